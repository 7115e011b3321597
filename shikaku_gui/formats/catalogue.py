"""The one list of formats, and reading a text by what it is."""

from pathlib import PurePath

from shikaku_gui.formats import (
    collection,
    grid,
    janko,
    kanpen,
    kanpen_xml,
    own,
    penpa,
    pycsp3,
    pzpr,
    pzprv3,
    sgt,
    sgt_art,
    sgt_save,
)
from shikaku_gui.formats.base import MAX_BYTES, Format, FormatError
from shikaku_gui.formats.saved import SavedGame

SAVE = own.FORMAT

FORMATS: tuple[Format, ...] = (
    sgt_save.FORMAT,
    kanpen_xml.FORMAT,
    janko.FORMAT,
    pzprv3.FORMAT,
    penpa.FORMAT,
    sgt.FORMAT,
    kanpen.LINK,
    pzprv3.LINK,
    pzpr.FORMAT,
    pycsp3.FORMAT,
    pycsp3.TEXT,
    collection.FORMAT,
    own.FORMAT,
    sgt_art.FORMAT,
    kanpen.FORMAT,
    grid.FORMAT,
)
"""All formats in the order in which they are asked whether a text is theirs."""

_BOM = "\ufeff"


def loads(data: str | bytes, *, index: int | None = None) -> SavedGame:
    """Read a puzzle or a game in any of the formats, recognised by the content alone.

    ``index`` chooses, from 0, where a text holds several puzzles.

    Raises:
        FormatError: the text is in none of the formats, or wrong in its own.
        SeveralPuzzles: there is more than one puzzle, and no index.
    """
    text = text_of(data)
    found = recognise(text)
    if index is None:
        return found.loads(text)
    if found.several is not None:
        return found.several(text).game(index)
    if index != 0:
        raise FormatError("puzzle 0, the only one here", f"the index {index}")
    return found.loads(text)


def dumps(game: SavedGame, format: Format = SAVE) -> str:  # noqa: A002 - the word of the contract
    """Write a game as text.

    Raises:
        UnwritableError: the format cannot carry this puzzle; ``format.loses`` tells before.
    """
    return format.written(game)


def recognise(text: str) -> Format:
    """Return the format that a text is in; a text like no other is a plain grid."""
    return next(known for known in FORMATS if known.sniff(text))


def format_named(name: str) -> Format:
    """Return the format of that name.

    Raises:
        KeyError: there is none.
    """
    return {known.name: known for known in FORMATS}[name]


def format_for(path: str | PurePath) -> Format | None:
    """Return the format to write to a file of that name: the one whose own suffix it has."""
    suffix = PurePath(path).suffix.lower()
    return next((known for known in FORMATS if known.dumps and known.suffixes[0] == suffix), None)


def text_of(data: str | bytes) -> str:
    """Return what was given as text that readers can take.

    Raises:
        FormatError: it is too long, or no text in UTF-8.
    """
    if len(data) > MAX_BYTES:
        raise FormatError(f"at most {MAX_BYTES} bytes", f"{len(data)}")
    if isinstance(data, str):
        text = data.removeprefix(_BOM)
        _check_characters(text)
        # Its records count bytes: see sgt_save.
        return text.encode("utf-8").decode("latin-1") if sgt_save.sniff(text) else text
    if data.lstrip().startswith(b"SAVEFILE"):
        return data.decode("latin-1")
    return _decoded(data)


def _check_characters(text: str) -> None:
    try:
        text.encode("utf-8")
    except UnicodeEncodeError as error:
        raise FormatError.at(text, error.start, "text", "half a character") from None


def _decoded(data: bytes) -> str:
    try:
        return data.decode("utf-8").removeprefix(_BOM)
    except UnicodeDecodeError as error:
        before = data[: error.start].decode("utf-8").removeprefix(_BOM)
        found = f"the byte {data[error.start]:#04x}"
        raise FormatError.at(before, len(before), "text in UTF-8", found) from None
