"""A folder in the library: known at once, read bit by bit, looked at again."""

import os
from pathlib import Path

import pytest

from shikaku_gui.formats import SavedGame, save
from shikaku_gui.store import folder_source as module
from shikaku_gui.store.database import Database
from shikaku_gui.store.folder_source import FolderSource
from shikaku_gui.store.game_store import GameStore
from shikaku_gui.store.library_entry import EntryOrigin, EntryState, LibraryEntry, read_summaries
from shikaku_gui.store.puzzle_records import PuzzleRecords, load_puzzle_records
from shikaku_gui.store.session_metadata import SessionMetadata
from tests.store.samples import LARGE, THREE, TWO, half_played


@pytest.fixture
def root(tmp_path: Path) -> Path:
    folder = tmp_path / "puzzles"
    (folder / "more").mkdir(parents=True)
    save(SavedGame(TWO), folder / "a.shikaku")
    save(SavedGame(THREE), folder / "more" / "b.shikaku")
    (folder / "c.shikaku").write_text("{")
    return folder


@pytest.fixture
def source(root: Path, database: Database) -> FolderSource:
    return FolderSource(EntryOrigin.FOLDER, root, database)


def another(source: FolderSource, database: Database) -> FolderSource:
    """Return the shelf of the next start of the program."""
    return FolderSource(source.origin, source.root, database)


def read_all(source: FolderSource) -> None:
    """Read until nothing is unread."""
    while source.read(1):
        pass


def shown(entries: tuple[LibraryEntry, ...]) -> list[tuple[str, EntryState]]:
    """Return titles and states."""
    return [(entry.title, entry.state) for entry in entries]


READ = [("Two by two", EntryState.NEW), ("c", EntryState.DAMAGED), ("Three", EntryState.NEW)]


def test_names_come_first_and_then_what_is_in_the_files(source: FolderSource, root: Path) -> None:
    assert source.scan()
    assert source.unread == tuple(
        root / name for name in ("a.shikaku", "c.shikaku", "more/b.shikaku")
    )
    unread = [(name, EntryState.UNREAD) for name in "acb"]
    assert shown(source.entries(PuzzleRecords())) == unread
    assert source.read(1) == (root / "a.shikaku",)
    assert shown(source.entries(PuzzleRecords())) == [READ[0], *unread[1:]]
    read_all(source)
    assert source.unread == ()
    assert shown(source.entries(PuzzleRecords())) == READ
    assert shown(source.entries(PuzzleRecords(), [root / "c.shikaku", root / "none"])) == [READ[1]]
    assert len(source.summaries()) == 3


def test_what_is_on_the_screen_is_read_first(source: FolderSource, root: Path) -> None:
    source.scan()
    source.prioritize([root / "more" / "b.shikaku", root / "none.shikaku"])
    assert source.read(1) == (root / "more" / "b.shikaku",)
    assert len(source.unread) == 2


