"""The words for *only one clue reaches this cell*."""

from shikaku_gui.i18n import N_
from shikaku_gui.play.technique_words.text_records import (
    PENCIL_GESTURE,
    Sentences,
    TechniqueTexts,
)
from shikaku_gui.play.tool import Tool
from shikaku_gui.solver import Phrase, Technique

TEXTS = TechniqueTexts(
    technique=Technique.ONLY_CLUE,
    name=N_("Only one clue reaches this cell"),
    find=N_("There is a cell that only one clue can reach. Find it."),
    sentences=(
        Sentences(
            Phrase.ONLY_CLUE,
            nudge=N_("Only one clue can reach a certain cell {region}."),
            about=("cell",),
            where=N_("Which clues can reach [reason]{cell}[/reason]?"),
            why=N_(
                "Only [subject]{clue}[/subject] can reach [reason]{cell}[/reason], and only as "
                "[result]{place}[/result].",
            ),
            excludes=N_(
                "Only [subject]{clue}[/subject] can reach [reason]{cell}[/reason], so its "
                "rectangle contains [result]{pencil}[/result].",
            ),
            wrong=N_(
                "[ruled_out]{rect}[/ruled_out] is wrong: only [subject]{clue}[/subject] can "
                "reach [reason]{cell}[/reason], so it must cover it.",
            ),
        ),
    ),
    several=N_(
        "Some cells can be reached by one clue only, so these must cover them: "
        "[subject]{clues}[/subject].",
    ),
    summary=N_("Cells that a single clue can cover"),
    know=N_(
        "Look at one empty cell at a time, corners first. If only one clue can reach it, that "
        "clue must cover it.",
    ),
    task=N_(
        "Find a cell that only one clue can reach. Draw its rectangle, or pencil the part that "
        "is certain.",
    ),
    gesture=PENCIL_GESTURE,
    lesson_tool=Tool.DRAW,
    drill=N_("Find a cell that only one clue can reach, but not with all its rectangles."),
    drill_tool=Tool.POINT,
)
