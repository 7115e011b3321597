"""``shikaku convert``: from any format to any other, with losses reported."""

import io
import sys
from pathlib import Path

import pytest

from shikaku_gui import cli, formats
from shikaku_gui.formats import FORMATS

GRID = "2 .\n. 2\n"
LINK = "https://puzz.link/p?shikaku/2/2/2h2\n"
TWO = '{"one": {"problem": "1 2\\n2 -"}, "other": {"problem": "1 1\\n1"}}'
WRITERS = [known for known in FORMATS if known.dumps is not None]


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """Give a puzzle in a file."""
    file = tmp_path / "in.txt"
    file.write_text(GRID)
    return file


def test_a_link_is_printed(source: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["convert", str(source), "-", "--to", "pzpr"]) == 0
    assert capsys.readouterr() == (LINK, "")


def test_standard_input_is_read(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(LINK.encode())))
    assert cli.main(["convert", "-", "-", "--to", "grid"]) == 0
    out, err = capsys.readouterr()
    assert formats.loads(out).puzzle.clues == formats.loads(GRID).puzzle.clues
    assert not err


@pytest.mark.parametrize("target", WRITERS, ids=lambda target: target.name)
def test_every_writer_can_be_named(
    target: formats.Format, source: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    output = tmp_path / "out"
    assert cli.main(["convert", str(source), str(output), "--to", target.name]) == 0
    assert not capsys.readouterr().err
    assert formats.load(output).puzzle.clues == formats.load(source).puzzle.clues


@pytest.mark.parametrize("suffix", [".shikaku", ".sav", ".xml", ".janko"])
def test_the_suffix_tells_the_format(suffix: str, source: Path, tmp_path: Path) -> None:
    output = tmp_path / f"out{suffix}"
    assert cli.main(["convert", str(source), str(output)]) == 0
    assert formats.recognise(output.read_text()) is formats.format_for(output)


def test_losses_are_reported(sample: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["convert", str(sample), "-", "--to", "pzpr"]) == 0
    out, err = capsys.readouterr()
    assert out.startswith("https://")
    assert err == "shikaku: puzz.link address: cannot store the title, the source\n"


def test_a_puzzle_that_a_format_cannot_carry_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source, output = tmp_path / "in.txt", tmp_path / "out.sav"
    source.write_text("? .\n. .\n")
    output.write_text("as it was")
    assert cli.main(["convert", str(source), str(output)]) == 2
    assert "cannot store clues without an area" in capsys.readouterr().err
    assert output.read_text() == "as it was"


@pytest.mark.parametrize(
    ("arguments", "status", "said"),
    [
        ([], 0, "cannot store the title (in 2 of 2 puzzles)"),
        (["--index", "2"], 0, "cannot store the title"),
        (["--index", "1"], 0, "cannot store the title"),
        (["--index", "3"], 2, "expected an index from 1 to 2, found 3"),
    ],
)
def test_one_of_several_is_chosen(
    arguments: list[str],
    status: int,
    said: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    source = tmp_path / "in.json"
    source.write_text(TWO)
    assert cli.main(["convert", str(source), "-", "--to", "grid", *arguments]) == status
    assert said in capsys.readouterr().err


@pytest.mark.parametrize("target", WRITERS, ids=lambda target: target.name)
def test_all_puzzles_of_a_file_are_converted(target: formats.Format, tmp_path: Path) -> None:
    source, output = tmp_path / "in.txt", tmp_path / "out"
    source.write_text(f"{LINK}# another\n{LINK.replace('2/2/2h2', '2/3/3h3')}2x1:a2\n")
    assert cli.main(["convert", str(source), str(output), "--to", target.name]) == 0
    found = formats.load_all(output)
    assert [game.puzzle.clues for game in found] == [
        game.puzzle.clues for game in formats.load_all(source)
    ]
    assert len(found) == 3


def test_the_readable_puzzles_of_a_file_are_written_and_the_others_are_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source, output = tmp_path / "in.txt", tmp_path / "out"
    source.write_text(LINK + "2x2:zz\n")
    assert cli.main(["convert", str(source), str(output), "--to", "grid"]) == 2
    assert "in.txt #2: line 2, column" in capsys.readouterr().err
    assert formats.loads(output.read_text()).puzzle == formats.loads(LINK).puzzle


@pytest.mark.parametrize(("bad", "said"), [(2, "2 of 2 puzzles"), (1, "in.txt: line 1")])
def test_nothing_is_written_where_no_puzzle_can_be_read(
    bad: int, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source, output = tmp_path / "in.txt", tmp_path / "out"
    source.write_text("2x2:zz\n" * bad)
    output.write_text("as it was")
    assert cli.main(["convert", str(source), str(output), "--to", "grid"]) == 2
    assert said in capsys.readouterr().err
    assert output.read_text() == "as it was"


def test_an_unknown_suffix_is_refused_with_the_names(
    source: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit, match=r"^2$"):
        cli.main(["convert", str(source), "out.unknown"])
    assert "choose one with --to" in capsys.readouterr().err


def test_a_file_that_cannot_be_written_is_named(
    source: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    output = tmp_path / "missing" / "out.txt"
    assert cli.main(["convert", str(source), str(output)]) == 1
    assert capsys.readouterr().err.startswith(f"shikaku: {output}: ")


@pytest.mark.parametrize(
    ("output", "said"),
    [("", "'': No such file or directory"), ("out/", "out/: Is a directory")],
    ids=["nothing", "folder"],
)
def test_a_name_that_is_none_of_a_file_is_refused(
    output: str,
    said: str,
    source: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert cli.main(["convert", str(source), output, "--to", "grid"]) == 1
    assert capsys.readouterr().err == f"shikaku: {said}\n"
    assert [path.name for path in tmp_path.iterdir()] == ["in.txt"]


@pytest.mark.parametrize(
    ("text", "said"), [("2 x", "line 1, column 3"), (None, "No such file")], ids=["bad", "none"]
)
def test_a_file_that_cannot_be_read_is_named(
    text: str | None, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source = tmp_path / "in.txt"
    if text is not None:
        source.write_text(text)
    assert cli.main(["convert", str(source), "-", "--to", "grid"]) == 2
    out, err = capsys.readouterr()
    assert not out
    assert str(source) in err
    assert said in err
