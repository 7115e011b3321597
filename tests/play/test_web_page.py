"""Web pages that play a puzzle."""

import hashlib
import html
import json
import re
from base64 import b64encode
from collections.abc import Iterator, Sequence
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from shikaku_gui import resources
from shikaku_gui.model import Cell, Puzzle, Rect
from shikaku_gui.play import WebPageTooLargeError, WebPuzzle, make_web_page
from tests.browser import CTRL, SHIFT, Browser, needs_chromium
from tests.gui.boards import PUZZLE, SEVERAL, SOLUTION
from tests.made_up_language import speaking

HOSTILE = "</script><script>alert(1)</script>\"'&{{script}}\u202e<b>"


def page_of(
    puzzle: Puzzle,
    *,
    solution: tuple[Rect, ...] | None = None,
    drawn: Sequence[Rect] = (),
    **options: Any,
) -> str:
    """Return the page of a puzzle."""
    return make_web_page([WebPuzzle(puzzle, solution, drawn)], **options)


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
    said = Reader(page_of(Puzzle(1, 2, {}, title="Easy 7: 1 x 2", grade="easy")))
    assert [text for attributes, text in said.of("p") if attributes.get("class") == "facts"] == [""]


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


def test_every_text_that_the_script_uses_is_given() -> None:
    script = resources.web_page_part("page.js")
    assert set(re.findall(r"texts\.(\w+)", script)) == set(data_of(page_of(PUZZLE))["texts"])


# --- In a browser ---


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    """Give a browser for all tests."""
    with Browser(tmp_path_factory.mktemp("chromium")) as started:
        yield started


class Game:
    """A page in the browser; with ``kept`` it goes on with the game that was left."""

    def __init__(
        self,
        browser: Browser,
        folder: Path,
        page: str,
        *,
        width: int = 900,
        touch: bool = False,
        kept: bool = False,
    ) -> None:
        path = folder / "page.html"
        path.write_text(page, encoding="utf-8")
        self.browser = browser
        browser.open(path, width=width, touch=touch)
        if not kept:
            browser.run("localStorage.clear()")
            browser.open(path, width=width, touch=touch)

    def at(self, row: int, col: int) -> tuple[float, float]:
        """Return the middle of a cell on the screen."""
        x, y = self.browser.run(
            "(() => { const box = document.querySelector("
            f"'[role=row]:nth-child({row + 1}) > :nth-child({col + 1})').getBoundingClientRect();"
            " return [box.x + box.width / 2, box.y + box.height / 2]; })()"
        )
        return float(x), float(y)

    def drag(self, rect: Rect) -> None:
        """Draw a rectangle with the mouse."""
        self.browser.drag(self.at(*rect.first), self.at(*rect.last))

    def press(self, name: str) -> None:
        """Press a button."""
        self.browser.run(f"document.getElementById('{name}').click()")

    @property
    def status(self) -> str:
        """The words of the page."""
        return str(self.browser.run("document.getElementById('status').textContent"))

    def count(self, selector: str) -> int:
        """Count elements."""
        return int(self.browser.run(f"document.querySelectorAll('{selector}').length"))

    def label(self, row: int, col: int) -> str:
        """Return what a screen reader says of a cell."""
        path = f"[role=row]:nth-child({row + 1}) > :nth-child({col + 1})"
        return str(self.browser.run(f"document.querySelector('{path}').getAttribute('aria-label')"))


@pytest.mark.slow
@needs_chromium
def test_a_puzzle_is_played_to_the_end_by_mouse(browser: Browser, tmp_path: Path) -> None:
    game = Game(browser, tmp_path, page_of(PUZZLE, solution=SOLUTION))
    for rect in SOLUTION[:-1]:
        game.drag(rect)
    assert game.count(".rect") == len(SOLUTION) - 1
    game.press("check")
    assert game.status == "Looking good so far."
    game.drag(SOLUTION[-1])
    assert game.status == "Solved! Every cell is covered."
    assert game.count("#board.solved") == 1
    game.press("undo")
    assert game.count(".rect") == len(SOLUTION) - 1
    assert game.count("#board.solved") == 0
    game.press("redo")
    assert game.count("#board.solved") == 1
    assert not browser.console
    assert browser.requests == [(tmp_path / "page.html").as_uri()]


