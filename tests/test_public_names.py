"""The names that programs using the package rely on; see docs/library.md."""

import pickle
import re
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import TypeVar

import pytest

from shikaku_gui import proof_checker, step_checker
from shikaku_gui.formats import FormatError, SavedGame, loads
from shikaku_gui.model import Board, Cell, Puzzle, Rect, Shape, problems
from shikaku_gui.solver import (
    FORMULATIONS,
    Laboratory,
    Recipe,
    RunLimits,
    all_hints,
    explain,
    generate,
    grade,
    mistakes,
    next_hint,
    prove,
    solve,
    why_wrong,
)

EXPORTED = {
    "model": "Board Cell Puzzle Rect Shape apply problems",
    "formats": "FormatError HintsUsed SavedGame dumps format_for format_named load loads save",
    "solver": (
        "Answer CERTIFICATE_FILES Certificate Character Control CutShortError Difficulty "
        "FORMULATIONS Figures Formulation FormulationRun Grade Laboratory Level LevelStep "
        "NotFoundError Phase ProofFigures ReasoningLevel Recipe RunLimits RunOutcome SolveResult "
        "Status Symmetry Verdict all_hints explain from_recipe generate grade mistakes next_hint "
        "prove solve verify why_wrong"
    ),
    "play": "HintDegree hint_message",
    "proof_checker": "ProvedClaim UncheckableError verify",
    "step_checker": "CheckedPath StepTooLargeError verify",
}
Value = TypeVar("Value")

DOMINO = Puzzle(1, 2, {Cell(0, 0): 2})
SHAPED = Puzzle(2, 2, {Cell(0, 0): 2, Cell(1, 1): None}, shapes={Cell(1, 1): Shape.WIDE})
AMBIGUOUS = Puzzle(2, 2, {Cell(0, 0): 2, Cell(1, 1): 2})
IMPOSSIBLE = Puzzle(2, 2, {Cell(0, 0): 2, Cell(0, 1): 1, Cell(1, 0): 1})
LIMITS = RunLimits(repeat=2, seconds=60.0)
RESULTS: list[tuple[Callable[[], object], str]] = [
    (lambda: Rect(0, 0, 1, 2), "row col height width"),
    (lambda: DOMINO, "rows cols clues title author source rules grade"),
    (lambda: SavedGame(DOMINO), "puzzle rects moves position seconds hints solution"),
    (
        lambda: solve(DOMINO),
        "status solutions complete problems figures rooms fixed alternatives cover seconds",
    ),
    (lambda: grade(DOMINO), "grade hardest steps"),
    (
        lambda: next_hint(Board(DOMINO)),
        "technique kind subjects conclusion views move",
    ),
    (lambda: prove(DOMINO), "status figures files"),
    (lambda: prove(DOMINO).figures, "variables clauses lemmas suppositions depth"),
    (lambda: Laboratory(DOMINO), "puzzle placements seconds_listing runs levels"),
    (
        lambda: next(Laboratory(DOMINO).runs(limits=LIMITS)),
        "formulation outcome warm seconds_load peak_memory cold typical spread",
    ),
    (
        lambda: next(Laboratory(DOMINO).runs(limits=LIMITS)).outcome,
        "verdict solutions proved seconds seconds_build seconds_solve seconds_prove variables "
        "constraints nodes note values",
    ),
    (lambda: next(Laboratory(DOMINO).levels()), "level left placements removed contradiction"),
    (lambda: FORMULATIONS[0], "name source proves unknown_areas needs_listing"),
]


def proved_claim() -> proof_checker.ProvedClaim:
    return proof_checker.ProvedClaim(1, "1 2\n2 .\n", "0" * 64, signed=True)


def checked_path() -> step_checker.CheckedPath:
    return step_checker.CheckedPath(steps=1, solved=True)


def runs() -> tuple[object, ...]:
    cheap = [each for each in FORMULATIONS if not each.modules]
    return tuple(Laboratory(SHAPED).runs(cheap, LIMITS))


PICKLED: dict[str, Callable[[], object]] = {
    "puzzle": lambda: SHAPED,
    "board": lambda: Board(DOMINO, (Rect(0, 0, 1, 2),)),
    "game": lambda: SavedGame(SHAPED),
    "generated": lambda: generate(6, 6, seed=1),
    "recipe": lambda: Recipe.parse(generate(6, 6, seed=1).source),
    "problems": lambda: problems(Puzzle(1, 2, {Cell(0, 0): 1})),
    "unique": lambda: solve(SHAPED),
    "multiple": lambda: solve(AMBIGUOUS),
    "infeasible": lambda: solve(IMPOSSIBLE),
    "grade": lambda: grade(DOMINO),
    "hint": lambda: next_hint(Board(DOMINO)),
    "hints": lambda: all_hints(Board(generate(6, 6, seed=1))),
    "mistakes": lambda: mistakes(Board(AMBIGUOUS, (Rect(0, 0, 1, 1),))),
    "why wrong": lambda: why_wrong(Board(DOMINO), Rect(0, 0, 1, 1)),
    "steps": lambda: tuple(explain(DOMINO)),
    "certificate": lambda: prove(generate(6, 6, seed=1)),
    "proved claim": proved_claim,
    "checked path": checked_path,
    "limits": lambda: LIMITS,
    "formulations": lambda: FORMULATIONS,
    "runs": runs,
    "levels": lambda: tuple(Laboratory(SHAPED).levels()),
}
DOCUMENTATION = (Path(__file__).parents[1] / "docs/library.md").read_text("utf-8")


@pytest.mark.parametrize("package", EXPORTED)
def test_names_are_exported(package: str) -> None:
    module = import_module(f"shikaku_gui.{package}")
    assert not [name for name in EXPORTED[package].split() if not hasattr(module, name)]


@pytest.mark.parametrize(("result", "attributes"), RESULTS)
def test_results_have_their_attributes(result: Callable[[], object], attributes: str) -> None:
    value = result()
    assert not [name for name in attributes.split() if not hasattr(value, name)]


def again(value: Value) -> Value:
    """Return what is left of a value after pickling."""
    return pickle.loads(pickle.dumps(value))  # type: ignore[no-any-return]  # noqa: S301 (our own)


@pytest.mark.parametrize("name", PICKLED)
def test_results_are_equal_after_pickling(name: str) -> None:
    value = PICKLED[name]()
    assert again(value) == value


def test_an_error_keeps_its_place_when_it_is_pickled() -> None:
    with pytest.raises(FormatError) as caught:
        loads("2 x\n. .")
    error = again(caught.value)
    assert (str(error), error.line, error.column) == (str(caught.value), 1, 3)


def test_the_figures_of_a_solve_survive_pickling() -> None:
    """They are counted late, so being equal does not say it."""
    result = solve(generate(6, 6, seed=1))
    other = again(result)
    assert (other.fixed, other.alternatives, other.cover, other.seconds) == (
        result.fixed, result.alternatives, result.cover, result.seconds,
    )  # fmt: skip


@pytest.mark.parametrize("package", EXPORTED)
def test_what_the_documentation_imports_is_pinned(package: str) -> None:
    imports = re.findall(rf"from shikaku_gui\.{package} import (.+)", DOCUMENTATION)
    names = {name for line in imports for name in line.split(", ")}
    assert names <= set(EXPORTED[package].split())
