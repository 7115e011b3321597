"""Expected times in words, rounded as coarsely as an estimate deserves."""

from typing import TypeAlias

from shikaku_gui.i18n import N_
from shikaku_gui.texts import Message, count_message, make_message

_HOUR = 60

UsualRange: TypeAlias = tuple[float, float]
"""The seconds between which half of the player's games end."""


def expected_time_message(seconds: float, usual: UsualRange | None = None) -> Message:
    """Say roughly how long something takes: whole minutes up to ten, then fives, tens, hours.

    Where it is known, say between which times the player usually needs.
    """
    if usual is not None:
        return usual_time_message(usual)
    minutes = seconds / 60
    if minutes < 0.75:
        return make_message(N_("under a minute"))
    step = 1 if minutes < 10 else 5 if minutes < 30 else 10
    count = step * max(round(minutes / step), 1)
    if count < _HOUR:
        return count_message("about a minute", "about {count} minutes", count)
    hours = round(minutes / _HOUR)
    return count_message("about an hour", "about {count} hours", hours)


def usual_time_message(usual: UsualRange) -> Message:
    """Say between which times something takes: in minutes up to two hours, then in hours."""
    low, high = (seconds / 60 for seconds in usual)
    if high < 0.75:
        return make_message(N_("under a minute"))
    if high < 2 * _HOUR:
        step = 1 if high < 20 else 5 if high < _HOUR else 10
        first, last = (max(step * round(minutes / step), 1) for minutes in (low, high))
        if first < last:
            return count_message(
                "{low} to {count} minute", "{low} to {count} minutes", last, low=first
            )
    first, last = max(round(low / _HOUR), 1), round(high / _HOUR)
    if high < 2 * _HOUR or first >= last:
        return expected_time_message((usual[0] + usual[1]) / 2)
    return count_message("{low} to {count} hour", "{low} to {count} hours", last, low=first)


def estimated_time_message(seconds: float, usual: UsualRange | None = None) -> Message:
    """Say roughly how long something takes, and that it is an estimate."""
    return make_message(N_("estimated time: {time}"), time=expected_time_message(seconds, usual))
