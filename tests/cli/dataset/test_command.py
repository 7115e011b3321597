"""``shikaku dataset``: files, duplicates, splits, shards, going on after any end, plans."""

import hashlib
import json
import sys
from concurrent.futures import BrokenExecutor
from pathlib import Path
from typing import Any

import pytest

from shikaku_gui import cli
from shikaku_gui.cli.dataset import assembly, command, parts, records
from shikaku_gui.formats import load_all
from shikaku_gui.model import Cell, Puzzle, Rect
from shikaku_gui.solver import (
    Difficulty,
    NotFoundError,
    Recipe,
    from_recipe,
    generate,
    grade,
    solve,
)
from shikaku_gui.store import canonical_form, canonical_id, puzzle_id

SPEC = """\
name = "tiny"
title = "Tiny: 3x3 and 5x5"
license = "cc0-1.0"
formats = ["jsonl"]

[[puzzles]]
size = "3x3"
number = 30

[[puzzles]]
size = "5x5"
number = 5
grade = "easy"
"""


@pytest.fixture(autouse=True)
def short_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a few puzzles need several parts."""
    monkeypatch.setattr(parts, "RECIPES_PER_PART", 7)


@pytest.fixture
def spec(tmp_path: Path) -> Path:
    """Give a SPEC of few puzzles, some of which are the same under symmetry."""
    path = tmp_path / "spec.toml"
    path.write_text(SPEC, encoding="utf-8")
    return path


def run(spec: Path, folder: Path, *options: str) -> int:
    return cli.main(["dataset", str(spec), "-o", str(folder), "--jobs", "1", *options])


def contents(folder: Path) -> dict[str, str]:
    """Return the digests of all files in a folder, by path."""
    return {
        path.relative_to(folder).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in folder.rglob("*")
        if path.is_file()
    }


def records_of(folder: Path) -> list[dict[str, Any]]:
    lines = (path.read_text().splitlines() for path in sorted((folder / "jsonl").rglob("*.jsonl")))
    return [json.loads(line) for each in lines for line in each]


def test_a_record_has_all_that_is_known_of_the_puzzle() -> None:
    puzzle = generate(6, 5, grade="medium", seed=3)
    made = records.make_record(Recipe.parse(puzzle.source))
    record = json.loads(made.line)
    graded, (solution,) = grade(puzzle), solve(puzzle).solutions
    assert record.pop("techniques").items() >= graded.techniques.items()
    assert [Rect(*rect) for rect in record.pop("solution")] == list(solution)
    grid = records.Grid(record.pop("clues"), record.pop("shapes"))
    assert records.puzzle_of(grid).clues == puzzle.clues
    assert grid.shapes == []
    assert record == {
        "recipe": puzzle.source,
        "generator_version": 3,
        "rows": 6,
        "cols": 5,
        "grade": "medium",
        "score": graded.score,
        "hardest": graded.hardest,
        "steps": graded.steps,
        "human_solvable": True,
        "puzzle_id": puzzle_id(puzzle),
        "canonical_id": canonical_id(puzzle),
        "canonical_form": canonical_form(puzzle),
    }
    assert made.seconds > 0


def test_a_dataset_with_shapes_is_audited_and_read_back(tmp_path: Path) -> None:
    path = tmp_path / "shaped.toml"
    path.write_text(
        'name = "shaped"\nformats = ["jsonl"]\n[[puzzles]]\nsize = "4x3"\nnumber = 20\n'
        'shapes = "all"\nhide-areas = "many"\n'
    )
    assert run(path, tmp_path / "made") == 0
    found = records_of(tmp_path / "made")
    assert len({record["canonical_id"] for record in found}) == len(found) > 3
    summary = json.loads((tmp_path / "made" / "dataset.json").read_text())
    assert summary["audit"]["repeated"] == 0
    games = [
        game for file in (tmp_path / "made" / "jsonl").rglob("*.jsonl") for game in load_all(file)
    ]
    assert {puzzle_id(game.puzzle) for game in games} == {each["puzzle_id"] for each in found}
    assert all(len(game.puzzle.shapes) == len(game.puzzle.clues) for game in games)
    assert any(None in game.puzzle.clues.values() for game in games)
    assert not any(game.solution is None for game in games)


def test_puzzles_are_kept_once_under_symmetry_and_in_one_split(
    spec: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "made"
    assert run(spec, folder) == 0
    made = [from_recipe(Recipe(3, 3, seed)) for seed in range(1, 31)]
    made += [from_recipe(Recipe(5, 5, seed, Difficulty.EASY)) for seed in range(1, 6)]
    first = {canonical_id(puzzle): puzzle for puzzle in reversed(made)}
    kept = records_of(folder)
    assert {each["recipe"] for each in kept} == {puzzle.source for puzzle in first.values()}
    distinct = len({puzzle_id(puzzle) for puzzle in made})
    assert len(kept) < distinct <= 35
    summary = json.loads((folder / "dataset.json").read_text())
    figures = {key: summary[key] for key in ("recipes", "not_found", "distinct", "kept")}
    assert figures == {"recipes": 35, "not_found": 0, "distinct": distinct, "kept": len(kept)}
    assert summary["audit"]["repeated"] == 0
    assert set(summary["audit"]["shared"].values()) == {0}
    assert capsys.readouterr().out == (
        f"recipes: 35; different puzzles: {distinct}; also under rotation and reflection: "
        f"{len(kept)}; not found: 0\n"
    )
    for each in summary["files"]:
        lines = (folder / each["path"]).read_text().splitlines()
        assert len(lines) == each["records"]
        assert {json.loads(line)["grade"] for line in lines} == {each["grade"]}


def test_any_number_of_processes_or_shards_gives_the_same_bytes(spec: Path, tmp_path: Path) -> None:
    whole, parallel, shards = (tmp_path / name for name in ("whole", "parallel", "shards"))
    assert run(spec, whole) == 0
    assert cli.main(["dataset", str(spec), "-o", str(parallel), "--jobs", "2"]) == 0
    for shard in ("3/4", "1/4", "4/4"):  # the second is made by the last command
        assert run(spec, shards, "--shard", shard) == 0
        assert not (shards / "jsonl").exists()
    assert run(spec, shards) == 0
    assert contents(whole) == contents(parallel) == contents(shards)


@pytest.mark.parametrize("rest", [0, 1, 300, 4000])
def test_it_goes_on_after_a_part_that_was_cut_anywhere(
    rest: int, spec: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "made"
    assert run(spec, folder) == 0
    complete = contents(folder)
    (folder / "dataset.json").unlink()
    (folder / ".draft" / "jsonl").mkdir(parents=True)
    part = folder / "parts" / "001" / "000002.jsonl"
    data = part.read_bytes()
    part.write_bytes(data[:rest] + b"\0\0" * (rest % 2))
    made: list[Recipe] = []

    def make(recipe: Recipe, *, steps: bool) -> records.MadeRecord:
        made.append(recipe)
        return records.make_record(recipe)

    monkeypatch.setattr(command, "make_record", make)
    assert run(spec, folder) == 0
    assert contents(folder) == complete
    assert len(made) == 7 - data[:rest].count(b"\n")


def test_a_complete_dataset_is_left_alone(
    spec: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "made"
    assert run(spec, folder) == 0
    (folder / ".draft").mkdir()
    before = contents(folder)
    assert run(spec, folder) == 0
    assert capsys.readouterr().out.endswith(": the dataset is complete\n")
    assert contents(folder) == before
    assert not (folder / ".draft").exists()


def test_other_splits_need_no_new_puzzles(
    spec: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "made"
    assert run(spec, folder) == 0
    monkeypatch.setattr(command, "make_record", None)
    spec.write_text(SPEC.replace("\n[[", "\n[splits]\nevery = 1\n\n[[", 1), encoding="utf-8")
    assert run(spec, folder) == 0
    assert {path.name for path in (folder / "jsonl").rglob("*.jsonl")} == {"every.jsonl"}


def test_parquet_has_the_same_records(spec: Path, tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    folder = tmp_path / "made"
    spec.write_text(SPEC.replace('["jsonl"]', '["parquet", "jsonl"]'), encoding="utf-8")
    assert run(spec, folder) == 0
    for path in (folder / "jsonl").rglob("*.jsonl"):
        lines = path.read_text().splitlines()
        table = folder / "parquet" / path.parent.name / f"{path.stem}.parquet"
        assert parquet.read_table(table).to_pylist() == [json.loads(line) for line in lines]
    assert json.loads((folder / "dataset.json").read_text())["audit"]["file_format"] == "parquet"


@pytest.mark.parametrize("kinds", ['["jsonl"]', '["parquet"]', '["parquet", "jsonl"]'])
def test_the_folder_is_read_as_its_puzzles(
    kinds: str, spec: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("pyarrow")
    folder = tmp_path / "made"
    spec.write_text(SPEC.replace('["jsonl"]', kinds), encoding="utf-8")
    assert run(spec, folder) == 0
    kept = json.loads((folder / "dataset.json").read_text())["kept"]
    capsys.readouterr()
    assert cli.main(["check", str(folder)]) == 0
    out, err = capsys.readouterr()
    assert len(out.splitlines()) == kept
    assert not err


def test_parquet_is_written_in_groups(
    spec: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    monkeypatch.setattr("shikaku_gui.cli.dataset.writers._ROWS_PER_GROUP", 3)
    one_split = '["parquet"]\n[splits]\nevery = 1\n'
    spec.write_text(SPEC.replace('["jsonl"]', one_split).partition("grade")[0], encoding="utf-8")
    assert run(spec, tmp_path / "made") == 0
    for path in (tmp_path / "made" / "parquet").rglob("*.parquet"):
        file = parquet.ParquetFile(path)
        assert file.num_row_groups == -(-file.metadata.num_rows // 3)


def test_without_pyarrow_it_says_what_to_install(
    spec: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    spec.write_text(SPEC.replace('["jsonl"]', '["parquet"]'), encoding="utf-8")
    assert run(spec, tmp_path / "made") == 2
    assert "pip install 'shikaku-gui[dataset]'" in capsys.readouterr().err
    assert not (tmp_path / "made").exists()


def test_puzzles_that_are_not_found_are_counted_and_left_out(
    spec: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def make(recipe: Recipe) -> Puzzle:
        if recipe.seed == 2:
            raise NotFoundError(recipe, 20_000, stopped=False)
        return from_recipe(recipe)

    monkeypatch.setattr(records, "from_recipe", make)
    folder = tmp_path / "made"
    assert run(spec, folder) == 4
    assert json.loads((folder / "dataset.json").read_text())["not_found"] == 2
    assert "that led to no puzzle: 2" in (folder / "README.md").read_text()


def test_a_duplicate_in_the_files_would_be_found(
    spec: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def identity(puzzle: Puzzle) -> str:
        return canonical_id(Puzzle(1, 1, {Cell(0, 0): 1}))

    monkeypatch.setattr(assembly, "canonical_id", identity)
    assert run(spec, tmp_path / "made") == 2
    assert "the audit found a canonical form twice" in capsys.readouterr().err
    audit = json.loads((tmp_path / "made" / "dataset.json").read_text())["audit"]
    assert audit["repeated"] > 0
    assert any(audit["shared"].values())


@pytest.mark.parametrize(
    ("file", "text", "status", "reason"),
    [
        ("notes.txt", "", 2, "contains other files"),
        (
            "parts/001/000000.jsonl",
            '{"recipe":"shikaku:v3/3x3"}\n',
            2,
            "line 1 is not of shikaku:v3",
        ),
        ("parts/001", "", 1, "parts/001"),
    ],
)
def test_a_folder_with_something_else_is_refused(
    file: str,
    text: str,
    status: int,
    reason: str,
    spec: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    path = tmp_path / "made" / file
    path.parent.mkdir(parents=True)
    path.write_text(text)
    assert run(spec, tmp_path / "made") == status
    assert reason in capsys.readouterr().err
    assert path.read_text() == text


def test_a_second_writer_is_noticed(
    spec: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "made"

    def make(recipe: Recipe, *, steps: bool) -> records.MadeRecord:
        if recipe.seed == 3:
            with (folder / "parts" / "001" / "000000.jsonl").open("ab") as file:
                file.write(b"{")
        return records.make_record(recipe)

    monkeypatch.setattr(command, "make_record", make)
    assert run(spec, folder) == 2
    assert "another program is also writing" in capsys.readouterr().err


def test_a_wrong_spec_is_named(
    spec: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    spec.write_text(SPEC.replace("easy", "tough"), encoding="utf-8")
    assert run(spec, tmp_path / "made") == 2
    assert "spec.toml: line 13: grade must be one of" in capsys.readouterr().err
    assert run(tmp_path / "none.toml", tmp_path / "made") == 2
    assert "none.toml: No such file" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ([], "the following arguments are required: -o/--output"),
        (["-o", "x", "--shard", "0/3"], "a shard such as 3/100"),
        (["-o", "x", "--shard", "4/3"], "a shard such as 3/100"),
        (["-o", "x", "--shard", "1/2", "--plan"], "--plan: not allowed with argument --shard"),
    ],
)
def test_wrong_usage(
    options: list[str], reason: str, spec: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        cli.main(["dataset", str(spec), *options])
    assert ended.value.code == 2
    assert reason in capsys.readouterr().err


def test_a_plan_measures_some_puzzles_of_each_series_and_keeps_them(
    spec: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    seconds = {1: 1.0, 2: 3.0}

    def make(recipe: Recipe, *, steps: bool) -> records.MadeRecord:
        line = records.make_record(recipe).line
        return records.MadeRecord(line, 3600 * seconds.get(recipe.seed, 2.0))

    monkeypatch.setattr(command, "make_record", make)
    folder = tmp_path / "made"
    assert run(spec, folder, "--plan", "14") == 0
    lines = [line.split() for line in capsys.readouterr().out.splitlines()]
    # Of 30 puzzles 12 were measured, so 18 are estimated: each 2 h, with a variance of 2 / 11.
    each = ["7200000.0", "10800000.0"]
    assert lines[1][:7] == ["3x3/any/balanced/none", "30", "12", *each, "60", "55.7-64.3"]
    assert lines[2][:6] == ["5x5/easy/balanced/none", "5", "2", *each, "10"]
    assert lines[3][:3] == ["all", "35", "70"]
    monkeypatch.setattr(command, "make_record", records.make_record)
    assert len((folder / "parts" / "001" / "000001.jsonl").read_text().splitlines()) == 5
    assert run(spec, folder) == 0
    assert run(spec, tmp_path / "at once") == 0
    assert contents(folder) == contents(tmp_path / "at once")


def test_a_plan_tells_what_it_could_not_measure(
    spec: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(spec, tmp_path / "made", "--plan", "1") == 0
    assert capsys.readouterr().out.count("unknown") == 3  # one of each is no spread
    assert run(spec, tmp_path / "made", "--plan", "1") == 0
    assert "was not measured" in capsys.readouterr().out


def test_an_interrupted_plan_tells_what_was_measured(
    spec: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def make(recipe: Recipe, *, steps: bool) -> records.MadeRecord:
        if recipe.seed == 4:
            raise KeyboardInterrupt
        return records.make_record(recipe)

    monkeypatch.setattr(command, "make_record", make)
    assert run(spec, tmp_path / "made", "--plan", "35") == 130
    assert capsys.readouterr().out.splitlines()[1].split()[2] == "3"


def test_lost_processes_are_told(
    spec: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def make(_recipe: Recipe, *, steps: bool) -> records.MadeRecord:
        raise BrokenExecutor("the workers end")

    monkeypatch.setattr(command, "make_record", make)
    assert run(spec, tmp_path / "made") == 4
    assert capsys.readouterr().err == "shikaku: the workers end\n"


def test_a_plan_needs_no_folder(spec: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["dataset", str(spec), "--plan", "4", "--jobs", "1"]) == 0
    assert "core-hours" in capsys.readouterr().out


def test_the_recipe_of_a_record_makes_the_puzzle_again(spec: Path, tmp_path: Path) -> None:
    assert run(spec, tmp_path / "made") == 0
    record = records_of(tmp_path / "made")[0]
    puzzle = from_recipe(Recipe.parse(record["recipe"]))
    grid = records.Grid(record["clues"], record["shapes"])
    assert records.puzzle_of(grid).clues == puzzle.clues
