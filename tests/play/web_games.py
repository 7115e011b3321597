"""Web pages, and games on them in a browser."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from shikaku_gui.model import Cell, Puzzle, Rect, Shape
from shikaku_gui.play import WebPuzzle, make_web_page
from tests.browser import Browser

HOSTILE = "</script><script>alert(1)</script>\"'&{{script}}\u202e<b>"
SHAPED = Puzzle(
    2,
    5,
    {Cell(0, 0): None, Cell(0, 1): 4, Cell(0, 4): 2, Cell(1, 3): None},
    shapes={Cell(0, 0): Shape.TALL, Cell(0, 1): Shape.SQUARE, Cell(0, 4): Shape.WIDE},
)


def page_of(
    puzzle: Puzzle,
    *,
    solution: tuple[Rect, ...] | None = None,
    drawn: Sequence[Rect] = (),
    **options: Any,
) -> str:
    """Return the page of a puzzle."""
    return make_web_page([WebPuzzle(puzzle, solution, drawn)], **options)


class Game:
    """A page in the browser; with ``kept`` it goes on with the game that was left."""

    def __init__(
        self,
        browser: Browser,
        folder: Path,
        page: str,
        *,
        width: int = 900,
        height: int = 900,
        touch: bool = False,
        kept: bool = False,
    ) -> None:
        path = folder / "page.html"
        path.write_text(page, encoding="utf-8")
        self.browser = browser
        browser.open(path, width=width, height=height, touch=touch)
        if not kept:
            browser.run("localStorage.clear()")
            browser.open(path, width=width, height=height, touch=touch)

    def at(self, row: int, col: int) -> tuple[float, float]:
        """Return the middle of a cell on the screen."""
        x, y = self.browser.run(
            "(() => { const box = document.querySelector("
            f"'[role=row]:nth-child({row + 1}) > :nth-child({col + 1})').getBoundingClientRect();"
            " return [box.x + box.width / 2, box.y + box.height / 2]; })()"
        )
        return float(x), float(y)

    def point(self, row: float, col: float) -> tuple[float, float]:
        """Return a point of the board, in cells, on the screen."""
        left, top, width, height, cols, rows = self.browser.run(
            "(() => { const board = document.getElementById('board');"
            " const box = board.getBoundingClientRect();"
            " return [box.left + board.clientLeft, box.top + board.clientTop, board.clientWidth,"
            " board.clientHeight, board.ariaColCount, board.ariaRowCount].map(Number); })()"
        )
        return left + col * width / cols, top + row * height / rows

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
