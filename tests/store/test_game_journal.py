"""The journal of a stored game: each change is on the disk at once, whatever happens then."""

import os
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from shikaku_gui.formats import SavedGame, dumps, loads
from shikaku_gui.model import Cell, Clear, Erase, Place, Puzzle, Rect
from shikaku_gui.store import save_files
from shikaku_gui.store.game_store import GameStore
from shikaku_gui.store.session_metadata import SessionMetadata
from shikaku_gui.store.store_notices import StoreNotice, StoreTrouble
from tests.formats.test_linear_time import WorkCounter
from tests.store.samples import NOON, TWO, half_played, today

FIRST, SECOND = Place(Rect(0, 0, 1, 2)), Place(Rect(1, 0, 1, 2))
GAMES = (
    SavedGame(TWO),
    SavedGame(TWO, (FIRST,), 1, 1.0),
    SavedGame(TWO, (FIRST, SECOND), 2, 2.5),
    SavedGame(TWO, (FIRST, SECOND), 1, 3.0),
    SavedGame(TWO, (FIRST, Erase(Rect(0, 0, 1, 2)), Clear()), 3, 4.0),
)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[GameStore]:
    made = GameStore(tmp_path, today)
    yield made
    made.close()


def saved(store: GameStore, *games: SavedGame) -> str:
    """Save a game at these positions in turn, and return its name; it stays open."""
    name = store.reserve_name(TWO)
    for game in games:
        store.save(name, game, SessionMetadata())
    return name


