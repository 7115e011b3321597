"""Reading the puzzles of a long text block by block, so that memory does not grow with it."""

from collections.abc import Iterator, Sequence
from typing import IO, NamedTuple, TypeAlias

from shikaku_gui.formats.base import MAX_TEXT_BYTES, Format, FormatError, Span
from shikaku_gui.formats.catalogue import format_named, recognise
from shikaku_gui.formats.gzip_data import UnpackedStream
from shikaku_gui.formats.line_places import LinePlaces
from shikaku_gui.formats.parquet_data import PARQUET_MAGIC, ParquetLines, seekable
from shikaku_gui.formats.reading import BOMS_16, decode_text, divided, read_part
from shikaku_gui.formats.saved_game import SavedGame

BLOCK = 2**19
"""How many bytes are read at once; more where a puzzle is longer."""

_MESSAGE = format_named("message")


class UnreadPuzzle(NamedTuple):
    """The text of one puzzle, not read yet, and the line and column (from 1) where it begins.

    ``format`` is the name of its format.
    """

    text: str
    line: int
    column: int
    format: str

    def game(self) -> SavedGame:
        """Read the puzzle.

        Raises:
            FormatError: it cannot be read; the place is that in the whole text.
        """
        return read_part(self.text, self.line, self.column, format_named(self.format))


StreamedPuzzle: TypeAlias = UnreadPuzzle | SavedGame | FormatError
"""A puzzle of a stream: not read yet, or read already, or the error where that failed."""


def stream_puzzles(stream: IO[bytes]) -> Iterator[StreamedPuzzle]:
    """Yield all puzzles of a stream of bytes, which may be packed by gzip, or a Parquet file.

    Raises:
        FormatError: it is no text, holds no puzzle, or one that is too long.
        OSError: the stream cannot be read.
    """
    head = stream.read(len(PARQUET_MAGIC))
    source: UnpackedStream | ParquetLines
    if head == PARQUET_MAGIC:
        source = ParquetLines(seekable(stream, head))
    else:
        source = UnpackedStream(stream, head)
    data = source.read(BLOCK)
    lines, size = 0, BLOCK
    known: Format | None = None
    while len(data) >= size and len(data) <= MAX_TEXT_BYTES:
        end = 0 if data.startswith(BOMS_16) else data.rfind(b"\n") + 1
        text = decode_text(data[:end])
        # What is left of a message begins with a link, as a list does.
        if text and known is not _MESSAGE:
            known, spans = _divided(text, lines)
        else:
            spans = known.divide(text) if known and text else ()
        if len(spans) > 1:
            # The last one may go on in the next block.
            yield from _puzzles(text, spans[:-1], lines)
            kept = spans[-1][0]
            lines += LinePlaces(text).at(kept)[0] - 1
            data = _encode(text[kept:]) + data[end:]
            size = len(data) + BLOCK
        else:
            # A long puzzle; the block is doubled, so that the cost stays linear.
            size = 2 * len(data)
        data += source.read(size - len(data))
    text = decode_text(data)
    spans = known.divide(text) if known is _MESSAGE else _divided(text, lines)[1]
    yield from _puzzles(text, spans, lines)


def _divided(text: str, lines: int) -> tuple[Format, Sequence[Span]]:
    """Return the format of a text and where its puzzles lie, below ``lines`` others.

    Raises:
        FormatError: this is the beginning, and hardly holds puzzles.
    """
    if not lines:
        return divided(text)
    found = recognise(text)
    return found, found.divide(text)


def _encode(text: str) -> bytes:
    """Return the bytes of a part of what :func:`decode_text` has returned."""
    return text.encode("latin-1" if text.lstrip().startswith("SAVEFILE") else "utf-8")


def _puzzles(text: str, spans: Sequence[Span], lines: int) -> Iterator[StreamedPuzzle]:
    """Yield the puzzles at these spans; ``lines`` come before the text."""
    places = LinePlaces(text)
    for start, end in spans:
        line, column = places.at(start)
        found = recognise(text[start:end])
        part = UnreadPuzzle(text[start:end], lines + line, column, found.name)
        if found.loads_set is None or (len(spans) > 1 and found.holds_one(part.text)):
            yield part
            continue
        try:
            several = found.loads_set(part.text)
        except FormatError as error:
            yield error.moved(part.line, part.column)
            continue
        for index in range(len(several.names)):
            try:
                yield several.game(index)
            except FormatError as error:
                yield error.moved(part.line, part.column)
