"""The player's record with the puzzles of the library."""

from datetime import timedelta
from pathlib import Path

import pytest

from shikaku_gui.formats import HintsUsed, save
from shikaku_gui.store.database import Database
from shikaku_gui.store.game_history import Completion, Finish, GameResult, record_game
from shikaku_gui.store.library_entry import EntryOrigin, EntryState, PuzzleSummary
from shikaku_gui.store.puzzle_identity import puzzle_id
from shikaku_gui.store.puzzle_records import (
    PuzzleRecords,
    load_puzzle_records,
    make_entry,
    recent_entries,
)
from shikaku_gui.store.session_metadata import SessionMetadata
from tests.store.samples import NOON, TWO, half_played, solved

FILE = Path("/puzzles/a.shikaku")


@pytest.mark.parametrize(
    ("summary", "known", "state", "progress"),
    [
        (PuzzleSummary(puzzle="p"), PuzzleRecords(), EntryState.NEW, 0),
        (PuzzleSummary(puzzle="p", progress=0.3), PuzzleRecords(), EntryState.STARTED, 0.3),
        (PuzzleSummary(puzzle="p", progress=1, solved=True), PuzzleRecords(), EntryState.SOLVED, 1),
        (
            PuzzleSummary(puzzle="p"),
            PuzzleRecords(finished={"p": Finish(Completion.SOLVED)}),
            EntryState.SOLVED,
            0,
        ),
        (
            PuzzleSummary(puzzle="p"),
            PuzzleRecords(finished={"q": Finish(Completion.SOLVED)}),
            EntryState.NEW,
            0,
        ),
        (
            PuzzleSummary(puzzle="p"),
            PuzzleRecords(finished={"p": Finish(Completion.HELPED)}),
            EntryState.HELPED,
            0,
        ),
        (PuzzleSummary(puzzle="p"), PuzzleRecords(begun={"p": 0.0}), EntryState.STARTED, 0),
        (
            PuzzleSummary(puzzle="p"),
            PuzzleRecords(begun={"p": 0.6}, finished={"p": Finish(Completion.SOLVED)}),
            EntryState.STARTED,
            0.6,
        ),
        (
            PuzzleSummary(error="broken"),
            PuzzleRecords(finished={"p": Finish(Completion.SOLVED)}),
            EntryState.DAMAGED,
            0,
        ),
    ],
)
def test_state_and_progress(
    summary: PuzzleSummary, known: PuzzleRecords, state: EntryState, progress: float
) -> None:
    made = make_entry(EntryOrigin.BUNDLED, FILE, summary, known)
    assert (made.state, made.progress) == (state, progress)


def test_every_state_of_a_file_occurs_above_or_below() -> None:
    assert set(EntryState) == {
        EntryState.NEW,
        EntryState.STARTED,
        EntryState.HELPED,
        EntryState.SOLVED,
        EntryState.DAMAGED,
        EntryState.MISSING,
        EntryState.UNREAD,
    }


def test_records_come_from_history_stored_games_and_recent_files(
    database: Database,
) -> None:
    record_game(database, solved(30), SessionMetadata(), GameResult.SOLVED, NOON)
    kept = [
        PuzzleSummary(puzzle="begun", progress=0.25),
        PuzzleSummary(puzzle="done", progress=1.0, solved=True),
        PuzzleSummary(error="damaged"),
    ]
    known = load_puzzle_records(database, kept, [Path("/newest"), FILE])
    assert known.best == {puzzle_id(TWO): 30}
    assert known.finished == {puzzle_id(TWO): Finish(Completion.SOLVED)}
    assert known.solved == {puzzle_id(TWO)}
    assert known.begun == {"begun": 0.25}
    made = make_entry(EntryOrigin.FOLDER, FILE, PuzzleSummary(puzzle=puzzle_id(TWO)), known)
    assert (made.best, made.opened) == (30, 1)


def test_a_puzzle_whose_solution_was_shown_does_not_count_as_solved(database: Database) -> None:
    record_game(database, solved(), SessionMetadata(), GameResult.SHOWN, NOON)
    known = load_puzzle_records(database)
    assert known.finished == {puzzle_id(TWO): Finish(Completion.HELPED)}
    assert not known.solved


@pytest.mark.parametrize(
    ("games", "finish"),
    [
        ([(1, 0), (2, 0)], Finish(Completion.SOLVED, HintsUsed(nudge=2))),
        ([(2, 0), (1, 0)], Finish(Completion.SOLVED, HintsUsed(nudge=1))),
        ([(1, 0), (3, 1)], Finish(Completion.SOLVED, HintsUsed(nudge=1))),
        ([(1, 2), (3, 1)], Finish(Completion.HELPED, HintsUsed(nudge=3, draw=1))),
    ],
)
def test_hints_are_those_of_the_last_game_solved_so_far(
    database: Database, games: list[tuple[int, int]], finish: Finish
) -> None:
    for hour, (nudge, draw) in enumerate(games):
        game = solved(hints=HintsUsed(nudge=nudge, draw=draw))
        record_game(
            database, game, SessionMetadata(), GameResult.SOLVED, NOON + timedelta(hours=hour)
        )
    known = load_puzzle_records(database)
    made = make_entry(EntryOrigin.FOLDER, FILE, PuzzleSummary(puzzle=puzzle_id(TWO)), known)
    assert known.finished == {puzzle_id(TWO): finish}
    assert made.hints == finish.hints


def test_recent_files_are_entries_also_when_they_are_gone(
    database: Database, tmp_path: Path
) -> None:
    there, damaged, gone = (tmp_path / name for name in ("a.shikaku", "b.shikaku", "c.shikaku"))
    save(half_played(), there)
    damaged.write_text("{")
    found = recent_entries(load_puzzle_records(database, opened=[there, damaged, gone]))
    assert [(made.path, made.opened, made.state) for made in found] == [
        (there, 3, EntryState.STARTED),
        (damaged, 2, EntryState.DAMAGED),
        (gone, 1, EntryState.MISSING),
    ]
    assert {made.origin for made in found} == {EntryOrigin.RECENT}
