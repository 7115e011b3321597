"""The texts that software centres and menus show, in all languages of the program.

A desktop entry has a line for each language, ``Comment[de]=...``, and the XML files of AppStream
and of media types an element for each, ``<summary xml:lang="de">``. The files in
``assets/desktop`` are English only; the translations stand in the catalogues with all others.
"""

import re
from collections.abc import Iterator
from html import escape, unescape
from pathlib import Path

from shikaku_gui.i18n import catalogue
from shikaku_gui.languages import ENGLISH, LANGUAGES

_ENTRY_TEXT = re.compile(r"^(GenericName|Comment|Keywords)=(.+)$", re.MULTILINE)
_XML_TEXT = re.compile(r"([ ]*)<(summary|p|li|caption|comment)>([^<]+)</\2>")


def store_texts(folder: Path) -> Iterator[tuple[str, str]]:
    """Yield the names of the files for desktops in a folder, and each of their English texts."""
    for path in sorted(folder.glob("*.desktop")):
        for found in _ENTRY_TEXT.finditer(path.read_text("utf-8")):
            yield path.name, found[2]
    for path in sorted(folder.glob("*.xml")):
        for found in _XML_TEXT.finditer(path.read_text("utf-8")):
            yield path.name, _xml_text(found)


def translate_entry(entry: str) -> str:
    """Return a desktop entry with its texts in all languages."""
    return _ENTRY_TEXT.sub(_lines_of_entry, entry)


def translate_xml(document: str) -> str:
    """Return an XML file for desktops with its texts in all languages."""
    return _XML_TEXT.sub(_elements, document)


def _lines_of_entry(found: re.Match[str]) -> str:
    lines = (f"{found[1]}[{code}]={text}" for code, text in _translations(found[2]))
    return "\n".join([found[0], *lines])


def _elements(found: re.Match[str]) -> str:
    indent, tag = found[1], found[2]
    elements = (
        f'{indent}<{tag} xml:lang="{code.replace("_", "-")}">{escape(text, quote=False)}</{tag}>'
        for code, text in _translations(_xml_text(found))
    )
    return "\n".join([found[0], *elements])


def _xml_text(found: re.Match[str]) -> str:
    return " ".join(unescape(found[3]).split())


def _translations(text: str) -> Iterator[tuple[str, str]]:
    """Yield the languages that have a translation of a text, and the translation."""
    for code in LANGUAGES:
        translated = catalogue(code).gettext(text)
        if code != ENGLISH and translated != text:
            yield code, translated
