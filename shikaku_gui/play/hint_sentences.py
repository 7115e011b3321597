"""The sentences of hints: one template per sentence and degree, none put together from parts.

Arguments come from the facts of a hint by their names. A sentence names at most three things,
which are marked in its picture.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from shikaku_gui.solver import Phrase
from shikaku_gui.texts import QT_TRANSLATE_NOOP


@dataclass(frozen=True, slots=True)
class Sentences:
    """What is said of one kind of step: where to look by degrees, and why.

    ``excludes`` is said in place of ``why`` where the step draws nothing, ``wrong`` where
    what it excludes is drawn on the board.
    """

    nudge: str
    where: str
    why: str
    excludes: str = ""
    wrong: str = ""


HINT_SENTENCES: Mapping[Phrase, Sentences] = {
    Phrase.ONLY_RECTANGLE: Sentences(
        QT_TRANSLATE_NOOP("words", "A clue {region} can be drawn in only one way."),
        QT_TRANSLATE_NOOP("words", "Look at [subject]{clue}[/subject]: which rectangles fit it?"),
        QT_TRANSLATE_NOOP(
            "words", "Only [result]{place}[/result] is left for [subject]{clue}[/subject]."
        ),
    ),
    Phrase.ONLY_RECTANGLE_UNKNOWN: Sentences(
        QT_TRANSLATE_NOOP("words", "A clue {region} can be drawn in only one way."),
        QT_TRANSLATE_NOOP("words", "Look at [subject]{clue}[/subject]: which rectangles fit it?"),
        QT_TRANSLATE_NOOP(
            "words",
            "The other clues leave [subject]{clue}[/subject] nothing but [result]{place}[/result].",
        ),
    ),
    Phrase.ONLY_RECTANGLES: Sentences(
        "",
        "",
        QT_TRANSLATE_NOOP("words", "One rectangle is left for each of [subject]{clues}[/subject]."),
    ),
    Phrase.ONLY_CLUE: Sentences(
        QT_TRANSLATE_NOOP("words", "Only one clue can reach a certain cell {region}."),
        QT_TRANSLATE_NOOP("words", "Which clues can reach [reason]{cell}[/reason]?"),
        QT_TRANSLATE_NOOP(
            "words",
            "Only [subject]{clue}[/subject] can reach [reason]{cell}[/reason], and only as "
            "[result]{place}[/result].",
        ),
        QT_TRANSLATE_NOOP(
            "words",
            "Only [subject]{clue}[/subject] can reach [reason]{cell}[/reason], so its "
            "rectangle contains [result]{pencil}[/result].",
        ),
        QT_TRANSLATE_NOOP(
            "words",
            "[ruled_out]{rect}[/ruled_out] is wrong: only [subject]{clue}[/subject] can "
            "reach [reason]{cell}[/reason], so it must cover it.",
        ),
    ),
    Phrase.ONLY_CLUES: Sentences(
        "",
        "",
        QT_TRANSLATE_NOOP(
            "words",
            "Some cells can be reached by one clue only, so these must cover them: "
            "[subject]{clues}[/subject].",
        ),
    ),
    Phrase.SHARED_CELLS: Sentences(
        QT_TRANSLATE_NOOP("words", "Whatever a clue {region} becomes, it needs certain cells."),
        QT_TRANSLATE_NOOP(
            "words", "Which cells do all rectangles for [subject]{clue}[/subject] share?"
        ),
        QT_TRANSLATE_NOOP(
            "words",
            "Every rectangle for [subject]{clue}[/subject] covers "
            "[reason]{cells}[/reason]. That leaves only [result]{place}[/result] for its "
            "neighbour.",
        ),
        QT_TRANSLATE_NOOP(
            "words",
            "Every rectangle left for [subject]{clue}[/subject] contains "
            "[result]{pencil}[/result], so no other clue may use these cells.",
        ),
        QT_TRANSLATE_NOOP(
            "words",
            "[ruled_out]{rect}[/ruled_out] is wrong: every rectangle for "
            "[subject]{clue}[/subject] needs [reason]{cells}[/reason].",
        ),
    ),
    Phrase.SHARED_BY_SEVERAL: Sentences(
        "",
        "",
        QT_TRANSLATE_NOOP(
            "words",
            "All rectangles left for a clue share some cells, so these are taken: "
            "[subject]{clues}[/subject].",
        ),
    ),
    Phrase.NO_ROOM: Sentences(
        QT_TRANSLATE_NOOP("words", "One way to draw a clue {region} leaves a neighbour no room."),
        QT_TRANSLATE_NOOP(
            "words", "Which rectangles for [subject]{victim}[/subject] leave a neighbour no room?"
        ),
        QT_TRANSLATE_NOOP(
            "words",
            "Any other rectangle for [subject]{victim}[/subject] would leave no room for "
            "[reason]{starved}[/reason]. So it must be [result]{place}[/result].",
        ),
        QT_TRANSLATE_NOOP(
            "words",
            "If [subject]{victim}[/subject] took [ruled_out]{out}[/ruled_out], there would "
            "be no room for [reason]{starved}[/reason].",
        ),
        QT_TRANSLATE_NOOP(
            "words",
            "[ruled_out]{rect}[/ruled_out] is wrong: it leaves no room for "
            "[reason]{starved}[/reason].",
        ),
    ),
    Phrase.SUBSET: Sentences(
        QT_TRANSLATE_NOOP("words", "Two cells {region} belong together."),
        QT_TRANSLATE_NOOP(
            "words",
            "What can cover [reason]{cell}[/reason], and does it cover "
            "[reason]{beside}[/reason] too?",
        ),
        QT_TRANSLATE_NOOP(
            "words",
            "Any rectangle on [reason]{cell}[/reason] also takes "
            "[reason]{beside}[/reason], so none may take [reason]{beside}[/reason] alone. "
            "That leaves [result]{place}[/result].",
        ),
        QT_TRANSLATE_NOOP(
            "words",
            "Any rectangle on [reason]{cell}[/reason] also takes "
            "[reason]{beside}[/reason]. So none may take [reason]{beside}[/reason] without "
            "it, which rules out [ruled_out]{ruled}[/ruled_out].",
        ),
        QT_TRANSLATE_NOOP(
            "words",
            "[ruled_out]{rect}[/ruled_out] is wrong: it takes [reason]{beside}[/reason], "
            "but any rectangle on [reason]{cell}[/reason] needs that cell too.",
        ),
    ),
    Phrase.STRANDED_CELL: Sentences(
        QT_TRANSLATE_NOOP("words", "One way to draw a clue {region} strands a cell."),
        QT_TRANSLATE_NOOP(
            "words",
            "Which rectangles for [subject]{victim}[/subject] leave a cell that nothing can cover?",
        ),
        QT_TRANSLATE_NOOP(
            "words",
            "If [subject]{victim}[/subject] were anything but [result]{place}[/result], "
            "nothing could cover [reason]{cell}[/reason].",
        ),
        QT_TRANSLATE_NOOP(
            "words",
            "If [subject]{victim}[/subject] took [ruled_out]{out}[/ruled_out], nothing "
            "could cover [reason]{cell}[/reason].",
        ),
        QT_TRANSLATE_NOOP(
            "words",
            "[ruled_out]{rect}[/ruled_out] is wrong: with it in place, nothing could cover "
            "[reason]{cell}[/reason].",
        ),
    ),
    Phrase.POCKET: Sentences(
        QT_TRANSLATE_NOOP(
            "words", "One way to draw a clue {region} cuts off some cells: count them."
        ),
        QT_TRANSLATE_NOOP(
            "words",
            "Which rectangle for [subject]{victim}[/subject] cuts off cells that cannot be filled?",
        ),
        QT_TRANSLATE_NOOP(
            "words",
            "Anything but [result]{place}[/result] for [subject]{victim}[/subject] would "
            "cut off [reason]{pocket}[/reason], {misfit}.",
        ),
        QT_TRANSLATE_NOOP(
            "words",
            "If [subject]{victim}[/subject] took [ruled_out]{out}[/ruled_out], it would "
            "cut off [reason]{pocket}[/reason], {misfit}.",
        ),
        QT_TRANSLATE_NOOP(
            "words",
            "[ruled_out]{rect}[/ruled_out] is wrong: it cuts off "
            "[reason]{pocket}[/reason], {misfit}.",
        ),
    ),
    Phrase.PARTNERLESS: Sentences(
        QT_TRANSLATE_NOOP("words", "Two clues {region} must fill some cells between them."),
        QT_TRANSLATE_NOOP(
            "words",
            "How can [subject]{one}[/subject] and [subject]{other}[/subject] fill "
            "[reason]{cells}[/reason]?",
        ),
        QT_TRANSLATE_NOOP(
            "words",
            "[subject]These two clues[/subject] must fill [reason]{cells}[/reason] between "
            "them. They can do so only with [result]{place}[/result].",
        ),
        QT_TRANSLATE_NOOP(
            "words",
            "[subject]These two clues[/subject] must fill [reason]{cells}[/reason] between "
            "them; [ruled_out]{out}[/ruled_out] would make that impossible.",
        ),
        QT_TRANSLATE_NOOP(
            "words",
            "[ruled_out]{rect}[/ruled_out] is wrong: [subject]two clues[/subject] must "
            "fill [reason]{cells}[/reason] between them, and with it they could not.",
        ),
    ),
    Phrase.FILLED_TOGETHER: Sentences(
        QT_TRANSLATE_NOOP("words", "Two clues {region} fill certain cells between them."),
        QT_TRANSLATE_NOOP(
            "words",
            "How can [subject]{one}[/subject] and [subject]{other}[/subject] both be drawn?",
        ),
        QT_TRANSLATE_NOOP(
            "words",
            "However [subject]the two clues[/subject] are drawn side by side, they fill "
            "[reason]{cells}[/reason]. That leaves [result]{place}[/result] for a "
            "neighbour.",
        ),
        QT_TRANSLATE_NOOP(
            "words",
            "However [subject]the two clues[/subject] are drawn side by side, they fill "
            "[reason]{cells}[/reason]. That rules out [ruled_out]{ruled}[/ruled_out].",
        ),
        QT_TRANSLATE_NOOP(
            "words",
            "[ruled_out]{rect}[/ruled_out] is wrong: however [subject]two clues[/subject] "
            "are drawn side by side, they fill [reason]{cells}[/reason].",
        ),
    ),
    Phrase.FILLED_TO_COVER: Sentences(
        QT_TRANSLATE_NOOP("words", "Two clues {region} fill certain cells between them."),
        QT_TRANSLATE_NOOP(
            "words",
            "How can [subject]{one}[/subject] and [subject]{other}[/subject] cover "
            "[reason]{need}[/reason]?",
        ),
        QT_TRANSLATE_NOOP(
            "words",
            "Only [subject]these two clues[/subject] reach [reason]{need}[/reason]. "
            "Covering that always fills [reason]{cells}[/reason] too, which leaves "
            "[result]{place}[/result] for a neighbour.",
        ),
        QT_TRANSLATE_NOOP(
            "words",
            "Only [subject]these two clues[/subject] reach [reason]{need}[/reason]. "
            "Covering that always fills [reason]{cells}[/reason] too, which rules out "
            "[ruled_out]{ruled}[/ruled_out].",
        ),
        QT_TRANSLATE_NOOP(
            "words",
            "[ruled_out]{rect}[/ruled_out] is wrong: only [subject]two clues[/subject] "
            "reach [reason]{need}[/reason], and covering that always fills "
            "[reason]{cells}[/reason] too.",
        ),
    ),
    Phrase.TOO_FEW: Sentences(
        QT_TRANSLATE_NOOP(
            "words", "Count the cells {region}: the clues around them have few to spare."
        ),
        QT_TRANSLATE_NOOP("words", "Which cells can only [subject]{group}[/subject] cover?"),
        QT_TRANSLATE_NOOP(
            "words",
            "[reason]These {size} cells[/reason] belong to [subject]{number} "
            "clues[/subject] with {areas} cells in all: {spare} may lie elsewhere. That "
            "leaves [result]{place}[/result].",
        ),
        QT_TRANSLATE_NOOP(
            "words",
            "[reason]These {size} cells[/reason] belong to [subject]{number} "
            "clues[/subject] with {areas} cells in all: {spare} may lie elsewhere, and "
            "[ruled_out]{out}[/ruled_out] would put more there.",
        ),
        QT_TRANSLATE_NOOP(
            "words",
            "[ruled_out]{rect}[/ruled_out] is wrong. [reason]These {size} cells[/reason] "
            "belong to [subject]{number} clues[/subject] with {areas} cells in all: "
            "{spare} may lie elsewhere.",
        ),
    ),
    Phrase.TOO_MANY: Sentences(
        QT_TRANSLATE_NOOP(
            "words", "Some clues {region} need almost all the room they have: count it."
        ),
        QT_TRANSLATE_NOOP("words", "How many cells can [subject]{group}[/subject] reach?"),
        QT_TRANSLATE_NOOP(
            "words",
            "[subject]These {number} clues[/subject] can reach only [reason]these {size} "
            "cells[/reason] and need {areas} of them: {spare} can go to others. That "
            "leaves [result]{place}[/result].",
        ),
        QT_TRANSLATE_NOOP(
            "words",
            "[subject]These {number} clues[/subject] can reach only [reason]these {size} "
            "cells[/reason] and need {areas} of them: {spare} can go to others, and "
            "[ruled_out]{out}[/ruled_out] would take more.",
        ),
        QT_TRANSLATE_NOOP(
            "words",
            "[ruled_out]{rect}[/ruled_out] is wrong. [subject]These {number} "
            "clues[/subject] can reach only [reason]these {size} cells[/reason] and need "
            "{areas} of them: {spare} can go to others.",
        ),
    ),
    Phrase.WHAT_IF: Sentences(
        QT_TRANSLATE_NOOP("words", "Try a rectangle for a clue {region} and see where it leads."),
        QT_TRANSLATE_NOOP(
            "words", "What if [subject]{clue}[/subject] were [ruled_out]{rect}[/ruled_out]?"
        ),
        QT_TRANSLATE_NOOP(
            "words",
            "With [ruled_out]{rect}[/ruled_out], {end}. So only [result]{place}[/result] is left.",
        ),
        QT_TRANSLATE_NOOP(
            "words",
            "Suppose [subject]{clue}[/subject] is [ruled_out]{rect}[/ruled_out]: {end}, so "
            "it must go elsewhere.",
        ),
        QT_TRANSLATE_NOOP("words", "[ruled_out]{rect}[/ruled_out] is wrong: {end}."),
    ),
    Phrase.SUPPOSE: Sentences(
        "",
        "",
        QT_TRANSLATE_NOOP(
            "words", "Suppose that [subject]{clue}[/subject] is [subject]{rect}[/subject]."
        ),
    ),
    Phrase.IN_TURN: Sentences(
        "",
        "",
        QT_TRANSLATE_NOOP(
            "words",
            "Then {count} steps follow, one after the other, for [subject]{clues}[/subject].",
        ),
    ),
    Phrase.CLUE_EMPTY: Sentences(
        "",
        "",
        QT_TRANSLATE_NOOP("words", "Now nothing fits [reason]{clue}[/reason]: a contradiction."),
    ),
    Phrase.CELL_EMPTY: Sentences(
        "",
        "",
        QT_TRANSLATE_NOOP(
            "words", "Now nothing can cover [reason]{cell}[/reason]: a contradiction."
        ),
    ),
}
