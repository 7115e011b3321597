"""Every text of the reference vectors: read as the programs that wrote them read it."""

from typing import Any

import pytest

from shikaku_gui.formats import FormatError, format_named, loads, recognise
from shikaku_gui.model import Cell, Rect, is_solved
from tests.reference_data import malformed, vectors

FORMAT_OF = {
    "pzpr-url": {"pzpr"},
    "pzprv3-file": {"pzprv3"},
    "pzprv3-url": {"pzprv3-link"},
    "sgt-id": {"sgt"},
    "sgt-sav": {"sgt-save"},
    "sgt-text": {"sgt-art"},
    "penpa-url": {"penpa"},
    "janko": {"janko"},
    "kanpen-url": {"kanpen-link"},
    "kanpen-text": {"kanpen", "grid"},
    "kanpen-xml": {"kanpen-xml"},
    "puzzlekit-text": {"grid"},
    "twoline-dash-text": {"grid"},
    "pycsp3-json": {"pycsp3"},
    "pycsp3-txt": {"pycsp3-text"},
    "puzzle-shikaku-task": {"sgt"},
}
# Labels only, without any clue: no puzzle, and not to be told from a grid of clues.
NOT_A_PUZZLE = {"puzzlekit-solution"}


VECTORS = [row for row in vectors() if row["format"] not in NOT_A_PUZZLE]
MALFORMED = malformed()


def each(rows: list[dict[str, Any]]) -> pytest.MarkDecorator:
    """Let a test be one for each format, with all its rows: one for each row takes far longer."""
    by_format: dict[str, list[dict[str, Any]]] = {}
    for row in rows:
        by_format.setdefault(row["format"], []).append(row)
    return pytest.mark.parametrize("rows", by_format.values(), ids=list(by_format))


each_vector = each(VECTORS)
LINED = [row for row in VECTORS if row.get("rooms") and not row["format"].startswith("kanpen")]
# An area of 0 has no sign of its own here: it is written as an unknown one.
CANONICAL = [
    row for row in VECTORS if "canonical" in row and all(area for *_, area in row["clues"])
]
READ_ONLY = {"sgt-text", "penpa-url", "pycsp3-txt"}
WRITTEN = [row for row in VECTORS if row["format"] not in READ_ONLY]


def clues_of(row: dict[str, Any]) -> dict[Cell, int | None]:
    """An area of 0 means a clue whose area does not matter, which is what unknown is."""
    return {Cell(r, c): area or None for r, c, area in row["clues"]}


def rects_of(rooms: list[list[int]]) -> set[Rect]:
    """The rooms that are rectangles, by a way that shares nothing with the package."""
    cells: dict[int, list[Cell]] = {}
    for r, line in enumerate(rooms):
        for c, room in enumerate(line):
            cells.setdefault(room, []).append(Cell(r, c))
    boxes = [(Rect.between(found[0], max(found)), len(found)) for found in cells.values()]
    return {box for box, count in boxes if box.area == count}


def test_there_are_vectors_of_every_format() -> None:
    assert len(VECTORS) > 170
    assert {row["format"] for row in VECTORS} == set(FORMAT_OF)


@each_vector
def test_puzzle(rows: list[dict[str, Any]]) -> None:
    for row in rows:
        puzzle = loads(row["text"]).puzzle
        assert (puzzle.rows, puzzle.cols) == (row["rows"], row["cols"]), row["id"]
        assert puzzle.clues == clues_of(row), row["id"]


@each_vector
def test_bytes_are_read_as_text_is(rows: list[dict[str, Any]]) -> None:
    for row in rows:
        assert loads(row["text"].encode("utf-8")) == loads(row["text"]), row["id"]
        assert loads(b"\xef\xbb\xbf" + row["text"].encode("utf-8")) == loads(row["text"]), row["id"]


@each_vector
def test_format_is_recognised(rows: list[dict[str, Any]]) -> None:
    for row in rows:
        assert recognise(row["text"]).name in FORMAT_OF[row["format"]], row["id"]


