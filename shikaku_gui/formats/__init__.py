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
    dumps,
    format_for,
    format_named,
    loads,
    loads_all,
    recognise,
)
from shikaku_gui.formats.files import load, load_all, save
from shikaku_gui.formats.saved import HintsUsed, SavedGame

__all__ = [
    "FORMATS",
    "SAVE",
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
