"""``shikaku generate``: sizes, formats, outputs, resuming, and a real cluster."""

import io
import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from shikaku_gui import cli, formats
from shikaku_gui.cli import generate as command_module
from shikaku_gui.cli.work_groups import GROUP_WEIGHT
from shikaku_gui.model import Puzzle
from shikaku_gui.solver import (
    Difficulty,
    NotFoundError,
    Recipe,
    from_recipe,
    generate,
    grade,
    solve,
)
from tests.cli.conftest import Cluster


def run(*arguments: str) -> int:
    return cli.main(["generate", *arguments])


def made(seed: int, size: int = 6) -> Puzzle:
    return from_recipe(Recipe(size, size, seed))


def test_one_puzzle_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("6x8", "--seed", "3") == 0
    printed = formats.loads(capsys.readouterr().out).puzzle
    assert printed.clues == generate(6, 8, seed=3).clues


def test_the_settings_are_those_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    options = ["--grade", "medium", "--character", "large:long", "--symmetry", "rotation"]
    assert run("9x9", "--seed", "3", "--to", "shikaku", *options) == 0
    puzzle = formats.loads(capsys.readouterr().out).puzzle
    assert puzzle.source == "shikaku:v3/9x9/medium/large:long/rotation/3"
    assert puzzle.grade == grade(puzzle).grade == "medium"


def test_a_technique_can_be_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("9x9", "--seed", "3", "--to", "shikaku", "--needs", "sealed-pocket") == 0
    puzzle = formats.loads(capsys.readouterr().out).puzzle
    assert puzzle.source == "shikaku:v3/9x9/hard:sealed-pocket/balanced/none/3"
    assert "sealed-pocket" in grade(puzzle).techniques


def test_shapes_and_hidden_areas_can_be_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    options = ("--shapes", "many", "--hide-areas", "some")
    assert run("6x6", "--seed", "3", "--to", "shikaku", *options) == 0
    puzzle = formats.loads(capsys.readouterr().out).puzzle
    assert puzzle.source == "shikaku:v3/6x6/any/balanced/none/many:some/3"
    assert puzzle.shapes
    assert None in puzzle.clues.values()
    assert run("6x6", "--seed", "3", "--to", "pzpr", *options) == 2
    assert "cannot store the shapes of clues" in capsys.readouterr().err


def test_a_recipe_makes_its_puzzle_again(capsys: pytest.CaptureFixture[str]) -> None:
    puzzle = generate(7, 7, grade="easy", seed=8)
    assert run(puzzle.source) == 0
    assert formats.loads(capsys.readouterr().out).puzzle.clues == puzzle.clues


def test_several_in_one_line_formats(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("6x6", "-n", "3", "--seed", "5", "--to", "pzpr", "--jobs", "1") == 0
    lines = capsys.readouterr().out.splitlines()
    assert [formats.loads(line).puzzle.clues for line in lines] == [
        made(seed).clues for seed in (5, 6, 7)
    ]


@pytest.mark.parametrize("name", formats.WRITABLE_FORMATS)
@pytest.mark.parametrize("number", ["1", "2", "12"])
def test_what_is_generated_is_checked_whole(
    name: str,
    number: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert cli.main(["generate", "5x4", "-n", number, "--seed", "1", "--to", name]) == 0
    text = capsys.readouterr().out
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text.encode())))
    assert cli.main(["check", "-"]) == 0
    assert len(capsys.readouterr().out.splitlines()) == int(number)


