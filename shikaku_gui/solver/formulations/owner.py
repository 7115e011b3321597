"""A variable for each cell: the clue that owns it. The cells of a clue are counted by a sum.

CP-SAT has no global cardinality constraint.
"""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

from shikaku_gui.i18n import N_
from shikaku_gui.model import Cell, Puzzle
from shikaku_gui.solver.candidates import Placements
from shikaku_gui.solver.control import Control
from shikaku_gui.solver.formulations.cell_cover import covering_by_cell
from shikaku_gui.solver.formulations.cp_sat_base import (
    CpSatModel,
    add_literals,
    cp_sat_formulation,
    new_model,
    placement_model,
)
from shikaku_gui.solver.formulations.formulation import SIMONIS_SLIDES
from shikaku_gui.texts import make_message

if TYPE_CHECKING:
    from ortools.sat.python import cp_model


def _build(puzzle: Puzzle, placements: Placements, control: Control) -> CpSatModel:
    from ortools.sat.python import cp_model

    model = new_model(control)
    owner: dict[Cell, cp_model.IntVar] = {}
    owned: list[list[cp_model.IntVar]] = [[] for _ in placements]
    covering = covering_by_cell(puzzle, placements, control)
    for cell, over in covering.items():
        control.check()
        clues = sorted({clue for clue, _ in over})
        owner[cell] = model.new_int_var_from_domain(cp_model.Domain.from_values(clues), "")
        for clue in clues:
            literal = model.new_bool_var("")
            model.add(owner[cell] == clue).only_enforce_if(literal)
            model.add(owner[cell] != clue).only_enforce_if(~literal)
            owned[clue].append(literal)
    for cells, area in zip(owned, puzzle.clues.values(), strict=True):
        if area is not None:
            model.add(sum(cells) == area)
    literals = add_literals(model, placements, control)
    for clue, (mine, own) in enumerate(zip(placements, literals, strict=True)):
        control.check()
        for rect, literal in zip(mine, own, strict=True):
            for cell in rect.cells():
                model.add(owner[cell] == clue).only_enforce_if(literal)
    if None in puzzle.clues.values():
        _forbid_loose_cells(model, owner, covering, literals)
    return placement_model(model, placements, literals)


def _forbid_loose_cells(
    model: cp_model.CpModel,
    owner: dict[Cell, cp_model.IntVar],
    covering: dict[Cell, list[tuple[int, int]]],
    literals: list[list[cp_model.IntVar]],
) -> None:
    """Let a clue own only cells of its rectangle, where no count of its cells does that."""
    for cell, over in covering.items():
        by_clue: defaultdict[int, list[cp_model.IntVar]] = defaultdict(list)
        for clue, number in over:
            by_clue[clue].append(literals[clue][number])
        for clue, mine in by_clue.items():
            elsewhere = model.new_bool_var("")
            model.add_bool_or([*mine, elsewhere])
            model.add(owner[cell] != clue).only_enforce_if(elsewhere)


FORMULATIONS = (
    cp_sat_formulation(
        "owner",
        make_message(
            N_(
                "{work}: for each cell the clue that covers it, and for each clue the number of "
                "its cells (w and a global cardinality there)"
            ),
            work=SIMONIS_SLIDES,
        ),
        _build,
    ),
)
