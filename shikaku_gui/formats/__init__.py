"""Text to puzzle and puzzle to text: every format that is read or written.

Other packages use only what is exported here. What :data:`_SUBMODULES` lists is imported on
first use.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from shikaku_gui.formats.base import (
    MAX_SIDE,
    MAX_TEXT_BYTES,
    Format,
    FormatError,
    GamePart,
    Loss,
    PuzzleSet,
    SeveralPuzzlesError,
    UnwritableError,
)
from shikaku_gui.formats.catalogue import (
    FORMATS,
    SAVE_FORMAT,
    WRITABLE_FORMATS,
    format_for,
    format_named,
    recognise,
)
from shikaku_gui.formats.reading import (
    load,
    load_all,
    loads,
    loads_all,
    loads_set,
    may_hold_several,
    read_file,
)
from shikaku_gui.formats.saved_game import HintsUsed, SavedGame, game_with_rects
from shikaku_gui.formats.writing import dumps, save, write_bytes_atomically, write_text_atomically

if TYPE_CHECKING:
    from shikaku_gui.formats.json_text import JsonDocument, has_no_bools
    from shikaku_gui.formats.shikaku_file import SAVE_VERSION

_SUBMODULES = {
    "JsonDocument": "json_text",
    "SAVE_VERSION": "shikaku_file",
    "has_no_bools": "json_text",
}

__all__ = [
    "FORMATS",
    "MAX_SIDE",
    "MAX_TEXT_BYTES",
    "SAVE_FORMAT",
    "SAVE_VERSION",
    "WRITABLE_FORMATS",
    "Format",
    "FormatError",
    "GamePart",
    "HintsUsed",
    "JsonDocument",
    "Loss",
    "PuzzleSet",
    "SavedGame",
    "SeveralPuzzlesError",
    "UnwritableError",
    "dumps",
    "format_for",
    "format_named",
    "game_with_rects",
    "has_no_bools",
    "load",
    "load_all",
    "loads",
    "loads_all",
    "loads_set",
    "may_hold_several",
    "read_file",
    "recognise",
    "save",
    "write_bytes_atomically",
    "write_text_atomically",
]


def __getattr__(name: str) -> object:
    if name not in _SUBMODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(f"{__name__}.{_SUBMODULES[name]}"), name)
    globals()[name] = value
    return value
