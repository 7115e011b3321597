"""Expected times in words: the rounding, and that an estimate says that it is one."""

import pytest

from shikaku_gui.play import estimated_time_message, expected_time_message, usual_time_message


@pytest.mark.parametrize(
    ("minutes", "said"),
    [
        (0, "under a minute"),
        (0.7, "under a minute"),
        (0.8, "about a minute"),
        (1.4, "about a minute"),
        (1.6, "about 2 minutes"),
        (9.6, "about 10 minutes"),
        (12, "about 10 minutes"),
        (13, "about 15 minutes"),
        (29, "about 30 minutes"),
        (33, "about 30 minutes"),
        (54, "about 50 minutes"),
        (56, "about an hour"),
        (89, "about an hour"),
        (100, "about 2 hours"),
        (600, "about 10 hours"),
    ],
)
def test_the_time_is_rounded(minutes: float, said: str) -> None:
    assert str(expected_time_message(60 * minutes)) == said


@pytest.mark.parametrize(
    ("low", "high", "said"),
    [
        (0.2, 0.6, "under a minute"),
        (0.3, 1.2, "about a minute"),
        (0.4, 2.2, "1 to 2 minutes"),
        (8.9, 14.2, "9 to 14 minutes"),
        (14, 24, "15 to 25 minutes"),
        (14.1, 14.3, "about 15 minutes"),
        (33, 56, "35 to 55 minutes"),
        (41, 78, "40 to 80 minutes"),
        (70, 185, "1 to 3 hours"),
        (130, 140, "about 2 hours"),
    ],
)
def test_usual_times_are_rounded(low: float, high: float, said: str) -> None:
    assert str(usual_time_message((60 * low, 60 * high))) == said
    assert str(expected_time_message(60, (60 * low, 60 * high))) == said


def test_an_estimate_says_that_it_is_one() -> None:
    assert str(estimated_time_message(300)) == "estimated time: about 5 minutes"
