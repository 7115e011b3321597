"""What one sees of a game on a web page while it is played with a finger."""

from pathlib import Path
from typing import Any

import pytest

from shikaku_gui.i18n import speaking
from shikaku_gui.languages import LANGUAGES
from shikaku_gui.model import Cell, Puzzle, Rect
from shikaku_gui.play import WebPuzzle, make_web_page
from tests.browser import Browser, needs_chromium
from tests.gui.boards import PUZZLE, SOLUTION
from tests.play.web_games import Game, page_of

pytestmark = [pytest.mark.slow, needs_chromium]

PHONE: dict[str, Any] = {"width": 390, "height": 844, "touch": True}


def draw(game: Game, rect: Rect) -> None:
    """Draw a rectangle with a finger."""
    game.browser.touch(game.at(*rect.first), game.at(*rect.last))


def tints(game: Game) -> dict[str, str]:
    """Return the tints of the rectangles by their places."""
    found: dict[str, str] = game.browser.run(
        "Object.fromEntries([...document.querySelectorAll('.tint')].map((each) =>"
        " [each.style.gridArea, getComputedStyle(each).backgroundColor]))"
    )
    return found


def outline(game: Game) -> str:
    """Return the outline of the cell that has the focus."""
    return str(game.browser.run("getComputedStyle(document.activeElement).outlineStyle"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_stays_where_it_is_between_two_taps(
    language: str, browser: Browser, tmp_path: Path
) -> None:
    with speaking(language):
        page = page_of(PUZZLE, language=language)
    game = Game(browser, tmp_path, page, width=320, height=640, touch=True)
    before = game.at(0, 0)
    browser.touch(before)
    assert game.status
    assert game.at(0, 0) == before
    browser.touch(game.at(0, 3))
    assert game.count("#status.wrong") == 1
    after = game.at(0, 0)
    browser.touch(game.at(2, 2))
    assert game.at(0, 0) == after
    assert not browser.console


def test_a_broken_rule_is_seen_and_said_at_once(browser: Browser, tmp_path: Path) -> None:
    game = Game(browser, tmp_path, page_of(PUZZLE), **PHONE)
    draw(game, Rect(0, 0, 1, 4))
    said = "This rectangle contains 2 clues. A rectangle may contain only one."
    assert (game.status, game.count("#status.wrong")) == (said, 1)
    assert game.count(".rect.wrong") == 1
    assert game.label(0, 1) == "row 1, column 2, in a wrong rectangle of 1 by 4"
    draw(game, Rect(1, 0, 2, 2))
    assert game.status == "This rectangle has 4 cells (2 x 2), but its clue is 2: 2 too many."
    assert game.count(".rect.wrong") == 2
    draw(game, SOLUTION[0])
    assert game.status == "Drawn: 2 \u00d7 2 = 4."
    assert game.count(".rect.wrong") == 0
    game.press("undo")
    assert game.count(".rect.wrong") == 2
    Game(browser, tmp_path, page_of(PUZZLE), kept=True, **PHONE)
    assert game.count(".rect.wrong") == 2
    assert not browser.console


def test_a_rectangle_keeps_its_colour_when_another_goes(browser: Browser, tmp_path: Path) -> None:
    game = Game(browser, tmp_path, page_of(PUZZLE), **PHONE)
    for rect in SOLUTION[:-1]:
        draw(game, rect)
    before = tints(game)
    assert len(set(before.values())) > 1
    browser.touch(game.point(1, 1))
    after = tints(game)
    assert after.items() < before.items()
    game.press("undo")
    assert tints(game) == before
    Game(browser, tmp_path, page_of(PUZZLE), kept=True, **PHONE)
    assert tints(game) == before


def test_a_page_begins_with_the_colours_that_it_is_given(browser: Browser, tmp_path: Path) -> None:
    first, second = SOLUTION[:2]
    given = WebPuzzle(PUZZLE, drawn=(first, second), tints={first: 4, second: 2})
    game = Game(browser, tmp_path, make_web_page([given]), **PHONE)
    draw(game, SOLUTION[2])
    assert (game.count(".tint-4"), game.count(".tint-2")) == (1, 1)


def test_the_cursor_is_shown_for_keys_only(browser: Browser, tmp_path: Path) -> None:
    game = Game(browser, tmp_path, page_of(PUZZLE), **PHONE)
    draw(game, SOLUTION[0])
    assert outline(game) == "none"
    browser.press("ArrowDown")
    assert outline(game) == "solid"
    browser.touch(game.at(2, 2))
    assert outline(game) == "none"


def test_a_solved_board_says_so_until_a_move_is_undone(browser: Browser, tmp_path: Path) -> None:
    game = Game(browser, tmp_path, page_of(PUZZLE), **PHONE)
    for rect in SOLUTION:
        draw(game, rect)
    solved = "Solved! Every cell is covered."
    assert game.status == solved
    draw(game, SOLUTION[0])
    browser.touch(game.at(0, 0))
    browser.press("Delete")
    browser.press("ArrowLeft")
    assert (game.status, game.count(".rect")) == (solved, len(SOLUTION))
    game.press("undo")
    assert (game.status, game.count(".rect")) == ("Undone.", len(SOLUTION) - 1)
    game.press("redo")
    game.press("restart")
    assert (game.status, game.count(".rect")) == ("", 0)


def test_a_solved_board_has_its_rectangles_alone(browser: Browser, tmp_path: Path) -> None:
    game = Game(browser, tmp_path, page_of(PUZZLE), **PHONE)
    game.press("pencil")
    draw(game, Rect(0, 1, 1, 2))
    game.press("cross")
    draw(game, SOLUTION[0])
    game.press("draw")
    for rect in SOLUTION:
        assert game.count(".crossed") == 1
        draw(game, rect)
    assert (game.count(".crossed"), game.count(".pencil")) == (0, 0)


def test_starting_over_is_in_sight_once_something_is_drawn(
    browser: Browser, tmp_path: Path
) -> None:
    game = Game(browser, tmp_path, page_of(PUZZLE), **PHONE)
    button = "document.getElementById('restart')"
    assert browser.run(f"{button}.checkVisibility() && {button}.disabled")
    draw(game, SOLUTION[0])
    assert not browser.run(f"{button}.disabled")


def test_what_cannot_become_right_is_red_while_it_is_drawn(
    browser: Browser, tmp_path: Path
) -> None:
    game = Game(browser, tmp_path, page_of(Puzzle(2, 3, {Cell(0, 0): 2, Cell(1, 2): 4})), **PHONE)
    for kind, cell, shown in (
        ("touchStart", (0, 0), ".board"),
        ("touchMove", (0, 1), ".draft:not(.wrong)"),
        ("touchMove", (1, 1), ".draft.wrong"),
    ):
        x, y = game.at(*cell)
        browser.command("Input.dispatchTouchEvent", type=kind, touchPoints=[{"x": x, "y": y}])
        browser.wait(f"document.querySelector('{shown}')")
    browser.command("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])
    assert (game.count(".draft"), game.count(".rect.wrong")) == (0, 1)


@pytest.mark.parametrize("col", range(PUZZLE.cols))
def test_the_size_of_what_is_drawn_is_in_sight(browser: Browser, tmp_path: Path, col: int) -> None:
    game = Game(browser, tmp_path, page_of(PUZZLE), **PHONE)
    browser.touch(game.at(0, col))
    left, right, of_board = browser.run(
        "(() => { const [size, board] = ['.size', '.viewport'].map((each) =>"
        " document.querySelector(each).getBoundingClientRect());"
        " return [size.left, size.right, [board.left, board.right]]; })()"
    )
    assert of_board[0] <= left < right <= of_board[1]
