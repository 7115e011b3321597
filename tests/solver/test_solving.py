import json
import random
import threading
from collections import Counter
from pathlib import Path

import pytest

from shikaku_gui.model import (
    Board,
    Cell,
    Problem,
    ProblemKind,
    Puzzle,
    Rect,
    Shape,
    is_solved,
    problems,
)
from shikaku_gui.solver import Level, Phase, Status, background_import, candidates, solve, solving
from shikaku_gui.solver.control import Control
from shikaku_gui.solver.search import cp_sat
from tests.reference_data import LITERATURE, published, published_figures, simonis_table
from tests.solver.brute import (
    Layout,
    Partition,
    all_layouts,
    all_solutions,
    any_puzzle,
    any_shaped_puzzle,
    is_first_image,
    random_puzzle,
    solvable_layouts,
)

UNIQUE = Puzzle(2, 2, {Cell(0, 0): 2, Cell(1, 1): 1, Cell(0, 1): 1})
AMBIGUOUS = Puzzle(2, 2, {Cell(0, 0): 2, Cell(1, 1): 2})


def _statuses(count: int) -> Status:
    return {0: Status.INFEASIBLE, 1: Status.UNIQUE}.get(count, Status.MULTIPLE)


def hold(rows: int, cols: int, layout: Layout, solutions: set[Partition]) -> None:
    """Hold what is found for a layout of clues against all its solutions."""
    result = solve(Puzzle(rows, cols, dict(layout)))
    assert result.status is _statuses(len(solutions))
    assert solutions.issuperset(result.solutions)
    assert len(set(result.solutions)) == min(2, len(solutions))


@pytest.mark.parametrize(
    ("rows", "cols"), [(1, 1), (1, 2), (1, 8), (8, 1), (2, 2), (2, 3), (3, 2), (3, 3)]
)
def test_every_solvable_layout(rows: int, cols: int) -> None:
    for layout, solutions in solvable_layouts(rows, cols).items():
        hold(rows, cols, layout, solutions)


@pytest.mark.slow
def test_every_solvable_layout_of_3x4_in_one_of_its_images() -> None:
    held = 0
    layouts = solvable_layouts(3, 4)
    for layout, solutions in layouts.items():
        if is_first_image(3, 4, layout):
            hold(3, 4, layout, solutions)
            held += 1
    assert 4 * held > len(layouts)


@pytest.mark.slow
@pytest.mark.parametrize(("rows", "cols"), [(2, 5), (2, 6), (3, 4), (4, 3)])
def test_every_larger_solvable_layout(rows: int, cols: int) -> None:
    test_every_solvable_layout(rows, cols)


@pytest.mark.parametrize(("rows", "cols"), [(1, 7), (7, 1), (2, 2), (3, 2)])
def test_every_layout_solvable_or_not(rows: int, cols: int) -> None:
    solvable = solvable_layouts(rows, cols)
    for layout in all_layouts(rows, cols):
        result = solve(Puzzle(rows, cols, dict(layout)))
        assert result.status is _statuses(len(solvable.get(layout, ())))
        assert bool(result.problems) == (result.status is Status.INFEASIBLE)


@pytest.mark.slow
@pytest.mark.parametrize(("rows", "cols"), [(2, 4), (2, 5), (4, 2), (3, 3), (3, 4)])
def test_every_larger_layout_solvable_or_not(rows: int, cols: int) -> None:
    test_every_layout_solvable_or_not(rows, cols)


@pytest.mark.parametrize(
    ("rows", "cols"), [(1, 6), (2, 3), pytest.param(3, 3, marks=pytest.mark.slow)]
)
@pytest.mark.parametrize("known", [None, 1, 2, 4])
def test_every_layout_of_unknown_areas(rows: int, cols: int, known: int | None) -> None:
    """The last clue has a known area, or none has."""
    cells = list(Rect(0, 0, rows, cols).cells())
    for chosen in range(1, 1 << len(cells)):
        clued = [cell for number, cell in enumerate(cells) if chosen >> number & 1]
        puzzle = Puzzle(rows, cols, {**dict.fromkeys(clued), clued[-1]: known})
        solutions = all_solutions(puzzle)
        assert solutions is not None
        result = solve(puzzle, max_solutions=3)
        assert result.status is _statuses(len(solutions))
        assert solutions.issuperset(result.solutions)
        assert len(set(result.solutions)) == min(3, len(solutions))


