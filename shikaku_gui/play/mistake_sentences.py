"""The sentences of hints about mistakes, and for when no technique helps."""

from collections.abc import Mapping

from shikaku_gui.play.messages import QT_TRANSLATE_NOOP
from shikaku_gui.play.technique_sentences import Sentences
from shikaku_gui.solver import Phrase

MISTAKE_SENTENCES: Mapping[Phrase, Sentences] = {
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
