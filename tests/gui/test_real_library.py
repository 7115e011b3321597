"""The library on a real screen, driven by real pointer and key events of the X server."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from shikaku_gui import formats
from shikaku_gui.formats import SavedGame
from shikaku_gui.model import Cell, Puzzle
from tests.gui.conftest import Start
from tests.gui.real_screen import Person, on_screen, wait_until

pytestmark = on_screen

LOOKS = 10
"""The cards have stopped changing when they look the same so often."""


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """Give the player's own folder with three puzzles."""
    folder = tmp_path / "mine"
    folder.mkdir()
    for number in range(3):
        clues = {Cell(row, number): 4 for row in range(4)}
        made = Puzzle(4, 4, clues, title=f"Mine {number}")
        formats.save(SavedGame(made), folder / f"p{number}.shikaku")
    return folder


@pytest.fixture
def visitor(start: Start, tmp_path: Path, mine: Path) -> Person:
    """Give somebody who has played before and whose library has that folder."""
    settings = tmp_path / "config" / "shikaku_gui" / "shikaku_gui.conf"
    settings.parent.mkdir(parents=True)
    settings.write_text(f"[library]\nfolder={mine}\n[learn]\nnew_player=false\n", "utf-8")
    return start()


def finds(visitor: Person, *titles: str) -> None:
    """Wait until just these puzzles are listed."""
    wait_until(lambda: list(visitor.sees("cards")) == list(titles))


def test_a_visit_with_pointer_and_keys(visitor: Person, mine: Path) -> None:
    visitor.click_at(visitor.sees("library_button"))
    visitor.waits(on_board=False, focus="gallery")
    visitor.press("Escape")
    visitor.waits(on_board=True)
    visitor.press("ctrl+l")
    visitor.waits(on_board=False, focus="gallery")

    visitor.press("ctrl+f")
    visitor.waits(focus="SearchField")
    visitor.type("mine 1")
    finds(visitor, "Mine 1")
    visitor.click_at(visitor.sees("cards")["Mine 1"])
    visitor.waits(on_board=True, puzzle="Mine 1")

    visitor.press("ctrl+l")
    visitor.waits(on_board=False)
    visitor.press("ctrl+f", "ctrl+a")
    visitor.type("mine")
    finds(visitor, "Mine 0", "Mine 1", "Mine 2")
    visitor.press("Down", "Home", "Delete")
    finds(visitor, "Mine 1", "Mine 2")
    assert not (mine / "p0.shikaku").exists()
    visitor.press("ctrl+z")
    finds(visitor, "Mine 0", "Mine 1", "Mine 2")
    assert (mine / "p0.shikaku").exists()


def test_a_visit_with_keys_alone(visitor: Person, mine: Path) -> None:
    visitor.press("ctrl+l")
    visitor.waits(on_board=False, focus="gallery")
    for _ in range(20):
        if visitor.sees("focus") == "places":
            break
        visitor.press("shift+Tab")
    visitor.waits(focus="places")
    visitor.press("Home", *["Down"] * 6)
    visitor.waits(part="My folder")
    finds(visitor, "Mine 0", "Mine 1", "Mine 2")
    for _ in range(20):
        if visitor.sees("focus") == "gallery":
            break
        visitor.press("Tab")
    visitor.press("Home", "Right", "Right", "Left")
    visitor.waits(focus="gallery", chosen="Mine 1")
    clues = {Cell(row, 3): 4 for row in range(4)}
    formats.save(SavedGame(Puzzle(4, 4, clues, title="Mine 0 too")), mine / "q.shikaku")
    finds(visitor, "Mine 0", "Mine 0 too", "Mine 1", "Mine 2")
    visitor.waits(chosen="Mine 1")
    visitor.press("Return")
    visitor.waits(on_board=True, puzzle="Mine 1")


def photograph(visitor: Person) -> tuple[int, QImage]:
    """Return how far the cards are scrolled, and what the right half of them looks like."""
    left, top, width, height = visitor.sees("card_area")
    screen = QApplication.primaryScreen()
    looks: list[tuple[int, QImage]] = []

    def still() -> bool:
        half = screen.grabWindow(0, left + width // 2, top, width // 2, height)
        looks.append((visitor.sees("scrolled"), half.toImage()))
        return len(looks) > LOOKS and looks[-1] == looks[-LOOKS]

    wait_until(still)
    return looks[-1]


@pytest.mark.parametrize(
    "scroll",
    [
        pytest.param(lambda visitor: visitor.turn_wheel(1), id="wheel"),
        pytest.param(lambda visitor: visitor.press(*["Down"] * 2), id="keys"),
    ],
)
@pytest.mark.usefixtures("qapp")
def test_all_cards_move_when_they_are_scrolled(
    visitor: Person, scroll: Callable[[Person], None]
) -> None:
    visitor.press("ctrl+l")
    visitor.waits(on_board=False, focus="gallery")
    left, top, _, height = visitor.sees("card_area")
    visitor.press("Home")
    visitor.move_to([left + 10, top + height // 2])  # the card there, at the left, is lit up
    _, before = photograph(visitor)
    scroll(visitor)
    wait_until(lambda: visitor.sees("scrolled") > 0)
    scrolled, after = photograph(visitor)
    rows = before.height() - scrolled
    assert rows > 0
    stays = before.copy(0, scrolled, before.width(), rows)
    assert len({stays.pixel(x, rows // 2) for x in range(stays.width())}) > 2  # cards, no gap
    assert after.copy(0, 0, after.width(), rows) == stays
