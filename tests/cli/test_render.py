"""``shikaku render``: pictures without a screen."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from shikaku_gui import cli

HEADS = {"png": b"\x89PNG", "svg": b"<?xml", "pdf": b"%PDF"}
PLAYED = Path(__file__).parents[2] / "docs" / "images" / "replay.shikaku"
SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")


@pytest.mark.parametrize("kind", HEADS)
def test_a_picture_is_drawn_where_there_is_no_screen(
    kind: str, sample: Path, tmp_path: Path
) -> None:
    output = tmp_path / f"picture.{kind}"
    answer = subprocess.run(
        [sys.executable, "-m", "shikaku_gui", "render", str(sample), "-o", str(output)],
        capture_output=True,
        text=True,
        check=True,
        env={name: value for name, value in os.environ.items() if name not in SCREENS},
    )
    assert output.read_bytes().startswith(HEADS[kind])
    assert not answer.stdout
    assert not answer.stderr


def drawn(tmp_path: Path, file: Path, *options: str) -> QImage:
    """Draw a picture and read it."""
    output = tmp_path / "picture.png"
    assert cli.main(["render", str(file), "-o", str(output), *options]) == 0
    return QImage(str(output))


@pytest.mark.parametrize("option", ["--solution", "--coordinates", "--scale=2"])
def test_an_option_changes_the_picture(
    option: str, sample: Path, tmp_path: Path, qapp: QApplication
) -> None:
    assert drawn(tmp_path, sample, option) != drawn(tmp_path, sample)


def test_progress_is_what_the_file_holds(sample: Path, tmp_path: Path, qapp: QApplication) -> None:
    assert drawn(tmp_path, sample, "--progress") == drawn(tmp_path, sample)
    half = tmp_path / "half.txt"
    half.write_text("pzprv3.1/shikaku/1/4/2 . . 2 /0 1 0 /")
    assert drawn(tmp_path, half, "--progress") != drawn(tmp_path, half)


def test_marks_are_drawn_on_request(tmp_path: Path, qapp: QApplication) -> None:
    file = tmp_path / "marked.shikaku"
    puzzle = '{"rows": 2, "cols": 2, "clues": [[0, 0, 4]]}'
    move = '["pencil", [[0, 0, 1, 2]]]'
    file.write_text(f'{{"format": "shikaku", "version": 2, "puzzle": {puzzle}, "moves": [{move}]}}')
    plain = drawn(tmp_path, file, "--progress")
    assert drawn(tmp_path, file, "--marks") == plain
    assert drawn(tmp_path, file, "--progress", "--marks") != plain


@pytest.mark.parametrize(
    ("text", "options", "status", "said"),
    [
        ("2 .\n. 2\n", ["--solution"], 2, "It has several solutions"),
        ("2 .\n. .\n", ["--solution"], 3, "The clues add up to 2"),
        ("2 .\n2 .\n", ["--solution", "--time-limit", "1e-9"], 4, "took too long"),
        ("2 .\n2 .\n", ["--scale", "1e9"], 2, "the largest scale possible is"),
        ("2 x\n", [], 2, "line 1, column 3"),
    ],
)
def test_what_cannot_be_drawn_is_refused_and_nothing_is_written(
    text: str,
    options: list[str],
    status: int,
    said: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    qapp: QApplication,
) -> None:
    file, output = tmp_path / "in.txt", tmp_path / "out.png"
    file.write_text(text)
    assert cli.main(["render", str(file), "-o", str(output), *options]) == status
    assert said in capsys.readouterr().err
    assert not output.exists()


def test_a_place_that_cannot_be_written_is_named(
    sample: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], qapp: QApplication
) -> None:
    output = tmp_path / "missing" / "out.svg"
    assert cli.main(["render", str(sample), "-o", str(output)]) == 1
    assert capsys.readouterr().err.startswith(f"shikaku: {output}: ")


def test_of_several_puzzles_each_gets_a_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], qapp: QApplication
) -> None:
    file = tmp_path / "in.txt"
    file.write_text("1 2\n2 .\n\n1 3\n. 3 .\n\n2 2\n2 2\n. 1\n\n2 2\n4 .\n. .\n")
    output = tmp_path / "out.svg"
    assert cli.main(["render", str(file), "-o", str(output), "--solution"]) == 3  # one has none
    written = sorted(path.name for path in tmp_path.iterdir())
    assert written == ["in.txt", "out-1.svg", "out-2.svg", "out-4.svg"]
    assert capsys.readouterr().err.startswith(f"shikaku: {file} #3: ")
    assert cli.main(["render", str(file), "--index", "2", "-o", str(output)]) == 0
    assert output.exists()


def test_other_kinds_of_pictures_are_refused(
    sample: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit, match=r"^2$"):
        cli.main(["render", str(sample), "-o", "out.bmp"])
    assert "expected a name ending in .png, .svg, .pdf, .html, .htm" in capsys.readouterr().err


def test_a_picture_needs_a_name(sample: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match=r"^2$"):
        cli.main(["render", str(sample)])
    assert "the following arguments are required: -o/--output" in capsys.readouterr().err


def test_the_kinds_are_those_that_can_be_drawn() -> None:
    from shikaku_gui.cli.render import SUFFIXES
    from shikaku_gui.gui.paper import headless

    assert headless.PICTURE_SUFFIXES == SUFFIXES
    assert [shows.value for shows in headless.Shows] == ["puzzle", "progress", "solution"]


def test_a_web_page_needs_no_qt(sample: Path, tmp_path: Path) -> None:
    output = tmp_path / "page.html"
    code = (
        "import sys; from shikaku_gui import cli; "
        f"cli.main(['render', {str(sample)!r}, '-o', {str(output)!r}]); "
        "sys.exit('PySide6' in sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
    assert output.read_text("utf-8").startswith("<!DOCTYPE html>")


@pytest.mark.parametrize(
    ("options", "drawn_then", "coordinates"),
    [
        ([], 0, False),
        (["--progress"], 1, False),
        (["--solution", "--coordinates"], 2, True),
    ],
)
def test_a_web_page_begins_as_asked_for(
    options: list[str], drawn_then: int, coordinates: bool, tmp_path: Path
) -> None:
    file, output = tmp_path / "half.shikaku", tmp_path / "page.html"
    text = '{"rows": 2, "cols": 2, "clues": [[0, 0, 2], [1, 0, 2]]}'
    moves = '[["place", [0, 0, 1, 2]]]'
    file.write_text(f'{{"format": "shikaku", "version": 2, "puzzle": {text}, "moves": {moves}}}')
    assert cli.main(["render", str(file), "-o", str(output), *options]) == 0
    found = re.search(
        r'<script type="application/json" id="puzzle">(.*?)</script>', output.read_text()
    )
    assert found is not None
    data = json.loads(found[1])
    assert data["coordinates"] is coordinates
    (puzzle,) = data["puzzles"]
    assert (len(puzzle["drawn"]), len(puzzle["solution"])) == (drawn_then, 2)


@pytest.mark.parametrize(
    ("text", "options", "status", "said"),
    [
        ("2 .\n. 2\n", ["--solution"], 2, "It has several solutions"),
        (("2000" + " ." * 1999 + "\n") * 6, [], 2, "at most 10000 cells"),
    ],
)
def test_a_web_page_that_cannot_be_made_is_refused(
    text: str,
    options: list[str],
    status: int,
    said: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    file, output = tmp_path / "in.txt", tmp_path / "out.html"
    file.write_text(text)
    assert cli.main(["render", str(file), "-o", str(output), *options]) == status
    assert said in capsys.readouterr().err
    assert not output.exists()


def test_a_web_page_has_all_puzzles_that_can_be_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    links, broken, output = tmp_path / "in.txt", tmp_path / "no.txt", tmp_path / "out.html"
    links.write_text("2x2:2_2b\n2x2:2a2a\n2x2:4c\n")
    broken.write_text("2 x\n")
    files = [str(links), str(broken)]
    assert cli.main(["render", *files, "-o", str(output), "--title", "Monday"]) == 2
    assert "no.txt" in capsys.readouterr().err
    page = output.read_text("utf-8")
    assert '<h1 dir="auto">Monday</h1>' in page
    assert page.count('"solution":[[') == 3
    assert cli.main(["render", str(links), "--index", "2", "-o", str(output)]) == 0
    assert output.read_text("utf-8").count('"solution":[[') == 1
    assert sorted(path.name for path in tmp_path.iterdir()) == ["in.txt", "no.txt", "out.html"]


def test_a_web_page_of_too_many_puzzles_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("shikaku_gui.play.web_page.MAX_WEB_CELLS_OF_ALL", 8)
    file, output = tmp_path / "in.txt", tmp_path / "out.html"
    file.write_text("2x2:4c\n" * 3)
    assert cli.main(["render", str(file), "-o", str(output)]) == 2
    assert "at most 8 cells in all" in capsys.readouterr().err
    assert not output.exists()


def test_a_web_page_takes_no_options_of_pictures(
    sample: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for option in ("--scale=2", "--marks"):
        with pytest.raises(SystemExit, match=r"^2$"):
            cli.main(["render", str(sample), "-o", "out.html", option])
        assert "are for pictures" in capsys.readouterr().err
    with pytest.raises(SystemExit, match=r"^2$"):
        cli.main(["render", str(sample), "-o", "out.png", "--title", "Monday"])
    assert "--title is for web pages" in capsys.readouterr().err


def test_a_web_page_that_cannot_be_written_is_named(
    sample: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    output = tmp_path / "missing" / "page.html"
    assert cli.main(["render", str(sample), "-o", str(output)]) == 1
    assert capsys.readouterr().err.startswith(f"shikaku: {output}: ")


@pytest.mark.parametrize(
    ("suffix", "head"), [(".html", b"<!DOCTYPE html>"), (".apng", b"\x89PNG"), (".gif", b"GIF89a")]
)
def test_a_game_is_replayed(suffix: str, head: bytes, tmp_path: Path, qapp: QApplication) -> None:
    if suffix != ".html":
        pytest.importorskip("PIL.Image")
    output = tmp_path / f"replay{suffix}"
    assert cli.main(["render", str(PLAYED), "--replay", "-o", str(output)]) == 0
    assert output.read_bytes().startswith(head)


@pytest.mark.parametrize("arguments", [("--replay", "-o", "a.png"), ("-o", "a.gif")])
def test_a_replay_has_files_of_its_own(
    arguments: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        cli.main(["render", str(PLAYED), *arguments])
    assert "--replay is for .html, .apng and .gif" in capsys.readouterr().err
