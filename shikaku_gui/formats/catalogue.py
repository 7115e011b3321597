"""The one list of formats, and how a format is found by text, name or file name.

Each format's own module is imported on first use, so that reading one file does not cost
the import of all of them.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping
from importlib import import_module
from os.path import splitext
from typing import Any

from shikaku_gui.formats.base import Format, GamePart, refuse_unknown_areas
from shikaku_gui.i18n import N_


def _lazy(place: str) -> Callable[[Any], Any]:
    """Return a function, ``module.name``, of a format's module, imported at the first call."""
    home, _, name = place.partition(".")

    def call(argument: Any) -> Any:
        return getattr(import_module(f"{__package__}.{home}"), name)(argument)

    return call


def _sniffer(
    place: str,
    *words: str,
    json: bool | None = False,
    without: re.Pattern[str] | None = None,
) -> Callable[[str], bool]:
    """Return a format's ``sniff`` with a test before it that needs no import.

    The text must begin as JSON does, or must not (None where it may), and hold one of the
    words, if any are given, and nothing that fits ``without``. There is no more to it where
    ``place`` is empty.
    """
    sniff = _lazy(place) if place else bool

    def look(text: str) -> bool:
        if json is not None and (text.lstrip()[:1] in {"{", "["}) is not json:
            return False
        if without is not None and without.search(text):
            return False
        return (not words or any(word in text for word in words)) and bool(sniff(text))

    return look


def _either(one: Callable[[str], bool], other: Callable[[str], bool]) -> Callable[[str], bool]:
    return lambda text: one(text) or other(text)


_JSON_START = re.compile(r"\s*+(?:\{\s*+[\"}{]|\[\s*+[\"{\[\]])")
_LINK_SIGNS = (
    *("://", ":\\/", "%3A", "%3a", "%253A", "m=edit&", "m=solve&", "shikaku/"),
    *("<html", "<!DOCTYPE", "<!doctype"),
)
_message_sniff = _lazy("message.sniff")


def _may_be_message(text: str) -> bool:
    """Tell whether there are links in a text, or game IDs in a sentence, which JSON has not."""
    found = any(sign in text for sign in _LINK_SIGNS)
    if not found and ":" in text and not _JSON_START.match(text):
        found = len(text.split(maxsplit=1)) > 1
    return found and bool(_message_sniff(text))


_CLUES = frozenset({GamePart.UNKNOWN_CLUES})
_SHAPES = _CLUES | {GamePart.SHAPES}
_DRAWN = _CLUES | {GamePart.PROGRESS}
_ORIGIN = frozenset({GamePart.TITLE, GamePart.AUTHOR, GamePart.SOURCE})
_NOTES = frozenset({GamePart.AUTHOR, GamePart.SOURCE, GamePart.GRADE, GamePart.RULES})

SAVE_FORMAT = Format(
    name="shikaku",
    title=N_("Shikaku game"),
    suffixes=(".shikaku",),
    sniff=_sniffer("", json=True),
    loads=_lazy("shikaku_file.loads"),
    divide=_lazy("json_places.json_values"),
    check_beginning=_lazy("shikaku_file.check_beginning"),
    dumps=_lazy("save_writer.dumps"),
    carries=frozenset(GamePart),
    keeps_limits=True,
)

