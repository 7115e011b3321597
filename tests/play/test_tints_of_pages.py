"""On a web page the rectangles of a game have the colours that they have in the window."""

import random
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication

from shikaku_gui.formats import SavedGame
from shikaku_gui.model import Clear, Erase, Place, Puzzle, Rect
from shikaku_gui.play import Session, game_tints
from tests.page_scripts import evaluate

SCRIPTS = ("rules.js", "tints.js", "game.js")
SIDE = 24
EMPTY = {"rows": SIDE, "cols": SIDE, "clues": []}
PLAY = """
(() => {
  const game = new Game(Object.assign({}, given, { clues: rules.cluesOf(given) }), []);
  const key = (rect) => String(rules.toArray(rect));
  const found = (figures) => game.state.find((rect) => key(rect) === String(figures));
  const does = {
    draw: (figures) => game.draw(rules.fromArray(figures)),
    erase: (figures) => game.unmark(found(figures)),
    clear: () => game.clear(),
    undo: () => game.undo(),
    redo: () => game.redo(),
  };
  return moves.map(([name, figures]) => {
    does[name](figures);
    return game.state.map((rect) => [...rules.toArray(rect), game.tints.of(rect)]);
  });
})()
"""
"""Gives the rectangles and their tints after each move."""


def rects_at_random(dice: random.Random) -> list[Rect]:
    """Return rectangles in a small part of the grid, which replace each other."""
    return [
        Rect(dice.randint(0, 8), dice.randint(0, 8), dice.randint(1, 4), dice.randint(1, 4))
        for _ in range(40)
    ]


def bricks(dice: random.Random) -> list[Rect]:
    """Return the rectangles of a wall, each with many neighbours."""
    found = []
    for row in range(0, SIDE, 2):
        cuts = [0, *sorted(dice.sample(range(1, SIDE), 6)), SIDE]
        found += [Rect(row, left, 2, right - left) for left, right in pairwise(cuts)]
    return found


def play(session: Session, name: str, rect: Rect) -> None:
    """Make a move in the window's game."""
    match name:
        case "draw":
            session.play(Place(rect))
        case "erase":
            session.play(Erase(rect))
        case "clear":
            session.play(Clear())
        case "undo":
            session.undo()
        case _:
            session.redo()


def game_of(seed: int, rects: list[Rect]) -> tuple[Session, list[list[Any]], list[list[list[int]]]]:
    """Return a game at random, its moves, and the rectangles with their tints after each."""
    dice = random.Random(seed)
    session = Session(SavedGame(Puzzle(SIDE, SIDE, {})))
    moves: list[list[Any]] = []
    seen = []
    while len(moves) < 300:
        rect = dice.choice(rects)
        (name,) = dice.choices(("draw", "erase", "undo", "redo", "clear"), (80, 12, 10, 8, 0.5))
        if name == "draw" and rect in session.board:
            continue
        if name == "erase":
            if not session.board.rects:
                continue
            rect = dice.choice(session.board.rects)
        play(session, name, rect)
        moves.append([name, list(rect)])
        seen.append(sorted([*one, session.tints[one]] for one in session.board.rects))
    return session, moves, seen


@pytest.mark.parametrize(
    ("make", "seed", "gave_way"),
    [(rects_at_random, 2, 0), (rects_at_random, 4, 0), (bricks, 6, 2), (bricks, 23, 2)],
)
def test_rectangles_have_the_colours_of_the_window(
    make: Callable[[random.Random], list[Rect]], seed: int, gave_way: int, qapp: QCoreApplication
) -> None:
    session, moves, seen = game_of(seed, make(random.Random(seed)))
    found = evaluate(SCRIPTS, PLAY, given=EMPTY, moves=moves)
    assert [sorted(rects) for rects in found] == seen
    assert {move[0] for move in moves} == {"draw", "erase", "undo", "redo", "clear"}
    assert session.tints.version == gave_way  # how often neighbours got other tints


def test_a_board_that_a_page_begins_with_keeps_its_colours(qapp: QCoreApplication) -> None:
    session, _, seen = game_of(3, rects_at_random(random.Random(3)))
    tints = game_tints(session.game.saved())
    rects = session.board.rects
    known = {",".join(map(str, rect)): tints[rect] for rect in rects}
    found = evaluate(
        SCRIPTS,
        "(() => { const state = drawn.map(rules.fromArray);"
        " const tints = new Tints(state, new Map(Object.entries(known)));"
        " return state.map((rect) => [...rules.toArray(rect), tints.of(rect)]); })()",
        drawn=rects,
        known=known,
    )
    assert sorted(found) == seen[-1]