def test_several_grids_are_parted_by_empty_lines(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("6x6", "-n", "2", "--seed", "5", "--jobs", "1") == 0
    grids = capsys.readouterr().out.split("\n\n")
    assert [formats.loads(grid).puzzle.clues for grid in grids] == [made(5).clues, made(6).clues]


@pytest.mark.parametrize(
    ("grade", "weight"), [(None, 30), (Difficulty.EASY, GROUP_WEIGHT + 1)], ids=str
)
def test_puzzles_of_a_grade_are_not_made_in_groups(grade: Difficulty | None, weight: int) -> None:
    assert command_module._weight(Recipe(5, 6, 1, grade)) == weight


def test_drawn_seeds_are_printed_so_that_they_can_be_repeated(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run("5x5", "-n", "2", "--to", "pzpr", "--jobs", "1") == 0
    first = capsys.readouterr()
    seed = first.err.split("--seed ")[1].strip()
    assert run("5x5", "-n", "2", "--to", "pzpr", "--jobs", "1", "--seed", seed) == 0
    assert capsys.readouterr().out == first.out


def test_a_folder_is_filled_and_gone_on_with(tmp_path: Path) -> None:
    folder = tmp_path / "new"
    assert run("6x6", "-n", "4", "--seed", "5", "--jobs", "1", "-o", str(folder)) == 0
    names = [f"6x6-{seed}.shikaku" for seed in (5, 6, 7, 8)]
    assert sorted(path.name for path in folder.iterdir()) == names
    assert formats.load(folder / names[0]).puzzle == made(5)
    (folder / names[1]).unlink()
    kept = (folder / names[0]).stat().st_mtime_ns
    assert run("6x6", "-n", "5", "--seed", "5", "--jobs", "1", "-o", str(folder)) == 0
    assert len(list(folder.iterdir())) == 5
    assert (folder / names[0]).stat().st_mtime_ns == kept


def test_a_file_gets_a_line_a_puzzle_and_is_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "many.pzpr"
    command = ("6x6", "--seed", "5", "--jobs", "1", "-o", str(file))
    assert run(*command, "-n", "3") == 0
    three = file.read_text()
    file.write_text(three + "https://puzz.li")
    assert run(*command, "-n", "5") == 0
    lines = file.read_text().splitlines()
    assert lines[:3] == three.splitlines()
    assert [formats.loads(line).puzzle.clues for line in lines] == [
        made(seed).clues for seed in range(5, 10)
    ]


def test_a_file_is_gone_on_with_where_its_first_puzzle_was_not_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def make(recipe: Recipe, **options: Any) -> Puzzle:
        if recipe.seed == 5:
            raise NotFoundError(recipe, 1, stopped=False)
        return from_recipe(recipe, **options)

    monkeypatch.setattr(command_module, "from_recipe", make)
    file = tmp_path / "many.pzpr"
    command = ("6x6", "--seed", "5", "--jobs", "1", "-o", str(file))
    assert run(*command, "-n", "3") == 4
    three = file.read_text()
    assert run(*command, "-n", "4") == 0
    lines = file.read_text().splitlines()
    assert lines[:3] == three.splitlines()
    assert not lines[0]
    assert [formats.loads(line).puzzle.clues for line in lines[1:]] == [
        made(seed).clues for seed in (6, 7, 8)
    ]


def test_one_puzzle_goes_into_one_file(tmp_path: Path) -> None:
    file = tmp_path / "one.shikaku"
    assert run("6x6", "--seed", "5", "-o", str(file)) == 0
    assert formats.load(file).puzzle == made(5)


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["10"], "a size such as 10x15"),
        (["0x5"], "with sides from 1 to 2000"),
        (["10x2001"], "with sides from 1 to 2000"),
        (["shikaku:v3/5x5/tough/balanced/none/1"], "a grade"),
        (["5x5", "--grade", "tough"], "invalid choice: 'tough'"),
        (["5x5", "--character", "vast"], "a size"),
        (["5x5", "-n", "0"], "a whole number from 1 to"),
        (["shikaku:v3/5x2001/any/balanced/none/1"], "with sides from 1 to 2000"),
        (["5x5", "-n", "1" + "0" * 30], "expected a whole number from 1 to 1000000000"),
        (["shikaku:v3/5x5/any/balanced/none/1", "--seed", "0"], "--seed: not allowed with a whole"),
        (["shikaku:v3/5x5/any/balanced/none/1", "--character", "balanced"], "--character: not"),
        (
            ["shikaku:v3/5x5/any/balanced/none/" + "9" * 5_000],
            "SEED has at most 100 digits in shik",
        ),
        (["5x5", "--seed", "9" * 5_000], "expected a whole number of at most 100 digits, not"),
        (["5x5", "--seed", "1.5"], "expected a whole number of at most 100 digits, not '1.5'"),
        (["5x5", "--seed", "9" * 100, "-n", "2"], "-n/--number: of the last puzzle, a seed has at"),
        (["5x5", "--jobs", "2", "--scheduler", "tcp://x"], "not allowed with"),
        (["5x5", "--needs", "luck"], "invalid choice: 'luck'"),
        (["5x5", "--needs", "subset"], "--needs: no puzzle needs subset: stranded-cell is easier"),
        (["5x5", "--needs", "pair", "--grade", "easy"], "pair is for hard puzzles, not for easy"),
        (["shikaku:v3/5x5/hard:pair/balanced/none/1", "--needs", "pair"], "--needs: not allowed"),
        (["5x5", "-o", "x.unknown"], "unknown format: 'x.unknown'"),
    ],
)
def test_bad_usage(arguments: list[str], reason: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        run(*arguments)
    assert caught.value.code == 2
    assert reason in capsys.readouterr().err


def test_other_puzzles_are_not_added_to(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "many.pzpr"
    assert run("6x6", "--seed", "5", "-n", "2", "--jobs", "1", "-o", str(file)) == 0
    before = file.read_bytes()
    assert run("6x6", "--seed", "6", "-n", "4", "--jobs", "1", "-o", str(file)) == 2
    assert "already contains other puzzles" in capsys.readouterr().err
    assert file.read_bytes() == before


def test_lines_of_somebody_else_are_not_mixed_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "many.pzpr"

    def make(recipe: Recipe, **options: Any) -> Puzzle:
        if recipe.seed == 7:
            with file.open("a") as other:
                other.write("a line\n")
        return from_recipe(recipe, **options)

    monkeypatch.setattr(command_module, "from_recipe", make)
    assert run("6x6", "--seed", "5", "-n", "4", "--jobs", "1", "-o", str(file)) == 2
    assert capsys.readouterr().err == f"shikaku: another program is also writing {file}\n"
    assert file.read_text().splitlines()[2:] == ["a line"]


@pytest.mark.parametrize("name", ["grid", "csv", "shikaku", "json", "jsonl", "pzpr", "pycsp3"])
def test_a_file_holds_what_convert_writes(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ("7x6", "-n", "3", "--seed", "9", "--jobs", "1", "--to", name)
    file, folder, joined = tmp_path / "many.x", tmp_path / "folder", tmp_path / "joined"
    assert run(*command, "-o", str(file)) == 0
    assert run(*command, "-o", f"{folder}/") == 0
    assert run(*command) == 0
    printed = capsys.readouterr().out
    for path in sorted(folder.iterdir(), key=lambda path: int(path.stem.rpartition("-")[2])):
        path.rename(path.with_suffix(".txt"))
    assert cli.main(["convert", str(folder), str(joined), "--to", name]) == 0
    assert file.read_text() == printed == joined.read_text()


def test_a_file_written_as_a_whole_replaces_an_older_one(tmp_path: Path) -> None:
    file = tmp_path / "many.txt"
    file.write_text("old")
    assert run("6x6", "-n", "2", "--seed", "5", "--to", "grid", "--jobs", "1", "-o", str(file)) == 0
    assert [game.puzzle.clues for game in formats.load_all(file)] == [made(5).clues, made(6).clues]


@pytest.mark.parametrize("name", ["json", "jsonl"])
def test_json_has_the_recipe_and_the_solution(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("6x6", "--seed", "5", "--to", name, "--grade", "easy") == 0
    text = capsys.readouterr().out
    game = formats.loads(text)
    assert game.solution == tuple(sorted(solve(game.puzzle).solutions[0]))
    assert game.puzzle.grade == json.loads(text)["grade"] == "easy"
    assert game.puzzle.source == json.loads(text)["recipe"]


def test_an_output_needs_a_name(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("6x6", "--seed", "5", "-o", "", "--to", "grid") == 1
    assert capsys.readouterr().err == "shikaku: '': No such file or directory\n"


def test_a_folder_cannot_be_where_a_file_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "many"
    file.write_text("old")
    assert run("6x6", "-n", "2", "--seed", "5", "--jobs", "1", "-o", str(file)) == 1
    assert capsys.readouterr().err == f"shikaku: {file}: Not a directory\n"
    assert file.read_text() == "old"


@pytest.mark.skipif(not Path("/dev/full").is_char_device(), reason="a device of Linux")
def test_a_device_is_not_looked_through_for_what_is_done(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    endless = tmp_path / "endless.pzpr"
    endless.symlink_to("/dev/full")
    assert run("6x6", "-n", "2", "--seed", "5", "--jobs", "1", "-o", str(endless)) == 1
    assert "No space left on device" in capsys.readouterr().err


def test_a_puzzle_that_is_not_found_is_reported(capsys: pytest.CaptureFixture[str]) -> None:
    options = ("--grade", "expert", "--seed", "1", "--time-limit", "0.01")
    assert run("2x8", *options) == 4
    assert "no expert puzzle of 2 x 8 was found before the limit" in capsys.readouterr().err
    assert run("2x8", *options, "-n", "2", "--jobs", "1") == 4


def test_what_a_size_cannot_have_is_said_at_once(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("3x4", "--needs", "sealed-pocket", "--seed", "1") == 4
    said = "no hard puzzle of 3 x 4 that needs sealed-pocket exists; ask for a larger size"
    assert said in capsys.readouterr().err


def test_nothing_is_loaded_for_a_bar_that_is_not_shown() -> None:
    code = (
        "import sys; from shikaku_gui import cli; cli.main(['generate', '5x5', '-n', '2', "
        "'--jobs', '1']); print(sorted({'rich', 'distributed', 'ortools'} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "shikaku_gui", "generate", *arguments]


def test_ctrl_c_keeps_what_is_finished(tmp_path: Path) -> None:
    folder = tmp_path / "many"
    arguments = ("9x9", "-n", "100000", "--seed", "1", "--jobs", "2", "-o", str(folder))
    with subprocess.Popen(command(*arguments), stderr=subprocess.PIPE, text=True) as process:
        while not folder.exists() or len(list(folder.iterdir())) < 20:
            assert process.poll() is None
            time.sleep(0.02)
        process.send_signal(signal.SIGINT)
        _, said = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "finishing the work in progress" in said
    assert "Traceback" not in said
    names = {path.name for path in folder.iterdir()}
    assert names == {f"9x9-{seed}.shikaku" for seed in range(1, len(names) + 1)}
    for path in list(folder.iterdir())[:5]:
        formats.load(path)


@pytest.mark.slow
def test_a_cluster_loses_nothing_when_a_worker_is_killed(cluster: Cluster, tmp_path: Path) -> None:
    address, workers = cluster
    file = tmp_path / "many.pzpr"
    number = 1500
    arguments = ("9x9", "-n", str(number), "--seed", "1", "--scheduler", address, "-o", str(file))
    with subprocess.Popen(
        command(*arguments), env=os.environ, stderr=subprocess.PIPE, text=True
    ) as process:
        while not file.exists() or file.read_bytes().count(b"\n") < 200:
            assert process.poll() is None
            time.sleep(0.02)
        workers[0].kill()
        assert file.read_bytes().count(b"\n") < number
        said = process.communicate(timeout=300)[1]
        assert process.returncode == 0
    assert re.fullmatch(rf"shikaku: {address}: a worker was lost; its .+ starts? over .+\n", said)
    lines = file.read_text().splitlines()
    assert len(lines) == number
    for seed in range(1, number + 1, 97):
        assert formats.loads(lines[seed - 1]).puzzle.clues == made(seed, 9).clues
    assert len(set(lines)) == number


@pytest.mark.parametrize("address", ["", "nowhere", "nonsense://nowhere", "tcp://"])
def test_a_cluster_at_no_address_is_not_asked_for(
    address: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    distributed = pytest.importorskip("distributed")
    monkeypatch.setattr(distributed, "Client", None)
    assert run("5x5", "-n", "2", "--scheduler", address) == 2
    assert "no scheduler found there" in capsys.readouterr().err
