"""The record of the words for a technique, and of the sentences for a hint.

A sentence is one template for each degree, never put together from parts. Its arguments come from
the facts of a hint by their names. It names at most three things, which are marked in its picture.
"""

from typing import NamedTuple

from shikaku_gui.i18n import N_
from shikaku_gui.play.tool import Tool
from shikaku_gui.solver import Phrase, Technique

PENCIL_GESTURE = N_(
    "Pencil: drag with the tool Pencil or the right button, or size it with Shift+arrows and "
    "press P.",
)
_CROSS_OUT_GESTURE = N_(
    "Cross out: drag over it, or size it with Shift+arrows and press X. Drawing what is left with "
    "the tool Draw is right, too.",
)


class Sentences(NamedTuple):
    """The sentences for one kind of step: where to look by degrees, and why.

    ``about`` are the facts that ``nudge`` speaks of, by default the first subject. ``excludes``
    replaces ``why`` where the step draws nothing, ``wrong`` where what it excludes is drawn on
    the board.
    """

    phrase: Phrase
    nudge: str = ""
    about: tuple[str, ...] = ()
    where: str = ""
    why: str = ""
    excludes: str = ""
    wrong: str = ""


class TechniqueTexts(NamedTuple):
    """The words for a technique, in its hints, its lesson and its drills.

    ``find`` asks the player to find a step, wherever it is. ``sentences`` are those of its
    hints, and ``several`` describes several of its steps in one picture, where that can happen
    within a what-if.

    ``summary`` says in a line what the lesson teaches, ``know`` what there is to know, ``task``
    what to do, and ``gesture`` how. The tasks begin with ``lesson_tool``, None where nothing but
    drawing is to be done. ``has_ruler``: while the player drags, the cells are counted and the
    clues in them added up.

    ``drill`` is what a drill asks for, and ``drill_tool`` the tool that fits it best.
    """

    technique: Technique
    name: str
    find: str
    sentences: tuple[Sentences, ...]
    summary: str
    know: str
    task: str
    drill: str
    several: str = ""
    gesture: str = _CROSS_OUT_GESTURE
    lesson_tool: Tool | None = Tool.CROSS_OUT
    has_ruler: bool = False
    drill_tool: Tool = Tool.CROSS_OUT
