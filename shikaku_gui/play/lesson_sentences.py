"""The sentences of the lessons; those on a technique come from its record."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

from shikaku_gui.model import Puzzle, Rect
from shikaku_gui.play.hint_words import technique_name
from shikaku_gui.play.lesson import Lesson, LessonTask, TaskKind
from shikaku_gui.play.messages import size_text
from shikaku_gui.play.techniques.catalogue import TECHNIQUE_TEXTS
from shikaku_gui.texts import QT_TRANSLATE_NOOP, Message, make_message


@dataclass(frozen=True, slots=True)
class TaskTexts:
    """What is said in a task: what there is to know, what to do, and once it is done.

    ``keys`` says how to do it by keyboard.
    """

    know: str
    do: str
    done: str
    keys: str = ""


_RULES_TITLE = QT_TRANSLATE_NOOP("words", "The rules")
_RULES_SUMMARY = QT_TRANSLATE_NOOP("words", "Learn to play by playing: two minutes")

_RULES_TASKS: Mapping[TaskKind, TaskTexts] = {
    TaskKind.DRAW: TaskTexts(
        QT_TRANSLATE_NOOP(
            "words",
            "Divide the grid into rectangles. Each must contain exactly one number, its clue, and "
            "as many cells as the clue says.",
        ),
        QT_TRANSLATE_NOOP(
            "words",
            "Draw a rectangle of 4 cells around the 4: press on a cell, drag, and let go.",
        ),
        QT_TRANSLATE_NOOP("words", "That fits: one clue, and as many cells as it says."),
        QT_TRANSLATE_NOOP(
            "words",
            "Or by keyboard: move with the arrow keys, size the rectangle with Shift+arrows, "
            "and press Enter.",
        ),
    ),
    TaskKind.REMOVE: TaskTexts(
        QT_TRANSLATE_NOOP(
            "words",
            "A rectangle that breaks a rule is hatched. This one contains two clues, "
            "the 6 and the 3.",
        ),
        QT_TRANSLATE_NOOP("words", "Click the hatched rectangle to remove it."),
        QT_TRANSLATE_NOOP("words", "It is gone. U undoes a move whenever you like."),
        QT_TRANSLATE_NOOP("words", "Or by keyboard: move onto it and press Delete."),
    ),
    TaskKind.MEND: TaskTexts(
        QT_TRANSLATE_NOOP(
            "words", "This one breaks the other rule: its clue is 6, but it has only 4 cells."
        ),
        QT_TRANSLATE_NOOP("words", "Drag one of its borders until it has 6 cells."),
        QT_TRANSLATE_NOOP("words", "6 cells for the 6. Now you know both rules."),
        QT_TRANSLATE_NOOP(
            "words", "Or by keyboard: draw a larger rectangle over it, which replaces it."
        ),
    ),
    TaskKind.SOLVE: TaskTexts(
        QT_TRANSLATE_NOOP("words", "A puzzle is solved when every cell is covered."),
        QT_TRANSLATE_NOOP("words", "Solve this one. Help is there if you need it."),
        QT_TRANSLATE_NOOP("words", "Solved! You know all there is to know. The rest is finding."),
        QT_TRANSLATE_NOOP("words", "By keyboard, Tab goes to the next clue without its rectangle."),
    ),
}


_STAGES: Mapping[TaskKind, str] = {
    TaskKind.TOLD: QT_TRANSLATE_NOOP("words", "An example"),
    TaskKind.GUIDED: QT_TRANSLATE_NOOP("words", "Try it where the marks are"),
    TaskKind.ALONE: QT_TRANSLATE_NOOP("words", "On your own"),
    TaskKind.SOLVE: QT_TRANSLATE_NOOP("words", "A whole puzzle"),
}
_PUZZLE = TaskTexts(
    QT_TRANSLATE_NOOP("words", "This puzzle needs what you have just learned, and nothing harder."),
    QT_TRANSLATE_NOOP("words", "Solve it. Help is there if you need it."),
    QT_TRANSLATE_NOOP("words", "Solved! This technique is yours now."),
)
_RULER_ONE_CELL = QT_TRANSLATE_NOOP("words", "{size} = one cell; the clues in it: {total}")
_RULER_SAYS = QT_TRANSLATE_NOOP("words", "{size} = {area} cells; the clues in them: {total}")
_RULER_UNKNOWN = QT_TRANSLATE_NOOP("words", "{size}; a clue in it is unknown")


class LessonWords(Enum):
    """What is said of answers that are not right; the values are the templates."""

    OTHER = QT_TRANSLATE_NOOP(
        "words", "It is true, but it does not follow from this technique alone. Look once more."
    )
    ANOTHER_BROKEN = QT_TRANSLATE_NOOP(
        "words", "One more thing: another rectangle is hatched. Click it to remove it."
    )
    KNOWN = QT_TRANSLATE_NOOP("words", "The board already shows this. Look for something new.")
    WRONG = QT_TRANSLATE_NOOP("words", "No solution agrees with it.")


def lesson_words(words: LessonWords) -> Message:
    """Return one of the sentences about answers."""
    return make_message(words.value)


def lesson_title(lesson: Lesson) -> Message:
    """Name a lesson."""
    if lesson.technique is None:
        return make_message(_RULES_TITLE)
    return technique_name(lesson.technique)


def lesson_summary(lesson: Lesson) -> Message:
    """Say in a line what a lesson teaches."""
    technique = lesson.technique
    return make_message(_RULES_SUMMARY if technique is None else TECHNIQUE_TEXTS[technique].summary)


def task_texts(task: LessonTask) -> TaskTexts:
    """Return the templates of what is said in a task."""
    technique = task.technique
    if technique is None:
        return _RULES_TASKS[task.kind]
    if task.kind is TaskKind.SOLVE:
        return _PUZZLE
    texts = TECHNIQUE_TEXTS[technique]
    if task.kind is TaskKind.TOLD:
        return TaskTexts(texts.know, "", "")
    return TaskTexts("", texts.task, "", texts.gesture)


def task_stage(task: LessonTask) -> Message | None:
    """Name the stage of a task, None in the lesson on the rules."""
    return None if task.technique is None else make_message(_STAGES[task.kind])


def has_ruler(task: LessonTask) -> bool:
    """Tell whether the cells are counted, and their clues added up, while the player drags."""
    return task.technique is not None and TECHNIQUE_TEXTS[task.technique].has_ruler


def ruler_message(puzzle: Puzzle, region: Rect) -> Message:
    """Say how many cells a region has, and what the clues in them add up to."""
    areas = [puzzle.clues[cell] for cell in puzzle.clues_in(region)]
    known = [area for area in areas if area is not None]
    template = _RULER_ONE_CELL if region.area == 1 else _RULER_SAYS
    if len(known) < len(areas):
        template = _RULER_UNKNOWN
    return make_message(template, size=size_text(region), area=region.area, total=sum(known))
