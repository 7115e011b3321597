"""A cache of thumbnails on disk, limited in size.

The window draws them and passes the bytes of an image file.
"""

import hashlib
import os
import secrets
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from threading import Lock

MAX_BYTES = 64 * 2**20
"""How many bytes the thumbnails use at most."""

_KEPT_SHARE = 0.8
_SUFFIX = ".png"


def thumbnail_key(content: str, theme: str, pixels: int) -> str:
    """Return the key of a thumbnail with that content, theme and size.

    ``content`` identifies everything drawn: the puzzle and the rectangles. A thumbnail
    that looks different has another key; the old one is evicted in time.
    """
    text = "\0".join((content, theme, str(pixels)))
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:40]


class ThumbnailCache:
    """A folder of thumbnails, limited in size; the least recently used are evicted first.

    May be used from any thread, and by several processes: a thumbnail that is missing or
    damaged is drawn again.
    """

    def __init__(self, folder: Path, max_bytes: int = MAX_BYTES) -> None:
        """Use that folder, which is created when first needed."""
        self._folder = folder
        self._max_bytes = max_bytes
        self._guard = Lock()
        self._total: int | None = None

    def get(self, key: str) -> bytes | None:
        """Return a thumbnail, None if it is not in the cache."""
        path = self._path(key)
        try:
            data = path.read_bytes()
            os.utime(path)
        except OSError:
            return None
        return data

    def put(self, key: str, data: bytes) -> None:
        """Store a thumbnail; errors of the disk are ignored."""
        with self._guard, suppress(OSError):
            path = self._path(key)
            path.parent.mkdir(parents=True, exist_ok=True)
            old = _size(path)
            draft = path.with_name(f".{secrets.token_hex(8)}.tmp")
            draft.write_bytes(data)
            draft.replace(path)
            if self._total is None:
                self._total = sum(size for _, _, size in self._all())
            else:
                self._total += len(data) - old
            if self._total > self._max_bytes:
                self._total = self._evict()

    def _path(self, key: str) -> Path:
        return self._folder / key[:2] / f"{key}{_SUFFIX}"

    def _all(self) -> Iterator[tuple[Path, float, int]]:
        """Yield path, time of last use and size of all files, abandoned drafts included."""
        for path in self._folder.glob("[0-9a-f][0-9a-f]/*"):
            with suppress(OSError):
                status = path.stat()
                yield path, status.st_mtime, status.st_size

    def _evict(self) -> int:
        """Remove the least recently used thumbnails; return the bytes that are left."""
        files = sorted(self._all(), key=lambda file: file[1])
        total = sum(size for _, _, size in files)
        for path, _, size in files:
            if total <= self._max_bytes * _KEPT_SHARE:
                break
            if _remove(path):
                total -= size
        return total


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except OSError:
        return 0


def _remove(path: Path) -> bool:
    try:
        path.unlink()
    except OSError:
        return False
    return True