@each_vector
def test_answer(rows: list[dict[str, Any]]) -> None:
    for row in rows:
        game = loads(row["text"])
        if row.get("rects") is not None:
            corners = (Rect.between(Cell(a, b), Cell(c, d)) for a, b, c, d in row["rects"])
            assert set(game.rects) == set(corners), row["id"]
        if row["solution"] is not None:
            answer = game.solution if row["format"] == "janko" else game.rects
            assert set(answer or ()) == rects_of(row["solution"]), row["id"]
        if row.get("aux_solution") is not None:
            assert set(game.solution or ()) == rects_of(row["aux_solution"]), row["id"]


@each(LINED)
def test_borders_become_the_closed_rectangles(rows: list[dict[str, Any]]) -> None:
    for row in rows:
        game = loads(row["text"])
        closed = rects_of(row["rooms"]) - {game.puzzle.grid}
        one_clue = {rect for rect in closed if len(game.puzzle.clues_in(rect)) <= 1}
        assert set(game.rects) - {game.puzzle.grid} == one_clue, row["id"]


@each_vector
def test_metadata(rows: list[dict[str, Any]]) -> None:
    for row in rows:
        puzzle, meta = loads(row["text"]).puzzle, row.get("meta") or {}
        for key in ("title", "author", "source"):
            if key in meta:
                assert getattr(puzzle, key) == meta[key], row["id"]


@each(CANONICAL)
def test_canonical_text(rows: list[dict[str, Any]]) -> None:
    for row in rows:
        known = format_named("pzpr" if row["format"] == "pzpr-url" else "sgt")
        written = known.to_text(loads(row["text"]))
        assert written.removeprefix("https://puzz.link/p?") == row["canonical"], row["id"]


@each(WRITTEN)
def test_round_trip_in_its_own_format(rows: list[dict[str, Any]]) -> None:
    for row in rows:
        known = recognise(row["text"])
        game = loads(row["text"])
        again = loads(known.to_text(game))
        assert again.puzzle == game.puzzle, row["id"]
        assert set(again.rects) >= set(game.rects), row["id"]
        assert again.solution == game.solution, row["id"]


# pzprjs itself writes boxes that overlap: what is left of them is read, see ListedRects.
OVERLAPPING = {"overlapping rectangles", "overlapping areas"}


@each([row for row in MALFORMED if row["advice"] == "reject" and row["why"] not in OVERLAPPING])
def test_malformed_is_refused_with_a_place(rows: list[dict[str, Any]]) -> None:
    for row in rows:
        with pytest.raises(FormatError) as caught:
            loads(row["text"])
        lines = row["text"].split("\n")
        line, column = caught.value.line, caught.value.column
        assert line is not None, row["id"]
        assert column is not None, row["id"]
        assert 1 <= line <= len(lines), row["id"]
        assert 1 <= column <= len(lines[line - 1]) + 1, row["id"]


ACCEPTED = {
    "bad-pzpr-url-39": {Cell(0, 0): 16},
    "bad-pzpr-url-45": {Cell(0, 0): 4},
    "bad-pzpr-url-46": {Cell(0, 0): 4},
    "bad-kanpen-xml-03": {Cell(0, 0): 2},
    "bad-sgt-id-14": {Cell(0, 0): 1},
}
REFUSED = {"bad-pzprv3-file-14", "bad-kanpen-xml-11", "bad-janko-02"}


@each([row for row in MALFORMED if row["advice"] != "reject"])
def test_doubtful_is_read_as_decided(rows: list[dict[str, Any]]) -> None:
    for row in rows:
        if row["id"] in REFUSED:
            with pytest.raises(FormatError):
                loads(row["text"])
        else:
            assert loads(row["text"]).puzzle.clues == ACCEPTED[row["id"]], row["id"]


def test_complete_answers_are_solved_boards() -> None:
    complete = [row for row in VECTORS if row["solution"] is not None and row["format"] != "janko"]
    for row in complete:
        assert is_solved(loads(row["text"]).board), row["id"]