def test_what_was_read_is_known_the_next_time(
    source: FolderSource, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    source.scan()
    read_all(source)
    monkeypatch.delattr(module, "read_summaries")
    again = another(source, database)
    again.scan()
    assert again.unread == ()
    assert again.entries(PuzzleRecords()) == source.entries(PuzzleRecords())


def test_only_what_changed_is_read_again(
    source: FolderSource, root: Path, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    source.scan()
    read_all(source)
    save(SavedGame(LARGE), root / "a.shikaku")
    (root / "c.shikaku").unlink()
    save(SavedGame(LARGE), root / "d.shikaku")
    read: list[Path] = []

    def watched(path: Path) -> object:
        read.append(path)
        return read_summaries(path)

    monkeypatch.setattr(module, "read_summaries", watched)
    for one in (source, another(source, database)):
        one.scan()
        read_all(one)
        assert [title for title, _ in shown(one.entries(PuzzleRecords()))] == ["All in one"] * 2 + [
            "Three"
        ]
    assert read == [root / "a.shikaku", root / "d.shikaku"]
    remembered = database.read("SELECT path FROM files")
    assert (os.fsencode(root / "c.shikaku"),) not in remembered
    assert len(remembered) == 3


def test_a_second_scan_reports_changes(source: FolderSource, root: Path) -> None:
    assert source.scan()
    read_all(source)
    assert not source.scan()
    (root / "more" / "b.shikaku").rename(root / "e.shikaku")
    assert source.scan()
    assert source.unread == (root / "e.shikaku",)
    read_all(source)
    (root / "c.shikaku").write_text("{ longer")
    assert source.scan()
    assert source.unread == (root / "c.shikaku",)
    read_all(source)
    os.utime(root / "a.shikaku", (1, 1))
    assert source.scan()
    assert source.unread == (root / "a.shikaku",)
    read_all(source)
    (root / "a.shikaku").unlink()
    assert source.scan()
    assert list(source.unread) == []
    listed = [entry.path for entry in source.entries(PuzzleRecords())]
    assert listed == [root / "c.shikaku", root / "e.shikaku"]


def test_files_removed_while_the_program_was_away_are_forgotten(
    source: FolderSource, root: Path, database: Database
) -> None:
    source.scan()
    read_all(source)
    (root / "c.shikaku").unlink()
    another(source, database).scan()
    assert len(database.read("SELECT path FROM files")) == 2


def test_files_changed_while_the_program_was_away_are_read_again(
    source: FolderSource, root: Path, database: Database
) -> None:
    source.scan()
    read_all(source)
    save(SavedGame(LARGE), root / "a.shikaku")
    again = another(source, database)
    again.scan()
    assert again.unread == (root / "a.shikaku",)


def test_a_folder_that_is_not_there_today_is_not_forgotten(
    source: FolderSource, root: Path, database: Database
) -> None:
    source.scan()
    read_all(source)
    root.rename(root.with_name("unplugged"))
    gone = another(source, database)
    assert not gone.scan()
    assert gone.entries(PuzzleRecords()) == ()
    root.with_name("unplugged").rename(root)
    gone.scan()
    assert shown(gone.entries(PuzzleRecords())) == READ
    assert gone.unread == ()


def test_a_file_that_goes_before_it_is_read_is_damaged_for_a_while(
    source: FolderSource, root: Path
) -> None:
    source.scan()
    (root / "a.shikaku").unlink()
    read_all(source)
    assert shown(source.entries(PuzzleRecords()))[0] == ("a", EntryState.DAMAGED)
    assert source.scan()
    assert shown(source.entries(PuzzleRecords())) == READ[1:]


def test_two_folders_with_like_names_are_kept_apart(
    source: FolderSource, root: Path, database: Database
) -> None:
    other = root.with_name("puzzles2")
    other.mkdir()
    save(SavedGame(LARGE), other / "a.shikaku")
    second = FolderSource(EntryOrigin.FOLDER, other, database)
    for one in (source, second, another(source, database)):
        one.scan()
        read_all(one)
    assert shown(second.entries(PuzzleRecords())) == [("All in one", EntryState.NEW)]
    assert len(database.read("SELECT path FROM files")) == 4


def test_the_stored_games_are_a_folder_source_too(tmp_path: Path, database: Database) -> None:
    store = GameStore(tmp_path / "games")
    for game in (half_played(1), half_played(2), SavedGame(THREE)):
        name = (store.names_for(game.puzzle) or (store.reserve_name(game.puzzle),))[0]
        store.save(name, game, SessionMetadata(zoom=2.0))
    source = FolderSource(EntryOrigin.UNFINISHED, tmp_path / "games", database)
    source.scan()
    read_all(source)
    known = load_puzzle_records(database, source.summaries())
    assert shown(source.entries(known)) == [
        ("Two by two", EntryState.STARTED),
        ("Three", EntryState.STARTED),
    ]
    assert [entry.progress for entry in source.entries(known)] == [0.5, 0.0]
    store.close()


def test_a_stop_leaves_the_rest_for_later(source: FolderSource) -> None:
    assert not source.scan(stop=lambda: True)
    source.scan()
    assert source.read(stop=lambda: True) == ()
    assert len(source.unread) == 3


@pytest.mark.skipif(os.name != "posix", reason="names are text there")
def test_a_name_need_not_be_text(source: FolderSource, root: Path, database: Database) -> None:
    name = os.fsdecode(b"\xff\xfe.shikaku")
    save(SavedGame(TWO), root / name)
    source.scan()
    read_all(source)
    again = another(source, database)
    again.scan()
    assert again.unread == ()
    assert root / name in {entry.path for entry in again.entries(PuzzleRecords())}
