"""Set partitioning with CP-SAT: one 0/1 variable a placement, one equation a cell."""

from shikaku_gui.i18n import N_
from shikaku_gui.model import Puzzle
from shikaku_gui.solver.candidates import Placements
from shikaku_gui.solver.control import Control
from shikaku_gui.solver.formulations.cp_sat_base import (
    CpSatModel,
    cp_sat_formulation,
    new_model,
    placement_model,
)
from shikaku_gui.solver.formulations.formulation import JANDHYALA, SIMONIS
from shikaku_gui.solver.search.set_partitioning import add_partition
from shikaku_gui.texts import make_message


def _build(_puzzle: Puzzle, placements: Placements, control: Control) -> CpSatModel:
    model = new_model(control)
    return placement_model(model, placements, add_partition(model, placements, control))


FORMULATIONS = (
    cp_sat_formulation(
        "partition",
        make_message(
            N_("{work}: set partitioning in CP-SAT; {other}, section 4"),
            work=JANDHYALA,
            other=SIMONIS,
        ),
        _build,
    ),
)
