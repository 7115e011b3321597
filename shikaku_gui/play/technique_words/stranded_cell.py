"""The words for *stranded cell*."""

from shikaku_gui.i18n import N_
from shikaku_gui.play.technique_words.text_records import Sentences, TechniqueTexts
from shikaku_gui.solver import Phrase, Technique

TEXTS = TechniqueTexts(
    technique=Technique.STRANDED_CELL,
    name=N_("Stranded cell"),
    find=N_("A rectangle would leave a stranded cell. Find it."),
    sentences=(
        Sentences(
            Phrase.STRANDED_CELL,
            nudge=N_("One possible rectangle for a clue {region} strands a cell."),
            where=N_(
                "Which rectangles for [subject]{victim}[/subject] leave a cell that nothing can "
                "cover?",
            ),
            why=N_(
                "If [subject]{victim}[/subject] were anything but [result]{place}[/result], "
                "nothing could cover [reason]{cell}[/reason].",
            ),
            excludes=N_(
                "If [subject]{victim}[/subject] took [ruled_out]{out}[/ruled_out], nothing "
                "could cover [reason]{cell}[/reason].",
            ),
            wrong=N_(
                "[ruled_out]{rect}[/ruled_out] is wrong: with it in place, nothing could cover "
                "[reason]{cell}[/reason].",
            ),
        ),
    ),
    summary=N_("Cross out what leaves a cell uncovered"),
    know=N_(
        "Imagine a rectangle in place. If nothing can cover some cell beside it any more, it is "
        "impossible.",
    ),
    task=N_("Find a rectangle that would strand a cell, and cross it out."),
    drill=N_("Cross out a rectangle that would leave a cell that nothing can cover."),
)
