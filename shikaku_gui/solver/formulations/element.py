"""Element constraints: the number of a clue's placement tells which cells it covers."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

from shikaku_gui.i18n import N_
from shikaku_gui.model import Puzzle
from shikaku_gui.solver.candidates import Placements
from shikaku_gui.solver.control import Control
from shikaku_gui.solver.formulations.cell_cover import covering_by_cell
from shikaku_gui.solver.formulations.cp_sat_base import CpSatModel, cp_sat_formulation, new_model
from shikaku_gui.solver.formulations.formulation import SIMONIS
from shikaku_gui.solver.result import Solution
from shikaku_gui.texts import make_message

if TYPE_CHECKING:
    from ortools.sat.python import cp_model


def _build(puzzle: Puzzle, placements: Placements, control: Control) -> CpSatModel:
    model = new_model(control)
    numbers = [model.new_int_var(0, len(mine) - 1, "") for mine in placements]
    for over in covering_by_cell(puzzle, placements, control).values():
        control.check()
        by_clue: defaultdict[int, list[int]] = defaultdict(list)
        for clue, number in over:
            by_clue[clue].append(number)
        owners = []
        for clue, covering in by_clue.items():
            table = [0] * len(placements[clue])
            for number in covering:
                table[number] = 1
            owners.append(model.new_bool_var(""))
            model.add_element(numbers[clue], table, owners[-1])
        model.add_exactly_one(owners)

    def read(solver: cp_model.CpSolver) -> Solution:
        return tuple(
            mine[solver.value(number)] for mine, number in zip(placements, numbers, strict=True)
        )

    def forbid(solution: Solution) -> None:
        others = []
        for mine, number, rect in zip(placements, numbers, solution, strict=True):
            others.append(model.new_bool_var(""))
            model.add(number != mine.index(rect)).only_enforce_if(others[-1])
        model.add_bool_or(others)

    return CpSatModel(model, read, forbid)


FORMULATIONS = (
    cp_sat_formulation(
        "element",
        make_message(
            N_("{work}: element; the cells' equations as in {other}"),
            work="Van Hentenryck & Carillon, Generality versus specificity (AAAI 1988)",
            other=SIMONIS,
        ),
        _build,
    ),
)
