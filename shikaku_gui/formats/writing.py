"""Writing games as text and to files."""

import os

from shikaku_gui.formats.atomic_write import write_text_atomically
from shikaku_gui.formats.base import Format
from shikaku_gui.formats.catalogue import SAVE_FORMAT
from shikaku_gui.formats.saved_game import SavedGame


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
