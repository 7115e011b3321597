"""The runs of a formulation in a worker process, and their outcomes as JSON."""

import os
import sys
from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import asdict
from functools import partial
from importlib import import_module
from time import process_time
from typing import Any

from shikaku_gui.model import Cell, Puzzle, Rect, Shape
from shikaku_gui.solver.candidates import Placements
from shikaku_gui.solver.control import Control
from shikaku_gui.solver.formulations.catalogue import formulation_named
from shikaku_gui.solver.formulations.formulation import (
    Formulation,
    RunOutcome,
    Verdict,
    run_checked,
)
from shikaku_gui.solver.process_memory import peak_memory_since_start
from shikaku_gui.solver.search.task import LivePlacements

_CUT_SHORT = (Verdict.TIME_LIMIT, Verdict.MEMORY_LIMIT)


def repeat_run(
    placements: LivePlacements,
    _control: Control,
    name: str,
    size: tuple[int, int],
    clues: Sequence[tuple[int, int, int | None, str | None]],
    repeat: int,
    seconds: float | None,
) -> Generator[list[Any], None, None]:
    """Yield the seconds it took to load what a formulation imports, then its runs.

    A run is its outcome, as :func:`outcome_of` reads it, and the peak of memory after it in bytes.
    ``clues`` are rows, columns, areas and the values of shapes; ``seconds`` is the limit of each
    run.
    """
    # Some solvers print what they do.
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stderr.fileno())
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    formulation = formulation_named(name)
    yield [load_modules(formulation)]
    areas = {Cell(row, col): area for row, col, area, _ in clues}
    shapes = {Cell(row, col): Shape(shape) for row, col, _, shape in clues if shape}
    puzzle = Puzzle(*size, areas, shapes=shapes)
    listed = tuple(map(tuple, placements))
    for outcome in outcomes_of(formulation, puzzle, listed, repeat, partial(Control, seconds)):
        yield [asdict(outcome), peak_memory_since_start()]


def outcomes_of(
    formulation: Formulation,
    puzzle: Puzzle,
    placements: Placements,
    repeat: int,
    make_control: Callable[[], Control],
) -> Iterator[RunOutcome]:
    """Run a formulation as often as wanted, or until a limit is reached, each under its control."""
    for _ in range(repeat):
        outcome = run_checked(formulation, puzzle, placements, make_control())
        yield outcome
        if outcome.verdict in _CUT_SHORT:
            return


def load_modules(formulation: Formulation) -> float:
    """Import what a formulation imports late; return how many seconds that took."""
    started = process_time()
    for module in formulation.modules:
        import_module(module)
    return process_time() - started


def outcome_of(values: dict[str, Any]) -> RunOutcome:
    """Return the outcome that :func:`repeat_run` has yielded."""
    solutions = tuple(tuple(Rect(*sides) for sides in solution) for solution in values["solutions"])
    numbers = tuple(map(tuple, values["values"]))
    return RunOutcome(
        **{
            **values,
            "verdict": Verdict(values["verdict"]),
            "solutions": solutions,
            "values": numbers,
        }
    )
