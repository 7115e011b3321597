"""Translates texts that were made without Qt."""

import re
from collections.abc import Iterable
from datetime import date

from PySide6.QtCore import QDate, QLocale
from PySide6.QtGui import QGuiApplication

from shikaku_gui import texts
from shikaku_gui.gui.base.notation import name_cells
from shikaku_gui.i18n import N_, _
from shikaku_gui.model import Problem, Puzzle
from shikaku_gui.play import problem_message, spell_out_positions, spoken_sentence

TIMES = "\N{NO-BREAK SPACE}\N{MULTIPLICATION SIGN}\N{NO-BREAK SPACE}"
"""Between rows and columns; a size is never broken across lines."""

_ENDS = tuple(".?!:\u2026\u3002\uff1f\uff01\uff1a")
"""The ends of sentences in any of the languages."""

_LEFT_TO_RIGHT = "\N{LEFT-TO-RIGHT MARK}"
_ISOLATE, _END = "\N{LEFT-TO-RIGHT ISOLATE}", "\N{POP DIRECTIONAL ISOLATE}"
_BETWEEN_NUMBERS = re.compile(r"(?<=\d) x (?=\d)")
_BESIDE_NUMBER = re.compile(r"(?<=\d) (?=\S)|(?<=[^\s:\uff1a]) (?=\d)")
_BEFORE_NUMBER = re.compile(r"(?<=\bno\.) (?=\d)")
_DAILY_TITLE = re.compile(
    r"((?:Small d|D|Large d)aily puzzle|Daily shapes puzzle) (\d{4}-\d\d-\d\d)"
)
_DAILY_TITLES = {
    "Small daily puzzle": N_("Small daily puzzle {day}"),
    "Daily puzzle": N_("Daily puzzle {day}"),
    "Large daily puzzle": N_("Large daily puzzle {day}"),
    "Daily shapes puzzle": N_("Daily shapes puzzle {day}"),
}
_MADE_TITLE = re.compile(r"(?:(\w+) )?(\d+) x (\d+), no\. (\d+)")
_BUNDLED_TITLE = re.compile(r"(First steps|Giants|\w+) (\d+): (\d+) x (\d+)")
"""The titles that the program gives, which are kept in English."""


def message_text(message: texts.Message) -> str:
    """Return the text of a message in the user's language, as it is shown."""
    return name_cells(unnamed_text(message))


def unnamed_text(message: texts.Message) -> str:
    """Return the text of a message whose cells are named, or spelled out, by what presents it."""
    return typeset(message.say())


def spoken_text(message: texts.Message) -> str:
    """Return the text of a message as a screen reader says it."""
    return spell_out_positions(unnamed_text(message))


def named_text(name: str, text: str) -> str:
    """Return a text about something, after its name."""
    return texts.named_message(name, text).say()


def comma_text(parts: Iterable[str]) -> str:
    """Return texts joined by the commas of the user's language."""
    return texts.comma_message(parts).say()


def joined_sentences(*sentences: str) -> str:
    """Return texts that are not empty, one after another, each ended before the next."""
    *firsts, last = [text for text in sentences if text] or [""]
    ended = (
        text if text.endswith(_ENDS) else spoken_sentence([texts.as_message(text)]).say()
        for text in firsts
    )
    return " ".join([*ended, last])


def error_text(error: BaseException) -> str:
    """Return what an error says in the user's language."""
    return typeset(texts.error_message(error).say())


def translated_problems(puzzle: Puzzle, problems: Iterable[Problem]) -> list[str]:
    """Return why a puzzle cannot be solved, one text for each problem, its cells not named."""
    unknown = None in puzzle.clues.values()
    return [unnamed_text(problem_message(one, unknown_clues=unknown)) for one in problems]


def typeset(text: str) -> str:
    """Return a text that was made for a terminal with typographic characters.

    A title that the program gave to a puzzle is translated.

    >>> typeset("Hard 5 x 7, no. 3") == f"Hard {dimensions(5, 7)}, no.\\N{NO-BREAK SPACE}3"
    True
    """
    spaced = _BETWEEN_NUMBERS.sub(_times(), _translated_title(text))
    return _BEFORE_NUMBER.sub("\N{NO-BREAK SPACE}", spaced)


def firm_numbers(text: str) -> str:
    """Return a short text whose numbers stay in one line with the words beside them.

    >>> firm_numbers("Solved today: 1 of 4").split(" ")
    ['Solved', 'today:', '1\\xa0of\\xa04']
    """
    return _BESIDE_NUMBER.sub("\N{NO-BREAK SPACE}", text)


def day_text(day: date, form: QLocale.FormatType = QLocale.FormatType.LongFormat) -> str:
    """Return a date in the player's language, in English or ISO 8601 if none is set."""
    locale = QLocale()
    if locale.language() is QLocale.Language.C:
        if form is QLocale.FormatType.ShortFormat:
            return day.isoformat()
        locale = QLocale(QLocale.Language.English)
    return locale.toString(QDate(day.year, day.month, day.day), form)


def capitalized(text: str) -> str:
    """Return a text with a capital first letter, which dates lack in some languages."""
    return text[:1].upper() + text[1:]


def _translated_title(text: str) -> str:
    """Return a title that the program gave in the player's language, other texts unchanged."""
    daily = _DAILY_TITLE.fullmatch(text)
    if daily is not None:
        try:
            day = date.fromisoformat(daily[2])
        except ValueError:
            return text
        return _(_DAILY_TITLES[daily[1]]).format(day=day_text(day, QLocale.FormatType.ShortFormat))
    bundled = _BUNDLED_TITLE.fullmatch(text)
    if bundled is not None:
        name, number, rows, cols = bundled.groups()
        #: The title of a puzzle of a collection, such as "Gentle 1: 8 x 8".
        return _("{collection} {number}: {size}").format(
            collection=_(name), number=number, size=dimensions(rows, cols)
        )
    made = _MADE_TITLE.fullmatch(text)
    if made is None:
        return text
    level, rows, cols, number = made.groups()
    size = dimensions(rows, cols)
    if level is None:
        return _("{size}, no. {number}").format(size=size, number=number)
    return _("{level} {size}, no. {number}").format(level=_(level), size=size, number=number)


def left_to_right(text: str) -> str:
    """Return a text, such as a key, that keeps its direction in one from right to left."""
    return f"{_ISOLATE}{text}{_END}" if QGuiApplication.isRightToLeft() else text


def dimensions(rows: int | str, cols: int | str) -> str:
    """Return a size as shown in the window."""
    return f"{rows}{_times()}{cols}"


def _times() -> str:
    """Return the sign between rows and columns.

    In a text that runs from right to left, marks keep the rows before the columns.
    """
    mark = _LEFT_TO_RIGHT if QGuiApplication.isRightToLeft() else ""
    return f"{mark}{TIMES}{mark}"
