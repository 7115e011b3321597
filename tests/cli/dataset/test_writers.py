"""The files of a dataset."""

import json
from pathlib import Path

import pytest

from shikaku_gui.cli.dataset import writers
from shikaku_gui.cli.dataset.records import Grid, grid_of, make_record, puzzle_of
from shikaku_gui.cli.dataset.spec import DataFormat
from shikaku_gui.cli.dataset.writers import DatasetWriter, data_file, read_grids
from shikaku_gui.formats import load_all
from shikaku_gui.model import Cell, Puzzle, Shape
from shikaku_gui.solver import Recipe

pytest.importorskip("pyarrow")

LINE = make_record(Recipe(4, 4, seed=1)).line
BOTH = (DataFormat.JSONL, DataFormat.PARQUET)


def test_what_is_left_is_written_at_the_end(tmp_path: Path) -> None:
    with DatasetWriter(tmp_path, BOTH) as writer:
        for _ in range(3):
            writer.put(LINE, "easy", "train")
    for each in BOTH:
        assert len(list(read_grids(data_file(tmp_path, each, "easy", "train")))) == 3


SHAPED = Puzzle(
    2,
    3,
    {Cell(0, 0): None, Cell(0, 1): 2, Cell(1, 2): None},
    shapes={Cell(0, 0): Shape.TALL, Cell(0, 1): Shape.WIDE},
)


@pytest.mark.parametrize("file_format", BOTH)
def test_shapes_and_clues_without_areas_are_read_back(
    file_format: DataFormat, tmp_path: Path
) -> None:
    grid = grid_of(SHAPED)
    assert grid == Grid([[-1, 2, 0], [0, 0, -1]], [["tall", "wide", ""], ["", "", ""]])
    line = json.dumps(json.loads(LINE) | grid._asdict() | {"rows": 2, "cols": 3}).encode() + b"\n"
    with DatasetWriter(tmp_path, BOTH) as writer:
        writer.put(line, "easy", "train")
        writer.put(LINE, "easy", "train")
    path = data_file(tmp_path, file_format, "easy", "train")
    found, ordinary = map(puzzle_of, read_grids(path))
    assert found == SHAPED
    assert ordinary.shapes == {}
    games = load_all(path)
    assert [game.puzzle.shapes for game in games] == [SHAPED.shapes, {}]
    assert games[0].puzzle.clues == SHAPED.clues


def test_nothing_more_is_written_after_an_interrupt(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writers, "_ROWS_PER_GROUP", 2)

    def interrupted() -> None:
        with DatasetWriter(tmp_path, BOTH) as writer:
            for _ in range(3):
                writer.put(LINE, "easy", "train")
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        interrupted()
    path = data_file(tmp_path, DataFormat.PARQUET, "easy", "train")
    assert len(list(read_grids(path))) == 2
