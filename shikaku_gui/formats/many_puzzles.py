"""Reading all puzzles of a text or a file, of which most hold one."""

import os

from shikaku_gui.formats.base import Several
from shikaku_gui.formats.catalogue import recognise, text_of
from shikaku_gui.formats.files import read_bytes
from shikaku_gui.formats.saved_game import SavedGame


def several(data: str | bytes) -> Several:
    """Return the puzzles of a text, of which most hold just one.

    Raises:
        FormatError: as :func:`shikaku_gui.formats.loads`, for what concerns all of them.
    """
    text = text_of(data)
    found = recognise(text)
    if found.several is not None:
        return found.several(text)
    game = found.loads(text)
    return Several((game.puzzle.title,), lambda _index: game)


def may_hold_several(data: str | bytes) -> bool:
    """Tell whether a text looks like a format that can hold more than one puzzle.

    Raises:
        FormatError: it is too long, or no text.
    """
    return recognise(text_of(data)).several is not None


def loads_all(data: str | bytes) -> list[SavedGame]:
    """Read all puzzles of a text, in their order.

    Raises:
        FormatError: as :func:`shikaku_gui.formats.loads`, for the first that is wrong.
    """
    puzzles = several(data)
    return [puzzles.game(index) for index in range(len(puzzles.names))]


def load_all(path: str | os.PathLike[str]) -> list[SavedGame]:
    """Read all puzzles of a file, in their order.

    Raises:
        FormatError: as :func:`loads_all`, also for a file that is too long.
        OSError: the file cannot be read.
    """
    return loads_all(read_bytes(path))
