"""Solvers that also prove uniqueness, each used as its own community would, with their parts timed.

SAT solvers come with python-sat: MiniCard, which counts by itself, and Glucose and CaDiCaL with a
clause for each pair of placements that overlap. clingo is an answer set solver, HiGHS one for
mixed integer programs, CP-SAT is OR-Tools'. All list their placements by the same loop in plain
Python and state the same problem: exactly one placement of each clue, exactly one over each cell. A
solution is forbidden, and the problem solved again, to prove that it is the only one.

    pip install python-sat clingo highspy
"""

from collections.abc import Callable, Sequence
from itertools import combinations, pairwise
from time import process_time
from typing import NamedTuple, TypeAlias

import clingo
import highspy
import numpy as np
from ortools.sat.python import cp_model
from pysat.solvers import Solver
from rivals import Shape, careful_placements

from shikaku_gui.model import Puzzle
from shikaku_gui.solver import Phase, Status, solve

Groups: TypeAlias = list[list[int]]
"""Numbers of placements, from 1 on: of each group, a clue's or a cell's, exactly one is taken."""


class Seconds(NamedTuple):
    """The processor time of the parts of a proof that a puzzle has one solution."""

    listing: float
    loading: float
    solving: float
    proof: float


class Model(NamedTuple):
    """A loaded model: finds a solution, or None, and forbids one."""

    find: Callable[[], list[int] | None]
    forbid: Callable[[Sequence[int]], object]


def prove(load: Callable[[int, Groups], Model], puzzle: Puzzle) -> Seconds:
    """Prove with a solver that a puzzle has exactly one solution, and return what each part took.

    Raises:
        RuntimeError: it says otherwise.
    """
    clocks = [process_time()]
    placements = careful_placements(puzzle)
    clocks.append(process_time())
    model = load(sum(map(len, placements)), _groups(puzzle, placements))
    clocks.append(process_time())
    solution = model.find()
    clocks.append(process_time())
    if solution is None:
        raise RuntimeError("no solution was found")
    model.forbid(solution)
    if model.find() is not None:
        raise RuntimeError("a second solution was found")
    clocks.append(process_time())
    return Seconds(*(end - start for start, end in pairwise(clocks)))


def ours(puzzle: Puzzle) -> Seconds:
    """Return the same of our solver, whose deduction is the proof as well."""
    start = process_time()
    result = solve(puzzle)
    whole = process_time() - start
    if result.status is not Status.UNIQUE:
        raise RuntimeError(f"our solver says {result.status}")
    spent = result.figures.seconds
    share = whole / sum(spent.values())
    listing = spent.get(Phase.PLACEMENTS, 0.0) * share
    return Seconds(listing, 0.0, whole - listing, 0.0)


def _groups(puzzle: Puzzle, placements: Sequence[Sequence[Shape]]) -> Groups:
    groups: Groups = []
    over: Groups = [[] for _ in range(puzzle.area)]
    number = 0
    for mine in placements:
        groups.append([*range(number + 1, number + 1 + len(mine))])
        for top, left, height, width in mine:
            number += 1
            for start in range(top * puzzle.cols + left, (top + height) * puzzle.cols, puzzle.cols):
                for cell in range(start, start + width):
                    over[cell].append(number)
    return groups + over


def minicard(_count: int, groups: Groups) -> Model:
    """Load MiniCard with a cardinality constraint for each group."""
    solver = Solver("minicard")
    for group in groups:
        solver.add_clause(group)
        solver.add_atmost(group, 1)
    return _sat_model(solver)


def glucose(_count: int, groups: Groups) -> Model:
    """Load Glucose 4.2 with a clause for each pair."""
    return _sat_model(_with_pairs(Solver("glucose42"), groups))


def cadical(_count: int, groups: Groups) -> Model:
    """Load CaDiCaL 1.9.5 with a clause for each pair."""
    return _sat_model(_with_pairs(Solver("cadical195"), groups))


