"""A drill: a position where one technique concludes something, kept as a line of text."""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import islice

from shikaku_gui.model import Board, Cell, Puzzle, Shape, apply
from shikaku_gui.solver.control import Stop
from shikaku_gui.solver.position_path import described_steps
from shikaku_gui.solver.techniques.hint_records import Technique
from shikaku_gui.solver.techniques.placement_sets import PlacementSets

LONGEST_LINE = 10_000
"""The most characters of a drill's line."""

MOST_CELLS = 2_500
"""The most cells of a drill's puzzle."""

_CLUES = re.compile(r"clues:(\d{1,4})x(\d{1,4})/([0-9a-z_?SWT]*)", re.ASCII)
_PART = re.compile(r"[a-z]|_|(?:\?|\d{1,7})[SWT]?", re.ASCII)
_LETTERS = {Shape.SQUARE: "S", Shape.WIDE: "W", Shape.TALL: "T"}
_SHAPES = {letter: shape for shape, letter in _LETTERS.items()}
_FORM = "PUZZLE STEP TECHNIQUE"
_MAX_QUOTED = 100


@dataclass(frozen=True, slots=True)
class Drill:
    """A position to practise a technique on.

    ``puzzle`` is the text of its clues (see :func:`drill_puzzle_text`). The position is that
    after ``step`` steps of the solve path.

    Raises:
        ValueError: the puzzle's text cannot be read, or the step is below 0.
    """

    puzzle: str
    step: int
    technique: Technique

    def __post_init__(self) -> None:
        if self.step < 0:
            raise ValueError(f"the number of steps cannot be {self.step}")
        _read_clues(self.puzzle)

    def __str__(self) -> str:
        """Return the line that :meth:`parse` reads.

        >>> str(Drill("clues:2x3/4a2c", 0, Technique.ONLY_CLUE))
        'clues:2x3/4a2c 0 only-clue'
        """
        return f"{self.puzzle} {self.step} {self.technique.value}"

    @classmethod
    def parse(cls, line: str) -> Drill:
        """Read a drill's line.

        Raises:
            ValueError: the line is no drill.
        """
        parts = line.split() if len(line) <= LONGEST_LINE else []
        if len(parts) != 3 or not re.fullmatch(r"\d{1,6}", parts[1], re.ASCII):
            raise ValueError(f"expected {_FORM}, not {line[:_MAX_QUOTED]!r}")
        puzzle, step, name = parts
        known = {technique.value: technique for technique in Technique}
        if name not in known:
            raise ValueError(f"expected a technique ({', '.join(known)}), not {name!r}")
        return cls(puzzle, int(step), known[name])


def drill_puzzle_text(puzzle: Puzzle) -> str:
    """Return the text that a drill names a puzzle by: its size and clues.

    The clues are written in row-major order, free cells between them as letters from ``a``
    (one) to ``z`` (26), clues side by side with ``_`` between them. The shape of a clue follows
    it as ``S``, ``W`` or ``T``.

    >>> drill_puzzle_text(Puzzle(2, 3, {Cell(0, 0): 4, Cell(0, 2): None}))
    'clues:2x3/4a?c'
    """
    parts: list[str] = []
    free = 0
    for cell in puzzle.grid.cells():
        if cell not in puzzle.clues:
            free += 1
            continue
        area = puzzle.clues[cell]
        letter = _LETTERS[puzzle.shapes[cell]] if cell in puzzle.shapes else ""
        parts += [_gap(free) or ("_" if parts else ""), f"{area or '?'}{letter}"]
        free = 0
    return f"clues:{puzzle.rows}x{puzzle.cols}/{''.join(parts)}{_gap(free)}"


def drill_position(drill: Drill, *, stop: Stop | None = None) -> Board:
    """Return the board of a drill.

    Raises:
        CutShortError: it was stopped.
    """
    board = Board(_read_clues(drill.puzzle))
    for hint in islice(described_steps(PlacementSets.of(board, stop=stop), stop), drill.step):
        if hint.move is not None:
            board = apply(board, hint.move)
    return board


def _gap(free: int) -> str:
    """Return the letters for a number of free cells."""
    return "z" * (free // 26) + (chr(ord("a") + free % 26 - 1) if free % 26 else "")


def _read_clues(text: str) -> Puzzle:
    """Read a puzzle's size and clues.

    Raises:
        ValueError: the text cannot be read.
    """
    found = _CLUES.fullmatch(text)
    parts = [] if found is None else _PART.findall(found[3])
    if found is None or "".join(parts) != found[3]:
        raise ValueError(f"expected clues:ROWSxCOLS/CLUES, not {text[:_MAX_QUOTED]!r}")
    rows, cols = int(found[1]), int(found[2])
    if not 0 < rows * cols <= MOST_CELLS:
        raise ValueError(f"a drill has 1 to {MOST_CELLS} cells, not {rows} x {cols}")
    clues: dict[Cell, int | None] = {}
    shapes: dict[Cell, Shape] = {}
    at = 0
    for part in parts:
        if part.isalpha():
            at += ord(part) - ord("a") + 1
        elif part != "_":
            cell, area = Cell(*divmod(at, cols)), part.rstrip("SWT")
            clues[cell] = None if area == "?" else int(area)
            if area != part:
                shapes[cell] = _SHAPES[part[-1]]
            at += 1
    if at != rows * cols:
        raise ValueError(f"expected {rows * cols} cells in {text[:_MAX_QUOTED]!r}, not {at}")
    return Puzzle(rows, cols, clues, shapes=shapes)
