"""Web pages played in a browser, by mouse, finger and keys."""

import json
from pathlib import Path
from typing import Any

import pytest

from shikaku_gui.model import Cell, Puzzle, Rect, Shape
from shikaku_gui.play import WebPuzzle, make_web_page, solve_for_web_page
from shikaku_gui.play.shape_sign import SHAPE_SIGNS
from tests.browser import CTRL, SHIFT, Browser, needs_chromium
from tests.gui.boards import PUZZLE, SEVERAL, SOLUTION
from tests.play.gesture_games import GAMES, STEPS, Row, puzzle_of, state_after
from tests.play.web_games import HOSTILE, SHAPED, Game, page_of

pytestmark = [pytest.mark.slow, needs_chromium]


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


def test_a_puzzle_is_played_to_the_end_by_keys(browser: Browser, tmp_path: Path) -> None:
    game = Game(browser, tmp_path, page_of(PUZZLE, solution=SOLUTION))
    browser.run("document.querySelector('[tabindex=\"0\"]').focus()")

    def keys(*names: str, modifiers: int = 0) -> None:
        for name in names:
            browser.press(name, modifiers)

    keys("ArrowUp", "Home")  # from the middle to the first cell
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


def test_a_puzzle_with_shapes_is_played(browser: Browser, tmp_path: Path) -> None:
    game = Game(browser, tmp_path, page_of(SHAPED))
    assert game.label(0, 0) == "row 1, column 1, clue ?, tall"
    assert game.label(1, 3) == "row 2, column 4, clue ?"
    box = (
        "(() => { const cell = document.querySelector('.cell.SHAPE');"
        " const style = getComputedStyle(cell, '::before');"
        " return ['height', 'width'].map((side) => parseFloat(style[side]) / cell.clientHeight);"
        " })()"
    )
    for shape in Shape:
        found = browser.run(box.replace("SHAPE", shape.value))
        assert found == pytest.approx(SHAPE_SIGNS[shape], abs=0.03)
    game.drag(Rect(0, 4, 2, 1))
    assert game.status == (
        "The rectangle of this clue must be wider than it is tall, but it is 2 tall and 1 wide."
    )
    game.press("check")
    assert game.status == "One rectangle breaks a rule (hatched)."
    for rect in (Rect(0, 1, 2, 2), Rect(0, 3, 1, 2), Rect(1, 3, 1, 2), Rect(0, 0, 2, 1)):
        game.drag(rect)
    assert game.status == "Solved! Every cell is covered."
    assert not browser.console


def test_outlines_are_explained_with_each_puzzle_that_has_them(
    browser: Browser, tmp_path: Path
) -> None:
    Game(browser, tmp_path, make_web_page([WebPuzzle(PUZZLE), WebPuzzle(SHAPED)]))
    explained = "document.getElementById('clue-rules').textContent"
    assert browser.run(explained) == ""
    browser.run("document.getElementById('next').click()")
    rules = str(browser.run(explained))
    assert rules.startswith("A question mark stands")
    assert "An outline around a clue" in rules


def test_a_rectangle_of_another_shape_says_which_it_must_have(
    browser: Browser, tmp_path: Path
) -> None:
    game = Game(browser, tmp_path, page_of(SHAPED))
    browser.run("document.querySelector('[tabindex=\"0\"]').focus()")
    browser.press("End")
    browser.press("ArrowUp")
    browser.press("ArrowLeft", SHIFT)
    assert game.status == "1 \u00d7 2 = 2"
    browser.press("Escape")
    browser.press("End")
    browser.press("ArrowDown", SHIFT)
    assert game.status == "2 \u00d7 1 = 2: must be wide"


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


def test_tools_and_keys_pencil_and_cross_out(browser: Browser, tmp_path: Path) -> None:
    game = Game(browser, tmp_path, page_of(PUZZLE, solution=SOLUTION))

    def counts() -> tuple[int, ...]:
        return tuple(game.count(f"#board .{name}") for name in ("rect", "pencil", "crossed"))

    browser.drag(game.at(0, 0), game.at(1, 0), right=True)
    game.press("cross")
    game.drag(Rect(0, 0, 1, 4))
    assert game.status == "This rectangle breaks a rule, so there is no need to cross it out."
    game.drag(Rect(0, 3, 2, 1))
    assert counts() == (0, 1, 1)
    assert game.count("#board .cross") == 1
    assert game.label(1, 0).endswith("pencilled: 2 by 1")
    assert game.label(0, 3).endswith("crossed out: 2 by 1")
    game.press("check")
    assert game.status == "Nothing has been drawn yet."
    game.press("draw")
    game.drag(SOLUTION[0])  # what lies in it is not seen any more
    assert counts() == (1, 0, 1)
    assert game.count("#board .cross") == 0  # only its number bears a sign now
    game.press("undo")
    assert counts() == (0, 1, 1)
    game.press("pencil")
    game.drag(Rect(0, 2, 1, 2))
    assert counts() == (0, 2, 1)
    again = Game(browser, tmp_path, page_of(PUZZLE, solution=SOLUTION), kept=True)
    assert counts() == (0, 2, 1)
    browser.run("document.querySelector('[tabindex=\"0\"]').focus()")
    for key, name in zip(
        "32x1xx", ("cross", "pencil", "cross", "draw", "cross", "draw"), strict=True
    ):
        browser.press(key)
        assert browser.run(f"document.getElementById('{name}').checked")
    browser.press("ArrowDown", SHIFT)  # from the middle
    browser.press("p")
    assert counts() == (0, 3, 1)
    for rect in SOLUTION:
        again.drag(rect)
    assert again.status == "Solved! Every cell is covered."
    assert not browser.console


