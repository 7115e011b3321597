"""The files of a dataset."""

from pathlib import Path

import pytest

from shikaku_gui.cli.dataset import writers
from shikaku_gui.cli.dataset.records import make_record
from shikaku_gui.cli.dataset.spec import DataFormat
from shikaku_gui.cli.dataset.writers import DatasetWriter, data_file, read_clues
from shikaku_gui.solver import Recipe

pytest.importorskip("pyarrow")

LINE = make_record(Recipe(4, 4, seed=1)).line
BOTH = (DataFormat.JSONL, DataFormat.PARQUET)


def test_what_is_left_is_written_at_the_end(tmp_path: Path) -> None:
    with DatasetWriter(tmp_path, BOTH) as writer:
        for _ in range(3):
            writer.put(LINE, "easy", "train")
    for each in BOTH:
        assert len(list(read_clues(data_file(tmp_path, each, "easy", "train")))) == 3


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
    assert len(list(read_clues(path))) == 2