def _with_pairs(solver: Solver, groups: Groups) -> Solver:
    for group in groups:
        solver.add_clause(group)
        for one, other in combinations(group, 2):
            solver.add_clause([-one, -other])
    return solver


def _sat_model(solver: Solver) -> Model:
    def find() -> list[int] | None:
        return [each for each in solver.get_model() if each > 0] if solver.solve() else None

    return Model(find, lambda taken: solver.add_clause([-each for each in taken]))


def answer_set(count: int, groups: Groups) -> Model:
    """Load clingo with a choice of exactly one for each group."""
    control = clingo.Control(["--models=1", "--warn=none"])
    with control.backend() as backend:
        names = [clingo.Function("taken", [clingo.Number(each)]) for each in range(count + 1)]
        atoms = [*map(backend.add_atom, names)]
        backend.add_rule(atoms[1:], choice=True)
        for group in groups:
            literals = [(atoms[each], 1) for each in group]
            enough, many = backend.add_atom(), backend.add_atom()
            backend.add_weight_rule([enough], 1, literals)
            backend.add_weight_rule([many], 2, literals)
            backend.add_rule([], [-enough])
            backend.add_rule([], [many])

    def find() -> list[int] | None:
        with control.solve(yield_=True) as handle:
            model = handle.model()
            if model is None:
                return None
            return [each.arguments[0].number for each in model.symbols(atoms=True)]

    def forbid(taken: Sequence[int]) -> None:
        with control.backend() as backend:
            backend.add_rule([], [atoms[each] for each in taken])

    return Model(find, forbid)


def highs(count: int, groups: Groups) -> Model:
    """Load HiGHS with an equation for each group, on one thread."""
    solver = highspy.Highs()  # type: ignore[no-untyped-call, unused-ignore]
    solver.silent()
    solver.setOptionValue("threads", 1)
    columns = np.arange(count, dtype=np.int32)
    solver.addVars(count, np.zeros(count), np.ones(count))
    solver.changeColsIntegrality(
        count, columns, np.full(count, highspy.HighsVarType.kInteger, dtype=object)
    )
    starts = np.cumsum([0, *map(len, groups[:-1])], dtype=np.int32)
    members = np.array([each - 1 for group in groups for each in group], dtype=np.int32)
    ones = np.ones(len(groups))
    solver.addRows(len(groups), ones, ones, len(members), starts, members, np.ones(len(members)))

    def find() -> list[int] | None:
        solver.run()
        if solver.getModelStatus() != highspy.HighsModelStatus.kOptimal:
            return None
        values = solver.getSolution().col_value
        return [each + 1 for each, value in enumerate(values) if value > 0.5]

    def forbid(taken: Sequence[int]) -> None:
        chosen = np.array([each - 1 for each in taken], dtype=np.int32)
        solver.addRow(0.0, len(taken) - 1.0, len(taken), chosen, np.ones(len(taken)))

    return Model(find, forbid)


def cp_sat(count: int, groups: Groups) -> Model:
    """Load CP-SAT with an exactly-one constraint for each group, on one worker."""
    model = cp_model.CpModel()
    variables = [model.new_bool_var("") for _ in range(count)]
    for group in groups:
        model.add_exactly_one(variables[each - 1] for each in group)
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1

    def find() -> list[int] | None:
        if solver.solve(model) != cp_model.OPTIMAL:
            return None
        return [each + 1 for each in range(count) if solver.boolean_value(variables[each])]

    return Model(find, lambda taken: model.add_bool_or(~variables[each - 1] for each in taken))


LOADERS: dict[str, Callable[[int, Groups], Model]] = {
    "MiniCard": minicard,
    "Glucose, pairs": glucose,
    "CaDiCaL, pairs": cadical,
    "clingo": answer_set,
    "HiGHS": highs,
    "CP-SAT": cp_sat,
}
