import random
from collections.abc import Sequence
from functools import partial
from itertools import pairwise

import pytest

from shikaku_gui.model import Cell, Problem, ProblemKind, Puzzle, Rect
from shikaku_gui.solver import Phase, Status, conflict as conflict_module, solve
from shikaku_gui.solver.candidates import placements
from shikaku_gui.solver.conflict import Packing, conflicts, shrinking_conflicts
from shikaku_gui.solver.control import Control, CutShortError
from shikaku_gui.solver.search.task import LivePlacements
from tests.solver.brute import garbled, random_puzzle


def _packs(live: Sequence[Sequence[Rect]]) -> bool:
    """Tell, by trying everything, whether the clues can have disjoint placements."""
    if not live:
        return True
    first, *others = live
    return any(
        _packs([[other for other in mine if not other.overlaps(rect)] for mine in others])
        for rect in first
    )


def test_the_clues_named_do_not_pack_and_do_without_any_one() -> None:
    rng = random.Random(6)
    sizes = set()
    for _ in range(150):
        puzzle = garbled(rng, garbled(rng, random_puzzle(rng, 7, 7)))
        result = solve(puzzle)
        if [problem.kind for problem in result.problems] != [ProblemKind.CONFLICT]:
            continue
        cells = result.problems[0].cells
        live = dict(zip(puzzle.clues, placements(puzzle), strict=True))
        assert not _packs([live[cell] for cell in cells])
        for left_out in cells:
            assert _packs([live[cell] for cell in cells if cell != left_out])
        sizes.add(len(cells))
    assert len(sizes) > 2


def test_each_set_is_smaller_than_the_one_before() -> None:
    rng = random.Random(7)
    most = 0
    for _ in range(20):
        puzzle = garbled(rng, garbled(rng, random_puzzle(rng, 12, 12)))
        found = [each.clues for each in conflicts(placements(puzzle), Control())]
        assert all(set(after) < set(before) for before, after in pairwise(found))
        most = max(most, len(found))
    assert most > 1


def test_rotating_packings_saves_searches_and_changes_no_answer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rng = random.Random(8)
    searches = 0
    search = conflict_module._core

    def counted(live: LivePlacements, clues: list[int], control: Control) -> list[int] | Packing:
        nonlocal searches
        searches += 1
        return search(live, clues, control)

    monkeypatch.setattr(conflict_module, "_core", counted)
    saved = 0
    for _ in range(20):
        live = placements(garbled(rng, garbled(rng, random_puzzle(rng, 8, 8))))
        searches = 0
        found = list(shrinking_conflicts(live, Control(), 0))
        saved -= searches
        with monkeypatch.context() as patch:
            patch.setattr(conflict_module, "_rotated", lambda _live, clue, _packing: {clue})
            searches = 0
            assert list(shrinking_conflicts(live, Control(), 0)) == found
        assert saved + searches >= 0
        saved += searches
    assert saved > 20


def test_clues_that_pack_have_no_conflict() -> None:
    puzzle = Puzzle(2, 2, {Cell(0, 0): 2, Cell(1, 1): 2})
    assert list(conflicts(placements(puzzle), Control())) == []


@pytest.mark.parametrize("seed", [1, 2])
def test_where_no_few_clues_conflict_that_is_proved_and_said(seed: int) -> None:
    rng = random.Random(seed)
    clues: dict[Cell, int | None] = {
        Cell(row + rng.randrange(2), col + rng.randrange(3)): 6
        for row in range(0, 12, 2)
        for col in range(0, 15, 3)
    }
    less, more = rng.sample(list(clues), 2)
    puzzle = Puzzle(12, 15, clues | {less: 5, more: 7})
    result = solve(puzzle)
    assert result.status is Status.INFEASIBLE
    assert result.problems == (Problem(ProblemKind.NO_SMALL_CONFLICT, total=13),)
    live = placements(puzzle)
    for number in range(13):
        start, end = (len(live) * each // 13 for each in (number, number + 1))
        assert _packed_by_cp_sat([*live[:start], *live[end:]])


def _packed_by_cp_sat(live: Sequence[Sequence[Rect]]) -> bool:
    return not list(conflicts(live, Control()))


def test_question_marks_that_pack_but_cannot_cover_are_all_named() -> None:
    # Every cell can be reached and every clue has room, yet no areas fill the grid.
    puzzle = Puzzle(3, 3, {Cell(0, 0): 2, Cell(0, 1): None, Cell(1, 2): None})
    assert _packs(placements(puzzle))
    result = solve(puzzle)
    assert result.status is Status.INFEASIBLE
    assert result.problems == (
        Problem(ProblemKind.CONFLICT, tuple(puzzle.clues), areas=(2, None, None)),
    )


def test_a_limit_leaves_the_proof_that_there_is_no_solution() -> None:
    def note(phases: list[Phase], phase: Phase, _: float | None) -> None:
        phases.append(phase)

    rng = random.Random(6)
    kept = 0
    for _ in range(60):
        puzzle = garbled(rng, garbled(rng, random_puzzle(rng, 7, 7)))
        phases: list[Phase] = []
        result = solve(
            puzzle,
            on_progress=partial(note, phases),
            stop=partial(phases.__contains__, Phase.CONFLICT),
        )
        if Phase.CONFLICT in phases:
            kept += 1
            assert (result.status, result.problems) == (Status.INFEASIBLE, ())
    assert kept > 5


def test_looking_for_a_conflict_can_be_stopped() -> None:
    live = placements(random_puzzle(random.Random(1), 6, 6))
    with pytest.raises(CutShortError):
        list(conflicts(live, Control(stop=lambda: True)))
