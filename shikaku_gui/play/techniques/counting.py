"""The words for *space counting*."""

from shikaku_gui.play.techniques.technique_texts import Sentences, TechniqueTexts
from shikaku_gui.solver import Phrase, Technique
from shikaku_gui.texts import QT_TRANSLATE_NOOP

TEXTS = TechniqueTexts(
    technique=Technique.COUNTING,
    name=QT_TRANSLATE_NOOP("words", "Space counting"),
    find=QT_TRANSLATE_NOOP("words", "There is space to count {region}. Find out what follows."),
    sentences=(
        Sentences(
            Phrase.TOO_FEW,
            nudge=QT_TRANSLATE_NOOP(
                "words", "Count the cells {region}: the clues around them have few to spare."
            ),
            where=QT_TRANSLATE_NOOP(
                "words", "Which cells can only [subject]{group}[/subject] cover?"
            ),
            why=QT_TRANSLATE_NOOP(
                "words",
                "[reason]These {size} cells[/reason] belong to [subject]{number} "
                "clues[/subject] with {areas} cells in all: {spare} may lie elsewhere. That "
                "leaves [result]{place}[/result].",
            ),
            excludes=QT_TRANSLATE_NOOP(
                "words",
                "[reason]These {size} cells[/reason] belong to [subject]{number} "
                "clues[/subject] with {areas} cells in all: {spare} may lie elsewhere, and "
                "[ruled_out]{out}[/ruled_out] would put more there.",
            ),
            wrong=QT_TRANSLATE_NOOP(
                "words",
                "[ruled_out]{rect}[/ruled_out] is wrong. [reason]These {size} cells[/reason] "
                "belong to [subject]{number} clues[/subject] with {areas} cells in all: "
                "{spare} may lie elsewhere.",
            ),
        ),
        Sentences(
            Phrase.TOO_MANY,
            nudge=QT_TRANSLATE_NOOP(
                "words", "Some clues {region} need almost all the room they have: count it."
            ),
            where=QT_TRANSLATE_NOOP(
                "words", "How many cells can [subject]{group}[/subject] reach?"
            ),
            why=QT_TRANSLATE_NOOP(
                "words",
                "[subject]These {number} clues[/subject] can reach only [reason]these {size} "
                "cells[/reason] and need {areas} of them: {spare} can go to others. That "
                "leaves [result]{place}[/result].",
            ),
            excludes=QT_TRANSLATE_NOOP(
                "words",
                "[subject]These {number} clues[/subject] can reach only [reason]these {size} "
                "cells[/reason] and need {areas} of them: {spare} can go to others, and "
                "[ruled_out]{out}[/ruled_out] would take more.",
            ),
            wrong=QT_TRANSLATE_NOOP(
                "words",
                "[ruled_out]{rect}[/ruled_out] is wrong. [subject]These {number} "
                "clues[/subject] can reach only [reason]these {size} cells[/reason] and need "
                "{areas} of them: {spare} can go to others.",
            ),
        ),
    ),
    summary=QT_TRANSLATE_NOOP("words", "Cells against the sum of the clues"),
    know=QT_TRANSLATE_NOOP(
        "words",
        "Choose some cells and the clues that can cover them, and count. Clues without cells "
        "to spare must not waste any, and cells that need them all must get them.",
    ),
    task=QT_TRANSLATE_NOOP(
        "words", "Find a rectangle that the count makes impossible, and cross it out."
    ),
    gesture=QT_TRANSLATE_NOOP(
        "words",
        "While you drag, the cells are counted and the clues in them added up. Let go to cross "
        "out, "
        "or press Esc to leave it. By keys: Shift+arrows, then X.",
    ),
    has_ruler=True,
    drill=QT_TRANSLATE_NOOP(
        "words",
        "Count the cells of a few clues together. Cross out a rectangle that would take too many "
        "of them, or put too many elsewhere.",
    ),
)
