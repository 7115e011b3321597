"""The names that programs using the package rely on; see docs/library.md."""

from collections.abc import Callable
from importlib import import_module

import pytest

from shikaku_gui.formats import SavedGame
from shikaku_gui.model import Board, Cell, Puzzle, Rect
from shikaku_gui.solver import grade, next_hint, solve

EXPORTED = {
    "model": "Board Cell Puzzle Rect apply problems",
    "formats": "FormatError HintsUsed SavedGame dumps format_for format_named load loads save",
    "solver": (
        "Answer Character CutShortError Difficulty Figures Grade Level NotFoundError Phase Recipe "
        "SolveResult Status Symmetry all_hints explain from_recipe generate grade mistakes "
        "next_hint solve verify why_wrong"
    ),
}
DOMINO = Puzzle(1, 2, {Cell(0, 0): 2})
RESULTS: list[tuple[Callable[[], object], str]] = [
    (lambda: Rect(0, 0, 1, 2), "row col height width"),
    (lambda: DOMINO, "rows cols clues title author source rules grade"),
    (lambda: SavedGame(DOMINO), "puzzle rects moves position seconds hints solution"),
    (
        lambda: solve(DOMINO),
        "status solutions complete problems figures rooms fixed alternatives cover seconds",
    ),
    (lambda: grade(DOMINO), "grade hardest steps"),
    (
        lambda: next_hint(Board(DOMINO)),
        "technique kind subjects conclusion views move",
    ),
]


@pytest.mark.parametrize("package", EXPORTED)
def test_names_are_exported(package: str) -> None:
    module = import_module(f"shikaku_gui.{package}")
    assert not [name for name in EXPORTED[package].split() if not hasattr(module, name)]


@pytest.mark.parametrize(("result", "attributes"), RESULTS)
def test_results_have_their_attributes(result: Callable[[], object], attributes: str) -> None:
    value = result()
    assert not [name for name in attributes.split() if not hasattr(value, name)]
