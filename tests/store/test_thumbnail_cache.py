"""Pictures on disk: found again, bounded, the least used ones going first."""

import os
from pathlib import Path

import pytest

from shikaku_gui.store.thumbnail_cache import ThumbnailCache, thumbnail_key

KEYS = [thumbnail_key(str(number), "light", 128) for number in range(12)]


def pictures(folder: Path) -> list[Path]:
    """Return all files in the folder."""
    return [path for path in folder.rglob("*") if path.is_file()]


def age(folder: Path, key: str, time: float) -> None:
    """Set when a picture was asked for last."""
    (path,) = folder.rglob(f"{key}.png")
    os.utime(path, (time, time))


def test_what_is_put_is_got(tmp_path: Path) -> None:
    thumbnails = ThumbnailCache(tmp_path / "cache")
    assert thumbnails.get(KEYS[0]) is None
    thumbnails.put(KEYS[0], b"picture")
    assert thumbnails.get(KEYS[0]) == b"picture"
    assert ThumbnailCache(tmp_path / "cache").get(KEYS[0]) == b"picture"
    thumbnails.put(KEYS[0], b"another")
    assert thumbnails.get(KEYS[0]) == b"another"


def test_content_theme_and_size_tell_pictures_apart() -> None:
    asked = [("a", "b", 1), ("a", "b", 2), ("a", "c", 1), ("b", "b", 1), ("a\0b", "", 1)]
    assert len({thumbnail_key(*one) for one in asked}) == len(asked)
    assert thumbnail_key("\ud800", "", 1) == thumbnail_key("\ud800", "", 1)


def test_the_ones_not_asked_for_the_longest_go_first(tmp_path: Path) -> None:
    thumbnails = ThumbnailCache(tmp_path, max_bytes=100)
    for at, key in enumerate(KEYS[:10]):
        thumbnails.put(key, b"0123456789")
        age(tmp_path, key, 1000 + at)
    assert thumbnails.get(KEYS[0]) is not None  # asked for just now
    thumbnails.put(KEYS[10], b"0123456789")
    left = [key for key in KEYS if thumbnails.get(key) is not None]
    assert left == [KEYS[0], *KEYS[4:11]]


@pytest.mark.parametrize("fresh", [False, True])
def test_the_room_is_bounded_also_over_many_starts(tmp_path: Path, fresh: bool) -> None:
    thumbnails = ThumbnailCache(tmp_path, max_bytes=50)
    for key in KEYS:
        if fresh:
            thumbnails = ThumbnailCache(tmp_path, max_bytes=50)
        thumbnails.put(key, b"0123456789")
        assert sum(path.stat().st_size for path in pictures(tmp_path)) <= 50


def test_replacing_a_picture_takes_no_more_room(tmp_path: Path) -> None:
    thumbnails = ThumbnailCache(tmp_path, max_bytes=25)
    thumbnails.put(KEYS[1], b"0123456789")
    for _ in range(9):
        thumbnails.put(KEYS[0], b"0123456789")
    assert thumbnails.get(KEYS[1]) is not None


def test_forgotten_drafts_go_too(tmp_path: Path) -> None:
    draft = tmp_path / KEYS[0][:2] / ".0123.tmp"
    draft.parent.mkdir()
    draft.write_bytes(b"0" * 60)
    os.utime(draft, (1, 1))
    thumbnails = ThumbnailCache(tmp_path, max_bytes=50)
    thumbnails.put(KEYS[0], b"0123456789")
    assert not draft.exists()
    assert thumbnails.get(KEYS[0]) is not None


def test_without_a_folder_nothing_is_cached_and_nothing_breaks(tmp_path: Path) -> None:
    (tmp_path / "cache").write_text("a file in the way")
    thumbnails = ThumbnailCache(tmp_path / "cache")
    thumbnails.put(KEYS[0], b"picture")
    assert thumbnails.get(KEYS[0]) is None
