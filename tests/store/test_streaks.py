"""The rules for streaks as a table: moments in the order written, and what they come to."""

from datetime import date, timedelta

import pytest

from shikaku_gui.store.streaks import (
    DAYS_OF_PROOF,
    DayStanding,
    LoggedInstant,
    count_streak,
    day_standings,
    day_window,
)
from tests.store.samples import utc

SIGNS = {"+": DayStanding.COUNTS, "late": DayStanding.LATE, "?": DayStanding.DOUBTED}


def day(number: int) -> date:
    """Return a day of March 2026, or after it."""
    return date(2026, 3, 1) + timedelta(days=number - 1)


def moments(script: str) -> list[LoggedInstant]:
    """Read ``DAY@TIME`` as the puzzle of a day solved, ``@TIME`` as a start.

    The time is ``D.HH``: hour HH, in UTC, of the D-th of March 2026 or days after it.
    """
    found = []
    for word in script.split():
        solved, _, at = word.partition("@")
        number, _, hour = at.partition(".")
        instant = utc(f"{day(int(number))} 00:00") + timedelta(hours=int(hour or 12))
        found.append(LoggedInstant(instant, day(int(solved)) if solved else None))
    return found


# name: moments, now, standings in order of days, current and longest streak
RULES: dict[str, tuple[str, str, str, tuple[int, int]]] = {
    "nothing solved": ("@1", "1", "", (0, 0)),
    "one day": ("1@1", "1", "1+", (1, 1)),
    "three in a row": ("1@1 2@2 3@3", "3", "1+ 2+ 3+", (3, 3)),
    "today is not over yet": ("1@1 2@2", "3.23", "1+ 2+", (2, 2)),
    "the day after, where it is still today somewhere": ("1@1 2@2", "4.12", "1+ 2+", (2, 2)),
    "a day missed": ("1@1 2@2", "4.13", "1+ 2+", (0, 2)),
    "a gap": ("1@1 2@2 3@3 5@5", "5", "1+ 2+ 3+ 5+", (1, 3)),
    "an earlier day solved for the fun of it": ("1@1 3@3 2@4", "4", "1+ 2late 3+", (1, 1)),
    "the same day twice counts once": ("1@1 1@1.20 2@2 2@2.13", "2", "1+ 2+", (2, 2)),
    "doubted, then another size in time": ("@5 4@4 4@5.11", "5", "4+", (1, 1)),
    "late first, so it stays late": ("1@5 1@5.13", "5", "1late", (0, 0)),
    "solved after midnight": ("1@1 2@3.02", "3", "1+ 2+", (2, 2)),
    # Time zones: instants are what counts.
    "at home in Kiribati, a date ahead": ("2@1.11 3@2.11", "2", "2+ 3+", (2, 2)),
    "at home in Hawaii, a date behind": ("1@2.09 2@3.09", "3.09", "1+ 2+", (2, 2)),
    "flying west, the date comes twice": ("1@1 2@2.01 2@2.22 3@3.20", "3.20", "1+ 2+ 3+", (3, 3)),
    "flying east, a date is skipped, and made up for": (
        "1@1.22 3@3.01 2@3.02 4@3.22",
        "3.22",
        "1+ 2+ 3+ 4+",
        (4, 4),
    ),
    "tomorrow's puzzle ahead of all zones": ("2@1.09", "2", "2late", (0, 0)),
    # A clock set back: neither counted nor broken.
    "set back for the day missed": ("1@1 @3.13 2@2 3@3.14", "3.14", "1+ 2? 3+", (2, 2)),
    "set back for many days missed": (
        "1@1 @6 2@2 3@3 4@4 5@5 6@6.13",
        "6.13",
        "1+ 2? 3? 4? 5? 6+",
        (2, 2),
    ),
    "set back without anything missed": ("1@1 2@2 1@1.02 3@3", "3", "1+ 2+ 3+", (3, 3)),
    "set back by the hours of a wrong zone": ("1@1 2@2.12 3@2.11", "3", "1+ 2+ 3+", (3, 3)),
    "the same day over and over": ("1@1 2@2 2@1.12 2@1.13 2@1.14", "2", "1+ 2+", (2, 2)),
    # A clock that was ahead and is put right: nothing is lost.
    "a start in the far future": ("1@1 2@2 @999 3@3 4@4", "4", "1+ 2+ 3? 4?", (2, 2)),
    "proved by seven days": (
        "1@1 2@2 @999 3@3 4@4 5@5 6@6 7@7 8@8 9@9",
        "9",
        "1+ 2+ 3+ 4+ 5+ 6+ 7+ 8+ 9+",
        (9, 9),
    ),
    "six days are no proof": (
        "1@1 2@2 @999 3@3 4@4 5@5 6@6 7@7 8@8",
        "8",
        "1+ 2+ 3? 4? 5? 6? 7? 8?",
        (2, 2),
    ),
    "a puzzle solved in the far future": (
        "1@1 2@2 999@999 3@3 4@4 5@5 6@6 7@7 8@8 9@9 10@10",
        "10",
        "1+ 2+ 3+ 4+ 5+ 6+ 7+ 8+ 9+ 10+ 999+",
        (10, 10),
    ),
    "a day ahead for a day": ("1@1 3@3 2@2 4@4", "4", "1+ 2? 3+ 4+", (3, 3)),
    "going back and back proves nothing": (
        "@20 9@9 8@8 7@7 6@6 5@5 4@4 3@3 2@2",
        "20",
        "2? 3? 4? 5? 6? 7? 8? 9?",
        (0, 0),
    ),
    "a present that lies in the past": ("1@1 2@2 3@3", "2", "1+ 2+ 3+", (3, 3)),
}


