"""Text to puzzle and puzzle to text: every format that is read or written."""

from shikaku_gui.formats.base import (
    Format,
    FormatError,
    Loss,
    Part,
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
from shikaku_gui.formats.saved import HintsUsed, SavedGame
from shikaku_gui.formats.several import load_all, loads_all

__all__ = [
    "FORMATS",
    "SAVE",
    "WRITABLE",
    "Format",
    "FormatError",
    "HintsUsed",
    "Loss",
    "Part",
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
