"""Links of penpa-edit: packing, margins, layers."""

import json
import zlib
from base64 import b64decode

import pytest

from shikaku_gui.formats import (
    MAX_TEXT_BYTES,
    WRITABLE_FORMATS,
    FormatError,
    SavedGame,
    UnwritableError,
    loads,
)
from shikaku_gui.formats.penpa import ABBREVIATIONS
from shikaku_gui.model import Cell, Fill, Puzzle, Rect
from tests.formats.samples import (
    CLUES,
    DRAWN,
    PENPA,
    PENPA_LINES,
    PENPA_SOLUTION,
    SOLUTION,
    packed,
    penpa,
)

TEXT = "\n".join(PENPA_LINES)
SHORT = TEXT.replace('"number"', "zN").replace('"lineE"', "zE")


def changed(index: int, line: str) -> str:
    return penpa("\n".join([*PENPA_LINES[:index], line, *PENPA_LINES[index + 1 :]]))


LINKS = [
    PENPA,
    penpa(TEXT),
    penpa(SHORT),
    penpa(TEXT).replace("#m=", "?m="),
    penpa(TEXT).replace("m=edit", "m=solve"),
    penpa(TEXT) + "==",
    penpa(TEXT) + "&l=solvedup",
    f"penpa-edit/#m=edit&p={packed(TEXT)}&a={packed(PENPA_SOLUTION)}&q=x",
    penpa(TEXT)[:70] + "\n" + penpa(TEXT)[70:],
]


@pytest.mark.parametrize("link", LINKS, ids=range(len(LINKS)))
def test_links(link: str) -> None:
    game = loads(link)
    assert game.puzzle.clues == CLUES
    assert game.rects == DRAWN
    assert game.solution == (SOLUTION if "&a=" in link else None)


def test_a_plus_that_became_a_blank() -> None:
    lines = next(
        text for text in (TEXT + "\n" * extra for extra in range(500)) if "+" in packed(text)
    )
    assert loads(penpa(lines).replace("+", " ")).puzzle.clues == CLUES


def test_margins_are_no_part_of_the_puzzle() -> None:
    # One row over and two columns left of a grid of 3 x 4: the numbers of cells move.
    over, left, width = 1, 2, 4 + 2 + 4
    numbers = ",".join(
        f'"{(row + 2 + over) * width + col + 2 + left}":[{area},7,"1"]'
        for (row, col), area in CLUES.items()
    )
    text = "\n".join(
        ["square,6,4,38", f"[{over},0,{left},0]", "", f'{{"number":{{{numbers},"0":[9,7,"1"]}}}}']
    )
    puzzle = loads(penpa(text)).puzzle
    assert (puzzle.rows, puzzle.cols, puzzle.clues) == (3, 4, CLUES)


@pytest.mark.parametrize(
    ("value", "area"),
    [
        *(("7", 7), ('"7"', 7), ('" 12 "', 12), ('"?"', None), ('" "', None), ('"x"', None)),
        *(("0", None), ("null", None), ('"\u0664"', None)),
    ],
)
def test_values_of_clues(value: str, area: int | None) -> None:
    link = changed(3, f'{{"number":{{"18":[{value},1,"1"]}}}}')
    assert loads(link).puzzle.clues == {Cell(0, 0): area}


@pytest.mark.parametrize("value", ["{}", "[[1]]", "[true]", "[1.5]", "7", "[]"])
def test_values_that_are_none(value: str) -> None:
    with pytest.raises(FormatError, match=r"a number|a list"):
        loads(changed(3, f'{{"number":{{"18":{value}}}}}'))


def test_lines_given_by_the_setter_and_marks() -> None:
    # The upper layer holds the left column's line, the other only crosses and diagonals.
    given = '{"number":{"18":[3,1,"1"]},"lineE":{"66,74":3,"74,82":2,"82,90":3}}'
    lines = [*PENPA_LINES[:3], given, '{"lineE":{"66":98,"66,75":3,"1,2":3,"a,b":3}}']
    assert loads(penpa("\n".join(lines))).rects == (Rect(0, 0, 3, 1), Rect(0, 1, 3, 3))


def test_a_wrong_solution_is_dropped() -> None:
    assert loads(penpa(TEXT, '[[],[],["67,75,1"]]')).solution is None
    assert loads(penpa(TEXT, "[]")).solution is None


def test_other_genres_and_none() -> None:
    assert loads(changed(17, "[]")).puzzle.clues == CLUES
    assert loads(changed(17, "")).puzzle.clues == CLUES
    with pytest.raises(FormatError, match="nurikabe"):
        loads(changed(17, '["nurikabe"]'))


@pytest.mark.parametrize("before", ["", "https://swaroopg92.github.io/penpa-edit/#", "x/?"])
@pytest.mark.parametrize("mode", ["edit", "solve"])
def test_a_link_of_puzz_link_in_the_place_of_packed_text(before: str, mode: str) -> None:
    clues = {Cell(0, 0): 4}
    assert loads(f"{before}m={mode}&p=https://puzz.link/p?shikaku/2/2/4i").puzzle.clues == clues
    packed_link = "https%3A%2F%2Fpuzz.link%2Fp%3Fshikaku%2F2%2F2%2F4i"
    assert loads(f"{before}m={mode}&p={packed_link}").puzzle.clues == clues
    with pytest.raises(FormatError, match="nurikabe"):
        loads(f"{before}m={mode}&p=https://puzz.link/p?nurikabe/2/2/4i")


