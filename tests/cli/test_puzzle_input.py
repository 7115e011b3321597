"""Sources of puzzles for the commands: files, folders, links, standard input, packed files."""

import gzip
import io
import json
import sys
from pathlib import Path

import pytest

from shikaku_gui import cli, formats
from shikaku_gui.cli.puzzle_input import all_puzzle_sources, puzzle_sources
from shikaku_gui.formats import WRITABLE_FORMATS, SavedGame
from shikaku_gui.model import Cell, Puzzle

LINK = "https://puzz.link/p?shikaku/2/2/4i"
GRID = "2 .\n2 .\n"
MANY = {
    "solve": ["--json"],
    "check": ["--json"],
    "grade": ["--json"],
    "hint": ["--json"],
    "explain": ["--json"],
    "lab": ["--json", "--formulations", "deduction", "--repeat", "1"],
}


def lines(command: str, *arguments: str, capsys: pytest.CaptureFixture[str]) -> list[str]:
    cli.main([command, *MANY[command], "--jobs", "1", *arguments])
    return capsys.readouterr().out.splitlines()


@pytest.mark.parametrize("command", MANY)
def test_every_command_takes_all_puzzles_or_the_chosen_one(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "links.txt"
    file.write_text(f"{LINK}\n\n# a comment\n2x2:4c\n{LINK}\n")
    printed = [json.loads(line) for line in lines(command, str(file), capsys=capsys)]
    assert [value["file"] for value in printed] == [f"{file} #{number}" for number in (1, 2, 3)]
    assert len(lines(command, str(file), "--index", "2", capsys=capsys)) == 1
    assert cli.main([command, str(file), "--index", "4"]) == 2
    assert "expected an index from 1 to 3, found 4" in capsys.readouterr().err


@pytest.mark.parametrize("command", ["solve", "check"])
@pytest.mark.parametrize("link", [LINK, "2x2:4c", f"m=solve&p={LINK}"])
def test_a_link_is_an_argument(command: str, link: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert len(lines(command, link, capsys=capsys)) == 1


def test_a_file_with_the_name_of_a_link_is_that_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("2x2:4c").write_text("1 1\n1\n")
    assert next(puzzle_sources("2x2:4c")).game().puzzle.area == 1


def test_a_long_link_is_cut_short_in_messages(capsys: pytest.CaptureFixture[str]) -> None:
    link = formats.dumps(
        SavedGame(Puzzle(30, 30, {Cell(row, row): 30 for row in range(30)})),
        WRITABLE_FORMATS["pzpr"],
    )
    assert cli.main(["check", link]) == 0
    assert capsys.readouterr().out.startswith(f"{link[:97]}...: ")


def test_a_folder_is_read_with_its_subfolders(tmp_path: Path) -> None:
    (tmp_path / "b" / "c").mkdir(parents=True)
    (tmp_path / "a.txt").write_text(f"{LINK}\n2x2:4c\n")
    (tmp_path / "b" / "c" / "d.txt").write_text(GRID)
    (tmp_path / "b" / "e.txt.gz").write_bytes(gzip.compress(GRID.encode()))
    for number in (10, 9):
        (tmp_path / f"f{number}.txt").write_text(GRID)
    (tmp_path / "cover.png").write_bytes(b"no puzzle")
    names = [source.name for source in all_puzzle_sources([str(tmp_path)])]
    assert names == [
        *(f"{tmp_path}/a.txt #{number}" for number in (1, 2)),
        f"{tmp_path}/b/c/d.txt",
        f"{tmp_path}/b/e.txt.gz",
        *(f"{tmp_path}/f{number}.txt" for number in (9, 10)),
    ]


def test_an_empty_folder_is_an_error(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["check", str(tmp_path)]) == 2
    assert "contains no puzzle files" in capsys.readouterr().err


@pytest.mark.parametrize("name", WRITABLE_FORMATS)
@pytest.mark.parametrize("count", [1, 2, pytest.param(1000, marks=pytest.mark.slow)])
def test_what_convert_writes_check_reads(
    name: str,
    count: int,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    target = WRITABLE_FORMATS[name]
    puzzles = [Puzzle(2, 1 + at % 3, {Cell(1, 0): 2 * (1 + at % 3)}) for at in range(count)]
    texts = (target.to_text(SavedGame(puzzle)).rstrip("\n") + "\n" for puzzle in puzzles)
    source = "\n".join(texts).encode()
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(source)))
    assert cli.main(["convert", "-", str(tmp_path / "out"), "--to", name]) == 0
    capsys.readouterr()
    sizes = [source.game().puzzle for source in puzzle_sources(str(tmp_path / "out"))]
    assert [(puzzle.rows, puzzle.cols) for puzzle in sizes] == [
        (puzzle.rows, puzzle.cols) for puzzle in puzzles
    ]


@pytest.mark.parametrize("text", ["", "\n \n", "# nothing but a comment\n"])
def test_no_puzzle_is_an_error(
    text: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text.encode())))
    assert cli.main(["check", "-"]) == 2
    out, err = capsys.readouterr()
    assert not out
    assert err.startswith("shikaku: standard input: line")


