"""The words for *sealed pocket*."""

from shikaku_gui.play.techniques.technique_texts import Sentences, TechniqueTexts
from shikaku_gui.solver import Phrase, Technique
from shikaku_gui.texts import QT_TRANSLATE_NOOP

TEXTS = TechniqueTexts(
    technique=Technique.POCKET,
    name=QT_TRANSLATE_NOOP("words", "Sealed pocket"),
    find=QT_TRANSLATE_NOOP(
        "words", "A rectangle {region} would seal off a pocket that cannot be filled. Find it."
    ),
    sentences=(
        Sentences(
            Phrase.POCKET,
            nudge=QT_TRANSLATE_NOOP(
                "words", "One way to draw a clue {region} cuts off some cells: count them."
            ),
            where=QT_TRANSLATE_NOOP(
                "words",
                "Which rectangle for [subject]{victim}[/subject] cuts off cells that cannot be "
                "filled?",
            ),
            why=QT_TRANSLATE_NOOP(
                "words",
                "Anything but [result]{place}[/result] for [subject]{victim}[/subject] would "
                "cut off [reason]{pocket}[/reason], {misfit}.",
            ),
            excludes=QT_TRANSLATE_NOOP(
                "words",
                "If [subject]{victim}[/subject] took [ruled_out]{out}[/ruled_out], it would "
                "cut off [reason]{pocket}[/reason], {misfit}.",
            ),
            wrong=QT_TRANSLATE_NOOP(
                "words",
                "[ruled_out]{rect}[/ruled_out] is wrong: it cuts off "
                "[reason]{pocket}[/reason], {misfit}.",
            ),
        ),
    ),
    summary=QT_TRANSLATE_NOOP("words", "Count the cells that a rectangle cuts off"),
    know=QT_TRANSLATE_NOOP(
        "words",
        "Imagine a rectangle that cuts off some cells. The clues among them must add up to just "
        "as many cells. If not, the rectangle is impossible.",
    ),
    task=QT_TRANSLATE_NOOP(
        "words", "Find a rectangle that would cut off the wrong number of cells, and cross it out."
    ),
    drill=QT_TRANSLATE_NOOP(
        "words",
        "Cross out a rectangle that would cut off cells which the clues among them cannot fill.",
    ),
)
