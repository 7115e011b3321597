"""The parts of a dataset: their order, shards, and what is missing."""

from pathlib import Path

import pytest

from shikaku_gui.cli.dataset import parts
from shikaku_gui.cli.dataset.parts import ALL_PARTS, DatasetParts, Shard
from shikaku_gui.cli.dataset.records import record_start
from shikaku_gui.cli.dataset.spec import DatasetSpec, PuzzleSeries
from shikaku_gui.cli.exit_status import CommandError
from shikaku_gui.solver import Recipe

SERIES = (PuzzleSeries(Recipe(3, 3, 5), 7), PuzzleSeries(Recipe(4, 4, -1), 2))
SPEC = DatasetSpec("n", "n", "", "", (), {"train": 1.0}, SERIES)


@pytest.fixture(autouse=True)
def short_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a few puzzles need several parts."""
    monkeypatch.setattr(parts, "RECIPES_PER_PART", 3)


def missing(folder: Path, shard: Shard = ALL_PARTS) -> list[tuple[str, int, int, int]]:
    """Return file, series, seed and number of what is missing."""
    return [
        (
            each.part.path.relative_to(folder).as_posix(),
            each.part.place,
            each.recipe.seed,
            each.number,
        )
        for each in DatasetParts(folder, SPEC, shard).missing()
    ]


def test_parts_have_consecutive_recipes_of_one_series(tmp_path: Path) -> None:
    assert missing(tmp_path) == [
        *(("001/000000.jsonl", 0, seed, seed - 4) for seed in (5, 6, 7)),
        *(("001/000001.jsonl", 0, seed, seed - 4) for seed in (8, 9, 10)),
        ("001/000002.jsonl", 0, 11, 7),
        *(("002/000000.jsonl", 1, seed, seed + 9) for seed in (-1, 0)),
    ]


def test_shards_divide_the_parts(tmp_path: Path) -> None:
    first, second = (missing(tmp_path, Shard(number, 2)) for number in (1, 2))
    assert [each[:3] for each in sorted(first + second)] == [each[:3] for each in missing(tmp_path)]
    assert [number for *_, number in second] == [1, 2, 3, 4, 5]
    assert missing(tmp_path, Shard(5, 5)) == []


def test_what_is_there_is_not_missing_and_what_is_not_whole_is_cut_off(tmp_path: Path) -> None:
    lines = [record_start(SERIES[0].recipe(at)) + b"}\n" for at in range(3)]
    (tmp_path / "001").mkdir()
    (tmp_path / "001" / "000000.jsonl").write_bytes(b"".join(lines))
    cut = tmp_path / "001" / "000001.jsonl"
    whole = record_start(SERIES[0].recipe(3)) + b"}\n"
    cut.write_bytes(whole + record_start(SERIES[0].recipe(4)) + b"\n")
    assert [number for *_, number in missing(tmp_path)] == [5, 6, 7, 8, 9]
    assert cut.read_bytes() == whole


def test_records_of_others_are_refused_with_what_to_do(tmp_path: Path) -> None:
    (tmp_path / "001").mkdir()
    line = record_start(Recipe(3, 4, 5)) + b"}\n"
    (tmp_path / "001" / "000000.jsonl").write_bytes(line)
    with pytest.raises(CommandError, match="the puzzles of another SPEC; choose another folder"):
        missing(tmp_path)
