"""Estimates kept with the history, and the player's times compared with them."""

from datetime import timedelta
from math import log

import pytest

from shikaku_gui.formats import HintsUsed, SavedGame, loads
from shikaku_gui.model import Cell, Puzzle
from shikaku_gui.solver import CutShortError, grade
from shikaku_gui.store.database import Database
from shikaku_gui.store.expected_times import (
    COMPARED_LEAST,
    Estimate,
    TimeComparison,
    load_comparison,
    next_estimate,
    rank_correlation,
    record_estimate,
)
from shikaku_gui.store.game_history import GameResult, erase_history, record_game
from shikaku_gui.store.puzzle_identity import SizeClass, puzzle_id
from shikaku_gui.store.session_metadata import SessionMetadata
from shikaku_gui.store.statistics import load_statistics
from tests.store.samples import NOON, THREE, TWO

FAIR = loads("3 2 .\n. . .\n. . 4").puzzle
PUZZLES = [Puzzle(1, width, {Cell(0, 0): width}) for width in range(1, COMPARED_LEAST + 1)]


def play(
    database: Database,
    puzzle: Puzzle,
    seconds: float = 60.0,
    result: GameResult = GameResult.SOLVED,
    hints: HintsUsed | None = None,
) -> None:
    game = SavedGame(puzzle, seconds=seconds, hints=hints or HintsUsed())
    record_game(database, game, SessionMetadata(), result, NOON)


def estimate_all(database: Database) -> int:
    made = 0
    while (estimate := next_estimate(database)) is not None:
        record_estimate(database, estimate)
        made += 1
    return made


def estimates(database: Database) -> dict[str, float]:
    return dict(database.read("SELECT puzzle, seconds FROM estimates WHERE version > 0"))


def test_each_puzzle_is_estimated_once(database: Database) -> None:
    for _ in range(2):
        play(database, FAIR)
    assert estimate_all(database) == 1
    assert estimates(database) == {puzzle_id(FAIR): grade(FAIR).expected_seconds}


def test_a_puzzle_that_techniques_do_not_solve_has_no_estimate(database: Database) -> None:
    play(database, TWO)
    assert next_estimate(database) == Estimate(puzzle_id(TWO), None)
    assert estimate_all(database) == 1
    assert estimates(database) == {puzzle_id(TWO): None}


@pytest.mark.parametrize(
    ("result", "hints"),
    [
        (GameResult.ABANDONED, HintsUsed()),
        (GameResult.SHOWN, HintsUsed()),
        (GameResult.SOLVED, HintsUsed(draw=1)),
    ],
)
def test_games_whose_time_does_not_count_are_left_out(
    database: Database, result: GameResult, hints: HintsUsed
) -> None:
    play(database, FAIR, result=result, hints=hints)
    assert next_estimate(database) is None


def test_estimates_of_an_older_version_are_made_again(database: Database) -> None:
    play(database, FAIR)
    database.change("INSERT INTO estimates VALUES (?, 0, 1.0)", (puzzle_id(FAIR),))
    assert estimates(database) == {}
    assert estimate_all(database) == 1
    assert estimates(database)[puzzle_id(FAIR)] > 1


def test_erasing_leaves_no_estimate(database: Database) -> None:
    play(database, FAIR)
    estimate_all(database)
    erase_history(database)
    record_estimate(database, Estimate(puzzle_id(FAIR), 9.0))
    assert estimates(database) == {}


def test_ten_puzzles_are_compared_by_their_first_games(database: Database) -> None:
    for puzzle in PUZZLES[1:]:
        play(database, puzzle, 20.0 * puzzle.cols)
        play(database, puzzle, 1.0)
    play(database, THREE, 1.0)
    play(database, PUZZLES[0], 0.0)
    play(database, PUZZLES[0], 1.0, result=GameResult.ABANDONED)
    for puzzle in PUZZLES:
        record_estimate(database, Estimate(puzzle_id(puzzle), 10.0 * puzzle.cols))
    record_estimate(database, Estimate(puzzle_id(THREE), None))
    assert load_comparison(database).rank_correlation is None
    play(database, PUZZLES[0], 500.0)
    found = load_comparison(database)
    assert found.puzzles == COMPARED_LEAST
    low, high = found.strength.ratios[SizeClass.TINY, "gentle"]
    assert low < log(2) < high
    assert found.rank_correlation == pytest.approx(rank_correlation(range(10), [9, *range(9)]))


def test_an_estimate_that_is_stopped_is_not_kept_as_none(database: Database) -> None:
    play(database, FAIR)
    with pytest.raises(CutShortError):
        next_estimate(database, lambda: True)


def test_the_statistics_have_the_comparison(database: Database) -> None:
    play(database, FAIR)
    estimate_all(database)
    found = load_statistics(database, NOON + timedelta(days=1))
    assert found.comparison == TimeComparison(1)


@pytest.mark.parametrize(
    ("first", "second", "found"),
    [
        ([1, 2, 3, 4], [10, 20, 30, 1000], 1),
        ([1, 2, 3, 4], [4, 3, 2, 1], -1),
        ([1, 2, 3], [10, 30, 20], 0.5),
        ([1, 2, 2, 3], [1, 2, 2, 3], 1),
        ([1, 2, 3, 4], [1, 1, 2, 2], 0.894427),
        ([1, 1, 1], [1, 2, 3], None),
    ],
)
def test_rank_correlation(first: list[float], second: list[float], found: float | None) -> None:
    assert rank_correlation(first, second) == (None if found is None else pytest.approx(found))
