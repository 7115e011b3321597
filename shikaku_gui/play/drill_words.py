"""Drills in words: what is asked for, and how an answer is judged."""

from collections.abc import Mapping

from shikaku_gui.play.board_view import Tone
from shikaku_gui.play.drill_tool import DrillTool
from shikaku_gui.play.hint_degree import HintDegree
from shikaku_gui.play.hint_words import hint_message
from shikaku_gui.play.messages import list_message
from shikaku_gui.play.techniques.catalogue import TECHNIQUE_TEXTS
from shikaku_gui.solver import DrillResult, DrillVerdict, Technique
from shikaku_gui.texts import QT_TRANSLATE_NOOP, Message, make_message

_HOW: Mapping[DrillTool, str] = {
    DrillTool.POINT: QT_TRANSLATE_NOOP("words", "Click the cell, or go to it and press Enter."),
    DrillTool.DRAW: QT_TRANSLATE_NOOP("words", "Drag to draw, or press Shift+arrows, then Enter."),
    DrillTool.PENCIL: QT_TRANSLATE_NOOP(
        "words", "Drag over cells that belong together, or press Shift+arrows, then P."
    ),
    DrillTool.CROSS_OUT: QT_TRANSLATE_NOOP(
        "words", "Drag over the rectangle, or press Shift+arrows, then X."
    ),
}

_RIGHT = QT_TRANSLATE_NOOP("words", "Right")
_NOT_RIGHT = QT_TRANSLATE_NOOP("words", "Not quite")
_NOT_ASKED = QT_TRANSLATE_NOOP("words", "True, but not what was asked for")
_ALREADY = QT_TRANSLATE_NOOP("words", "The board already shows this")
_TITLES: Mapping[DrillResult, tuple[str, Tone]] = {
    DrillResult.RIGHT: (_RIGHT, Tone.GOOD),
    DrillResult.OTHER: (_NOT_ASKED, Tone.PLAIN),
    DrillResult.KNOWN: (_ALREADY, Tone.PLAIN),
    DrillResult.WRONG: (_NOT_RIGHT, Tone.WRONG),
}
_NOT_BY_THIS = QT_TRANSLATE_NOOP("words", "This technique does not prove it.")
_STILL_POSSIBLE = QT_TRANSLATE_NOOP(
    "words", "This technique leaves other rectangles for the same clue: {possible}."
)
_NOTHING_NEW = QT_TRANSLATE_NOOP("words", "Find something that follows and is not known yet.")
_NOT_THIS_CELL = QT_TRANSLATE_NOOP("words", "It is not this cell")
_LOOK_AGAIN = QT_TRANSLATE_NOOP("words", "Look again, or ask for help.")


def drill_task(technique: Technique) -> Message:
    """Return what a drill for a technique asks for."""
    return make_message(TECHNIQUE_TEXTS[technique].drill)


def drill_tool_message(tool: DrillTool) -> Message:
    """Say how to use a tool."""
    return make_message(_HOW[tool])


def drill_verdict_title(verdict: DrillVerdict, *, cell: bool = False) -> tuple[Message, Tone]:
    """Return the title of a verdict and its tone; ``cell`` if a cell was pointed at."""
    if cell and verdict.result is DrillResult.OTHER:
        return make_message(_NOT_THIS_CELL), Tone.WRONG
    text, tone = _TITLES[verdict.result]
    return make_message(text), tone


def drill_verdict_message(verdict: DrillVerdict, *, cell: bool = False) -> Message:
    """Return why an answer is right, wrong or neither."""
    if verdict.hint is not None:
        return hint_message(verdict.hint, HintDegree.WHY)
    if cell:
        return make_message(_LOOK_AGAIN)
    if verdict.result is DrillResult.KNOWN:
        return make_message(_NOTHING_NEW)
    if verdict.possible:
        possible = list_message([make_message("{rect}", rect=rect) for rect in verdict.possible])
        return make_message(_STILL_POSSIBLE, possible=possible)
    return make_message(_NOT_BY_THIS)
