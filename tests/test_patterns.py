"""What regular expressions may hold, on every Python that is claimed."""

import importlib
import pkgutil
import re
from collections.abc import Iterator
from typing import Any

import pytest

import shikaku_gui

PARSER: Any = importlib.import_module("re._parser")


def patterns_in(value: object) -> Iterator[re.Pattern[str]]:
    if isinstance(value, re.Pattern):
        yield value
    elif isinstance(value, dict | list | tuple):
        for part in value.values() if isinstance(value, dict) else value:
            yield from patterns_in(part)


def patterns_of_the_program() -> Iterator[re.Pattern[str]]:
    found = pkgutil.walk_packages(shikaku_gui.__path__, "shikaku_gui.")
    for name in (module.name for module in found):
        if name.startswith(("shikaku_gui.formats.", "shikaku_gui.proof_checker")):
            yield from patterns_in(list(vars(importlib.import_module(name)).values()))


def repeats_a_group(parsed: Any) -> bool:
    """Tell whether a possessive repetition is of a group that is not atomic."""
    if isinstance(parsed, PARSER.SubPattern | list | tuple):
        for part in parsed:
            if isinstance(part, tuple) and str(part[0]) == "POSSESSIVE_REPEAT":
                body = part[1][2]
                kinds = {str(operation) for operation, _ in body}
                if len(body) > 1 or kinds & {"BRANCH", "SUBPATTERN", "MAX_REPEAT"}:
                    return True
            if repeats_a_group(part):
                return True
    return False


@pytest.mark.parametrize(
    ("pattern", "expected"),
    [("(?:a|bc)*+", True), ("((?:-?1 )*+)0", True), ("(?>a|bc)*+", False), (r"[ab]*+\d++", False)],
)
def test_groups_that_are_repeated_are_recognized(pattern: str, expected: bool) -> None:
    assert repeats_a_group(PARSER.parse(pattern)) is expected


def test_what_is_repeated_possessively_is_atomic() -> None:
    """Python before 3.11.5, as in Debian 12, goes on after a failed part of another group."""
    patterns = list(patterns_of_the_program())
    assert any("*+" in pattern.pattern for pattern in patterns)
    assert [each.pattern for each in patterns if repeats_a_group(PARSER.parse(each.pattern))] == []
