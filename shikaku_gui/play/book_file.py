"""Book files: TOML texts that say which puzzles are printed, and how."""

import glob
import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from enum import Enum
from pathlib import Path
from typing import Any, get_args, get_type_hints

from shikaku_gui.i18n import N_
from shikaku_gui.play.book_options import BookOptions, not_one_of
from shikaku_gui.play.toml_text import parse_toml
from shikaku_gui.texts import (
    ExplainedValueError,
    Message,
    as_message,
    error_message,
    make_message,
)

MAX_BOOK_BYTES = 1_000_000
"""The longest book file that is read."""

_DIGITS = re.compile(r"(\d+)")
_WILD = re.compile(r"[*?\[]")


class BookFileError(ExplainedValueError):
    """A book file cannot be used; the message says where and why."""


@dataclass(frozen=True)
class BookPart:
    """The files of a chapter, and its title; the title is empty where there are no chapters."""

    title: str
    files: tuple[str, ...]


@dataclass(frozen=True)
class BookFile:
    """The content of a book file; ``output`` is the PDF file to write, None where it names none."""

    options: BookOptions
    parts: tuple[BookPart, ...]
    output: Path | None = None


def natural_key(text: str) -> list[tuple[int, str]]:
    """Return a key that sorts names as people count.

    >>> sorted(["10.txt", "2.txt"], key=natural_key)
    ['2.txt', '10.txt']
    """
    parts = _DIGITS.split(text)
    return [(int(part), "") if part.isdecimal() else (0, part) for part in parts]


def read_book_file(path: Path) -> BookFile:
    """Read a book file. Paths in it are relative to its folder and may have wildcards.

    Raises:
        BookFileError: it is no TOML, a key is unknown or has a wrong value, or a name of
            puzzles fits no file.
        OSError: it cannot be read.
    """
    with path.open("rb") as stream:
        data = stream.read(MAX_BOOK_BYTES + 1)
    if len(data) > MAX_BOOK_BYTES:
        raise BookFileError(make_message(N_("expected at most {most} bytes"), most=MAX_BOOK_BYTES))
    try:
        table = parse_toml(data)
    except ExplainedValueError as error:
        raise BookFileError(error.message) from None
    output = table.pop("output", None)
    if output is not None and not (isinstance(output, str) and output.lower().endswith(".pdf")):
        raise BookFileError(make_message(N_("{key}: expected a name ending in .pdf"), key="output"))
    parts = _parts(table, path.parent)
    options = _options(table)
    if options.by_grade and parts[0].title:
        said = make_message(
            N_("{key}: chapters come from the grades or from the file, not both"), key="by-grade"
        )
        raise BookFileError(said)
    return BookFile(options, parts, None if output is None else path.parent / output)


def book_file_text(
    options: BookOptions, parts: Sequence[BookPart], output: str | None = None
) -> str:
    """Return the text of a book file; its files and the output are relative to its folder.

    Options with their default value are left out, and the titles of chapters where they go by
    the grades instead.
    """
    head = [] if output is None else [f"output = {_toml(output)}"]
    for field in fields(BookOptions):
        value = getattr(options, field.name)
        if value != field.default:
            head.append(f"{field.name.replace('_', '-')} = {_toml(value)}")
    titled = [] if options.by_grade else [part for part in parts if part.title]
    if not titled:
        head.append(_puzzles([file for part in parts for file in part.files]))
    chapters = (
        f"[[chapter]]\ntitle = {_toml(each.title)}\n{_puzzles(each.files)}" for each in titled
    )
    return "\n\n".join(["\n".join(head), *chapters]).lstrip() + "\n"


def _puzzles(files: Sequence[str]) -> str:
    return f"puzzles = {_toml([glob.escape(file) for file in files])}"


def _toml(value: object) -> str:
    """Return a value of an option as TOML."""
    if isinstance(value, (list, tuple)):
        return f"[{', '.join(map(_toml, value))}]"
    if isinstance(value, Enum):
        value = value.value
    if isinstance(value, str):
        value = value.encode("utf-8", "replace").decode("utf-8")
    # Of all characters in strings only U+007F stands for itself in JSON, but not in TOML.
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")