def test_two_fingers_zoom_and_one_can_move_the_board(browser: Browser, tmp_path: Path) -> None:
    puzzle = Puzzle(10, 10, {Cell(0, 0): 100})
    game = Game(browser, tmp_path, page_of(puzzle), width=390, height=844, touch=True)

    def width() -> float:
        return float(browser.run("document.querySelector('.cell').getBoundingClientRect().width"))

    before, focus = width(), game.at(5, 5)
    browser.pinch(focus, 50, 100)
    assert width() == pytest.approx(2 * before, rel=0.05)
    assert game.at(5, 5) == pytest.approx(focus, abs=25)  # what was between the fingers stays there
    assert game.count(".rect") == 0
    assert not browser.run("document.getElementById('move-choice').hidden")
    game.press("move")
    x, y = game.at(5, 5)
    browser.touch((x, y), (x - 40, y - 30), (x - 60, y - 50))
    assert game.at(5, 5)[0] == pytest.approx(x - 60, abs=2)
    game.press("draw")
    browser.touch(game.at(4, 4), game.at(5, 5))
    assert game.label(5, 5).endswith("in a wrong rectangle of 2 by 2")
    for _ in range(6):
        game.press("further")
    assert width() == before
    assert browser.run("document.getElementById('move-choice').hidden")
    for _ in range(8):
        game.press("closer")
    assert width() == pytest.approx(6 * before, rel=0.01)
    assert not browser.console


def test_only_the_puzzle_is_printed(browser: Browser, tmp_path: Path) -> None:
    game = Game(browser, tmp_path, make_web_page([solve_for_web_page(PUZZLE)]))
    game.drag(SOLUTION[0])
    for _ in range(2):
        game.press("hint")

    def seen(name: str) -> bool:
        return bool(browser.run(f"document.querySelector('{name}').checkVisibility()"))

    away = (".strip", "#status", "#hint-panel", ".help", ".mark", ".tint")
    try:
        assert all(map(seen, away))
        browser.command("Emulation.setEmulatedMedia", media="print")
        assert not any(map(seen, away))
        assert all(map(seen, ("h1", ".rule", ".board", ".cell", ".rect")))
    finally:
        browser.command("Emulation.setEmulatedMedia", media="")


class Gestures:
    """Does with mouse and keys what a list of gestures says."""

    def __init__(self, game: Game, puzzle: Puzzle) -> None:
        self.game = game
        self.browser = game.browser
        self.puzzle = puzzle
        self.here = (0.0, 0.0)

    def pointer(self, name: str, row: float, col: float, *, right: bool) -> None:
        """Press, move or release a button of the mouse at a point of the board."""
        self.here = (row, col)
        x, y = self.game.point(row, col)
        button = {"button": "right", "buttons": 2} if right else {"button": "left", "buttons": 1}
        kind = f"mouse{name}"
        self.browser.command(
            "Input.dispatchMouseEvent", type=kind, x=x, y=y, clickCount=1, **button
        )

    def do(self, name: str, values: list[Any]) -> None:
        """Do one thing of the list."""
        kind, _, more = name.partition(" ")
        if kind in ("press", "click", "drag"):
            self.pointer("Pressed", *values[:2], right=bool(more))
        if kind in ("move", "wobble", "drag"):
            self.pointer("Moved", *values[-2:], right=bool(more))
        if kind in ("release", "click", "drag"):
            self.pointer("Released", *self.here, right=bool(more))
        match kind, values:
            case "use", [tool]:
                self.game.press("cross" if tool == "cross out" else tool)
            case "cursor", [row, col]:
                at = row * self.puzzle.cols + col
                self.browser.run(f"document.querySelectorAll('.cell')[{at}].focus()")
            case "keys", keys:
                self.keys(keys)
            case "undo" | "redo", _:
                self.browser.press("z" if kind == "undo" else "y", CTRL)

    def keys(self, keys: list[str]) -> None:
        """Press keys one after the other."""
        for key in keys:
            shift, _, end = key.rpartition("+")
            self.browser.press(f"Arrow{end}" if end in STEPS else end, SHIFT if shift else 0)


@pytest.mark.parametrize("row", GAMES["games"], ids=lambda row: row["what"])
def test_gestures_do_what_they_do_in_the_program(
    row: Row, browser: Browser, tmp_path: Path
) -> None:
    puzzle = puzzle_of(row)
    gestures = Gestures(Game(browser, tmp_path, page_of(puzzle)), puzzle)
    for name, *values in row["does"]:
        gestures.do(name, values)
    kept = browser.run("JSON.parse(Object.values(localStorage)[0] ?? '[]')")
    assert sorted(kept) == sorted(state_after(row))
    assert not browser.console
