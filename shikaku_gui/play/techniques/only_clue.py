"""The words for *only one clue reaches this cell*."""

from shikaku_gui.play.drill_tool import DrillTool
from shikaku_gui.play.techniques.technique_texts import PENCIL_GESTURE, Sentences, TechniqueTexts
from shikaku_gui.solver import Phrase, Technique
from shikaku_gui.texts import QT_TRANSLATE_NOOP

TEXTS = TechniqueTexts(
    technique=Technique.ONLY_CLUE,
    name=QT_TRANSLATE_NOOP("words", "Only one clue reaches this cell"),
    find=QT_TRANSLATE_NOOP(
        "words", "There is a cell {region} that only one clue can reach. Find it."
    ),
    sentences=(
        Sentences(
            Phrase.ONLY_CLUE,
            nudge=QT_TRANSLATE_NOOP("words", "Only one clue can reach a certain cell {region}."),
            where=QT_TRANSLATE_NOOP("words", "Which clues can reach [reason]{cell}[/reason]?"),
            why=QT_TRANSLATE_NOOP(
                "words",
                "Only [subject]{clue}[/subject] can reach [reason]{cell}[/reason], and only as "
                "[result]{place}[/result].",
            ),
            excludes=QT_TRANSLATE_NOOP(
                "words",
                "Only [subject]{clue}[/subject] can reach [reason]{cell}[/reason], so its "
                "rectangle contains [result]{pencil}[/result].",
            ),
            wrong=QT_TRANSLATE_NOOP(
                "words",
                "[ruled_out]{rect}[/ruled_out] is wrong: only [subject]{clue}[/subject] can "
                "reach [reason]{cell}[/reason], so it must cover it.",
            ),
        ),
    ),
    several=QT_TRANSLATE_NOOP(
        "words",
        "Some cells can be reached by one clue only, so these must cover them: "
        "[subject]{clues}[/subject].",
    ),
    summary=QT_TRANSLATE_NOOP("words", "Cells that a single clue can cover"),
    know=QT_TRANSLATE_NOOP(
        "words",
        "Look at one empty cell at a time, corners first. If only one clue can reach it, that "
        "clue must cover it.",
    ),
    task=QT_TRANSLATE_NOOP(
        "words",
        "Find a cell that only one clue can reach. Draw its rectangle, or pencil the part that "
        "is certain.",
    ),
    gesture=PENCIL_GESTURE,
    lesson_tool=DrillTool.DRAW,
    drill=QT_TRANSLATE_NOOP(
        "words", "Find a cell that only one clue can reach, but not with all its rectangles."
    ),
    drill_tool=DrillTool.POINT,
)
