"""The settings and tools of one attempt at a new puzzle."""

from collections.abc import Callable
from random import Random

from shikaku_gui.model import Cell, Rect
from shikaku_gui.solver.control import Control
from shikaku_gui.solver.generation.character import Character, shapes
from shikaku_gui.solver.generation.cutter import Cutter, SymmetricCutter
from shikaku_gui.solver.generation.fault_lines import cross_fault_lines, falls_apart
from shikaku_gui.solver.generation.layout import Layout, place_clues
from shikaku_gui.solver.generation.single_cells import without_singles
from shikaku_gui.solver.generation.strip_transfer import make_asymmetric
from shikaku_gui.solver.generation.symmetry import Images, Symmetry

# A cut that falls apart is made again until this many cuts without single cells were made.
_MAX_GOOD_CUTS = 8
_MAX_CUTS = 200


class GenerationContext:
    """The settings, random numbers, limits and progress callback of one attempt.

    ``keep_hard`` asks for repairs that make the puzzle as little easier as possible.
    ``report`` is called with the share of the repairs that is done, from 0 to 1.
    """

    def __init__(
        self,
        rows: int,
        cols: int,
        character: Character,
        symmetry: Symmetry,
        rng: Random,
        control: Control,
        *,
        keep_hard: bool = False,
        report: Callable[[float], None] | None = None,
    ) -> None:
        self.rows = rows
        self.cols = cols
        self.character = character
        self.rng = rng
        self.control = control
        self.keep_hard = keep_hard
        self.report = report
        self.shapes = shapes(character, rows, cols)
        self.images = None if symmetry is Symmetry.NONE else Images(symmetry, rows, cols)

    def new_layout(self) -> Layout:
        """Return a random layout, which may have several solutions.

        Raises:
            CutShortError: a limit was reached.
        """
        rects = self._rects()
        self.control.check()
        return self.layout_around({}, rects)

    def layout_around(self, locked: dict[Cell, Rect], rects: list[Rect]) -> Layout:
        """Return a layout of rectangles whose clues are locked, and others with random clues.

        The others are symmetric at first where the clues are to be, and then few of them.

        Raises:
            CutShortError: a limit was reached.
        """
        clues = place_clues(rects, self.rng, self.control, self.images)
        layout = Layout(self.rows, self.cols, clues | locked, self.images, frozenset(locked))
        if self.images is not None:
            make_asymmetric(layout, self.images, self.shapes, self.rng, self.control)
        return layout

    def _rects(self) -> list[Rect]:
        """Return a cut that does not fall apart, or the last of several tries.

        Some tiny symmetric grids, such as 1 x 2, need single cells. On 2 x 2, two
        rectangles with clues that half a turn swaps can lie in two ways, so there are
        always two solutions.
        """
        if self.images is not None and self.rows == self.cols == 2:
            return [Rect(row, col, 1, 1) for row in range(2) for col in range(2)]
        good = 0
        for _ in range(_MAX_CUTS):
            rects = self._improve(self._cut())
            if rects is None:
                continue
            good += 1
            if good == _MAX_GOOD_CUTS or not falls_apart(self.rows, self.cols, rects, self.control):
                return rects
        return self._cut()

    def _cut(self) -> list[Rect]:
        return self.cutter().cut(self.rows * self.cols)

    def cutter(self) -> Cutter:
        """Return a cutter of the whole grid."""
        settings = self.rows, self.cols, self.shapes, self.rng, self.control
        if self.images is None:
            return Cutter(*settings)
        return SymmetricCutter(*settings, self.images)

    def _improve(self, rects: list[Rect]) -> list[Rect] | None:
        """Return a cut without single cells and with few fault lines; None if that failed."""
        rows, cols = self.rows, self.cols
        if rows * cols == 1:
            return rects
        self.control.check()
        joined = without_singles(rows, cols, rects, self.rng, self.control, self.images)
        self.control.check()
        if joined is None or self.images is not None:
            return joined
        return cross_fault_lines(rows, cols, joined, self.rng, self.control)
