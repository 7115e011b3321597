"""Reading puzzles from texts and files in any of the formats."""

import os
from collections.abc import Sequence
from functools import partial

from shikaku_gui.formats.base import (
    MAX_TEXT_BYTES,
    FormatError,
    PuzzleSet,
    SeveralPuzzlesError,
    Span,
)
from shikaku_gui.formats.catalogue import recognise
from shikaku_gui.formats.saved_game import SavedGame

_BOM = "\ufeff"
_BOMS_16 = (b"\xff\xfe", b"\xfe\xff")


def loads(data: str | bytes, *, index: int | None = None) -> SavedGame:
    """Read a puzzle or a game in any of the formats, recognised by the content alone.

    ``index`` (from 0) chooses a puzzle where a text holds several.

    Raises:
        FormatError: the text is in none of the formats, or wrong in its own.
        SeveralPuzzlesError: there is more than one puzzle, and no index.
    """
    text = decode_text(data)
    if index is not None:
        return _puzzle_set(text).game(index)
    found = recognise(text)
    spans = found.divide(text)
    if len(spans) > 1:
        raise SeveralPuzzlesError(_numbers(spans))
    return _read_span(text, spans[0])


def load(path: str | os.PathLike[str], *, index: int | None = None) -> SavedGame:
    """Read a file in any of the formats; ``index`` chooses where it holds several puzzles.

    Raises:
        FormatError: as :func:`loads`, also for a file that is too long.
        OSError: the file cannot be read.
    """
    return loads(read_file(path), index=index)


def loads_all(data: str | bytes) -> list[SavedGame]:
    """Read all puzzles of a text, in their order.

    Raises:
        FormatError: as :func:`loads`, for the first that is wrong.
    """
    puzzles = loads_set(data)
    return [puzzles.game(index) for index in range(len(puzzles.names))]


def load_all(path: str | os.PathLike[str]) -> list[SavedGame]:
    """Read all puzzles of a file, in their order.

    Raises:
        FormatError: as :func:`loads_all`, also for a file that is too long.
        OSError: the file cannot be read.
    """
    return loads_all(read_file(path))


def loads_set(data: str | bytes) -> PuzzleSet:
    """Return the puzzles of a text, each to be read on demand; most texts hold one.

    Raises:
        FormatError: as :func:`loads`, for an error that concerns all of them.
    """
    return _puzzle_set(decode_text(data))


def may_hold_several(data: str | bytes) -> bool:
    """Tell whether a text may hold more than one puzzle; most hold one.

    Raises:
        FormatError: it is too long, or no text.
    """
    text = decode_text(data)
    found = recognise(text)
    return found.loads_set is not None or len(found.divide(text)) > 1


def _puzzle_set(text: str) -> PuzzleSet:
    found = recognise(text)
    spans = found.divide(text)
    if len(spans) == 1:
        if found.loads_set is not None:
            return found.loads_set(text)
        game = _read_span(text, spans[0])
        return PuzzleSet((game.puzzle.title,), partial(_only, game))

    def read(index: int) -> SavedGame:
        if not 0 <= index < len(spans):
            raise FormatError(f"an index from 0 to {len(spans) - 1}", f"{index}")
        return _read_span(text, spans[index])

    return PuzzleSet(_numbers(spans), read)


def _only(game: SavedGame, index: int) -> SavedGame:
    if index != 0:
        raise FormatError("puzzle 0, the only one here", f"the index {index}")
    return game


def _numbers(spans: Sequence[Span]) -> tuple[str, ...]:
    """Return the names of puzzles that have none before they are read: their numbers."""
    return tuple(str(number) for number in range(1, len(spans) + 1))


def _read_span(text: str, span: Span) -> SavedGame:
    """Read one of the puzzles of a text, each of which may be in another format.

    Raises:
        FormatError: it cannot be read; the place is that in the whole text.
    """
    start, end = span
    part = text[start:end]
    try:
        return recognise(part).loads(part)
    except SeveralPuzzlesError:
        raise
    except FormatError as error:
        if error.line is None or error.column is None or start == 0:
            raise
        before = FormatError.at(text, start, "")
        line = (before.line or 1) + error.line - 1
        column = error.column + ((before.column or 1) - 1 if error.line == 1 else 0)
        raise FormatError(error.expected, error.found, line, column) from None


def read_file(path: str | os.PathLike[str]) -> bytes:
    """Return the content of a file.

    Raises:
        FormatError: it is longer than any text that is read.
        OSError: the file cannot be read.
    """
    # Importing pathlib would take longer than reading and solving a puzzle.
    with open(path, "rb") as file:  # noqa: PTH123 - see above
        data = file.read(MAX_TEXT_BYTES + 1)
    if len(data) > MAX_TEXT_BYTES:
        raise FormatError(f"a file of at most {MAX_TEXT_BYTES} bytes", "a longer one")
    return data


def decode_text(data: str | bytes) -> str:
    """Return the text that the readers of the formats take.

    Raises:
        FormatError: it is too long, or not UTF-8, nor UTF-16 with a byte order mark.
    """
    if len(data) > MAX_TEXT_BYTES:
        raise FormatError(f"a text of at most {MAX_TEXT_BYTES} bytes", "a longer one")
    if isinstance(data, bytes) and data.startswith(_BOMS_16):
        data = _decoded(data, "utf-16")
    if isinstance(data, str):
        text = data.removeprefix(_BOM)
        _check_characters(text)
        # One character for each byte: the records of sgt_save count bytes.
        return text.encode().decode("latin-1") if text.lstrip().startswith("SAVEFILE") else text
    if data.lstrip().startswith(b"SAVEFILE"):
        return data.decode("latin-1")
    return _decoded(data, "utf-8")


def _check_characters(text: str) -> None:
    try:
        text.encode("utf-8")
    except UnicodeEncodeError as error:
        raise FormatError.at(text, error.start, "text", "half a character") from None


def _decoded(data: bytes, encoding: str) -> str:
    try:
        return data.decode(encoding).removeprefix(_BOM)
    except UnicodeDecodeError as error:
        before = data[: error.start].decode(encoding).removeprefix(_BOM)
        found = f"the byte {data[error.start]:#04x}"
        expected = f"text in {encoding.upper()}"
        raise FormatError.at(before, len(before), expected, found) from None
