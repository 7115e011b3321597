"""The drills that come with the program: as they were made, and exactly right."""

import hashlib
from itertools import count

import pytest

from shikaku_gui import resources
from shikaku_gui.solver import (
    TECHNIQUES,
    Drill,
    Technique,
    drill_position,
    make_drill,
)
from tests.solver.drills.check_drills import differences

DRILLS = {
    technique: [
        Drill.parse(line)
        for line in (resources.drills() / f"{technique.value}.txt").read_text().splitlines()
    ]
    for technique in Technique
}
WITH_SHAPES = {
    technique: [
        Drill.parse(line)
        for line in (resources.drills() / "shapes" / f"{technique.value}.txt")
        .read_text()
        .splitlines()
    ]
    for technique in Technique
}
EVERY = [drill for drills in DRILLS.values() for drill in drills]


@pytest.mark.parametrize("technique", Technique)
def test_each_technique_has_thirty_drills_of_its_own(technique: Technique) -> None:
    drills = DRILLS[technique]
    assert len(drills) == 30
    assert all(drill.technique is technique for drill in drills)


@pytest.mark.parametrize("technique", Technique)
def test_drills_with_shape_clues_have_them(technique: Technique) -> None:
    drills = WITH_SHAPES[technique]
    assert len(drills) <= 10
    assert all(drill.technique is technique for drill in drills)
    assert all(drill_position(drill).puzzle.shapes for drill in drills[:3])
    for drill in drills[:1]:
        assert differences(drill, pencils=False) == []


def test_most_techniques_have_drills_with_shape_clues() -> None:
    assert sum(len(drills) == 10 for drills in WITH_SHAPES.values()) >= 5


@pytest.mark.parametrize("technique", [Technique.ONLY_RECTANGLE, Technique.ONLY_CLUE])
def test_drills_have_no_marks_before_a_lesson_explains_them(technique: Technique) -> None:
    for drill in DRILLS[technique] + WITH_SHAPES[technique]:
        assert drill_position(drill).marks.empty


def test_no_two_drills_are_on_the_same_puzzle() -> None:
    assert len({drill.puzzle for drill in EVERY}) == len(EVERY)


@pytest.mark.parametrize("technique", Technique)
def test_a_sample_accepts_exactly_what_the_technique_concludes(technique: Technique) -> None:
    assert differences(DRILLS[technique][0], pencils=False) == []


def digest(drills: list[Drill]) -> str:
    """Return what tells the positions of some drills from all others."""
    state = hashlib.sha256()
    for drill in drills:
        board = drill_position(drill)
        pencils, crosses = (sorted(rects) for rects in board.marks)
        state.update(repr((dict(board.puzzle.clues), board.rects, pencils, crosses)).encode())
    return state.hexdigest()[:16]


def test_samples_name_the_positions_that_they_always_named() -> None:
    assert digest([drills[0] for drills in DRILLS.values()]) == "cc561db45f035549"


@pytest.mark.slow
def test_all_lines_name_the_positions_that_they_always_named() -> None:
    assert digest(EVERY) == "d9f34a4c947a4fc3"


@pytest.mark.slow
@pytest.mark.parametrize("technique", Technique)
def test_all_accept_exactly_what_the_technique_concludes(technique: Technique) -> None:
    found = {str(drill): differences(drill) for drill in DRILLS[technique]}
    assert {line: wrong for line, wrong in found.items() if wrong} == {}


@pytest.mark.slow
@pytest.mark.parametrize("technique", Technique)
def test_drills_are_made_again_from_their_seeds(technique: Technique) -> None:
    first = 10_000 * list(Technique).index(technique) + 1
    kind = TECHNIQUES[technique].drills.kinds[0]
    made = (make_drill(technique, kind, seed) for seed in count(first))
    assert next(filter(None, made)) == DRILLS[technique][0]
