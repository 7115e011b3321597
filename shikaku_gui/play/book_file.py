"""Book files: TOML texts that say which puzzles are printed, and how."""

import glob
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from enum import Enum
from pathlib import Path
from typing import Any, get_args, get_type_hints

from shikaku_gui.i18n import N_
from shikaku_gui.play.book_options import BookOptions, not_one_of
from shikaku_gui.play.toml_reader import TomlTable, read_toml
from shikaku_gui.texts import ExplainedValueError, Message, error_message, make_message

MAX_BOOK_BYTES = 1_000_000
"""The longest book file that is read."""


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


def read_book_file(path: Path) -> BookFile:
    """Read a book file. Paths in it are relative to its folder and may have wildcards.

    Raises:
        BookFileError: it is no TOML, a key is unknown or has a wrong value, or a name of
            puzzles fits no file.
        OSError: it cannot be read.
    """
    try:
        book = read_toml(path, MAX_BOOK_BYTES)
        output = book.values.get("output")
        if output is not None and not (isinstance(output, str) and output.lower().endswith(".pdf")):
            raise book.error("output", N_("{key}: expected a name ending in .pdf"))
        parts = _parts(book, path.parent)
        options = _options(book)
        if options.by_grade and parts[0].title:
            wrong = N_("{key}: chapters come from the grades or from the file, not both")
            raise book.error("by-grade", wrong)
    except ExplainedValueError as error:
        raise BookFileError(error.message) from None
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
        value = value.encode("utf-8", "replace").decode("utf-8").replace("\0", "")
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


def _options(book: TomlTable) -> BookOptions:
    names = {field.name.replace("_", "-"): field.name for field in fields(BookOptions)}
    book.check_keys((*names, "puzzles", "chapter", "output"))
    given: dict[str, Any] = {}
    for key, name in names.items():
        if key in book.values:
            try:
                given[name] = parse_book_option(name, book.values[key])
            except ValueError as error:
                raise book.located(key, error_message(error)) from None
    return BookOptions(**given)


def _parts(book: TomlTable, folder: Path) -> tuple[BookPart, ...]:
    chapters = book.tables("chapter", N_("{key}: expected tables [[chapter]]"))
    if not chapters:
        return (BookPart("", book.files("puzzles", folder)),)
    if "puzzles" in book.values:
        wrong = N_("{key}: set this in each chapter instead")
        raise book.error("puzzles", wrong)
    return tuple(_part(chapter, folder) for chapter in chapters)


def _part(chapter: TomlTable, folder: Path) -> BookPart:
    chapter.check_keys(("title", "puzzles"))
    title = chapter.string("title")
    if not title.strip():
        raise chapter.error("title", N_("{key}: expected a text"))
    return BookPart(title, chapter.files("puzzles", folder))
