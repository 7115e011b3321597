"""Web pages that play a puzzle."""

import hashlib
import html
import json
import re
from base64 import b64encode
from html.parser import HTMLParser
from typing import Any

import pytest

from shikaku_gui import formats, resources
from shikaku_gui.model import Cell, Puzzle, Rect, Shape
from shikaku_gui.play import (
    WEB_SCRIPTS,
    WebPageTooLargeError,
    WebPuzzle,
    make_web_page,
    solve_for_web_page,
)
from shikaku_gui.play.shape_sign import SHAPE_SIGNS, SIGN_LINE, SIGN_STRENGTH, SignSize
from tests.gui.boards import PUZZLE, SEVERAL, SOLUTION
from tests.made_up_language import speaking
from tests.play.web_games import HOSTILE, SHAPED, page_of


class Reader(HTMLParser):
    """Collects the elements of a page and the texts in them."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.texts: dict[int, str] = {}
        self._inside = False
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))
        self._inside = True

    def handle_endtag(self, _tag: str) -> None:
        self._inside = False

    def handle_data(self, data: str) -> None:
        at = len(self.elements) - 1
        if self._inside:
            self.texts[at] = self.texts.get(at, "") + data

    def of(self, tag: str) -> list[tuple[dict[str, str | None], str]]:
        """Return the attributes and the text of each element of a kind."""
        return [
            (attributes, self.texts.get(at, ""))
            for at, (name, attributes) in enumerate(self.elements)
            if name == tag
        ]


def data_of(page: str) -> dict[str, Any]:
    """Return the data that the script reads."""
    (text,) = [
        text
        for attributes, text in Reader(page).of("script")
        if attributes.get("type") == "application/json"
    ]
    found: dict[str, Any] = json.loads(text)
    return found


def test_the_page_holds_the_puzzle_and_what_it_is_given() -> None:
    page = data_of(page_of(PUZZLE, solution=SOLUTION, drawn=SOLUTION[:1], coordinates=True))
    (data,) = page["puzzles"]
    assert (data["rows"], data["cols"]) == (3, 4)
    assert data["clues"] == [[0, 0, 4], [0, 3, 2], [1, 2, 4], [2, 0, 2]]
    assert [Rect(*rect) for rect in data["solution"]] == list(SOLUTION)
    assert data["drawn"] == [[0, 0, 2, 2]]
    assert page["coordinates"] is True
    assert data_of(page_of(SEVERAL))["puzzles"][0]["solution"] is None


def test_the_policy_allows_this_script_and_this_style_only() -> None:
    page = page_of(PUZZLE)
    (policy,) = [
        attributes["content"] or ""
        for attributes, _ in Reader(page).of("meta")
        if attributes.get("http-equiv") == "Content-Security-Policy"
    ]
    rules = dict(rule.strip().split(" ", 1) for rule in policy.split(";"))
    assert rules["default-src"] == "'none'"
    for kind, tag in (("script-src", "script"), ("style-src", "style")):
        texts = [text for attributes, text in Reader(page).of(tag) if "type" not in attributes]
        digests = [b64encode(hashlib.sha256(text.encode()).digest()).decode() for text in texts]
        assert [f"'sha256-{digest}'" for digest in digests] == [rules[kind]]


def test_the_page_loads_nothing_and_has_no_handlers_in_it() -> None:
    for tag, attributes in Reader(page_of(PUZZLE)).elements:
        assert tag not in ("link", "img", "iframe", "object", "base", "form")
        assert not {"src", "href", "style"} & attributes.keys()
        assert not [name for name in attributes if name.startswith("on")]


def test_foreign_text_stays_text() -> None:
    puzzle = Puzzle(
        1,
        2,
        {Cell(0, 0): 2},
        title=HOSTILE,
        author=HOSTILE,
        grade=HOSTILE,
        rules=HOSTILE + "\n2\ud800",
    )
    page = page_of(puzzle)
    plain = Reader(page_of(Puzzle(1, 2, {Cell(0, 0): 2})))
    assert [tag for tag, _ in Reader(page).elements] == [tag for tag, _ in plain.elements]
    ((_, heading),) = Reader(page).of("h1")
    assert heading == HOSTILE
    assert html.escape(HOSTILE) in page
    page.encode("utf-8")


def test_hints_do_not_make_a_page_large() -> None:
    """Before there were hints, a page of 15 x 15 had 30 kB."""
    path = resources.puzzles() / "6-expert" / "23.shikaku"
    page = make_web_page([solve_for_web_page(formats.load(path).puzzle)])
    assert len(page.encode()) < 90_000


def test_only_what_a_page_needs_is_left_of_its_parts() -> None:
    for name in ("page.css", *WEB_SCRIPTS):
        part = resources.web_page_part(name)
        assert part.count("/*") == len(re.findall(r"^/\*.*\*/$", part, re.MULTILINE))
        assert "`\n" not in part  # no text over several lines, whose indentation would matter
    page = page_of(PUZZLE)
    script = Reader(page).of("script")[-1][1]
    assert not re.search(r"^(\s|//)", script, re.MULTILINE)


def test_nothing_on_a_page_moves_by_itself() -> None:
    parts = "".join(map(resources.web_page_part, ("page.css", "page.html", *WEB_SCRIPTS)))
    for mover in ("animation", "transition", "smooth", "setTimeout", "setInterval", "animate"):
        assert mover not in parts


def test_texts_are_translated() -> None:
    with speaking(lambda text: f"<{text}>"):
        page = page_of(PUZZLE, language="de")
    assert '<html lang="de">' in page
    assert data_of(page)["texts"]["right"] == "<Looking good so far.>"
    assert "&lt;Start over&gt;" in page


def test_a_title_and_facts_stand_at_the_top() -> None:
    ((_, title),) = Reader(page_of(Puzzle(1, 2, {}))).of("title")
    assert title == "Shikaku"
    facts = "A. Setter  \u00b7  3 \u00d7 4  \u00b7  Easy"
    assert facts in page_of(PUZZLE)
    shown = "Easy\N{NO-BREAK SPACE}7: 1\N{NO-BREAK SPACE}\u00d7\N{NO-BREAK SPACE}2"
    for title in ("Easy 7: 1 x 2", shown):
        said = Reader(page_of(Puzzle(1, 2, {}, title=title, grade="easy")))
        facts_said = [text for about, text in said.of("p") if about.get("class") == "facts"]
        assert facts_said == [""]


def test_a_grid_that_is_too_large_is_refused() -> None:
    with pytest.raises(WebPageTooLargeError, match="at most 10000 cells; this puzzle has 10001"):
        page_of(Puzzle(1, 10_001, {}))
    assert page_of(Puzzle(100, 100, {}))


def test_a_page_of_several_puzzles_has_all_of_them_and_a_title() -> None:
    page = make_web_page([WebPuzzle(PUZZLE, SOLUTION), WebPuzzle(SEVERAL)], title=HOSTILE)
    first, second = data_of(page)["puzzles"]
    assert (first["title"], second["title"]) == (PUZZLE.title, SEVERAL.title)
    ((_, heading),) = Reader(page).of("h1")
    assert heading == HOSTILE
    ((attributes, _),) = Reader(page).of("body")
    assert attributes["class"] == "several"
    with pytest.raises(ValueError, match="needs a puzzle"):
        make_web_page([])


def test_too_many_cells_of_all_puzzles_are_refused() -> None:
    large = WebPuzzle(Puzzle(100, 100, {}))
    assert make_web_page([large] * 10)
    with pytest.raises(WebPageTooLargeError, match="at most 100000 cells in all"):
        make_web_page([large] * 11)


def test_shapes_are_given_where_there_are_any() -> None:
    clues = [[0, 0, None, "tall"], [0, 1, 4, "square"], [0, 4, 2, "wide"], [1, 3, None]]
    assert data_of(page_of(SHAPED))["puzzles"][0]["clues"] == clues
    ordinary = data_of(page_of(PUZZLE))["puzzles"][0]["clues"]
    assert ordinary == [[*cell, area] for cell, area in PUZZLE.clues.items()]


@pytest.mark.parametrize("shape", Shape)
def test_the_outlines_are_as_large_as_on_other_boards(shape: Shape) -> None:
    style = resources.web_page_part("page.css")
    sides = re.search(rf"\.{shape.value}::before {{ height: (\d+)%; width: (\d+)%; }}", style)
    assert sides is not None
    assert SignSize(int(sides[1]) / 100, int(sides[2]) / 100) == SHAPE_SIGNS[shape]
    assert f"var(--cell) * {SIGN_LINE})" in style
    assert f"var(--clue) {SIGN_STRENGTH:.0%}" in style


def test_every_text_that_the_script_uses_is_given() -> None:
    script = "\n".join(map(resources.web_page_part, WEB_SCRIPTS))
    given = set(data_of(page_of(PUZZLE))["texts"])
    used = set(re.findall(r"texts\.(\w+)", script))
    used |= set(re.findall(r'(?:described\(|text: |return )"(\w+)"', script)) - {"several", "none"}
    assert used <= given
    found_only = {name for name in given if name.endswith("Found")}
    named = set(re.findall(r"\w+", script))
    assert {name.removesuffix("Found") for name in found_only} | given - found_only <= named
