"""Texts of janko.at."""

import pytest

from shikaku_gui.formats import FormatError, SavedGame, format_named, loads
from shikaku_gui.model import Cell, Puzzle
from tests.formats.samples import CLUES, JANKO, PUZZLE, SOLUTION

PAGE = f'<html><body>\n<script id="data" type="application/x-janko">\n{JANKO}</script>\n<p>x y'
TEXTS = [
    JANKO,
    JANKO.replace("[", "").replace("]", ""),
    PAGE,
    PAGE.replace("end\n", ""),
    JANKO.removeprefix("begin\n"),
    JANKO.replace(" \n", "\n").replace("\n", "  \n"),
    JANKO.replace("\n", "\r\n"),
    JANKO.replace("rows 3\ncols 4", "cols 4\nrows 3\nunit 7\ninfo a b"),
]


@pytest.mark.parametrize("text", TEXTS, ids=range(len(TEXTS)))
def test_texts(text: str) -> None:
    game = loads(text)
    assert game.puzzle.clues == CLUES
    assert game.solution == SOLUTION
    assert (game.puzzle.title, game.puzzle.author, game.puzzle.source) == ("T", "A", "S")


def test_a_square_and_a_question_mark() -> None:
    puzzle = loads("begin\npuzzle shikaku\nsize 2\nproblem\n? -\n- -\nend\n").puzzle
    assert puzzle == Puzzle(2, 2, {Cell(0, 0): None})


@pytest.mark.parametrize("labels", ["1 1 2 2\n1 2 7 7", "1 1 2 2\n1 1 2 2"])
def test_a_wrong_solution_is_dropped(labels: str) -> None:
    assert loads(JANKO.replace("1 1 2 2\n1 1 7 7", labels)).solution is None


@pytest.mark.parametrize("name", ["problem", "solution"])
def test_a_section_stands_once(name: str) -> None:
    grid = JANKO.partition(f"[{name}]\n")[2].partition("[solution]")[0].removesuffix("end\n")
    with pytest.raises(FormatError, match=f"one section '{name}'"):
        loads(JANKO.replace("end\n", f"{name}\n{grid}end\n"))


def test_written() -> None:
    game = SavedGame(PUZZLE, solution=SOLUTION)
    assert format_named("janko").to_text(game) == (
        "begin\npuzzle sikaku\nrows 3\ncols 4\n[problem]\n- 4 - 2\n- - 2 -\n- 4 - -\n"
        "[solution]\n0 0 1 1\n0 0 2 2\n3 3 3 3\nend\n"
    )
