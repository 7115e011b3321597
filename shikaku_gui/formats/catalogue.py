"""The one list of formats, and how a format is found by text, name or file name.

Each format's own module is imported on first use, so that reading one file does not cost
the import of all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from pathlib import PurePath
from typing import Any

from shikaku_gui.formats.base import Format, GamePart, refuse_unknown_areas
from shikaku_gui.i18n import N_


def _lazy(home: str, name: str) -> Callable[[Any], Any]:
    """Return a function of a format's module, which is imported at the first call."""

    def call(argument: Any) -> Any:
        return getattr(import_module(f"{__package__}.{home}"), name)(argument)

    return call


def _sniffer(
    home: str,
    *words: str,
    json: bool | None = False,
    name: str = "sniff",
    without: str | None = None,
) -> Callable[[str], bool]:
    """Return a format's ``sniff`` with a test before it that needs no import.

    The text must begin as JSON does, or must not (None where it may), and hold one of the
    words, if any are given, and not the word ``without``.
    """
    sniff = _lazy(home, name)

    def look(text: str) -> bool:
        if json is not None and (text.lstrip()[:1] in {"{", "["}) is not json:
            return False
        if without is not None and without in text:
            return False
        return (not words or any(word in text for word in words)) and bool(sniff(text))

    return look


SAVE_FORMAT = Format(
    name="shikaku",
    title=N_("Shikaku game"),
    suffixes=(".shikaku",),
    sniff=_sniffer("shikaku_file", json=True),
    loads=_lazy("shikaku_file", "loads"),
    divide=_lazy("puzzle_sequences", "json_values"),
    dumps=_lazy("shikaku_file", "dumps"),
    carries=frozenset(GamePart),
    keeps_limits=True,
)

