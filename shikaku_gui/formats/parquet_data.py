"""Parquet files, such as those of a dataset, as JSON Lines: a line with the columns of each row.

They are read with PyArrow, which only the extra ``dataset`` installs.
"""

import io
import json
from collections.abc import Iterator
from typing import IO, Any

from shikaku_gui.extras import how_to_install
from shikaku_gui.formats.base import MAX_TEXT_BYTES, MORE, TOO_LONG, FormatError
from shikaku_gui.i18n import N_
from shikaku_gui.texts import make_message

PARQUET_MAGIC = b"PAR1"
"""The bytes with which a Parquet file begins."""

_ROWS_AT_ONCE = 100
_MAX_GROUP_BYTES = 256 * 2**20


def unpack_parquet(data: bytes) -> bytes:
    """Return the lines of a file, at most one byte more than the longest text that is read.

    Raises:
        FormatError: it is damaged, or PyArrow is not installed.
    """
    return ParquetLines(io.BytesIO(data)).read(MAX_TEXT_BYTES + 1)


def seekable(stream: IO[bytes], head: bytes) -> IO[bytes]:
    """Return a stream to read a file from, of which the first bytes have been read already.

    Raises:
        FormatError: it is too long to be kept in memory, where it cannot be read from its end.
        OSError: it cannot be read.
    """
    if stream.seekable():
        stream.seek(-len(head), io.SEEK_CUR)
        return stream
    data = head + stream.read(MAX_TEXT_BYTES)
    if len(data) > MAX_TEXT_BYTES:
        raise FormatError(*TOO_LONG)
    return io.BytesIO(data)


class ParquetLines:
    """The lines of a file, to be read as a stream of bytes."""

    def __init__(self, file: IO[bytes]) -> None:
        self._lines = _lines(file)
        self._rest = b""

    def read(self, size: int) -> bytes:
        """Return ``size`` bytes, fewer only at the end.

        Raises:
            FormatError: the file is damaged, or PyArrow is not installed.
            OSError: it cannot be read.
        """
        found = bytearray(self._rest)
        while len(found) < size:
            line = next(self._lines, None)
            if line is None:
                break
            found += line
        self._rest = bytes(found[size:])
        return bytes(found[:size])


def _lines(file: IO[bytes]) -> Iterator[bytes]:
    try:
        import pyarrow as pa
        from pyarrow import parquet
    except ImportError:
        raise FormatError(
            make_message(
                N_("PyArrow, which reads Parquet ({advice})"), advice=how_to_install("dataset")
            ),
            make_message(N_("a Parquet file")),
        ) from None
    try:
        with parquet.ParquetFile(file) as table:
            for group in range(table.num_row_groups):
                if table.metadata.row_group(group).total_byte_size > _MAX_GROUP_BYTES:
                    expected = make_message(
                        N_("at most {most} bytes in a group of rows"), most=_MAX_GROUP_BYTES
                    )
                    raise FormatError(expected, MORE)
            for batch in table.iter_batches(_ROWS_AT_ONCE, use_threads=False):
                yield from map(_line, batch.to_pylist())
    except (pa.ArrowException, OSError) as error:
        if isinstance(error, OSError) and error.errno is not None:
            raise
        raise FormatError(
            make_message(N_("a Parquet file")), make_message(N_("damaged data"))
        ) from None


def _line(row: dict[str, Any]) -> bytes:
    # Columns of times or bytes hold nothing that is read.
    return json.dumps(row, default=str).encode() + b"\n"
