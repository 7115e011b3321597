"""The words for *what if*."""

from shikaku_gui.i18n import N_
from shikaku_gui.play.technique_words.text_records import Sentences, TechniqueTexts
from shikaku_gui.solver import Phrase, Technique

TEXTS = TechniqueTexts(
    technique=Technique.WHAT_IF,
    name=N_("What if"),
    find=N_("A rectangle leads to a contradiction. Find it."),
    sentences=(
        Sentences(
            Phrase.WHAT_IF,
            nudge=N_("Try a rectangle for a clue {region} and see where it leads."),
            where=N_("What if [subject]{clue}[/subject] were [ruled_out]{rect}[/ruled_out]?"),
            why=N_(
                "With [ruled_out]{rect}[/ruled_out], {end}. So only [result]{place}[/result] is "
                "left.",
            ),
            excludes=N_(
                "Suppose [subject]{clue}[/subject] is [ruled_out]{rect}[/ruled_out]: {end}, so "
                "it must go elsewhere.",
            ),
            wrong=N_("[ruled_out]{rect}[/ruled_out] is wrong: {end}."),
        ),
    ),
    summary=N_("Suppose a rectangle and see where it leads"),
    know=N_(
        "When nothing else helps, suppose a rectangle and follow what it forces. If a clue or a "
        "cell is left with nothing, the rectangle is impossible.",
    ),
    task=N_("Find a rectangle that leads to a dead end, and cross it out."),
    gesture=N_(
        "Cross out: drag over it, or size it with Shift+arrows and press X. Or suppose it: T "
        "begins a "
        "trial, and J rejects it, which crosses its first rectangle out.",
    ),
    drill=N_("Suppose a rectangle, see where it leads, and cross out one that is impossible."),
)
