"""Reading puzzles from texts and files in any of the formats."""

import contextlib
import errno
import os
import re
import stat
from collections.abc import Callable, Sequence
from typing import IO

from shikaku_gui.formats import base
from shikaku_gui.formats.catalogue import SAVE_FORMAT, recognise
from shikaku_gui.formats.evidence import SeveralReadingsError
from shikaku_gui.formats.gzip_data import GZIP_MAGIC, unpack
from shikaku_gui.formats.line_places import LinePlaces
from shikaku_gui.formats.other_files import check_is_text
from shikaku_gui.formats.parquet_data import PARQUET_MAGIC, unpack_parquet
from shikaku_gui.formats.saved_game import SavedGame
from shikaku_gui.i18n import N_
from shikaku_gui.texts import make_message

_BOM = "\ufeff"
_PACKED = (GZIP_MAGIC, PARQUET_MAGIC)
_LINK = (
    r"\s*+<?(?:https?(?:://|%(?:25)?3[aA])|sgtpuzzles:|#?m=(?:edit|solve)&|shikaku(?:_\w+)?/[0-9]+/[0-9]+(?:/|$)"
    r"|[^\s?]*\?(?:\w+=[^&/]*&)*(?:shikaku|pzprv3)|[0-9]+(?:x[0-9]+)?[a-z0-9.]*[:#])"
)
BOMS_16 = (b"\xff\xfe", b"\xfe\xff")
"""The marks with which a text in UTF-16 begins."""


def loads(data: str | bytes, *, index: int | None = None) -> SavedGame:
    """Read a puzzle or a game in any of the formats, recognised by the content alone.

    ``index`` (from 0) chooses a puzzle where a text holds several.

    Raises:
        FormatError: the text is in none of the formats, or wrong in its own.
        SeveralPuzzlesError: there is more than one puzzle, and no index.
    """
    return _loads(decode_text(data), index)


def _loads(text: str, index: int | None) -> SavedGame:
    if index is not None:
        return _puzzle_set(text).game(index)
    found, spans = divided(text)
    if len(spans) > 1:
        raise base.SeveralPuzzlesError(_numbers(spans))
    return _read_only(text, found, spans[0])


def load(path: str | os.PathLike[str], *, index: int | None = None) -> SavedGame:
    """Read a file in any of the formats; ``index`` chooses where it holds several puzzles.

    Raises:
        FormatError: as :func:`loads`, also for a file that is too long.
        OSError: the file cannot be read.
    """
    # Only the text is kept while it is read, not the bytes of the file, too.
    return _loads(decode_text(read_file(path)), index)


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


def loads_set(data: str | bytes) -> base.PuzzleSet:
    """Return the puzzles of a text, each to be read on demand; most texts hold one.

    Raises:
        FormatError: as :func:`loads`, for an error that concerns all of them.
    """
    return _puzzle_set(decode_text(data))


def load_set(path: str | os.PathLike[str]) -> base.PuzzleSet:
    """Return the puzzles of a file in the library, each to be read on demand.

    A large file is given up after its beginning, if that does not look like a puzzle.

    Raises:
        FormatError: as :func:`loads_set`, also for a file that is too long.
        OSError: the file cannot be read.
    """
    return _puzzle_set(decode_text(read_file(path, _check_beginning)))


def _check_beginning(beginning: bytes) -> None:
    """Raise FormatError where a large file that begins like this is no puzzle."""
    if beginning.startswith(BOMS_16):
        return
    whole_lines = beginning[: max(beginning.rfind(b"\n"), beginning.rfind(b"\r"), 0)]
    text = decode_text(whole_lines or beginning.decode("utf-8", "ignore"))
    found = recognise(text)
    if found.check_beginning is not None:
        found.check_beginning(text)


def is_link(text: str) -> bool:
    """Tell whether a text that may name a file looks like a link or a game ID instead.

    >>> is_link("https://puzz.link/p?shikaku/2/2/4i"), is_link("2x2:4c"), is_link("a/b.txt")
    (True, True, False)
    """
    return re.match(_LINK, text) is not None


def divided(text: str) -> tuple[base.Format, Sequence[base.Span]]:
    """Return the format of a text, and where its puzzles lie.

    Raises:
        FormatError: there are too many; or the first of a text without any words of a format
            cannot be read, so that the rest is hardly puzzles either.
    """
    found = recognise(text)
    spans = found.divide(text)
    if len(spans) > 1 and found.takes_any_text:
        with contextlib.suppress(SeveralReadingsError):
            read_part(text[slice(*spans[0])], *LinePlaces(text).at(spans[0][0]))
    return found, spans


def _puzzle_set(text: str) -> base.PuzzleSet:
    found, spans = divided(text)
    if len(spans) == 1:
        return _set_of_one(text, found, spans[0])

    places = LinePlaces(text)
    return base.PuzzleSet(_numbers(spans), lambda index: _read_span(text, spans[index], places))


def _set_of_one(text: str, found: base.Format, span: base.Span) -> base.PuzzleSet:
    """Return the only puzzle of a text, or its readings where it has several."""
    if found.loads_set is not None:
        puzzles = found.loads_set(text)
        if len(puzzles.names) > 1:
            return puzzles
    try:
        game = _read_only(text, found, span)
    except SeveralReadingsError as error:
        return base.PuzzleSet(error.names, error.games.__getitem__)
    return base.PuzzleSet((game.puzzle.title,), lambda _index: game)


