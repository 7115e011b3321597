"""What a new puzzle is to be like, and the first version of it."""

from collections.abc import Callable
from random import Random

from shikaku_gui.model import Rect
from shikaku_gui.solver.control import Control
from shikaku_gui.solver.generation.character import Character, shapes
from shikaku_gui.solver.generation.cutter import Cutter
from shikaku_gui.solver.generation.fault_lines import falls_apart, mended
from shikaku_gui.solver.generation.layout import Layout, place_clues, place_clues_symmetrically
from shikaku_gui.solver.generation.resplitting import resplit
from shikaku_gui.solver.generation.single_cells import without_singles
from shikaku_gui.solver.generation.symmetric_cutter import SymmetricCutter
from shikaku_gui.solver.generation.symmetry import Images, Symmetry

_CUTS = 8
_MAX_CUTS = 200


class PuzzleDraft:
    """What a new puzzle is to be like, and the source of its random numbers.

    ``weak`` asks for repairs that give away as little as possible, for harder puzzles.
    ``control`` has the limits of the work; ``report``, if given, is called with how much of a
    layout is done, from 0 to 1.
    """

    def __init__(
        self,
        rows: int,
        cols: int,
        character: Character,
        symmetry: Symmetry,
        rng: Random,
        *,
        weak: bool = False,
        control: Control | None = None,
        report: Callable[[float | None], None] | None = None,
    ) -> None:
        self.rows = rows
        self.cols = cols
        self.rng = rng
        self.weak = weak
        self.shapes = shapes(character, rows, cols)
        self.control = control or Control()
        self.report = report
        self.images = None if symmetry is Symmetry.NONE else Images(symmetry, rows, cols)

    def layout(self) -> Layout:
        """Return a new layout, as likely as not with several solutions."""
        rects = self._whole()
        self.control.check()
        if self.images is None:
            return Layout(self.rows, self.cols, place_clues(rects, self.rng))
        clues = place_clues_symmetrically(rects, self.rng, self.images)
        layout = Layout(self.rows, self.cols, clues, images=self.images)
        resplit(layout, list(clues), self.rng)
        return layout

    def _whole(self) -> list[Rect]:
        """Return a cut that does not fall apart, or the last of several tries.

        A few tiny symmetric grids, such as 1 x 2, cannot do without single cells: on 2 x 2
        both ways to lay two rectangles fit clues that half a turn swaps.
        """
        if self.images is not None and self.rows == self.cols == 2:
            return [Rect(row, col, 1, 1) for row in range(2) for col in range(2)]
        good = 0
        for _ in range(_MAX_CUTS):
            rects = self._joined(self._cut())
            if rects is None:
                continue
            good += 1
            if good == _CUTS or not falls_apart(self.rows, self.cols, rects):
                return rects
        return self._cut()

    def _cut(self) -> list[Rect]:
        sides = self.rows, self.cols
        if self.images is None:
            cutter = Cutter(*sides, self.shapes, self.rng, self.control)
        else:
            cutter = SymmetricCutter(*sides, self.shapes, self.rng, self.control, self.images)
        return cutter.cut(self.rows * self.cols)

    def _joined(self, rects: list[Rect]) -> list[Rect] | None:
        """Return a cut without single cells and with few straight lines; None where that failed."""
        rows, cols = self.rows, self.cols
        if rows * cols == 1:
            return rects
        self.control.check()
        whole = without_singles(rows, cols, rects, self.rng, self.images)
        self.control.check()
        if whole is None or self.images is not None:
            return whole
        return mended(rows, cols, whole, self.rng)