FORMATS: tuple[Format, ...] = (
    Format(
        name="sgt-save",
        title=N_("Rectangles save file"),
        suffixes=(".sav",),
        sniff=_sniffer("sgt_save.sniff", "SAVEFILE"),
        loads=_lazy("sgt_save.loads"),
        divide=_lazy("puzzle_sequences.sgt_saves"),
        dumps=_lazy("sgt_save.dumps"),
        blurs=_lazy("borders.blurs"),
        carries=frozenset({GamePart.PROGRESS, GamePart.SOLUTION}),
        refuses=_lazy("sgt.refuses"),
    ),
    Format(
        name="kanpen-xml",
        title=N_("PencilBox XML"),
        suffixes=(".xml",),
        sniff=_sniffer("pencilbox_xml.sniff", "<?xml", "<!DOCTYPE", "<!--", "<puzzle"),
        loads=_lazy("pencilbox_xml.loads"),
        divide=_lazy("puzzle_sequences.xml_documents"),
        dumps=_lazy("pencilbox_xml.dumps"),
        blurs=_lazy("borders.blurs_of_list"),
        carries=_DRAWN | _NOTES,
    ),
    Format(
        name="janko",
        title=N_("janko.at text"),
        suffixes=(".janko", ".txt"),
        sniff=_sniffer("janko.sniff", "application/x-janko", "begin", "puzzle"),
        loads=_lazy("janko.loads"),
        divide=_lazy("puzzle_sequences.janko_texts"),
        dumps=_lazy("janko.dumps"),
        carries=_ORIGIN | {GamePart.SOLUTION},
        refuses=refuse_unknown_areas,
    ),
    Format(
        name="pzprv3",
        title=N_("puzz.link file"),
        suffixes=(".pzprv3", ".txt"),
        sniff=_sniffer("pzprv3.sniff", "pzprv"),
        loads=_lazy("pzprv3.loads"),
        divide=_lazy("puzzle_sequences.pzprv3_files"),
        dumps=_lazy("pzprv3.dumps"),
        blurs=_lazy("borders.blurs"),
        carries=_DRAWN | _NOTES,
    ),
    Format(
        name="drawing",
        title=N_("Board drawn in the terminal"),
        suffixes=(".txt",),
        sniff=_sniffer("board_drawing.sniff", "┌─", "+-"),
        loads=_lazy("board_drawing.loads"),
        divide=_lazy("board_drawing.divide"),
        carries=_DRAWN | _SHAPES,
    ),
    Format(
        name="message",
        title=N_("Text with links"),
        suffixes=(".txt",),
        sniff=_may_be_message,
        loads=_lazy("message.loads"),
        divide=_lazy("message.divide"),
        carries=_DRAWN | _ORIGIN | _NOTES | {GamePart.SOLUTION},
    ),
    Format(
        name="penpa",
        title=N_("penpa-edit address"),
        suffixes=(".penpa", ".txt"),
        sniff=_sniffer("penpa.sniff", "m=edit&p=", "m=solve&p="),
        loads=_lazy("penpa.loads"),
        divide=_lazy("puzzle_sequences.links"),
        a_line_each=True,
        dumps=_lazy("penpa_writer.dumps"),
        refuses=_lazy("penpa_writer.refuses"),
        blurs=_lazy("borders.blurs"),
        carries=_DRAWN | _ORIGIN | {GamePart.RULES, GamePart.SOLUTION},
    ),
    Format(
        name="sgt",
        title=N_("Rectangles game ID"),
        suffixes=(".sgtid", ".txt"),
        sniff=_sniffer("sgt.sniff"),
        loads=_lazy("sgt.loads"),
        divide=_lazy("puzzle_sequences.links"),
        a_line_each=True,
        dumps=_lazy("sgt.dumps"),
        refuses=_lazy("sgt.refuses"),
    ),
    Format(
        name="kanpen-link",
        title=N_("kanpen.net address"),
        suffixes=(".kanpen-link", ".txt"),
        sniff=_sniffer("kanpen.sniff_link", "shikaku.html?problem="),
        loads=_lazy("kanpen.loads_link"),
        divide=_lazy("puzzle_sequences.links"),
        a_line_each=True,
        dumps=_lazy("kanpen.dumps_link"),
        blurs=_lazy("kanpen.blurs_of_link"),
        carries=_CLUES,
    ),
    Format(
        name="pzprv3-link",
        title=N_("puzz.link address with progress"),
        suffixes=(".pzprv3-link", ".txt"),
        sniff=_sniffer("pzprv3.sniff_link", "pzprv"),
        loads=_lazy("pzprv3.loads_link"),
        divide=_lazy("puzzle_sequences.links"),
        a_line_each=True,
        dumps=_lazy("pzprv3.dumps_link"),
        blurs=_lazy("borders.blurs"),
        carries=_DRAWN | _NOTES,
    ),
    Format(
        name="pzpr",
        title=N_("puzz.link address"),
        suffixes=(".pzpr", ".txt"),
        sniff=_sniffer("pzpr.sniff", ":", "?", "/"),
        loads=_lazy("pzpr.loads"),
        divide=_lazy("puzzle_sequences.links"),
        a_line_each=True,
        dumps=_lazy("pzpr.dumps"),
        carries=_CLUES,
        refuses=_lazy("pzpr.refuses"),
    ),
    Format(
        name="pycsp3",
        title=N_("PyCSP3 data"),
        suffixes=(".pycsp3", ".json"),
        sniff=_sniffer("pycsp3.sniff", '"nRows"', json=True),
        loads=_lazy("pycsp3.loads"),
        divide=_lazy("json_places.json_values"),
        loads_set=_lazy("pycsp3.loads_set"),
        holds_one=lambda text: text.lstrip()[:1] == "{",
        dumps=_lazy("pycsp3.dumps"),
        in_array=True,
        refuses=refuse_unknown_areas,
    ),
    Format(
        name="pycsp3-text",
        title=N_("PyCSP3 text"),
        suffixes=(".txt",),
        sniff=_sniffer("pycsp3.sniff_text", "x"),
        loads=_lazy("pycsp3.loads_text"),
        divide=_lazy("puzzle_sequences.pycsp3_texts"),
    ),
    Format(
        name="collection",
        title=N_("Collection of puzzles"),
        suffixes=(".json",),
        sniff=_sniffer("puzzlekit_json.sniff", '"problem"', json=True),
        loads=_lazy("puzzlekit_json.loads"),
        divide=_lazy("json_places.json_values"),
        loads_set=_lazy("puzzlekit_json.loads_set"),
        carries=frozenset({GamePart.SOLUTION, GamePart.TITLE, GamePart.SOURCE}),
    ),
    Format(
        name="shape-puzzles",
        title=N_("Clues with shapes in JSON"),
        suffixes=(".json",),
        sniff=_sniffer(
            "shape_puzzles.sniff", '"clueCells"', '"clueShape"', '"grid_size"', json=True
        ),
        loads=_lazy("shape_puzzles.loads"),
        divide=_lazy("json_places.json_values"),
        carries=_SHAPES | {GamePart.SOLUTION},
    ),
    Format(
        name="json",
        title=N_("Puzzles in JSON"),
        suffixes=(".json", ".jsonl"),
        sniff=_either(
            _sniffer("", json=True, without=re.compile(r'"format"\s*:')),
            _sniffer("pasted_code.sniff", "="),
        ),
        loads=_lazy("json_puzzles.loads"),
        divide=_lazy("json_places.json_values"),
        loads_set=_lazy("json_puzzles.loads_set"),
        holds_one=_lazy("json_puzzles.holds_one"),
        check_beginning=_lazy("json_puzzles.check_beginning"),
        dumps=_lazy("json_writer.dumps"),
        in_array=True,
        carries=_SHAPES | _ORIGIN | {GamePart.SOLUTION, GamePart.GRADE},
    ),
    SAVE_FORMAT,
    Format(
        name="sgt-art",
        title=N_("Rectangles drawing"),
        suffixes=(".txt",),
        sniff=_sniffer("sgt_art.sniff", "+-"),
        loads=_lazy("sgt_art.loads"),
        divide=_lazy("puzzle_sequences.blocks"),
        carries=frozenset({GamePart.PROGRESS}),
    ),
    Format(
        name="csv",
        title=N_("Table (CSV, TSV, Markdown)"),
        suffixes=(".csv", ".tsv"),
        sniff=_sniffer("table.sniff", *',;|\t".'),
        loads=_lazy("table.loads"),
        divide=_lazy("table.divide"),
        takes_any_text=True,
        dumps=_lazy("table.dumps"),
        carries=_SHAPES,
    ),
    Format(
        name="characters",
        title=N_("Grid of one character a cell"),
        suffixes=(".txt",),
        sniff=_sniffer("character_grid.sniff"),
        loads=_lazy("character_grid.loads"),
        divide=_lazy("puzzle_sequences.blocks"),
        takes_any_text=True,
        carries=_CLUES,
    ),
    Format(
        name="kanpen",
        title=N_("PencilBox text"),
        suffixes=(".kanpen", ".txt"),
        sniff=_sniffer("kanpen.sniff"),
        loads=_lazy("kanpen.loads"),
        divide=_lazy("puzzle_sequences.kanpen_texts"),
        dumps=_lazy("kanpen.dumps"),
        blurs=_lazy("kanpen.blurs"),
        carries=_DRAWN,
    ),
    Format(
        name="grid",
        title=N_("Plain grid"),
        suffixes=(".txt",),
        sniff=lambda _text: True,
        loads=_lazy("grid.loads"),
        check_beginning=_lazy("grid.check_beginning"),
        divide=_lazy("puzzle_sequences.grids"),
        takes_any_text=True,
        dumps=_lazy("grid.dumps"),
        carries=_SHAPES,
    ),
)
"""All formats, in the order in which a text is tested for them.

The last, the plain grid, takes any text.
"""

