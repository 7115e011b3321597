"""The solve path reaches the end, and each of its steps is needed."""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from shikaku_gui import formats
from shikaku_gui.model import Board, Cell, Puzzle, Rect, apply, is_solved
from shikaku_gui.solver import CutShortError, solve
from shikaku_gui.solver.control import Stop
from shikaku_gui.solver.solve_path import (
    LONGEST_CHECKED,
    StepSearch,
    describe_step,
    described_steps,
    steps_to_exclusion,
    steps_to_solution,
)
from shikaku_gui.solver.techniques import what_if
from shikaku_gui.solver.techniques.catalogue import TECHNIQUES
from shikaku_gui.solver.techniques.finding import rects_by_clue
from shikaku_gui.solver.techniques.hint_records import Technique
from shikaku_gui.solver.techniques.placement_sets import PlacementSets
from shikaku_gui.solver.techniques.reasoning_trail import Step
from tests.known import known
from tests.reference_data import LITERATURE, published
from tests.solver.brute import random_puzzle


def next_steps(
    start: PlacementSets, last: Rect | None = None, stop: Stop | None = None
) -> list[Step]:
    """Return the steps to the next rectangle, or else to the next what-if; none if stuck."""
    search = StepSearch(start, last, stop)
    return search.to_placement() or search.to_what_if()


def solved_by_steps(puzzle: Puzzle) -> PlacementSets:
    """Take all steps, checking each; return the last position."""
    position = PlacementSets.of(Board(puzzle))
    for step in steps_to_solution(position):
        assert TECHNIQUES[step.finding.technique].check(
            rects_by_clue(step.position), describe_step(step)
        )
        position = step.after
    return position


@pytest.mark.parametrize("name", LITERATURE)
def test_the_published_puzzles_need_no_search(name: str) -> None:
    puzzle = published(name)
    end = solved_by_steps(puzzle)
    assert end.solved
    assert (end.drawn_over([end.table.frame.bounds]),) == solve(puzzle).solutions


@pytest.mark.parametrize("each", [9, pytest.param(1, marks=pytest.mark.slow)])
def test_the_corpus_needs_no_search(corpus: Path, each: int) -> None:
    games = json.loads(corpus.read_text())
    assert len(games) == 63
    for name, game in list(games.items())[::each]:
        end = solved_by_steps(formats.loads(game["problem"]).puzzle)
        assert end.solved, name
        assert set(end.drawn_over([end.table.frame.bounds])) == rectangles(game["solution"]), name


def rectangles(solution: str) -> set[Rect]:
    """Return the rectangles of a grid of rectangle numbers below a line with its size."""
    rows = [line.split() for line in solution.splitlines()[1:]]
    cells: dict[str, list[Cell]] = {}
    for row, line in enumerate(rows):
        for col, number in enumerate(line):
            cells.setdefault(number, []).append(Cell(row, col))
    return {Rect.between(min(mine), max(mine)) for mine in cells.values()}


def test_no_step_to_a_placement_is_unneeded() -> None:
    position = PlacementSets.of(Board(published("janko-050")))
    lengths = []
    while not position.solved:
        steps = next_steps(position)
        lengths.append(len(steps))
        assert holds(position, steps)
        for index in range(len(steps) - 1 if len(steps) <= LONGEST_CHECKED else 0):
            assert steps[index].finding.place is None
            assert not holds(position, [*steps[:index], *steps[index + 1 :]])
        position = steps[-1].after
    assert max(lengths) > LONGEST_CHECKED
    assert 1 in lengths
    assert any(2 < length <= LONGEST_CHECKED for length in lengths)


def holds(position: PlacementSets, steps: list[Step]) -> bool:
    """Tell whether each step can be found once those before it are made."""
    for _, finding in steps:
        wanted = finding.removed & position.live
        again = [
            one.with_placement(position)
            for one in TECHNIQUES[finding.technique].find(position)
            if one.data == finding.data and not wanted & ~one.removed
        ]
        if not again or (finding.place is not None and again[0].place != finding.place):
            return False
        position = position.after(finding.removed)
    return True


def test_steps_go_to_the_nearest_of_the_easiest_placements() -> None:
    position = PlacementSets.of(Board(formats.loads("3 2 .\n. . .\n. . 4").puzzle))
    for near in (Cell(0, 0), Cell(2, 2)):
        (step,) = next_steps(position, Rect(*near, 1, 1))
        assert step.finding.technique is Technique.ONLY_RECTANGLE
        assert position.table.rects[known(step.finding.place)].covers(near)


def test_what_no_solution_has_is_excluded_in_every_unique_puzzle() -> None:
    rng = Random(7)
    checked = 0
    for _ in range(80):
        puzzle = random_puzzle(rng, rng.randint(3, 6), rng.randint(3, 6), most=8)
        found = solve(puzzle).solutions
        if len(found) != 1:
            continue
        position = PlacementSets.of(Board(puzzle))
        for number, rect in enumerate(position.table.rects):
            steps = steps_to_exclusion(position, number)
            assert bool(steps) is (rect not in found[0])
            for step in steps:
                assert TECHNIQUES[step.finding.technique].check(
                    rects_by_clue(step.position), describe_step(step)
                )
            if steps:
                checked += 1
                assert rect in describe_step(steps[-1]).conclusion.excluded
                assert describe_step(steps[-1]).conclusion.excluded == (rect,)
    assert checked > 100


def test_described_steps_begin_where_the_moves_before_them_end() -> None:
    board = Board(published("janko-050"))
    for hint in described_steps(PlacementSets.of(board)):
        technique = known(hint.technique)
        assert TECHNIQUES[technique].check(rects_by_clue(PlacementSets.of(board)), hint)
        assert hint.move is not None
        board = apply(board, hint.move)
    assert is_solved(board)


def test_without_assumptions_the_steps_end_where_only_a_what_if_helps() -> None:
    position = PlacementSets.of(Board(formats.loads(". 3 . 1\n3 . . 2\n. . 3 .").puzzle))
    techniques = [hint.technique for hint in described_steps(position)]
    assert Technique.WHAT_IF in techniques
    direct = list(described_steps(position, assume=False))
    assert len(direct) == techniques.index(Technique.WHAT_IF)


def test_a_thorough_search_for_a_what_if_is_not_ended_by_its_work(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    position = PlacementSets.of(Board(formats.loads("2 . .\n. . 4").puzzle))
    assert StepSearch(position).to_what_if(thorough=False)
    monkeypatch.setattr(what_if, "WORK_TO_FIND", -1)
    assert not StepSearch(position).to_what_if(thorough=False)
    assert StepSearch(position).to_what_if(thorough=True)


@pytest.mark.parametrize("work", [next_steps, lambda *args: list(steps_to_solution(*args))])
def test_a_stop_ends_the_work(work: Callable[..., object]) -> None:
    position = PlacementSets.of(Board(formats.loads("2 .\n. 2").puzzle))
    with pytest.raises(CutShortError):
        work(position, None, lambda: True)
