"""Links of penpa-edit: packing, margins, layers."""

import pytest

from shikaku_gui.formats import FormatError, loads
from shikaku_gui.model import Cell, Rect
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
