"""Text to puzzle and puzzle to text: every format that is read or written."""

from shikaku_gui.formats.base import (
    Format,
    FormatError,
    GamePart,
    Loss,
    SeveralPuzzles,
    UnwritableError,
)
from shikaku_gui.formats.catalogue import (
    FORMATS,
    SAVE,
    WRITABLE,
    dumps,
    format_for,
    format_named,
    loads,
    recognise,
)
from shikaku_gui.formats.files import load, save
from shikaku_gui.formats.many_puzzles import load_all, loads_all
from shikaku_gui.formats.saved_game import HintsUsed, SavedGame

__all__ = [
    "FORMATS",
    "SAVE",
    "WRITABLE",
    "Format",
    "FormatError",
    "GamePart",
    "HintsUsed",
    "Loss",
    "SavedGame",
    "SeveralPuzzles",
    "UnwritableError",
    "dumps",
    "format_for",
    "format_named",
    "load",
    "load_all",
    "loads",
    "loads_all",
    "recognise",
    "save",
]