def test_a_link_may_lack_the_address_of_the_site() -> None:
    assert loads(PENPA[PENPA.index("m=edit") :]) == loads(PENPA)


def test_what_follows_the_packed_text_is_an_error() -> None:
    with pytest.raises(FormatError, match="the end of the link after a packed text"):
        loads(penpa(TEXT).rstrip("=") + "hello")


@pytest.mark.parametrize(
    ("rows", "cols", "center"), [(6, 12, 231), (10, 10, 286), (3, 3, 24), (3, 4, 195), (4, 3, 136)]
)
def test_what_is_written(rows: int, cols: int, center: int) -> None:
    puzzle = Puzzle(rows, cols, {Cell(0, 0): None, Cell(1, 1): 12}, "a, zz", "zL", "S")
    game = SavedGame(puzzle, (Fill((Rect(0, 0, 1, 2),)),), 1)
    link = WRITABLE_FORMATS["penpa"].to_text(game)
    lines = unpacked(link).split("\n")
    assert len(lines) == 19
    header = lines[0].split(",")
    assert header[:4] == ["square", str(cols), str(rows), "38"]
    assert header[9:11] == [str(center)] * 2
    assert header[15:18] == ["Title: a%2C zz", "Author: zL", "S"]
    first = 2 * (cols + 4) + 2
    assert json.loads(lines[3])["number"] == {
        str(first): [" ", 7, "1"],
        str(first + cols + 5): [12, 7, "1"],
    }
    assert sum(json.loads(lines[5])) == (rows + 1) * (cols + 4) + cols + 1  # the last cell
    assert (loads(link).puzzle, loads(link).rects[0]) == (puzzle, Rect(0, 0, 1, 2))


def test_a_puzzle_without_a_title_is_written_as_penpa_reads_it() -> None:
    # Without the blank after the colon, penpa-edit would show "Title:" as the title.
    link = WRITABLE_FORMATS["penpa"].to_text(SavedGame(Puzzle(1, 2, {Cell(0, 0): 2})))
    assert unpacked(link).split("\n")[0].split(",")[15:17] == ["Title: ", "Author: "]


def test_a_known_solution_is_written_for_the_answer_check() -> None:
    solution = tuple(Rect(row, 0, 1, 4) for row in range(4))
    puzzle = Puzzle(4, 4, {Cell(row, 0): 4 for row in range(4)})
    game = SavedGame(puzzle, solution=solution)
    link = WRITABLE_FORMATS["penpa"].to_text(game)
    # Penpa-edit ignores the solution of a link that opens its editor. In the other links the
    # time comes before what is checked.
    assert link.endswith("&l=solvedup")
    assert json.loads(unpacked(link).split("\n")[8])["sol_loopedge"] is True
    assert loads(link) == game
    # Penpa-edit compares texts, with the edges in their order.
    edges = json.loads(unpacked(link, "a"))[2]
    assert edges == sorted(edges)
    assert edges != sorted(edges, key=lambda edge: list(map(int, edge.split(","))))


def test_grids_that_penpa_does_not_have_are_not_written() -> None:
    with pytest.raises(UnwritableError, match="size"):
        WRITABLE_FORMATS["penpa"].to_text(SavedGame(Puzzle(101, 1, {})))


RULES = "One, two\n3 < 4 & 5 = 6\n100%2C &lt; <b>"


def test_title_author_and_rules_are_written_as_penpa_reads_them() -> None:
    puzzle = Puzzle(1, 2, {Cell(0, 0): 2}, "a, b < c%2C", "x & y", "S, T", rules=RULES)
    link = WRITABLE_FORMATS["penpa"].to_text(SavedGame(puzzle))
    assert loads(link).puzzle == puzzle
    header = unpacked(link).split("\n")[0].split(",")
    assert header[15:] == [
        *("Title: a%2C b &lt; c&#37;2C", "Author: x &amp; y", "S%2C T"),
        "One%2C two%2D3 %2Elt; 4 %2Eamp; 5 %2F 6%2D100%2E#37;2C %2Eamp;lt; %2Elt;b%2Egt;",
        *("OFF", "false"),
    ]


@pytest.mark.parametrize(
    ("tail", "source", "rules"),
    [
        ("S,One%2C two%2DThree%2E%2F,ON,false,x", "S", "One, two\nThree&="),
        ("https://a/?b=1,2,3,One<br>Two,OFF,false,", "https://a/?b=1,2,3", "One\nTwo"),
        ("S,,1,false", "S", ""),
        ("S", "S", ""),
    ],
)
def test_the_source_and_the_rules(tail: str, source: str, rules: str) -> None:
    link = changed(0, f"square,4,3,38,0,1,1,1,1,1,1,0,0,0,0,Title: T,Author: A,{tail}")
    puzzle = loads(link).puzzle
    assert (puzzle.title, puzzle.author) == ("T", "A")
    assert (puzzle.source, puzzle.rules) == (source, rules)


def unpacked(link: str, part: str = "p") -> str:
    """Return the text of a part of a link, without abbreviations."""
    blob = link.split(f"&{part}=")[1].split("&")[0]
    text = zlib.decompress(b64decode(blob), wbits=-15).decode()
    for short, long in ABBREVIATIONS:
        text = text.replace(short, long)
    return text


def test_a_small_link_is_not_unpacked_without_a_limit() -> None:
    limit = MAX_TEXT_BYTES // 4
    with pytest.raises(FormatError, match=f"at most {limit} bytes"):
        loads(penpa("x" * (limit + 1)))
