"""Rounds of drills: which technique comes next, and when a round ends."""

from shikaku_gui.play import DrillRound, RoundLine
from shikaku_gui.solver import Technique

PAIR, POCKET = Technique.PAIR, Technique.POCKET


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.time = 100.0

    def __call__(self) -> float:
        return self.time


def test_techniques_take_turns_until_all_are_done() -> None:
    a_round = DrillRound([PAIR, POCKET], each=2)
    found = []
    while (technique := a_round.next_technique()) is not None:
        found.append(technique)
        a_round.note(technique, right=True)
    assert found == [PAIR, POCKET, PAIR, POCKET]
    assert (a_round.done, a_round.waiting) == (4, 0)


def test_a_missed_technique_comes_again_at_the_end() -> None:
    a_round = DrillRound([PAIR, POCKET], each=1)
    assert a_round.next_technique() is PAIR
    a_round.note(PAIR, right=False)
    assert [a_round.next_technique() for _ in range(3)] == [POCKET, PAIR, None]


def test_a_round_ends_when_its_time_is_up() -> None:
    clock = Clock()
    a_round = DrillRound([PAIR] * 50, 300.0, now=clock)
    assert a_round.seconds_left == 300.0
    clock.time += 299
    assert a_round.next_technique() is PAIR
    clock.time += 1
    assert a_round.next_technique() is None
    clock.time += 1000
    assert a_round.seconds_left == 0.0


def test_a_round_without_a_limit_goes_on() -> None:
    clock = Clock()
    a_round = DrillRound([PAIR], None, now=clock)
    clock.time += 10_000
    assert a_round.seconds_left is None
    assert a_round.next_technique() is PAIR


def test_a_technique_without_drills_is_left_out() -> None:
    a_round = DrillRound([PAIR, POCKET], each=2)
    a_round.leave_out(PAIR)
    assert [a_round.next_technique() for _ in range(3)] == [POCKET, POCKET, None]


def test_the_summary_counts_by_technique_easiest_first() -> None:
    a_round = DrillRound([PAIR, POCKET])
    for technique, right in ((PAIR, True), (POCKET, False), (PAIR, False), (PAIR, True)):
        a_round.note(technique, right=right)
    assert a_round.summary() == (RoundLine(POCKET, 1, 0), RoundLine(PAIR, 3, 2))


def test_what_was_missed_can_be_left_at_that() -> None:
    a_round = DrillRound([PAIR, POCKET], None, each=1, repeats=False)
    assert a_round.next_technique() is PAIR
    a_round.note(PAIR, right=False)
    assert [a_round.next_technique() for _ in range(2)] == [POCKET, None]
