"""The sentences of the lessons; those on a technique come from its record."""

from collections.abc import Mapping
from dataclasses import dataclass

from shikaku_gui.i18n import N_
from shikaku_gui.model import Puzzle, Rect
from shikaku_gui.play.hint_presenter import HintPicture
from shikaku_gui.play.hint_words import technique_name
from shikaku_gui.play.lesson import Advice, Lesson, LessonTask, TaskKind, asks_for_dead_end
from shikaku_gui.play.messages import clue_message, size_text
from shikaku_gui.play.technique_words.catalogue import TECHNIQUE_TEXTS
from shikaku_gui.solver import Hint, Mark, MarkRole
from shikaku_gui.texts import Message, count_message, make_message


@dataclass(frozen=True, slots=True)
class TaskTexts:
    """The texts of a task: what there is to know, what to do, and the end.

    ``keys`` says how to do it by keyboard.
    """

    know: str
    do: str
    done: str
    keys: str = ""


_RULES_TASKS: Mapping[TaskKind, TaskTexts] = {
    TaskKind.DRAW: TaskTexts(
        N_(
            "Divide the grid into rectangles. Each must contain exactly one number, its clue, and "
            "as many cells as the clue says.",
        ),
        N_(
            "Draw a rectangle of 4 cells around the 4: press on a cell, drag, and let go.",
        ),
        N_("That fits: one clue, and as many cells as it says."),
        N_(
            "Or by keyboard: move with the arrow keys, size the rectangle with Shift+arrows, "
            "and press Enter.",
        ),
    ),
    TaskKind.REMOVE: TaskTexts(
        N_(
            "A rectangle that breaks a rule is hatched. This one contains two clues, "
            "the 6 and the 3.",
        ),
        N_("Click the hatched rectangle to remove it."),
        N_("Gone. Undo, in the toolbar or with U, takes back any step."),
        N_("Or by keyboard: move onto it and press Delete."),
    ),
    TaskKind.RESIZE: TaskTexts(
        N_("This one breaks the other rule: its clue is 6, but it has only 4 cells."),
        N_("Drag one of its borders until it has 6 cells."),
        N_("6 cells for the 6. Now you know both rules."),
        N_("Or by keyboard: draw a larger rectangle over it, which replaces it."),
    ),
    TaskKind.SOLVE: TaskTexts(
        N_("A puzzle is solved when every cell is covered."),
        N_("Solve this one. Help is there if you need it."),
        N_("Solved! That's all there is to it. The rest is spotting moves."),
        N_("By keyboard, Tab goes to the next clue without its rectangle."),
    ),
}


_SHAPE_TASKS: Mapping[str, TaskTexts] = {
    "square": TaskTexts(
        N_(
            "In some puzzles a number has an outline. It tells the shape of the rectangle: "
            "square, wide (wider than tall) or tall (taller than wide).",
        ),
        N_("Draw the square of 4 cells around the upper 4."),
        N_("4 cells, and a square. Without the outline, 1 x 4 would do as well."),
    ),
    "tall": TaskTexts(
        N_(
            "This rectangle has 4 cells for its 4, but the outline is tall: the rectangle must "
            "be taller than it is wide.",
        ),
        N_("Drag its borders, or draw over it, until it is tall and has 4 cells."),
        N_("Tall, and 4 cells. A hatched rectangle may have the wrong shape."),
    ),
    "unknown": TaskTexts(
        N_(
            "A ? in an outline tells the shape only: its rectangle may have any number of cells. "
            "A ? without an outline tells nothing but that there is a rectangle.",
        ),
        N_("Draw any rectangle around the ? that is wider than tall."),
        N_("That obeys the rules. Its neighbours decide how large it is in the end."),
    ),
    "puzzle": TaskTexts(
        N_("This puzzle has all four kinds of clues: with a number, an outline, both, or neither."),
        N_("Solve it. Help is there if you need it."),
        N_("Solved! More of them are in the collection Shapes, and one each day."),
    ),
}


