"""The list of all formulations; everything that shows or runs them is derived from it."""

from shikaku_gui.solver.formulations import (
    element,
    exact_cover,
    finite_domain,
    mip,
    no_overlap,
    own_solver,
    owner,
    pairwise,
    partition,
    position,
    regular,
    relaxation,
    sat,
)
from shikaku_gui.solver.formulations.formulation import Formulation

FORMULATIONS: tuple[Formulation, ...] = (
    *own_solver.FORMULATIONS,
    *exact_cover.FORMULATIONS,
    *finite_domain.FORMULATIONS,
    *relaxation.FORMULATIONS,
    *mip.FORMULATIONS,
    *partition.FORMULATIONS,
    *pairwise.FORMULATIONS,
    *sat.FORMULATIONS,
    *owner.FORMULATIONS,
    *regular.FORMULATIONS,
    *element.FORMULATIONS,
    *no_overlap.FORMULATIONS,
    *position.FORMULATIONS,
)


def formulation_named(name: str) -> Formulation:
    """Return the formulation of that name.

    Raises:
        KeyError: there is none.
    """
    return {each.name: each for each in FORMULATIONS}[name]
