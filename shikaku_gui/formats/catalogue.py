"""The one list of formats, and how a format is found by text, name or file name.

Each format's own module is imported on first use, so that reading one file does not cost
the import of all of them.
"""

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any

from shikaku_gui.formats.base import Format, GamePart, without_unknown

if TYPE_CHECKING:
    from pathlib import PurePath


def _from(home: str, name: str) -> Callable[[Any], Any]:
    """Return a function of a format's module that is looked up when it is first called."""

    def call(argument: Any) -> Any:
        return getattr(import_module(f"{__package__}.{home}"), name)(argument)

    return call


def _sniffer(
    home: str, *words: str, json: bool = False, name: str = "sniff"
) -> Callable[[str], bool]:
    """Return a format's ``sniff``, asked only of texts that may be of that format.

    These begin as JSON does, or not, and hold one of the words, where any are given.
    """
    sniff = _from(home, name)

    def look(text: str) -> bool:
        if (text.lstrip()[:1] in {"{", "["}) is not json:
            return False
        return (not words or any(word in text for word in words)) and bool(sniff(text))

    return look


SAVE_FORMAT = Format(
    name="shikaku",
    title="Shikaku game",
    suffixes=(".shikaku",),
    sniff=_sniffer("shikaku_file", json=True),
    loads=_from("shikaku_file", "loads"),
    dumps=_from("shikaku_file", "dumps"),
    carries=frozenset(GamePart),
)

