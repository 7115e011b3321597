"""The sentences of what-if's pictures, for mistakes, and for boards where no technique helps."""

from shikaku_gui.play.techniques.technique_texts import Sentences
from shikaku_gui.solver import Phrase
from shikaku_gui.texts import QT_TRANSLATE_NOOP

CHAIN_SENTENCES = (
    Sentences(
        Phrase.SUPPOSE,
        why=QT_TRANSLATE_NOOP(
            "words", "Suppose that [subject]{clue}[/subject] is [subject]{rect}[/subject]."
        ),
    ),
    Sentences(
        Phrase.IN_TURN,
        why=QT_TRANSLATE_NOOP(
            "words",
            "Then {count} steps follow, one after the other, for [subject]{clues}[/subject].",
        ),
    ),
    Sentences(
        Phrase.CLUE_EMPTY,
        why=QT_TRANSLATE_NOOP(
            "words", "Now nothing fits [reason]{clue}[/reason]: a contradiction."
        ),
    ),
    Sentences(
        Phrase.CELL_EMPTY,
        why=QT_TRANSLATE_NOOP(
            "words", "Now nothing can cover [reason]{cell}[/reason]: a contradiction."
        ),
    ),
)
"""What is said beside the steps of a chain."""

MISTAKE_SENTENCES = (
    Sentences(
        Phrase.BROKEN_RULE,
        nudge=QT_TRANSLATE_NOOP("words", "At least one rectangle breaks a rule (hatched)."),
        where=QT_TRANSLATE_NOOP("words", "A rectangle {quarter} breaks a rule."),
        why=QT_TRANSLATE_NOOP("words", "{broken}"),
    ),
    Sentences(
        Phrase.WRONG,
        nudge=QT_TRANSLATE_NOOP(
            "words", "One of your rectangles fits its clue but is not part of the solution."
        ),
        where=QT_TRANSLATE_NOOP("words", "The wrong rectangle is {quarter}."),
        why=QT_TRANSLATE_NOOP("words", "{reason}"),
    ),
    Sentences(
        Phrase.WRONG_UNEXPLAINED,
        nudge=QT_TRANSLATE_NOOP(
            "words", "One of your rectangles fits its clue but is not part of the solution."
        ),
        where=QT_TRANSLATE_NOOP("words", "The wrong rectangle is {quarter}."),
        why=QT_TRANSLATE_NOOP(
            "words",
            "[ruled_out]{rect}[/ruled_out] is wrong: a search through all possibilities "
            "finds no solution with it.",
        ),
    ),
    Sentences(
        Phrase.WRONG_TOGETHER,
        nudge=QT_TRANSLATE_NOOP("words", "Some of your rectangles cannot all be right."),
        where=QT_TRANSLATE_NOOP("words", "One of them is {quarter}."),
        why=QT_TRANSLATE_NOOP(
            "words",
            "Each of [ruled_out]{rects}[/ruled_out] is in some solution, but no solution "
            "contains them all.",
        ),
    ),
    Sentences(
        Phrase.WRONG_PENCIL,
        nudge=QT_TRANSLATE_NOOP("words", "One of your pencil marks is wrong."),
        where=QT_TRANSLATE_NOOP("words", "The wrong mark is {quarter}."),
        why=QT_TRANSLATE_NOOP(
            "words",
            "The cells of [ruled_out]{rect}[/ruled_out], pencilled together, do not all "
            "belong to one rectangle of the solution.",
        ),
    ),
    Sentences(
        Phrase.WRONG_CROSS,
        nudge=QT_TRANSLATE_NOOP("words", "One of your crossed-out rectangles is right."),
        where=QT_TRANSLATE_NOOP("words", "The wrong mark is {quarter}."),
        why=QT_TRANSLATE_NOOP(
            "words", "[allowed]{rect}[/allowed] is crossed out, but it is part of the solution."
        ),
    ),
    Sentences(
        Phrase.MARKS_TOGETHER,
        nudge=QT_TRANSLATE_NOOP("words", "Some of your marks cannot all be right."),
        where=QT_TRANSLATE_NOOP("words", "One of them is {quarter}."),
        why=QT_TRANSLATE_NOOP(
            "words",
            "No solution agrees with [ruled_out]these {count} marks[/ruled_out] and your "
            "rectangles together.",
        ),
    ),
    Sentences(
        Phrase.SEVERAL_SOLUTIONS,
        nudge=QT_TRANSLATE_NOOP("words", "From here, the puzzle has several solutions."),
        where=QT_TRANSLATE_NOOP("words", "Look at [subject]{clue}[/subject]."),
        why=QT_TRANSLATE_NOOP(
            "words",
            "In one solution [subject]{clue}[/subject] is [allowed]{one}[/allowed], in "
            "another [allowed]{other}[/allowed]. Take either: every solution counts.",
        ),
    ),
    Sentences(
        Phrase.NO_SOLUTION,
        nudge=QT_TRANSLATE_NOOP("words", "This puzzle has no solution."),
        where=QT_TRANSLATE_NOOP("words", "There is no way to divide this grid."),
        why=QT_TRANSLATE_NOOP("words", "This puzzle has no solution. {problem}"),
    ),
    Sentences(
        Phrase.SEARCHED,
        nudge=QT_TRANSLATE_NOOP(
            "words", "None of the techniques I know helps here; only a search does."
        ),
        where=QT_TRANSLATE_NOOP("words", "Look at [subject]{clue}[/subject]."),
        why=QT_TRANSLATE_NOOP(
            "words",
            "A search shows that [subject]{clue}[/subject] is [result]{place}[/result]. "
            "None of the techniques I know proves it.",
        ),
    ),
    Sentences(
        Phrase.STUCK,
        nudge=QT_TRANSLATE_NOOP("words", "None of the techniques I know helps on this board."),
        where=QT_TRANSLATE_NOOP("words", "I found no place where one of them applies."),
        why=QT_TRANSLATE_NOOP(
            "words",
            "None of the techniques I know helps on this board, and searching it for a "
            "solution would take too long.",
        ),
    ),
    Sentences(
        Phrase.STUCK_IN_TRIAL,
        nudge=QT_TRANSLATE_NOOP("words", "None of the techniques I know helps in this trial."),
        where=QT_TRANSLATE_NOOP("words", "I found no place where one of them applies."),
        why=QT_TRANSLATE_NOOP(
            "words",
            "None of the techniques I know helps in this trial. Suppose something more, or "
            "go back to before the trial.",
        ),
    ),
    Sentences(
        Phrase.BROKEN_NEARBY,
        nudge=QT_TRANSLATE_NOOP("words", "Something drawn or marked {region} cannot be right."),
        where=QT_TRANSLATE_NOOP(
            "words",
            "Look around [reason]{cell}[/reason]: something drawn or marked there cannot be right.",
        ),
        why=QT_TRANSLATE_NOOP(
            "words",
            "With what is drawn and marked, {end}. So something there is wrong: undo until "
            "the contradiction is gone.",
        ),
    ),
    Sentences(
        Phrase.TRIAL_FAILED,
        nudge=QT_TRANSLATE_NOOP(
            "words", "What this trial supposes cannot be right: look {region}."
        ),
        where=QT_TRANSLATE_NOOP("words", "Look at [reason]{cell}[/reason]: the trial fails there."),
        why=QT_TRANSLATE_NOOP(
            "words", "In this trial, {end}. So what it supposes is wrong: reject it."
        ),
    ),
)
"""What is said of mistakes, and where no technique helps."""
