"""The words for *no room for a neighbour*."""

from shikaku_gui.i18n import N_
from shikaku_gui.play.technique_words.text_records import Sentences, TechniqueTexts
from shikaku_gui.solver import Phrase, Technique

TEXTS = TechniqueTexts(
    technique=Technique.NO_ROOM,
    name=N_("No room for a neighbour"),
    find=N_("A rectangle would leave a neighbour no room. Find it."),
    sentences=(
        Sentences(
            Phrase.NO_ROOM,
            nudge=N_("One possible rectangle for a clue {region} leaves a neighbour no room."),
            where=N_(
                "Which rectangles for [subject]{victim}[/subject] leave a neighbour no room?",
            ),
            why=N_(
                "Any other rectangle for [subject]{victim}[/subject] would leave no room for "
                "[reason]{starved}[/reason]. So it must be [result]{place}[/result].",
            ),
            excludes=N_(
                "If [subject]{victim}[/subject] took [ruled_out]{out}[/ruled_out], there would "
                "be no room for [reason]{starved}[/reason].",
            ),
            wrong=N_(
                "[ruled_out]{rect}[/ruled_out] is wrong: it leaves no room for "
                "[reason]{starved}[/reason].",
            ),
        ),
    ),
    summary=N_("Cross out what leaves a clue no room"),
    know=N_(
        "Imagine a rectangle in place. If it leaves a clue nearby no room for any rectangle, it "
        "is impossible.",
    ),
    task=N_("Find a rectangle that would leave a clue no room, and cross it out."),
    drill=N_("Cross out a rectangle that would leave a neighbour no room."),
)
