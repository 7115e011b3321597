"""Texts of several puzzles are read whole; an error names its line."""

import io
from collections.abc import Sequence

import pytest

from shikaku_gui.formats import (
    WRITABLE_FORMATS,
    FormatError,
    SavedGame,
    SeveralPuzzlesError,
    UnreadPuzzle,
    loads,
    loads_all,
    loads_set,
    stream_puzzles,
)
from shikaku_gui.model import Cell, Puzzle

PUZZLES = (
    Puzzle(2, 3, {Cell(0, 0): 2, Cell(0, 2): 2, Cell(1, 2): 2}),
    Puzzle(4, 4, {Cell(0, 0): 8, Cell(3, 3): 8}),
    Puzzle(5, 2, {Cell(0, 0): 4, Cell(4, 1): 6}),
    Puzzle(1, 6, {Cell(0, 1): 3, Cell(0, 4): 3}),
)
LINKS = {"sgt", "kanpen-link", "pzprv3-link", "pzpr"}
EACH_FORMAT = pytest.mark.parametrize("name", WRITABLE_FORMATS)


def texts(name: str, puzzles: Sequence[Puzzle] = PUZZLES) -> list[str]:
    form = WRITABLE_FORMATS[name]
    return [form.to_text(SavedGame(puzzle)).rstrip("\n") + "\n" for puzzle in puzzles]


def clues(games: Sequence[SavedGame]) -> list[dict[Cell, int | None]]:
    return [dict(game.puzzle.clues) for game in games]


@EACH_FORMAT
@pytest.mark.parametrize("between", ["", "\n", "\r\n \n"])
@pytest.mark.parametrize("count", [1, 2, 4, 40])
def test_all_of_them_are_read(name: str, between: str, count: int) -> None:
    if name == "csv" and not between:
        pytest.skip("tables do not state their size, so that an empty line must follow")
    puzzles = (PUZZLES * 10)[:count]
    text = between.join(texts(name, puzzles))
    found = loads_all(text)
    assert clues(found) == [dict(puzzle.clues) for puzzle in puzzles]
    assert [game.puzzle.rows for game in found] == [puzzle.rows for puzzle in puzzles]


@EACH_FORMAT
def test_one_is_chosen_by_its_index(name: str) -> None:
    text = "\n".join(texts(name))
    assert loads(text, index=2).puzzle.clues == PUZZLES[2].clues
    assert loads_set(text).names == ("1", "2", "3", "4")
    with pytest.raises(SeveralPuzzlesError):
        loads(text)
    with pytest.raises(FormatError, match="an index from 0 to 3"):
        loads(text, index=4)


@EACH_FORMAT
@pytest.mark.parametrize("junk", ["hello", "what is this?\n2 2\n", "{"])
def test_what_follows_is_an_error_with_its_line(name: str, junk: str) -> None:
    if name in {"sgt-save", "pzprv3"}:
        pytest.skip("their programs ignore what follows, and so does this one, with a note")
    for written in (texts(name)[:1], texts(name)[:2]):
        text = "\n".join(written) + "\n" + junk
        with pytest.raises(FormatError) as caught:
            loads_all(text)
        assert caught.value.line is not None
        assert caught.value.line > len("\n".join(written[:-1]).splitlines())


@pytest.mark.parametrize("name", sorted(LINKS))
def test_lists_may_hold_comments_and_blank_lines(name: str) -> None:
    lines = ["# six puzzles", "", *texts(name), "# of another program", "2x1:a2"]
    found = loads_all("\n".join(lines))
    assert len(found) == len(PUZZLES) + 1
    assert found[-1].puzzle == Puzzle(1, 2, {Cell(0, 1): 2})


def test_links_of_several_kinds_are_a_list() -> None:
    text = "".join(text for name in sorted(LINKS) for text in texts(name))
    assert len(loads_all(text)) == len(LINKS) * len(PUZZLES)


def test_a_link_that_a_mail_program_broke_is_one_puzzle() -> None:
    link = texts("pzpr", [Puzzle(20, 20, {Cell(row, row): 20 for row in range(20)})])[0]
    assert len(loads_all(f"{link[:30]}\n{link[30:]}")) == 1


@pytest.mark.parametrize(
    "text",
    [
        "2 . .\n\n. . .\n\n. . 7",
        "2 2\n2 2\n. .",
        "1 2\n1 .\n1 2\n. 1",
        "3 3\n\n9 . .\n. . .\n. . .",
        "3\n3\n9 . .\n. . .\n. . .\n1\n0 0 2 2\n",
        "3\n3\n9 . .\n. . .\n. . .\n0\n0 0 1 1 0 0 1 1 0 0 1 1\n",
    ],
)
def test_one_puzzle_stays_one(text: str) -> None:
    assert len(loads_all(text)) == 1


def test_the_place_of_an_error_is_that_in_the_whole_text() -> None:
    with pytest.raises(FormatError) as caught:
        loads_all("2 2\n4 .\n. .\n\n2 2\n4 .\n. x\n")
    assert (caught.value.line, caught.value.column) == (7, 3)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("1 2\n. 2\n" * 3, 6),
        ("1 2\r. 2\r\n" * 3, 6),
        ("2 2\n2 .\n. 2\n\n\n\n", 6),
        ("1\n2\n. 2\n" * 2, 6),
        ("https://puzz.link/p?shikaku/2/1/2g\n" * 6, 6),
    ],
)
def test_too_many_lines(text: str, line: int, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("_MAX_LINES", "_MAX_LINK_LINES"):
        monkeypatch.setattr(f"shikaku_gui.formats.puzzle_sequences.{name}", 6)
    loads_set(text)
    for name in ("_MAX_LINES", "_MAX_LINK_LINES"):
        monkeypatch.setattr(f"shikaku_gui.formats.puzzle_sequences.{name}", 5)
    with pytest.raises(FormatError, match=f"line {line}, column 1: expected at most 5 lines"):
        loads_set(text)


def test_too_many_puzzles(monkeypatch: pytest.MonkeyPatch) -> None:
    text = "2 1\n2\n.\n" * 3
    monkeypatch.setattr("shikaku_gui.formats.base.MAX_PUZZLES", 3)
    assert len(loads_set(text).names) == 3
    monkeypatch.setattr("shikaku_gui.formats.base.MAX_PUZZLES", 2)
    with pytest.raises(FormatError, match=r"line 7, column 1: expected at most 100000 puzzles"):
        loads_set(text)


@pytest.mark.parametrize(
    "text",
    [
        "2\n2 -\n- 2\n\n4 -\n- -\n\n- 4\n- -\n",  # the faces of a cube
        "a log\nof words\n\n4 -\n- -\n\n2 -\n2 -\n",
        "a,log\nof,words\n\n4,\n,\n\n2,\n2,\n",
    ],
)
def test_a_text_whose_first_part_is_no_puzzle_is_refused_once(text: str) -> None:
    for read in (loads, loads_set, _read_stream):
        with pytest.raises(FormatError) as caught:
            read(text)
        assert not isinstance(caught.value, SeveralPuzzlesError)


def _read_stream(text: str) -> None:
    for puzzle in stream_puzzles(io.BytesIO(text.encode())):
        assert isinstance(puzzle, UnreadPuzzle)
        puzzle.game()


def test_squares_below_one_number_each_follow_one_another() -> None:
    assert len(loads_all("2\n4 .\n. .\n3\n3 . .\n3 . .\n3 . .\n")) == 2
    assert len(loads_all("2\n4 .\n. .\n\n2\n4 .\n. .\n")) == 2
