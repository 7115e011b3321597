"""``shikaku benchmark``: the folder, its records, and what is refused."""

import json
from pathlib import Path
from typing import Any

import pytest

from shikaku_gui import cli, formats, proof_checker, store
from shikaku_gui.solver import Status

FILES = {"benchmark.json", "benchmark.jsonl", "puzzles", "proofs"}


def make(folder: Path, *arguments: str) -> int:
    return cli.main(
        ["benchmark", "-o", str(folder), "--sizes", "6,8", "-n", "2", "--jobs", "1", *arguments]
    )


def records_of(folder: Path) -> list[dict[str, Any]]:
    return list(map(json.loads, (folder / "benchmark.jsonl").read_text().splitlines()))


def test_each_puzzle_has_a_record_a_file_and_a_proof(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "new"
    assert make(folder) == 0
    assert {path.name for path in folder.iterdir()} == FILES
    records = records_of(folder)
    assert capsys.readouterr().out == f"{len(records)} puzzles, {len(records)} with a proof\n"
    assert {record["family"] for record in records} == {
        "grown", "cut", "unknown", "density", "exchanged", "parity",
    }  # fmt: skip
    for record in records:
        puzzle = formats.load(folder / "puzzles" / f"{record['name']}.txt").puzzle
        assert store.canonical_id(puzzle) == record["canonical_id"]
        proved = proof_checker.verify(folder / record["proof"]).solutions
        assert record["status"] == (Status.INFEASIBLE, Status.UNIQUE, Status.MULTIPLE)[proved].value
        assert len(record["solutions"]) == proved
    assert len({record["canonical_id"] for record in records}) == len(records)
    origin = json.loads((folder / "benchmark.json").read_text())
    assert (origin["sizes"], origin["seed"], origin["made"]) == ([6, 8], 1, len(records))
    assert {"program", "ortools", "commit", "processor", "date"} <= origin["provenance"].keys()


def test_the_same_arguments_give_the_same_files(tmp_path: Path) -> None:
    for name in ("one", "two"):
        assert make(tmp_path / name, "--families", "cut,density") == 0
    one, two = ((tmp_path / name / "benchmark.jsonl").read_bytes() for name in ("one", "two"))
    assert one == two


def test_families_begin_with_the_side_that_they_need(tmp_path: Path) -> None:
    assert make(tmp_path / "new", "--families", "detour", "--sizes", "6,25", "-n", "1") == 0
    (record,) = records_of(tmp_path / "new")
    assert (record["name"], record["cols"]) == ("detour-25-1", 25)


def test_an_older_benchmark_is_replaced_and_other_files_are_not(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "mine"
    assert make(folder, "--families", "cut") == 0
    assert make(folder, "--families", "parity") == 0
    assert {path.stem for path in (folder / "puzzles").iterdir()} == {"parity-6-1"}
    (folder / "notes.txt").write_text("keep")
    assert make(folder, "--families", "cut") == 1
    assert "other files" in capsys.readouterr().err
    assert (folder / "notes.txt").read_text() == "keep"
    assert (folder / "proofs" / "parity-6-1").is_dir()


def test_what_reaches_its_limit_has_no_proof(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(proof_checker, "MOST_CLAUSES", 3)
    assert make(tmp_path / "new", "--families", "cut,parity") == 0
    records = records_of(tmp_path / "new")
    assert [record["proof"] for record in records] == [None] * len(records)
    assert {path.name for path in (tmp_path / "new").iterdir()} == FILES - {"proofs"}


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--families", "cut,round"], "expected one of grown, cut"),
        (["--sizes", "10,4"], "expected sides from 5 to 1000, not '4'"),
        (["--sizes", "10,,20"], "expected sides from 5 to 1000, not ''"),
        (["--sizes", "²0"], "expected sides"),
        (["--seed", "0"], "expected a whole number"),
    ],
)
def test_wrong_arguments_are_refused(
    arguments: list[str], reason: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit, match=r"^2$"):
        make(tmp_path / "new", *arguments)
    assert reason in capsys.readouterr().err
    assert not (tmp_path / "new").exists()
