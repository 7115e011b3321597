"""Reading all puzzles of a text or a file, of which most hold one."""

import os
from pathlib import Path

from shikaku_gui.formats.base import MAX_BYTES, SeveralPuzzles
from shikaku_gui.formats.catalogue import loads
from shikaku_gui.formats.saved import SavedGame


def loads_all(data: str | bytes) -> list[SavedGame]:
    """Read all puzzles of a text, in their order.

    Raises:
        FormatError: as :func:`shikaku_gui.formats.loads`, for the first that is wrong.
    """
    try:
        return [loads(data)]
    except SeveralPuzzles as several:
        return [loads(data, index=index) for index in range(len(several.names))]


def load_all(path: str | os.PathLike[str]) -> list[SavedGame]:
    """Read all puzzles of a file, in their order.

    Raises:
        FormatError: as :func:`loads_all`, also for a file that is too long.
        OSError: the file cannot be read.
    """
    with Path(path).open("rb") as file:
        return loads_all(file.read(MAX_BYTES + 1))
