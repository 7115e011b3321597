"""The sentences of the lessons: what each teaches, and what to do in each task."""

from collections.abc import Mapping
from dataclasses import dataclass

from shikaku_gui.play.hint_words import technique_name
from shikaku_gui.play.lesson import Lesson, LessonTask, TaskKind
from shikaku_gui.play.messages import QT_TRANSLATE_NOOP, Message, make_message
from shikaku_gui.solver import Technique


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
_SUMMARIES: Mapping[Technique, str] = {
    Technique.ONLY_RECTANGLE: QT_TRANSLATE_NOOP("words", "Numbers that fit in a single way"),
    Technique.ONLY_CLUE: QT_TRANSLATE_NOOP("words", "Cells that a single number can cover"),
    Technique.SHARED_CELLS: QT_TRANSLATE_NOOP("words", "Pencil what a number needs in any case"),
    Technique.NO_ROOM: QT_TRANSLATE_NOOP("words", "Cross out what leaves a number no room"),
    Technique.STRANDED_CELL: QT_TRANSLATE_NOOP("words", "Cross out what leaves a cell uncovered"),
    Technique.POCKET: QT_TRANSLATE_NOOP("words", "Count the cells that a rectangle cuts off"),
    Technique.SUBSET: QT_TRANSLATE_NOOP("words", "Two cells that one rectangle must cover"),
    Technique.PAIR: QT_TRANSLATE_NOOP("words", "What two numbers must fill between them"),
    Technique.COUNTING: QT_TRANSLATE_NOOP("words", "Cells against the sum of the numbers"),
    Technique.WHAT_IF: QT_TRANSLATE_NOOP("words", "Suppose a rectangle and see where it leads"),
}
_RULES_SUMMARY = QT_TRANSLATE_NOOP("words", "Learn to play by playing: two minutes")

_RULES_TASKS: Mapping[TaskKind, TaskTexts] = {
    TaskKind.DRAW: TaskTexts(
        QT_TRANSLATE_NOOP(
            "words",
            "Divide the grid into rectangles. Each must contain exactly one number: the number "
            "of cells it covers.",
        ),
        QT_TRANSLATE_NOOP(
            "words",
            "Draw a rectangle of 4 cells around the 4: press on a cell, drag, and let go.",
        ),
        QT_TRANSLATE_NOOP("words", "That fits: one number, and as many cells as it says."),
        QT_TRANSLATE_NOOP(
            "words",
            "Or by keyboard: move with the arrow keys, size the rectangle with Shift+arrows, "
            "and press Enter.",
        ),
    ),
    TaskKind.REMOVE: TaskTexts(
        QT_TRANSLATE_NOOP(
            "words",
            "A rectangle that breaks a rule is hatched. This one contains two numbers, "
            "the 6 and the 3.",
        ),
        QT_TRANSLATE_NOOP("words", "Click the hatched rectangle to remove it."),
        QT_TRANSLATE_NOOP("words", "It is gone. U undoes a move whenever you like."),
        QT_TRANSLATE_NOOP("words", "Or by keyboard: move onto it and press Delete."),
    ),
    TaskKind.MEND: TaskTexts(
        QT_TRANSLATE_NOOP(
            "words", "This one breaks the other rule: its number is 6, but it has only 4 cells."
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
        QT_TRANSLATE_NOOP(
            "words", "By keyboard, Tab goes to the next number without its rectangle."
        ),
    ),
}


def lesson_title(lesson: Lesson) -> Message:
    """Name a lesson."""
    if lesson.technique is None:
        return make_message(_RULES_TITLE)
    return technique_name(lesson.technique)


def lesson_summary(lesson: Lesson) -> Message:
    """Say in a line what a lesson teaches."""
    technique = lesson.technique
    return make_message(_RULES_SUMMARY if technique is None else _SUMMARIES[technique])


def task_texts(task: LessonTask) -> TaskTexts:
    """Return the templates of what is said in a task."""
    return _RULES_TASKS[task.kind]
