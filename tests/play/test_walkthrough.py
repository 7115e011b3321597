"""A walk through a solution: its frames in order, with what has been found by then."""

from itertools import groupby
from pathlib import Path

from shikaku_gui.formats import load
from shikaku_gui.model import Board, Cell, CrossOut, Pencil, Puzzle, Rect
from shikaku_gui.play.walkthrough import walkthrough_frames
from shikaku_gui.solver import explain

EXPERT = Path(__file__).parents[2] / "puzzles" / "6-expert" / "05.shikaku"
PUZZLE = Puzzle(3, 3, {Cell(0, 0): 3, Cell(1, 0): 2, Cell(1, 2): 4})


def test_a_walk_finds_one_rectangle_after_the_other() -> None:
    hints = explain(PUZZLE)
    walk = list(walkthrough_frames(PUZZLE, hints))
    assert [frame.step for frame in walk] == sorted(frame.step for frame in walk)
    assert walk[-1].step == len(hints) - 1
    assert walk[0].found == ()
    placed = [hint.conclusion.place for hint in hints if hint.conclusion.place]
    assert walk[-1].found == tuple(placed[:-1])
    assert all(str(frame.picture.words) for frame in walk)


def test_a_mistake_comes_first_and_is_then_marked_as_wrong() -> None:
    wrong = Rect(1, 0, 1, 2)
    walk = list(walkthrough_frames(PUZZLE, explain(Board(PUZZLE, [wrong]))))
    assert walk[0].hint.conclusion.remove == wrong
    assert walk[0].wrong == ()
    assert walk[-1].wrong == (wrong,)


def test_a_solved_board_has_no_walkthrough() -> None:
    assert list(walkthrough_frames(PUZZLE, ())) == []


def test_marks_of_earlier_steps_stay_until_a_rectangle_settles_them() -> None:
    puzzle = load(EXPERT).puzzle
    hints = explain(puzzle)
    pencils: list[Rect] = []
    crosses: list[Rect] = []
    for hint, frames in groupby(walkthrough_frames(puzzle, hints), lambda frame: frame.hint):
        first = next(frames)
        drawn = Board(puzzle, first.found)
        assert set(first.pencilled) >= {
            rect for rect in pencils if not any(found.contains(rect) for found in first.found)
        }
        clues = [clue.rect for clue in hint.subjects]
        assert set(first.crossed_out) >= {
            rect
            for rect in crosses
            if not drawn.touching(rect) and any(rect.overlaps(clue) for clue in clues)
        }
        match hint.move:
            case Pencil(rects):
                pencils += rects
            case CrossOut(rects):
                crosses += rects
    assert pencils or crosses
