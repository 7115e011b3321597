"""The checker of steps: what it refuses. It imports nothing of the package."""

import copy
from typing import Any

import pytest

from shikaku_gui import step_checker
from shikaku_gui.step_checker import StepTooLargeError

RECORD: dict[str, Any] = {
    "clues": [[2, 0, 0], [0, 3, 0], [0, 0, 4]],
    "shapes": [],
    "solution": [[0, 0, 1, 2], [1, 0, 1, 3], [2, 0, 1, 3]],
    "path": [],
}
"""A grid of 3x3 whose areas are 2, 3 and 4."""


def step(**parts: Any) -> dict[str, Any]:
    return {"place": None, "exclude": [], "clues": [], "cells": [], "chain": [], **parts}


def record(*path: dict[str, Any], **parts: Any) -> dict[str, Any]:
    return {**copy.deepcopy(RECORD), "path": list(path), **parts}


@pytest.mark.parametrize(
    ("path", "reason"),
    [
        ([step(place=[0, 0, 2, 2])], "step 1: [0, 0, 2, 2] is not left to a clue"),
        ([step(place=[0, 0, 1, 2])], "step 1: [0, 0, 2, 1] is not excluded by the premises"),
        ([step(exclude=[[0, 0, 1, 2]])], "step 1: [0, 0, 1, 2] is not excluded by the premises"),
        ([step()], "step 1: nothing is concluded"),
        ([step(exclude=[[0, 0, 1, 2]], clues=[[1, 0]])], "step 1: [1, 0] holds no clue"),
        ([step(exclude=[[0, 0, 1, 2]], cells=[[1]])], "step 1: not enough values"),
        ([step(exclude=[[0, 0, 1]])], "step 1: not enough values"),
        ([{}], "step 1: 'place'"),
        ([None], "step 1: "),
    ],
)
def test_what_does_not_follow_is_refused(path: list[Any], reason: str) -> None:
    with pytest.raises(ValueError, match="step 1") as caught:
        step_checker.verify(record(*path))
    assert str(caught.value).startswith(reason)


@pytest.mark.parametrize("missing", ["clues", "shapes", "solution", "path"])
def test_a_record_without_a_field_is_refused(missing: str) -> None:
    broken = record()
    del broken[missing]
    with pytest.raises(ValueError, match="the record has no clues, shapes, solution and path"):
        step_checker.verify(broken)


def test_steps_that_end_early_solve_nothing() -> None:
    assert step_checker.verify(record()) == (0, False)


def test_a_step_is_checked_in_what_the_steps_before_it_left() -> None:
    grid = [[2, 0], [0, 2]]
    # Each cell without a clue can be covered by both clues, so there are two solutions.
    first = step(exclude=[[0, 0, 1, 2]], cells=[[0, 1]])
    with pytest.raises(ValueError, match="step 1"):
        step_checker.verify(record(first, clues=grid, solution=[[0, 0, 2, 1], [0, 1, 2, 1]]))


def test_a_wrong_solution_is_not_reached() -> None:
    one = {"clues": [[2, 0]], "solution": [[0, 0, 1, 2]]}
    assert step_checker.verify(record(step(place=[0, 0, 1, 2]), **one)).solved
    other = one | {"solution": [[0, 0, 1, 1]]}
    assert not step_checker.verify(record(step(place=[0, 0, 1, 2]), **other)).solved


@pytest.mark.parametrize("limit", ["MOST_CELLS", "MOST_BOXES", "MOST_LOOKS"])
def test_what_is_too_large_is_not_checked(limit: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(step_checker, limit, 0)
    with pytest.raises(StepTooLargeError):
        step_checker.verify(record(step(exclude=[[0, 0, 1, 2]], clues=[[1, 1], [2, 2]])))


@pytest.mark.parametrize(
    ("shape", "boxes"),
    [
        ("", {(0, 0, 1, 2), (0, 0, 2, 1)}),
        ("wide", {(0, 0, 1, 2)}),
        ("tall", {(0, 0, 2, 1)}),
        ("square", set()),
    ],
)
def test_shapes_limit_what_is_left(shape: str, boxes: set[step_checker.Box]) -> None:
    shapes = {(0, 0): shape} if shape else {}
    position = step_checker.Position(3, 3, {(0, 0): 2, (1, 1): 3, (2, 2): 4}, shapes)
    assert position.left[0] == boxes


def test_a_clue_without_an_area_takes_what_the_others_leave() -> None:
    position = step_checker.Position(2, 3, {(0, 0): 0, (1, 2): 4}, {})
    assert position.left[0] == {(0, 0, 1, 1), (0, 0, 1, 2), (0, 0, 2, 1)}
