"""Expected times in words, rounded as coarsely as an estimate deserves."""

from shikaku_gui.texts import QT_TRANSLATE_NOOP, Message, make_message

_UNDER_A_MINUTE = QT_TRANSLATE_NOOP("words", "less than a minute")
_ONE_MINUTE = QT_TRANSLATE_NOOP("words", "about a minute")
_MINUTES = QT_TRANSLATE_NOOP("words", "about {count} minutes")
_ONE_HOUR = QT_TRANSLATE_NOOP("words", "about an hour")
_HOURS = QT_TRANSLATE_NOOP("words", "about {count} hours")
_ESTIMATE = QT_TRANSLATE_NOOP("words", "estimated time: {time}")

_HOUR = 60


def expected_time_message(seconds: float) -> Message:
    """Say roughly how long something takes: whole minutes up to ten, then fives, tens, hours."""
    minutes = seconds / 60
    if minutes < 0.75:
        return make_message(_UNDER_A_MINUTE)
    step = 1 if minutes < 10 else 5 if minutes < 30 else 10
    count = step * max(round(minutes / step), 1)
    if count < _HOUR:
        return make_message(_ONE_MINUTE) if count == 1 else make_message(_MINUTES, count=count)
    hours = round(minutes / _HOUR)
    return make_message(_ONE_HOUR) if hours == 1 else make_message(_HOURS, count=hours)


def estimated_time_message(seconds: float) -> Message:
    """Say roughly how long something takes, and that it is an estimate."""
    return make_message(_ESTIMATE, time=expected_time_message(seconds))
