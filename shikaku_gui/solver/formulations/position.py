"""Positions and sizes as variables: the naive model, and the same with tables of placements."""

from __future__ import annotations

from functools import partial
from itertools import combinations
from typing import TYPE_CHECKING

from shikaku_gui.i18n import N_
from shikaku_gui.model import Cell, Puzzle, Rect, Shape
from shikaku_gui.solver.candidates import Placements
from shikaku_gui.solver.control import Control
from shikaku_gui.solver.formulations.cp_sat_base import (
    CpSatModel,
    RectVariables,
    cp_sat_formulation,
    new_model,
    position_model,
)
from shikaku_gui.solver.formulations.no_overlap import sizes
from shikaku_gui.texts import make_message

if TYPE_CHECKING:
    from ortools.sat.python import cp_model

_WORK = "KU Leuven, Sudoku & Shikaku (report)"


def _build(tables: bool, puzzle: Puzzle, placements: Placements, control: Control) -> CpSatModel:
    from ortools.sat.python import cp_model

    model = new_model(control)
    rows, cols = puzzle.rows, puzzle.cols
    rects, reach, areas = [], [], []
    for mine, (cell, area) in zip(placements, puzzle.clues.items(), strict=True):
        control.check()
        row, col = cell
        possible = [rect[2:] for rect in mine] if tables else sizes(puzzle, cell)
        heights, widths = (sorted(set(each)) for each in zip(*possible, strict=True))
        each = RectVariables(
            model.new_int_var(0, row, ""),
            model.new_int_var(0, col, ""),
            model.new_int_var_from_domain(cp_model.Domain.from_values(heights), ""),
            model.new_int_var_from_domain(cp_model.Domain.from_values(widths), ""),
        )
        rects.append(each)
        if tables:
            model.add_allowed_assignments(list(each), mine)
            reach.append(_hull(mine))
        else:
            model.add_linear_constraint(each.top + each.height, row + 1, rows)
            model.add_linear_constraint(each.left + each.width, col + 1, cols)
            reach.append(_reach(puzzle, cell, heights[-1], widths[-1]))
            _give_shape(model, each, puzzle.shapes.get(cell))
        if area is None:
            areas.append(model.new_int_var(1, puzzle.area, ""))
            model.add_multiplication_equality(areas[-1], [each.height, each.width])
        elif not tables:
            model.add_multiplication_equality(area, [each.height, each.width])
    if areas:
        model.add(sum(areas) + sum(filter(None, puzzle.clues.values())) == puzzle.area)
    for done, (one, other) in enumerate(combinations(range(len(rects)), 2)):
        if done % 1000 == 0:
            control.check()
        if reach[one].overlaps(reach[other]):
            _keep_apart(model, rects[one], rects[other])
    return position_model(model, rows, cols, rects)


def _give_shape(model: cp_model.CpModel, rect: RectVariables, shape: Shape | None) -> None:
    """Let a rectangle be square, wide or tall, as its clue says."""
    if shape is Shape.SQUARE:
        model.add(rect.height == rect.width)
    elif shape is Shape.WIDE:
        model.add(rect.height < rect.width)
    elif shape is Shape.TALL:
        model.add(rect.height > rect.width)


def _hull(rects: tuple[Rect, ...]) -> Rect:
    first = Cell(min(rect.row for rect in rects), min(rect.col for rect in rects))
    last = Cell(max(rect.bottom for rect in rects) - 1, max(rect.right for rect in rects) - 1)
    return Rect.between(first, last)


def _reach(puzzle: Puzzle, cell: Cell, tallest: int, widest: int) -> Rect:
    """Return the cells that a rectangle of these sizes over a cell may cover."""
    row, col = cell
    return Rect.between(
        Cell(max(0, row - tallest + 1), max(0, col - widest + 1)),
        Cell(min(puzzle.rows, row + tallest) - 1, min(puzzle.cols, col + widest) - 1),
    )


def _keep_apart(model: cp_model.CpModel, one: RectVariables, other: RectVariables) -> None:
    """Let one rectangle end above, below, left or right of the other."""
    ways = []
    for before, after in ((one, other), (other, one)):
        for end, start in (
            (before.top + before.height, after.top),
            (before.left + before.width, after.left),
        ):
            ways.append(model.new_bool_var(""))
            model.add(end <= start).only_enforce_if(ways[-1])
    model.add_bool_or(ways)


FORMULATIONS = (
    cp_sat_formulation(
        "position",
        make_message(
            N_("{work}: rect(clue, top-left cell, size), two of them apart in one of four ways"),
            work=_WORK,
        ),
        partial(_build, False),
        needs_listing=False,
    ),
    cp_sat_formulation(
        "position-table",
        make_message(
            N_(
                "{work}: rect(clue, top-left cell, size), two of them apart in one of four ways; "
                "the placements as a table for each clue"
            ),
            work=_WORK,
        ),
        partial(_build, True),
    ),
)
