"""The identity of a puzzle, its identity up to symmetry, and its size class."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from enum import Enum
from itertools import product
from typing import TypeAlias

from shikaku_gui.model import Puzzle

CANONICAL_FORM_VERSION = 1
"""The version of :func:`canonical_form`; stored forms are comparable within a version."""

_Clues: TypeAlias = list[tuple[int, int, int]]
"""Row, column and area of clues, 0 for an unknown area."""


def puzzle_id(puzzle: Puzzle) -> str:
    """Return 32 hexadecimal digits that identify a puzzle by its size and clues alone.

    Title, author, source and grade do not matter. The digits are the beginning of the
    SHA-256 of the size and the clues as text.

    >>> puzzle_id(Puzzle(1, 2, {}, title="One")) == puzzle_id(Puzzle(1, 2, {}, title="Two"))
    True
    """
    clues = ((row, col, area or 0) for (row, col), area in puzzle.clues.items())
    return _digest(_text(puzzle.rows, puzzle.cols, clues))


def canonical_id(puzzle: Puzzle) -> str:
    """Return 32 hexadecimal digits that a puzzle shares with its rotations and reflections.

    They are the :func:`puzzle_id` of the image that :func:`canonical_form` chooses.
    """
    return _digest(canonical_form(puzzle))


def canonical_form(puzzle: Puzzle) -> str:
    """Return the size and the clues of the least of the eight images of a puzzle, as text.

    The images are the rotations and reflections of the grid. The least one has the fewest
    rows; among those its clues are the least sequence of (row, column, area) in row-major
    order, where an unknown area counts as 0. docs/datasets.md says so, too: this is version
    :data:`CANONICAL_FORM_VERSION`.

    >>> from shikaku_gui.model import Cell
    >>> canonical_form(Puzzle(3, 2, {Cell(0, 1): 4, Cell(1, 0): 2}))
    '2x3:0,0,4;1,1,2'
    """
    height, width = sorted((puzzle.rows, puzzle.cols))
    clues = [(row, col, area or 0) for (row, col), area in puzzle.clues.items()]
    sides: list[_Clues] = []
    if puzzle.rows == height:
        sides.append(clues)
    if puzzle.cols == height:
        sides.append([(col, row, area) for row, col, area in clues])

    def flipped(listed: _Clues, down: bool, across: bool) -> _Clues:
        return sorted(
            (height - 1 - row if down else row, width - 1 - col if across else col, area)
            for row, col, area in listed
        )

    # Few images have the least first row, and only those are sorted as a whole. The clue added
    # stands for all that follow in other rows, which are greater than any clue of that row.
    images = list(product(sides, (False, True), (False, True)))
    firsts = [
        [*flipped(_edge(side, last=down), down, across), (height, 0, 0)]
        for side, down, across in images
    ]
    least = min(firsts)
    candidates = [image for image, first in zip(images, firsts, strict=True) if first == least]
    return _text(height, width, min(flipped(*image) for image in candidates))


def _edge(clues: _Clues, *, last: bool) -> _Clues:
    """Return the clues of the first row, or the last one, that has clues."""
    rows = {row for row, _, _ in clues}
    edge = (max if last else min)(rows, default=0)
    return [clue for clue in clues if clue[0] == edge]


def _text(rows: int, cols: int, clues: Iterable[tuple[int, int, int]]) -> str:
    listed = ";".join(f"{row},{col},{area or '?'}" for row, col, area in clues)
    return f"{rows}x{cols}:{listed}"


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode("ascii")).hexdigest()[:32]


class SizeClass(Enum):
    """Size classes, within which times are compared; the value is the largest area."""

    TINY = 36
    SMALL = 100
    MEDIUM = 225
    LARGE = 600
    GIANT = None

    @classmethod
    def of(cls, rows: int, cols: int) -> SizeClass:
        """Return the class of a grid.

        >>> SizeClass.of(10, 10), SizeClass.of(31, 45)
        (<SizeClass.SMALL: 100>, <SizeClass.GIANT: None>)
        """
        return next(size for size in cls if size.value is None or rows * cols <= size.value)
