"""Formulations, the results of their runs, and the two runs that all of them share.

A formulation turns a puzzle and its placements into a model of some kind and solves that. What
it returns is checked here: a solution by the rules, and a verdict that rests on a solver's
rounded arithmetic, or on a solver that is known to err, is marked as a claim.
"""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from enum import StrEnum
from time import process_time
from typing import Protocol, TypeAlias

from shikaku_gui.i18n import N_
from shikaku_gui.model import Board, Puzzle, is_solved, problems
from shikaku_gui.solver.candidates import Placements
from shikaku_gui.solver.control import Control, CutShortError
from shikaku_gui.solver.result import Solution
from shikaku_gui.texts import ExplainedError, Message, Words, make_message


class Verdict(StrEnum):
    """The verdict of a run on a puzzle.

    ``SOLVED`` means one solution, and nothing known of others; ``UNDECIDED`` that the method
    has ended without an answer; ``WRONG`` that it returned a solution which breaks the rules.
    """

    UNIQUE = "unique"
    MULTIPLE = "multiple"
    INFEASIBLE = "infeasible"
    SOLVED = "solved"
    UNDECIDED = "undecided"
    UNSUPPORTED = "unsupported"
    TIME_LIMIT = "time limit"
    MEMORY_LIMIT = "memory limit"
    CRASHED = "crashed"
    WRONG = "wrong"


@dataclass(frozen=True)
class RunOutcome:
    """The outcome of one run of a formulation.

    Times are seconds of processor time of all threads, which other work on the machine changes
    less than times by the clock. ``proved`` tells whether the verdict follows from exact reasoning
    or from solutions that were checked; otherwise it is a claim. ``seconds_solve`` is the time to
    the first solution, ``seconds_prove`` the time after it, which looks for a second one. ``nodes``
    are branches of the search. ``values`` are those of a linear relaxation, for each placement of
    each clue.
    """

    verdict: Verdict
    solutions: tuple[Solution, ...] = ()
    proved: bool = False
    seconds_build: float = 0.0
    seconds_solve: float = 0.0
    seconds_prove: float = 0.0
    variables: int = 0
    constraints: int = 0
    nodes: int = 0
    note: Words = ""
    values: tuple[tuple[float, ...], ...] = ()

    @property
    def seconds(self) -> float:
        """The time of the whole run."""
        return self.seconds_build + self.seconds_solve + self.seconds_prove


class SolverError(ExplainedError):
    """A solver is missing in this build of OR-Tools, or failed; its run has this ``verdict``."""

    def __init__(self, verdict: Verdict, note: Message) -> None:
        super().__init__(note)
        self.verdict = verdict


SIMONIS = "Simonis, Shikaku as a Constraint Problem (CSCLP 2009)"
SIMONIS_SLIDES = "Simonis, slides to Shikaku as a Constraint Problem (2009)"
JANDHYALA = "Jandhyala, Shikaku (chapter)"
KALVELAGEN = "Kalvelagen, CellBlock or Shikaku (blog)"
"""Publications; their titles are not translated."""

Run: TypeAlias = Callable[[Puzzle, Placements, Control], RunOutcome]


@dataclass(frozen=True)
class Formulation:
    """One way to state the puzzle, and how it is solved.

    ``source`` is the publication it comes from, ``proves`` says what its verdicts rest on.
    ``modules`` are those it imports late, so that loading them can be timed apart.
    ``unknown_areas`` tells whether it can do "?" clues, ``needs_listing`` whether it starts from
    the placements that are given.
    """

    name: str
    source: Message
    proves: Message
    run: Run = field(compare=False)
    modules: tuple[str, ...] = ()
    unknown_areas: bool = True
    needs_listing: bool = True


class Model(Protocol):
    """A model of a puzzle that gives one different solution after another."""

    @property
    def variables(self) -> int:
        """The number of variables."""

    @property
    def constraints(self) -> int:
        """The number of constraints."""

    @property
    def nodes(self) -> int:
        """The branches of the search so far."""

    def next_solution(self, control: Control) -> Solution | None:
        """Return a solution that was not returned before; None where there is no other.

        Raises:
            CutShortError: a limit was reached.
        """


Build: TypeAlias = Callable[[Puzzle, Placements, Control], Model]


def run_checked(
    formulation: Formulation, puzzle: Puzzle, placements: Placements, control: Control
) -> RunOutcome:
    """Run a formulation and check what it returns.

    Where the areas do not add up, a clue has no placement, or no placement covers a cell, no
    model is built: every publication checks the data first.
    """
    if _is_impossible(puzzle, placements):
        note = make_message(
            N_("no model is needed: a sum of areas, a clue or a cell excludes a solution")
        )
        return RunOutcome(Verdict.INFEASIBLE, proved=True, note=note)
    if not formulation.unknown_areas and None in puzzle.clues.values():
        return RunOutcome(
            Verdict.UNSUPPORTED, note=make_message(N_('it cannot count, which "?" clues need'))
        )
    started = process_time()
    try:
        outcome = formulation.run(puzzle, placements, control)
    except CutShortError:
        return RunOutcome(Verdict.TIME_LIMIT, seconds_solve=process_time() - started)
    except SolverError as error:
        return RunOutcome(error.verdict, note=error.message)
    except MemoryError:
        return RunOutcome(Verdict.MEMORY_LIMIT, seconds_solve=process_time() - started)
    if len(set(outcome.solutions)) < len(outcome.solutions) or not all(
        solves(puzzle, solution) for solution in outcome.solutions
    ):
        note = make_message(N_("a solution that it returned breaks the rules"))
        return replace(outcome, verdict=Verdict.WRONG, proved=False, note=note)
    if outcome.verdict in (Verdict.MULTIPLE, Verdict.SOLVED):
        return replace(outcome, proved=True)
    return outcome


def _is_impossible(puzzle: Puzzle, placements: Placements) -> bool:
    if problems(puzzle) or not all(placements):
        return True
    covered = {cell for mine in placements for rect in mine for cell in rect.cells()}
    return len(covered) < puzzle.area


def solves(puzzle: Puzzle, solution: Solution) -> bool:
    """Tell whether the rectangles, in row-major order of their clues, solve the puzzle."""
    if len(solution) != len(puzzle.clues):
        return False
    if not all(rect.covers(cell) for rect, cell in zip(solution, puzzle.clues, strict=True)):
        return False
    within = all(rect.within(puzzle.rows, puzzle.cols) for rect in solution)
    return within and is_solved(Board(puzzle, solution))


def run_model(
    build: Build, exact: bool, puzzle: Puzzle, placements: Placements, control: Control
) -> RunOutcome:
    """Build a model and look for two solutions; ``exact`` says that its "no" is a proof.

    A limit that comes after the first solution keeps it.
    """
    times = [process_time()]
    model = build(puzzle, placements, control)
    times.append(process_time())
    found: list[Solution] = []
    verdict = Verdict.MULTIPLE
    try:
        while len(found) < 2:
            solution = model.next_solution(control)
            times.append(process_time())
            if solution is None:
                verdict = Verdict.UNIQUE if found else Verdict.INFEASIBLE
                break
            found.append(solution)
    except CutShortError:
        times.append(process_time())
        verdict = Verdict.TIME_LIMIT
    return RunOutcome(
        verdict,
        tuple(found),
        proved=exact and verdict is not Verdict.TIME_LIMIT,
        seconds_build=times[1] - times[0],
        seconds_solve=times[2] - times[1],
        seconds_prove=times[-1] - times[2],
        variables=model.variables,
        constraints=model.constraints,
        nodes=model.nodes,
    )
