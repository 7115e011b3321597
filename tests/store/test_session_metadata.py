"""The metadata beside a save: written, read, and forgiving of anything."""

import json
from dataclasses import replace
from datetime import date

import pytest
from hypothesis import given, strategies as st

from shikaku_gui.model import Cell
from shikaku_gui.store.daily_puzzle import Daily, DailyKind
from shikaku_gui.store.library_entry import FileStamp
from shikaku_gui.store.session_metadata import SessionMetadata, daily_in_progress, dumps, loads
from tests.examples import share_of_examples
from tests.store.samples import NOON, TWO, utc

FULL = SessionMetadata(
    token="0123456789abcdef",
    started=utc("2020-11-21 11:00"),
    zoom=1.5,
    place=(0.5, 1.25),
    cell=Cell(1, 0),
    path="/a/b\udcff.txt",
    daily=Daily(date(2026, 11, 21), DailyKind.LARGE),
    checks=3,
    shown=True,
    stamp=FileStamp(1_795_375_962_772_622_227, 227),
)
ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=3,
)
KEYS = ("token", "started", "zoom", "place", "cell", "path", "day", "size", "checks", "shown")


@pytest.mark.parametrize(
    "metadata", [SessionMetadata(), FULL, SessionMetadata(zoom=0.0, place=(0.0, 0.0))]
)
def test_round_trip(metadata: SessionMetadata) -> None:
    assert loads(dumps(metadata), TWO) == metadata


def test_the_instant_is_the_same_in_any_zone() -> None:
    assert loads(dumps(SessionMetadata(started=NOON)), TWO).started == NOON


def test_an_instant_needs_a_zone() -> None:
    with pytest.raises(ValueError, match="time zone"):
        SessionMetadata(started=NOON.replace(tzinfo=None))


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "null", "1e999", "[" * 100_000, '{"zoom": ' + "9" * 400 + "}"]
)
def test_nonsense_gives_new_metadata(text: str) -> None:
    found = loads(text, TWO)
    assert (found.zoom, found.cell, found.path, found.daily, found.checks) == (
        None,
        None,
        "",
        None,
        0,
    )


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("zoom", True),
        ("zoom", -1.5),
        ("zoom", 1e9),
        ("zoom", "1"),
        ("place", [0.5, 2.5]),
        ("place", [float("nan"), 0.5]),
        ("place", [0, True]),
        ("place", [0.5]),
        ("cell", [2, 0]),
        ("cell", [0, -1]),
        ("cell", [0]),
        ("cell", [True, 0]),
        ("cell", [0, False]),
        ("checks", -1),
        ("checks", 1.5),
        ("checks", True),
        ("shown", 1),
        ("path", 3),
    ],
)
def test_what_makes_no_sense_is_as_in_a_new_one(key: str, value: object) -> None:
    values = json.loads(dumps(FULL)) | {key: value}
    assert getattr(loads(json.dumps(values), TWO), key) == getattr(SessionMetadata(), key)


@pytest.mark.parametrize(
    ("day", "size", "expected"),
    [
        ("2026-11-21", "small", Daily(date(2026, 11, 21), DailyKind.SMALL)),
        ("2026-11-21", None, Daily(date(2026, 11, 21), DailyKind.MEDIUM)),
        ("2026-11-21", "huge", None),
        ("2026-11-21", ["small"], None),
        ("2026-02-30", "small", None),
        (None, "small", None),
    ],
)
def test_a_daily_puzzle_saved_without_a_size_is_medium(
    day: object, size: object, expected: Daily | None
) -> None:
    values = json.loads(dumps(FULL)) | {"day": day, "size": size}
    assert loads(json.dumps(values), TWO).daily == expected


@pytest.mark.parametrize("started", ["", "yesterday", "2026-11-21T11:00:00", 5])
def test_without_an_instant_it_begins_now(started: object) -> None:
    values = json.loads(dumps(FULL)) | {"started": started}
    assert loads(json.dumps(values), TWO).started > FULL.started


@share_of_examples(0.5)
@given(st.dictionaries(st.sampled_from(KEYS), ANYTHING))
def test_never_raises(values: dict[str, object]) -> None:
    assert isinstance(loads(json.dumps(values), TWO), SessionMetadata)


@pytest.mark.parametrize(
    ("metadata", "found"),
    [
        (SessionMetadata(), None),
        (FULL, FULL.daily),
        (replace(FULL, finished=True), None),
        (replace(FULL, ended=NOON), None),
    ],
    ids=["another puzzle", "begun", "finished", "ended"],
)
def test_a_daily_puzzle_is_in_progress_until_it_is_finished_or_has_ended(
    metadata: SessionMetadata, found: Daily | None
) -> None:
    assert daily_in_progress(dumps(metadata)) == found
