"""The lessons: what each one teaches, and its tasks, read from a file of the program."""

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from functools import cache
from typing import Any

from shikaku_gui import resources
from shikaku_gui.formats import loads
from shikaku_gui.model import Board, Cell, Rect
from shikaku_gui.solver import Technique

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


@dataclass(frozen=True)
class LessonTask:
    """A position with something to do.

    ``technique`` is the one to use, None in the lesson on the rules; ``target`` is the
    rectangle that a task on the rules is about, a cell as a 1 x 1 rectangle.
    """

    kind: TaskKind
    start: Board
    technique: Technique | None = None
    target: Rect | None = None


@dataclass(frozen=True)
class Lesson:
    """A lesson; ``name`` is what the player's progress is kept by."""

    name: str
    number: int
    technique: Technique | None
    tasks: tuple[LessonTask, ...]


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


def _lesson(number: int, entry: Mapping[str, Any]) -> Lesson:
    name = entry["name"]
    technique = Technique(name) if number else None
    tasks = tuple(_task(task, technique) for task in entry["task"])
    return Lesson(name, number, technique, tasks)


def _task(entry: Mapping[str, Any], technique: Technique | None) -> LessonTask:
    puzzle = loads(entry["grid"]).puzzle
    board = Board(puzzle, map(_rect, entry.get("drawn", ())))
    board = board.with_marks(
        map(_rect, entry.get("pencilled", ())), map(_rect, entry.get("crossed_out", ()))
    )
    target = _rect(entry["target"]) if "target" in entry else None
    return LessonTask(TaskKind(entry["kind"]), board, technique, target)


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
