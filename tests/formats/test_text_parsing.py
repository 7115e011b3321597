"""Lines, words and numbers."""

import pytest
from hypothesis import given, strategies as st

from shikaku_gui.formats import FormatError
from shikaku_gui.formats.text_parsing import (
    Link,
    TextLine,
    cell_reader,
    nonblank_lines,
    parse_number,
    parse_side,
    parse_sides,
    single_line,
)


@pytest.mark.parametrize(
    ("word", "value"),
    [
        *(("0", 0), ("7", 7), ("0012", 12), ("999999999", 999_999_999), ("0" * 50 + "5", 5)),
        *((word, None) for word in ("", "+1", "-1", "1_0", "1 ", "1\n", "٣", "²", "0x1", "1" * 10)),
        ("9" * 10_000, None),
    ],
)
def test_number(word: str, value: int | None) -> None:
    assert parse_number(word) == value


@pytest.mark.parametrize(("word", "value"), [("0", None), ("1", 1), ("2000", 2000), ("2001", None)])
def test_side(word: str, value: int | None) -> None:
    assert parse_side(word) == value


def test_filled_lines_know_their_place() -> None:
    lines = list(nonblank_lines("\n  a b \r\n\t\n\rc"))
    assert [line.text.split() for line in lines] == [["a", "b"], ["c"]]
    assert str(lines[0].error(1, "x")) == "line 2, column 5: expected x, found 'b'"
    assert str(lines[0].error(2, "x")) == "line 2, column 6: expected x, found the end of the line"
    assert str(lines[1].error(0, "x")) == "line 5, column 1: expected x, found 'c'"


def test_sides_of_a_line() -> None:
    line = TextLine("3 4", 0, "3 4")
    assert parse_sides(line, (0, 1)) == [3, 4]
    with pytest.raises(FormatError, match="column 4: expected a size"):
        parse_sides(line, (2,))


def test_token() -> None:
    read = cell_reader(". 0", "?")
    assert [read(word) for word in (".", "0", "?", "12")] == [0, 0, None, 12]
    for word in ("00", "-", "x", "-1"):
        with pytest.raises(KeyError):
            read(word)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("a\n b\t c ", "a b c"),
        ("a\x00b\x85c\ufffed", "a b c d"),
        ("a\u2028b", "a b"),
        ("\ud800x", "?x"),
        ("äöü 🙂", "äöü 🙂"),
    ],
)
def test_one_line(text: str, line: str) -> None:
    assert single_line(text) == line


@given(st.text(st.sampled_from("ab \r\n"), max_size=20))
def test_places_in_a_broken_link(text: str) -> None:
    link = Link(text)
    for offset, char in enumerate(link.text):
        assert text[link.place(offset)] == char
    assert link.place(len(link.text) + 5) <= len(text)
