"""The words for *sealed pocket*."""

from shikaku_gui.i18n import N_
from shikaku_gui.play.technique_words.text_records import Sentences, TechniqueTexts
from shikaku_gui.solver import Phrase, Technique

TEXTS = TechniqueTexts(
    technique=Technique.POCKET,
    name=N_("Sealed pocket"),
    find=N_("A rectangle would seal off a pocket that cannot be filled. Find it."),
    sentences=(
        Sentences(
            Phrase.POCKET,
            nudge=N_("One possible rectangle for a clue {region} cuts off some cells: count them."),
            where=N_(
                "Which rectangle for [subject]{victim}[/subject] cuts off cells that cannot be "
                "filled?",
            ),
            why=N_(
                "Anything but [result]{place}[/result] for [subject]{victim}[/subject] would "
                "cut off [reason]{pocket}[/reason], {misfit}.",
            ),
            excludes=N_(
                "If [subject]{victim}[/subject] took [ruled_out]{out}[/ruled_out], it would "
                "cut off [reason]{pocket}[/reason], {misfit}.",
            ),
            wrong=N_(
                "[ruled_out]{rect}[/ruled_out] is wrong: it cuts off "
                "[reason]{pocket}[/reason], {misfit}.",
            ),
        ),
    ),
    summary=N_("Count the cells that a rectangle cuts off"),
    know=N_(
        "Imagine a rectangle that cuts off some cells. The clues among them must add up to just "
        "as many cells. If not, the rectangle is impossible.",
    ),
    task=N_("Find a rectangle that would cut off the wrong number of cells, and cross it out."),
    drill=N_(
        "Cross out a rectangle that would cut off cells which the clues among them cannot fill.",
    ),
)
