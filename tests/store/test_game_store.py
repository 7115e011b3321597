"""Games in progress: kept, found again, set aside when damaged, never deleted."""

import os
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from shikaku_gui.formats import SavedGame, dumps
from shikaku_gui.model import Cell, Clear
from shikaku_gui.store.game_store import GameStore
from shikaku_gui.store.session_metadata import SessionMetadata
from shikaku_gui.store.store_notices import StoreTrouble
from tests.store.samples import THREE, TWO, half_played, read_only, solved, today

NEWER = dumps(half_played()).replace('"version": 1', '"version": 99')
DAMAGED = dumps(half_played())[:-20]


@pytest.fixture
def store(tmp_path: Path) -> Iterator[GameStore]:
    made = GameStore(tmp_path / "games", today)
    yield made
    made.close()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "games"


def kept_once(store: GameStore, *games: SavedGame) -> str:
    """Keep a game at these positions in turn, let go of it, and return its name."""
    name = store.reserve_name(games[0].puzzle)
    for game in games:
        store.save(name, game, SessionMetadata())
        store.compact(name)
    store.close()
    return name


def test_an_empty_folder_has_no_games(store: GameStore, folder: Path) -> None:
    assert store.names() == ()
    assert store.open_last().stored is None
    assert not folder.exists()


def test_the_last_game_is_found_again_with_its_metadata(store: GameStore, folder: Path) -> None:
    metadata = SessionMetadata(zoom=2.5, cell=Cell(1, 1), checks=2)
    name = store.reserve_name(TWO)
    store.save(name, half_played(), metadata)
    store.close()
    found = GameStore(folder, today).open_last()
    assert found.notices == ()
    assert found.stored is not None
    assert found.stored.game == half_played()
    assert found.stored.metadata == metadata


def test_the_running_game_is_the_one_saved_last(store: GameStore, folder: Path) -> None:
    one = kept_once(store, half_played())
    other = kept_once(store, SavedGame(THREE))
    found = store.open_last().stored
    assert found is not None
    assert found.name == other
    store.close()
    store.save(one, solved(), SessionMetadata())
    again = GameStore(folder, today).open_last().stored
    assert again is not None
    assert (again.name, again.game) == (one, solved())


def test_names_say_which_puzzle_and_come_newest_first(store: GameStore, folder: Path) -> None:
    names = [kept_once(store, game) for game in (half_played(), SavedGame(THREE), solved())]
    for at, name in enumerate(names):
        os.utime(folder / f"{name}.shikaku", (at, at))
    assert store.names() == (names[2], names[1], names[0])
    assert store.names_for(TWO) == (names[2], names[0])
    assert names[2] == f"{names[0]}-2"
    assert names[1].startswith("3x3-")


def test_other_files_are_no_games(store: GameStore, folder: Path) -> None:
    name = kept_once(store, half_played())
    for other in ("notes.txt", "..shikaku", "2x2-xyz.shikaku", "2x2-0123456789ab.shikaku.old"):
        (folder / other).write_text("?")
    assert store.names() == (name,)
    with pytest.raises(KeyError):
        store.open("../../etc/passwd")


def test_the_previous_save_is_kept_too(store: GameStore, folder: Path) -> None:
    name = kept_once(store, half_played(1), half_played(2), half_played(3))
    previous = (folder / f"{name}.shikaku.previous").read_text()
    assert previous == dumps(half_played(2))


def test_a_missing_save_is_made_up_for_by_the_one_before(store: GameStore, folder: Path) -> None:
    name = kept_once(store, half_played(1), half_played(2))
    (folder / f"{name}.shikaku").unlink()
    found = store.open_last()
    assert found.notices == ()
    assert found.stored is not None
    assert found.stored.game == half_played(2)
    store.save(name, half_played(3), SessionMetadata())
    assert (folder / f"{name}.shikaku.previous").read_text() == dumps(half_played(1))