def _numbers(spans: Sequence[base.Span]) -> tuple[str, ...]:
    """Return the names of puzzles that have none before they are read: their numbers."""
    return tuple(str(number) for number in range(1, len(spans) + 1))


def _read_only(text: str, found: base.Format, span: base.Span) -> SavedGame:
    """Read the only puzzle of a text in that format.

    Raises:
        FormatError: it cannot be read.
    """
    if span == (0, len(text)):
        return read_as(found, text)  # without recognising the same text again
    return _read_span(text, span, LinePlaces(text))


def _read_span(text: str, span: base.Span, places: LinePlaces) -> SavedGame:
    """Read one of the puzzles of a text.

    Raises:
        FormatError: it cannot be read; the place is that in the whole text.
    """
    start, end = span
    return read_part(text[start:end], *places.at(start))


def read_as(found: base.Format, text: str) -> SavedGame:
    """Read the text of one puzzle in that format.

    Raises:
        FormatError: it cannot be read, or is too long.
    """
    has_own_limits = found is SAVE_FORMAT or found.loads_set is not None
    if len(text) > base.MAX_FOREIGN_LENGTH and not has_own_limits:
        expected = make_message(
            N_("a puzzle of at most {most} characters in the format {format}"),
            most=base.MAX_FOREIGN_LENGTH,
            format=make_message(found.title),
        )
        #: Found: a longer one than was expected.
        raise base.FormatError(expected, make_message(N_("a longer one")))
    return found.loads(text)


def read_part(part: str, line: int, column: int, found: base.Format | None = None) -> SavedGame:
    """Read a puzzle that begins at a line and a column (from 1) of a longer text.

    Each puzzle of a text may be in another format; ``found`` is its own, where that is known.

    Raises:
        FormatError: it cannot be read; the place is that in the whole text.
    """
    try:
        return read_as(found or recognise(part), part)
    except base.SeveralPuzzlesError:
        raise
    except base.FormatError as error:
        raise error.moved(line, column) from None


def read_file(path: str | os.PathLike[str], check: Callable[[bytes], None] | None = None) -> bytes:
    """Return the content of a regular file; ``check`` gets the beginning of a large one.

    Raises:
        FormatError: it is longer than any text that is read, or ``check`` has raised it.
        OSError: the file cannot be read, or is a folder, a pipe or a device.
    """
    with open_regular(path) as file:
        long = os.fstat(file.fileno()).st_size > base.MAX_TEXT_BYTES
        data = b"" if long else file.read(base.BEGINNING)
        if check is not None and len(data) == base.BEGINNING and not data.startswith(_PACKED):
            check(data)
        data += file.read(base.MAX_TEXT_BYTES + 1 - len(data)) if data else b""
    if long or len(data) > base.MAX_TEXT_BYTES:
        raise base.FormatError(*base.TOO_LONG)
    return data


def open_regular(path: str | os.PathLike[str]) -> IO[bytes]:
    """Open a file for reading, but nothing that could make the reader wait, such as a pipe.

    Raises:
        OSError: it cannot be read, or is a folder, a pipe or a device.
    """
    # Importing pathlib would take longer than reading and solving a puzzle.
    return open(path, "rb", opener=_regular_handle)


def _regular_handle(path: str, flags: int) -> int:
    handle = os.open(path, flags | getattr(os, "O_NONBLOCK", 0))
    mode = os.fstat(handle).st_mode
    if stat.S_ISREG(mode):
        return handle
    os.close(handle)
    if stat.S_ISDIR(mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), path)
    raise OSError(errno.EINVAL, N_("Not a regular file"), path)


def decode_text(data: str | bytes) -> str:
    """Return the text that the readers of the formats take; it may be packed by gzip, or Parquet.

    Raises:
        FormatError: it is a picture, packed in another way, too long, or neither UTF-8 nor UTF-16
            with a byte order mark.
    """
    if isinstance(data, bytes) and data.startswith(GZIP_MAGIC):
        data = unpack(data)
    elif isinstance(data, bytes) and data.startswith(PARQUET_MAGIC):
        data = unpack_parquet(data)
    if len(data) > base.MAX_TEXT_BYTES:
        raise base.FormatError(*base.TOO_LONG)
    check_is_text(data)
    if isinstance(data, bytes) and data.startswith(BOMS_16):
        data = _decode(data, "utf-16")
    if isinstance(data, str):
        text = data.removeprefix(_BOM)
        _check_characters(text)
        # One character for each byte: the records of sgt_save count bytes.
        return text.encode().decode("latin-1") if text.lstrip().startswith("SAVEFILE") else text
    if data.lstrip().startswith(b"SAVEFILE"):
        return data.decode("latin-1")
    return _decode(data, "utf-8")


def _check_characters(text: str) -> None:
    try:
        text.encode("utf-8")
    except UnicodeEncodeError as error:
        raise base.FormatError.at(
            #: Expected: text, found: half of a character.
            text,
            error.start,
            make_message(N_("text")),
            make_message(N_("half a character")),
        ) from None


def _decode(data: bytes, encoding: str) -> str:
    try:
        return data.decode(encoding).removeprefix(_BOM)
    except UnicodeDecodeError as error:
        before = data[: error.start].decode(encoding).removeprefix(_BOM)
        found = make_message(N_("the byte {byte}"), byte=f"{data[error.start]:#04x}")
        expected = make_message(N_("text in {name}"), name=encoding.upper())
        raise base.FormatError.at(before, len(before), expected, found) from None
