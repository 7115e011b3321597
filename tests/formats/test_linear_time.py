"""Every reader takes work in proportion to the length of the text."""

import sys
from types import FrameType
from typing import Any

import pytest

from shikaku_gui.formats import FORMATS, FormatError, loads_set, recognise
from tests.formats.growing_texts import GROWING

LENGTH = 8_000
_LENGTH_OF_TABLES = 2_000
"""Their cells are short, and each is read several times: these take the longest to count."""

_ALLOWED_GROWTH = 2.4
"""Twice the length may take a little more than twice the work, such as for sorting."""

_WHOLE_TEXT = frozenset(
    ("strip", "lstrip", "rstrip", "split", "splitlines", "replace", "encode", "lower", "decode")
)
"""The methods that look at all of a text."""

_CHARACTERS = 16
"""How many characters such a method looks at for as much work as a call."""


class WorkCounter:
    """Counts calls, and the characters that methods of texts look at."""

    def __init__(self) -> None:
        self.work = 0.0

    def __call__(self, _frame: FrameType, event: str, argument: Any) -> None:
        if event == "call":
            self.work += 1
        elif event == "c_call":
            self.work += 1
            text = getattr(argument, "__self__", None)
            if isinstance(text, str | bytes) and argument.__name__ in _WHOLE_TEXT:
                self.work += len(text) / _CHARACTERS


def work_of_reading(text: str) -> float:
    counter = WorkCounter()
    before = sys.getprofile()
    sys.setprofile(counter)
    try:
        _read(text)
    finally:
        sys.setprofile(before)
    return counter.work


def _read(text: str) -> None:
    """Read all puzzles of a text, each with its board, whether or not they can be read."""
    try:
        puzzles = loads_set(text)
    except FormatError:
        return
    for index in range(len(puzzles.names)):
        try:
            assert puzzles.game(index).board
        except FormatError:
            continue


@pytest.mark.parametrize("name", GROWING)
def test_twice_the_length_takes_twice_the_work(name: str) -> None:
    known, build = GROWING[name]
    length = _LENGTH_OF_TABLES if known == "csv" else LENGTH
    short, long = build(length), build(2 * length)
    assert recognise(short).name == known
    growth = len(long) / len(short)
    assert 1.2 < growth < 2.6
    _read(short)  # imports what is needed
    assert work_of_reading(long) / work_of_reading(short) < growth / 2 * _ALLOWED_GROWTH


def test_every_format_has_a_text() -> None:
    assert {known for known, _ in GROWING.values()} == {known.name for known in FORMATS}


def test_work_that_grows_with_the_square_is_seen() -> None:
    def quadratic(text: str) -> None:
        while text:
            text = text[100:].rstrip()

    counters = []
    for length in (LENGTH, 2 * LENGTH):
        counter = WorkCounter()
        sys.setprofile(counter)
        try:
            quadratic("x" * length)
        finally:
            sys.setprofile(None)
        counters.append(counter.work)
    assert counters[1] / counters[0] > 3
