"""The list of formats: names, suffixes, and reading by content."""

import subprocess
import sys

import pytest

from shikaku_gui.formats import (
    FORMATS,
    SAVE,
    FormatError,
    SeveralPuzzles,
    format_for,
    format_named,
    loads,
    loads_all,
    recognise,
)
from tests.formats.samples import COLLECTION, GRID, SGT_HEAD, SGT_SAVE, records


def outcome(data: str | bytes) -> object:
    try:
        return loads(data)
    except FormatError as error:
        return str(error)


def test_names_titles_and_own_suffixes_are_unique() -> None:
    written = [known for known in FORMATS if known.dumps is not None]
    for values in (
        [known.name for known in FORMATS],
        [known.title for known in FORMATS],
        [known.suffixes[0] for known in written],
    ):
        assert len(set(values)) == len(values)


def test_every_format_is_found_by_its_name_and_suffix() -> None:
    for known in FORMATS:
        assert format_named(known.name) is known
        if known.dumps is not None:
            assert format_for("Folder.x/Puzzle" + known.suffixes[0].upper()) is known
    assert format_for("a.png") is None
    assert format_for("shikaku") is None
    with pytest.raises(KeyError):
        format_named("none")
    assert format_named("shikaku") is SAVE


TWO = COLLECTION.replace("{", '{"x": {"problem": "1"}, ', 1)


def test_several_puzzles_ask_for_a_choice() -> None:
    with pytest.raises(SeveralPuzzles) as caught:
        loads(TWO)
    assert caught.value.names == ("x", "1_3x4")
    assert loads(TWO, index=0).puzzle.title == "x"
    assert loads(TWO, index=1) == loads(COLLECTION)
    assert [game.puzzle.title for game in loads_all(TWO)] == ["x", "1_3x4"]


@pytest.mark.parametrize("index", [-1, 2])
def test_an_index_out_of_range_is_refused(index: int) -> None:
    with pytest.raises(FormatError, match="an index from 0 to 1"):
        loads(TWO, index=index)


def test_an_index_into_one_puzzle() -> None:
    assert loads(GRID, index=0) == loads(GRID)
    assert loads_all(GRID) == [loads(GRID)]
    with pytest.raises(FormatError, match="the only one"):
        loads(GRID, index=1)


def test_bytes_that_are_no_text_have_a_place() -> None:
    with pytest.raises(FormatError) as caught:
        loads("é\n1 ".encode() + b"\xe9")
    assert (caught.value.line, caught.value.column) == (2, 3)


@pytest.mark.parametrize("order", ["le", "be"])
def test_utf_16_is_known_by_its_byte_order_mark(order: str) -> None:
    for text in (GRID, GRID.replace("\n", "\r\n"), SGT_SAVE, COLLECTION, ""):
        assert outcome(f"\ufeff{text}".encode(f"utf-16-{order}")) == outcome(text)


@pytest.mark.parametrize("tail", [b"\x00\xd8", b"\x31"], ids=["half a pair", "half a unit"])
def test_broken_utf_16_has_a_place(tail: bytes) -> None:
    with pytest.raises(FormatError, match="text in UTF-16") as caught:
        loads("\ufeffé\n1 ".encode("utf-16-le") + tail)
    assert (caught.value.line, caught.value.column) == (2, 3)


def test_half_a_character_has_a_place() -> None:
    with pytest.raises(FormatError) as caught:
        loads("1\n 2\ud800")
    assert (caught.value.line, caught.value.column) == (2, 3)


def test_save_files_of_rectangles_count_bytes() -> None:
    text = records(*SGT_HEAD, ("SEED", "é:1"), ("NSTATES", "1"), ("STATEPOS", "1"))
    assert loads(text).puzzle == loads(SGT_SAVE).puzzle
    assert loads(text.encode("utf-8")).puzzle == loads(SGT_SAVE).puzzle
    latin = text.encode("utf-8").replace("é".encode(), b"\xe9\xff")
    assert loads(latin).puzzle == loads(SGT_SAVE).puzzle


@pytest.mark.parametrize(
    ("text", "homes"),
    [
        (
            '{"format":"shikaku","version":1,"puzzle":{"rows":1,"cols":1,"clues":[]}}',
            "shikaku_file",
        ),
        ("2x1:a2", "sgt"),
        ("https://puzz.link/p?shikaku/1/1/1", "sgt pzpr"),
    ],
)
def test_the_module_of_a_format_comes_with_need(text: str, homes: str) -> None:
    code = f"""
import sys
from shikaku_gui import formats
before = set(sys.modules)
formats.loads({text!r})
print(*(name for name in sorted(set(sys.modules) - before) if name.startswith("shikaku_gui")))
"""
    shown = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    helpers = {"borders", "json_text", "text_lines"}
    found = {name.rpartition(".")[2] for name in shown.stdout.split()}
    assert found - helpers == set(homes.split())


@pytest.mark.parametrize("link", ["https://a/rect.html#1x1:1", "https://a/#m=edit&p=abc"])
def test_json_is_json_whatever_link_it_holds(link: str) -> None:
    text = '{"a":{"problem":"1","source":"' + link + '"}}'
    assert recognise(text) is format_named("collection")
