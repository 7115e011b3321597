"""Known solutions compared with the drawn rectangles."""

from collections.abc import Iterator
from random import Random

import pytest

from shikaku_gui import formats
from shikaku_gui.model import NO_MARKS, Board, Rect, is_solved
from shikaku_gui.solver import Answer, CutShortError, Solution, answer as answers
from shikaku_gui.solver.candidates import Placements
from shikaku_gui.solver.control import Control
from shikaku_gui.solver.search import set_partitioning
from shikaku_gui.solver.search.set_partitioning import partitions
from tests.known import known
from tests.solver.brute import all_solutions, random_puzzle, shaped_puzzle
from tests.solver.stopping import scattered

TWO_WAYS = formats.loads("2 .\n. 2").puzzle


@pytest.mark.parametrize(
    ("grid", "unique"), [("3 2 .\n. . .\n. . 4", True), ("2 .\n. 2", False), ("2 1\n1 .", False)]
)
def test_whether_there_is_one_solution(grid: str, unique: bool) -> None:
    answer = Answer.of(formats.loads(grid).puzzle)
    assert answer.unique is unique
    assert (answer.solution is not None) is unique


def test_at_the_limit_nothing_is_claimed() -> None:
    answer = Answer.of(TWO_WAYS, time_limit=1e-9)
    assert (answer.unique, answer.solution) == (None, None)
    assert answer.wrong((Rect(0, 0, 1, 2), Rect(0, 1, 2, 1))) == ()


def test_a_stop_ends_the_work() -> None:
    with pytest.raises(CutShortError):
        Answer.of(TWO_WAYS, stop=lambda: True)


def test_what_is_wrong_agrees_with_all_solutions() -> None:
    rng = Random(1)
    together = alone = 0
    for number in range(190):
        size = rng.randint(2, 5), rng.randint(2, 5)
        puzzle = shaped_puzzle(rng, *size) if number >= 150 else random_puzzle(rng, *size, most=6)
        found = [set(solution) for solution in known(all_solutions(puzzle, 10**6))]
        answer = Answer.of(puzzle)
        drawn = non_overlapping(rng, [rect for mine in answer.all_placements() for rect in mine])
        wrong = answer.wrong(drawn)
        assert bool(wrong) is not any(solution.issuperset(drawn) for solution in found)
        if wrong and any(wrong[0] in solution for solution in found):
            together += 1
            assert not any(solution.issuperset(wrong) for solution in found)
            for rect in wrong:
                fewer = set(wrong) - {rect}
                assert any(solution.issuperset(fewer) for solution in found)
        elif wrong:
            alone += 1
            assert set(wrong) == {r for r in drawn if not any(r in s for s in found)}
    assert together > 2
    assert alone > 20


def non_overlapping(rng: Random, rects: list[Rect]) -> list[Rect]:
    """Return some rectangles that do not overlap."""
    chosen: list[Rect] = []
    for rect in rng.sample(rects, len(rects)):
        if not any(map(rect.overlaps, chosen)) and len(chosen) < 4:
            chosen.append(rect)
    return chosen


@pytest.mark.parametrize("work", [-1, 10, 1000])
def test_completions_are_solutions_whatever_the_budget(
    work: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    searched: list[int] = []

    def search(live: Placements, at_most: int, control: Control) -> Iterator[Solution]:
        searched.append(at_most)
        return partitions(live, at_most, control)

    monkeypatch.setattr(answers, "_WORK", work)
    monkeypatch.setattr(set_partitioning, "partitions", search)
    rng = Random(5)
    counts = set()
    for _ in range(25):
        puzzle = random_puzzle(rng, rng.randint(3, 5), rng.randint(3, 5), most=6)
        found = known(all_solutions(puzzle, 10**6))
        answer = Answer.unsolved(puzzle)
        drawn = rng.sample(rng.choice(sorted(map(sorted, found))), 1)
        for most in (1, 2, 3):
            completions = answer.completions(drawn, Control(), at_most=most)
            wanted = [solution for solution in found if set(drawn) <= set(solution)]
            assert set(map(frozenset, completions)) <= set(map(frozenset, wanted))
            assert len(set(completions)) == len(completions) == min(most, len(wanted))
            counts.add(len(completions))
    assert counts == {1, 2, 3}
    assert (1 in searched) is (work < 1000)


def test_straight_cuts_find_what_much_room_would_hide(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = scattered(40, 40)
    drawn = (Rect(*next(iter(puzzle.clues)), 1, 1),)
    monkeypatch.setattr(answers, "placements", lambda *_: pytest.fail("all are listed"))
    found = Answer.of(puzzle).completions(drawn, Control(), at_most=2)
    assert len(set(found)) == 2
    assert all(set(drawn) <= set(one) and is_solved(Board(puzzle, one)) for one in found)
    assert Answer.of(puzzle).wrong(drawn) == ()
    assert Answer.of(puzzle).completions(drawn, Control(), search=False) == found[:1]
    fewer = Answer.of(puzzle).completions([Rect(0, 0, 40, 39)], Control(), search=False)
    assert fewer == ()
    crossed = NO_MARKS.added((), (set(found[0]) & set(found[1])) - set(drawn))
    with pytest.raises(pytest.fail.Exception, match="all are listed"):  # the cuts do not help here
        Answer.of(puzzle).completions(drawn, Control(), marks=crossed)


def test_completions_are_as_many_as_wanted_or_as_there_are() -> None:
    answer = Answer.of(TWO_WAYS)
    assert len(answer.completions((), Control(), at_most=2)) == 2
    assert len(answer.completions((), Control())) == 1
    (only,) = answer.completions((Rect(0, 0, 1, 2),), Control(), at_most=2)
    assert only == (Rect(0, 0, 1, 2), Rect(1, 0, 1, 2))
    assert answer.completions((Rect(0, 1, 1, 1),), Control()) == ()
