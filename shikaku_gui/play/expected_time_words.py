"""Expected times in words, rounded as coarsely as an estimate deserves."""

from shikaku_gui.i18n import N_
from shikaku_gui.texts import Message, count_message, make_message

_HOUR = 60


def expected_time_message(seconds: float) -> Message:
    """Say roughly how long something takes: whole minutes up to ten, then fives, tens, hours."""
    minutes = seconds / 60
    if minutes < 0.75:
        return make_message(N_("less than a minute"))
    step = 1 if minutes < 10 else 5 if minutes < 30 else 10
    count = step * max(round(minutes / step), 1)
    if count < _HOUR:
        return count_message("about a minute", "about {count} minutes", count)
    hours = round(minutes / _HOUR)
    return count_message("about an hour", "about {count} hours", hours)


def estimated_time_message(seconds: float) -> Message:
    """Say roughly how long something takes, and that it is an estimate."""
    return make_message(N_("estimated time: {time}"), time=expected_time_message(seconds))
