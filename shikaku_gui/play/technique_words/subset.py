"""The words for *cells that go together*."""

from shikaku_gui.i18n import N_
from shikaku_gui.play.technique_words.text_records import Sentences, TechniqueTexts
from shikaku_gui.solver import Phrase, Technique

TEXTS = TechniqueTexts(
    technique=Technique.SUBSET,
    name=N_("Cells that go together"),
    find=N_("There are two cells that go together. Find them."),
    sentences=(
        Sentences(
            Phrase.SUBSET,
            nudge=N_("Two cells {region} belong together."),
            about=("cell", "beside"),
            where=N_(
                "What can cover [reason]{cell}[/reason], and does it cover "
                "[reason]{beside}[/reason] too?",
            ),
            why=N_(
                "Any rectangle on [reason]{cell}[/reason] also takes "
                "[reason]{beside}[/reason], so none may take [reason]{beside}[/reason] alone. "
                "That leaves [result]{place}[/result].",
            ),
            excludes=N_(
                "Any rectangle on [reason]{cell}[/reason] also takes "
                "[reason]{beside}[/reason]. So none may take [reason]{beside}[/reason] without "
                "it, which rules out [ruled_out]{ruled}[/ruled_out].",
            ),
            wrong=N_(
                "[ruled_out]{rect}[/ruled_out] is wrong: it takes [reason]{beside}[/reason], "
                "but any rectangle on [reason]{cell}[/reason] needs that cell too.",
            ),
        ),
    ),
    summary=N_("Two cells that one rectangle must cover"),
    know=N_(
        "Sometimes every rectangle that covers one cell covers a second one, too. Then none may "
        "take the second cell without the first.",
    ),
    task=N_("Find a rectangle that separates cells which go together, and cross it out."),
    drill=N_(
        "Any rectangle on one cell also takes another. Cross out a rectangle that takes the other "
        "cell alone.",
    ),
)
