"""Boards as commands print them in a terminal."""

import pytest
from hypothesis import given

from shikaku_gui.cli.text_board import draw_board
from shikaku_gui.formats import SavedGame, loads, loads_all, recognise
from shikaku_gui.model import Board, Cell, Puzzle, Rect
from tests.examples import share_of_examples
from tests.formats.games import solved_games

THREE = Puzzle(3, 3, {Cell(0, 0): 3, Cell(0, 1): 2, Cell(2, 2): 4})
SOLVED = (Rect(0, 0, 3, 1), Rect(0, 1, 1, 2), Rect(1, 1, 2, 2))
TABLE = "+---+---+\n| 2 |   |\n+---+---+\n|   | 2 |\n+---+---+\n"
each = pytest.mark.parametrize("ascii_only", [False, True], ids=["box", "ascii"])


@each
@share_of_examples(0.5)
@given(game=solved_games())
def test_a_solved_board_is_read_back(ascii_only: bool, game: SavedGame) -> None:
    assert game.solution is not None
    text = draw_board(Board(game.puzzle, game.solution), ascii_only=ascii_only)
    again = loads(text)
    assert recognise(text).name == "drawing"
    assert again.puzzle.clues == game.puzzle.clues
    assert (again.puzzle.rows, again.puzzle.cols) == (game.puzzle.rows, game.puzzle.cols)
    assert again.rects == tuple(sorted(game.solution))


@each
@pytest.mark.parametrize("area", [None, 2, 10, 144])
@pytest.mark.parametrize("drawn", [(), SOLVED[:1], SOLVED[1:2]], ids=len)
def test_clues_and_what_is_drawn_so_far(
    ascii_only: bool, area: int | None, drawn: tuple[Rect, ...]
) -> None:
    puzzle = Puzzle(3, 3, {**THREE.clues, Cell(0, 1): area, Cell(1, 1): 1})
    game = loads(draw_board(Board(puzzle, drawn), ascii_only=ascii_only))
    assert game.puzzle == puzzle
    assert game.rects == drawn


@each
def test_boards_among_words(ascii_only: bool) -> None:
    board = draw_board(Board(THREE, SOLVED), ascii_only=ascii_only)
    words = "https://puzz.link/p?shikaku/1/1/1:"
    text = f"{words}\n{board}\nThis is the only solution.\nsize  3 x 3\n"
    assert [game.rects for game in loads_all(text * 3)] == [SOLVED] * 3
    assert loads(text).puzzle == THREE
    assert loads(text.replace("\n", "\r\n")).rects == SOLVED
    assert [game.rects for game in loads_all(f"{board}\n\n{board}\n")] == [SOLVED] * 2


def test_a_board_in_characters_of_boxes_ends_at_its_lower_edge() -> None:
    board = draw_board(Board(THREE, SOLVED))
    assert len(loads_all(f"{board}\n{board}")) == 2


def test_a_table_has_no_rectangles() -> None:
    game = loads(TABLE)
    assert game.puzzle == Puzzle(2, 2, {Cell(0, 0): 2, Cell(1, 1): 2})
    assert game.rects == ()


def test_cells_that_are_rectangles_of_their_own_are_drawn() -> None:
    assert len(loads(draw_board(Board(Puzzle(1, 2, {}), ()))).rects) == 0
    ones = Puzzle(1, 2, {Cell(0, 0): 1, Cell(0, 1): 1})
    drawn = (Rect(0, 0, 1, 1), Rect(0, 1, 1, 1))
    assert loads(draw_board(Board(ones, drawn))).rects == drawn
