"""Strict JSON with the place of every value."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

from shikaku_gui.formats import FormatError, json_places, json_reader
from shikaku_gui.formats.json_reader import JsonDocument

TEXT = '{"a": [1, {"b" : "x\\"]"}, null],\n "c": {}}'

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-9, 9) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner),
    max_leaves=12,
)


def paths(value: object) -> list[tuple[str | int, ...]]:
    if isinstance(value, dict):
        return [(), *((key, *rest) for key in value for rest in paths(value[key]))]
    if isinstance(value, list):
        return [(), *((at, *rest) for at, item in enumerate(value) for rest in paths(item))]
    return [()]


@settings(max_examples=30)
@given(VALUES, st.sampled_from((None, 1)), st.sampled_from(((", ", ": "), ("  ,", " :"))))
def test_every_value_is_found_at_its_place(
    value: object, indent: int | None, separators: tuple[str, str]
) -> None:
    text = json.dumps(value, indent=indent, separators=separators)
    data = JsonDocument(text)
    lines = text.split("\n")
    for path in paths(value):
        error = data.error(path, "x")
        assert error.line is not None
        assert error.column is not None
        rest = "\n".join([lines[error.line - 1][error.column - 1 :], *lines[error.line :]])
        found, _ = json.JSONDecoder().raw_decode(rest)
        expected: Any = value
        for step in path:
            expected = expected[step]
        assert found == expected


@pytest.mark.parametrize(
    ("path", "column", "found"),
    [
        (("a",), 7, "a list"),
        (("a", 1), 11, "an object"),
        (("a", 1, "b"), 18, "the text 'x"),
        (("a", 2), 27, "'null'"),
        (("a", 1, "z"), 11, "no 'z' here"),
        (("a", 9), 7, "fewer values"),
        (("a", 0, "z"), 8, "no 'z' here"),
    ],
)
def test_errors(path: tuple[str | int, ...], column: int, found: str) -> None:
    error = JsonDocument(TEXT).error(path, "x")
    assert (error.line, error.column) == (1, column)
    assert error.found.startswith(found)


def test_keys_have_a_place() -> None:
    error = JsonDocument(TEXT).key_error((), "c", "no such key")
    assert str(error) == "line 2, column 2: expected no such key, found 'c'"


def test_values_by_kind() -> None:
    data = JsonDocument('{"n": 3, "t": "x", "l": [], "o": {}, "z": null, "b": true}')
    assert data.integer("n", low=0, high=9, what="a number") == 3
    assert (data.string("t"), data.string("none")) == ("x", "")
    assert (data.items("l"), data.items("none")) == ([], [])
    assert data.members("o") == {}
    assert data.has("n")
    assert not data.has("z")
    for key in ("t", "l", "o", "z", "b", "none"):
        with pytest.raises(FormatError, match="a number from 0 to 9"):
            data.integer(key, low=0, high=9, what="a number")
    for key in ("n", "l", "o", "b"):
        with pytest.raises(FormatError, match="a text"):
            data.string(key)
    for key in ("n", "t", "o", "b"):
        with pytest.raises(FormatError, match="a list"):
            data.items(key)
    for key in ("n", "t", "l", "b", "z"):
        with pytest.raises(FormatError, match="an object"):
            data.members(key)


def test_each_part_is_looked_through_once_however_many_errors_there_are(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looked: list[int] = []

    def noted(text: str, at: int) -> Iterator[tuple[str | int, int, int]]:
        looked.append(at)
        return members(text, at)

    members = json_places.members_of
    monkeypatch.setattr(json_places, "members_of", noted)
    data = JsonDocument("[[1, 2], [3, 4]]")
    errors = [data.error((one, other), "x") for one in range(2) for other in range(2)]
    assert [error.column for error in errors] == [3, 6, 11, 14]
    assert looked == [0, 1, 9]


MANY = {
    "lists": ("[" + "[]," * 3_000_000 + "[]]", "at most 230 MiB of memory"),
    "objects": ("[" + "{}," * 1_100_000 + "{}]", "at most 230 MiB of memory"),
    "texts": ("[" + '"",' * 1_600_000 + '""]', "at most 230 MiB of memory"),
    "numbers": ("[" + "12345," * 1_000_000 + "12345]", "at most 1000000 large"),
    "fractions": ("[" + ".5,".replace(".", "0.") * 1_000_000 + "0.5]", "at most 1000000 large"),
}


@pytest.mark.parametrize(("text", "limit"), MANY.values(), ids=MANY)
def test_more_values_than_memory_is_given_to_are_refused(text: str, limit: str) -> None:
    with pytest.raises(FormatError, match=limit):
        JsonDocument(text)


def test_too_many_members_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(json_reader, "MAX_MEMBERS", 2)
    assert JsonDocument('{"a": 1, "b": 2}').members() == {"a": 1, "b": 2}
    with pytest.raises(FormatError, match="at most 2 members"):
        JsonDocument('{"a": 1, "b": 2, "c": 3}')


def test_taken_items_are_dropped() -> None:
    data = JsonDocument('{"a": [[1], [2]]}')
    assert list(data.taken("a")) == [[1], [2]]
    assert data.items("a") == [None, None]


def test_what_comes_behind_an_error_is_not_looked_through(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    skip = json_places.skip_space

    def noted(text: str, at: int) -> int:
        asked.append(at)
        return skip(text, at)

    monkeypatch.setattr(json_places, "skip_space", noted)
    text = '{"a": 1, "b": [' + "[1], " * 1_000 + "[1]]}"
    data = JsonDocument(text)
    assert data.error(("b",), "x").column == text.index("[") + 1
    assert data.error(("b", 3), "x").column == text.index("[") + 17
    assert data.error(("c",), "x").column == 1
    assert len(asked) < 50


def test_batches_are_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(json_reader, "_BATCH", 2)
    data = JsonDocument('{"a": [[1], [2], [3]]}')
    assert list(data.batches("a")) == [(0, [[1], [2]]), (2, [[3]])]
    assert data.items("a") == [None, None, None]


def test_large_numbers_are_counted_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(json_reader, "MAX_NUMBERS", 2)
    assert JsonDocument("[10000, 10000, 7, 7, 7]").value == [10_000, 10_000, 7, 7, 7]
    with pytest.raises(FormatError, match="at most 2 large or fractional numbers"):
        JsonDocument("[10000, 10000, 10000]")


def test_the_places_of_errors_in_any_order() -> None:
    text = '{"a": 1,\r\n "b": {"c": 2,\n"d": 3},\n\n "e": 4}'
    data = JsonDocument(text)
    for path, line, column in [
        (("e",), 5, 7),
        (("a",), 1, 7),
        (("b", "d"), 3, 6),
        (("b", "c"), 2, 13),
        (("e",), 5, 7),
    ]:
        error = data.error(path, "x")
        assert (error.line, error.column) == (line, column)


def test_a_long_game_on_a_large_grid_is_within_the_memory() -> None:
    """1000x1000 with 307,000 clues, filled three times, and its solution: 26.4 MB of text."""
    clues, fills_and_solution = 307_000, 4
    lists = "[]" * (clues * (1 + fills_and_solution))
    json_reader._check_memory(lists.ljust(26_400_000))
