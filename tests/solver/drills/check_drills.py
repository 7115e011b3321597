"""Whether a drill accepts exactly the answers that the definition of its technique gives."""

from unittest.mock import patch

from shikaku_gui.model import Board, Rect, check_rect
from shikaku_gui.solver import (
    Answer,
    Drill,
    DrillJudge,
    DrillResult,
    Hint,
    HintKind,
    Phrase,
    Technique,
    drill_position,
)
from shikaku_gui.solver.control import Stop
from shikaku_gui.solver.drills import judging
from tests.solver.drills import brute_conclusions as brute


def _is_wrong(board: Board, rect: Rect, *, answer: Answer, stop: Stop | None = None) -> Hint | None:
    """Tell whether a rectangle is wrong without looking for the reason, which takes long."""
    wrong = check_rect(board.puzzle, rect) is not None or answer.wrong((rect,), stop)
    return Hint(HintKind.WRONG, Phrase.WRONG) if wrong else None


@patch.object(judging, "why_wrong", _is_wrong)
def differences(drill: Drill, *, pencils: bool = True) -> list[str]:
    """Return what is accepted without being right, or right without being accepted.

    Every rectangle that a clue can still have is crossed out and drawn in turn, and with
    ``pencils`` every rectangle of the grid is pencilled.
    """
    board = drill_position(drill)
    judge = DrillJudge(board, drill.technique)
    position = brute.BrutePosition.of(board)
    out = brute.EXCLUDED[drill.technique](position)
    solution = set(judge.answer.solution or ())
    found = [f"in the solution: {rect}" for rect in out & solution]
    if not (out or brute.places(board)):
        found.append("nothing to find")

    def compare(what: str, rect: Rect, result: DrillResult, *, right: bool, true: bool) -> None:
        if (result is DrillResult.RIGHT) is not right or (result is DrillResult.WRONG) is true:
            found.append(f"{what} {rect}: {result.value}, expected {right=} {true=}")

    for mine in position.live.values():
        for rect in mine:
            result = judge.judge(board.with_marks(crossed_out=[rect])).result
            compare("cross", rect, result, right=rect in out, true=rect not in solution)
            result = judge.judge(board.with_rects([rect])).result
            left = set(mine) - out
            only = left == {rect} and (len(mine) > 1 or drill.technique is Technique.ONLY_RECTANGLE)
            compare("draw", rect, result, right=only, true=rect in solution)
    for part in brute.rects_of_grid(board.puzzle) if pencils else ():
        if part.area == 1 or any(map(part.overlaps, board.rects)):
            continue
        result = judge.judge(board.with_marks(pencilled=[part])).result
        true = any(rect.contains(part) for rect in solution)
        compare("pencil", part, result, right=true and _shown(position, part, out), true=true)
    return found


def _shown(position: brute.BrutePosition, part: Rect, out: set[Rect]) -> bool:
    """Tell whether the technique shows that the cells belong to one rectangle."""
    cells = set(part.cells())
    cut = {r for r, c in position.everything().items() if c & cells and not c >= cells}
    clue = next((cell for cell in cells if cell in position.live), None)
    mine = {rect for rect in cut if clue is not None and rect in position.live[clue]}
    if mine or clue is None:
        return bool(mine or cut) and (mine or cut) <= out
    return bool(cut & out)
