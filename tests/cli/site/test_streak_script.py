"""The streak of a site counts by the program's rules."""

import json
from typing import Any, cast

import pytest
from PySide6.QtQml import QJSEngine, QJSValue

from shikaku_gui import resources
from shikaku_gui.store.streaks import count_streak, day_standings
from tests.store.test_streaks import RULES, moments


def evaluate(expression: str) -> Any:
    """Return the value of an expression about ``streak``."""
    script = resources.web_page_part("site/streak.js")
    code = f"{script}\nJSON.stringify({expression});"
    engine = QJSEngine()
    found = cast("QJSValue", engine.evaluate(code))  # for the stubs it is a tuple
    assert not found.isError(), found.toString()
    return json.loads(found.toString())


@pytest.mark.parametrize(("script", "now"), [rule[:2] for rule in RULES.values()], ids=RULES)
def test_the_script_obeys_the_rules(script: str, now: str) -> None:
    logged = moments(script)
    given = json.dumps(
        [
            {
                "instant": round(each.instant.timestamp() * 1000),
                "day": None if each.day is None else each.day.isoformat(),
            }
            for each in logged
        ]
    )
    (present,) = moments(f"@{now}")
    instant = round(present.instant.timestamp() * 1000)
    standings, counts = evaluate(
        f"[[...streak.standings({given})], streak.count({given}, {instant})]"
    )
    expected = day_standings(logged)
    assert dict(standings) == {day.isoformat(): each.value for day, each in expected.items()}
    streak = count_streak(expected, present.instant)
    assert counts == {
        "current": streak.current,
        "longest": streak.longest,
        "lately": streak.lately,
    }
