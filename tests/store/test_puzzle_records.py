"""What the player has to do with the puzzles of the library."""

from pathlib import Path

import pytest

from shikaku_gui.formats import SavedGame, save
from shikaku_gui.store.database import Database
from shikaku_gui.store.history import GameResult, past_games, record
from shikaku_gui.store.library_entry import Collection, Sheet, State
from shikaku_gui.store.puzzle_identity import puzzle_id
from shikaku_gui.store.puzzle_records import (
    PuzzleRecords,
    entry,
    past_entry,
    recent_entries,
    records,
)
from shikaku_gui.store.session_metadata import SessionMetadata
from tests.store.samples import NOON, THREE, TWO, half_played, solved

FILE = Path("/puzzles/a.shikaku")


@pytest.mark.parametrize(
    ("sheet", "known", "state", "progress"),
    [
        (Sheet(puzzle="p"), PuzzleRecords(), State.NEW, 0),
        (Sheet(puzzle="p", progress=0.3), PuzzleRecords(), State.STARTED, 0.3),
        (Sheet(puzzle="p", progress=1, solved=True), PuzzleRecords(), State.SOLVED, 1),
        (Sheet(puzzle="p"), PuzzleRecords(solved=frozenset("p")), State.SOLVED, 0),
        (Sheet(puzzle="p"), PuzzleRecords(solved=frozenset("q")), State.NEW, 0),
        (Sheet(puzzle="p"), PuzzleRecords(begun={"p": 0.0}), State.STARTED, 0),
        (
            Sheet(puzzle="p"),
            PuzzleRecords(begun={"p": 0.6}, solved=frozenset("p")),
            State.STARTED,
            0.6,
        ),
        (Sheet(error="broken"), PuzzleRecords(solved=frozenset("p")), State.DAMAGED, 0),
    ],
)
def test_state_and_progress(
    sheet: Sheet, known: PuzzleRecords, state: State, progress: float
) -> None:
    made = entry(Collection.BUNDLED, FILE, sheet, known)
    assert (made.state, made.progress) == (state, progress)


def test_every_state_of_a_file_occurs_above_or_below() -> None:
    assert set(State) == {
        State.NEW,
        State.STARTED,
        State.SOLVED,
        State.DAMAGED,
        State.MISSING,
        State.UNREAD,
    }


def test_records_are_gathered_from_history_kept_games_and_recent_files(
    database: Database,
) -> None:
    record(database, solved(30), SessionMetadata(), GameResult.SOLVED, NOON)
    kept = [
        Sheet(puzzle="begun", progress=0.25),
        Sheet(puzzle="done", progress=1.0, solved=True),
        Sheet(error="damaged"),
    ]
    known = records(database, kept, [Path("/newest"), FILE])
    assert known.best == {puzzle_id(TWO): 30}
    assert known.solved == {puzzle_id(TWO)}
    assert known.begun == {"begun": 0.25}
    made = entry(Collection.FOLDER, FILE, Sheet(puzzle=puzzle_id(TWO)), known)
    assert (made.best, made.opened) == (30, 1)


def test_recent_files_are_entries_also_when_they_are_gone(
    database: Database, tmp_path: Path
) -> None:
    there, damaged, gone = (tmp_path / name for name in ("a.shikaku", "b.shikaku", "c.shikaku"))
    save(half_played(), there)
    damaged.write_text("{")
    found = recent_entries(records(database, opened=[there, damaged, gone]))
    assert [(made.path, made.opened, made.state) for made in found] == [
        (there, 3, State.STARTED),
        (damaged, 2, State.DAMAGED),
        (gone, 1, State.MISSING),
    ]
    assert {made.collection for made in found} == {Collection.RECENT}


def test_games_of_the_history_are_entries(database: Database) -> None:
    record(database, solved(30), SessionMetadata(), GameResult.SOLVED, NOON)
    record(database, SavedGame(THREE), SessionMetadata(), GameResult.ABANDONED, NOON)
    known = records(database, [Sheet(puzzle=puzzle_id(THREE), progress=0.5)])
    found = [past_entry(past, known) for past in past_games(database)]
    assert [(made.title, made.state, made.progress, made.best) for made in found] == [
        ("Three", State.STARTED, 0.5, None),
        ("Two by two", State.SOLVED, 0, 30),
    ]
    assert [made.game for made in found] == [past.id for past in past_games(database)]
    (unknown,) = {past_entry(past, PuzzleRecords()).state for past in past_games(database)}
    assert unknown is State.NEW
