"""Every text of the program, read with sample values in it."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from catalogues import commands, extraction
from catalogues.extraction import Text
from catalogues.samples import Sample, filled, page, samples
from catalogues.ts_file import Catalogue, Entry

TEXTS = extraction.all_texts()

RULES = {
    "a placeholder that is not filled": r"\{\w*\}|%n|%L?\d",
    "one of several": (
        r"\b1 (?:cells|clues|rectangles|puzzles|games|hints|moves|steps|days|minutes|hours|marks"
        r"|trials|files|times|placements|formulations|attempts|techniques|groups|drills)\b"
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
    # what stands in a file, up to where it goes on
    "a row [row, col, height, width, ...] of rectangles on the grid",
    "a row [row, ...] with {count} items for each value",
    "undone moves [position, [move, ...], milliseconds]",
    "an element <size row=... col=...>",
    "a room 'row col : area'",
    # begins with the name of the command
    "shikaku COMMAND --help tells more.",
}


def broken_rules(sample: Sample) -> Iterator[str]:
    for name, rule in RULES.items():
        if re.search(rule, sample.words) and sample.text.source not in ALLOWED:
            yield f"{sample.text.places[0]}: {name}: {sample.words!r}"


def test_every_text_reads_well_with_sample_values() -> None:
    assert not [said for sample in samples(TEXTS) for said in broken_rules(sample)]


def test_menus_have_capital_letters() -> None:
    small = {"a", "an", "and", "as", "at", "by", "for", "in", "of", "on", "or", "the", "to"}
    named = [
        text.source.replace("&", "")
        for text in TEXTS.values()
        if text.context in ("actions", "menus", "editor") and "&" in text.source
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
        ("%n [reason]cells[/reason]", "3 cells"),
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
    sample = Sample(Text("Panel", words, places=("a.py:1",)), words)
    assert list(broken_rules(sample)) == ([] if rule is None else [f"a.py:1: {rule}: {words!r}"])


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
    package = extraction.TOP / extraction.PACKAGE
    found = {
        f"{path.relative_to(package)}: {text}"
        for room in ("cli", "gui")
        for path in sorted((package / room).rglob("*.py"))
        for text in glued(path.read_text(encoding="utf-8"))
    }
    assert found == set()


def test_all_texts_are_on_a_page_to_be_read(tmp_path: Path) -> None:
    file = tmp_path / "words.html"
    assert commands.read_page(None, file) == 0
    written = file.read_text(encoding="utf-8")
    assert written.count("<tr>") == len(list(samples(TEXTS)))
    assert "{" not in re.sub("<style>.*?</style>", "", written)


def test_a_page_in_another_language_has_english_beside_it() -> None:
    text = Text("words", "{count} cells", plural=True, one="one cell", places=("a.py:1",))
    entry = Entry(text, ("eine Zelle", "{count} Zellen"), finished=True)
    written = page({text.key: text}, Catalogue("de", {text.key: entry}))
    assert "<tr><td>eine Zelle<td>{count} cells" in written
    assert "<tr><td>3 Zellen<td>{count} cells" in written
