"""Drills in words: what is asked for, and how an answer is judged."""

from collections.abc import Mapping

from shikaku_gui.formats import HintDegree
from shikaku_gui.i18n import N_
from shikaku_gui.play.board_view import Tone
from shikaku_gui.play.hint_words import hint_message, technique_name
from shikaku_gui.play.messages import list_message
from shikaku_gui.play.technique_words.catalogue import TECHNIQUE_TEXTS
from shikaku_gui.play.tool import Tool
from shikaku_gui.solver import DrillResult, DrillVerdict, Technique
from shikaku_gui.texts import Message, make_message

_HOW: Mapping[Tool, str] = {
    Tool.POINT: N_("Click the cell, or go to it and press Enter."),
    Tool.DRAW: N_("Drag to draw, or press Shift+arrows, then Enter."),
    Tool.PENCIL: N_("Drag over cells that belong together, or press Shift+arrows, then P."),
    Tool.CROSS_OUT: N_("Drag over the rectangle, or press Shift+arrows, then X."),
}

_TITLES: Mapping[DrillResult, tuple[str, Tone]] = {
    DrillResult.RIGHT: (N_("Right"), Tone.GOOD),
    DrillResult.OTHER: (N_("True, but not what was asked for"), Tone.PLAIN),
    DrillResult.KNOWN: (N_("The board already shows this"), Tone.PLAIN),
    DrillResult.WRONG: (N_("Not quite"), Tone.WRONG),
}


_FOUND = N_("Right: {technique}")


def drill_task(technique: Technique) -> Message:
    """Return what a drill for a technique asks for."""
    return make_message(TECHNIQUE_TEXTS[technique].drill)


def unnamed_drill_task() -> Message:
    """Return what a drill asks for that does not say which technique helps."""
    return make_message(
        N_(
            "Find the next step: draw, pencil or cross out what follows. Which technique helps is "
            "for you to see."
        )
    )


def drill_tool_message(tool: Tool) -> Message:
    """Say how to use a tool."""
    return make_message(_HOW[tool])


def drill_verdict_title(
    verdict: DrillVerdict, *, cell: bool = False, unnamed: bool = False
) -> tuple[Message, Tone]:
    """Return the title of a verdict and its tone; ``cell`` if a cell was pointed at.

    Where the drill was ``unnamed``, it tells the technique of a right answer.
    """
    technique = None if verdict.hint is None else verdict.hint.technique
    if unnamed and verdict.result is DrillResult.RIGHT and technique is not None:
        return make_message(_FOUND, technique=technique_name(technique)), Tone.GOOD
    if unnamed and verdict.result is DrillResult.OTHER:
        return make_message(N_("True, but does it follow?")), Tone.PLAIN
    if cell and verdict.result is DrillResult.OTHER:
        return make_message(N_("Not this cell")), Tone.WRONG
    text, tone = _TITLES[verdict.result]
    return make_message(text), tone


def drill_verdict_message(verdict: DrillVerdict, *, cell: bool = False) -> Message:
    """Return why an answer is right, wrong or neither."""
    if verdict.hint is not None:
        return hint_message(verdict.hint, HintDegree.WHY)
    if cell:
        return make_message(N_("Look again, or ask for help."))
    if verdict.result is DrillResult.KNOWN:
        return make_message(N_("Find something that follows and is not known yet."))
    if verdict.possible:
        possible = list_message([make_message("{rect}", rect=rect) for rect in verdict.possible])
        return make_message(
            N_("This technique leaves other rectangles for the same clue: {possible}."),
            possible=possible,
        )
    return make_message(N_("This technique does not prove it."))
