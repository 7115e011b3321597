"""The words for *cells that go together*."""

from shikaku_gui.play.techniques.technique_texts import Sentences, TechniqueTexts
from shikaku_gui.solver import Phrase, Technique
from shikaku_gui.texts import QT_TRANSLATE_NOOP

TEXTS = TechniqueTexts(
    technique=Technique.SUBSET,
    name=QT_TRANSLATE_NOOP("words", "Cells that go together"),
    find=QT_TRANSLATE_NOOP("words", "There are two cells {region} that go together. Find them."),
    sentences=(
        Sentences(
            Phrase.SUBSET,
            nudge=QT_TRANSLATE_NOOP("words", "Two cells {region} belong together."),
            where=QT_TRANSLATE_NOOP(
                "words",
                "What can cover [reason]{cell}[/reason], and does it cover "
                "[reason]{beside}[/reason] too?",
            ),
            why=QT_TRANSLATE_NOOP(
                "words",
                "Any rectangle on [reason]{cell}[/reason] also takes "
                "[reason]{beside}[/reason], so none may take [reason]{beside}[/reason] alone. "
                "That leaves [result]{place}[/result].",
            ),
            excludes=QT_TRANSLATE_NOOP(
                "words",
                "Any rectangle on [reason]{cell}[/reason] also takes "
                "[reason]{beside}[/reason]. So none may take [reason]{beside}[/reason] without "
                "it, which rules out [ruled_out]{ruled}[/ruled_out].",
            ),
            wrong=QT_TRANSLATE_NOOP(
                "words",
                "[ruled_out]{rect}[/ruled_out] is wrong: it takes [reason]{beside}[/reason], "
                "but any rectangle on [reason]{cell}[/reason] needs that cell too.",
            ),
        ),
    ),
    summary=QT_TRANSLATE_NOOP("words", "Two cells that one rectangle must cover"),
    know=QT_TRANSLATE_NOOP(
        "words",
        "Sometimes every rectangle that covers one cell covers a second one, too. Then none may "
        "take the second cell without the first.",
    ),
    task=QT_TRANSLATE_NOOP(
        "words", "Find a rectangle that separates cells which go together, and cross it out."
    ),
    drill=QT_TRANSLATE_NOOP(
        "words",
        "Any rectangle on one cell also takes another. Cross out a rectangle that takes the other "
        "cell alone.",
    ),
)
