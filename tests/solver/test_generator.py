"""The generator: valid, unique, of the wanted grade, the same everywhere, quick to stop."""

import hashlib
import subprocess
import sys
import threading
from itertools import product
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st
from ortools.sat.python import cp_model

from shikaku_gui.model import Cell, Puzzle, Rect
from shikaku_gui.solver import (
    Character,
    Difficulty,
    NotFoundError,
    Recipe,
    Status,
    Symmetry,
    from_recipe,
    generate,
    generator,
    grade,
    solve,
)
from shikaku_gui.solver.generation import ambiguities, uniqueness
from shikaku_gui.solver.generation.character import CHARACTER_LENGTHS, CHARACTER_SIZES
from shikaku_gui.solver.generation.symmetry import Images

CHARACTERS = st.builds(
    Character,
    st.sampled_from(list(CHARACTER_SIZES.values())),
    st.sampled_from(list(CHARACTER_LENGTHS.values())),
)


def all_placements(puzzle: Puzzle) -> list[list[Rect]]:
    """Return the placements of each clue by trying every rectangle of its area."""
    found = []
    for clue, area in puzzle.clues.items():
        assert area is not None
        shapes = [(h, area // h) for h in range(1, area + 1) if area % h == 0]
        rects = (
            Rect(row, col, height, width)
            for height, width in shapes
            for row in range(clue.row - height + 1, clue.row + 1)
            for col in range(clue.col - width + 1, clue.col + 1)
        )
        found.append(
            [
                rect
                for rect in rects
                if rect.within(puzzle.rows, puzzle.cols)
                and not any(rect.covers(other) for other in puzzle.clues if other != clue)
            ]
        )
    return found


def solutions(puzzle: Puzzle) -> int:
    """Count up to two solutions: CP-SAT on all placements, with a no-good cut."""
    model = cp_model.CpModel()
    chosen = [[(rect, model.new_bool_var("")) for rect in mine] for mine in all_placements(puzzle)]
    covering: dict[Cell, list[cp_model.IntVar]] = {cell: [] for cell in puzzle.grid.cells()}
    for pairs in chosen:
        model.add(sum(variable for _, variable in pairs) == 1)
        for rect, variable in pairs:
            for cell in rect.cells():
                covering[cell].append(variable)
    for variables in covering.values():
        model.add(sum(variables) == 1)
    for count in range(2):
        solver = cp_model.CpSolver()
        solver.parameters.num_workers = 1
        if solver.solve(model) == cp_model.INFEASIBLE:
            return count
        taken = [v for pairs in chosen for _, v in pairs if solver.boolean_value(v)]
        model.add(sum(taken) <= len(taken) - 1)
    return 2


def check(puzzle: Puzzle) -> None:
    assert sum(filter(None, puzzle.clues.values())) == puzzle.area
    if min(puzzle.rows, puzzle.cols) > 1 and puzzle.area > 4:
        assert min(filter(None, puzzle.clues.values())) > 1
    assert solutions(puzzle) == 1


@given(
    st.integers(1, 12),
    st.integers(1, 12),
    CHARACTERS,
    st.sampled_from(Symmetry),
    st.integers(0, 10**9),
)
def test_every_puzzle_has_one_solution(
    rows: int, cols: int, character: Character, symmetry: Symmetry, seed: int
) -> None:
    puzzle = generate(rows, cols, character=character, symmetry=symmetry, seed=seed)
    assert (puzzle.rows, puzzle.cols) == (rows, cols)
    check(puzzle)
    if symmetry is not Symmetry.NONE:
        images = Images(symmetry, rows, cols)
        assert {images.cell(clue) for clue in puzzle.clues} == set(puzzle.clues)


@pytest.mark.parametrize(
    ("rows", "cols"), [(1, 40), (40, 1), (2, 30), (20, 20), (31, 45), (90, 80)]
)
def test_larger_ones_too(rows: int, cols: int) -> None:
    assert solve(generate(rows, cols, seed=1)).status is Status.UNIQUE


@pytest.mark.parametrize("symmetry", Symmetry)
def test_every_tiny_size_has_a_puzzle(symmetry: Symmetry) -> None:
    for rows in range(1, 7):
        for cols in range(1, 7):
            check(generate(rows, cols, symmetry=symmetry, seed=rows))


def needs_long(wanted: Difficulty, symmetry: Symmetry) -> bool:
    return wanted is Difficulty.EXPERT and symmetry is not Symmetry.NONE


@pytest.mark.parametrize("wanted", [None, *Difficulty])
@pytest.mark.parametrize("symmetry", [Symmetry.ROTATION, Symmetry.MIRROR])
def test_the_solution_of_a_symmetric_puzzle_is_not_symmetric(
    wanted: Difficulty | None, symmetry: Symmetry
) -> None:
    images = Images(symmetry, 10, 10)
    for seed in range(3):
        puzzle = generate(10, 10, grade=wanted, symmetry=symmetry, seed=seed)
        solution = set(solve(puzzle).solutions[0])
        assert len(solution & set(map(images.rect, solution))) <= 0.3 * len(solution)


@pytest.mark.parametrize(
    ("wanted", "symmetry"),
    [
        pytest.param(*pair, marks=[pytest.mark.slow] if needs_long(*pair) else [])
        for pair in product(Difficulty, Symmetry)
    ],
)
def test_the_grade_asked_for_is_the_grade_got(wanted: Difficulty, symmetry: Symmetry) -> None:
    puzzle = generate(8, 8, grade=wanted.value, symmetry=symmetry, seed=2)
    given_grade = grade(puzzle)
    assert (given_grade.grade, given_grade.human_solvable) == (wanted.value, True)
    assert puzzle.grade == wanted.value
    check(puzzle)


@pytest.mark.parametrize(
    ("settings", "reason"),
    [
        ({"rows": 0}, "0 x 5 has no cells"),
        ({"grade": "tough"}, "expected a grade .*, not 'tough'"),
        ({"character": "vast"}, "expected a size .*, not 'vast'"),
        ({"needs": "luck"}, "expected a technique .*, not 'luck'"),
        ({"needs": "pair", "grade": "easy"}, "pair is for hard puzzles, not for easy"),
        ({"symmetry": "odd"}, "expected a symmetry .*, not 'odd'"),
    ],
)
def test_settings_that_make_no_sense_are_refused(settings: dict[str, Any], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        generate(**{"rows": 5, "cols": 5, **settings})


def test_names_and_values_mean_the_same() -> None:
    named = generate(8, 8, grade="easy", character="large:long", symmetry="mirror", seed=3)
    assert named == generate(
        8, 8, grade=Difficulty.EASY, character=Character(10, 1), symmetry=Symmetry.MIRROR, seed=3
    )
    assert named == from_recipe(Recipe.parse(named.source))


def test_without_a_seed_a_new_one_is_drawn() -> None:
    first, second = generate(6, 6), generate(6, 6)
    assert first != second
    assert from_recipe(Recipe.parse(first.source)) == first


DIGEST = """
import hashlib
from shikaku_gui.solver import generate
made = [
    generate(9, 9, seed=1),
    generate(70, 90, seed=1),
    generate(7, 7, seed=5, grade="expert", symmetry="rotation"),
    generate(12, 9, seed=1, grade="gentle", character="few-large:long", symmetry="mirror"),
]
print(hashlib.sha256(repr([dict(one.clues) for one in made]).encode()).hexdigest())
"""


def test_other_processes_make_the_same() -> None:
    digests = {
        subprocess.run(
            [sys.executable, "-c", DIGEST],
            check=True,
            capture_output=True,
            text=True,
            env={"PYTHONHASHSEED": hash_seed},
        ).stdout
        for hash_seed in ("1", "2")
    }
    assert len(digests) == 1


def test_this_version_makes_what_it_made() -> None:
    """A change here means that recipes give other puzzles: then their version must count up."""
    made = [from_recipe(Recipe(9, 9, seed)) for seed in range(20)]
    text = repr([dict(one.clues) for one in made])
    assert hashlib.sha256(text.encode()).hexdigest()[:16] == "c459f9c55d3e8775"


def test_a_time_limit_never_changes_what_is_made() -> None:
    assert generate(15, 15, seed=5, grade="hard", time_limit=1000) == generate(
        15, 15, seed=5, grade="hard"
    )


def test_what_cannot_be_found_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patched:
        patched.setattr(generator, "MAX_TRIES", 200)
        patched.setattr(generator, "MAX_TRIES_NEEDING", 20)
        with pytest.raises(NotFoundError, match="2 x 8 was found in 200 attempts") as caught:
            generate(2, 8, grade="expert", seed=1)
        assert not caught.value.stopped
        with pytest.raises(NotFoundError, match="needs pair was found in 20 attempts"):
            generate(2, 8, needs="pair", seed=1)
        with pytest.raises(NotFoundError, match="try a larger size, no symmetry or another grade"):
            generate(2, 8, grade="expert", symmetry="mirror", seed=1)
    with pytest.raises(NotFoundError, match="before the limit") as caught:
        generate(2, 8, grade="expert", seed=1, time_limit=0.01)
    assert caught.value.stopped


@pytest.mark.parametrize(
    ("rows", "cols", "wanted"),
    [
        (1, 50, {"needs": "shared-cells"}),
        (50, 1, {"grade": "medium"}),
        (2, 5, {"needs": "pair"}),
        (4, 3, {"needs": "what-if"}),
        (3, 4, {"grade": "hard"}),
        (2, 2, {"needs": "only-clue"}),
    ],
)
def test_what_no_puzzle_of_a_small_grid_needs_is_not_looked_for(
    rows: int, cols: int, wanted: dict[str, Any]
) -> None:
    with pytest.raises(NotFoundError, match="exists; ask for a larger size") as caught:
        generate(rows, cols, seed=1, **wanted)
    assert caught.value.impossible
    assert caught.value.tries == 0


@pytest.mark.parametrize("after", [0, 1, 50, 400])
@pytest.mark.parametrize("wanted", [None, "gentle", "expert"])
def test_a_stop_ends_the_work_wherever_it_is(after: int, wanted: str | None) -> None:
    asked = 0

    def stop() -> bool:
        nonlocal asked
        asked += 1
        return asked > after

    size = 150 if wanted is None else 40
    with pytest.raises(NotFoundError, match="before the limit") as caught:
        generate(size, size, grade=wanted, seed=1, stop=stop)
    assert caught.value.stopped
    assert asked == after + 1


def test_the_stop_is_asked_for_often() -> None:
    asked = 0

    def stop() -> bool:
        nonlocal asked
        asked += 1
        return False

    generate(100, 100, seed=1, stop=stop)
    assert asked > 500


def test_it_can_be_stopped_from_another_thread() -> None:
    stop = threading.Event()
    failed: list[NotFoundError] = []

    def work() -> None:
        try:
            generate(400, 400, seed=1, stop=stop.is_set)
        except NotFoundError as error:
            failed.append(error)

    thread = threading.Thread(target=work)
    thread.start()
    stop.set()
    thread.join(60)
    assert not thread.is_alive()
    assert failed[0].stopped


def test_progress_is_told() -> None:
    told: list[tuple[int, float | None]] = []
    generate(100, 100, seed=1, on_progress=lambda number, done: told.append((number, done)))
    assert told[0] == (1, None)
    parts = [done for _, done in told if done is not None]
    assert parts == sorted(parts)
    assert 0 <= parts[0] <= parts[-1] <= 1


@pytest.mark.parametrize("large", [0, 10**9])
def test_windows_and_whole_boards_both_lead_to_one_solution(
    large: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(uniqueness, "LARGE", large)
    for seed in range(10):
        check(generate(14, 14, seed=seed))


def test_arrays_lead_to_one_solution_as_masks_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ambiguities, "_MOST_CELLS_FOR_MASKS", 0)
    for seed in range(4):
        check(generate(12, 12, seed=seed))


@pytest.mark.slow
@settings(max_examples=600)
@given(
    st.integers(1, 25),
    st.integers(1, 25),
    CHARACTERS,
    st.sampled_from(Symmetry),
    st.integers(0, 10**9),
)
def test_many_puzzles_have_one_solution(
    rows: int, cols: int, character: Character, symmetry: Symmetry, seed: int
) -> None:
    check(generate(rows, cols, character=character, symmetry=symmetry, seed=seed))


@pytest.mark.slow
@pytest.mark.parametrize("wanted", Difficulty)
@pytest.mark.parametrize("size", [7, 10, 15, 20])
def test_many_grades(wanted: Difficulty, size: int) -> None:
    for seed in range(4):
        puzzle = generate(size, size, grade=wanted.value, seed=seed)
        assert grade(puzzle).grade == wanted.value
        assert solve(puzzle).status is Status.UNIQUE


@pytest.mark.parametrize("size", [5, 8])
def test_gentle_puzzles_are_not_mended_away(size: int) -> None:
    for seed in (1001, 1003, *range(20)):
        puzzle = generate(size, size, grade="gentle", character="small", seed=seed)
        assert len(puzzle.clues) >= 0.7 * size * size / CHARACTER_SIZES["small"], seed