JSON_LINES = next(known for known in FORMATS if known.name == "json")._replace(
    name="jsonl",
    title=N_("JSON Lines"),
    suffixes=(".jsonl",),
    dumps=_lazy("json_writer.dumps_line"),
    a_line_each=True,
    in_array=False,
)
"""Puzzles in JSON as they are written with a line each; they are read as any others in JSON."""

_BY_NAME = {known.name: known for known in (*FORMATS, JSON_LINES)}

WRITABLE_FORMATS: Mapping[str, Format] = {
    known.name: known for known in (*FORMATS, JSON_LINES) if known.dumps is not None
}
"""The formats that can be written, by name."""


def recognise(text: str) -> Format:
    """Return the format of a text; the plain grid where no other fits."""
    return next(known for known in FORMATS if known.sniff(text))


def format_named(name: str) -> Format:
    """Return the format of that name.

    Raises:
        KeyError: there is none.
    """
    return _BY_NAME[name]


def format_for(path: str | os.PathLike[str]) -> Format | None:
    """Return the format to write to a file of that name, by its suffix."""
    suffix = splitext(path)[1].lower()  # noqa: PTH122 (importing pathlib takes longer than reading)
    return next((known for known in WRITABLE_FORMATS.values() if known.suffixes[0] == suffix), None)