def journals(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.journal"), key=lambda path: path.stat().st_mtime_ns)


def found(folder: Path) -> tuple[SavedGame, tuple[StoreNotice, ...]]:
    """Return what another program finds there, as after a kill."""
    for lock in folder.glob("*.lock"):
        lock.unlink()
    other = GameStore(folder, today)
    opened = other.open_last()
    assert opened.stored is not None
    return opened.stored.game, opened.notices


def test_each_save_after_the_first_is_a_line(store: GameStore, tmp_path: Path) -> None:
    name = saved(store, GAMES[0])
    assert journals(tmp_path) == []
    for count, game in enumerate(GAMES[1:], 1):
        store.save(name, game, SessionMetadata())
        (journal,) = journals(tmp_path)
        assert journal.read_bytes().count(b"\n") == count
        assert loads((tmp_path / f"{name}.shikaku").read_text()) == GAMES[0]
    assert found(tmp_path) == (GAMES[-1], ())


def test_what_a_move_writes_does_not_grow_with_the_grid(tmp_path: Path) -> None:
    lines, saves, work = [], [], []
    for side in (20, 1_000):
        clues: dict[Cell, int | None] = {Cell(row, row % 20): side for row in range(side)}
        puzzle = Puzzle(side, side, clues)
        games = [SavedGame(puzzle, (FIRST,), 1, 1.0), SavedGame(puzzle, (FIRST, SECOND), 2, 2.0)]
        folder = tmp_path / str(side)
        store = GameStore(folder, today)
        name = store.reserve_name(puzzle)
        store.save(name, games[0], SessionMetadata())
        saves.append((folder / f"{name}.shikaku").stat().st_size)
        counter = WorkCounter()
        sys.setprofile(counter)
        try:
            store.save(name, games[1], SessionMetadata())
        finally:
            sys.setprofile(None)
        store.close()
        lines.append(journals(folder)[0].stat().st_size)
        work.append(counter.work)
    assert lines[0] == lines[1] < 200
    assert saves[1] < 1_000 * len("[999, 999, 1000],\n") + 500
    assert work[1] < 1.2 * work[0] + 100


def test_what_is_on_the_disk_is_not_written_again(store: GameStore, tmp_path: Path) -> None:
    name = saved(store, *GAMES[:2])
    (journal,) = journals(tmp_path)
    size = journal.stat().st_size
    store.save(name, replace(GAMES[1]), SessionMetadata())
    assert journal.stat().st_size == size


@pytest.mark.parametrize("close", [True, False])
def test_a_game_that_is_let_go_of_is_one_save_again(
    store: GameStore, tmp_path: Path, close: bool
) -> None:
    name = saved(store, *GAMES)
    if close:
        store.close()
    else:
        store.release(name)
    assert loads((tmp_path / f"{name}.shikaku").read_text()) == GAMES[-1]


@pytest.mark.parametrize(("small", "written"), [(10, False), (10**6, True)])
def test_small_games_are_compacted_while_they_are_played(
    store: GameStore, tmp_path: Path, small: int, written: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(save_files, "_SMALL_SAVE", small)
    name = saved(store, *GAMES)
    store.compact(name, only_small=True)
    store.compact("2x2-000000000000")  # it is not open
    assert (loads((tmp_path / f"{name}.shikaku").read_text()) == GAMES[-1]) is written


def test_a_long_journal_gives_way_to_a_save(
    store: GameStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(save_files, "_SHORT_JOURNAL", 10)
    name = saved(store, GAMES[0])
    for seconds in range(1, 50):
        game = replace(GAMES[2], seconds=float(seconds))
        store.save(name, game, SessionMetadata())
        sizes = [path.stat().st_size for path in journals(tmp_path)]
        assert len(sizes) <= 2
        assert max(sizes) <= 2 * len(dumps(game))
    assert found(tmp_path) == (game, ())


def test_another_puzzle_is_a_save(store: GameStore, tmp_path: Path) -> None:
    other = replace(GAMES[2], puzzle=replace(TWO, title="Renamed"))
    saved(store, *GAMES, other)
    assert found(tmp_path) == (other, ())


def test_a_last_line_that_is_cut_off_is_dropped_without_a_word(
    store: GameStore, tmp_path: Path
) -> None:
    saved(store, *GAMES)
    (journal,) = journals(tmp_path)
    content = journal.read_bytes()
    complete = content[:-1].rindex(b"\n") + 1
    for length in range(complete, len(content)):
        journal.write_bytes(content[:length])
        assert found(tmp_path) == (GAMES[-2], ())


def test_saving_goes_on_after_a_line_that_was_cut_off(store: GameStore, tmp_path: Path) -> None:
    name = saved(store, *GAMES[:3])
    (journal,) = journals(tmp_path)
    journal.write_bytes(journal.read_bytes()[:-5])
    store.close()
    again = GameStore(tmp_path, today)
    assert again.open(name).stored is not None
    again.save(name, GAMES[4], SessionMetadata())
    assert found(tmp_path) == (GAMES[4], ())
    again.close()


@pytest.mark.parametrize("spoilt", range(4))
def test_a_damaged_line_is_reported_and_kept_aside(
    store: GameStore, tmp_path: Path, spoilt: int
) -> None:
    saved(store, *GAMES)
    (journal,) = journals(tmp_path)
    lines = journal.read_bytes().splitlines(keepends=True)
    lines[spoilt] = lines[spoilt].replace(b"position", b"posItion")
    damaged = b"".join(lines)
    journal.write_bytes(damaged)
    game, (notice,) = found(tmp_path)
    assert game == GAMES[spoilt]
    assert (notice.trouble, notice.path, notice.fallback) == (StoreTrouble.DAMAGED, journal, True)
    assert f"line {spoilt + 1}" in str(notice.reason)
    assert notice.kept_as is not None
    assert notice.kept_as.read_bytes() == damaged
    assert found(tmp_path) == (game, ())


def test_a_save_equal_to_an_earlier_one_begins_with_an_empty_journal(
    store: GameStore, tmp_path: Path
) -> None:
    undone = replace(GAMES[2], position=1)
    name = saved(store, GAMES[2])
    for game in (undone, GAMES[2], undone, undone, GAMES[2]):
        store.save(name, game, SessionMetadata())
        store.compact(name)
        assert found(tmp_path) == (game, ())


def test_a_damaged_save_costs_no_move(store: GameStore, tmp_path: Path) -> None:
    name = saved(store, *GAMES[:2])
    store.compact(name)
    store.save(name, GAMES[2], SessionMetadata())
    store.compact(name)
    for game in GAMES[3:]:
        store.save(name, game, SessionMetadata())
    (tmp_path / f"{name}.shikaku").write_text("{")
    game, (notice,) = found(tmp_path)
    assert game == GAMES[4]
    assert notice.trouble is StoreTrouble.DAMAGED
    assert found(tmp_path) == (GAMES[4], ())


def test_a_game_read_from_two_journals_is_written_anew(store: GameStore, tmp_path: Path) -> None:
    name = saved(store, *GAMES[:2])
    store.compact(name)
    store.save(name, GAMES[2], SessionMetadata())
    (tmp_path / f"{name}.shikaku").unlink()
    store.close()
    (tmp_path / f"{name}.shikaku").unlink()
    again = GameStore(tmp_path, today)
    assert again.open(name).stored is not None
    again.save(name, GAMES[3], SessionMetadata())
    again.close()
    assert loads((tmp_path / f"{name}.shikaku").read_text()) == GAMES[3]


def test_a_journal_of_another_save_is_not_read(store: GameStore, tmp_path: Path) -> None:
    """An older program, which knows no journals, has written the save since."""
    name = saved(store, *GAMES[:3])
    (tmp_path / f"{name}.shikaku").write_text(dumps(half_played(9)))
    assert found(tmp_path) == (half_played(9), ())


@pytest.mark.parametrize("after", [GAMES[3], GAMES[1]], ids=["another", "the one before"])
@pytest.mark.parametrize("failing", ["fsync", "write"])
def test_an_append_that_fails_is_made_up_for(
    store: GameStore,
    tmp_path: Path,
    failing: str,
    after: SavedGame,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    name = saved(store, *GAMES[:2])

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        with pytest.raises(OSError, match="No space"):
            store.save(name, GAMES[2], SessionMetadata())
    (journal,) = journals(tmp_path)
    if failing == "write":
        journal.write_bytes(journal.read_bytes()[:-7])  # as after half a write
    store.save(name, after, SessionMetadata())
    assert journal.read_bytes().count(b"\n") == 2
    assert found(tmp_path) == (after, ())


def test_a_removed_game_leaves_no_journal(store: GameStore, tmp_path: Path) -> None:
    name = saved(store, *GAMES)
    store.compact(name)
    store.save(name, GAMES[1], SessionMetadata())
    store.remove(name)
    assert [path.name for path in tmp_path.iterdir()] == ["running"]


def test_the_game_with_the_latest_move_comes_first(store: GameStore, tmp_path: Path) -> None:
    one, other = saved(store, *GAMES[:2]), saved(store, GAMES[0])
    os.utime(tmp_path / f"{other}.shikaku", (1, 1))
    os.utime(tmp_path / f"{one}.shikaku", (0, 0))
    assert store.names() == (one, other)


def test_the_cursor_is_written_once_there_is_time(store: GameStore, tmp_path: Path) -> None:
    metadata = SessionMetadata(cell=Cell(0, 0))
    name = store.reserve_name(TWO)
    store.save(name, GAMES[0], metadata)
    sitting = tmp_path / f"{name}.sitting"
    before = sitting.read_text()
    store.save(name, GAMES[1], replace(metadata, cell=Cell(1, 1)))
    assert sitting.read_text() == before
    store.compact(name, only_small=True)
    assert sitting.read_text() == before.replace("[0, 0]", "[1, 1]")
    store.save(name, GAMES[2], replace(metadata, cell=Cell(1, 0)))
    store.close()
    assert sitting.read_text() == before.replace("[0, 0]", "[1, 0]")
    store.save(name, GAMES[3], replace(metadata, checks=1))
    assert '"checks": 1' in sitting.read_text()


def test_games_that_have_ended_are_listed(store: GameStore) -> None:
    saved(store, *GAMES[:2])
    name = store.reserve_name(TWO)
    store.save(name, GAMES[1], SessionMetadata(ended=NOON))
    assert store.ended_names() == ()  # it is open
    store.release(name)
    assert store.ended_names() == (name,)
    stored = store.open(name).stored
    assert stored is not None
    assert stored.metadata.ended == NOON
    with pytest.raises(ValueError, match="time zone"):
        SessionMetadata(ended=NOON.replace(tzinfo=None))
