"""Two-dimensional no-overlap (diffn, geost): rectangles of which no two share a cell.

The areas add up to the grid, so rectangles that do not overlap cover it. Areas of "?" clues are
added up in the model.
"""

from itertools import chain

from shikaku_gui.i18n import N_
from shikaku_gui.model import Cell, Puzzle, sizes_of
from shikaku_gui.solver.candidates import Placements, largest_unknown
from shikaku_gui.solver.control import Control
from shikaku_gui.solver.formulations.cp_sat_base import (
    CpSatModel,
    RectVariables,
    add_literals,
    cp_sat_formulation,
    new_model,
    placement_model,
    position_model,
)
from shikaku_gui.solver.formulations.formulation import SIMONIS_SLIDES
from shikaku_gui.texts import make_message


def _of_placements(puzzle: Puzzle, placements: Placements, control: Control) -> CpSatModel:
    """Return a model with an optional rectangle, of fixed size and place, for each placement."""
    model = new_model(control)
    literals = add_literals(model, placements, control)
    across, down = [], []
    areas = []
    for rect, literal in zip(
        chain.from_iterable(placements), chain.from_iterable(literals), strict=True
    ):
        top, left, height, width = rect
        across.append(model.new_optional_fixed_size_interval_var(left, width, literal, ""))
        down.append(model.new_optional_fixed_size_interval_var(top, height, literal, ""))
        areas.append(rect.area * literal)
    model.add_no_overlap_2d(across, down)
    if None in puzzle.clues.values():
        model.add(sum(areas) == puzzle.area)
    return placement_model(model, placements, literals)


def _of_shapes(puzzle: Puzzle, _placements: Placements, control: Control) -> CpSatModel:
    """Return a model with an optional rectangle of fixed size for each shape of a clue.

    The rectangle may lie anywhere over its clue; listing placements is not needed.
    """
    from ortools.sat.python import cp_model

    model = new_model(control)
    across, down, rects = [], [], []
    areas = []
    for clue in puzzle.clues:
        control.check()
        row, col = clue
        top = model.new_int_var(0, row, "")
        left = model.new_int_var(0, col, "")
        chosen = []
        possible = sizes(puzzle, clue)
        for height, width in possible:
            literal = model.new_bool_var("")
            chosen.append(literal)
            for start, size, cell, end in (
                (top, height, row, puzzle.rows),
                (left, width, col, puzzle.cols),
            ):
                within = (max(0, cell - size + 1), min(cell, end - size))
                model.add_linear_constraint(start, *within).only_enforce_if(literal)
            across.append(model.new_optional_fixed_size_interval_var(left, width, literal, ""))
            down.append(model.new_optional_fixed_size_interval_var(top, height, literal, ""))
            areas.append(height * width * literal)
        model.add_exactly_one(chosen)
        heights, widths = (list(each) for each in zip(*possible, strict=True))
        total = cp_model.LinearExpr.weighted_sum
        rects.append(RectVariables(top, left, total(chosen, heights), total(chosen, widths)))
    model.add_no_overlap_2d(across, down)
    if None in puzzle.clues.values():
        model.add(sum(areas) == puzzle.area)
    return position_model(model, puzzle.rows, puzzle.cols, rects)


def sizes(puzzle: Puzzle, clue: Cell) -> list[tuple[int, int]]:
    """Return the (height, width) that a clue's rectangle can have, whatever lies around it."""
    area, shape = puzzle.clues[clue], puzzle.shapes.get(clue)
    areas = range(1, largest_unknown(puzzle) + 1) if area is None else (area,)
    return [size for each in areas for size in sizes_of(each, puzzle.rows, puzzle.cols, shape)]


FORMULATIONS = (
    cp_sat_formulation(
        "no-overlap",
        make_message(
            N_("{work}: diffn, an optional rectangle for each placement"), work=SIMONIS_SLIDES
        ),
        _of_placements,
    ),
    cp_sat_formulation(
        "no-overlap-shapes",
        make_message(
            N_("{work}: geost, a rectangle of one of the shapes of each clue"), work=SIMONIS_SLIDES
        ),
        _of_shapes,
        claim=make_message(
            N_("a claim: the presolve of CP-SAT 9.15 loses solutions of some of these models")
        ),
        needs_listing=False,
    ),
)
