"""Phase 1: every placement of every clue.

A *placement* of a clue is a rectangle of the clue's area (any area that the others
leave over, for a "?") that holds its own clue and no other.

:func:`placements` lists them for a puzzle, :func:`live_placements` those that agree
with a board; both in row-major order of the clues, as tuples that the deductions of
:mod:`shikaku_gui.solver.propagation` take.
"""

from collections.abc import Sequence
from typing import TypeAlias

from shikaku_gui.model import Board, Puzzle, Rect
from shikaku_gui.solver.bitmasks import Frame, clue_masks
from shikaku_gui.solver.control import Control

Placements: TypeAlias = tuple[tuple[Rect, ...], ...]


def largest_unknown(puzzle: Puzzle) -> int:
    """Return the largest area a "?" clue can have: what all the others leave over."""
    known = [area for area in puzzle.clues.values() if area is not None]
    unknown = len(puzzle.clues) - len(known)
    return max(0, puzzle.area - sum(known) - max(0, unknown - 1))


def settled_areas(puzzle: Puzzle) -> Puzzle:
    """Return the puzzle with the area of its "?" filled in where it has only one."""
    unknown = [cell for cell, area in puzzle.clues.items() if area is None]
    rest = largest_unknown(puzzle)
    if len(unknown) != 1 or not rest:
        return puzzle
    return Puzzle(puzzle.rows, puzzle.cols, {**puzzle.clues, unknown[0]: rest})


def placements(puzzle: Puzzle) -> Placements:
    """Return the placements of each clue, the clues in row-major order.

    A clue without any yields an empty tuple.
    """
    frame = Frame(puzzle.grid)
    masks = clue_masks(settled_areas(puzzle), frame, largest_unknown(puzzle), Control())
    return tuple(tuple(map(frame.rect, live)) for live in masks)


def live_placements(board: Board, of_puzzle: Sequence[Sequence[Rect]] | None = None) -> Placements:
    """Return the placements that agree with the rectangles drawn on a board.

    A clue whose drawn rectangle is one of its placements keeps that one alone; the
    others keep those that touch nothing drawn. ``of_puzzle`` are the placements of the
    board's puzzle, where they are known already.
    """
    known = placements(board.puzzle) if of_puzzle is None else of_puzzle
    live: list[tuple[Rect, ...]] = []
    for cell, mine in zip(board.puzzle.clues, known, strict=True):
        drawn = board.at(cell)
        if drawn is not None and drawn in mine:
            live.append((drawn,))
        else:
            live.append(tuple(rect for rect in mine if not board.touching(rect)))
    return tuple(live)