@pytest.mark.slow
@needs_chromium
def test_clicks_draw_and_remove(browser: Browser, tmp_path: Path) -> None:
    game = Game(browser, tmp_path, page_of(Puzzle(2, 2, {Cell(0, 0): 1, Cell(1, 1): None})))
    browser.click(game.at(0, 0))  # a clue 1 needs no second corner
    assert game.label(0, 0) == "row 1, column 1, clue 1, in a rectangle of 1 by 1"
    browser.click(game.at(1, 0))
    assert "opposite corner" in game.status
    browser.click(game.at(1, 0))
    assert game.status == ""
    browser.click(game.at(1, 1))
    browser.click(game.at(1, 1))  # the "?" may be a 1
    assert game.count(".rect") == 2
    browser.click(game.at(1, 1))
    assert game.count(".rect") == 1
    browser.click(game.at(1, 1))
    browser.click(game.at(0, 1))
    assert game.status == "Drawn: 2 \u00d7 1 = 2."
    game.press("restart")
    assert game.count(".rect") == 0
    assert not browser.console


@pytest.mark.slow
@needs_chromium
def test_a_puzzle_is_played_to_the_end_by_touch_on_a_small_screen(
    browser: Browser, tmp_path: Path
) -> None:
    game = Game(browser, tmp_path, page_of(PUZZLE), width=320, touch=True)
    assert browser.run("document.documentElement.scrollWidth") <= 320
    first, second, third, last = SOLUTION
    for rect in (first, second, third):
        browser.touch(game.at(*rect.first), game.at(*rect.last))
    browser.touch(game.at(*last.first))
    browser.touch(game.at(*last.last))
    assert game.status == "Solved! Every cell is covered."
    assert not browser.console


@pytest.mark.slow
@needs_chromium
def test_a_puzzle_is_played_to_the_end_by_keys(browser: Browser, tmp_path: Path) -> None:
    game = Game(browser, tmp_path, page_of(PUZZLE, solution=SOLUTION))
    browser.run("document.querySelector('[tabindex=\"0\"]').focus()")

    def keys(*names: str, modifiers: int = 0) -> None:
        for name in names:
            browser.press(name, modifiers)

    keys("ArrowRight", "ArrowDown", modifiers=SHIFT)
    assert game.status == "2 \u00d7 2 = 4"
    keys("Enter")  # the first rectangle, the cursor in R2C2
    keys("End", "Enter", "Escape")
    assert game.status == ""
    keys("ArrowLeft", "ArrowDown", modifiers=SHIFT)
    keys("Enter")  # the third one, the cursor in R3C3
    keys("Home", " ", "ArrowRight", " ")  # the last one
    keys("c")
    assert game.status == "Looking good so far."
    keys("Delete")
    assert game.count(".rect") == 2
    keys("z", modifiers=CTRL)
    keys("z", modifiers=CTRL)
    assert game.count(".rect") == 2
    keys("y", modifiers=CTRL)
    keys("ArrowUp", "ArrowUp", "ArrowRight", "ArrowRight", "Enter", "ArrowLeft", "Enter")
    assert game.status == "Solved! Every cell is covered."
    keys("z", modifiers=CTRL)
    keys("z", modifiers=CTRL | SHIFT)
    assert game.count("#board.solved") == 1
    assert not browser.console


@pytest.mark.slow
@needs_chromium
@pytest.mark.parametrize(
    ("drawn", "said", "hatched"),
    [
        ([], "Nothing has been drawn yet.", 0),
        ([Rect(0, 0, 1, 4)], "One rectangle breaks a rule (hatched).", 1),
        ([Rect(0, 0, 1, 4), Rect(1, 0, 1, 1)], "2 rectangles break a rule (hatched).", 2),
        ([Rect(0, 3, 2, 1)], "One rectangle fits its number but cannot be part of the solution", 1),
        ([SOLUTION[0]], "Looking good so far.", 0),
    ],
)
def test_check_says_what_is_wrong(
    drawn: list[Rect], said: str, hatched: int, browser: Browser, tmp_path: Path
) -> None:
    game = Game(browser, tmp_path, page_of(PUZZLE, solution=SOLUTION, drawn=drawn))
    game.press("check")
    assert game.status.startswith(said)
    assert game.count(".rect.wrong") == hatched


@pytest.mark.slow
@needs_chromium
def test_a_game_is_kept_and_another_puzzle_is_another_game(
    browser: Browser, tmp_path: Path
) -> None:
    game = Game(browser, tmp_path, page_of(PUZZLE))
    game.drag(SOLUTION[0])
    for puzzle, count in ((PUZZLE, 1), (SEVERAL, 0)):
        again = Game(browser, tmp_path, page_of(puzzle), kept=True)
        assert again.count(".rect") == count
    for broken in ("nonsense", "[[0,0,9,9]]", "[[0,0,2,2],[1,1,1,1]]", '[["a"]]', "{}"):
        browser.run(
            "Object.keys(localStorage).forEach((key) => "
            f"localStorage.setItem(key, {json.dumps(broken)}))"
        )
        again = Game(browser, tmp_path, page_of(PUZZLE), kept=True)
        assert again.count(".rect") == 0
        assert not browser.console