FORMATS: tuple[Format, ...] = (
    Format(
        name="sgt-save",
        title="Rectangles save file",
        suffixes=(".sav",),
        sniff=_sniffer("sgt_save", "SAVEFILE"),
        loads=_from("sgt_save", "loads"),
        dumps=_from("sgt_save", "dumps"),
        carries=frozenset({GamePart.PROGRESS, GamePart.SOLUTION}),
        refuses=_from("sgt", "refuses"),
    ),
    Format(
        name="kanpen-xml",
        title="PencilBox XML",
        suffixes=(".xml",),
        sniff=_sniffer("kanpen_xml", "<?xml", "<!DOCTYPE", "<!--", "<puzzle"),
        loads=_from("kanpen_xml", "loads"),
        dumps=_from("kanpen_xml", "dumps"),
        carries=frozenset(
            {GamePart.UNKNOWN_CLUES, GamePart.PROGRESS, GamePart.AUTHOR, GamePart.SOURCE}
        ),
    ),
    Format(
        name="janko",
        title="janko.at text",
        suffixes=(".janko", ".txt"),
        sniff=_sniffer("janko", "application/x-janko", "begin", "puzzle"),
        loads=_from("janko", "loads"),
        dumps=_from("janko", "dumps"),
        carries=frozenset({GamePart.SOLUTION, GamePart.TITLE, GamePart.AUTHOR, GamePart.SOURCE}),
        refuses=without_unknown,
    ),
    Format(
        name="pzprv3",
        title="puzz.link file",
        suffixes=(".pzprv3", ".txt"),
        sniff=_sniffer("pzprv3", "pzprv"),
        loads=_from("pzprv3", "loads"),
        dumps=_from("pzprv3", "dumps"),
        carries=frozenset(
            {GamePart.UNKNOWN_CLUES, GamePart.PROGRESS, GamePart.AUTHOR, GamePart.SOURCE}
        ),
    ),
    Format(
        name="penpa",
        title="penpa-edit address",
        suffixes=(".penpa", ".txt"),
        sniff=_sniffer("penpa", "m=edit&p=", "m=solve&p="),
        loads=_from("penpa", "loads"),
        carries=frozenset(
            {
                *(GamePart.UNKNOWN_CLUES, GamePart.PROGRESS, GamePart.SOLUTION),
                *(GamePart.TITLE, GamePart.AUTHOR, GamePart.SOURCE),
            }
        ),
    ),
    Format(
        name="sgt",
        title="Rectangles game ID",
        suffixes=(".sgtid", ".txt"),
        sniff=_sniffer("sgt"),
        loads=_from("sgt", "loads"),
        dumps=_from("sgt", "dumps"),
        refuses=_from("sgt", "refuses"),
    ),
    Format(
        name="kanpen-link",
        title="kanpen.net address",
        suffixes=(".kanpen-link", ".txt"),
        sniff=_sniffer("kanpen", "shikaku.html?problem=", name="sniff_link"),
        loads=_from("kanpen", "loads_link"),
        dumps=_from("kanpen", "dumps_link"),
        carries=frozenset({GamePart.UNKNOWN_CLUES}),
    ),
    Format(
        name="pzprv3-link",
        title="puzz.link address with progress",
        suffixes=(".pzprv3-link", ".txt"),
        sniff=_sniffer("pzprv3", "pzprv", name="sniff_link"),
        loads=_from("pzprv3", "loads_link"),
        dumps=_from("pzprv3", "dumps_link"),
        carries=frozenset(
            {GamePart.UNKNOWN_CLUES, GamePart.PROGRESS, GamePart.AUTHOR, GamePart.SOURCE}
        ),
    ),
    Format(
        name="pzpr",
        title="puzz.link address",
        suffixes=(".pzpr", ".txt"),
        sniff=_sniffer("pzpr", ":", "?", "/"),
        loads=_from("pzpr", "loads"),
        dumps=_from("pzpr", "dumps"),
        carries=frozenset({GamePart.UNKNOWN_CLUES}),
        refuses=_from("pzpr", "refuses"),
    ),
    Format(
        name="pycsp3",
        title="PyCSP3 data",
        suffixes=(".json",),
        sniff=_sniffer("pycsp3", '"nRows"', json=True),
        loads=_from("pycsp3", "loads"),
        dumps=_from("pycsp3", "dumps"),
        refuses=without_unknown,
    ),
    Format(
        name="pycsp3-text",
        title="PyCSP3 text",
        suffixes=(".txt",),
        sniff=_sniffer("pycsp3", "x", name="sniff_text"),
        loads=_from("pycsp3", "loads_text"),
    ),
    Format(
        name="collection",
        title="Collection of puzzles",
        suffixes=(".json",),
        sniff=_sniffer("collection", '"problem"', json=True),
        loads=_from("collection", "loads"),
        loads_set=_from("collection", "loads_set"),
        carries=frozenset({GamePart.SOLUTION, GamePart.TITLE, GamePart.SOURCE}),
    ),
    SAVE_FORMAT,
    Format(
        name="sgt-art",
        title="Rectangles drawing",
        suffixes=(".txt",),
        sniff=_sniffer("sgt_art", "+-"),
        loads=_from("sgt_art", "loads"),
        carries=frozenset({GamePart.PROGRESS}),
    ),
    Format(
        name="kanpen",
        title="PencilBox text",
        suffixes=(".kanpen", ".txt"),
        sniff=_sniffer("kanpen"),
        loads=_from("kanpen", "loads"),
        dumps=_from("kanpen", "dumps"),
        carries=frozenset({GamePart.UNKNOWN_CLUES, GamePart.PROGRESS}),
    ),
    Format(
        name="grid",
        title="Plain grid",
        suffixes=(".txt",),
        sniff=lambda _text: True,
        loads=_from("grid", "loads"),
        dumps=_from("grid", "dumps"),
        carries=frozenset({GamePart.UNKNOWN_CLUES}),
    ),
)
"""All formats in the order in which they are asked whether a text is theirs.

Any text may be meant as a grid: the last one asked.
"""

WRITABLE_FORMATS: Mapping[str, Format] = {
    known.name: known for known in FORMATS if known.dumps is not None
}
"""The formats that are written too, by their names."""


def recognise(text: str) -> Format:
    """Return the format that a text is in; a text like no other is a plain grid."""
    return next(known for known in FORMATS if known.sniff(text))


def format_named(name: str) -> Format:
    """Return the format of that name.

    Raises:
        KeyError: there is none.
    """
    return {known.name: known for known in FORMATS}[name]


def format_for(path: "str | PurePath") -> Format | None:
    """Return the format to write to a file of that name: the one whose own suffix it has."""
    from pathlib import PurePath

    suffix = PurePath(path).suffix.lower()
    return next((known for known in FORMATS if known.dumps and known.suffixes[0] == suffix), None)
