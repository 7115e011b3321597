"""Translates texts that were made without Qt."""

import re
from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from shikaku_gui.model import Problem, Puzzle
from shikaku_gui.play import Message, Template, problem_message

TIMES = "\N{NO-BREAK SPACE}\N{MULTIPLICATION SIGN}\N{NO-BREAK SPACE}"
"""Between rows and columns; a size is never broken across lines."""

_BETWEEN_NUMBERS = re.compile(r"(?<=\d) x (?=\d)")
_BEFORE_NUMBER = re.compile(r"(?<=\bno\.) (?=\d)")


def translate(template: str) -> str:
    """Translate a template that a package without Qt has marked for translation."""
    if not isinstance(template, Template):
        return template  # put together from others, which are translated
    return QCoreApplication.translate(template.context, str(template), template.comment)


def message_text(message: Message) -> str:
    """Return the text of a message in the user's language."""
    return typeset(message.say(translate))


def translated_problems(puzzle: Puzzle, problems: Iterable[Problem]) -> list[str]:
    """Return why a puzzle cannot be solved, one text for each problem."""
    unknown = None in puzzle.clues.values()
    return [message_text(problem_message(one, unknown_clues=unknown)) for one in problems]


def typeset(text: str) -> str:
    """Return a text that was made for a terminal with typographic characters.

    >>> typeset("Hard 5 x 7, no. 3") == f"Hard {dimensions(5, 7)}, no.\\N{NO-BREAK SPACE}3"
    True
    """
    return _BEFORE_NUMBER.sub("\N{NO-BREAK SPACE}", _BETWEEN_NUMBERS.sub(TIMES, text))


def dimensions(rows: int | str, cols: int | str) -> str:
    """Return a size as shown in the window."""
    return f"{rows}{TIMES}{cols}"