def test_a_reading_that_is_not_documented_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "turned.json"
    file.write_text('{"rows": 2, "cols": 4, "clues": [[0, 0, 4], [3, 1, 4]]}')
    for arguments in (["convert", "--to", "grid", str(file), "-"], ["check", str(file)]):
        assert cli.main(arguments) == 0
        said = capsys.readouterr().err
        assert f"{file}: read as 2 rows, 4 columns, and clues as x, y, area from 0" in said


def test_several_readings_are_refused_unless_one_is_chosen(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "open.json"
    file.write_text('{"rows": 3, "cols": 5, "clues": [[3, 2, 15]]}')
    assert cli.main(["convert", "--to", "grid", str(file), "-"]) == 2
    said = capsys.readouterr()
    assert not said.out
    assert "row, column, area from 1; or" in said.err
    for number, place in ((1, (2, 1)), (2, (2, 3)), (3, (1, 2))):
        (source,) = puzzle_sources(str(file), number)
        assert list(source.game().puzzle.clues) == [Cell(*place)]
    assert cli.main(["convert", "--to", "grid", str(file), "-", "--index", "4"]) == 2
    assert "found 4" in capsys.readouterr().err


def test_trials_that_are_left_out_are_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "a.txt"
    file.write_text("pzprv3/shikaku/1/2/1 1 /1 /TrialData(2)")
    assert cli.main(["convert", str(file), "-", "--to", "grid"]) == 0
    said = "left out the beginnings of 2 trials; what they have drawn is kept"
    assert f"{file}: {said}" in capsys.readouterr().err


def test_text_that_is_ignored_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "a.txt"
    file.write_text("pzprv3/shikaku/1/2/1 1 /1 /hello")
    assert cli.main(["convert", str(file), "-", "--to", "grid"]) == 0
    assert f"{file}: ignored what follows the puzzle: 'hello'" in capsys.readouterr().err


BAD = "2 2\n2 x\n. 2\n"


@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize("command", ["check", "solve", "convert"])
def test_blocks_that_cannot_be_read_are_told_in_one_line_a_file(
    command: str, jobs: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files = [tmp_path / "a.txt", tmp_path / "b.txt", tmp_path / "c.txt"]
    for file, blocks in zip(files, ([GRID, BAD] * 3, [GRID, GRID], [GRID, BAD]), strict=True):
        file.write_text("\n".join(blocks))
    more = ["-", "--to", "grid"] if command == "convert" else ["--jobs", jobs]
    assert cli.main([command, *map(str, files), *more]) == 2
    out, err = capsys.readouterr()
    place = "line 5, column 3: expected a clue's area"
    first, last = err.splitlines()
    assert first.startswith(
        f"shikaku: {files[0]}: 3 of 6 puzzles could not be read; the first: #2: {place}"
    )
    assert last.startswith(f"shikaku: {files[2]} #2: {place}")
    if command == "convert":
        assert len(formats.loads_all(out)) == 6
    else:
        named = {f"{file} #{number}" for file in files for number in range(1, 7)}
        assert sum(f"{name}:" in out for name in named) == 6
