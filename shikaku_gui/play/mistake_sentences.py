"""The sentences for mistakes, and for boards where no technique helps."""

from collections.abc import Mapping

from shikaku_gui.play.hint_sentences import Sentences
from shikaku_gui.solver import Phrase
from shikaku_gui.texts import QT_TRANSLATE_NOOP

MISTAKE_SENTENCES: Mapping[Phrase, Sentences] = {
    Phrase.BROKEN_RULE: Sentences(
        QT_TRANSLATE_NOOP("words", "At least one rectangle breaks a rule (hatched)."),
        QT_TRANSLATE_NOOP("words", "A rectangle {quarter} breaks a rule."),
        QT_TRANSLATE_NOOP("words", "{broken}"),
    ),
    Phrase.WRONG: Sentences(
        QT_TRANSLATE_NOOP(
            "words", "One of your rectangles fits its clue but is not part of the solution."
        ),
        QT_TRANSLATE_NOOP("words", "The wrong rectangle is {quarter}."),
        QT_TRANSLATE_NOOP("words", "{reason}"),
    ),
    Phrase.WRONG_UNEXPLAINED: Sentences(
        QT_TRANSLATE_NOOP(
            "words", "One of your rectangles fits its clue but is not part of the solution."
        ),
        QT_TRANSLATE_NOOP("words", "The wrong rectangle is {quarter}."),
        QT_TRANSLATE_NOOP(
            "words",
            "[ruled_out]{rect}[/ruled_out] is wrong: a search through all possibilities "
            "finds no solution with it.",
        ),
    ),
    Phrase.WRONG_TOGETHER: Sentences(
        QT_TRANSLATE_NOOP("words", "Some of your rectangles cannot all be right."),
        QT_TRANSLATE_NOOP("words", "One of them is {quarter}."),
        QT_TRANSLATE_NOOP(
            "words",
            "Each of [ruled_out]{rects}[/ruled_out] is in some solution, but no solution "
            "contains them all.",
        ),
    ),
    Phrase.WRONG_PENCIL: Sentences(
        QT_TRANSLATE_NOOP("words", "One of your pencil marks is wrong."),
        QT_TRANSLATE_NOOP("words", "The wrong mark is {quarter}."),
        QT_TRANSLATE_NOOP(
            "words",
            "The cells of [ruled_out]{rect}[/ruled_out], pencilled together, do not all "
            "belong to one rectangle of the solution.",
        ),
    ),
    Phrase.WRONG_CROSS: Sentences(
        QT_TRANSLATE_NOOP("words", "One of your crossed-out rectangles is right."),
        QT_TRANSLATE_NOOP("words", "The wrong mark is {quarter}."),
        QT_TRANSLATE_NOOP(
            "words", "[allowed]{rect}[/allowed] is crossed out, but it is part of the solution."
        ),
    ),
    Phrase.MARKS_TOGETHER: Sentences(
        QT_TRANSLATE_NOOP("words", "Some of your marks cannot all be right."),
        QT_TRANSLATE_NOOP("words", "One of them is {quarter}."),
        QT_TRANSLATE_NOOP(
            "words",
            "No solution agrees with [ruled_out]these {count} marks[/ruled_out] and your "
            "rectangles together.",
        ),
    ),
    Phrase.SEVERAL_SOLUTIONS: Sentences(
        QT_TRANSLATE_NOOP("words", "From here, the puzzle has several solutions."),
        QT_TRANSLATE_NOOP("words", "Look at [subject]{clue}[/subject]."),
        QT_TRANSLATE_NOOP(
            "words",
            "In one solution [subject]{clue}[/subject] is [allowed]{one}[/allowed], in "
            "another [allowed]{other}[/allowed]. Take either: every solution counts.",
        ),
    ),
    Phrase.NO_SOLUTION: Sentences(
        QT_TRANSLATE_NOOP("words", "This puzzle has no solution."),
        QT_TRANSLATE_NOOP("words", "There is no way to divide this grid."),
        QT_TRANSLATE_NOOP("words", "This puzzle has no solution. {problem}"),
    ),
    Phrase.SEARCHED: Sentences(
        QT_TRANSLATE_NOOP("words", "None of the techniques I know helps here; only a search does."),
        QT_TRANSLATE_NOOP("words", "Look at [subject]{clue}[/subject]."),
        QT_TRANSLATE_NOOP(
            "words",
            "A search shows that [subject]{clue}[/subject] is [result]{place}[/result]. "
            "None of the techniques I know proves it.",
        ),
    ),
    Phrase.STUCK: Sentences(
        QT_TRANSLATE_NOOP("words", "None of the techniques I know helps on this board."),
        QT_TRANSLATE_NOOP("words", "I found no place where one of them applies."),
        QT_TRANSLATE_NOOP(
            "words",
            "None of the techniques I know helps on this board, and searching it for a "
            "solution would take too long.",
        ),
    ),
    Phrase.STUCK_IN_TRIAL: Sentences(
        QT_TRANSLATE_NOOP("words", "None of the techniques I know helps in this trial."),
        QT_TRANSLATE_NOOP("words", "I found no place where one of them applies."),
        QT_TRANSLATE_NOOP(
            "words",
            "None of the techniques I know helps in this trial. Suppose something more, or "
            "go back to before the trial.",
        ),
    ),
    Phrase.BROKEN_NEARBY: Sentences(
        QT_TRANSLATE_NOOP("words", "Something drawn or marked {region} cannot be right."),
        QT_TRANSLATE_NOOP(
            "words",
            "Look around [reason]{cell}[/reason]: something drawn or marked there cannot be right.",
        ),
        QT_TRANSLATE_NOOP(
            "words",
            "With what is drawn and marked, {end}. So something there is wrong: undo until "
            "the contradiction is gone.",
        ),
    ),
    Phrase.TRIAL_FAILED: Sentences(
        QT_TRANSLATE_NOOP("words", "What this trial supposes cannot be right: look {region}."),
        QT_TRANSLATE_NOOP("words", "Look at [reason]{cell}[/reason]: the trial fails there."),
        QT_TRANSLATE_NOOP(
            "words", "In this trial, {end}. So what it supposes is wrong: reject it."
        ),
    ),
}
