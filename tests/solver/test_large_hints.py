"""Hints on boards that are looked at through windows, and on those too large to be solved."""

from functools import cache, reduce

import pytest

from shikaku_gui.model import (
    Board,
    Cell,
    CrossOut,
    Pencil,
    Place,
    Puzzle,
    Rect,
    Unmark,
    apply,
    is_solved,
)
from shikaku_gui.solver import (
    Answer,
    CutShortError,
    Status,
    all_hints,
    answer as answers,
    board_windows,
    explain,
    next_hint,
    solve_path,
    step_hints,
    verify,
    why_wrong,
)
from shikaku_gui.solver.techniques.hint_records import HintKind, Phrase
from shikaku_gui.solver.techniques.placement_sets import PlacementSets
from tests.known import known
from tests.solver.boards import UNIQUE, board_of

COPIES = 5
SIDE = 7
WINDOW = 21


@cache
def solved() -> tuple[Puzzle, tuple[Rect, ...]]:
    """Return a puzzle that consists of copies of a small one, and its solution."""
    small = board_of(UNIQUE).puzzle
    steps = [(row * SIDE, col * SIDE) for row in range(COPIES) for col in range(COPIES)]
    clues = {
        Cell(row + down, col + across): area
        for down, across in steps
        for (row, col), area in small.clues.items()
    }
    solution = known(Answer.of(small).solution)
    rects = [
        rect._replace(row=rect.row + down, col=rect.col + across)
        for down, across in steps
        for rect in solution
    ]
    return Puzzle(SIDE * COPIES, SIDE * COPIES, clues), tuple(rects)


@pytest.fixture(autouse=True)
def small_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    """Look at boards through windows that are smaller than the puzzle."""
    monkeypatch.setattr(board_windows, "WINDOW", WINDOW)
    monkeypatch.setattr(board_windows, "_STEP", 14)


@pytest.fixture
def unsolved(monkeypatch: pytest.MonkeyPatch) -> Puzzle:
    """Return the puzzle, as if it were too large to be solved for a hint."""
    monkeypatch.setattr(answers, "MOST_SOLVED_CELLS", 400)
    monkeypatch.setattr("shikaku_gui.solver.mistake_hints.MOST_SOLVED_CELLS", 400)
    return solved()[0]


def wrong_rect(puzzle: Puzzle) -> Rect:
    """Return a rectangle in the middle that the easy techniques exclude."""
    down = across = SIDE * 2
    rect = Rect(down + 2, across + 6, 2, 1)
    assert puzzle.clues_in(rect) == [rect.first]
    return rect


@pytest.mark.parametrize("near", [Cell(0, 0), Cell(17, 34), Cell(30, 20)])
def test_a_hint_is_true_and_near(unsolved: Puzzle, near: Cell) -> None:
    board = Board(unsolved)
    hint = known(next_hint(board, near=near))
    assert hint.unique is None
    assert verify(hint, board)
    place = known(hint.conclusion.place)
    assert place in solved()[1]
    assert abs(place.row - near.row) + abs(place.col - near.col) <= 2 * SIDE
    hints = all_hints(board, near=near, answer=Answer.unsolved(unsolved))
    assert len(hints) > 50
    assert all(verify(one, board) for one in hints[::10])


def test_the_last_gap_is_found_wherever_it_is(unsolved: Puzzle) -> None:
    for gap in solved()[1][:: COPIES * COPIES]:
        board = Board(unsolved, (rect for rect in solved()[1] if rect != gap))
        hint = known(next_hint(board, near=Cell(34, 34)))
        assert hint.move == Place(gap, hinted=True)
    assert next_hint(Board(unsolved, solved()[1])) is None


def test_what_is_wrong_nearby_is_told_first(unsolved: Puzzle) -> None:
    wrong = wrong_rect(unsolved)
    hint = known(next_hint(Board(unsolved, [wrong]), near=wrong.first))
    assert (hint.kind, hint.conclusion.remove) == (HintKind.WRONG, wrong)
    assert hint.reason is not None
    broken = Rect(wrong.row, wrong.col - 1, 1, 1)
    hint = known(next_hint(Board(unsolved, [wrong, broken]), near=wrong.first))
    assert hint.kind is HintKind.BROKEN_RULE


