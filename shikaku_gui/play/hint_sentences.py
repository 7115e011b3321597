"""The sentences of hints: one template per sentence and degree, none put together from parts.

Arguments come from the facts of a hint by their names. No template has more than two
sentences in its ``why``, so that a lead-in may stand before it.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from shikaku_gui.play.messages import QT_TRANSLATE_NOOP
from shikaku_gui.solver import Phrase


@dataclass(frozen=True, slots=True)
class Sentences:
    """What is said of one kind of step: where to look by degrees, and why.

    ``excludes`` is said in place of ``why`` where the step draws nothing.
    """

    nudge: str
    where: str
    why: str
    excludes: str = ""


HINT_SENTENCES: Mapping[Phrase, Sentences] = {
    Phrase.ONLY_RECTANGLE: Sentences(
        QT_TRANSLATE_NOOP("words", "A clue {region} can be drawn in only one way."),
        QT_TRANSLATE_NOOP("words", "Look at [subject]{clue}[/subject]: which rectangles fit it?"),
        QT_TRANSLATE_NOOP(
            "words",
            "Nothing else is possible for [subject]{clue}[/subject]. "
            "It is [result]{place}[/result].",
        ),
    ),
    Phrase.ONLY_RECTANGLE_UNKNOWN: Sentences(
        QT_TRANSLATE_NOOP("words", "A clue {region} can be drawn in only one way."),
        QT_TRANSLATE_NOOP("words", "Look at [subject]{clue}[/subject]: which rectangles fit it?"),
        QT_TRANSLATE_NOOP(
            "words",
            "Beside the other clues, [subject]{clue}[/subject] can take nothing else. "
            "It is [result]{place}[/result].",
        ),
    ),
    Phrase.ONLY_RECTANGLE_LEFT: Sentences(
        QT_TRANSLATE_NOOP("words", "A clue {region} can be drawn in only one way now."),
        QT_TRANSLATE_NOOP(
            "words", "Look at [subject]{clue}[/subject]: what do the steps before leave it?"
        ),
        QT_TRANSLATE_NOOP(
            "words",
            "After the steps before, only one rectangle is left for [subject]{clue}[/subject]. "
            "It is [result]{place}[/result].",
        ),
    ),
    Phrase.ONLY_CLUE: Sentences(
        QT_TRANSLATE_NOOP("words", "One cell {region} is within reach of a single clue."),
        QT_TRANSLATE_NOOP("words", "Who can cover [reason]{cell}[/reason]?"),
        QT_TRANSLATE_NOOP(
            "words",
            "Only [subject]{clue}[/subject] reaches [reason]{cell}[/reason]. "
            "The one way to do so is [result]{place}[/result].",
        ),
        QT_TRANSLATE_NOOP(
            "words",
            "Only [subject]{clue}[/subject] reaches [reason]{cell}[/reason]. "
            "That rules out what misses the cell: [ruled_out]{out}[/ruled_out].",
        ),
    ),
    Phrase.SHARED_CELLS: Sentences(
        QT_TRANSLATE_NOOP("words", "A clue {region} comes too near to cells of another one."),
        QT_TRANSLATE_NOOP(
            "words", "What have all rectangles for [subject]{clue}[/subject] in common?"
        ),
        QT_TRANSLATE_NOOP(
            "words",
            "Every rectangle left for [subject]{clue}[/subject] covers [reason]{cells}[/reason]. "
            "That rules out [ruled_out]{out}[/ruled_out] for {victim}, "
            "which leaves [result]{place}[/result].",
        ),
        QT_TRANSLATE_NOOP(
            "words",
            "Every rectangle left for [subject]{clue}[/subject] covers [reason]{cells}[/reason]. "
            "That rules out [ruled_out]{out}[/ruled_out].",
        ),
    ),
    Phrase.NO_ROOM: Sentences(
        QT_TRANSLATE_NOOP(
            "words", "One way to draw a clue {region} leaves a neighbour without room."
        ),
        QT_TRANSLATE_NOOP(
            "words", "Try [ruled_out]{out}[/ruled_out] for [subject]{victim}[/subject]."
        ),
        QT_TRANSLATE_NOOP(
            "words",
            "Beside [ruled_out]{out}[/ruled_out] there is no room for "
            "[reason]{starved}[/reason]. For [subject]{victim}[/subject] that leaves "
            "[result]{place}[/result].",
        ),
        QT_TRANSLATE_NOOP(
            "words",
            "Beside [ruled_out]{out}[/ruled_out] there is no room for "
            "[reason]{starved}[/reason]. So [subject]{victim}[/subject] must be drawn another way.",
        ),
    ),
    Phrase.SUBSET: Sentences(
        QT_TRANSLATE_NOOP("words", "Two cells {region} belong together."),
        QT_TRANSLATE_NOOP(
            "words", "What can cover [reason]{cell}[/reason], and what does it do to {beside}?"
        ),
        QT_TRANSLATE_NOOP(
            "words",
            "Whatever covers [reason]{cell}[/reason] covers {beside} as well. "
            "That rules out [ruled_out]{out}[/ruled_out], with {beside} alone, and leaves "
            "[result]{place}[/result] for {victim}.",
        ),
        QT_TRANSLATE_NOOP(
            "words",
            "Whatever covers [reason]{cell}[/reason] covers {beside} as well. "
            "That rules out [ruled_out]{out}[/ruled_out], with {beside} alone.",
        ),
    ),
    Phrase.STRANDED_CELL: Sentences(
        QT_TRANSLATE_NOOP("words", "One way to draw a clue {region} strands a cell."),
        QT_TRANSLATE_NOOP(
            "words", "Try [ruled_out]{out}[/ruled_out] for [subject]{victim}[/subject]."
        ),
        QT_TRANSLATE_NOOP(
            "words",
            "Beside [ruled_out]{out}[/ruled_out] no clue can cover [reason]{cell}[/reason]. "
            "For [subject]{victim}[/subject] that leaves [result]{place}[/result].",
        ),
        QT_TRANSLATE_NOOP(
            "words",
            "Beside [ruled_out]{out}[/ruled_out] no clue can cover [reason]{cell}[/reason]. "
            "So [subject]{victim}[/subject] must be drawn another way.",
        ),
    ),
    Phrase.POCKET: Sentences(
        QT_TRANSLATE_NOOP("words", "One way to draw a clue {region} seals a pocket: count it."),
        QT_TRANSLATE_NOOP(
            "words",
            "Try [ruled_out]{out}[/ruled_out] for [subject]{victim}[/subject] "
            "and count what it seals off.",
        ),
        QT_TRANSLATE_NOOP(
            "words",
            "[ruled_out]{out}[/ruled_out] would seal off [reason]{pocket}[/reason], room for "
            "{size}, where the clues add up to {areas}: {inside}. "
            "For [subject]{victim}[/subject] that leaves [result]{place}[/result].",
        ),
        QT_TRANSLATE_NOOP(
            "words",
            "[ruled_out]{out}[/ruled_out] would seal off [reason]{pocket}[/reason], room for "
            "{size}, where the clues add up to {areas}: {inside}. "
            "So [subject]{victim}[/subject] must be drawn another way.",
        ),
    ),
    Phrase.PARTNERLESS: Sentences(
        QT_TRANSLATE_NOOP("words", "Two clues {region} have to fill some cells between them."),
        QT_TRANSLATE_NOOP(
            "words",
            "Only [subject]{one}[/subject] and [subject]{other}[/subject] "
            "reach [reason]{cells}[/reason].",
        ),
        QT_TRANSLATE_NOOP(
            "words",
            "Only [subject]{one}[/subject] and [subject]{other}[/subject] can fill "
            "[reason]{cells}[/reason], and with [ruled_out]{out}[/ruled_out] they could not. "
            "For {victim} that leaves [result]{place}[/result].",
        ),
        QT_TRANSLATE_NOOP(
            "words",
            "Only [subject]{one}[/subject] and [subject]{other}[/subject] can fill "
            "[reason]{cells}[/reason], and with [ruled_out]{out}[/ruled_out] they could not. "
            "So {victim} must be drawn another way.",
        ),
    ),
    Phrase.FILLED_TOGETHER: Sentences(
        QT_TRANSLATE_NOOP("words", "Two clues {region} fill some cells between them."),
        QT_TRANSLATE_NOOP(
            "words",
            "How can [subject]{one}[/subject] and [subject]{other}[/subject] both be drawn?",
        ),
        QT_TRANSLATE_NOOP(
            "words",
            "However [subject]{one}[/subject] and [subject]{other}[/subject] are drawn side by "
            "side, they fill [reason]{cells}[/reason]. That rules out "
            "[ruled_out]{out}[/ruled_out], which leaves [result]{place}[/result] for {victim}.",
        ),
        QT_TRANSLATE_NOOP(
            "words",
            "However [subject]{one}[/subject] and [subject]{other}[/subject] are drawn side by "
            "side, they fill [reason]{cells}[/reason]. That rules out "
            "[ruled_out]{out}[/ruled_out].",
        ),
    ),
    Phrase.TOO_FEW: Sentences(
        QT_TRANSLATE_NOOP("words", "Some cells {region} must be paid for: count them."),
        QT_TRANSLATE_NOOP("words", "Which cells can only [subject]{group}[/subject] fill?"),
        QT_TRANSLATE_NOOP(
            "words",
            "Only [subject]{group}[/subject] fill [reason]{region_cells}[/reason]: they have "
            "{areas} and need {size} there, so {spare} can go elsewhere. "
            "[ruled_out]{out}[/ruled_out] would spend more, which leaves "
            "[result]{place}[/result] for {victim}.",
        ),
        QT_TRANSLATE_NOOP(
            "words",
            "Only [subject]{group}[/subject] fill [reason]{region_cells}[/reason]: they have "
            "{areas} and need {size} there, so {spare} can go elsewhere. "
            "That rules out [ruled_out]{out}[/ruled_out], which would spend more.",
        ),
    ),
    Phrase.TOO_MANY: Sentences(
        QT_TRANSLATE_NOOP("words", "Some clues {region} need all the room they have: count it."),
        QT_TRANSLATE_NOOP("words", "Which cells can [subject]{group}[/subject] reach?"),
        QT_TRANSLATE_NOOP(
            "words",
            "Of the {size} cells that [subject]{group}[/subject] can reach, "
            "[reason]{region_cells}[/reason], they need {areas}, so {spare} can go to others. "
            "[ruled_out]{out}[/ruled_out] would take more, which leaves "
            "[result]{place}[/result] for {victim}.",
        ),
        QT_TRANSLATE_NOOP(
            "words",
            "Of the {size} cells that [subject]{group}[/subject] can reach, "
            "[reason]{region_cells}[/reason], they need {areas}, so {spare} can go to others. "
            "That rules out [ruled_out]{out}[/ruled_out], which would take more.",
        ),
    ),
    Phrase.WHAT_IF: Sentences(
        QT_TRANSLATE_NOOP("words", "Suppose something about a clue {region} and follow it."),
        QT_TRANSLATE_NOOP("words", "Suppose that [subject]{clue}[/subject] is {rect}."),
        QT_TRANSLATE_NOOP(
            "words",
            "If [subject]{clue}[/subject] is [ruled_out]{rect}[/ruled_out], "
            "[reason]{end}[/reason] has no rectangle left in the end (steps to follow: {steps}). "
            "That leaves [result]{place}[/result].",
        ),
        QT_TRANSLATE_NOOP(
            "words",
            "If [subject]{clue}[/subject] is [ruled_out]{rect}[/ruled_out], "
            "[reason]{end}[/reason] has no rectangle left in the end (steps to follow: {steps}). "
            "So it must be drawn another way.",
        ),
    ),
    Phrase.SUPPOSE: Sentences(
        "", "", QT_TRANSLATE_NOOP("words", "Suppose that [subject]{clue}[/subject] is {rect}.")
    ),
    Phrase.CLUE_EMPTY: Sentences(
        "",
        "",
        QT_TRANSLATE_NOOP(
            "words", "Now no rectangle is left for [reason]{clue}[/reason]: a contradiction."
        ),
    ),
    Phrase.CELL_EMPTY: Sentences(
        "",
        "",
        QT_TRANSLATE_NOOP(
            "words", "Now no clue can cover [reason]{cell}[/reason]: a contradiction."
        ),
    ),
    # Mistakes, and where no technique helps
    Phrase.BROKEN_RULE: Sentences(
        QT_TRANSLATE_NOOP("words", "One of the rectangles breaks a rule."),
        QT_TRANSLATE_NOOP("words", "The rectangle that breaks a rule has its middle {quarter}."),
        QT_TRANSLATE_NOOP("words", "{broken}"),
    ),
    Phrase.WRONG: Sentences(
        QT_TRANSLATE_NOOP(
            "words", "One of your rectangles breaks no rule, but it blocks the solution."
        ),
        QT_TRANSLATE_NOOP("words", "The wrong rectangle has its middle {quarter}."),
        QT_TRANSLATE_NOOP("words", "It is [ruled_out]{rect}[/ruled_out]. {reason}"),
    ),
    Phrase.WRONG_UNEXPLAINED: Sentences(
        QT_TRANSLATE_NOOP(
            "words", "One of your rectangles breaks no rule, but it blocks the solution."
        ),
        QT_TRANSLATE_NOOP("words", "The wrong rectangle has its middle {quarter}."),
        QT_TRANSLATE_NOOP(
            "words",
            "It is [ruled_out]{rect}[/ruled_out]. No solution has it, as a search through all "
            "possibilities shows.",
        ),
    ),
    Phrase.WRONG_TOGETHER: Sentences(
        QT_TRANSLATE_NOOP("words", "Some of your rectangles do not go together."),
        QT_TRANSLATE_NOOP(
            "words", "One of those that do not go together has its middle {quarter}."
        ),
        QT_TRANSLATE_NOOP(
            "words",
            "This is one of several solutions, but none has all of "
            "[ruled_out]{rects}[/ruled_out]. Each by itself is right.",
        ),
    ),
    Phrase.SEVERAL_SOLUTIONS: Sentences(
        QT_TRANSLATE_NOOP("words", "From here on the puzzle has several solutions."),
        QT_TRANSLATE_NOOP("words", "Look at [subject]{clue}[/subject]."),
        QT_TRANSLATE_NOOP(
            "words",
            "For [subject]{clue}[/subject] one solution has [allowed]{one}[/allowed], another "
            "[allowed]{other}[/allowed]. Take either: every solution counts.",
        ),
    ),
    Phrase.NO_SOLUTION: Sentences(
        QT_TRANSLATE_NOOP("words", "This puzzle has no solution."),
        QT_TRANSLATE_NOOP("words", "No partition of the grid gives every clue its rectangle."),
        QT_TRANSLATE_NOOP("words", "This puzzle has no solution. {problem}"),
    ),
    Phrase.SEARCHED: Sentences(
        QT_TRANSLATE_NOOP("words", "Only a search through the possibilities helps here."),
        QT_TRANSLATE_NOOP("words", "Look at [subject]{clue}[/subject]."),
        QT_TRANSLATE_NOOP(
            "words",
            "A search shows that [subject]{clue}[/subject] is [result]{place}[/result]. "
            "None of the techniques known here does.",
        ),
    ),
    Phrase.STUCK: Sentences(
        QT_TRANSLATE_NOOP("words", "None of the techniques known here helps on this board."),
        QT_TRANSLATE_NOOP("words", "There is no place where one of them applies."),
        QT_TRANSLATE_NOOP(
            "words",
            "None of the techniques known here helps on this board. "
            "The search for a solution was ended by its limit.",
        ),
    ),
}

# What keeps the other rectangles of a clue from being drawn: off the grid, another clue,
# a drawn rectangle.
ONLY_RECTANGLE_WHY: Mapping[tuple[bool, bool, bool], str] = {
    (True, False, False): QT_TRANSLATE_NOOP(
        "words",
        "Every other rectangle for [subject]{clue}[/subject] leaves the grid. "
        "It is [result]{place}[/result].",
    ),
    (False, True, False): QT_TRANSLATE_NOOP(
        "words",
        "Every other rectangle for [subject]{clue}[/subject] takes in another clue, "
        "such as [reason]{swallowed}[/reason]. It is [result]{place}[/result].",
    ),
    (False, False, True): QT_TRANSLATE_NOOP(
        "words",
        "Every other rectangle for [subject]{clue}[/subject] overlaps what is drawn, "
        "such as [reason]{overlapped}[/reason]. It is [result]{place}[/result].",
    ),
    (True, True, False): QT_TRANSLATE_NOOP(
        "words",
        "Every other rectangle for [subject]{clue}[/subject] leaves the grid or takes in "
        "another clue, such as [reason]{swallowed}[/reason]. It is [result]{place}[/result].",
    ),
    (True, False, True): QT_TRANSLATE_NOOP(
        "words",
        "Every other rectangle for [subject]{clue}[/subject] leaves the grid or overlaps "
        "what is drawn, such as [reason]{overlapped}[/reason]. It is [result]{place}[/result].",
    ),
    (False, True, True): QT_TRANSLATE_NOOP(
        "words",
        "Every other rectangle for [subject]{clue}[/subject] takes in another clue, such as "
        "[reason]{swallowed}[/reason], or overlaps what is drawn, such as "
        "[reason]{overlapped}[/reason]. It is [result]{place}[/result].",
    ),
    (True, True, True): QT_TRANSLATE_NOOP(
        "words",
        "Every other rectangle for [subject]{clue}[/subject] leaves the grid, takes in another "
        "clue, such as [reason]{swallowed}[/reason], or overlaps what is drawn, such as "
        "[reason]{overlapped}[/reason]. It is [result]{place}[/result].",
    ),
}
