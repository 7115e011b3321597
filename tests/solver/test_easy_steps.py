"""The two easiest techniques on puzzles that change, against the techniques themselves."""

import itertools

import pytest

from shikaku_gui import formats
from shikaku_gui.model import Board, Puzzle
from shikaku_gui.solver import generate
from shikaku_gui.solver.control import Control, CutShortError
from shikaku_gui.solver.easy_steps import EasyPlacements, EasySteps
from shikaku_gui.solver.generation.needed_steps import exhausted
from shikaku_gui.solver.masks.propagation import PlacementMasks
from shikaku_gui.solver.techniques import only_clue, only_rectangle
from shikaku_gui.solver.techniques.finding import RectsByClue
from shikaku_gui.solver.techniques.placement_sets import PlacementSets


def left_by(puzzle: Puzzle) -> list[RectsByClue]:
    """Return what the techniques leave, in independent parts."""
    finders = [only_rectangle.find, only_clue.find]
    left = exhausted(PlacementSets.of(Board(puzzle)), finders, Control())
    frame = left.table.frame
    rects = list(map(left.rects_of, left.open))
    position = PlacementMasks.of_rects(frame, left.open, rects, Control(), left.uncovered)
    cells = [clue.cell for clue in left.table.clues]
    return [
        {
            cells[clue]: tuple(sorted(rects))
            for clue, rects in zip(part.clues, part.placements(), strict=True)
        }
        for part in position.parts()
    ]


def undecided(steps: EasySteps) -> list[RectsByClue]:
    cell = steps.start.cell
    return [
        {cell(clue): tuple(sorted(steps.live_placements(clue))) for clue in part}
        for part in steps.parts(steps.open)
    ]


def steps_of(puzzle: Puzzle, control: Control | None = None) -> EasySteps:
    placements = EasyPlacements(puzzle.grid, control or Control())
    placements.change(puzzle)
    return EasySteps(placements)


@pytest.mark.parametrize("sides", [(3, 5), (8, 8), (7, 12)])
def test_the_two_techniques_leave_the_same(sides: tuple[int, int]) -> None:
    placements: EasyPlacements | None = None
    for seed in range(8):
        puzzle = generate(*sides, seed=seed)
        # The placements of the puzzle before are changed to those of this one.
        placements = placements or EasyPlacements(puzzle.grid, Control())
        placements.change(puzzle)
        steps = EasySteps(placements)
        assert steps.solve() == (not steps.open)
        assert undecided(steps) == left_by(puzzle)


def test_steps_that_draw_come_first() -> None:
    puzzle = generate(10, 10, grade="easy", seed=4)
    drawing = steps_of(puzzle)
    assert not drawing.solve(drawing_only=True)
    first = list(itertools.takewhile(lambda step: step.draws, steps_of(puzzle).steps()))
    assert len(first) == len(drawing.drawn) > 0
    assert drawing.solve()


@pytest.mark.parametrize("grid", ["2 .\n. 1", "1 1 .", ". 3 . 1 ."])
def test_steps_end_where_a_cell_cannot_be_covered(grid: str) -> None:
    steps = steps_of(formats.loads(grid).puzzle)
    list(steps.steps())
    assert steps.broken


def test_steps_can_be_stopped() -> None:
    puzzle = generate(9, 9, grade="easy", seed=1)
    stopped = False
    control = Control(stop=lambda: stopped)
    placements = EasyPlacements(puzzle.grid, control)
    placements.change(puzzle)
    steps = EasySteps(placements)
    stopped = True
    with pytest.raises(CutShortError):
        placements.change(puzzle)
    with pytest.raises(CutShortError):
        EasySteps(placements)
    with pytest.raises(CutShortError):
        steps.solve()
