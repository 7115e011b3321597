"""``shikaku print``: booklets without a screen."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from shikaku_gui import cli, resources
from shikaku_gui.cli import print_booklet
from shikaku_gui.gui.paper import headless

TWO = '{"one": {"problem": "1 2\\n2 -"}, "other": {"problem": "1 1\\n1"}}'


def pages(output: Path) -> int:
    """Count the pages of a PDF file."""
    return output.read_bytes().count(b"/MediaBox")


def printed(output: Path, *arguments: str) -> int:
    """Print the samples and return the exit status."""
    files = map(str, resources.samples())
    return cli.main(["print", *files, "-o", str(output), *arguments])


@pytest.mark.parametrize(
    ("arguments", "count"),
    [
        ([], 6),
        (["--per-page", "4"], 2),
        (["--per-page", "6", "--solutions"], 2),
        (["--per-page", "9", "--solutions", "foot"], 1),
        (["--per-page", "6", "--solutions=end", "--large", "--coordinates", "--no-links"], 2),
    ],
)
def test_so_many_pages_are_printed(
    arguments: list[str], count: int, tmp_path: Path, qapp: QApplication
) -> None:
    output = tmp_path / "out.pdf"
    assert printed(output, *arguments) == 0
    assert pages(output) == count


def test_all_puzzles_of_a_file_are_printed(tmp_path: Path, qapp: QApplication) -> None:
    file, output = tmp_path / "in.json", tmp_path / "out.pdf"
    file.write_text(TWO)
    assert cli.main(["print", str(file), "-o", str(output), "--paper", "A5"]) == 0
    assert pages(output) == 2


@pytest.mark.parametrize(
    ("text", "options", "status", "said"),
    [
        ("2 .\n. 2\n", ["--solutions"], 2, "It has several solutions"),
        ("2 .\n. .\n", ["--solutions"], 3, "The clues add up to 2"),
        ("2 x\n", [], 2, "line 1, column 3"),
    ],
)
def test_a_puzzle_that_cannot_be_printed_is_named_and_nothing_is_written(
    text: str,
    options: list[str],
    status: int,
    said: str,
    sample: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    file, output = tmp_path / "in.txt", tmp_path / "out.pdf"
    file.write_text(text)
    arguments = ["print", str(sample), str(file), "-o", str(output), *options]
    assert cli.main(arguments) == status
    err = capsys.readouterr().err
    assert said in err
    assert str(file) in err
    assert not output.exists()


def test_a_place_that_cannot_be_written_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], qapp: QApplication
) -> None:
    output = tmp_path / "missing" / "out.pdf"
    assert printed(output) == 1
    assert capsys.readouterr().err.startswith(f"shikaku: {output}: ")


def test_what_can_be_chosen_is_what_can_be_printed() -> None:
    assert headless.PER_PAGE == print_booklet.PER_PAGE
    assert headless.PAPERS == print_booklet.PAPERS
    assert tuple(place.value for place in headless.Solutions) == print_booklet.SOLUTIONS


def test_a_file_that_would_be_no_pdf_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    puzzle = tmp_path / "puzzle.txt"
    puzzle.write_text("2 .\n")
    with pytest.raises(SystemExit, match=r"^2$"):
        cli.main(["print", str(puzzle), "-o", str(puzzle)])
    assert "a name ending in .pdf was expected" in capsys.readouterr().err
    assert puzzle.read_text() == "2 .\n"
