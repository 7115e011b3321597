"""A walk through a solution: its frames in order, with what has been found by then."""

from shikaku_gui.model import Board, Cell, Puzzle, Rect
from shikaku_gui.play.walkthrough import walkthrough_frames
from shikaku_gui.solver import explain

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
