"""The words for *only one rectangle fits*."""

from shikaku_gui.i18n import N_
from shikaku_gui.play.technique_words.text_records import Sentences, TechniqueTexts
from shikaku_gui.play.tool import Tool
from shikaku_gui.solver import Phrase, Technique

TEXTS = TechniqueTexts(
    technique=Technique.ONLY_RECTANGLE,
    name=N_("Only one rectangle fits"),
    find=N_("There is a clue that only one rectangle fits. Find it."),
    sentences=(
        Sentences(
            Phrase.ONLY_RECTANGLE,
            nudge=N_("Only one rectangle is possible for a clue {region}."),
            where=N_("Look at [subject]{clue}[/subject]: which rectangles fit it?"),
            why=N_("Only [result]{place}[/result] is left for [subject]{clue}[/subject]."),
        ),
        Sentences(
            Phrase.ONLY_RECTANGLE_UNKNOWN,
            nudge=N_("Only one rectangle is possible for a clue {region}."),
            where=N_("Look at [subject]{clue}[/subject]: which rectangles fit it?"),
            why=N_(
                "The other clues leave [subject]{clue}[/subject] nothing but "
                "[result]{place}[/result].",
            ),
        ),
    ),
    several=N_("One rectangle is left for each of [subject]{clues}[/subject]."),
    summary=N_("Clues with one possible rectangle"),
    know=N_(
        "Look at one clue at a time. The edge, other clues and drawn rectangles may leave it "
        "a single rectangle.",
    ),
    task=N_("Find a clue with a single rectangle left, and draw it."),
    gesture="",
    lesson_tool=None,
    drill=N_("One clue has only one rectangle that fits. Draw it."),
    drill_tool=Tool.DRAW,
)
