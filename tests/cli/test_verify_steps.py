"""``shikaku verify-steps``: datasets with steps, made, checked and refused."""

import json
from pathlib import Path

import pytest

from shikaku_gui import cli, step_checker

SPEC = """\
name = "steps"
formats = {formats}
steps = true
[[puzzles]]
size = "6x6"
number = 6
grade = "hard"
"""


def make(folder: Path, formats: str = '["jsonl"]') -> Path:
    spec = folder / "spec.toml"
    spec.write_text(SPEC.format(formats=formats), encoding="utf-8")
    target = folder / "made"
    assert cli.main(["dataset", str(spec), "-o", str(target), "--jobs", "1"]) == 0
    return target


def lines_of(path: Path) -> list[str]:
    return path.read_text(encoding="utf-8").splitlines()


def test_all_steps_of_a_dataset_are_checked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = make(tmp_path)
    records = [json.loads(line) for path in folder.glob("jsonl/*/*") for line in lines_of(path)]
    assert all(len(record["path"]) == record["steps"] for record in records)
    capsys.readouterr()
    assert cli.main(["verify-steps", str(folder)]) == 0
    steps = sum(record["steps"] for record in records)
    assert capsys.readouterr().out == f"{len(records)} paths are right (steps: {steps})\n"
    assert "| `path` |" in (folder / "README.md").read_text(encoding="utf-8")


def test_parquet_has_the_same_steps(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("pyarrow")
    folder = make(tmp_path, '["jsonl", "parquet"]')
    told = []
    for name in ("jsonl", "parquet"):
        capsys.readouterr()
        assert cli.main(["verify-steps", str(folder / name)]) == 0
        told.append(capsys.readouterr().out)
    assert told[0] == told[1]


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"path": [{"place": [0, 0, 9, 9]}]}, "record 1: step 1: [0, 0, 9, 9] is not left"),
        ({"path": None}, "record 1: the record has no clues"),
        ({"clues": []}, "record 1: the record has no clues"),
    ],
)
def test_a_wrong_step_is_named(
    change: dict[str, object], reason: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (path,) = list((make(tmp_path) / "jsonl").glob("*/train.jsonl"))
    record = json.loads(lines_of(path)[0]) | change
    path.write_text(json.dumps(record) + "\n", encoding="utf-8")
    assert cli.main(["verify-steps", str(path)]) == 2
    assert f"{path}: {reason}" in capsys.readouterr().err


def test_steps_that_end_early_are_counted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (path,) = list((make(tmp_path) / "jsonl").glob("*/train.jsonl"))
    record = json.loads(lines_of(path)[0])
    path.write_text(json.dumps(record | {"path": record["path"][:2]}), encoding="utf-8")
    capsys.readouterr()
    assert cli.main(["verify-steps", str(path)]) == 0
    assert capsys.readouterr().out == ("1 path is right (steps: 2)\n1 ends before the solution\n")


@pytest.mark.parametrize(
    ("name", "text", "reason"),
    [
        ("none.jsonl", None, "No such file"),
        ("other.txt", "", "no data: expected a dataset"),
        ("old.jsonl", '{"clues": [[1]], "shapes": [], "solution": []}\n', "lacks a field: 'path'"),
        ("text.jsonl", "puzzle\n", "record 1: "),
        ("list.jsonl", "[]\n", "lacks a field"),
    ],
)
def test_what_has_no_steps_is_refused(
    name: str, text: str | None, reason: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / name
    if text is not None:
        path.write_text(text, encoding="utf-8")
    assert cli.main(["verify-steps", str(path)]) == 2
    assert reason in capsys.readouterr().err


def test_what_is_too_large_is_told_by_its_status(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = make(tmp_path)
    monkeypatch.setattr(step_checker, "MOST_CELLS", 4)
    assert cli.main(["verify-steps", str(folder)]) == 4
    assert "record 1: the puzzle is too large" in capsys.readouterr().err
