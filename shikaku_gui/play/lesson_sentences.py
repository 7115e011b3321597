"""The sentences of the lessons: what each teaches, and what to do in each task."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

from shikaku_gui.model import Puzzle, Rect
from shikaku_gui.play.hint_words import technique_name
from shikaku_gui.play.lesson import Lesson, LessonTask, TaskKind
from shikaku_gui.play.messages import size_text
from shikaku_gui.solver import Technique
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
_SUMMARIES: Mapping[Technique, str] = {
    Technique.ONLY_RECTANGLE: QT_TRANSLATE_NOOP("words", "Clues that fit in a single way"),
    Technique.ONLY_CLUE: QT_TRANSLATE_NOOP("words", "Cells that a single clue can cover"),
    Technique.SHARED_CELLS: QT_TRANSLATE_NOOP("words", "Pencil what a clue needs in any case"),
    Technique.NO_ROOM: QT_TRANSLATE_NOOP("words", "Cross out what leaves a clue no room"),
    Technique.STRANDED_CELL: QT_TRANSLATE_NOOP("words", "Cross out what leaves a cell uncovered"),
    Technique.POCKET: QT_TRANSLATE_NOOP("words", "Count the cells that a rectangle cuts off"),
    Technique.SUBSET: QT_TRANSLATE_NOOP("words", "Two cells that one rectangle must cover"),
    Technique.PAIR: QT_TRANSLATE_NOOP("words", "What two clues must fill between them"),
    Technique.COUNTING: QT_TRANSLATE_NOOP("words", "Cells against the sum of the clues"),
    Technique.WHAT_IF: QT_TRANSLATE_NOOP("words", "Suppose a rectangle and see where it leads"),
}
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


_KNOW: Mapping[Technique, str] = {
    Technique.ONLY_RECTANGLE: QT_TRANSLATE_NOOP(
        "words",
        "Look at one clue at a time. The edge, other clues and drawn rectangles may leave it "
        "a single rectangle.",
    ),
    Technique.ONLY_CLUE: QT_TRANSLATE_NOOP(
        "words",
        "Look at one empty cell at a time, corners first. If only one clue can reach it, that "
        "clue must cover it.",
    ),
    Technique.SHARED_CELLS: QT_TRANSLATE_NOOP(
        "words",
        "A clue may have several rectangles left that share some cells. Whichever it is, these "
        "cells are taken, so other clues must do without them.",
    ),
    Technique.NO_ROOM: QT_TRANSLATE_NOOP(
        "words",
        "Imagine a rectangle drawn. If it leaves a clue nearby no room for any rectangle, it is "
        "impossible.",
    ),
    Technique.STRANDED_CELL: QT_TRANSLATE_NOOP(
        "words",
        "Imagine a rectangle drawn. If nothing can cover some cell beside it any more, it is "
        "impossible.",
    ),
    Technique.POCKET: QT_TRANSLATE_NOOP(
        "words",
        "Imagine a rectangle that cuts off some cells. The clues among them must add up to just "
        "as many cells. If not, the rectangle is impossible.",
    ),
    Technique.SUBSET: QT_TRANSLATE_NOOP(
        "words",
        "Sometimes every rectangle that covers one cell covers a second one, too. Then none may "
        "take the second cell without the first.",
    ),
    Technique.PAIR: QT_TRANSLATE_NOOP(
        "words",
        "Some cells can be covered by two clues only. These two must fill them between them, so "
        "whatever prevents that is impossible.",
    ),
    Technique.COUNTING: QT_TRANSLATE_NOOP(
        "words",
        "Choose some cells and the clues that can cover them, and count. Clues without cells "
        "to spare must not waste any, and cells that need them all must get them.",
    ),
    Technique.WHAT_IF: QT_TRANSLATE_NOOP(
        "words",
        "When nothing else helps, suppose a rectangle and follow what it forces. If a clue or a "
        "cell is left with nothing, the rectangle is impossible.",
    ),
}
_DO: Mapping[Technique, str] = {
    Technique.ONLY_RECTANGLE: QT_TRANSLATE_NOOP(
        "words", "Find a clue with a single rectangle left, and draw it."
    ),
    Technique.ONLY_CLUE: QT_TRANSLATE_NOOP(
        "words",
        "Find a cell that only one clue can reach. Draw its rectangle, or pencil the part that "
        "is certain.",
    ),
    Technique.SHARED_CELLS: QT_TRANSLATE_NOOP(
        "words", "Find cells that are in every rectangle of a clue, and pencil them."
    ),
    Technique.NO_ROOM: QT_TRANSLATE_NOOP(
        "words", "Find a rectangle that would leave a clue no room, and cross it out."
    ),
    Technique.STRANDED_CELL: QT_TRANSLATE_NOOP(
        "words", "Find a rectangle that would strand a cell, and cross it out."
    ),
    Technique.POCKET: QT_TRANSLATE_NOOP(
        "words", "Find a rectangle that would cut off the wrong number of cells, and cross it out."
    ),
    Technique.SUBSET: QT_TRANSLATE_NOOP(
        "words", "Find a rectangle that separates cells which go together, and cross it out."
    ),
    Technique.PAIR: QT_TRANSLATE_NOOP(
        "words", "Find a rectangle that two clues together make impossible, and cross it out."
    ),
    Technique.COUNTING: QT_TRANSLATE_NOOP(
        "words", "Find a rectangle that the count makes impossible, and cross it out."
    ),
    Technique.WHAT_IF: QT_TRANSLATE_NOOP(
        "words", "Find a rectangle that leads to a dead end, and cross it out."
    ),
}
_PENCIL = QT_TRANSLATE_NOOP(
    "words",
    "Pencil: drag with the tool Pencil or the right button, or size it with Shift+arrows and "
    "press P.",
)
_CROSS_OUT = QT_TRANSLATE_NOOP(
    "words",
    "Cross out: drag over it, or size it with Shift+arrows and press X. Drawing what is left with "
    "the tool Draw is right, too.",
)
_TRIAL = QT_TRANSLATE_NOOP(
    "words",
    "Cross out: drag over it, or size it with Shift+arrows and press X. Or suppose it: T begins a "
    "trial, and J rejects it, which crosses its first rectangle out.",
)
_RULER = QT_TRANSLATE_NOOP(
    "words",
    "While you drag, the cells are counted and the clues in them added up. Let go to cross out, "
    "or press Esc to leave it. By keys: Shift+arrows, then X.",
)
_GESTURES: Mapping[Technique, str] = {
    Technique.ONLY_RECTANGLE: "",
    Technique.ONLY_CLUE: _PENCIL,
    Technique.SHARED_CELLS: _PENCIL,
    Technique.COUNTING: _RULER,
    Technique.WHAT_IF: _TRIAL,
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
    return make_message(_RULES_SUMMARY if technique is None else _SUMMARIES[technique])


def task_texts(task: LessonTask) -> TaskTexts:
    """Return the templates of what is said in a task."""
    technique = task.technique
    if technique is None:
        return _RULES_TASKS[task.kind]
    if task.kind is TaskKind.SOLVE:
        return _PUZZLE
    if task.kind is TaskKind.TOLD:
        return TaskTexts(_KNOW[technique], "", "")
    return TaskTexts("", _DO[technique], "", _GESTURES.get(technique, _CROSS_OUT))


def task_stage(task: LessonTask) -> Message | None:
    """Name the stage of a task, None in the lesson on the rules."""
    return None if task.technique is None else make_message(_STAGES[task.kind])


def ruler_message(puzzle: Puzzle, region: Rect) -> Message:
    """Say how many cells a region has, and what the clues in them add up to."""
    areas = [puzzle.clues[cell] for cell in puzzle.clues_in(region)]
    known = [area for area in areas if area is not None]
    template = _RULER_ONE_CELL if region.area == 1 else _RULER_SAYS
    if len(known) < len(areas):
        template = _RULER_UNKNOWN
    return make_message(template, size=size_text(region), area=region.area, total=sum(known))
