"""The sentences of what-if's pictures, for mistakes, and for boards where no technique helps."""

from shikaku_gui.i18n import N_
from shikaku_gui.play.technique_words.text_records import Sentences
from shikaku_gui.solver import Phrase

CHAIN_SENTENCES = (
    Sentences(
        Phrase.SUPPOSE,
        why=N_("Suppose that [subject]{clue}[/subject] is [subject]{rect}[/subject]."),
    ),
    Sentences(
        Phrase.IN_TURN,
        why=N_(
            "Then {count} steps follow, one after the other, for [subject]{clues}[/subject].",
        ),
    ),
    Sentences(
        Phrase.CLUE_EMPTY,
        why=N_("Now nothing fits [reason]{clue}[/reason]: a contradiction."),
    ),
    Sentences(
        Phrase.CELL_EMPTY,
        why=N_("Now nothing can cover [reason]{cell}[/reason]: a contradiction."),
    ),
)
"""The sentences beside the steps of a chain."""

MISTAKE_SENTENCES = (
    Sentences(
        Phrase.BROKEN_RULE,
        nudge=N_("At least one rectangle breaks a rule (hatched)."),
        where=N_("A rectangle {quarter} breaks a rule."),
        why=N_("{broken}"),
    ),
    Sentences(
        Phrase.WRONG,
        nudge=N_("One of your rectangles fits its clue but is not part of the solution."),
        where=N_("The wrong rectangle is {quarter}."),
        why=N_("{reason}"),
    ),
    Sentences(
        Phrase.WRONG_UNEXPLAINED,
        nudge=N_("One of your rectangles fits its clue but is not part of the solution."),
        where=N_("The wrong rectangle is {quarter}."),
        why=N_(
            "[ruled_out]{rect}[/ruled_out] is wrong: a search through all possibilities "
            "finds no solution with it.",
        ),
    ),
    Sentences(
        Phrase.WRONG_TOGETHER,
        nudge=N_("Some of your rectangles cannot all be right."),
        where=N_("One of them is {quarter}."),
        why=N_(
            "Each of [ruled_out]{rects}[/ruled_out] is in some solution, but no solution "
            "contains them all.",
        ),
    ),
    Sentences(
        Phrase.WRONG_PENCIL,
        nudge=N_("One of your pencil marks is wrong."),
        where=N_("The wrong mark is {quarter}."),
        why=N_(
            "The cells of [ruled_out]{rect}[/ruled_out], pencilled together, do not all "
            "belong to one rectangle of the solution.",
        ),
    ),
    Sentences(
        Phrase.WRONG_CROSS,
        nudge=N_("One of your crossed-out rectangles is right."),
        where=N_("The wrong mark is {quarter}."),
        why=N_("[allowed]{rect}[/allowed] is crossed out, but it is part of the solution."),
    ),
    Sentences(
        Phrase.MARKS_TOGETHER,
        nudge=N_("Some of your marks cannot all be right."),
        where=N_("One of them is {quarter}."),
        why=N_(
            "No solution agrees with [ruled_out]these {count} marks[/ruled_out] and your "
            "rectangles together.",
        ),
    ),
    Sentences(
        Phrase.SEVERAL_SOLUTIONS,
        nudge=N_("From here, the puzzle has several solutions."),
        where=N_("Look at [subject]{clue}[/subject]."),
        why=N_(
            "In one solution [subject]{clue}[/subject] is [allowed]{one}[/allowed], in "
            "another [allowed]{other}[/allowed]. Take either: every solution counts.",
        ),
    ),
    Sentences(
        Phrase.NO_SOLUTION,
        nudge=N_("This puzzle has no solution."),
        where=N_("There is no way to divide this grid."),
        why=N_("This puzzle has no solution. {problem}"),
    ),
    Sentences(
        Phrase.SEARCHED,
        nudge=N_("None of the techniques I know helps here; only a search does."),
        where=N_("Look at [subject]{clue}[/subject]."),
        why=N_(
            "A search shows that [subject]{clue}[/subject] is [result]{place}[/result]. "
            "None of the techniques I know proves it.",
        ),
    ),
    Sentences(
        Phrase.STUCK,
        nudge=N_("None of the techniques I know helps on this board."),
        where=N_("I found no place where one of them applies."),
        why=N_(
            "None of the techniques I know helps on this board, and searching it for a "
            "solution would take too long.",
        ),
    ),
    Sentences(
        Phrase.STUCK_IN_TRIAL,
        nudge=N_("None of the techniques I know helps in this trial."),
        where=N_("I found no place where one of them applies."),
        why=N_(
            "None of the techniques I know helps in this trial. Make another assumption, or go "
            "back to before the trial.",
        ),
    ),
    Sentences(
        Phrase.BROKEN_NEARBY,
        nudge=N_("Something drawn or marked {region} cannot be right."),
        where=N_(
            "Look around [reason]{cell}[/reason]: something drawn or marked there cannot be right.",
        ),
        why=N_(
            "With what is drawn and marked, {end}. So something there is wrong: undo until "
            "the contradiction is gone.",
        ),
    ),
    Sentences(
        Phrase.TRIAL_FAILED,
        nudge=N_("What this trial supposes cannot be right: look {region}."),
        where=N_("Look at [reason]{cell}[/reason]: the trial fails there."),
        why=N_("In this trial, {end}. So what it supposes is wrong: reject it."),
    ),
)
"""The sentences for mistakes, and where no technique helps."""
