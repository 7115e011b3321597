"""The words for *two clues together*."""

from shikaku_gui.i18n import N_
from shikaku_gui.play.technique_words.text_records import Sentences, TechniqueTexts
from shikaku_gui.solver import Phrase, Technique

TEXTS = TechniqueTexts(
    technique=Technique.PAIR,
    name=N_("Two clues together"),
    find=N_("Two clues work together. Find out how."),
    sentences=(
        Sentences(
            Phrase.PARTNERLESS,
            nudge=N_("Two clues {region} must fill some cells between them."),
            about=("one", "other"),
            where=N_(
                "How can [subject]{one}[/subject] and [subject]{other}[/subject] fill "
                "[reason]{cells}[/reason]?",
            ),
            why=N_(
                "[subject]These two clues[/subject] must fill [reason]{cells}[/reason] between "
                "them. They can do so only with [result]{place}[/result].",
            ),
            excludes=N_(
                "[subject]These two clues[/subject] must fill [reason]{cells}[/reason] between "
                "them; [ruled_out]{out}[/ruled_out] would make that impossible.",
            ),
            wrong=N_(
                "[ruled_out]{rect}[/ruled_out] is wrong: [subject]two clues[/subject] must "
                "fill [reason]{cells}[/reason] between them, and with it they could not.",
            ),
        ),
        Sentences(
            Phrase.FILLED_TOGETHER,
            nudge=N_("Two clues {region} fill certain cells between them."),
            about=("one", "other"),
            where=N_(
                "How can [subject]{one}[/subject] and [subject]{other}[/subject] both get their "
                "rectangles?",
            ),
            why=N_(
                "However the rectangles of [subject]the two clues[/subject] lie side by side, "
                "they fill [reason]{cells}[/reason]. That leaves [result]{place}[/result] for a "
                "neighbour.",
            ),
            excludes=N_(
                "However the rectangles of [subject]the two clues[/subject] lie side by side, "
                "they fill [reason]{cells}[/reason]. That rules out "
                "[ruled_out]{ruled}[/ruled_out].",
            ),
            wrong=N_(
                "[ruled_out]{rect}[/ruled_out] is wrong: however the rectangles of [subject]two "
                "clues[/subject] lie side by side, they fill [reason]{cells}[/reason].",
            ),
        ),
        Sentences(
            Phrase.FILLED_TO_COVER,
            nudge=N_("Two clues {region} fill certain cells between them."),
            about=("one", "other"),
            where=N_(
                "How can [subject]{one}[/subject] and [subject]{other}[/subject] cover "
                "[reason]{need}[/reason]?",
            ),
            why=N_(
                "Only [subject]these two clues[/subject] reach [reason]{need}[/reason]. "
                "Covering that always fills [reason]{cells}[/reason] too, which leaves "
                "[result]{place}[/result] for a neighbour.",
            ),
            excludes=N_(
                "Only [subject]these two clues[/subject] reach [reason]{need}[/reason]. "
                "Covering that always fills [reason]{cells}[/reason] too, which rules out "
                "[ruled_out]{ruled}[/ruled_out].",
            ),
            wrong=N_(
                "[ruled_out]{rect}[/ruled_out] is wrong: only [subject]two clues[/subject] "
                "reach [reason]{need}[/reason], and covering that always fills "
                "[reason]{cells}[/reason] too.",
            ),
        ),
    ),
    summary=N_("Cells that two clues must fill between them"),
    know=N_(
        "Some cells can be covered by two clues only. These two must fill them between them, so "
        "whatever prevents that is impossible.",
    ),
    task=N_("Find a rectangle that two clues together make impossible, and cross it out."),
    drill=N_(
        "Two clues must fill some cells together. Cross out a rectangle that would make that "
        "impossible.",
    ),
)