_STAGES: Mapping[TaskKind, str] = {
    TaskKind.EXAMPLE: N_("An example"),
    TaskKind.GUIDED: N_("Try it where the marks are"),
    TaskKind.ALONE: N_("On your own"),
    TaskKind.SOLVE: N_("A whole puzzle"),
}
_ADVICE_STAGES: Mapping[Advice, str] = {
    Advice.LAST: N_("Beside the last rectangle"),
    Advice.EDGES: N_("At the edges"),
    Advice.SHAPES: N_("Numbers with few shapes"),
}
_POINT_BY_KEYS = N_("Or by keyboard: go to it with the arrow keys, and press Enter.")
_ADVICE: Mapping[Advice, TaskTexts] = {
    Advice.LAST: TaskTexts(
        N_(
            "A new rectangle takes room away from its neighbours, so look beside it first. The one "
            "that was drawn last is marked.",
        ),
        N_("Click a clue beside it that has only one rectangle left."),
        "",
        _POINT_BY_KEYS,
    ),
    Advice.EDGES: TaskTexts(
        N_(
            "Few clues reach the edges and the corners. Where nothing else helps, go once around "
            "the grid.",
        ),
        N_("Click a cell at the edge that only one clue can reach."),
        "",
        _POINT_BY_KEYS,
    ),
    Advice.SHAPES: TaskTexts(
        N_(
            "Look for numbers with few shapes: 5 and 7 are strips only, and a large number needs "
            "so much room that it soon has no choice.",
        ),
        N_("Click a clue with few shapes that has only one rectangle left."),
        "",
        _POINT_BY_KEYS,
    ),
}
_PUZZLE = TaskTexts(
    N_("This puzzle needs what you have just learned, and nothing harder."),
    N_("Solve it. Help is there if you need it."),
    N_("Solved! This technique is yours now."),
)


_OTHER_LESSONS: Mapping[str, tuple[str, str]] = {
    "rules": (N_("The rules"), N_("Learn to play by playing: two minutes")),
    "where-to-look": (N_("Where to look"), N_("Where the next rectangle is likely to be")),
    "shape-clues": (N_("Shape clues"), N_("Outlines that tell the shape of a rectangle")),
}
"""The titles and summaries of the lessons that teach no technique."""

_DEAD_END = TaskTexts(
    "",
    N_("Follow what it forces. Which clue or cell is left with nothing? Click it."),
    "",
    _POINT_BY_KEYS,
)
_SUPPOSE = N_("Suppose that [subject]{clue}[/subject] is the dashed rectangle.")


def supposition(hint: Hint) -> HintPicture:
    """Return the picture of what a what-if supposes, which does not show that it is impossible."""
    (clue,) = hint.subjects
    supposed = () if hint.supposed is None else (hint.supposed,)
    words = make_message(_SUPPOSE, clue=clue_message(*clue))
    return HintPicture(words, (Mark(MarkRole.SUBJECT, clue.rect),), ghosts=supposed)


def lesson_title(lesson: Lesson) -> Message:
    """Name a lesson."""
    if lesson.technique is None:
        return make_message(_OTHER_LESSONS[lesson.name][0])
    return technique_name(lesson.technique)


def lesson_summary(lesson: Lesson) -> Message:
    """Say in a line what a lesson teaches."""
    technique = lesson.technique
    return make_message(
        _OTHER_LESSONS[lesson.name][1] if technique is None else TECHNIQUE_TEXTS[technique].summary
    )


def task_texts(task: LessonTask) -> TaskTexts:
    """Return the templates of the texts of a task."""
    technique = task.technique
    if task.words:
        return _SHAPE_TASKS[task.words]
    if technique is None:
        return _RULES_TASKS[task.kind]
    if task.advice is not None:
        return _ADVICE[task.advice]
    if task.kind is TaskKind.SOLVE:
        return _PUZZLE
    texts = TECHNIQUE_TEXTS[technique]
    if asks_for_dead_end(task):
        return _DEAD_END
    if task.kind is TaskKind.EXAMPLE:
        return TaskTexts(texts.know, "", "")
    return TaskTexts("", texts.task, "", texts.gesture)


def task_stage(task: LessonTask) -> Message | None:
    """Name the stage of a task, None in the lessons on the rules and on shape clues."""
    if task.advice is not None:
        return make_message(_ADVICE_STAGES[task.advice])
    return None if task.technique is None else make_message(_STAGES[task.kind])


def has_ruler(task: LessonTask) -> bool:
    """Tell whether the cells are counted, and their clues added up, while the player drags."""
    return task.technique is not None and TECHNIQUE_TEXTS[task.technique].has_ruler


def ruler_message(puzzle: Puzzle, region: Rect) -> Message:
    """Say how many cells a region has, and what the clues in them add up to."""
    areas = [puzzle.clues[cell] for cell in puzzle.clues_in(region)]
    known = [area for area in areas if area is not None]
    size = size_text(region)
    if len(known) < len(areas):
        return make_message(N_("{size}; a clue in it is unknown"), size=size)
    return count_message(
        "{size} = one cell; the clues in it: {total}",
        "{size} = {count} cells; the clues in them: {total}",
        region.area,
        size=size,
        total=sum(known),
    )