@pytest.mark.parametrize(("script", "now", "expected", "counts"), RULES.values(), ids=RULES)
def test_rules(script: str, now: str, expected: str, counts: tuple[int, int]) -> None:
    found = day_standings(moments(script))
    said = " ".join(
        f"{(solved - day(1)).days + 1}{sign}"
        for solved, standing in sorted(found.items())
        for sign, meant in SIGNS.items()
        if meant is standing
    )
    assert said == expected
    (present,) = moments(f"@{now}")
    streak = count_streak(found, present.instant)
    assert (streak.current, streak.longest) == counts


@pytest.mark.parametrize(
    ("script", "now", "lately"),
    [
        ("@1", "1", 0),
        ("1@1 3@3 4@4", "4", 3),
        ("1@1 3@3 2@4 4@4.13", "4.14", 3),
        ("1@1 30@30", "30", 2),
        ("1@1 2@2 31@31", "31", 2),
    ],
)
def test_missed_days_are_forgiven_within_thirty(script: str, now: str, lately: int) -> None:
    (present,) = moments(f"@{now}")
    assert count_streak(day_standings(moments(script)), present.instant).lately == lately


def test_every_standing_occurs_in_a_rule() -> None:
    text = " ".join(expected for _, _, expected, _ in RULES.values())
    assert all(sign in text for sign in SIGNS)
    assert set(SIGNS.values()) == set(DayStanding)


def test_the_proof_takes_as_many_days_as_it_says() -> None:
    days = [f"{number}@{number}" for number in range(3, 3 + DAYS_OF_PROOF)]
    almost = day_standings(moments(" ".join(["@999", *days[:-1]])))
    assert set(almost.values()) == {DayStanding.DOUBTED}
    assert set(day_standings(moments(" ".join(["@999", *days]))).values()) == {DayStanding.COUNTS}


def test_a_day_lasts_as_long_as_it_is_that_date_anywhere() -> None:
    begin, end = day_window(date(2026, 3, 1))
    assert (begin, end) == (utc("2026-02-28 10:00"), utc("2026-03-02 12:00"))
