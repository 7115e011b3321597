"""The page that replays a game."""

from dataclasses import replace
from pathlib import Path

import pytest

from shikaku_gui.formats import SavedGame
from shikaku_gui.model import Place, Puzzle
from shikaku_gui.play import WebPageTooLargeError, make_replay_page
from tests.browser import Browser, needs_chromium
from tests.gui.boards import PUZZLE, SOLUTION
from tests.play.test_web_page import Reader
from tests.play.web_games import HOSTILE

PLAYED = SavedGame(
    replace(PUZZLE, title=HOSTILE),
    tuple(map(Place, SOLUTION)),
    len(SOLUTION),
    times=tuple(range(100, 100 + 200 * len(SOLUTION), 200)),
)


def test_foreign_text_stays_text_and_the_page_loads_nothing() -> None:
    page = make_replay_page(PLAYED)
    reader = Reader(page)
    assert "b" not in {tag for tag, _ in reader.elements}
    assert len(reader.of("script")) == 2
    for _, attributes in reader.elements:
        assert not {"src", "href", "style"} & attributes.keys()


def test_a_large_grid_is_refused() -> None:
    with pytest.raises(WebPageTooLargeError):
        make_replay_page(SavedGame(Puzzle(101, 100, {})))


@pytest.mark.slow
@needs_chromium
def test_it_plays_pauses_and_steps(browser: Browser, tmp_path: Path) -> None:
    path = tmp_path / "replay.html"
    path.write_text(make_replay_page(PLAYED), encoding="utf-8")
    browser.open(path, width=390, height=844, touch=True)

    def press(name: str) -> None:
        browser.run(f"document.getElementById('{name}').click()")

    def drawn() -> int:
        return int(browser.run("document.querySelectorAll('.rect').length"))

    assert drawn() == len(SOLUTION)
    press("back")
    assert drawn() == len(SOLUTION) - 1
    browser.run("document.getElementById('move').value = 0")
    browser.run("document.getElementById('move').dispatchEvent(new Event('input'))")
    assert drawn() == 0
    press("play")
    browser.wait(f"document.querySelectorAll('.rect').length === {len(SOLUTION)}")
    browser.wait("document.getElementById('play').textContent === 'Play'")
    assert browser.run("document.querySelector('h1').children.length") == 0
    assert not browser.console
