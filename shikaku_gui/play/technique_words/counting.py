"""The words for *space counting*."""

from shikaku_gui.i18n import N_
from shikaku_gui.play.technique_words.text_records import Sentences, TechniqueTexts
from shikaku_gui.solver import Phrase, Technique

TEXTS = TechniqueTexts(
    technique=Technique.COUNTING,
    name=N_("Space counting"),
    find=N_("There is space to count. Find out what follows."),
    sentences=(
        Sentences(
            Phrase.TOO_FEW,
            nudge=N_("Count the cells {region}: the clues around them have few spare cells."),
            about=("region_cells",),
            where=N_("Which cells can only [subject]{group}[/subject] cover?"),
            why=N_(
                "[subject]These {number} clues[/subject] share [reason]{size} cells[/reason] and"
                " need {areas} in all: {spare} lie outside. That leaves "
                "[result]{place}[/result].",
            ),
            excludes=N_(
                "[subject]These {number} clues[/subject] share [reason]{size} cells[/reason] and"
                " need {areas} in all: {spare} lie outside, and [ruled_out]{out}[/ruled_out] "
                "would put more there.",
            ),
            wrong=N_(
                "[ruled_out]{rect}[/ruled_out] is wrong. [subject]These {number} clues[/subject] "
                "share [reason]{size} cells[/reason] and need {areas} in all: {spare} lie outside.",
            ),
        ),
        Sentences(
            Phrase.TOO_MANY,
            nudge=N_("Some clues {region} need almost all the room they have: count it."),
            about=("group",),
            where=N_("How many cells can [subject]{group}[/subject] reach?"),
            why=N_(
                "[subject]These {number} clues[/subject] need {areas} of [reason]the {size} "
                "cells[/reason] they can reach: {spare} go to others. That leaves "
                "[result]{place}[/result].",
            ),
            excludes=N_(
                "[subject]These {number} clues[/subject] need {areas} of [reason]the {size} "
                "cells[/reason] they can reach: {spare} go to others, and "
                "[ruled_out]{out}[/ruled_out] would take more.",
            ),
            wrong=N_(
                "[ruled_out]{rect}[/ruled_out] is wrong. [subject]These {number} clues[/subject]"
                " need {areas} of [reason]the {size} cells[/reason] they can reach: {spare} go "
                "to others.",
            ),
        ),
    ),
    summary=N_("Cells against the sum of the clues"),
    know=N_(
        "Choose some cells and the clues that can cover them, and count. Clues without spare "
        "cells must not waste any, and cells that need all those clues must get them.",
    ),
    task=N_("Find a rectangle that the count makes impossible, and cross it out."),
    gesture=N_(
        "While you drag, the cells are counted and the clues in them added up. Let go to cross "
        "out, "
        "or press Esc to leave it. By keys: Shift+arrows, then X.",
    ),
    has_ruler=True,
    drill=N_(
        "Count the cells of a few clues together. Cross out a rectangle that would take too many "
        "of them, or put too many elsewhere.",
    ),
)
