"""The common part of the formulations for CP-SAT: solving, reading a solution and forbidding it.

The no-good cut that forbids a solution is Kalvelagen's (*CellBlock or Shikaku*, blog): solve,
forbid what was found, solve again; no further solution means that it was the only one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from shikaku_gui.i18n import N_
from shikaku_gui.model import Puzzle, Rect
from shikaku_gui.solver.candidates import Placements
from shikaku_gui.solver.control import Control
from shikaku_gui.solver.formulations.formulation import Formulation, run_model
from shikaku_gui.solver.result import Solution
from shikaku_gui.solver.search.cp_sat import load, new_solver, run
from shikaku_gui.texts import Message, make_message

if TYPE_CHECKING:
    from ortools.sat.python import cp_model

_MODULES = ("ortools.sat.python.cp_model",)
_PROVES = make_message(
    N_("exact: CP-SAT calculates with integers, and a second solve excludes other solutions")
)

Literals: TypeAlias = "list[list[cp_model.IntVar]]"
"""One 0/1 variable for each placement of each clue."""


class CpSatModel:
    """A CP-SAT model; ``read`` returns its solution, ``forbid`` excludes one."""

    def __init__(
        self,
        model: cp_model.CpModel,
        read: Callable[[cp_model.CpSolver], Solution],
        forbid: Callable[[Solution], None],
    ) -> None:
        self._model = model
        self._read = read
        self._forbid = forbid
        self.variables = len(model.proto.variables)
        self.constraints = len(model.proto.constraints)
        self.nodes = 0

    def next_solution(self, control: Control) -> Solution | None:
        """Return a solution that was not returned before; None where there is no other.

        Raises:
            CutShortError: a limit was reached.
        """
        solver = new_solver()
        # With it, CP-SAT 9.15 loses more solutions of models with a two-dimensional no-overlap.
        solver.parameters.max_pairs_pairwise_reasoning_in_no_overlap_2d = 0
        found = run(solver, self._model, control)
        self.nodes += solver.num_branches
        if not found:
            return None
        solution = self._read(solver)
        self._forbid(solution)
        return solution


CpSatBuild: TypeAlias = Callable[[Puzzle, Placements, Control], CpSatModel]


def cp_sat_formulation(
    name: str,
    source: Message,
    build: CpSatBuild,
    *,
    claim: Message | None = None,
    unknown_areas: bool = True,
    needs_listing: bool = True,
) -> Formulation:
    """Return a formulation for CP-SAT; a ``claim`` says why its "no" is no proof."""
    return Formulation(
        name,
        source,
        claim or _PROVES,
        partial(run_model, build, claim is None),
        _MODULES,
        unknown_areas,
        needs_listing,
    )


def new_model(control: Control) -> cp_model.CpModel:
    """Return an empty model, and load CP-SAT if that has not been done.

    Raises:
        CutShortError: a limit was reached.
    """
    load(control)
    from ortools.sat.python import cp_model

    return cp_model.CpModel()


def add_literals(model: cp_model.CpModel, placements: Placements, control: Control) -> Literals:
    """Add a 0/1 variable for each placement, of which exactly one of each clue is true.

    Raises:
        CutShortError: a limit was reached.
    """
    literals: Literals = []
    for mine in placements:
        control.check()
        literals.append([model.new_bool_var("") for _ in mine])
        model.add_exactly_one(literals[-1])
    return literals


def placement_model(
    model: cp_model.CpModel, placements: Placements, literals: Literals
) -> CpSatModel:
    """Return a model that has a 0/1 variable for each placement."""

    def read(solver: cp_model.CpSolver) -> Solution:
        return tuple(
            next(rect for rect, each in zip(mine, own, strict=True) if solver.boolean_value(each))
            for mine, own in zip(placements, literals, strict=True)
        )

    def forbid(solution: Solution) -> None:
        model.add_bool_or(
            ~own[mine.index(rect)]
            for mine, own, rect in zip(placements, literals, solution, strict=True)
        )

    return CpSatModel(model, read, forbid)


class RectVariables(NamedTuple):
    """The position and size of a clue's rectangle, as variables."""

    top: cp_model.LinearExpr
    left: cp_model.LinearExpr
    height: cp_model.LinearExpr
    width: cp_model.LinearExpr


def position_model(
    model: cp_model.CpModel, rows: int, cols: int, rects: Sequence[RectVariables]
) -> CpSatModel:
    """Return a model that has the position and size of each rectangle as variables."""
    from ortools.sat.python import cp_model

    def read(solver: cp_model.CpSolver) -> Solution:
        return tuple(Rect(*map(solver.value, each)) for each in rects)

    def forbid(solution: Solution) -> None:
        others = []
        for each, rect in zip(rects, solution, strict=True):
            # The four numbers of a rectangle as one.
            places = ((rows + 1) * (cols + 1) * cols, (rows + 1) * (cols + 1), cols + 1, 1)
            code = cp_model.LinearExpr.weighted_sum(list(each), list(places))
            value = sum(number * place for number, place in zip(rect, places, strict=True))
            others.append(model.new_bool_var(""))
            model.add(code != value).only_enforce_if(others[-1])
        model.add_bool_or(others)

    return CpSatModel(model, read, forbid)