@pytest.mark.parametrize(
    ("text", "trouble"),
    [
        (DAMAGED, StoreTrouble.DAMAGED),
        ("", StoreTrouble.DAMAGED),
        ("\0" * 500, StoreTrouble.DAMAGED),
        (NEWER, StoreTrouble.NEWER),
        ('{"format": "shikaku", "version": "2"}', StoreTrouble.DAMAGED),
        ('{"format": "shikaku", "version": 1}', StoreTrouble.DAMAGED),
        ('{"version": 2}', StoreTrouble.DAMAGED),
        ("[2]", StoreTrouble.DAMAGED),
    ],
)
def test_a_save_that_cannot_be_read_is_set_aside(
    store: GameStore, folder: Path, text: str, trouble: StoreTrouble
) -> None:
    name = kept_once(store, half_played(1), half_played(2))
    save = folder / f"{name}.shikaku"
    save.write_text(text)
    found = store.open_last()
    assert found.stored is not None
    assert found.stored.game == half_played(2)
    (notice,) = found.notices
    aside = folder / f"{name}.shikaku.{trouble.value}-2026-11-21"
    assert (notice.trouble, notice.path, notice.kept_as) == (trouble, save, aside)
    assert notice.fallback
    assert notice.reason
    assert aside.read_text() == text


def test_bytes_that_are_no_text_are_set_aside(store: GameStore, folder: Path) -> None:
    name = kept_once(store, half_played(1), half_played(2))
    (folder / f"{name}.shikaku").write_bytes(b'{"format": "shikaku", "version": 2, \xff')
    (notice,) = store.open_last().notices
    assert notice.trouble is StoreTrouble.DAMAGED


def test_where_both_saves_are_damaged_the_next_game_is_opened(
    store: GameStore, folder: Path
) -> None:
    other = kept_once(store, SavedGame(THREE))
    name = kept_once(store, half_played(1), half_played(2))
    for ending in (".shikaku", ".shikaku.previous"):
        (folder / (name + ending)).write_text(DAMAGED)
    found = store.open_last()
    assert found.stored is not None
    assert found.stored.name == other
    assert [notice.trouble for notice in found.notices] == [StoreTrouble.DAMAGED] * 2
    assert not any(notice.fallback for notice in found.notices)
    assert len(list(folder.glob("*.damaged-2026-11-21"))) == 2
    assert store.names() == (other,)


def test_a_file_that_cannot_be_opened_stays_in_its_place(store: GameStore, folder: Path) -> None:
    name = kept_once(store, half_played(1), half_played(2))
    save = folder / f"{name}.shikaku"
    save.unlink()
    save.mkdir()
    found = store.open(name)
    assert found.stored is None
    assert [notice.trouble for notice in found.notices] == [StoreTrouble.UNREADABLE]
    assert save.is_dir()


@pytest.mark.parametrize("running", [None, b"", b"\xff\xfe", b"9x9-000000000000\n"])
def test_without_a_note_which_ran_last_the_newest_is_taken(
    store: GameStore, folder: Path, running: bytes | None
) -> None:
    name = kept_once(store, half_played())
    older = kept_once(store, SavedGame(THREE))
    os.utime(folder / f"{older}.shikaku", (1, 1))
    if running is None:
        (folder / "running").unlink()
    else:
        (folder / "running").write_bytes(running)
    found = store.open_last().stored
    assert found is not None
    assert found.name == name


def test_a_finished_game_is_gone_and_none_is_restored(store: GameStore, folder: Path) -> None:
    other = kept_once(store, SavedGame(THREE))
    name = store.reserve_name(TWO)
    store.save(name, half_played(), SessionMetadata())
    store.save(name, solved(), SessionMetadata())
    store.remove(name)
    assert store.names() == (other,)
    assert not [path for path in folder.iterdir() if path.name.startswith(name)]
    assert GameStore(folder, today).open_last().stored is None
    store.save(other, SavedGame(THREE), SessionMetadata())
    assert store.open_last().stored is not None


