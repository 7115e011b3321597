"""The words for *two clues together*."""

from shikaku_gui.play.techniques.technique_texts import Sentences, TechniqueTexts
from shikaku_gui.solver import Phrase, Technique
from shikaku_gui.texts import QT_TRANSLATE_NOOP

TEXTS = TechniqueTexts(
    technique=Technique.PAIR,
    name=QT_TRANSLATE_NOOP("words", "Two clues together"),
    find=QT_TRANSLATE_NOOP("words", "Two clues {region} work together. Find out how."),
    sentences=(
        Sentences(
            Phrase.PARTNERLESS,
            nudge=QT_TRANSLATE_NOOP(
                "words", "Two clues {region} must fill some cells between them."
            ),
            where=QT_TRANSLATE_NOOP(
                "words",
                "How can [subject]{one}[/subject] and [subject]{other}[/subject] fill "
                "[reason]{cells}[/reason]?",
            ),
            why=QT_TRANSLATE_NOOP(
                "words",
                "[subject]These two clues[/subject] must fill [reason]{cells}[/reason] between "
                "them. They can do so only with [result]{place}[/result].",
            ),
            excludes=QT_TRANSLATE_NOOP(
                "words",
                "[subject]These two clues[/subject] must fill [reason]{cells}[/reason] between "
                "them; [ruled_out]{out}[/ruled_out] would make that impossible.",
            ),
            wrong=QT_TRANSLATE_NOOP(
                "words",
                "[ruled_out]{rect}[/ruled_out] is wrong: [subject]two clues[/subject] must "
                "fill [reason]{cells}[/reason] between them, and with it they could not.",
            ),
        ),
        Sentences(
            Phrase.FILLED_TOGETHER,
            nudge=QT_TRANSLATE_NOOP("words", "Two clues {region} fill certain cells between them."),
            where=QT_TRANSLATE_NOOP(
                "words",
                "How can [subject]{one}[/subject] and [subject]{other}[/subject] both be drawn?",
            ),
            why=QT_TRANSLATE_NOOP(
                "words",
                "However [subject]the two clues[/subject] are drawn side by side, they fill "
                "[reason]{cells}[/reason]. That leaves [result]{place}[/result] for a "
                "neighbour.",
            ),
            excludes=QT_TRANSLATE_NOOP(
                "words",
                "However [subject]the two clues[/subject] are drawn side by side, they fill "
                "[reason]{cells}[/reason]. That rules out [ruled_out]{ruled}[/ruled_out].",
            ),
            wrong=QT_TRANSLATE_NOOP(
                "words",
                "[ruled_out]{rect}[/ruled_out] is wrong: however [subject]two clues[/subject] "
                "are drawn side by side, they fill [reason]{cells}[/reason].",
            ),
        ),
        Sentences(
            Phrase.FILLED_TO_COVER,
            nudge=QT_TRANSLATE_NOOP("words", "Two clues {region} fill certain cells between them."),
            where=QT_TRANSLATE_NOOP(
                "words",
                "How can [subject]{one}[/subject] and [subject]{other}[/subject] cover "
                "[reason]{need}[/reason]?",
            ),
            why=QT_TRANSLATE_NOOP(
                "words",
                "Only [subject]these two clues[/subject] reach [reason]{need}[/reason]. "
                "Covering that always fills [reason]{cells}[/reason] too, which leaves "
                "[result]{place}[/result] for a neighbour.",
            ),
            excludes=QT_TRANSLATE_NOOP(
                "words",
                "Only [subject]these two clues[/subject] reach [reason]{need}[/reason]. "
                "Covering that always fills [reason]{cells}[/reason] too, which rules out "
                "[ruled_out]{ruled}[/ruled_out].",
            ),
            wrong=QT_TRANSLATE_NOOP(
                "words",
                "[ruled_out]{rect}[/ruled_out] is wrong: only [subject]two clues[/subject] "
                "reach [reason]{need}[/reason], and covering that always fills "
                "[reason]{cells}[/reason] too.",
            ),
        ),
    ),
    summary=QT_TRANSLATE_NOOP("words", "What two clues must fill between them"),
    know=QT_TRANSLATE_NOOP(
        "words",
        "Some cells can be covered by two clues only. These two must fill them between them, so "
        "whatever prevents that is impossible.",
    ),
    task=QT_TRANSLATE_NOOP(
        "words", "Find a rectangle that two clues together make impossible, and cross it out."
    ),
    drill=QT_TRANSLATE_NOOP(
        "words",
        "Two clues must fill some cells together. Cross out a rectangle that would make that "
        "impossible.",
    ),
)
