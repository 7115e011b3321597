"""Reading texts and files: the choice of a puzzle, encodings, files that cannot be read."""

import io
import json
import os
import re
from pathlib import Path

import pytest

from shikaku_gui.formats import (
    FORMATS,
    FormatError,
    SavedGame,
    SeveralPuzzlesError,
    base,
    format_named,
    load,
    load_all,
    load_set,
    loads,
    loads_all,
    reading as module,
)
from shikaku_gui.model import Cell, Puzzle
from tests.formats.samples import COLLECTION, GRID, SGT_HEAD, SGT_SAVE, records

TWO = COLLECTION.replace("{", '{"x": {"problem": "1"}, ', 1)
TWO_GRIDS = json.dumps({"one": {"problem": "1 2\n2 -"}, "other": {"problem": "1 1\n1"}})


def test_any_suffix_is_read_by_its_content(tmp_path: Path) -> None:
    path = tmp_path / "puzzle.png"
    path.write_bytes(b"\xef\xbb\xbf" + GRID.replace("\n", "\r\n").encode())
    assert load(path) == loads(GRID)


def test_all_puzzles_of_a_file(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    path.write_text(COLLECTION.replace("{", '{"x": {"problem": "1"}, ', 1), "utf-8")
    assert [game.puzzle.title for game in load_all(path)] == ["x", "1_3x4"]
    assert load(path, index=1).puzzle.title == "1_3x4"
    path.write_text(GRID, "utf-8")
    assert load_all(path) == [loads(GRID)]


FEATURE = '{"type": "Feature", "properties": {"url": "x", "data": [1]}, "geometry": [4.25, 1.5]},\n'
FOREIGN = {
    "map": '{"type": "FeatureCollection", "features": [\n' + FEATURE,
    "records": '{"records": [\n{"id": 1, "name": "x"},\n',
    "log": "2026-01-01 12:00:00 INFO GET https://example.com/ 200\n",
}


class CountedFile(io.FileIO):
    """A file that counts the bytes that were read of it."""

    read_bytes = 0

    def read(self, size: int | None = -1, /) -> bytes:
        """Read ``size`` bytes."""
        data = super().read(size) or b""
        CountedFile.read_bytes += len(data)
        return data


@pytest.mark.parametrize("name", FOREIGN)
@pytest.mark.parametrize("length", [50 * 2**20, 20 * 2**20, 2**17])
def test_little_is_read_of_a_large_file_that_is_no_puzzle(
    name: str, length: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "large.txt"
    start = FOREIGN[name].encode()
    path.write_bytes(start + start.splitlines(keepends=True)[-1] * (2**17 // len(start)))
    os.truncate(path, length)  # the rest are zeros that take no place on the disk
    monkeypatch.setattr(module, "open_regular", CountedFile)
    monkeypatch.setattr(CountedFile, "read_bytes", 0)
    with pytest.raises(FormatError):
        load_set(path)
    assert CountedFile.read_bytes <= 2**16


def test_what_is_no_text_is_refused_with_its_place(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    path.write_bytes(b". .\n. \xff\n")
    with pytest.raises(FormatError) as caught:
        load(path)
    assert (caught.value.line, caught.value.column) == (2, 3)
    assert caught.value.found == "the byte 0xff"


def test_the_longest_file_is_read_to_its_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("shikaku_gui.formats.base.MAX_TEXT_BYTES", 8)
    monkeypatch.setattr(base, "BEGINNING", 4)
    (tmp_path / "a.txt").write_bytes(b"2 .\n. 12")
    assert load(tmp_path / "a.txt").puzzle.clues[Cell(1, 1)] == 12


def test_a_longer_file_than_any_puzzle_is_not_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("shikaku_gui.formats.base.MAX_TEXT_BYTES", 8)
    (tmp_path / "a.txt").write_bytes(b"." * 9)
    with pytest.raises(FormatError, match="found a longer one"):
        load(tmp_path / "a.txt")


@pytest.mark.parametrize(
    ("text", "titles"), [("2 .\n. 2\n", [""]), (TWO_GRIDS, ["one", "other"])], ids=["one", "two"]
)
def test_all_puzzles_are_read_in_their_order(text: str, titles: list[str], tmp_path: Path) -> None:
    file = tmp_path / "puzzles"
    file.write_text(text)
    assert [game.puzzle.title for game in loads_all(text)] == titles
    assert [game.puzzle.title for game in load_all(file)] == titles


def test_one_that_is_wrong_is_an_error() -> None:
    with pytest.raises(FormatError):
        loads_all(TWO_GRIDS.replace("1 1\\n1", "1 1\\nx"))


def test_a_file_that_is_not_there_is_an_error_of_the_system(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        load_all(tmp_path / "missing")


def outcome(data: str | bytes) -> object:
    try:
        return loads(data)
    except FormatError as error:
        return str(error)


def test_several_puzzles_ask_for_a_choice() -> None:
    with pytest.raises(SeveralPuzzlesError) as caught:
        loads(TWO)
    assert caught.value.names == ("x", "1_3x4")
    assert loads(TWO, index=0).puzzle.title == "x"
    assert loads(TWO, index=1) == loads(COLLECTION)
    assert [game.puzzle.title for game in loads_all(TWO)] == ["x", "1_3x4"]


@pytest.mark.parametrize("index", [-1, 2])
def test_an_index_out_of_range_is_refused(index: int) -> None:
    with pytest.raises(FormatError, match="an index from 0 to 1"):
        loads(TWO, index=index)


def test_an_index_into_one_puzzle() -> None:
    assert loads(GRID, index=0) == loads(GRID)
    assert loads_all(GRID) == [loads(GRID)]
    with pytest.raises(FormatError, match="the only one"):
        loads(GRID, index=1)


def test_bytes_that_are_no_text_have_a_place() -> None:
    with pytest.raises(FormatError) as caught:
        loads("é\n1 ".encode() + b"\xe9")
    assert (caught.value.line, caught.value.column) == (2, 3)


@pytest.mark.parametrize("order", ["le", "be"])
def test_utf_16_is_known_by_its_byte_order_mark(order: str) -> None:
    for text in (GRID, GRID.replace("\n", "\r\n"), SGT_SAVE, COLLECTION, ""):
        assert outcome(f"\ufeff{text}".encode(f"utf-16-{order}")) == outcome(text)


@pytest.mark.parametrize("tail", [b"\x00\xd8", b"\x31"], ids=["half a pair", "half a unit"])
def test_broken_utf_16_has_a_place(tail: bytes) -> None:
    with pytest.raises(FormatError, match="text in UTF-16") as caught:
        loads("\ufeffé\n1 ".encode("utf-16-le") + tail)
    assert (caught.value.line, caught.value.column) == (2, 3)


def test_half_a_character_has_a_place() -> None:
    with pytest.raises(FormatError) as caught:
        loads("1\n 2\ud800")
    assert (caught.value.line, caught.value.column) == (2, 3)


def test_save_files_of_rectangles_count_bytes() -> None:
    text = records(*SGT_HEAD, ("SEED", "é:1"), ("NSTATES", "1"), ("STATEPOS", "1"))
    assert loads(text).puzzle == loads(SGT_SAVE).puzzle
    assert loads(text.encode("utf-8")).puzzle == loads(SGT_SAVE).puzzle
    latin = text.encode("utf-8").replace("é".encode(), b"\xe9\xff")
    assert loads(latin).puzzle == loads(SGT_SAVE).puzzle


@pytest.fixture
def named_pipe(tmp_path: Path) -> Path:
    path = tmp_path / "pipe.txt"
    os.mkfifo(path)
    return path


def test_a_pipe_is_refused_at_once(named_pipe: Path) -> None:
    with pytest.raises(OSError, match="Not a regular file"):
        load(named_pipe)


@pytest.mark.parametrize("path", ["/dev/zero", "/dev/null", "/dev/tty0"])
def test_a_device_is_refused(path: str) -> None:
    if not Path(path).exists():
        pytest.skip("there is no such device here")
    with pytest.raises(OSError, match=r"Not a regular file|Permission denied|No such device"):
        load(path)


def test_a_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(IsADirectoryError):
        load(tmp_path)


GEOJSON = b'{"type": "FeatureCollection", "features": [' + b"[1.5, 2.5]," * 9_000
BEGINNINGS = {
    "other JSON": (GEOJSON, "other"),
    "a log": (b"2026-01-01 00:00:00 INFO started\n" * 3_000, "'2026-01-01'"),
    "one long line": (b"x" * 80_000, "'xxx"),
}


@pytest.mark.parametrize(("data", "found"), BEGINNINGS.values(), ids=BEGINNINGS)
def test_a_large_file_that_is_no_puzzle_is_given_up_after_its_beginning(
    data: bytes, found: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "large"
    path.write_bytes(data)
    monkeypatch.setattr(module, "_puzzle_set", None)  # not even called
    with pytest.raises(FormatError, match=re.escape(found)):
        load_set(path)


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16"])
@pytest.mark.parametrize("name", [known.name for known in FORMATS if known.dumps])
def test_a_large_puzzle_is_known_by_its_beginning(
    name: str, encoding: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(base, "BEGINNING", 400)
    cells = (Cell(row, col) for row in range(20) for col in range(20))
    puzzle = Puzzle(20, 20, dict.fromkeys(cells, 9))
    path = tmp_path / "large"
    path.write_bytes(format_named(name).to_text(SavedGame(puzzle)).encode(encoding))
    assert path.stat().st_size > base.BEGINNING
    assert load_set(path).game(0).puzzle.clues == puzzle.clues
