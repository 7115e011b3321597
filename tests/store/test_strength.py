"""The player's strength: what is usual, for whom, and what does not move it."""

from math import exp
from random import Random

import pytest

from shikaku_gui.formats import HintsUsed
from shikaku_gui.store.strength import (
    KIND_LEAST,
    STRENGTH_LEAST,
    Strength,
    TimedGame,
    UsualTime,
    measure_strength,
)


def games(
    ratios: list[float], side: int = 15, grade: str = "medium", hints: HintsUsed | None = None
) -> list[TimedGame]:
    """Return games of which 600 seconds were expected, with their times over that."""
    return [
        TimedGame(side, side, grade, 600 * ratio, 600, hints or HintsUsed()) for ratio in ratios
    ]


def usual(played: list[TimedGame], side: int = 15, grade: str = "medium") -> UsualTime:
    found = measure_strength(played).usual_time(600, side, side, grade)
    assert found is not None
    return found


def middle(time: UsualTime) -> float:
    return float((time.low * time.high) ** 0.5 / 600)


def test_after_few_games_nothing_is_known() -> None:
    assert measure_strength(games([1.0] * (STRENGTH_LEAST - 1))) == Strength()
    assert Strength().usual_time(600, 15, 15, "medium") is None
    assert measure_strength(games([1.0] * STRENGTH_LEAST)).usual_time(9, 5, 5, "") is None


@pytest.mark.parametrize("ratio", [0.5, 1.0, 2.0])
def test_it_goes_over_to_what_the_player_takes(ratio: float) -> None:
    assert middle(usual(games([ratio] * 30))) == pytest.approx(ratio, rel=0.03)


def test_the_time_narrows_with_the_number_of_games() -> None:
    few, many = (usual(games([1.0] * number)) for number in (STRENGTH_LEAST, 60))
    assert few.low < many.low < 600 < many.high < few.high


@pytest.mark.parametrize("pause", [8.0, 100.0])
def test_a_game_with_a_pause_moves_little(pause: float) -> None:
    before, after = games([1.0] * 20), games([1.0] * 20 + [pause])
    assert middle(usual(after)) < 1.25 * middle(usual(before))
    assert usual(after) == usual(games([1.0] * 20 + [2 * pause]))


def test_other_sizes_and_grades_count_for_less() -> None:
    slow_at_large = games([1.0] * 20) + games([2.0] * 20, 20, "hard")
    assert 1.1 < middle(usual(slow_at_large)) < middle(usual(slow_at_large, 20, "hard"))
    assert middle(usual(slow_at_large, 20, "hard")) == pytest.approx(2, rel=0.1)


def test_later_games_count_for_more() -> None:
    faster = games([2.0] * 20 + [1.0] * 20)
    assert middle(usual(faster)) < 1.1 < middle(usual(faster[::-1]))


def test_help_is_added_to_the_time() -> None:
    alone, helped = games([1.0] * 10), games([1.0] * 10, hints=HintsUsed(2, 2, 2))
    assert middle(usual(helped)) > 1.02 * middle(usual(alone))


def test_half_of_the_games_are_in_the_usual_time() -> None:
    random = Random(1)
    inside = total = 0
    for player in range(60):
        own = random.gauss(0, 0.5)
        played = games([exp(random.gauss(own, 0.25 + 0.005 * player)) for _ in range(60)])
        for number in range(20, 60, 8):
            low, high = usual(played[:number])
            inside += low <= played[number].seconds <= high
            total += 1
    assert 0.45 < inside / total < 0.6


def test_what_is_played_often_is_said() -> None:
    played = games([1.0] * 9) + games([1.0] * 8, 14) + games([1.0] * 5, 10, "easy")
    played += games([1.0] * (KIND_LEAST - 1), 10, "hard")
    often = measure_strength(played).often
    assert [(each.rows, each.grade) for each in often] == [(15, "medium"), (10, "easy")]
    assert often[0].time == usual(played)
