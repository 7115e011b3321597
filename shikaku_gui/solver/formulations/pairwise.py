"""Pairwise non-overlap as clauses: of two placements that overlap, one is false."""

from functools import partial
from itertools import combinations

from shikaku_gui.i18n import N_
from shikaku_gui.model import Puzzle
from shikaku_gui.solver.candidates import Placements
from shikaku_gui.solver.control import Control
from shikaku_gui.solver.formulations.cell_cover import covering_by_cell
from shikaku_gui.solver.formulations.cp_sat_base import (
    CpSatModel,
    cp_sat_formulation,
    new_model,
    placement_model,
)
from shikaku_gui.solver.formulations.formulation import SIMONIS
from shikaku_gui.texts import make_message

_SOURCE = make_message(
    N_("{work}: the SAT model with binary non-overlap clauses and a clause for each clue"),
    work=SIMONIS,
)


def _build(
    cell_clauses: bool, puzzle: Puzzle, placements: Placements, control: Control
) -> CpSatModel:
    model = new_model(control)
    literals = [[model.new_bool_var("") for _ in mine] for mine in placements]
    for own in literals:
        model.add_bool_or(own)
    pairs: set[tuple[tuple[int, int], tuple[int, int]]] = set()
    for over in covering_by_cell(puzzle, placements, control).values():
        control.check()
        pairs.update(combinations(over, 2))
        if cell_clauses:
            model.add_bool_or(literals[clue][number] for clue, number in over)
    for done, ((clue, number), (other, its_number)) in enumerate(pairs):
        if done % 1000 == 0:
            control.check()
        model.add_bool_or(~literals[clue][number], ~literals[other][its_number])
    return placement_model(model, placements, literals)


FORMULATIONS = (
    cp_sat_formulation(
        "pairwise",
        _SOURCE,
        partial(_build, False),
        unknown_areas=False,
    ),
    cp_sat_formulation(
        "pairwise-cells",
        make_message(
            N_(
                "{work}: the SAT model with binary non-overlap clauses and a clause for each clue, "
                "and one for each cell"
            ),
            work=SIMONIS,
        ),
        partial(_build, True),
    ),
)
