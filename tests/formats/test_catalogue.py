"""The list of formats: names, suffixes, and reading by content."""

import subprocess
import sys

import pytest

from shikaku_gui.formats import FORMATS, SAVE_FORMAT, format_for, format_named, recognise


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
    assert format_named("shikaku") is SAVE_FORMAT


@pytest.mark.parametrize(
    ("text", "homes"),
    [
        (
            '{"format":"shikaku","version":1,"puzzle":{"rows":1,"cols":1,"clues":[]}}',
            "shikaku_file rect_json shape_json",
        ),
        ("2x1:a2", "sgt"),
        ("https://puzz.link/p?shikaku/1/1/1", "message sgt pzpr"),
    ],
)
def test_the_module_of_a_format_comes_with_need(text: str, homes: str) -> None:
    code = f"""
import sys
from shikaku_gui import formats
reader = formats.loads
before = set(sys.modules)
reader({text!r})
print(*(name for name in sorted(set(sys.modules) - before) if name.startswith("shikaku_gui")))
"""
    shown = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    helpers = {
        "borders",
        "clue_words",
        "collector_pause",
        "json_places",
        "json_reader",
        "puzzle_sequences",
        "text_parsing",
    }
    found = {name.rpartition(".")[2] for name in shown.stdout.split()}
    assert found - helpers == set(homes.split())


@pytest.mark.parametrize("link", ["https://a/rect.html#1x1:1", "https://a/#m=edit&p=abc"])
def test_json_is_json_whatever_link_it_holds(link: str) -> None:
    text = '{"a":{"problem":"1","source":"' + link + '"}}'
    assert recognise(text) is format_named("collection")
