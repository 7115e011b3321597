"""The hints of a web page in a browser, on a phone."""

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from shikaku_gui.i18n import catalogue, use_translations
from shikaku_gui.languages import ENGLISH, LANGUAGES
from shikaku_gui.model import Puzzle, Rect
from shikaku_gui.play import make_web_page, solve_for_web_page
from shikaku_gui.solver import generate
from tests.browser import SHIFT, Browser, needs_chromium
from tests.gui.boards import PUZZLE, SEVERAL, SOLUTION
from tests.play.web_games import Game

pytestmark = [pytest.mark.slow, needs_chromium]


@pytest.fixture(scope="module")
def hard() -> Puzzle:
    """Give a puzzle of 10 x 10 that needs marks."""
    return generate(10, 10, grade="hard", seed=5)


def open_page(browser: Browser, folder: Path, puzzle: Puzzle, language: str = ENGLISH) -> Game:
    """Open the page of a puzzle on a phone."""
    page = make_web_page([solve_for_web_page(puzzle)], language=language)
    return Game(browser, folder, page, width=390, height=844, touch=True)


def text(game: Game) -> str:
    """Return the words of the hint that is shown."""
    return str(game.browser.run("document.getElementById('hint-text').innerText"))


def button(game: Game) -> str:
    """Return what the button of the hint says."""
    return str(game.browser.run("document.getElementById('hint-more').textContent"))


def test_a_puzzle_is_played_to_its_end_by_hints(
    browser: Browser, tmp_path: Path, hard: Puzzle
) -> None:
    game = open_page(browser, tmp_path, hard)
    shown: set[str] = set()
    for _ in range(200):
        if game.count("#board.solved"):
            break
        game.press("hint")  # Find
        assert text(game).endswith(("Find it.", "Find them.", "Find out how."))
        assert game.count("#board .mark") == 0
        assert button(game) == "Why?"
        game.press("hint-more")
        while button(game) == "Next":
            game.press("hint-more")
        assert game.count("#board .mark") > 0
        assert game.count(".letter") > 0
        shown.add(re.sub(r"\d+", "", text(game)))
        assert button(game) == "Draw It"
        game.press("hint-more")
        assert game.count("#board .mark") == 0
    assert game.status == "Solved! Every cell is covered."
    assert len(shown) > 3
    assert not browser.console


def test_a_hint_suits_what_was_drawn_in_another_order(
    browser: Browser, tmp_path: Path, hard: Puzzle
) -> None:
    game = open_page(browser, tmp_path, hard)
    solution = solve_for_web_page(hard).solution
    assert solution is not None
    for rect in solution[::2]:
        game.drag(rect)
    for _ in range(200):
        before = browser.run("Object.values(localStorage)[0]")
        if game.count("#board.solved"):
            break
        game.press("hint")
        while button(game) != "Draw It":
            game.press("hint-more")
        game.press("hint-more")
        assert browser.run("Object.values(localStorage)[0]") != before
    assert game.count("#board.solved") == 1


def test_a_mistake_is_named_and_removed(browser: Browser, tmp_path: Path) -> None:
    game = open_page(browser, tmp_path, PUZZLE)
    game.drag(Rect(0, 3, 2, 1))
    game.press("hint")
    assert text(game) == "One of your rectangles fits its clue but is not part of the solution."
    assert game.count(".rect.wrong") == 0
    game.press("hint")  # the same as the button in the panel
    assert text(game).startswith("One rectangle fits its number but cannot be part")
    assert game.count(".rect.wrong") == 1
    assert button(game) == "Remove"
    game.press("hint-more")
    assert game.count(".rect") == 0
    game.drag(Rect(0, 0, 1, 4))
    game.press("hint")
    assert text(game).startswith("One rectangle breaks a rule")
    game.press("undo")
    assert browser.run("document.getElementById('hint-panel').hidden")
    game.press("cross")
    game.drag(SOLUTION[0])
    game.press("hint")
    assert text(game) == "One of your crossed-out rectangles is right."
    game.press("hint-more")
    assert text(game) == "R1C1-R2C2 is crossed out, but it is part of the solution."


