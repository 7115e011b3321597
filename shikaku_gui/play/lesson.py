"""The lessons: their tasks, read from a file of the program, and the judging of answers."""

import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cache
from typing import Any

from shikaku_gui import resources
from shikaku_gui.formats import loads
from shikaku_gui.i18n import N_
from shikaku_gui.model import Board, Cell, Rect, check_rect, is_solved, violations
from shikaku_gui.play.messages import broken_rule_message
from shikaku_gui.play.technique_words.catalogue import TECHNIQUE_TEXTS
from shikaku_gui.play.tool import Tool
from shikaku_gui.solver import Hint, Technique
from shikaku_gui.texts import Message, make_message

_NOTATION = re.compile(r"R(\d{1,3})C(\d{1,3})(?:-R(\d{1,3})C(\d{1,3}))?", re.ASCII)


class TaskKind(Enum):
    """The kinds of tasks, by what the player does."""

    DRAW = "draw"
    REMOVE = "remove"
    RESIZE = "resize"
    EXAMPLE = "example"
    GUIDED = "guided"
    ALONE = "alone"
    SOLVE = "solve"
    LOOK = "look"


SHAPE_LESSON = "shape-clues"
"""The name of the lesson on shape clues, after which some drills have them."""

TASKS_ON_RULES = (TaskKind.DRAW, TaskKind.REMOVE, TaskKind.RESIZE, TaskKind.SOLVE)
"""The kinds of tasks that are judged by the rules alone."""


class Advice(Enum):
    """Where to look first."""

    LAST = "last"
    EDGES = "edges"
    SHAPES = "shapes"


@dataclass(frozen=True)
class LessonTask:
    """A position with something to do.

    ``technique`` is the one to use, None in the lesson on the rules; ``target`` is the
    rectangle that a task on the rules is about, a cell as a 1 x 1 rectangle, or the one that was
    drawn last. ``advice`` is what a task to look by is about, ``words`` names the sentences of one
    on shape clues.
    """

    kind: TaskKind
    start: Board
    technique: Technique | None = None
    target: Rect | None = None
    advice: Advice | None = None
    words: str = ""


@dataclass(frozen=True)
class Lesson:
    """A lesson; ``name`` is what the player's progress is kept by.

    ``technique`` is the one that it teaches, None for the rules, shape clues and where to look.
    """

    name: str
    number: int
    technique: Technique | None
    tasks: tuple[LessonTask, ...]


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


@cache
def all_lessons() -> tuple[Lesson, ...]:
    """Return the lessons, in their order."""
    return parse_lessons(resources.lessons())


def parse_lessons(text: str) -> tuple[Lesson, ...]:
    """Read the lessons from TOML.

    Raises:
        ValueError: the text is not TOML, or not one with lessons.
    """
    try:
        entries = tomllib.loads(text)["lesson"]
        return tuple(_lesson(number, entry) for number, entry in enumerate(entries))
    except (KeyError, TypeError) as error:
        raise ValueError(f"a lesson is not complete: {error}") from error


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


def lesson_tool(task: LessonTask) -> Tool | None:
    """Return the tool that a task begins with, None where nothing but drawing is to be done."""
    technique = task.technique
    if technique is None or task.kind in (TaskKind.EXAMPLE, TaskKind.LOOK):
        return None
    tool = TECHNIQUE_TEXTS[technique].lesson_tool
    return Tool.DRAW if tool is not None and task.kind is TaskKind.SOLVE else tool


def asks_for_dead_end(task: LessonTask) -> bool:
    """Tell whether a task supposes a rectangle and asks what is left with nothing then."""
    return task.kind is TaskKind.GUIDED and task.technique is Technique.WHAT_IF


def hint_to_show(hints: Sequence[Hint]) -> Hint:
    """Return the conclusion to show as an example: the simplest, a what-if with a step in it.

    A dead end that shows at once is one of an easier technique as well.
    """
    return next((hint for hint in hints if len(hint.chain) > 1), hints[0])


def _lesson(number: int, entry: Mapping[str, Any]) -> Lesson:
    name = entry["name"]
    technique = next((one for one in Technique if one.value == name), None)
    tasks = tuple(_task(task, technique) for task in entry["task"])
    return Lesson(name, number, technique, tasks)


def _task(entry: Mapping[str, Any], technique: Technique | None) -> LessonTask:
    puzzle = loads(entry["grid"]).puzzle
    board = Board(puzzle, map(_rect, entry.get("drawn", ())))
    board = board.with_marks(
        map(_rect, entry.get("pencilled", ())), map(_rect, entry.get("crossed_out", ()))
    )
    target = _rect(entry["target"]) if "target" in entry else None
    if "technique" in entry:
        technique = Technique(entry["technique"])
    advice = Advice(entry["advice"]) if "advice" in entry else None
    kind, words = TaskKind(entry["kind"]), entry.get("words", "")
    return LessonTask(kind, board, technique, target, advice, words)


def _rect(text: str) -> Rect:
    """Read a rectangle such as ``R1C2-R3C4``, or a cell such as ``R1C2``.

    Raises:
        ValueError: the text is neither.
    """
    found = _NOTATION.fullmatch(text)
    if found is None:
        raise ValueError(f"expected R1C1 or R1C1-R2C3, not {text[:40]!r}")
    row, col, last_row, last_col = (
        None if part is None else int(part) - 1 for part in found.groups()
    )
    first = Cell(row or 0, col or 0)
    return Rect.between(first, first if last_row is None else Cell(last_row, last_col or 0))


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
