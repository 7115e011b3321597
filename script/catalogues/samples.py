"""Every text of the program with sample values, as a page to be read through."""

import html
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from catalogues.extraction import Text
from catalogues.languages import ENGLISH, LANGUAGES
from catalogues.ts_file import Catalogue, Key

SEVERAL = 3
"""The number that stands in plural forms for more than one."""

_WORDS = {
    **dict.fromkeys(("clue", "one", "victim", "starved"), "the 6 in R4C5"),
    **dict.fromkeys(("clues", "group"), "the 6 in R4C5 and the 4 in R7C2"),
    **dict.fromkeys(("cell", "beside"), "R4C5"),
    **dict.fromkeys(("rect", "place", "pencil", "possible", "need"), "R4C5-R5C7"),
    **dict.fromkeys(("out", "ruled", "other"), "R4C5-R4C6"),
    "cells": "R4C5-R4C6",
    "rects": "R4C5-R5C7 and R1C1-R1C2",
    "region": "at the top left",
    "quarter": "in the upper-left quarter",
    "size": "2 x 3",
    "rectangle": "2 by 3",
    "extent": "from row 4, column 5 to row 5, column 7",
    "end": "nothing can cover R4C5",
    "pocket": "2 cells",
    "misfit": "but the 6 inside needs 6",
    "blockers": "the edge or another clue",
    "spare": "only 2",
    **dict.fromkeys(("broken", "reason", "problem"), "The puzzle has no clues."),
    "find": "There is a clue on the left that only one rectangle fits. Find it.",
    "status": "The 6 in R4C5 has no rectangle yet.",
    "phrase": "2 by 3, fits",
    "verdict": "fits",
    "marks": "A and B",
    "moves": "R4C5 to R4C6",
    "degree": "a nudge",
    **dict.fromkeys(("time", "limit"), "2 min 5 s"),
    "day": "1 May 2026",
    "format": "Plain grid",
    "name": "garden.shikaku",
    "parts": "the title, the author",
    "first": "the 6 in R4C5",
    "last": "the 4 in R7C2",
    "version": "1.0",
    "qt": "6.9",
    "title": "Garden",
    "later": "Count the cells.",
}
"""What stands for placeholders that are words; all others are numbers."""

_IN_ERRORS = {
    "advice": "try a larger size",
    "attempts": "3 attempts",
    "error": "expected a number, found 'x'",
    "expected": "a number",
    "file": "garden.txt",
    "first": "the file is damaged",
    "found": "'x'",
    "grade": "hard",
    "key": "seed",
    "names": "easy, hard",
    "puzzle": "no puzzle of 2 x 3",
    "reason": "no such file",
    "recipe": "shikaku:1/2x3/any/balanced/none/1",
    "technique": "only-clue",
    "what": "a row",
}
"""The same in errors, and in the terminal, where a reason is no sentence."""

_OF_ERRORS = ("errors", "terminal")
_NUMBERED = "Garden"
_COUNTED = re.compile(
    r"%L?\d(?=%| of | by | cells| attempts| pixels| times| different| tasks| s\b)"
    r"|(?<= of )%L?\d|(?<= by )%L?\d|(?<= score )%L?\d|(?<=attempt )%L?\d|(?<=Group )%L?\d"
)
_CLUE = re.compile(r"(?<=\b[Tt]he )\{clue\}|(?<=\bclue )\{clue\}")
_SIZE = re.compile(r"\{size\}(?= cells)")
"""Where placeholders that are words elsewhere are numbers."""

_TAG = re.compile(r"\[/?\w+\]")
_BLOCK = re.compile(r"(?:</?(?:p|h3|br)>)+")
_INLINE = re.compile(r"</?b>")
_MNEMONIC = re.compile(r"&(?=\w)")
_NAMED = re.compile(r"\{(\w+)\}")
_PLACE = re.compile(r"%L?\d")


@dataclass(frozen=True)
class Sample:
    """A form of a text with sample values in it."""

    text: Text
    words: str


def samples(texts: Mapping[Key, Text], catalogue: Catalogue | None = None) -> Iterator[Sample]:
    """Yield all forms of all texts, in the language of the catalogue where it has them."""
    for key, text in texts.items():
        entry = None if catalogue is None else catalogue.entries.get(key)
        translated = entry is not None and entry.finished and catalogue is not None
        forms: Sequence[str] = entry.forms if entry is not None and translated else english(text)
        several = catalogue is not None and len(LANGUAGES[catalogue.language].forms) == 1
        for number, form in enumerate(forms):
            first_of_two = number == 0 and len(forms) > 1 and not several
            count = 1 if first_of_two else SEVERAL
            yield Sample(text, filled(form, count, in_error=text.context in _OF_ERRORS))


def english(text: Text) -> tuple[str, ...]:
    """Return the forms that the source states."""
    return (text.one, text.source) if text.one else (text.source,)


def filled(form: str, count: int, *, in_error: bool = False) -> str:
    """Return a form with sample values, without the signs that are not shown.

    >>> filled("[subject]{clue}[/subject] has %n &cells left", 3)
    'the 6 in R4C5 has 3 cells left'
    """
    form = _SIZE.sub(str(count), _CLUE.sub("6", _COUNTED.sub(str(count), form)))
    words = {**_WORDS, **_IN_ERRORS} if in_error else _WORDS
    form = _NAMED.sub(lambda found: words.get(found[1], str(count)), form)
    form = _PLACE.sub(_NUMBERED, form.replace("%n", str(count)))
    form = _INLINE.sub("", _BLOCK.sub(" ", form))
    return _MNEMONIC.sub("", _TAG.sub("", form)).strip()


def page(texts: Mapping[Key, Text], catalogue: Catalogue | None = None) -> str:
    """Return the page: the texts of each context, English beside the translation."""
    language = ENGLISH if catalogue is None else catalogue.language
    lines = [
        f'<!DOCTYPE html><html lang="{LANGUAGES[language].tag}"><meta charset="utf-8">',
        "<title>Texts</title><style>body{font:16px sans-serif;max-width:60em;margin:2em auto}"
        "td{vertical-align:top;padding:2px 8px}small{color:#666}</style>",
    ]
    context = None
    for sample in samples(texts, catalogue):
        if sample.text.context != context:
            lines.append("" if context is None else "</table>")
            context = sample.text.context
            lines.append(f"<h2>{html.escape(context)}</h2><table>")
        cells = [sample.words] if catalogue is None else [sample.words, sample.text.source]
        row = "".join(f"<td>{html.escape(cell)}" for cell in cells)
        place = html.escape(sample.text.places[0] if sample.text.places else "")
        lines.append(f"<tr>{row}<td><small>{place}</small>")
    return "\n".join([*lines, "</table></html>\n"])
