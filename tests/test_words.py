"""Every text of the program, read with sample values in it."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import PurePath

import catalogues
import pytest
from babel.messages.catalog import Catalog

SEVERAL = 3
"""The number that stands for more than one."""

WORDS = {
    **dict.fromkeys(("clue", "one", "victim", "starved"), "the 6 in R4C5"),
    **dict.fromkeys(("group", "first"), "the 6 in R4C5"),
    **dict.fromkeys(("cell", "beside"), "R4C5"),
    **dict.fromkeys(("rect", "place", "pencil", "possible", "need"), "R4C5-R5C7"),
    **dict.fromkeys(("out", "ruled", "other"), "R4C5-R4C6"),
    **dict.fromkeys(("time", "limit"), "2 min 5 s"),
    **dict.fromkeys(("error", "reason", "why"), "no such file"),
    **dict.fromkeys(("file", "folder", "name"), "garden.shikaku"),
    **dict.fromkeys(("broken", "problem"), "The puzzle has no clues."),
    "advice": "try a larger size",
    "attempts": "3 attempts",
    "blockers": "the edge or another clue",
    "cells": "R4C5-R4C6",
    "day": "1 May 2026",
    "degree": "a nudge",
    "end": "nothing can cover R4C5",
    "expected": "a number",
    "extent": "from row 4, column 5 to row 5, column 7",
    "find": "There is a clue on the left that only one rectangle fits. Find it.",
    "format": "Plain grid",
    "found": "'x'",
    "grade": "hard",
    "key": "seed",
    "last": "the 4 in R7C2",
    "later": "Count the cells.",
    "marks": "A and B",
    "menu": "Edit",
    "misfit": "but the 6 inside needs 6",
    "moves": "R4C5 to R4C6",
    "names": "easy, hard",
    "parts": "the title, the author",
    "phrase": "2 by 3, fits",
    "pocket": "2 cells",
    "puzzle": "no puzzle of 2 x 3",
    "qt": "6.9",
    "quarter": "in the upper-left quarter",
    "recipe": "shikaku:v3/2x3/any/balanced/none/1",
    "rectangle": "2 by 3",
    "rects": "R4C5-R5C7 and R1C1-R1C2",
    "region": "at the top left",
    "size": "2 x 3",
    "spare": "only 2",
    "status": "The 6 in R4C5 has no rectangle yet.",
    "technique": "only-clue",
    "title": "Garden",
    "verdict": "fits",
    "version": "1.0",
    "what": "a row",
}
"""The values of placeholders that are words; all others are numbers."""

NUMBERS = re.compile(r"(?<=\b[Tt]he )\{clue\}|(?<=\bclue )\{clue\}|\{size\}(?= cells)")
"""Placeholders that are numbers here and words elsewhere."""

SENTENCES = re.compile(r"\{reason\}(?= [A-Z])")
"""Placeholders that are sentences here and no sentences elsewhere."""

OTHERS = re.compile(r"%\(\w+\)[srg]|%[srg\d]")
"""The placeholders of argparse and Qt."""

NOT_SHOWN = re.compile(r"\[/?\w+\]|</?b>|&(?=\w)")
BLOCKS = re.compile(r"(?:</?(?:p|h3|br)>)+")


@dataclass(frozen=True)
class Sample:
    """A form of a text with sample values in it."""

    source: str
    words: str
    place: str


def samples(template: Catalog) -> Iterator[Sample]:
    """Yield every form of every text that the program has in English."""
    for message in template:
        forms = (message.id,) if isinstance(message.id, str) else tuple(message.id)
        for form in filter(None, forms):
            count = 1 if form is not forms[-1] else SEVERAL
            yield Sample(form, filled(form, count), message.locations[0][0])


def filled(form: str, count: int) -> str:
    """Return a form with sample values, without the signs that are not shown."""
    form = SENTENCES.sub("{problem}", NUMBERS.sub(str(count), OTHERS.sub("Garden", form)))
    form = re.sub(r"\{(\w+)\}", lambda found: WORDS.get(found[1], str(count)), form)
    return NOT_SHOWN.sub("", BLOCKS.sub(" ", form)).strip()


RULES = {
    "a placeholder that is not filled": r"\{\w*\}|%\(|%\w",
    "one of several": (
        r"\b1 (?:cells|clues|rectangles|puzzles|games|hints|moves|steps|days|minutes|hours|marks"
        r"|trials|files|times|placements|formulations|attempts|techniques|groups|drills|rows|lines"
        r"|labels|sides|bytes|characters|crosses|solutions|tasks)\b"
    ),
    "two blanks": r"\S  +\S",
    "dots for an ellipsis, or a blank before it": r"\.\.\.| \u2026",
    "a quotation mark that is not straight": "[\u2018\u2019\u201c\u201d]",
    "a blank before a sign": r"\w [.,;:!](?:\s|$)|\d %",
    "a count behind a colon": r"^[A-Z][a-z ]+: 3$",
    "a sentence that begins with a small letter": r"^[a-z][^.!?]*[a-z][.!?]$",
    "words that nobody would say": (
        r"(?i)\bafresh\b|\bgo on\b|opened last|the other button|the one before|year before"
        r"|month before"
        r"|cannot be (?:written|read|opened)|not found out|brings? .* back|in the clipboard"
        r"|what there was|was begun|take the last step|an error of the program|take hold of"
    ),
}
ALLOWED = {
    # {clue} stands here for a message of its own that begins with a capital letter
    "{clue} has no rectangle left.",
    "{clue} has only crossed-out rectangles left.",
    # after the name of the command
    "could not write the answer: {reason}",
    # "28 of the last 30 days" follows
    "Daily puzzles: {days}",
    # a piece of a text follows
    "It follows the puzzle and is no part of it: {text}",
    # what stands in a file, up to where it goes on
    "a row [row, col, height, width, ...] of rectangles on the grid",
    "a row [row, col, ...] of clues with that shape",
    "a row [row, ...] with {count} items for each value",
    "undone moves [position, [move, ...], milliseconds]",
    "an element <size row=... col=...>",
    "a room 'row col : area'",
    # begins with the name of the command
    "shikaku COMMAND --help tells more.",
}


def broken_rules(sample: Sample) -> Iterator[str]:
    for name, rule in RULES.items():
        if re.search(rule, sample.words) and sample.source not in ALLOWED:
            yield f"{sample.place}: {name}: {sample.words!r}"


def test_every_text_reads_well_with_sample_values() -> None:
    read = list(samples(catalogues.template()))
    assert len(read) > len(catalogues.template())
    assert not [said for sample in read for said in broken_rules(sample)]


def test_both_forms_of_a_text_are_read() -> None:
    made = Catalog()
    made.add(("one cell of {all}", "{count} cells"), locations=[("a.py", 1)])
    made.add("{clue} fits", locations=[("a.py", 2)])
    assert [sample.words for sample in samples(made)] == [
        "one cell of 1",
        "3 cells",
        "the 6 in R4C5 fits",
    ]


def test_menus_have_capital_letters() -> None:
    small = {"a", "an", "and", "as", "at", "by", "for", "in", "of", "on", "or", "the", "to"}
    named = [
        sample.words
        for sample in samples(catalogues.template())
        if "&" in sample.source and PurePath(sample.place).match("gui/**/*actions.py")
    ]
    assert named
    assert not [
        name
        for name in named
        if any(word[0].islower() and word not in small for word in re.findall(r"[\w']+", name))
    ]


@pytest.mark.parametrize(
    ("source", "words"),
    [
        ("{clue} has 1 cells.", "the 6 in R4C5 has 1 cells."),
        ("<p><b>Drag</b> it.</p>", "Drag it."),
        ("&Open %1\u2026", "Open Garden\u2026"),
        ("The {clue} in {cell}", "The 3 in R4C5"),
        ("{reason} Undo it.", "The puzzle has no clues. Undo it."),
        ("invalid %(type)s value: %r", "invalid Garden value: Garden"),
        ("{count} [reason]cells[/reason]", "3 cells"),
    ],
)
def test_samples_stand_in_for_placeholders(source: str, words: str) -> None:
    assert filled(source, 3) == words


@pytest.mark.parametrize(
    ("words", "rule"),
    [
        ("{unknown", None),
        ("Left {}", "a placeholder that is not filled"),
        ("1 x 2, 1 clues", "one of several"),
        ("Drag  it", "two blanks"),
        ("Solving ...", "dots for an ellipsis, or a blank before it"),
        ("Don\u2019t", "a quotation mark that is not straight"),
        ("50 % done", "a blank before a sign"),
        ("Clues left: 3", "a count behind a colon"),
        ("nothing to do here.", "a sentence that begins with a small letter"),
        ("Start afresh", "words that nobody would say"),
        ("1 clue left", None),
    ],
)
def test_a_text_that_reads_badly_is_found(words: str, rule: str | None) -> None:
    found = list(broken_rules(Sample(words, words, "a.py")))
    assert found == ([] if rule is None else [f"a.py: {rule}: {words!r}"])


SHOW = re.compile(
    r"\.(?:set(?:Text|ToolTip|StatusTip|WindowTitle|PlaceholderText|Accessible\w+|InformativeText)"
    r"|show_text|show_status|announce)$|^(?:streams\.)?print(?:_error)?$"
)


def glued(code: str) -> Iterator[str]:
    """Yield the texts that are put together where they are shown, with words in between."""
    for call in ast.walk(ast.parse(code)):
        if isinstance(call, ast.Call) and SHOW.search(ast.unparse(call.func)):
            for part in call.args:
                if isinstance(part, ast.JoinedStr):
                    fixed = [each.value for each in part.values if isinstance(each, ast.Constant)]
                    if any(re.search("[A-Za-z]{2}", str(each)) for each in fixed):
                        yield ast.unparse(part)


def test_no_words_are_put_together_where_they_are_shown() -> None:
    code = "label.setText(f'{n} cells'); print_error(f'{name}: {why}'); show(f'{n} cells')"
    assert list(glued(code)) == ["f'{n} cells'"]
    package = catalogues.TOP / "shikaku_gui"
    found = {
        f"{path.relative_to(package)}: {text}"
        for room in ("cli", "gui")
        for path in sorted((package / room).rglob("*.py"))
        for text in glued(path.read_text(encoding="utf-8"))
    }
    assert found == set()
