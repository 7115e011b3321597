"""The words for *what if*."""

from shikaku_gui.play.techniques.technique_texts import Sentences, TechniqueTexts
from shikaku_gui.solver import Phrase, Technique
from shikaku_gui.texts import QT_TRANSLATE_NOOP

TEXTS = TechniqueTexts(
    technique=Technique.WHAT_IF,
    name=QT_TRANSLATE_NOOP("words", "What if"),
    find=QT_TRANSLATE_NOOP("words", "A rectangle {region} leads to a contradiction. Find it."),
    sentences=(
        Sentences(
            Phrase.WHAT_IF,
            nudge=QT_TRANSLATE_NOOP(
                "words", "Try a rectangle for a clue {region} and see where it leads."
            ),
            where=QT_TRANSLATE_NOOP(
                "words", "What if [subject]{clue}[/subject] were [ruled_out]{rect}[/ruled_out]?"
            ),
            why=QT_TRANSLATE_NOOP(
                "words",
                "With [ruled_out]{rect}[/ruled_out], {end}. So only [result]{place}[/result] is "
                "left.",
            ),
            excludes=QT_TRANSLATE_NOOP(
                "words",
                "Suppose [subject]{clue}[/subject] is [ruled_out]{rect}[/ruled_out]: {end}, so "
                "it must go elsewhere.",
            ),
            wrong=QT_TRANSLATE_NOOP("words", "[ruled_out]{rect}[/ruled_out] is wrong: {end}."),
        ),
    ),
    summary=QT_TRANSLATE_NOOP("words", "Suppose a rectangle and see where it leads"),
    know=QT_TRANSLATE_NOOP(
        "words",
        "When nothing else helps, suppose a rectangle and follow what it forces. If a clue or a "
        "cell is left with nothing, the rectangle is impossible.",
    ),
    task=QT_TRANSLATE_NOOP("words", "Find a rectangle that leads to a dead end, and cross it out."),
    gesture=QT_TRANSLATE_NOOP(
        "words",
        "Cross out: drag over it, or size it with Shift+arrows and press X. Or suppose it: T "
        "begins a "
        "trial, and J rejects it, which crosses its first rectangle out.",
    ),
    drill=QT_TRANSLATE_NOOP(
        "words", "Suppose a rectangle, see where it leads, and cross out one that is impossible."
    ),
)
