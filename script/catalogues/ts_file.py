"""Reads, merges and writes catalogues in Qt Linguist's format, one .ts file for each language."""

import difflib
import hashlib
import xml.etree.ElementTree as ET
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from xml.sax.saxutils import escape

from catalogues.extraction import TOP, Text
from catalogues.languages import ENGLISH, LANGUAGES

FOLDER = TOP / "translations"
_ALIKE = 0.75
_UP = "../"

Key = tuple[str, str, str]


@dataclass(frozen=True)
class Entry:
    """A text in a catalogue, and its translations: one, or one for each plural form.

    An unfinished entry has no translation yet, or one that a person has to look at: it was made
    for the text ``old``.
    """

    text: Text
    forms: tuple[str, ...]
    finished: bool = False
    old: str = ""

    @property
    def id(self) -> str:
        """A short name of the text, the same in all languages."""
        return hashlib.sha256("\0".join(self.text.key).encode()).hexdigest()[:8]


@dataclass
class Catalogue:
    """The translations into one language."""

    language: str
    entries: dict[Key, Entry] = field(default_factory=dict)

    @property
    def unfinished(self) -> list[Entry]:
        """The entries without a translation, or with one to look at."""
        return [entry for entry in self.entries.values() if not entry.finished]


def path_of(language: str, folder: Path = FOLDER) -> Path:
    """Return where the catalogue of a language lies."""
    return folder / f"shikaku_{language}.ts"


def read(language: str, folder: Path = FOLDER) -> Catalogue:
    """Return the catalogue of a language, an empty one where there is none yet."""
    catalogue = Catalogue(language)
    path = path_of(language, folder)
    if not path.exists():
        return catalogue
    for context in ET.parse(path).getroot().iter("context"):  # noqa: S314 (a file of ours)
        name = context.findtext("name") or ""
        for message in context.iter("message"):
            entry = _entry(name, message)
            catalogue.entries[entry.text.key] = entry
    return catalogue


def write(catalogue: Catalogue, folder: Path = FOLDER) -> None:
    """Write a catalogue; entries of one context stand together, in the order of the source."""
    tag = LANGUAGES[catalogue.language].tag
    lines = [
        '<?xml version="1.0" encoding="utf-8"?>',
        "<!DOCTYPE TS>",
        f'<TS version="2.1" language="{tag}" sourcelanguage="en">',
    ]
    context = ""
    for entry in catalogue.entries.values():
        if entry.text.context != context:
            lines += ["</context>"] if context else []
            context = entry.text.context
            lines += ["<context>", f"    <name>{escape(context)}</name>"]
        lines += _message(entry)
    lines += ["</context>"] if context else []
    folder.mkdir(exist_ok=True)
    text = "\n".join([*lines, "</TS>", ""])
    path_of(catalogue.language, folder).write_text(text, encoding="utf-8", newline="\n")


def merged(catalogue: Catalogue, texts: Mapping[Key, Text]) -> Catalogue:
    """Return the catalogue of today's texts with the translations that there are.

    A text that has changed a little keeps its translation, to be looked at.
    """
    gone = [entry for key, entry in catalogue.entries.items() if key not in texts and entry.forms]
    entries = {}
    for key, text in texts.items():
        if catalogue.language == ENGLISH:
            if text.plural:
                entries[key] = _english(text, catalogue.entries.get(key))
            continue
        entry = catalogue.entries.get(key)
        if entry is None or entry.text.plural != text.plural:
            entry = _like(text, gone, catalogue.language)
        entries[key] = replace(entry, text=text)
    return Catalogue(catalogue.language, entries)


def _english(text: Text, entry: Entry | None) -> Entry:
    if text.one:
        return Entry(text, (text.one, text.source), finished=True)
    return replace(entry, text=text) if entry is not None else Entry(text, ("", text.source))


def _like(text: Text, gone: Iterable[Entry], language: str) -> Entry:
    """Return the entry of a new text, with the translation of one that was much like it."""
    forms = len(LANGUAGES[language].forms) if text.plural else 1
    matcher = difflib.SequenceMatcher(autojunk=False)
    matcher.set_seq2(text.source)
    best, alike = None, _ALIKE
    for entry in gone:
        if entry.text.context == text.context and len(entry.forms) == forms:
            matcher.set_seq1(entry.text.source)
            if matcher.quick_ratio() >= alike and matcher.ratio() >= alike:
                best, alike = entry, matcher.ratio()
    if best is None:
        return Entry(text, ())
    return Entry(text, best.forms, old=best.text.source)


def _entry(context: str, message: ET.Element) -> Entry:
    files = (place.get("filename", "") for place in message.iter("location"))
    places = tuple(name.removeprefix(_UP) for name in files)
    text = Text(
        context,
        message.findtext("source") or "",
        message.findtext("comment") or "",
        message.get("numerus") == "yes",
        note=message.findtext("extracomment") or "",
        places=places,
    )
    translation = message.find("translation")
    if translation is None:
        return Entry(text, ())
    forms = (
        tuple(form.text or "" for form in translation.iter("numerusform"))
        if text.plural
        else (translation.text or "",)
    )
    finished = translation.get("type") is None
    return Entry(text, forms if any(forms) else (), finished, message.findtext("oldsource") or "")


def _message(entry: Entry) -> list[str]:
    """Return the lines of an entry. Files are named without lines, which change all the time."""
    text = entry.text
    files = dict.fromkeys(place.rpartition(":")[0] or place for place in text.places)
    lines = ['    <message numerus="yes">' if text.plural else "    <message>"]
    lines += [f'        <location filename="{_UP}{name}"/>' for name in files]
    lines.append(f"        <source>{escape(text.source)}</source>")
    if entry.old:
        lines.append(f"        <oldsource>{escape(entry.old)}</oldsource>")
    if text.comment:
        lines.append(f"        <comment>{escape(text.comment)}</comment>")
    if text.note:
        lines.append(f"        <extracomment>{escape(text.note)}</extracomment>")
    start = "<translation>" if entry.finished else '<translation type="unfinished">'
    if text.plural:
        forms = "".join(f"<numerusform>{escape(form)}</numerusform>" for form in entry.forms)
    else:
        forms = escape(entry.forms[0]) if entry.forms else ""
    return [*lines, f"        {start}{forms}</translation>", "    </message>"]