def test_the_board_is_seen_beside_a_hint(browser: Browser, tmp_path: Path, hard: Puzzle) -> None:
    long = replace(hard, rules="A note over several lines. " * 12)
    game = open_page(browser, tmp_path, long)
    for _ in range(2):
        game.press("hint")
        top, bottom, below, end = browser.run(
            "(() => { const [board, panel] = ['board', 'hint-panel'].map((name) =>"
            " document.getElementById(name).getBoundingClientRect());"
            " return [board.top, board.bottom, panel.top, panel.bottom]; })()"
        )
        assert 0 <= top < bottom <= below < end <= 844


def test_numbers_can_be_read_beside_the_letters_of_a_hint(browser: Browser, tmp_path: Path) -> None:
    game = open_page(browser, tmp_path, generate(15, 15, seed=3))
    for _ in range(2):
        game.press("hint")
    covered = browser.run(
        "(() => { const boxes = (selector) => [...document.querySelectorAll(selector)]"
        " .filter((each) => each.textContent).map((each) => each.getBoundingClientRect());"
        " const letters = boxes('.mark-subject .letter, .mark-reason .letter');"
        " const middles = boxes('.cell').map(({ x, y, width }) =>"
        " ({ left: x + 0.3 * width, top: y + 0.3 * width, size: 0.4 * width }));"
        " return letters.map((letter) => middles.filter(({ left, top, size }) =>"
        " letter.left < left + size && letter.right > left"
        " && letter.top < top + size && letter.bottom > top).length); })()"
    )
    assert covered
    assert not any(covered)


def test_a_hint_stays_while_it_holds(browser: Browser, tmp_path: Path) -> None:
    game = open_page(browser, tmp_path, PUZZLE)
    game.press("hint")
    game.press("hint-more")
    result = browser.run("document.querySelector('.mark-result').style.gridArea")
    row, col, height, width = (int(figure) for figure in re.findall(r"\d+", result))
    asked = Rect(row - 1, col - 1, height, width)
    for rect in SOLUTION:
        if rect != asked:
            game.drag(rect)
            assert not browser.run("document.getElementById('hint-panel').hidden")
    game.press("undo")
    game.drag(asked)
    assert browser.run("document.getElementById('hint-panel').hidden")
    assert game.count("#board .mark") == 0


def test_keys_ask_for_hints(browser: Browser, tmp_path: Path) -> None:
    game = open_page(browser, tmp_path, PUZZLE)
    browser.run("document.querySelector('[tabindex=\"0\"]').focus()")
    for _ in range(3):
        browser.press("h")
    assert game.count(".rect, .pencil") == 1
    browser.press("h")
    browser.press("Escape")
    assert browser.run("document.getElementById('hint-panel').hidden")
    browser.press("h")
    browser.press("ArrowRight", SHIFT)
    assert browser.run("document.activeElement.className").startswith("cell")


def test_a_screen_reader_is_told_the_places(browser: Browser, tmp_path: Path) -> None:
    game = open_page(browser, tmp_path, PUZZLE)
    game.press("hint")
    game.press("hint-more")
    place = r"\(row \d, column \d( to row \d, column \d)?\)"
    for name in ("hint-text", "hint-said"):
        said = browser.run(f"document.getElementById('{name}').textContent")
        assert re.search(place, said)
    assert browser.run("document.getElementById('hint-said').getAttribute('role')") == "status"
    assert browser.run(
        "[...document.querySelectorAll('.letter, .badge')].every((each) =>"
        " each.closest('[aria-hidden=true]'))"
    )


def test_without_one_solution_there_are_no_hints(browser: Browser, tmp_path: Path) -> None:
    game = open_page(browser, tmp_path, SEVERAL)
    assert browser.run("document.getElementById('hint').hidden")
    browser.run("document.querySelector('[tabindex=\"0\"]').focus()")
    browser.press("h")
    assert game.count("#hint-panel[hidden]") == 1
    assert not browser.console


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    """Speak each language."""
    use_translations(catalogue(request.param))
    yield request.param
    use_translations(catalogue(ENGLISH))


def test_it_fits_the_narrowest_screen_in_each_language(
    language: str, browser: Browser, tmp_path: Path, hard: Puzzle
) -> None:
    page = make_web_page([solve_for_web_page(hard)], language=language)
    game = Game(browser, tmp_path, page, width=320, height=640, touch=True)
    for _ in range(2):
        game.press("hint")
    assert text(game)
    assert browser.run("document.documentElement.scrollWidth") <= 320
    assert browser.run(
        "[...document.querySelectorAll('button, .tools span')].every((each) =>"
        " each.scrollWidth <= each.clientWidth + 1)"
    )
    assert not browser.console