def parse_book_option(name: str, value: object) -> Any:
    """Return the value of an option of :class:`BookOptions` from a book file's or a flag's.

    Raises:
        ValueError: it is not possible; the message names the option.
    """
    kind = get_type_hints(BookOptions)[name]
    key = name.replace("_", "-")
    members = get_args(kind)
    if members:
        if not isinstance(value, list):
            said = make_message(
                N_("{key}: expected a list, not {found}"), key=key, found=repr(value)
            )
            raise ExplainedValueError(said)
        return tuple(_member(key, members[0], one) for one in value)
    if issubclass(kind, Enum):
        return _member(key, kind, value)
    if kind is float and isinstance(value, int) and not isinstance(value, bool):
        return float(value)
    if type(value) is not kind:
        found = repr(value)
        raise ExplainedValueError(
            make_message(
                N_("{key}: expected {expected}, not {found}"),
                key=key,
                expected=_KINDS[kind],
                found=found,
            )
        )
    return value


_KINDS: Mapping[type, Message] = {
    str: make_message(N_("a text")),
    bool: make_message(N_("true or false")),
    int: make_message(N_("a whole number")),
    float: make_message(N_("a number")),
}


def _member(key: str, kind: type[Enum], value: object) -> Enum:
    try:
        return kind(value)
    except ValueError as error:
        wanted = ", ".join(member.value for member in kind)
        raise ExplainedValueError(not_one_of(key, wanted, repr(value))) from error


def _options(table: Mapping[str, object]) -> BookOptions:
    names = {field.name.replace("_", "-"): field.name for field in fields(BookOptions)}
    for key in table:
        if key not in names:
            known = ", ".join((*names, "puzzles", "chapter", "output"))
            raise BookFileError(
                make_message(
                    N_("{key}: there is no such key; known are {names}"), key=key, names=known
                )
            )
    try:
        return BookOptions(
            **{names[key]: parse_book_option(names[key], value) for key, value in table.items()}
        )
    except ValueError as error:
        raise BookFileError(error_message(error)) from error


def _parts(table: dict[str, Any], folder: Path) -> tuple[BookPart, ...]:
    """Take the puzzles or the chapters out of the table."""
    chapters = table.pop("chapter", None)
    if chapters is None:
        return (BookPart("", _files(as_message("puzzles"), table.pop("puzzles", None), folder)),)
    if "puzzles" in table:
        said = make_message(
            N_("{key}: they stand in the chapters where there are any"), key="puzzles"
        )
        raise BookFileError(said)
    if not isinstance(chapters, list) or not all(isinstance(each, dict) for each in chapters):
        raise BookFileError(make_message(N_("{key}: expected tables [[chapter]]"), key="chapter"))
    return tuple(_part(number, chapter, folder) for number, chapter in enumerate(chapters, 1))


def _part(number: int, chapter: Mapping[str, object], folder: Path) -> BookPart:
    place = make_message(N_("chapter {number}"), number=number)
    unknown = chapter.keys() - {"title", "puzzles"}
    if unknown:
        said = make_message(N_("{key}: there is no such key"), key=_key(place, min(unknown)))
        raise BookFileError(said)
    title = chapter.get("title")
    if not isinstance(title, str) or not title.strip():
        said = make_message(N_("{key}: expected a text"), key=_key(place, "title"))
        raise BookFileError(said)
    return BookPart(title, _files(_key(place, "puzzles"), chapter.get("puzzles"), folder))


def _key(place: Message, name: str) -> Message:
    """Return what a key of a chapter is called."""
    return make_message("{place}: {name}", place=place, name=name)


def _files(key: Message, names: object, folder: Path) -> tuple[str, ...]:
    if not isinstance(names, list) or not names or not all(isinstance(n, str) for n in names):
        raise BookFileError(make_message(N_("{key}: expected a list of files"), key=key))
    found: list[str] = []
    for name in names:
        if not _WILD.search(name):
            found.append(str(folder / name))
            continue
        # Patterns cannot be absolute; a relative one may still begin with "..".
        anchor = Path(name).anchor
        start = Path(anchor) if anchor else folder
        matches = sorted(
            start.glob(name.removeprefix(anchor)), key=lambda path: natural_key(str(path))
        )
        if not matches:
            raise BookFileError(
                make_message(N_("{key}: no file is called {name}"), key=key, name=name)
            )
        found.extend(map(str, matches))
    return tuple(found)
