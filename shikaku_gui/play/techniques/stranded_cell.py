"""The words for *stranded cell*."""

from shikaku_gui.play.techniques.technique_texts import Sentences, TechniqueTexts
from shikaku_gui.solver import Phrase, Technique
from shikaku_gui.texts import QT_TRANSLATE_NOOP

TEXTS = TechniqueTexts(
    technique=Technique.STRANDED_CELL,
    name=QT_TRANSLATE_NOOP("words", "Stranded cell"),
    find=QT_TRANSLATE_NOOP("words", "A rectangle {region} would leave a stranded cell. Find it."),
    sentences=(
        Sentences(
            Phrase.STRANDED_CELL,
            nudge=QT_TRANSLATE_NOOP("words", "One way to draw a clue {region} strands a cell."),
            where=QT_TRANSLATE_NOOP(
                "words",
                "Which rectangles for [subject]{victim}[/subject] leave a cell that nothing can "
                "cover?",
            ),
            why=QT_TRANSLATE_NOOP(
                "words",
                "If [subject]{victim}[/subject] were anything but [result]{place}[/result], "
                "nothing could cover [reason]{cell}[/reason].",
            ),
            excludes=QT_TRANSLATE_NOOP(
                "words",
                "If [subject]{victim}[/subject] took [ruled_out]{out}[/ruled_out], nothing "
                "could cover [reason]{cell}[/reason].",
            ),
            wrong=QT_TRANSLATE_NOOP(
                "words",
                "[ruled_out]{rect}[/ruled_out] is wrong: with it in place, nothing could cover "
                "[reason]{cell}[/reason].",
            ),
        ),
    ),
    summary=QT_TRANSLATE_NOOP("words", "Cross out what leaves a cell uncovered"),
    know=QT_TRANSLATE_NOOP(
        "words",
        "Imagine a rectangle drawn. If nothing can cover some cell beside it any more, it is "
        "impossible.",
    ),
    task=QT_TRANSLATE_NOOP("words", "Find a rectangle that would strand a cell, and cross it out."),
    drill=QT_TRANSLATE_NOOP(
        "words", "Cross out a rectangle that would leave a cell that nothing can cover."
    ),
)
