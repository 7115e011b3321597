"""The words for *no room for a neighbour*."""

from shikaku_gui.play.techniques.technique_texts import Sentences, TechniqueTexts
from shikaku_gui.solver import Phrase, Technique
from shikaku_gui.texts import QT_TRANSLATE_NOOP

TEXTS = TechniqueTexts(
    technique=Technique.NO_ROOM,
    name=QT_TRANSLATE_NOOP("words", "No room for a neighbour"),
    find=QT_TRANSLATE_NOOP(
        "words", "A rectangle {region} would leave a neighbour no room. Find it."
    ),
    sentences=(
        Sentences(
            Phrase.NO_ROOM,
            nudge=QT_TRANSLATE_NOOP(
                "words", "One way to draw a clue {region} leaves a neighbour no room."
            ),
            where=QT_TRANSLATE_NOOP(
                "words",
                "Which rectangles for [subject]{victim}[/subject] leave a neighbour no room?",
            ),
            why=QT_TRANSLATE_NOOP(
                "words",
                "Any other rectangle for [subject]{victim}[/subject] would leave no room for "
                "[reason]{starved}[/reason]. So it must be [result]{place}[/result].",
            ),
            excludes=QT_TRANSLATE_NOOP(
                "words",
                "If [subject]{victim}[/subject] took [ruled_out]{out}[/ruled_out], there would "
                "be no room for [reason]{starved}[/reason].",
            ),
            wrong=QT_TRANSLATE_NOOP(
                "words",
                "[ruled_out]{rect}[/ruled_out] is wrong: it leaves no room for "
                "[reason]{starved}[/reason].",
            ),
        ),
    ),
    summary=QT_TRANSLATE_NOOP("words", "Cross out what leaves a clue no room"),
    know=QT_TRANSLATE_NOOP(
        "words",
        "Imagine a rectangle drawn. If it leaves a clue nearby no room for any rectangle, it is "
        "impossible.",
    ),
    task=QT_TRANSLATE_NOOP(
        "words", "Find a rectangle that would leave a clue no room, and cross it out."
    ),
    drill=QT_TRANSLATE_NOOP("words", "Cross out a rectangle that would leave a neighbour no room."),
)
