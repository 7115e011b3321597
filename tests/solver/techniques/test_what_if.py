"""Where the technique fires, where it does not, and its very words."""

import math

import pytest

from shikaku_gui.model import Cell, Rect
from shikaku_gui.solver import CutShortError
from shikaku_gui.solver.control import Control
from shikaku_gui.solver.masks.budget import Budget
from shikaku_gui.solver.masks.cell_sets import bits
from shikaku_gui.solver.techniques import what_if
from shikaku_gui.solver.techniques.finding import Finding, rects_by_clue
from shikaku_gui.solver.techniques.hint_records import Technique
from shikaku_gui.solver.techniques.placement_sets import PlacementSets
from tests.known import known
from tests.solver.boards import board_of
from tests.solver.techniques.technique_hints import Case, Drawn, position_of, said

CASES: dict[str, Case] = {
    "a cell is left without cover after two steps": (
        ". 2\n? .\n. ?",
        [],
        [
            'Suppose the "?" in R2C1 is R2C1: 2 steps later nothing can cover R2C2, so it '
            "must go elsewhere.",
        ],
    ),
    "a cell is left without cover after one step": (
        ". 3 . 1\n3 . . 2\n. . 3 .",
        [],
        [
            "With R2C3-R2C4, one step later nothing can cover R1C3. So only R2C4-R3C4 is left.",
            "Suppose the 3 in R3C3 is R3C2-R3C4: one step later nothing can cover R2C2, so "
            "it must go elsewhere.",
        ],
    ),
    "a clue is left without room at once": (
        "2 . .\n. . 4",
        [],
        [
            "With R1C1-R1C2, nothing fits the 4 in R2C3 any more. So only R1C1-R2C1 is left.",
        ],
    ),
    "nothing leads to a contradiction": (
        "2 .\n. 2",
        [],
        [],
    ),
}


@pytest.mark.parametrize(("grid", "drawn", "words"), CASES.values(), ids=CASES)
def test_reasons(grid: str, drawn: Drawn, words: list[str]) -> None:
    assert said(what_if.RECORD, grid, *drawn) == words


def test_a_stop_is_checked_for_each_assumption() -> None:
    position = position_of(". 2\n? .\n. ?")
    asked: list[bool] = []

    def stop() -> bool:
        asked.append(len(asked) > 2)
        return asked[-1]

    with pytest.raises(CutShortError):
        what_if.find(position, stop)
    assert asked == [False, False, False, True]


def test_the_chain_found_first_has_no_more_steps_than_any_other() -> None:
    position = position_of(". . . 4 . 2\n. . 2 . 3 .\n4 . . 3 . .\n. 4 . . . .\n4 . . . 1 3")
    found = what_if.find(position)
    lengths = [len(refutation.chain) for refutation in found]
    assert lengths == sorted(lengths)
    for number in bits(position.live):
        for alone in what_if.find(position, assumed=1 << number):
            assert len(alone.chain) >= lengths[0]


def test_every_step_of_a_chain_stands_before_what_relies_on_it() -> None:
    position = position_of(". . .\n. 6 .\n. . .\n. 2 4\n3 . .")
    live = rects_by_clue(position)
    for number in bits(position.live):
        for finding in what_if.find(position, assumed=1 << number):
            assert what_if.check(live, what_if.describe(position, finding))


def test_an_assumption_may_be_refuted_by_all_techniques() -> None:
    position = position_of(". 2\n? .\n. ?")
    number = position.table.numbers[Rect(1, 0, 1, 1)]
    finding = known(what_if.deep_refutation(position, number))
    assert what_if.check(rects_by_clue(position), what_if.describe(position, finding))
    two_ways = position_of("2 .\n. 2")
    assert what_if.deep_refutation(two_ways, 0) is None


def test_a_chain_ends_where_what_an_exclusion_leaves_is_drawn_and_contradicts() -> None:
    grid = ". . ? .\n. ? . 3\n. . 2 .\n4 . . .\n2 . . 3\n. 4 . ."
    drawn = (0, 3, 3, 1), (2, 2, 2, 1), (4, 0, 2, 1), (3, 3, 3, 1), (4, 1, 2, 2)
    position = PlacementSets.of(board_of(grid, *drawn))
    left = {
        *(Rect(0, 1, 1, 2), Rect(0, 0, 1, 3), Rect(0, 2, 2, 1)),
        *(Rect(1, 0, 1, 2), Rect(1, 0, 1, 3), Rect(0, 0, 2, 2)),
        *(Rect(1, 1, 3, 1), Rect(0, 1, 4, 1), Rect(2, 0, 2, 2), Rect(0, 0, 4, 1)),
    }
    numbers = position.table.numbers.items()
    kept = {*left, *position.drawn_over([position.table.frame.bounds])}
    position = position.after(sum(1 << number for rect, number in numbers if rect not in kept))
    hints = [what_if.describe(position, finding) for finding in what_if.find(position)]
    assert Rect(0, 1, 1, 2) in {hint.supposed for hint in hints}
    assert all(what_if.check(rects_by_clue(position), hint) for hint in hints)


def _refuted(number: int, steps: int) -> Finding:
    step = Finding(Technique.ONLY_CLUE, 0, 0, ())
    return Finding(Technique.WHAT_IF, 1 << number, 0, (number,), chain=(step,) * steps)


@pytest.mark.parametrize(
    ("steps", "to_find", "to_shorten", "tried", "length"),
    [
        ([None] * 4, math.inf, math.inf, 4, None),
        ([None] * 4, 15, math.inf, 2, None),
        ([None, 9, 8, 7], 25, math.inf, 4, 7),
        ([None, 9, 8, 7], 15, math.inf, 4, 7),
        ([None, 9, 8, 7], math.inf, 5, 3, 8),
        ([None, 9, 8, 7], math.inf, -1, 2, 9),
        ([9, 2, 1, 1], math.inf, math.inf, 2, 2),
    ],
)
def test_clues_are_tried_until_the_work_is_used_up_or_the_chain_is_short(
    steps: list[int | None],
    to_find: float,
    to_shorten: float,
    tried: int,
    length: int | None,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    calls: list[int] = []

    def find(_position: object, _stop: object, assumed: int, budget: Budget) -> list[Finding]:
        calls.append(assumed)
        budget.spend(10)
        chain = steps[len(calls) - 1]
        return [] if chain is None else [_refuted(assumed.bit_length() - 1, chain)]

    monkeypatch.setattr(what_if, "find", find)
    monkeypatch.setattr(what_if, "_TRIED_TOGETHER", 1)
    position = position_of("2 .\n. 2\n2 .\n. 2")
    found = what_if.shortest_nearby(
        position, lambda clue: (clue, Cell(0, 0)), to_find=to_find, to_shorten=to_shorten
    )
    assert len(calls) == tried
    assert [len(one.chain) for one in found] == ([] if length is None else [length])


def test_what_was_found_when_the_work_is_used_up_is_kept() -> None:
    position = position_of(". . . 4 . 2\n. . 2 . 3 .\n4 . . 3 . .\n. 4 . . . .\n4 . . . 1 3")
    control = Control()
    everything = what_if.find(position, budget=Budget(control, math.inf))
    assert everything == what_if.find(position)
    numbers: list[int] = []
    for work in range(control.work + 1):
        some = what_if.find(position, budget=Budget(Control(), work))
        assert {one.data for one in some} <= {one.data for one in everything}
        numbers.append(len(some))
    assert numbers == sorted(numbers)
    assert (numbers[0], numbers[-1]) == (0, len(everything))
    assert 0 < numbers[len(numbers) // 2] < len(everything)
