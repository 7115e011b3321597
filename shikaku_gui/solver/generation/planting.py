"""Makes layouts around hard cores, so that the techniques wanted are needed in them.

The cores are put at random places, the rest of the grid is cut into random rectangles, and
only the rest is repaired until the basic deductions decide it.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from math import isqrt

from shikaku_gui.model import Cell, Rect
from shikaku_gui.solver.difficulty import Difficulty
from shikaku_gui.solver.generation.fault_lines import falls_apart
from shikaku_gui.solver.generation.generation_context import GenerationContext
from shikaku_gui.solver.generation.hard_cores import ORIENTATIONS, HardCore, fitting_cores
from shikaku_gui.solver.generation.layout import Layout
from shikaku_gui.solver.generation.rectangle_geometry import shifted
from shikaku_gui.solver.generation.single_cells import without_singles
from shikaku_gui.solver.generation.uniqueness import make_unique
from shikaku_gui.solver.result import Level
from shikaku_gui.solver.techniques.catalogue import TECHNIQUES
from shikaku_gui.solver.techniques.hint_records import Technique

# Stranded cells are in most cores that are drawn for other techniques.
_SHARES = {key: record.core_share for key, record in TECHNIQUES.items() if record.core_share}
HARDEST = {TECHNIQUES[technique].level: technique for technique in _SHARES}
"""The hardest technique of the two levels that are made around cores."""

TRIES_PER_STEP = 12
"""After this many attempts, one step less of the level is enough."""

_PLACES = 30
_CUTS = 12
_GOOD_CUTS = 4
# This many cores are drawn; the one that is worth the most for its cells is taken.
_DRAWN = 3
# The cores take up at most this share of the grid.
_MOST_COVERED = 0.65
# One that is asked for, and its image, may take up more.
_MOST_NEEDED = 0.9


def least_steps(rows: int, cols: int, tries_before: int) -> int:
    """Return how many steps of its level a hard or expert puzzle has at least: 3 on 10 x 10.

    Where many attempts have failed, fewer are enough.
    """
    return max(1, isqrt(rows * cols) * 3 // 10 - tries_before // TRIES_PER_STEP)


def is_varied(counts: Mapping[Technique, int]) -> bool:
    """Tell whether at most 60 % of three or more steps from *hard* on are of one technique."""
    hard = [count for step, count in counts.items() if TECHNIQUES[step].level in HARDEST]
    return sum(hard) < 3 or 5 * max(hard) <= 3 * sum(hard)


def can_plant(context: GenerationContext, wanted: Difficulty) -> bool:
    """Tell whether there are cores of that level for such a grid."""
    return any(_fitting(context, wanted, technique) for technique in _of_level(wanted))


def planted_layout(
    context: GenerationContext,
    wanted: Difficulty,
    needs: Technique | None,
    least: int,
    *,
    varied: bool,
) -> Layout | None:
    """Return a layout in which all is decided but its cores; None if this attempt failed.

    The cores have at least ``least`` steps of the wanted level, and with ``varied`` not too many of
    one technique.

    Raises:
        CutShortError: a limit was reached.
    """
    planted = _plant_cores(context, wanted, needs, least, varied=varied)
    if not planted:
        return None
    rest = _cut_around(context, planted)
    if rest is None:
        return None
    layout = context.layout_around(planted, rest)
    return layout if make_unique(layout, context, Level.BASIC) else None


def _of_level(wanted: Difficulty) -> list[Technique]:
    return [technique for technique in _SHARES if TECHNIQUES[technique].level is wanted]


def _fitting(
    context: GenerationContext, wanted: Difficulty, technique: Technique
) -> tuple[HardCore, ...]:
    sides = (context.rows, context.cols)
    pairs = context.images is not None
    return fitting_cores(technique, HARDEST[wanted], sides, context.character.area, pairs=pairs)


def _random_cores_of_level(context: GenerationContext, wanted: Difficulty) -> Iterator[HardCore]:
    """Yield random cores of a level."""
    kinds = {technique: _fitting(context, wanted, technique) for technique in _of_level(wanted)}
    shares = [_SHARES[technique] if cores else 0 for technique, cores in kinds.items()]
    while True:
        (cores,) = context.rng.choices(list(kinds.values()), shares)
        drawn = [cores[int(context.rng.random() * len(cores))] for _ in range(_DRAWN)]
        yield max(drawn, key=lambda core: _worth(core, wanted) / core.area)


def steps_of_level(counts: Mapping[Technique, int], level: Difficulty) -> int:
    """Return how many steps are of a level, by how many there are of each technique."""
    return sum(count for step, count in counts.items() if TECHNIQUES[step].level is level)


def _worth(core: HardCore, wanted: Difficulty) -> float:
    """Return the number of steps of a level; stranded cells, the most frequent, count a third."""
    return steps_of_level(core.steps, wanted) - core.steps.get(Technique.STRANDED_CELL, 0) * 2 / 3


class _Planting:
    """Cores put at random places of a grid.

    ``rects`` are their rectangles, ``steps`` is how many steps of each technique they need.
    """

    def __init__(self, context: GenerationContext) -> None:
        self.rects: dict[Cell, Rect] = {}
        self.steps: Counter[Technique] = Counter()
        self._context = context
        self._frames: list[Rect] = []

    def put(self, core: HardCore, most: float) -> bool:
        """Put a core at a random place, and its twin at the image of that; return whether it fits.

        All cores together may cover ``most`` of the grid.
        """
        context, images = self._context, self._context.images
        copies = 1 if images is None else 2
        covered = sum(rect.area for rect in self.rects.values())
        if covered + copies * core.area > most * context.rows * context.cols:
            return False
        turned = core.turned(int(context.rng.random() * ORIENTATIONS))
        frame = _free_frame(context, turned, self._frames)
        if frame is None:
            return False
        self._frames.append(frame)
        self.rects.update(_shifted_rects(turned.rects, frame))
        if images is not None:
            self._frames.append(images.rect(frame))
            twin = _shifted_rects(turned.twin, frame)
            self.rects.update((images.cell(clue), images.rect(rect)) for clue, rect in twin)
        self.steps.update(core.steps)
        return True


def _shifted_rects(rects: Iterable[tuple[Cell, Rect]], frame: Rect) -> Iterator[tuple[Cell, Rect]]:
    """Yield the clues and rectangles of a core that is put in a frame of the grid."""
    for clue, rect in rects:
        yield Cell(clue.row + frame.row, clue.col + frame.col), shifted(rect, *frame.first)


def _plant_cores(
    context: GenerationContext,
    wanted: Difficulty,
    needs: Technique | None,
    least: int,
    *,
    varied: bool,
) -> dict[Cell, Rect]:
    """Put cores at random places until their steps are enough and varied; return their rectangles.

    What the cores need between walls they mostly need in the puzzle, so that what is not varied is
    known before the rest is cut and repaired.
    """
    planting = _Planting(context)
    needed = _fitting(context, wanted, needs) if needs is not None else ()
    for _ in range(_PLACES if needed else 0):
        context.control.check()
        core = needed[int(context.rng.random() * len(needed))]
        if planting.put(core, _MOST_NEEDED):
            break
    if needed and not planting.rects:
        return {}
    cores = _random_cores_of_level(context, wanted)
    for _ in range(_PLACES + 10 * least):
        context.control.check()
        enough = steps_of_level(planting.steps, wanted) >= least
        if planting.rects and enough and (not varied or is_varied(planting.steps)):
            return planting.rects
        planting.put(next(cores), _MOST_COVERED)
    return {}


def _free_frame(context: GenerationContext, core: HardCore, frames: list[Rect]) -> Rect | None:
    """Return a random place for a core beside those that are taken; None if none was found."""
    down, right = context.rows - core.height, context.cols - core.width
    if down < 0 or right < 0:
        return None
    for _ in range(_PLACES):
        row = int(context.rng.random() * (down + 1))
        col = int(context.rng.random() * (right + 1))
        frame = Rect(row, col, core.height, core.width)
        if any(map(frame.overlaps, frames)):
            continue
        if context.images is None or not frame.overlaps(context.images.rect(frame)):
            return frame
    return None


def _cut_around(context: GenerationContext, planted: Mapping[Cell, Rect]) -> list[Rect] | None:
    """Cut the cells that the cores leave; None if that failed several times."""
    rows, cols = context.rows, context.cols
    area = rows * cols - sum(rect.area for rect in planted.values())
    good = 0
    for _ in range(_CUTS):
        context.control.check()
        cutter = context.cutter()
        for rect in planted.values():
            cutter.block(rect)
        cut = without_singles(
            rows, cols, cutter.cut(area), context.rng, context.control, context.images
        )
        # A rectangle put in the middle of a symmetric grid may overlap a core.
        if cut is None or sum(rect.area for rect in cut) != area:
            continue
        good += 1
        if good == _GOOD_CUTS or not falls_apart(
            rows, cols, [*cut, *planted.values()], context.control
        ):
            return cut
    return None
