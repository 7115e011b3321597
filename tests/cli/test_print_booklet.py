"""``shikaku print``: booklets without a screen."""

from dataclasses import fields
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from shikaku_gui import cli, resources
from shikaku_gui.cli import print_booklet
from shikaku_gui.play import BookOptions

TWO = '{"one": {"problem": "1 2\\n2 -"}, "other": {"problem": "1 1\\n1"}}'


def pages(output: Path) -> int:
    """Count the pages of a PDF file."""
    return output.read_bytes().count(b"/MediaBox")


def printed(output: Path, *arguments: str) -> int:
    """Print six small puzzles and return the exit status."""
    files = map(str, resources.collections()["1-first-steps"][:6])
    return cli.main(["print", *files, "-o", str(output), *arguments])


@pytest.mark.parametrize(
    ("arguments", "count"),
    [
        ([], 6),
        (["--per-page", "4"], 2),
        (["--per-page", "6", "--solutions"], 2),
        (["--per-page", "9", "--solutions", "foot"], 1),
        (["--per-page", "6", "--solutions=end", "--large", "--coordinates", "--no-links"], 4),
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


def test_one_puzzle_of_a_file_is_printed(
    tmp_path: Path, qapp: QApplication, capsys: pytest.CaptureFixture[str]
) -> None:
    file, output = tmp_path / "in.json", tmp_path / "out.pdf"
    file.write_text(TWO)
    assert cli.main(["print", str(file), "-o", str(output), "--index", "2"]) == 0
    assert pages(output) == 1
    assert cli.main(["print", str(file), "-o", str(output), "--index", "3"]) == 2
    assert "expected an index from 1 to 2, found 3" in capsys.readouterr().err


def test_no_index_of_a_book_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    book = tmp_path / "book.toml"
    book.write_text('puzzles = ["in.json"]\noutput = "out.pdf"\n')
    assert cli.main(["print", str(book), "--index", "1"]) == 2
    assert "not from a book file" in capsys.readouterr().err


@pytest.mark.parametrize("output", ["../out.pdf", "{absolute}/out.pdf", "link/out.pdf", "file.pdf"])
def test_a_book_file_names_an_output_in_its_own_folder_only(
    output: str,
    sample: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    qapp: QApplication,
) -> None:
    folder, elsewhere = tmp_path / "folder", tmp_path / "elsewhere"
    folder.mkdir()
    elsewhere.mkdir()
    (folder / "link").symlink_to(elsewhere)
    (folder / "file.pdf").symlink_to(elsewhere / "out.pdf")
    book = folder / "book.toml"
    named = output.format(absolute=elsewhere)
    book.write_text(f"puzzles = ['{sample}']\noutput = '{named}'\n")
    assert cli.main(["print", str(book)]) == 2
    assert f"output: {folder / named} is not in the folder of" in capsys.readouterr().err
    assert not list(tmp_path.rglob("out.pdf"))
    assert cli.main(["print", str(book), "-o", str(elsewhere / "out.pdf")]) == 0
    assert pages(elsewhere / "out.pdf") == 1


def test_a_book_file_may_name_a_folder_inside_its_own(
    sample: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qapp: QApplication
) -> None:
    (tmp_path / "inside").mkdir()
    (tmp_path / "book.toml").write_text(f"puzzles = ['{sample}']\noutput = 'inside/out.pdf'\n")
    monkeypatch.chdir(tmp_path)
    assert cli.main(["print", "book.toml"]) == 0
    assert pages(tmp_path / "inside" / "out.pdf") == 1


def test_a_character_that_no_name_can_have_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    book = tmp_path / "book.toml"
    for text in (r'puzzles = ["a\u0000.txt"]', r'puzzles = ["a\u0000*"]', r'output = "\u0000.pdf"'):
        book.write_text(f"{text}\n")
        assert cli.main(["print", str(book)]) == 2
        assert "line 1: a text has the character U+0000" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("text", "status", "said"),
    [
        ("2 .\n. 2\n", 2, "in.txt, puzzle 2 of the book: It has several solutions"),
        (
            "2 .\n. .\n",
            3,
            "in.txt, puzzle 2 of the book: It has no solution. The clues add up to 2",
        ),
    ],
)
def test_a_puzzle_without_one_solution_is_named_and_the_book_is_written(
    text: str,
    status: int,
    said: str,
    sample: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    qapp: QApplication,
) -> None:
    file, output = tmp_path / "in.txt", tmp_path / "out.pdf"
    file.write_text(text)
    arguments = ["print", str(sample), str(file), "-o", str(output), "--solutions"]
    assert cli.main(arguments) == status
    err = capsys.readouterr().err
    assert err.startswith("shikaku: ")
    assert said in err
    assert len(err.splitlines()) == 1
    assert pages(output) == 3


def test_puzzles_that_cannot_be_read_are_all_named_and_nothing_is_written(
    sample: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wrong, output = tmp_path / "in.txt", tmp_path / "out.pdf"
    wrong.write_text("2 x\n")
    missing = tmp_path / "missing.txt"
    arguments = ["print", str(wrong), str(sample), str(missing), "-o", str(output)]
    assert cli.main(arguments) == 2
    err = capsys.readouterr().err.splitlines()
    assert [line.split(":")[1].strip() for line in err] == [str(wrong), str(missing)]
    assert "line 1, column 3" in err[0]
    assert not output.exists()


def test_a_puzzle_that_is_too_large_is_named(
    sample: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], qapp: QApplication
) -> None:
    giant, output = tmp_path / "giant.txt", tmp_path / "out.pdf"
    giant.write_text("2000" + " ." * 1999 + "\n")
    options = ["-o", str(output), "--large", "--paper=A5"]
    assert cli.main(["print", str(giant), *options]) == 2
    assert not output.exists()
    assert cli.main(["print", str(sample), str(giant), *options]) == 2
    assert pages(output) == 1
    assert capsys.readouterr().err.count("giant.txt, puzzle") == 2


BOOK = """
title = "A book"
puzzles = ["*.txt"]
output = "book.pdf"
cover = true
by-grade = true
"""


@pytest.fixture
def book_file(tmp_path: Path) -> Path:
    """Give a book file beside two puzzles."""
    (tmp_path / "one.txt").write_text("1 2\n2 .\n")
    (tmp_path / "two.txt").write_text("1 1\n2 .\n")
    path = tmp_path / "BOOK.toml"
    path.write_text(BOOK)
    return path


def test_a_book_file_says_what_is_printed_and_flags_override_it(
    book_file: Path, qapp: QApplication
) -> None:
    output = book_file.parent / "book.pdf"
    assert cli.main(["print", str(book_file)]) == 0
    assert pages(output) == 3
    first = output.read_bytes()
    assert cli.main(["print", str(book_file)]) == 0
    assert output.read_bytes() == first
    other = book_file.parent / "other.pdf"
    arguments = ["--no-cover", "--per-page=2", "--captions=number,size", "-o", str(other)]
    assert cli.main(["print", str(book_file), *arguments]) == 0
    assert pages(other) == 1


@pytest.mark.parametrize(
    ("text", "arguments", "said"),
    [
        (BOOK + "colour = 1", [], "BOOK.toml: line 7: colour is not known here"),
        (None, [], "BOOK.toml: No such file or directory"),
        (BOOK, ["more.txt"], "a book file must be the only FILE"),
        (BOOK, ["--captions=number,colour"], "captions: expected one of number, title"),
        (BOOK, ["--margin=200"], "margin: expected 0 to 100 mm, not 200"),
        (BOOK, ["--paper=B0"], "paper: expected A3, "),
    ],
)
def test_a_book_file_that_cannot_be_used_is_named(
    text: str | None,
    arguments: list[str],
    said: str,
    book_file: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    if text is None:
        book_file.unlink()
    else:
        book_file.write_text(text)
    assert cli.main(["print", str(book_file), *arguments]) == 2
    assert said in capsys.readouterr().err


def test_a_file_to_write_must_be_named(sample: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match=r"^2$"):
        cli.main(["print", str(sample)])
    assert "-o/--output" in capsys.readouterr().err


def test_a_place_that_cannot_be_written_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], qapp: QApplication
) -> None:
    output = tmp_path / "missing" / "out.pdf"
    assert printed(output) == 1
    assert capsys.readouterr().err.startswith(f"shikaku: {output}: ")


def test_every_option_of_a_book_is_a_flag_with_a_text() -> None:
    assert list(print_booklet.OPTION_HELP) == [field.name for field in fields(BookOptions)]
    said = print_booklet.make_parser().format_help()
    assert all("--" + name.replace("_", "-") in said for name in print_booklet.OPTION_HELP)


def test_a_file_that_would_be_no_pdf_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    puzzle = tmp_path / "puzzle.txt"
    puzzle.write_text("2 .\n")
    with pytest.raises(SystemExit, match=r"^2$"):
        cli.main(["print", str(puzzle), "-o", str(puzzle)])
    assert "expected a name ending in .pdf" in capsys.readouterr().err
    assert puzzle.read_text() == "2 .\n"
