"""Book files."""

from pathlib import Path

import pytest

from shikaku_gui.play import (
    BookFileError,
    BookOptions,
    BookPart,
    BookPlace,
    CaptionPart,
    LinkStyle,
    PageOrientation,
    book_file_text,
    read_book_file,
)

EVERYTHING = """
title = "A"
subtitle = "B"
author = "C"
imprint = "D"
cover = true
rules = true
contents = true
by-grade = true
per-page = 4
hints = "end"
solutions = "foot"
captions = ["number", "size"]
links = "text"
name-lines = true
time-lines = true
page-numbers = false
coordinates = true
progress = true
marks = true
large = true
paper = "152 x 229 mm"
orientation = "portrait"
margin = 12
gutter = 4.5
bleed = 3
output = "out/book.pdf"
puzzles = ["p*.txt", "other.txt"]
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Give a folder with some puzzles."""
    for name in ("p10", "p2", "p1", "other"):
        (tmp_path / f"{name}.txt").write_text("1\n")
    return tmp_path


def written(folder: Path, text: str) -> Path:
    """Write a book file and return its path."""
    path = folder / "BOOK.toml"
    path.write_text(text)
    return path


def test_every_option_can_be_said(folder: Path) -> None:
    book = read_book_file(written(folder, EVERYTHING))
    assert book.options == BookOptions(
        title="A",
        subtitle="B",
        author="C",
        imprint="D",
        cover=True,
        rules=True,
        contents=True,
        by_grade=True,
        per_page=4,
        hints=BookPlace.END,
        solutions=BookPlace.FOOT,
        captions=(CaptionPart.NUMBER, CaptionPart.SIZE),
        links=LinkStyle.TEXT,
        name_lines=True,
        time_lines=True,
        page_numbers=False,
        coordinates=True,
        progress=True,
        marks=True,
        large=True,
        paper="152 x 229 mm",
        orientation=PageOrientation.PORTRAIT,
        margin=12.0,
        gutter=4.5,
        bleed=3.0,
    )
    assert book.output == folder / "out" / "book.pdf"
    names = ("p1.txt", "p2.txt", "p10.txt", "other.txt")
    assert book.parts == (BookPart("", tuple(str(folder / name) for name in names)),)


def test_chapters_have_titles_and_files(folder: Path) -> None:
    text = '[[chapter]]\ntitle = "One"\npuzzles = ["p1.txt"]\n[[chapter]]\ntitle = "Two"\n'
    book = read_book_file(written(folder, text + f'puzzles = ["{folder}/p2*"]\n'))
    assert book.parts == (
        BookPart("One", (str(folder / "p1.txt"),)),
        BookPart("Two", (str(folder / "p2.txt"),)),
    )
    assert book.output is None


CHAPTER = '[[chapter]]\ntitle = "One"\npuzzles = ["p1.txt"]\n'


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("title = 1 2", "^line 1, column 11: this is not TOML"),
        ("puzzles = [1]", "puzzles: expected a list of files"),
        ("", "puzzles: expected a list of files"),
        ('puzzles = ["no*.txt"]', r"puzzles: no file is called no\*\.txt"),
        (
            'puzzles = ["p1.txt"]\ncolour = 1',
            "line 2: colour is not known here; the keys are ",
        ),
        ('puzzles = ["p1.txt"]\nper_page = 1', "line 2: per_page is not known here"),
        (
            'puzzles = ["p1.txt"]\nper-page = "4"',
            "line 2: per-page: expected a whole number",
        ),
        ('puzzles = ["p1.txt"]\nper-page = 5', "per-page: expected one of 1, 2, 4, 6, 9"),
        ('puzzles = ["p1.txt"]\ncover = 1', "cover: expected true or false, not 1"),
        ('puzzles = ["p1.txt"]\nmargin = true', "margin: expected a number, not True"),
        ('puzzles = ["p1.txt"]\ntitle = 7', "title: expected a text, not 7"),
        ('puzzles = ["p1.txt"]\nhints = "top"', "hints: expected one of none, end, foot"),
        ('puzzles = ["p1.txt"]\ncaptions = "size"', "captions: expected a list"),
        (
            'puzzles = ["p1.txt"]\ncaptions = ["x"]',
            "captions: expected one of number, title, author",
        ),
        ('puzzles = ["p1.txt"]\noutput = "x.txt"', r"output: expected a name ending in \.pdf"),
        ('puzzles = ["p1.txt"]\n' + CHAPTER, "puzzles: set this in each chapter instead"),
        ("chapter = 1", "line 1: chapter must be a list, not 1"),
        ("chapter = [1]", r"line 1: chapter: expected tables \[\[chapter\]\]"),
        ('[[chapter]]\ntitle = " "', "line 2: title: expected a text"),
        ("[[chapter]]\npuzzles = []", "line 1: the key title is missing"),
        (CHAPTER + '[[chapter]]\ntitle = "x"', "line 4: puzzles: expected a list of files"),
        (CHAPTER + "grade = 1", "line 4: grade is not known here; the keys are title, puzzles"),
        ("by-grade = true\n" + CHAPTER, "by-grade: chapters come from the grades or"),
        ("a" * 1_000_001, "longer than 1000000 bytes"),
        ("a = " + "[" * 20_000, "."),
    ],
)
def test_what_is_wrong_is_said(text: str, said: str, folder: Path) -> None:
    with pytest.raises(BookFileError, match=said):
        read_book_file(written(folder, text))


def test_bytes_that_are_no_text_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "BOOK.toml"
    path.write_bytes(b"title = '\xff'")
    with pytest.raises(BookFileError, match="not UTF-8"):
        read_book_file(path)


WRITTEN = BookOptions(
    title='Quotes "and" \\ lines\n\x7f\u00e4\U0001f600',
    subtitle="]]",
    cover=True,
    per_page=9,
    hints=BookPlace.FOOT,
    captions=(CaptionPart.SIZE, CaptionPart.NUMBER),
    links=LinkStyle.NONE,
    page_numbers=False,
    paper="152 x 229 mm",
    orientation=PageOrientation.LANDSCAPE,
    margin=12.5,
)


@pytest.mark.parametrize(
    ("options", "parts"),
    [
        (BookOptions(), (BookPart("", ("p1.txt", "p2.txt")),)),
        (BookOptions(captions=()), (BookPart("", ("a [1]*?.txt",)),)),
        (WRITTEN, (BookPart("A [[b]]", ("p1.txt",)), BookPart('"', ("p2.txt", "other.txt")))),
    ],
    ids=["plain", "signs", "chapters"],
)
def test_what_is_written_is_read(
    folder: Path, options: BookOptions, parts: tuple[BookPart, ...]
) -> None:
    (folder / "a [1]*?.txt").write_text("1\n")
    found = read_book_file(written(folder, book_file_text(options, parts, "out.pdf")))
    assert found.options == options
    assert found.output == folder / "out.pdf"
    assert found.parts == tuple(
        BookPart(part.title, tuple(str(folder / file) for file in part.files)) for part in parts
    )


def test_chapters_by_grade_need_no_others(folder: Path) -> None:
    parts = (BookPart("A", ("p1.txt",)), BookPart("B", ("p2.txt",)))
    text = book_file_text(BookOptions(by_grade=True), parts)
    assert text == 'by-grade = true\npuzzles = ["p1.txt", "p2.txt"]\n'
    (part,) = read_book_file(written(folder, text)).parts
    assert part.title == ""


def test_half_a_character_does_not_keep_a_book_from_being_written() -> None:
    assert book_file_text(BookOptions(title="a\ud800"), ()).startswith('title = "a?"')