FORMATS: tuple[Format, ...] = (
    Format(
        name="sgt-save",
        title=N_("Rectangles save file"),
        suffixes=(".sav",),
        sniff=_sniffer("sgt_save", "SAVEFILE"),
        loads=_lazy("sgt_save", "loads"),
        divide=_lazy("puzzle_sequences", "sgt_saves"),
        dumps=_lazy("sgt_save", "dumps"),
        carries=frozenset({GamePart.PROGRESS, GamePart.SOLUTION}),
        refuses=_lazy("sgt", "refuses"),
    ),
    Format(
        name="kanpen-xml",
        title=N_("PencilBox XML"),
        suffixes=(".xml",),
        sniff=_sniffer("pencilbox_xml", "<?xml", "<!DOCTYPE", "<!--", "<puzzle"),
        loads=_lazy("pencilbox_xml", "loads"),
        divide=_lazy("puzzle_sequences", "xml_documents"),
        dumps=_lazy("pencilbox_xml", "dumps"),
        carries=frozenset(
            {
                *(GamePart.UNKNOWN_CLUES, GamePart.PROGRESS, GamePart.GRADE),
                *(GamePart.AUTHOR, GamePart.SOURCE, GamePart.RULES),
            }
        ),
    ),
    Format(
        name="janko",
        title=N_("janko.at text"),
        suffixes=(".janko", ".txt"),
        sniff=_sniffer("janko", "application/x-janko", "begin", "puzzle"),
        loads=_lazy("janko", "loads"),
        divide=_lazy("puzzle_sequences", "janko_texts"),
        dumps=_lazy("janko", "dumps"),
        carries=frozenset({GamePart.SOLUTION, GamePart.TITLE, GamePart.AUTHOR, GamePart.SOURCE}),
        refuses=refuse_unknown_areas,
    ),
    Format(
        name="pzprv3",
        title=N_("puzz.link file"),
        suffixes=(".pzprv3", ".txt"),
        sniff=_sniffer("pzprv3", "pzprv"),
        loads=_lazy("pzprv3", "loads"),
        divide=_lazy("puzzle_sequences", "pzprv3_files"),
        dumps=_lazy("pzprv3", "dumps"),
        carries=frozenset(
            {
                *(GamePart.UNKNOWN_CLUES, GamePart.PROGRESS, GamePart.GRADE),
                *(GamePart.AUTHOR, GamePart.SOURCE, GamePart.RULES),
            }
        ),
    ),
    Format(
        name="message",
        title=N_("Text with links"),
        suffixes=(".txt",),
        sniff=_sniffer("message", "://", "m=edit&p=", "m=solve&p=", json=None),
        loads=_lazy("message", "loads"),
        divide=_lazy("message", "divide"),
        carries=frozenset(
            {
                *(GamePart.UNKNOWN_CLUES, GamePart.PROGRESS, GamePart.SOLUTION),
                *(GamePart.TITLE, GamePart.AUTHOR, GamePart.SOURCE),
                *(GamePart.GRADE, GamePart.RULES),
            }
        ),
    ),
    Format(
        name="penpa",
        title=N_("penpa-edit address"),
        suffixes=(".penpa", ".txt"),
        sniff=_sniffer("penpa", "m=edit&p=", "m=solve&p="),
        loads=_lazy("penpa", "loads"),
        divide=_lazy("puzzle_sequences", "links"),
        a_line_each=True,
        dumps=_lazy("penpa_writer", "dumps"),
        refuses=_lazy("penpa_writer", "refuses"),
        carries=frozenset(
            {
                *(GamePart.UNKNOWN_CLUES, GamePart.PROGRESS, GamePart.SOLUTION),
                *(GamePart.TITLE, GamePart.AUTHOR, GamePart.SOURCE),
            }
        ),
    ),
    Format(
        name="sgt",
        title=N_("Rectangles game ID"),
        suffixes=(".sgtid", ".txt"),
        sniff=_sniffer("sgt"),
        loads=_lazy("sgt", "loads"),
        divide=_lazy("puzzle_sequences", "links"),
        a_line_each=True,
        dumps=_lazy("sgt", "dumps"),
        refuses=_lazy("sgt", "refuses"),
    ),
    Format(
        name="kanpen-link",
        title=N_("kanpen.net address"),
        suffixes=(".kanpen-link", ".txt"),
        sniff=_sniffer("kanpen", "shikaku.html?problem=", name="sniff_link"),
        loads=_lazy("kanpen", "loads_link"),
        divide=_lazy("puzzle_sequences", "links"),
        a_line_each=True,
        dumps=_lazy("kanpen", "dumps_link"),
        carries=frozenset({GamePart.UNKNOWN_CLUES}),
    ),
    Format(
        name="pzprv3-link",
        title=N_("puzz.link address with progress"),
        suffixes=(".pzprv3-link", ".txt"),
        sniff=_sniffer("pzprv3", "pzprv", name="sniff_link"),
        loads=_lazy("pzprv3", "loads_link"),
        divide=_lazy("puzzle_sequences", "links"),
        a_line_each=True,
        dumps=_lazy("pzprv3", "dumps_link"),
        carries=frozenset(
            {
                *(GamePart.UNKNOWN_CLUES, GamePart.PROGRESS, GamePart.GRADE),
                *(GamePart.AUTHOR, GamePart.SOURCE, GamePart.RULES),
            }
        ),
    ),
    Format(
        name="pzpr",
        title=N_("puzz.link address"),
        suffixes=(".pzpr", ".txt"),
        sniff=_sniffer("pzpr", ":", "?", "/"),
        loads=_lazy("pzpr", "loads"),
        divide=_lazy("puzzle_sequences", "links"),
        a_line_each=True,
        dumps=_lazy("pzpr", "dumps"),
        carries=frozenset({GamePart.UNKNOWN_CLUES}),
        refuses=_lazy("pzpr", "refuses"),
    ),
    Format(
        name="pycsp3",
        title=N_("PyCSP3 data"),
        suffixes=(".json",),
        sniff=_sniffer("pycsp3", '"nRows"', json=True),
        loads=_lazy("pycsp3", "loads"),
        divide=_lazy("puzzle_sequences", "json_values"),
        dumps=_lazy("pycsp3", "dumps"),
        refuses=refuse_unknown_areas,
    ),
    Format(
        name="pycsp3-text",
        title=N_("PyCSP3 text"),
        suffixes=(".txt",),
        sniff=_sniffer("pycsp3", "x", name="sniff_text"),
        loads=_lazy("pycsp3", "loads_text"),
        divide=_lazy("puzzle_sequences", "pycsp3_texts"),
    ),
    Format(
        name="collection",
        title=N_("Collection of puzzles"),
        suffixes=(".json",),
        sniff=_sniffer("puzzlekit_json", '"problem"', json=True),
        loads=_lazy("puzzlekit_json", "loads"),
        divide=_lazy("puzzle_sequences", "json_values"),
        loads_set=_lazy("puzzlekit_json", "loads_set"),
        carries=frozenset({GamePart.SOLUTION, GamePart.TITLE, GamePart.SOURCE}),
    ),
    Format(
        name="json",
        title=N_("Puzzles in JSON"),
        suffixes=(".json", ".jsonl"),
        sniff=_sniffer("json_puzzles", json=True, without='"format"'),
        loads=_lazy("json_puzzles", "loads"),
        divide=_lazy("puzzle_sequences", "json_values"),
        loads_set=_lazy("json_puzzles", "loads_set"),
        carries=frozenset(
            {
                *(GamePart.UNKNOWN_CLUES, GamePart.SOLUTION, GamePart.GRADE),
                *(GamePart.TITLE, GamePart.AUTHOR, GamePart.SOURCE),
            }
        ),
    ),
    SAVE_FORMAT,
    Format(
        name="sgt-art",
        title=N_("Rectangles drawing"),
        suffixes=(".txt",),
        sniff=_sniffer("sgt_art", "+-"),
        loads=_lazy("sgt_art", "loads"),
        divide=_lazy("puzzle_sequences", "blocks"),
        carries=frozenset({GamePart.PROGRESS}),
    ),
    Format(
        name="csv",
        title=N_("Table (CSV, TSV, Markdown)"),
        suffixes=(".csv", ".tsv"),
        sniff=_sniffer("table", *',;|\t".'),
        loads=_lazy("table", "loads"),
        divide=_lazy("table", "divide"),
        dumps=_lazy("table", "dumps"),
        carries=frozenset({GamePart.UNKNOWN_CLUES}),
    ),
    Format(
        name="characters",
        title=N_("Grid of one character a cell"),
        suffixes=(".txt",),
        sniff=_sniffer("character_grid"),
        loads=_lazy("character_grid", "loads"),
        divide=_lazy("puzzle_sequences", "blocks"),
        carries=frozenset({GamePart.UNKNOWN_CLUES}),
    ),
    Format(
        name="kanpen",
        title=N_("PencilBox text"),
        suffixes=(".kanpen", ".txt"),
        sniff=_sniffer("kanpen"),
        loads=_lazy("kanpen", "loads"),
        divide=_lazy("puzzle_sequences", "kanpen_texts"),
        dumps=_lazy("kanpen", "dumps"),
        carries=frozenset({GamePart.UNKNOWN_CLUES, GamePart.PROGRESS}),
    ),
    Format(
        name="grid",
        title=N_("Plain grid"),
        suffixes=(".txt",),
        sniff=lambda _text: True,
        loads=_lazy("grid", "loads"),
        divide=_lazy("puzzle_sequences", "grids"),
        dumps=_lazy("grid", "dumps"),
        carries=frozenset({GamePart.UNKNOWN_CLUES}),
    ),
)
"""All formats, in the order in which a text is tested for them.

The last, the plain grid, takes any text.
"""

WRITABLE_FORMATS: Mapping[str, Format] = {
    known.name: known for known in FORMATS if known.dumps is not None
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
    return {known.name: known for known in FORMATS}[name]


def format_for(path: str | PurePath) -> Format | None:
    """Return the format to write to a file of that name, by its suffix."""
    suffix = PurePath(path).suffix.lower()
    return next((known for known in FORMATS if known.dumps and known.suffixes[0] == suffix), None)