@pytest.mark.parametrize(
    "seed",
    [
        *(*range(4), 11),
        *(pytest.param(seed, marks=pytest.mark.slow) for seed in (*range(4, 11), *range(12, 50))),
    ],
)
def test_random_puzzles_agree_with_brute_force(seed: int) -> None:
    rng = random.Random(seed)
    seen: Counter[Status] = Counter()
    for _ in range(120):
        puzzle = any_puzzle(rng, rng.randint(1, 6), rng.randint(1, 6))
        solutions = all_solutions(puzzle)
        if solutions is None:
            continue
        result = solve(puzzle, max_solutions=rng.choice([2, 500]))
        seen[result.status] += 1
        assert result.status is _statuses(len(solutions))
        assert solutions.issuperset(result.solutions)
        assert len(set(result.solutions)) == len(result.solutions)
        if result.complete:
            assert len(result.solutions) == len(solutions)
        else:
            assert len(result.solutions) in (2, 500)
    assert set(seen) == {Status.UNIQUE, Status.MULTIPLE, Status.INFEASIBLE}


@pytest.mark.parametrize("count", [300, pytest.param(5_000, marks=pytest.mark.slow)])
@pytest.mark.parametrize("masks", [True, False])
def test_puzzles_with_shapes_agree_with_brute_force(
    count: int, masks: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(solving, "masks_suffice", lambda _: masks)
    rng = random.Random(f"shapes {count}")
    seen: Counter[Status] = Counter()
    while seen.total() < count:
        puzzle = any_shaped_puzzle(rng, rng.randint(1, 6), rng.randint(1, 6))
        solutions = all_solutions(puzzle)
        if solutions is None:
            continue
        result = solve(puzzle)
        seen[result.status] += 1
        assert result.status is _statuses(len(solutions)), puzzle
        assert solutions.issuperset(result.solutions)
        assert len(set(result.solutions)) == min(2, len(solutions))
        assert bool(result.problems) == (not solutions)
    assert min(seen[status] for status in Status if status is not Status.LIMIT) > count / 20


@pytest.mark.parametrize(
    ("puzzle", "kinds"),
    [
        (
            Puzzle(1, 7, {Cell(0, 0): 7}, shapes={Cell(0, 0): Shape.SQUARE}),
            [ProblemKind.NO_SHAPE, ProblemKind.UNREACHED],
        ),
        (
            Puzzle(2, 3, {Cell(0, 0): None}, shapes={Cell(0, 0): Shape.TALL}),
            [ProblemKind.UNREACHED],
        ),
        (
            Puzzle(
                1,
                3,
                dict.fromkeys((Cell(0, 0), Cell(0, 2))),
                shapes=dict.fromkeys((Cell(0, 0), Cell(0, 2)), Shape.WIDE),
            ),
            [ProblemKind.AREA_SUM],
        ),
    ],
)
def test_a_shape_may_be_why_there_is_no_solution(puzzle: Puzzle, kinds: list[ProblemKind]) -> None:
    assert [problem.kind for problem in solve(puzzle).problems] == kinds


def test_a_2x2_of_two_dominoes_has_two_solutions() -> None:
    result = solve(AMBIGUOUS, max_solutions=3)
    assert result.status is Status.MULTIPLE
    assert result.complete
    assert set(result.solutions) == {
        (Rect(0, 0, 1, 2), Rect(1, 0, 1, 2)),
        (Rect(0, 0, 2, 1), Rect(0, 1, 2, 1)),
    }


def test_one_solution_wanted_proves_uniqueness_only_where_that_is_known() -> None:
    assert solve(UNIQUE, max_solutions=1).status is Status.UNIQUE
    one = solve(AMBIGUOUS, max_solutions=1)
    assert (one.status, len(one.solutions), one.complete) == (Status.LIMIT, 1, False)


def test_no_more_solutions_than_wanted() -> None:
    puzzle = Puzzle(4, 8, {Cell(r, c): 2 for r in range(4) for c in range(8) if (r + c) % 2 == 0})
    many = solve(puzzle, max_solutions=7)
    assert (many.status, len(set(many.solutions)), many.complete) == (Status.MULTIPLE, 7, False)
    assert all(is_solved(Board(puzzle, found)) for found in many.solutions)


def test_no_solutions_wanted_is_refused() -> None:
    with pytest.raises(ValueError, match="max_solutions is 0"):
        solve(UNIQUE, max_solutions=0)


@pytest.mark.parametrize(
    ("puzzle", "flaws"),
    [
        (Puzzle(2, 2, {}), [ProblemKind.NO_CLUES]),
        (Puzzle(2, 2, {Cell(0, 0): 3}), [ProblemKind.AREA_SUM, ProblemKind.NO_SHAPE]),
        (
            Puzzle(2, 3, {Cell(0, 0): 5, Cell(1, 2): 1}),
            [ProblemKind.NO_SHAPE, ProblemKind.UNREACHED],
        ),
        (
            Puzzle(1, 4, {Cell(0, 0): 1, Cell(0, 1): 2, Cell(0, 2): 1}),
            [ProblemKind.NO_ROOM, ProblemKind.UNREACHED],
        ),
        (
            Puzzle(2, 2, {Cell(0, 0): None, Cell(0, 1): 4}),
            [ProblemKind.AREA_SUM, ProblemKind.NO_ROOM],
        ),
        (
            Puzzle(3, 3, {Cell(0, 0): 2, Cell(0, 1): 7}),
            [ProblemKind.NO_SHAPE, ProblemKind.UNREACHED],
        ),
        (Puzzle(3, 3, {Cell(1, 1): 3, Cell(0, 0): 3, Cell(2, 2): 3}), []),
    ],
)
def test_the_problems_of_a_puzzle_without_solution(
    puzzle: Puzzle, flaws: list[ProblemKind]
) -> None:
    result = solve(puzzle)
    assert [problem.kind for problem in result.problems] == flaws
    assert (result.status is Status.INFEASIBLE) == bool(flaws)
    assert set(problems(puzzle)) <= set(result.problems)


def test_cells_out_of_reach_are_named() -> None:
    clues = {Cell(0, 0): 1, Cell(0, 1): 2, Cell(0, 2): 1, Cell(1, 0): 2}
    (problem,) = solve(Puzzle(2, 3, clues)).problems
    assert problem == Problem(ProblemKind.UNREACHED, (Cell(1, 2),))


@pytest.mark.parametrize("name", LITERATURE)
def test_figures_of_the_literature(name: str) -> None:
    expected, puzzle = published_figures(name), published(name)
    result = solve(puzzle)
    assert (result.status, expected["solutions"]) == (Status.UNIQUE, 1)
    assert (puzzle.rows, puzzle.cols) == (expected["rows"], expected["cols"])
    for key in {"rooms", "fixed", "alternatives", "cover"} & expected.keys():
        assert getattr(result, key) == expected[key], key


@pytest.mark.parametrize("name", ["nikoli-web-1", "nikoli-web-6"])
def test_figures_of_simonis_table(name: str) -> None:
    row, puzzle = simonis_table()[name], published(name)
    result = solve(puzzle)
    assert (puzzle.cols, puzzle.rows) == (int(row["x"]), int(row["y"]))
    found = (result.rooms, result.fixed, result.alternatives, result.cover)
    assert found == tuple(int(row[key]) for key in ("rooms", "fixed", "alt", "cover"))


def parse(text: str) -> Puzzle:
    """Read a plain grid, with or without a line for its size."""
    lines = [line.split() for line in text.strip().splitlines()]
    if len(lines[0]) == 2 and lines[0] == [str(len(lines) - 1), str(len(lines[-1]))]:
        del lines[0]
    clues = {
        Cell(row, col): None if word == "?" else int(word)
        for row, words in enumerate(lines)
        for col, word in enumerate(words)
        if word not in "._-0"
    }
    return Puzzle(len(lines), len(lines[0]), clues)


def test_the_corpus_by_deduction_alone(corpus: Path) -> None:
    entries = json.loads(corpus.read_text())
    assert len(entries) == 63
    for name, entry in entries.items():
        result = solve(parse(entry["problem"]))
        assert result.status is Status.UNIQUE, name
        assert set(result.solutions[0]) == _published(entry["solution"]), name
        assert result.figures.searches == 0, name


def _published(text: str) -> set[Rect]:
    rooms: dict[str, list[Cell]] = {}
    for row, line in enumerate(text.strip().splitlines()[1:]):
        for col, room in enumerate(line.split()):
            rooms.setdefault(room, []).append(Cell(row, col))
    return {Rect.between(cells[0], cells[-1]) for cells in rooms.values()}


def test_figures_by_phase_and_level() -> None:
    result = solve(AMBIGUOUS, max_solutions=5)
    figures = result.figures
    assert figures.left == {Level.BASIC: 4, Level.SUBSETS: 4, Level.SHAVING: 4}
    assert (figures.components, figures.searched, figures.searches) == ((2,), 4, 1)
    phases = {Phase.CHECK, Phase.PLACEMENTS, Phase.DEDUCTION, Phase.SEARCH}
    assert set(figures.seconds) == set(figures.peak_memory) == phases
    assert all(seconds >= 0 for seconds in result.seconds.values())


def test_progress_names_the_phases_in_order() -> None:
    seen: list[tuple[Phase, float | None]] = []
    solve(AMBIGUOUS, max_solutions=3, on_progress=lambda *report: seen.append(report))
    phases = [Phase.CHECK, Phase.PLACEMENTS, Phase.DEDUCTION, Phase.SEARCH]
    assert list(dict.fromkeys(phase for phase, _ in seen)) == phases
    assert all(done is None or 0 <= done <= 1 for _, done in seen)


@pytest.mark.parametrize("calls", range(0, 60, 3))
@pytest.mark.parametrize("largest", [0, 12 * 12], ids=["arrays", "masks"])
def test_a_stop_at_any_moment_claims_nothing_unknown(
    largest: int, calls: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(candidates, "_LARGEST_FOR_MASKS", largest)
    puzzle = random_puzzle(random.Random(calls), 12, 12)
    left = calls

    def stop() -> bool:
        nonlocal left
        left -= 1
        return left < 0

    # A stop does not wait for an import, which would be one more thread.
    background_import.load_arrays(Control())
    cp_sat.load(Control())
    threads = threading.active_count()
    result = solve(puzzle, stop=stop)
    assert threading.active_count() == threads
    assert all(is_solved(Board(puzzle, found)) for found in result.solutions)
    if result.status is Status.LIMIT:
        assert len(result.solutions) < 2
    else:
        assert result.status is solve(puzzle).status


def test_no_time_at_all() -> None:
    result = solve(UNIQUE, time_limit=0)
    assert (result.status, result.solutions, result.complete) == (Status.LIMIT, (), False)


@pytest.mark.parametrize(
    ("puzzle", "area"),
    [
        (
            Puzzle(
                1000,
                1000,
                {Cell(r, c): 50_000 for r in range(0, 1000, 200) for c in range(0, 1000, 250)},
            ),
            50_000,
        ),
        (
            Puzzle(500, 700, {Cell(r, c): 35_000 for r in (10, 490) for c in range(20, 700, 140)}),
            35_000,
        ),
    ],
)
def test_giant_areas(puzzle: Puzzle, area: int) -> None:
    result = solve(puzzle, time_limit=60)
    assert result.status in (Status.UNIQUE, Status.MULTIPLE)
    assert is_solved(Board(puzzle, result.solutions[0]))
    assert {rect.area for rect in result.solutions[0]} == {area}


@pytest.mark.slow
def test_memory_stays_flat() -> None:
    import resource

    rng = random.Random(5)
    puzzles = [any_puzzle(rng, 8, 8) for _ in range(50)]
    for _ in range(20):
        for puzzle in puzzles:
            solve(puzzle)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    for _ in range(180):
        for puzzle in puzzles:
            solve(puzzle)
    grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
    assert grown < 8 * 1024  # kibibytes


def test_an_event_stops_as_well_as_a_function() -> None:
    event = threading.Event()
    puzzle = Puzzle(2, 3, {Cell(0, 0): 2, Cell(1, 2): 4})
    assert solve(puzzle, stop=event).status is Status.UNIQUE
    event.set()
    assert solve(puzzle, stop=event).status is Status.LIMIT
