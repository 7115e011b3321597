"""Writing games as text and to files."""

import os

from shikaku_gui.formats.atomic_write import write_text_atomically
from shikaku_gui.formats.base import MAX_TEXT_BYTES, Format
from shikaku_gui.formats.catalogue import SAVE_FORMAT
from shikaku_gui.formats.saved_game import SavedGame
from shikaku_gui.i18n import N_
from shikaku_gui.texts import ExplainedValueError, make_message


def dumps(game: SavedGame, format: Format = SAVE_FORMAT) -> str:  # noqa: A002 - public name
    """Write a game as text.

    Raises:
        UnwritableError: the format cannot carry this puzzle; ``format.loses`` tells before.
    """
    return format.to_text(game)


def save(
    game: SavedGame,
    path: str | os.PathLike[str],
    format: Format = SAVE_FORMAT,  # noqa: A002 - public name
) -> None:
    """Write a game to a file, as :func:`write_text_atomically` does.

    Raises:
        UnwritableError: the format cannot carry this puzzle.
        OSError: the file cannot be written.
    """
    text = dumps(game, format)
    write_text_atomically(path, text if text.endswith("\n") else text + "\n")


class TextJoiner:
    """Joins the texts of puzzles in a format into the text of one file, piece by piece.

    They stand on a line each or in an array, where the format has these, and otherwise have empty
    lines between them.
    """

    def __init__(self, format: Format) -> None:  # noqa: A002 - public name
        self._format = format
        self._count = 0
        self._length = 0
        self._first = ""  # not written yet: alone it is no array

    def add(self, text: str) -> str:
        """Add the text of a puzzle, and return what is to be written next.

        Raises:
            ExplainedValueError: the array is too long to be read back.
        """
        text = text.strip("\n")
        self._count += 1
        if not self._format.in_array:
            apart = "" if self._count == 1 or self._format.a_line_each else "\n"
            return apart + text + "\n"
        self._length += len(text) + 2
        if self._count == 1:
            self._first = text
            return ""
        if self._length > MAX_TEXT_BYTES:
            raise ExplainedValueError(
                make_message(
                    N_("{format}: cannot store more than {most} bytes in one array"),
                    format=make_message(self._format.title),
                    most=MAX_TEXT_BYTES,
                )
            )
        before = f"[\n{self._first}" if self._count == 2 else ""
        return f"{before},\n{text}"

    def end(self) -> str:
        """Return what is to be written at the end."""
        if not self._format.in_array or not self._count:
            return ""
        return f"{self._first}\n" if self._count == 1 else "\n]\n"
