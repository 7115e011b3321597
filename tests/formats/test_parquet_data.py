"""Parquet files are read as JSON Lines, where PyArrow is installed."""

import datetime as dt
import io
import sys
from pathlib import Path
from typing import Any

import pytest

from shikaku_gui.formats import (
    FormatError,
    UnreadPuzzle,
    load,
    load_all,
    loads,
    parquet_data,
    stream_puzzles,
)
from shikaku_gui.model import Cell, Puzzle

pa = pytest.importorskip("pyarrow")
parquet = pytest.importorskip("pyarrow.parquet")


def row(cols: int) -> dict[str, Any]:
    day = dt.date(2026, 1, cols)
    return {"rows": 1, "cols": cols, "clues": [[cols] + [0] * (cols - 1)], "day": day}


def written(rows: list[dict[str, Any]]) -> bytes:
    file = io.BytesIO()
    parquet.write_table(pa.Table.from_pylist(rows), file)
    return file.getvalue()


DATA = written([row(cols) for cols in range(1, 6)])
PUZZLES = [Puzzle(1, cols, {Cell(0, 0): cols}) for cols in range(1, 6)]


class Pipe(io.BytesIO):
    """A stream that can only be read from its beginning."""

    def seekable(self) -> bool:
        """Tell that it is not."""
        return False


def test_all_rows_are_read(tmp_path: Path) -> None:
    path = tmp_path / "train.parquet"
    path.write_bytes(DATA)
    assert [game.puzzle for game in load_all(path)] == PUZZLES
    assert load(path, index=2).puzzle == PUZZLES[2]


@pytest.mark.parametrize("stream", [io.BytesIO, Pipe])
def test_all_rows_of_a_stream_are_read(stream: type[io.BytesIO]) -> None:
    found = list(stream_puzzles(stream(DATA)))
    unread = [each for each in found if isinstance(each, UnreadPuzzle)]
    assert [each.game().puzzle for each in unread] == PUZZLES
    assert len(found) == len(unread)


@pytest.mark.parametrize("most", [1, 10, 1_000_000])
def test_the_lines_are_read_in_any_portions(most: int) -> None:
    lines = parquet_data.ParquetLines(io.BytesIO(DATA))
    whole = b"".join(iter(lambda: lines.read(most), b""))
    assert whole == parquet_data.unpack_parquet(DATA)
    assert whole.count(b"\n") == 5


@pytest.mark.parametrize("data", [DATA[:-1], DATA[: len(DATA) // 2], b"PAR1", b"PAR1PAR1"])
def test_damaged_data_is_refused(data: bytes) -> None:
    with pytest.raises(FormatError, match="expected a Parquet file, found damaged data"):
        loads(data)
    with pytest.raises(FormatError, match="damaged data"):
        list(stream_puzzles(Pipe(data)))


def test_data_damaged_inside_is_refused() -> None:
    middle = len(DATA) // 4
    with pytest.raises(FormatError):
        loads(DATA[:middle] + b"\xff" * 40 + DATA[middle + 40 :])


def test_groups_that_would_take_too_much_memory_are_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(parquet_data, "_MAX_GROUP_BYTES", 10)
    with pytest.raises(FormatError, match="at most 10 bytes in a group of rows"):
        loads(DATA)


def test_a_long_file_in_a_pipe_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parquet_data, "MAX_TEXT_BYTES", 100)
    with pytest.raises(FormatError, match="a longer one"):
        list(stream_puzzles(Pipe(DATA)))


def test_without_pyarrow_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(FormatError, match=r"shikaku-gui\[dataset\]'\), found a Parquet"):
        loads(DATA)
