"""Expected times in words: the rounding, and that an estimate says that it is one."""

import pytest

from shikaku_gui.play import estimated_time_message, expected_time_message


@pytest.mark.parametrize(
    ("minutes", "said"),
    [
        (0, "less than a minute"),
        (0.7, "less than a minute"),
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


def test_an_estimate_says_that_it_is_one() -> None:
    assert str(estimated_time_message(300)) == "estimated time: about 5 minutes"
