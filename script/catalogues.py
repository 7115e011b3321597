"""The catalogues of translations, translations/LANGUAGE.po: extracted, merged, checked, compiled.

Babel does all of it; this file has the functions that mark a text, and what a translation must have
in common with its text.
"""

import io
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from functools import cache
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_dir
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

from shikaku_gui import languages
from shikaku_gui.cli.desktop_texts import store_texts

TOP = Path(__file__).resolve().parents[1]
FOLDER = TOP / "translations"
COMPILED = TOP / "assets" / "translations"
LANGUAGES = tuple(language for language in languages.LANGUAGES if language != languages.ENGLISH)

_PACKAGE = "shikaku_gui"
_DESKTOP = "assets/desktop"
_KEYWORDS: Mapping[str, tuple[int | tuple[int, str], ...] | None] = {
    "_": None,
    "N_": None,
    "ngettext": (1, 2),
    "pgettext": ((1, "c"), 2),
    "NC_": ((1, "c"), 2),
    "count_message": (1, 2),
}
_NOTE = ":"
"""A comment for translators begins with "#:"."""

# Dates and names would differ after each run, or between two people.
_HEADERS = re.compile(
    rb'"(?:POT?-\w+-Date|Last-Translator|Language-Team|Generated-By|Report-Msgid-Bugs-To'
    rb"|Project-Id-Version).*\n"
)
_NO_DATE = datetime(1970, 1, 1, tzinfo=UTC)
_PLACEHOLDER = re.compile(r"%[sdr%1-9]|%\(\w+\)[sdr]|\{\w*\}|\[/?\w+\]|</?\w+[^>]*>")
_NUMBER = "{count}"
_MNEMONIC = re.compile(r"(?<!&)&(?!&)(?=\S)")


@cache
def template(top: Path = TOP) -> Catalog:
    """Return every text of the program and of its files for desktops. The source is read once."""
    found = Catalog(fuzzy=False)
    for name, line, text, notes, context in extract_from_dir(
        top / _PACKAGE,
        [("**.py", "python")],
        keywords=_KEYWORDS,
        comment_tags=(_NOTE,),
        strip_comment_tags=True,
    ):
        found.add(text, None, [(f"{_PACKAGE}/{name}", line)], (), notes, context=context)
    for name, text in store_texts(top / _DESKTOP):
        found.add(text, None, [(f"{_DESKTOP}/{name}", 1)])
    return found


def read(language: str, folder: Path = FOLDER) -> Catalog:
    """Return the catalogue of a language, an empty one if there is none."""
    path = folder / f"{language}.po"
    if not path.exists():
        return Catalog(language, fuzzy=False)
    with path.open("rb") as file:
        return read_po(file, language)


def write(catalogue: Catalog, language: str, folder: Path = FOLDER) -> None:
    """Write a catalogue without anything that changes where no text does."""
    catalogue.fuzzy, catalogue.header_comment = False, "#"
    written = io.BytesIO()
    write_po(written, catalogue, width=0, no_location=True, ignore_obsolete=True)
    path = folder / f"{language}.po"
    path.write_bytes(_HEADERS.sub(b"", written.getvalue()))


def update(language: str, folder: Path = FOLDER) -> Catalog:
    """Take the texts of the source into a catalogue.

    A text that has changed a little keeps its translation, marked as fuzzy, to be looked at.
    """
    catalogue = read(language, folder)
    catalogue.update(template())
    write(catalogue, language, folder)
    return catalogue


def missing(catalogue: Catalog) -> list[Message]:
    """Return the texts of the program that a catalogue does not translate."""
    found = ((message, catalogue.get(message.id, message.context)) for message in template())
    return [
        message
        for message, known in found
        if message.id and (known is None or known.fuzzy or not all(forms(known.string)))
    ]


def errors(catalogue: Catalog) -> Iterator[str]:
    """Yield what is wrong with the translations of a catalogue."""
    for message in catalogue:
        if message.id and not message.fuzzy and any(forms(message.string)):
            for error in message_errors(message, catalogue.num_plurals):
                yield f"{message.id!r}: {error}: {message.string!r}"


def message_errors(message: Message, plurals: int) -> Iterator[str]:
    """Yield what a translation does not have in common with its text."""
    translated = forms(message.string)
    if len(translated) != (plurals if message.pluralizable else 1):
        yield f"{len(translated)} forms"
    for form in translated:
        yield from _form_errors(message, form, last=form is translated[-1])


def compile_all(folder: Path = FOLDER, target: Path = COMPILED) -> None:
    """Make the files that the program reads."""
    for language in LANGUAGES:
        path = target / language / "LC_MESSAGES" / "shikaku.mo"
        path.parent.mkdir(parents=True, exist_ok=True)
        catalogue = read(language, folder)
        catalogue.creation_date = (
            _NO_DATE  # otherwise now, and no two builds would have the same bytes
        )
        with path.open("wb") as file:
            write_mo(file, catalogue)


def forms(value: str | tuple[str, ...] | list[str] | None) -> tuple[str, ...]:
    """Return the forms of a text or a translation for different numbers, one in most cases."""
    return (value or "",) if isinstance(value, str | None) else tuple(value)


def _form_errors(message: Message, form: str, *, last: bool) -> Iterator[str]:
    if not form.strip():
        yield "a form is empty"
        return
    one, source = forms(message.id)[0], forms(message.id)[-1]
    found, wanted = _placeholders(form), _placeholders(source)
    if not last:  # for one thing, English may name other values, and the number may be left out
        fewest = (_placeholders(one) & wanted) - Counter([_NUMBER])
        wanted = (found | fewest) & (_placeholders(one) | wanted)
    if found != wanted:
        yield "other placeholders or tags"
    if len(_MNEMONIC.findall(source)) != len(_MNEMONIC.findall(form)):
        yield "the & before the letter for the keyboard: exactly where the source has one"
    if _ends_in_spaces(source) != _ends_in_spaces(form):
        yield "spaces at the ends differ"
    if source.count("\n") != form.count("\n"):
        yield "the line breaks differ in number"


def _placeholders(text: str) -> Counter[str]:
    return Counter(_PLACEHOLDER.findall(text))


def _ends_in_spaces(text: str) -> tuple[bool, bool]:
    return text != text.lstrip(), text != text.rstrip()
