"""The files opened last."""

from datetime import timedelta
from pathlib import Path

from shikaku_gui.store.database import Database
from shikaku_gui.store.recent import MAX_RECENT, clear_recent, note_opened, pin, recent_files
from tests.store.samples import NOON


def open_all(database: Database, *names: str) -> None:
    """Open files one after the other."""
    for at, name in enumerate(names):
        note_opened(database, Path("/puzzles") / name, NOON + timedelta(minutes=at))


def names(database: Database) -> list[str]:
    """Return the names in the order of the list."""
    return [recent.path.name for recent in recent_files(database)]


def test_the_last_one_comes_first_and_each_once(database: Database) -> None:
    open_all(database, "a", "b", "c", "a")
    assert names(database) == ["a", "c", "b"]


def test_the_oldest_are_dropped(database: Database) -> None:
    open_all(database, *(str(number) for number in range(MAX_RECENT + 5)))
    assert names(database) == [str(number) for number in range(MAX_RECENT + 4, 4, -1)]


def test_pinned_files_stay_on_top(database: Database) -> None:
    open_all(database, "old")
    (old,) = recent_files(database)
    pin(database, old)
    open_all(database, *(str(number) for number in range(MAX_RECENT + 5)))
    assert names(database)[0] == "old"
    assert len(names(database)) == MAX_RECENT + 1
    clear_recent(database)
    assert names(database) == ["old"]
    pin(database, old, pinned=False)
    clear_recent(database)
    assert names(database) == []


def test_puzzles_of_one_file_are_kept_apart(database: Database) -> None:
    for number in (0, 1, 0):
        note_opened(database, Path("/puzzles/all.json"), NOON, number)
    assert [recent.number for recent in recent_files(database)] == [0, 1]


def test_a_path_is_kept_whole(database: Database) -> None:
    note_opened(database, Path("here.shikaku"), NOON)
    assert [recent.path for recent in recent_files(database)] == [Path.cwd() / "here.shikaku"]
