"""The clock counts play, not idleness."""

import pytest

from shikaku_gui.play.play_clock import IDLE_SECONDS, PlayClock


@pytest.mark.parametrize(
    ("script", "seconds"),
    [
        ("", 10.0),
        ("start 5", 15.0),
        ("5 start 5", 15.0),
        ("start 5 stop 5", 15.0),
        ("start 5 stop 5 start 5", 20.0),
        ("start 5 start 5", 20.0),
        ("start 1000", 10 + IDLE_SECONDS),
        ("start 1000 touch", 10 + IDLE_SECONDS),
        ("start 1000 touch 5", 15 + IDLE_SECONDS),
        ("start 100 touch 100 touch 100", 310.0),
        ("touch 5", 10.0),
        ("stop 5", 10.0),
    ],
)
def test_seconds(script: str, seconds: float) -> None:
    now = [100.0]
    clock = PlayClock(10.0, lambda: now[0])
    for word in script.split():
        if word.isdigit():
            now[0] += float(word)
        else:
            getattr(clock, word)()
    assert clock.seconds == seconds


def test_running() -> None:
    clock = PlayClock(now=lambda: 0.0)
    assert not clock.running
    clock.start()
    assert clock.running
    clock.stop()
    assert not clock.running
