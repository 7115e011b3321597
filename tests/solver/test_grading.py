"""Grades: levels, scores, and what they say of puzzles that are no fair ones."""

import re
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from shikaku_gui import formats, resources
from shikaku_gui.solver import CutShortError, grade, solve
from shikaku_gui.solver.difficulty import Difficulty
from shikaku_gui.solver.expected_time import DRAW_SECONDS, LOOK_SECONDS, clues_looked_at
from shikaku_gui.solver.grading import CHAIN_WEIGHT, Grade
from shikaku_gui.solver.puzzle_path import PuzzlePath
from shikaku_gui.solver.techniques.catalogue import TECHNIQUES
from shikaku_gui.solver.techniques.hint_records import Technique
from tests.reference_data import published

GENTLE = "3 2 .\n. . .\n. . 4"
# No step is near before the first one; then the only rectangles near it lead on.
LOOKS = 4 / 1 + 3 / 3 + 2 / 2
WHAT_IF = ". . . 4 . 2\n. . 2 . 3 .\n4 . . 3 . .\n. 4 . . . .\n4 . . . 1 3"


def graded(grid: str) -> Grade:
    return grade(formats.loads(grid).puzzle)


def test_a_gentle_puzzle() -> None:
    assert graded(GENTLE) == Grade(
        grade="gentle",
        score=round(LOOKS),
        hardest="only-rectangle",
        steps=3,
        techniques={"only-rectangle": 3},
        human_solvable=True,
        exclusions=0,
        clues=3,
        expected_seconds=3 * DRAW_SECONDS + LOOK_SECONDS * LOOKS,
    )


@pytest.mark.parametrize(
    ("grid", "level", "once", "per_clue"),
    [
        (GENTLE, "gentle", False, 2.0),
        ("4 . . .\n. 4 . .\n. . 2 .\n3 . . 3", "medium", True, 7.4),
        (". 4 . .\n. . . 2\n3 2 . .\n. . 3 2", "hard", True, 13.5),
        (WHAT_IF, "expert", False, 61.0),
        ("2 .\n. 2", "expert", False, 0.0),
    ],
)
def test_one_hard_moment_and_the_score_per_clue(
    grid: str, level: str, once: bool, per_clue: float
) -> None:
    found = graded(grid)
    assert (found.grade, found.one_hard_moment, found.score_per_clue) == (level, once, per_clue)


@pytest.mark.parametrize(
    ("grid", "minutes"), [(GENTLE, 0.2), (WHAT_IF, 7.6), ("2 .\n. 2", None), ("2 1\n1 .", None)]
)
def test_only_what_techniques_solve_has_expected_minutes(grid: str, minutes: float | None) -> None:
    assert graded(grid).expected_minutes == minutes


def test_a_puzzle_without_clues_has_no_score_per_clue() -> None:
    assert graded("1").score_per_clue == 2.0
    assert Grade("gentle", 0, "", 0, {}, human_solvable=True).score_per_clue == 0.0


@pytest.mark.parametrize(
    ("name", "level", "hardest"),
    [
        ("nikoli-web-1", "gentle", "only-clue"),
        ("nikoli-web-6", "easy", "only-clue"),
        ("janko-011", "easy", "only-clue"),
        ("kuleuven-7x7", "gentle", "only-clue"),
        ("gams-6x6", "easy", "only-clue"),
        ("janko-050", "hard", "sealed-pocket"),
    ],
)
def test_the_published_puzzles(name: str, level: str, hardest: str) -> None:
    found = grade(published(name))
    assert (found.grade, found.hardest, found.human_solvable) == (level, hardest, True)
    assert found.steps == sum(found.techniques.values())
    assert list(found.techniques) == [t.value for t in Technique if t.value in found.techniques]


def test_a_what_if_is_counted_and_scored_with_its_chain() -> None:
    puzzle = formats.loads(WHAT_IF).puzzle
    found = grade(puzzle)
    assert (found.grade, found.hardest, found.what_ifs) == ("expert", "what-if", 2)
    steps = list(PuzzlePath(puzzle).steps())
    assert sum(step.chain for step in steps) >= 2
    looks = [
        clues_looked_at(step.clues_left, step.close)
        * (TECHNIQUES[step.technique].weight + CHAIN_WEIGHT * step.chain)
        for step in steps
    ]
    assert found.score == round(sum(looks))


@pytest.mark.parametrize(
    ("name", "only_clues", "clues", "exclusions"),
    [("nikoli-web-1", 5, 14, 0), ("kuleuven-7x7", 5, 14, 1), ("gams-6x6", 9, 11, 2)],
)
def test_gentle_puzzles_have_few_steps_of_only_one_clue(
    name: str, only_clues: int, clues: int, exclusions: int
) -> None:
    found = grade(published(name))
    assert (found.techniques["only-clue"], found.clues) == (only_clues, clues)
    assert found.exclusions == exclusions
    assert (found.grade == "gentle") is (only_clues <= 0.6 * clues)


@pytest.mark.parametrize(
    "grid",
    [
        "2 .\n. 2",
        "1 1 1\n2 . 1\n. 2 1",
        "2 1\n1 .",
        "3 .\n. 1",
    ],
    ids=["two solutions", "two in the end", "none", "no shape"],
)
def test_a_puzzle_without_one_solution_is_not_human_solvable(grid: str) -> None:
    found = graded(grid)
    assert not found.human_solvable
    assert found.grade == "expert"


def test_every_technique_has_a_level_and_a_weight_and_none_is_below_an_easier_one() -> None:
    levels = [list(Difficulty).index(record.level) for record in TECHNIQUES.values()]
    weights = [record.weight for record in TECHNIQUES.values()]
    assert levels == sorted(levels)
    assert weights == sorted(weights)
    assert {record.level for record in TECHNIQUES.values()} == set(Difficulty)


def test_the_weights_are_those_of_the_documentation() -> None:
    text = (Path(__file__).parents[2] / "docs" / "difficulty.md").read_text("utf-8")
    rows = re.findall(r"^\| [^|]+ \| `([a-z-]+)` \| (\d+)", text, re.MULTILINE)
    assert {name: int(weight) for name, weight in rows} == {
        technique.value: record.weight for technique, record in TECHNIQUES.items()
    }
    assert f"| {TECHNIQUES[Technique.WHAT_IF].weight}, and {CHAIN_WEIGHT} for each step" in text


def test_a_stop_ends_the_work() -> None:
    with pytest.raises(CutShortError):
        grade(formats.loads(GENTLE).puzzle, stop=lambda: True)


@pytest.mark.parametrize("count", [24, pytest.param(250, marks=pytest.mark.slow)])
def test_no_puzzle_is_harder_where_all_its_shapes_are_given(count: int) -> None:
    """Shapes exclude rectangles, so the techniques may find more; nothing may get lost."""
    puzzles = [formats.load(path).puzzle for path in resources.bundled()]
    puzzles = [puzzle for puzzle in puzzles if puzzle.area <= 400]
    puzzles = Random(1).sample(puzzles, min(count, len(puzzles)))
    easier = 0
    for puzzle in puzzles:
        by_clue = zip(puzzle.clues, solve(puzzle).solutions[0], strict=True)
        shaped = replace(puzzle, shapes={cell: rect.shape for cell, rect in by_clue})
        before, after = (Difficulty(grade(one).grade).rank for one in (puzzle, shaped))
        assert after <= before, puzzle
        easier += after < before
    assert easier > len(puzzles) / 4