@pytest.mark.slow
@needs_chromium
def test_hostile_text_runs_no_script(browser: Browser, tmp_path: Path) -> None:
    puzzle = Puzzle(1, 2, {Cell(0, 0): 2}, title=HOSTILE, author=HOSTILE, rules=HOSTILE)
    game = Game(browser, tmp_path, page_of(puzzle))
    assert game.count("h1 *") == 0
    assert game.count("script") == 2
    # A script that gets into the page all the same is not run.
    browser.run(
        "(() => { const made = document.createElement('script');"
        " made.textContent = 'window.hacked = 1'; document.body.append(made); })()"
    )
    assert browser.run("window.hacked") is None
    assert any("Content Security Policy" in line for line in browser.console)


@pytest.mark.slow
@needs_chromium
def test_several_puzzles_are_played_one_after_the_other(browser: Browser, tmp_path: Path) -> None:
    other = Puzzle(1, 3, {Cell(0, 0): 3}, rules="Only one.")
    page = make_web_page([WebPuzzle(PUZZLE, SOLUTION), WebPuzzle(other)], title="Monday")
    game = Game(browser, tmp_path, page)

    def text(name: str) -> str:
        return str(browser.run(f"document.getElementById('{name}').textContent"))

    game.drag(SOLUTION[0])
    assert (text("heading"), text("count")) == (f"1. {PUZZLE.title}", "Solved: 0 of 2")
    game.press("next")
    assert (text("heading"), text("notes")) == ("2. 1 \u00d7 3", "Only one.")
    assert browser.run("document.getElementById('next').disabled")
    game.drag(Rect(0, 0, 1, 3))
    assert game.status == "Solved! Every cell is covered."
    assert text("count") == "Solved: 1 of 2"
    assert browser.run("document.getElementById('which').options[1].text") == (
        "2. 1 \u00d7 3 (solved)"
    )
    game.press("previous")
    assert game.count("#board .rect") == 1
    game.press("undo")  # each has its own moves
    assert game.count("#board .rect") == 0
    browser.run(
        "(() => { const list = document.getElementById('which'); list.selectedIndex = 1;"
        " list.dispatchEvent(new Event('change')); })()"
    )
    assert browser.run("location.hash") == "#2"
    assert game.count("#board.solved") == 1
    again = Game(browser, tmp_path, page, kept=True)
    assert again.count("#board .rect") == 0
    assert text("count") == "Solved: 1 of 2"
    browser.run("window.printed = 0")
    browser.run(
        "addEventListener('beforeprint', () => {"
        " window.printed = document.querySelectorAll('.sheet .board').length; })"
    )
    browser.print(tmp_path / "page.pdf")
    assert browser.run("window.printed") == 2
    assert game.count(".sheet") == 0
    assert not browser.console


@pytest.mark.slow
@needs_chromium
def test_rectangles_can_be_pencilled(browser: Browser, tmp_path: Path) -> None:
    game = Game(browser, tmp_path, page_of(PUZZLE, solution=SOLUTION))
    first = SOLUTION[0]
    browser.drag(game.at(0, 0), game.at(0, 3), right=True)
    browser.drag(game.at(*first.first), game.at(*first.last), right=True)
    assert (game.count(".pencil"), game.count(".rect")) == (2, 0)
    assert game.label(0, 3).endswith("pencilled: 1 by 4")
    game.press("check")
    assert game.status == "Nothing has been drawn yet."
    game.drag(first)  # what it overlaps goes
    assert (game.count(".pencil"), game.count(".rect")) == (0, 1)
    game.press("undo")
    assert (game.count(".pencil"), game.count(".rect")) == (2, 0)
    browser.drag(game.at(0, 0), game.at(0, 3), right=True)  # the same again
    assert game.count(".pencil") == 1
    game.press("pencil")
    game.drag(SOLUTION[1])
    game.press("pencil")
    assert (game.count(".pencil"), game.count(".rect")) == (2, 0)
    again = Game(browser, tmp_path, page_of(PUZZLE, solution=SOLUTION), kept=True)
    assert (again.count(".pencil"), again.count(".rect")) == (2, 0)
    browser.run("document.querySelector('[tabindex=\"0\"]').focus()")
    browser.press("p")  # on a pencilled rectangle
    assert again.count(".pencil") == 1
    browser.press("ArrowDown", SHIFT)
    browser.press("p")
    assert again.count(".pencil") == 2
    for rect in SOLUTION:
        again.drag(rect)
    assert again.status == "Solved! Every cell is covered."
    assert not browser.console
