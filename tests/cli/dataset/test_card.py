"""The card of a dataset: its table and what a loader of datasets reads."""

from shikaku_gui.cli.dataset.card import dataset_card
from shikaku_gui.cli.dataset.spec import DataFormat, DatasetSpec, PuzzleSeries
from shikaku_gui.cli.dataset.summary import DataFile, DatasetSummary, OverlapAudit
from shikaku_gui.solver import Recipe

FORMATS = (DataFormat.JSONL, DataFormat.PARQUET)
SPEC = DatasetSpec(
    "n", "Title", "", "", FORMATS, {"train": 3.0, "test": 1.0}, (PuzzleSeries(Recipe(3, 3, 5), 7),)
)
FILES = tuple(
    DataFile(f"{grade}/{split}.{form.value}", grade, split, number, 1, "")
    for grade, split, number in (("easy", "train", 4), ("easy", "test", 1), ("hard", "train", 2))
    for form in FORMATS
)
AUDIT = OverlapAudit("parquet", 0, {"train and test": 0})
SUMMARY = DatasetSummary("n", "", "1", 1, 1, 7, 0, 7, 7, AUDIT, FILES)


def test_only_grades_that_have_records_are_in_the_table_and_the_configurations() -> None:
    card = dataset_card(SPEC, SUMMARY, ("easy", "medium", "hard"))
    assert [line for line in card.splitlines() if line.startswith(("| easy", "| hard"))] == [
        "| easy | 4 | 1 |",
        "| hard | 2 | 0 |",
    ]
    assert "| medium" not in card
    names = [line for line in card.splitlines() if line.startswith("- config_name")]
    assert names == [f"- config_name: {name}" for name in ("all", "easy", "hard")]


def test_a_loader_is_given_the_files_of_the_last_format() -> None:
    front = dataset_card(SPEC, SUMMARY, ("easy", "hard")).split("\n---\n")[0]
    files = [line for line in front.splitlines() if line.startswith("    - ")]
    assert files == [
        *(f"    - {name}.parquet" for name in ("easy/train", "hard/train", "easy/test")),
        *(f"    - {name}.parquet" for name in ("easy/train", "easy/test")),
        "    - hard/train.parquet",
    ]
