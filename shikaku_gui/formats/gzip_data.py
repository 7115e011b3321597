"""Texts packed by gzip, recognised by their first bytes."""

from __future__ import annotations

import io
import zlib
from typing import IO

from shikaku_gui.formats.base import MAX_TEXT_BYTES, FormatError
from shikaku_gui.i18n import N_
from shikaku_gui.texts import make_message

GZIP_MAGIC = b"\x1f\x8b"
_GZIP_WBITS = 31
_BLOCK = 2**16


def unpack(data: bytes) -> bytes:
    """Return unpacked data, at most one byte more than the longest text that is read.

    Raises:
        FormatError: it is damaged.
    """
    return UnpackedStream(io.BytesIO(data)).read(MAX_TEXT_BYTES + 1)


class UnpackedStream:
    """A stream of bytes; unpacked if it is packed by gzip, once or several times in a row.

    ``head`` are the first bytes, where these have been read from the stream already.
    """

    def __init__(self, stream: IO[bytes], head: bytes = b"") -> None:
        self._stream = stream
        self._head = head or stream.read(len(GZIP_MAGIC))
        packed = self._head.startswith(GZIP_MAGIC)
        self._unpacker = zlib.decompressobj(_GZIP_WBITS) if packed else None

    def read(self, size: int) -> bytes:
        """Return ``size`` bytes, fewer only at the end.

        Raises:
            FormatError: the packed data is damaged.
            OSError: the stream cannot be read.
        """
        if self._unpacker is not None:
            try:
                return self._unpack(self._unpacker, size)
            except zlib.error:
                raise FormatError(
                    make_message(N_("data packed by gzip")), make_message(N_("damaged data"))
                ) from None
        head, self._head = self._head, b""
        return head + self._stream.read(size - len(head))

    def _unpack(self, unpacker: zlib._Decompress, size: int) -> bytes:
        found = bytearray()
        while len(found) < size:
            if unpacker.eof:
                # Some programs fill up with zeros.
                packed = (unpacker.unused_data or self._stream.read(_BLOCK)).lstrip(b"\0")
                if not packed:
                    break
                self._unpacker = unpacker = zlib.decompressobj(_GZIP_WBITS)
            else:
                packed = unpacker.unconsumed_tail or self._head or self._stream.read(_BLOCK)
                self._head = b""
            data = unpacker.decompress(packed, size - len(found))
            if not (packed or data or unpacker.eof):
                raise FormatError(
                    make_message(N_("all of the data packed by gzip")),
                    make_message(N_("data that is cut short")),
                )
            found += data
        return bytes(found)