@pytest.mark.parametrize(
    ("marks", "unmark"),
    [
        (Pencil((Rect(14, 14, 1, 2),)), Unmark((Rect(14, 14, 1, 2),))),
        (Pencil((Rect(14, 14, 2, 1),)), None),
        (CrossOut((Rect(14, 14, 3, 1),)), Unmark((), (Rect(14, 14, 3, 1),))),
        (CrossOut((Rect(14, 14, 1, 3),)), None),
    ],
)
def test_wrong_marks_nearby_are_told(
    unsolved: Puzzle, marks: Pencil | CrossOut, unmark: Unmark | None
) -> None:
    hint = known(next_hint(apply(Board(unsolved), marks), near=Cell(14, 14)))
    assert hint.conclusion.unmark == unmark


def test_a_contradiction_that_shows_no_single_mistake_is_told(unsolved: Puzzle) -> None:
    crossed = [CrossOut((rect,)) for rect in solved()[1] if rect.area == 2]
    board = reduce(apply, crossed, Board(unsolved))
    hint = known(next_hint(board, near=Cell(0, 0)))
    assert hint.phrase in (Phrase.WRONG_CROSS, Phrase.BROKEN_NEARBY)


def test_why_wrong_and_mistakes_of_a_solved_large_board() -> None:
    puzzle, _ = solved()
    answer = Answer.for_hints(puzzle)
    assert answer.result.status is Status.UNIQUE
    wrong = wrong_rect(puzzle)
    board = Board(puzzle, [wrong])
    assert known(next_hint(board, answer=answer)).conclusion.remove == wrong
    assert known(why_wrong(Board(puzzle), wrong, answer=answer)).reason is not None
    assert next_hint(board, answer=answer) == next_hint(board, near=None)


def test_an_explanation_goes_through_the_windows() -> None:
    puzzle, rects = solved()
    open_end = [rect for rect in rects if 14 <= rect.row < 21]
    board = Board(puzzle, (rect for rect in rects if rect not in open_end))
    for hint in explain(board):
        assert hint.move is not None
        board = apply(board, hint.move)
    assert is_solved(board)


def test_a_large_board_without_a_step_says_so(unsolved: Puzzle) -> None:
    ambiguous = {Cell(row, col): 2 for row in range(21) for col in range(row % 2, 20, 2)}
    hint = known(next_hint(Board(Puzzle(21, 20, ambiguous)), near=Cell(5, 5)))
    assert (hint.kind, hint.phrase, hint.move) == (HintKind.STUCK, Phrase.STUCK, None)
    with pytest.raises(CutShortError):
        next_hint(Board(unsolved), stop=lambda: True)


@pytest.mark.parametrize(("unsure", "batches"), [(False, [3, 3, 3, 0]), (True, [3, 0])])
def test_what_ifs_are_looked_for_in_a_few_windows_at_a_time(
    unsure: bool, batches: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    looked: list[int] = []

    def look(searches: list[object], *, thorough: bool) -> list[object]:
        looked.append(len(searches))
        assert thorough is (not unsure and not searches)
        return []

    monkeypatch.setattr(solve_path.StepSearch, "to_placement", lambda _self: [])
    monkeypatch.setattr(step_hints, "_what_if_in", look)
    monkeypatch.setattr(step_hints, "_WINDOWS_AT_ONCE", 3)
    board = Board(solved()[0])
    answer = Answer.unsolved(board.puzzle) if unsure else Answer.for_hints(board.puzzle)
    positions = [PlacementSets.of(board)] * 9
    monkeypatch.setattr(step_hints, "_positions_to_search", lambda *_: positions)
    assert step_hints.next_step(board, answer, None, None) is None
    assert looked == batches
