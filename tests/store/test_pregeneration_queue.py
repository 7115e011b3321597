"""Puzzles made ahead: put in, taken out once, and only for the wish they fulfil."""

import os
from dataclasses import replace
from pathlib import Path

import pytest

from shikaku_gui.solver import Character, Difficulty, Recipe, Symmetry, from_recipe
from shikaku_gui.store import pregenerate
from shikaku_gui.store.pregeneration_queue import MAX_QUEUED, PUZZLES_PER_PRESET, PregenerationQueue

PRESET = Recipe(5, 5, 0)


def filled(folder: Path, *recipes: Recipe) -> PregenerationQueue:
    queue = PregenerationQueue(folder)
    for recipe in recipes:
        queue.put(from_recipe(recipe), recipe)
    return queue


def test_what_is_put_in_is_taken_out_once(tmp_path: Path) -> None:
    queue = filled(tmp_path / "stock", replace(PRESET, seed=7))
    taken = queue.take(PRESET)
    assert taken == from_recipe(replace(PRESET, seed=7))
    assert queue.take(PRESET) is None
    assert list((tmp_path / "stock").iterdir()) == []


def test_a_queue_that_was_never_filled_is_empty(tmp_path: Path) -> None:
    queue = PregenerationQueue(tmp_path / "nowhere")
    assert queue.take(PRESET) is None
    assert queue.missing([PRESET]) == PRESET
    queue.tidy()
    assert not (tmp_path / "nowhere").exists()


@pytest.mark.parametrize(
    "other",
    [
        Recipe(5, 6, 0),
        Recipe(6, 5, 0),
        Recipe(5, 5, 0, Difficulty.GENTLE),
        Recipe(5, 5, 0, None, Character(5.0)),
        Recipe(5, 5, 0, None, Character(6.5, 1.0)),
        Recipe(5, 5, 0, None, Character(3.25)),
        Recipe(5, 5, 0, None, Character(), Symmetry.ROTATION),
    ],
)
def test_a_puzzle_of_another_preset_is_not_taken(tmp_path: Path, other: Recipe) -> None:
    queue = filled(tmp_path, replace(PRESET, seed=12))
    assert queue.take(other) is None
    queue = filled(tmp_path, replace(other, seed=34))
    assert queue.take(PRESET) == from_recipe(replace(PRESET, seed=12))
    assert queue.take(PRESET) is None
    assert queue.take(other) == from_recipe(replace(other, seed=34))


@pytest.mark.parametrize("text", ["no puzzle", "2 .\n. 2\n", ""])
def test_a_file_of_something_else_is_removed(tmp_path: Path, text: str) -> None:
    path = tmp_path / "5x5-1.shikaku"
    path.write_text(text, "utf-8")
    assert PregenerationQueue(tmp_path).take(PRESET) is None
    assert not path.exists()


def test_the_first_preset_with_too_few_is_missing(tmp_path: Path) -> None:
    other = Recipe(5, 6, 0)
    queue = filled(tmp_path, *(replace(PRESET, seed=seed) for seed in range(PUZZLES_PER_PRESET)))
    assert queue.missing([PRESET]) is None
    assert queue.missing([PRESET, other]) == other
    queue.take(PRESET)
    assert queue.missing([other, PRESET]) == other
    assert queue.missing([PRESET, other]) == PRESET


def test_the_oldest_go_where_there_are_too_many(tmp_path: Path) -> None:
    puzzle = from_recipe(PRESET)
    queue = PregenerationQueue(tmp_path)
    for seed in range(MAX_QUEUED + 3):
        recipe = replace(PRESET, seed=seed)
        queue.put(puzzle, recipe)
        os.utime(tmp_path / f"{recipe.slug}.shikaku", (seed, seed))
    queue.tidy()
    left = {path.name for path in tmp_path.iterdir()}
    assert left == {f"5x5-{seed}.shikaku" for seed in range(3, MAX_QUEUED + 3)}


def test_the_program_fills_the_queue(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    given_way: list[int] = []
    monkeypatch.setattr(os, "nice", given_way.append, raising=False)
    recipe = Recipe(6, 6, 5, Difficulty.EASY)
    assert pregenerate.main([str(tmp_path), str(recipe)]) == 0
    assert given_way == [19]
    assert PregenerationQueue(tmp_path).take(recipe) == from_recipe(recipe)


def test_the_exit_status_reports_failure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "nice", lambda _: 0, raising=False)
    monkeypatch.setattr(pregenerate, "SECONDS", 0.0)
    assert pregenerate.main([str(tmp_path), str(PRESET)]) == 1
    assert PregenerationQueue(tmp_path).take(PRESET) is None


def test_it_ends_when_the_program_that_started_it_is_gone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    parents = iter([100, 100, 1])
    monkeypatch.setattr(os, "getppid", lambda: next(parents))
    monkeypatch.setattr(os, "nice", lambda _by: 0)
    stop = pregenerate.begin_behind_parent()
    assert [stop(), stop()] == [False, True]


def test_a_puzzle_of_an_older_version_is_taken(tmp_path: Path) -> None:
    recipe = replace(PRESET, seed=7)
    puzzle = replace(from_recipe(recipe), source=f"shikaku:3/{recipe.settings}")
    PregenerationQueue(tmp_path).put(puzzle, recipe)
    assert PregenerationQueue(tmp_path).take(PRESET) == puzzle
