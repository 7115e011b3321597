"""The words for *only one rectangle fits*."""

from shikaku_gui.play.drill_tool import DrillTool
from shikaku_gui.play.techniques.technique_texts import Sentences, TechniqueTexts
from shikaku_gui.solver import Phrase, Technique
from shikaku_gui.texts import QT_TRANSLATE_NOOP

TEXTS = TechniqueTexts(
    technique=Technique.ONLY_RECTANGLE,
    name=QT_TRANSLATE_NOOP("words", "Only one rectangle fits"),
    find=QT_TRANSLATE_NOOP(
        "words", "There is a clue {region} that only one rectangle fits. Find it."
    ),
    sentences=(
        Sentences(
            Phrase.ONLY_RECTANGLE,
            nudge=QT_TRANSLATE_NOOP("words", "A clue {region} can be drawn in only one way."),
            where=QT_TRANSLATE_NOOP(
                "words", "Look at [subject]{clue}[/subject]: which rectangles fit it?"
            ),
            why=QT_TRANSLATE_NOOP(
                "words", "Only [result]{place}[/result] is left for [subject]{clue}[/subject]."
            ),
        ),
        Sentences(
            Phrase.ONLY_RECTANGLE_UNKNOWN,
            nudge=QT_TRANSLATE_NOOP("words", "A clue {region} can be drawn in only one way."),
            where=QT_TRANSLATE_NOOP(
                "words", "Look at [subject]{clue}[/subject]: which rectangles fit it?"
            ),
            why=QT_TRANSLATE_NOOP(
                "words",
                "The other clues leave [subject]{clue}[/subject] nothing but "
                "[result]{place}[/result].",
            ),
        ),
    ),
    several=QT_TRANSLATE_NOOP(
        "words", "One rectangle is left for each of [subject]{clues}[/subject]."
    ),
    summary=QT_TRANSLATE_NOOP("words", "Clues that fit in a single way"),
    know=QT_TRANSLATE_NOOP(
        "words",
        "Look at one clue at a time. The edge, other clues and drawn rectangles may leave it "
        "a single rectangle.",
    ),
    task=QT_TRANSLATE_NOOP("words", "Find a clue with a single rectangle left, and draw it."),
    gesture="",
    lesson_tool=None,
    drill=QT_TRANSLATE_NOOP("words", "One clue has only one rectangle that fits. Draw it."),
    drill_tool=DrillTool.DRAW,
)
