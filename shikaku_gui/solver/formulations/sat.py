"""SAT solvers of python-sat, an extra: clauses for pairs, cardinality constraints, and encodings.

Simonis ran MiniSat+, which turns sums of 0/1 variables into clauses by sorting networks, among
others. python-sat has its successors: Glucose and CaDiCaL learn from clauses alone, MiniCard also
from cardinality constraints.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from importlib.util import find_spec
from itertools import combinations
from typing import TYPE_CHECKING, TypeAlias

from shikaku_gui.i18n import N_
from shikaku_gui.model import Puzzle
from shikaku_gui.solver.candidates import Placements
from shikaku_gui.solver.control import Control
from shikaku_gui.solver.formulations.cell_cover import covering_by_cell
from shikaku_gui.solver.formulations.formulation import SIMONIS, Formulation, run_model
from shikaku_gui.solver.result import Solution
from shikaku_gui.texts import Message, make_message

if TYPE_CHECKING:
    from pysat.solvers import Solver

_PROVES = N_("exact: {solver} reasons with clauses, and a second solve excludes other solutions")

Groups: TypeAlias = list[list[int]]
"""Variables of which exactly one is true: for each clue, or for each cell."""

Load: TypeAlias = "Callable[[Solver, Groups, Groups, Control], None]"
"""Adds the constraints of the clues and of the cells to a solver."""


class SatModel:
    """A SAT solver that gives one different solution after another.

    A limit is noticed between two solves; a process that has one is killed.
    """

    def __init__(
        self, solver: str, load: Load, puzzle: Puzzle, placements: Placements, control: Control
    ) -> None:
        from pysat.solvers import Solver

        self._placements = placements
        self._solver = Solver(solver)
        clues = _numbered(placements)
        cells = [
            [clues[clue][number] for clue, number in over]
            for over in covering_by_cell(puzzle, placements, control).values()
        ]
        load(self._solver, clues, cells, control)
        self._clues = clues
        self.variables = self._solver.nof_vars()
        self.constraints = self._solver.nof_clauses()
        self.nodes = 0

    def next_solution(self, control: Control) -> Solution | None:
        """Return a solution that was not returned before; None where there is no other.

        Raises:
            CutShortError: a limit was reached.
        """
        control.check()
        found = self._solver.solve()
        self.nodes = (self._solver.accum_stats() or {}).get("decisions", 0)
        if not found:
            return None
        true = set(self._solver.get_model())
        taken = [next(each for each in own if each in true) for own in self._clues]
        self._solver.add_clause([-each for each in taken])
        return tuple(
            mine[each - own[0]]
            for mine, own, each in zip(self._placements, self._clues, taken, strict=True)
        )


def _numbered(placements: Placements) -> Groups:
    groups: Groups = []
    last = 0
    for mine in placements:
        groups.append([*range(last + 1, last + 1 + len(mine))])
        last += len(mine)
    return groups


def _load_pairs(
    cell_clauses: bool, solver: Solver, clues: Groups, cells: Groups, control: Control
) -> None:
    for own in clues:
        solver.add_clause(own)
    pairs: set[tuple[int, int]] = set()
    for over in cells:
        control.check()
        pairs.update(combinations(sorted(over), 2))
        if cell_clauses:
            solver.add_clause(over)
    for one, other in pairs:
        solver.add_clause([-one, -other])


def _load_cardinalities(solver: Solver, clues: Groups, cells: Groups, control: Control) -> None:
    for group in _checked([*clues, *cells], control):
        solver.add_clause(group)
        solver.add_atmost(group, 1)


def _load_encoded(
    encoding: str, solver: Solver, clues: Groups, cells: Groups, control: Control
) -> None:
    from pysat.card import CardEnc, EncType

    kind = getattr(EncType, encoding)
    last = clues[-1][-1]
    for group in _checked([*clues, *cells], control):
        encoded = CardEnc.equals(group, 1, top_id=last, encoding=kind)
        last = max(last, encoded.nv)
        solver.append_formula(encoded.clauses)


def _checked(groups: Iterable[Sequence[int]], control: Control) -> Iterator[Sequence[int]]:
    for group in groups:
        control.check()
        yield group


def _pairs_source(solver: str) -> Message:
    return make_message(
        N_("{work}: the SAT model with binary non-overlap clauses; here with {solver}"),
        work=SIMONIS,
        solver=solver,
    )


def _sums_source(solver: str) -> Message:
    return make_message(
        N_("{work}: sums of 0/1 variables, as in MiniSat+; here with {solver}"),
        work=SIMONIS,
        solver=solver,
    )


def _formulation(
    name: str, title: str, solver: str, source: Message, load: Load, *, unknown_areas: bool = True
) -> Formulation:
    return Formulation(
        name,
        source,
        make_message(_PROVES, solver=title),
        partial(run_model, partial(SatModel, solver, load), True),
        ("pysat.solvers", "pysat.card"),
        unknown_areas,
    )


def _with_pairs(name: str, title: str, solver: str) -> Iterator[Formulation]:
    """Yield the formulations with a clause for each pair, without and with one for each cell."""
    source = _pairs_source(title)
    pairs, cells = partial(_load_pairs, False), partial(_load_pairs, True)
    yield _formulation(f"{name}-pairs", title, solver, source, pairs, unknown_areas=False)
    yield _formulation(f"{name}-pairs-cells", title, solver, source, cells)


def _all() -> Iterator[Formulation]:
    cadical, glucose, minicard = "CaDiCaL 1.9.5", "Glucose 4.2", "MiniCard"
    yield from _with_pairs("cadical", cadical, "cadical195")
    yield from _with_pairs("glucose", glucose, "glucose42")
    yield _formulation(
        "minicard", minicard, "minicard", _sums_source(minicard), _load_cardinalities
    )
    for name, encoding in (("sorters", "sortnetwrk"), ("counters", "seqcounter")):
        load = partial(_load_encoded, encoding)
        yield _formulation(f"cadical-{name}", cadical, "cadical195", _sums_source(cadical), load)


FORMULATIONS = tuple(_all()) if find_spec("pysat") else ()
"""None where the extra is not installed."""
