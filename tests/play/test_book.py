"""The data that a book needs of its puzzles."""

from collections.abc import Sequence
from typing import Any

import pytest

from shikaku_gui.formats import SavedGame
from shikaku_gui.model import Cell, Puzzle
from shikaku_gui.play import BookMaker, BookOptions, BookPlace, NamedGame, find_unique_solution
from shikaku_gui.solver import CutShortError, Difficulty, Status
from tests.gui.boards import NONE, PUZZLE, SEVERAL, SOLUTION

GENTLE = Puzzle(1, 2, {Cell(0, 0): 2}, title="gentle one")
HARD = Puzzle(1, 2, {Cell(0, 1): 2}, grade="Hard")


def named(*puzzles: Puzzle) -> list[NamedGame]:
    """Return games of puzzles, named by their numbers."""
    return [NamedGame(f"file {at}", SavedGame(puzzle)) for at, puzzle in enumerate(puzzles, 1)]


def options(**values: Any) -> BookOptions:
    """Return options."""
    return BookOptions(**values)


def test_nothing_is_solved_that_is_not_asked_for() -> None:
    (entry,) = BookMaker().make([("", named(PUZZLE))], options()).puzzles
    assert (entry.answer, entry.solution, entry.nudges) == (None, None, ())
    assert (entry.name, entry.number) == ("file 1", 1)


def test_solutions_are_found_and_what_has_none_stays_in_the_book() -> None:
    book = BookMaker().make(
        [("", named(PUZZLE, SEVERAL, NONE))], options(solutions=BookPlace.END, hints=BookPlace.END)
    )
    assert [entry.solution for entry in book.puzzles] == [SOLUTION, None, None]
    statuses = [entry.answer.status for entry in book.puzzles if entry.answer]
    assert statuses == [Status.UNIQUE, Status.MULTIPLE, Status.INFEASIBLE]
    assert [len(entry.nudges) for entry in book.puzzles] == [1, 0, 0]


def test_the_second_nudge_is_for_the_hardest_step() -> None:
    puzzle = Puzzle(
        5,
        5,
        {Cell(0, 3): 5, Cell(1, 4): 2, Cell(2, 0): 8, Cell(3, 4): 4, Cell(4, 2): 4, Cell(4, 3): 2},
    )
    book = BookMaker().make([("", named(puzzle))], options(hints=BookPlace.FOOT))
    assert [str(nudge) for nudge in book.puzzles[0].nudges] == [
        "Only one rectangle is possible for a clue at the top.",
        "Only one clue can reach a certain cell at the bottom left.",
    ]


def levels(puzzles: Sequence[Puzzle], **values: Any) -> list[tuple[Difficulty | None, list[int]]]:
    """Return the level of each chapter, and which of the puzzles stand there, from 1."""
    book = BookMaker(**values).make([("", named(*puzzles))], options(by_grade=True))
    assert [entry.number for entry in book.puzzles] == list(range(1, len(puzzles) + 1))
    return [
        (chapter.level, [int(entry.name.split()[1]) for entry in chapter.puzzles])
        for chapter in book.chapters
    ]


def test_chapters_go_by_grade_as_said_or_found_and_the_ungraded_come_last() -> None:
    assert levels([SEVERAL, HARD, GENTLE]) == [
        (Difficulty.GENTLE, [3]),
        (Difficulty.HARD, [2]),
        (None, [1]),
    ]


def test_what_takes_too_long_is_left_out() -> None:
    assert levels([GENTLE, HARD], time_limit=1e-9) == [(Difficulty.HARD, [2]), (None, [1])]


def test_hints_that_take_too_long_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    answer = find_unique_solution(PUZZLE)
    monkeypatch.setattr("shikaku_gui.play.book.find_unique_solution", lambda *_, **__: answer)
    wanted = options(hints=BookPlace.END)
    book = BookMaker(time_limit=1e-9).make([("", named(PUZZLE))], wanted)
    assert book.puzzles[0].nudges == ()


@pytest.mark.parametrize("stops_at", [0, 1, 2, 5])
def test_it_can_be_stopped(stops_at: int) -> None:
    asked = 0

    def stop() -> bool:
        nonlocal asked
        asked += 1
        return asked > stops_at

    wanted = options(by_grade=True, hints=BookPlace.END, solutions=BookPlace.END)
    with pytest.raises(CutShortError):
        BookMaker().make([("", named(GENTLE, PUZZLE))], wanted, stop=stop)


def test_what_is_known_is_not_found_again(monkeypatch: pytest.MonkeyPatch) -> None:
    maker = BookMaker()
    wanted = options(by_grade=True, hints=BookPlace.END)
    done: list[int] = []
    first = maker.make([("", named(PUZZLE, GENTLE))], wanted, on_done=done.append)
    assert done == [1, 2]
    for name in ("play.book.find_unique_solution", "solver.grade", "solver.explain"):
        monkeypatch.setattr(f"shikaku_gui.{name}", lambda *_, **__: pytest.fail("found again"))
    assert maker.make([("", named(PUZZLE, GENTLE))], wanted) == first


@pytest.mark.parametrize(
    ("given", "puzzles", "title"),
    [
        ("Mine", [PUZZLE], "Mine"),
        ("", [PUZZLE], PUZZLE.title),
        ("", [PUZZLE, GENTLE], "Shikaku"),
        ("", [HARD], "Shikaku"),
    ],
)
def test_a_book_has_a_title(given: str, puzzles: list[Puzzle], title: str) -> None:
    assert BookMaker().make([("", named(*puzzles))], options(title=given)).title == title


def test_chapters_are_numbered_through() -> None:
    book = BookMaker().make([("A", named(PUZZLE, HARD)), ("B", named(GENTLE))], options())
    assert [chapter.title for chapter in book.chapters] == ["A", "B"]
    assert [entry.number for entry in book.puzzles] == [1, 2, 3]
