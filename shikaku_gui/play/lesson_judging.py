"""Judges what the player does in a task of a lesson."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from shikaku_gui.i18n import N_
from shikaku_gui.model import Board, check_rect, is_solved, violations
from shikaku_gui.play.lesson import LessonTask, TaskKind
from shikaku_gui.play.messages import broken_rule_message
from shikaku_gui.play.techniques.catalogue import TECHNIQUE_TEXTS
from shikaku_gui.play.techniques.technique_texts import DrillTool
from shikaku_gui.solver import Hint
from shikaku_gui.texts import Message, make_message

LESSON_TOOLS = (DrillTool.DRAW, DrillTool.PENCIL, DrillTool.CROSS_OUT)
"""The tools in lessons."""


class TaskVerdict(Enum):
    """The meaning of an act for the task: it is done, it is wrong, or neither."""

    RIGHT = "right"
    WRONG = "wrong"
    OPEN = "open"


@dataclass(frozen=True)
class LessonAnswer:
    """A verdict and, where there is more to say, the words."""

    verdict: TaskVerdict
    words: Message | None = None


def judge_task(task: LessonTask, before: Board, after: Board) -> LessonAnswer:
    """Judge a move in a task on the rules, or in a puzzle to be solved, by the rules alone."""
    _, drawn = after.changes(before)
    broken = [found for rect in drawn if (found := check_rect(after.puzzle, rect)) is not None]
    if broken:
        return LessonAnswer(TaskVerdict.WRONG, broken_rule_message(broken[0]))
    if _is_done(task, after):
        if violations(after):
            another = N_("One more thing: another rectangle is hatched. Click it to remove it.")
            return LessonAnswer(TaskVerdict.WRONG, make_message(another))
        return LessonAnswer(TaskVerdict.RIGHT)
    return LessonAnswer(TaskVerdict.OPEN)


def lesson_tool(task: LessonTask) -> DrillTool | None:
    """Return the tool that a task begins with, None where nothing but drawing is to be done."""
    technique = task.technique
    if technique is None or task.kind is TaskKind.EXAMPLE:
        return None
    tool = TECHNIQUE_TEXTS[technique].lesson_tool
    return DrillTool.DRAW if tool is not None and task.kind is TaskKind.SOLVE else tool


def hint_to_show(hints: Sequence[Hint]) -> Hint:
    """Return the conclusion to show as an example: the simplest, a what-if with a step in it.

    A dead end that shows at once is one of an easier technique as well.
    """
    return next((hint for hint in hints if len(hint.chain) > 1), hints[0])


def _is_done(task: LessonTask, board: Board) -> bool:
    target = task.target
    match task.kind:
        case TaskKind.DRAW:
            return any(check_rect(board.puzzle, rect) is None for rect in board.rects)
        case TaskKind.REMOVE:
            return target is not None and target not in board
        case TaskKind.RESIZE:
            around = None if target is None else board.at(target.first)
            return around is not None and check_rect(board.puzzle, around) is None
    return is_solved(board)