def test_forgetting_another_game_leaves_the_running_one(store: GameStore) -> None:
    other = kept_once(store, SavedGame(THREE))
    name = kept_once(store, half_played())
    store.remove(other)
    found = store.open_last().stored
    assert found is not None
    assert found.name == name


def test_a_game_is_open_once(store: GameStore, folder: Path) -> None:
    name = kept_once(store, half_played())
    second = GameStore(folder, today)
    assert store.open(name).stored is not None
    found = second.open_last()
    assert found.stored is None
    assert [notice.trouble for notice in found.notices] == [StoreTrouble.IN_USE]
    store.release(name)
    assert second.open(name).stored is not None
    second.close()


def test_a_new_game_never_gets_the_name_of_an_open_one(store: GameStore, folder: Path) -> None:
    second = GameStore(folder, today)
    names = {store.reserve_name(TWO), store.reserve_name(TWO), second.reserve_name(TWO)}
    assert len(names) == 3
    second.close()


def test_the_first_game_makes_the_folders_it_needs(tmp_path: Path) -> None:
    store = GameStore(tmp_path / "player" / "games")
    name = store.reserve_name(TWO)
    store.release(name)
    assert (tmp_path / "player" / "games").is_dir()


def test_lost_metadata_loses_no_moves(store: GameStore, folder: Path) -> None:
    name = kept_once(store, half_played())
    for spoil in (lambda path: path.write_bytes(b"\xff"), Path.unlink):
        spoil(folder / f"{name}.sitting")
        found = store.open(name).stored
        assert found is not None
        assert (found.game, found.metadata.zoom) == (half_played(), None)
        store.save(name, half_played(), replace(found.metadata, zoom=None, checks=1))
        assert (folder / f"{name}.sitting").exists()
        store.close()


def test_a_save_that_fails_leaves_the_one_before(
    store: GameStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = kept_once(store, half_played(1), half_played(2))

    def full(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        for seconds in (3, 4):
            with pytest.raises(OSError, match="No space"):
                store.save(name, half_played(seconds), SessionMetadata())
    found = store.open(name)
    assert found.notices == ()
    assert found.stored is not None
    assert found.stored.game == half_played(2)
    store.save(name, half_played(5), found.stored.metadata)


@pytest.mark.skipif(os.name != "posix", reason="folders are not made read-only like that")
def test_a_read_only_folder_is_read_and_nothing_in_it_moved(folder_for_all: Path) -> None:
    first = GameStore(folder_for_all, today)
    name = kept_once(first, half_played(1), half_played(2))
    (folder_for_all / f"{name}.shikaku").write_text(DAMAGED)
    (folder_for_all / f"{name}.lock").unlink()
    with read_only(folder_for_all):
        store = GameStore(folder_for_all, today)
        found = store.open_last()
        with pytest.raises(OSError, match="Permission"):
            store.save(name, half_played(3), SessionMetadata())
        with pytest.raises(OSError, match="Permission"):
            store.reserve_name(TWO)
        store.close()
    assert found.stored is not None
    assert found.stored.game == half_played(2)
    assert [(notice.trouble, notice.kept_as) for notice in found.notices] == [
        (StoreTrouble.DAMAGED, None)
    ]
    assert (folder_for_all / f"{name}.shikaku").read_text() == DAMAGED


def test_forgotten_drafts_are_swept_away_but_fresh_ones_stay(
    store: GameStore, folder: Path
) -> None:
    kept_once(store, half_played())
    old, fresh = folder / ".0123456789abcdef.tmp", folder / ".fedcba9876543210.tmp"
    for draft in (old, fresh):
        draft.write_text("{")
    os.utime(old, (1, 1))
    store.open_last()
    assert not old.exists()
    assert fresh.exists()


def test_a_branch_and_a_clear_come_back(store: GameStore) -> None:
    game = SavedGame(TWO, (*solved().moves, Clear()), 1)
    name = kept_once(store, game)
    found = store.open(name).stored
    assert found is not None
    assert (found.game.moves, found.game.position) == (game.moves, 1)
