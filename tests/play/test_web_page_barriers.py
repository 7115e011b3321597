"""What axe-core finds on web pages; ``script/fetch-axe`` fetches it."""

from pathlib import Path
from typing import Any

import pytest

from shikaku_gui.play import make_web_page, solve_for_web_page
from tests.browser import Browser, needs_chromium
from tests.gui.boards import PUZZLE, SEVERAL, SOLUTION
from tests.play.web_games import Game

AXE = Path(__file__).parents[2] / "build" / "axe" / "axe.min.js"

pytestmark = [
    pytest.mark.slow,
    needs_chromium,
    pytest.mark.skipif(not AXE.exists(), reason="script/fetch-axe has not been run"),
]


def violations(browser: Browser) -> list[Any]:
    """Return what is wrong on the page that is shown: the rule, and what breaks it."""
    # The policy of the page forbids scripts that are put into it, but not those of the debugger.
    browser.run(AXE.read_text(encoding="utf-8") + "; null")
    answer = browser.command(
        "Runtime.evaluate",
        expression="axe.run().then(({ violations }) => violations.map(({ id, nodes }) =>"
        " [id, nodes.map(({ html }) => html)]))",
        awaitPromise=True,
        returnByValue=True,
    )
    found: list[Any] = answer["result"]["value"]
    return found


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("contrast", ["no-preference", "more"])
@pytest.mark.parametrize("several", [False, True], ids=["one", "several"])
def test_there_are_no_barriers(
    scheme: str, contrast: str, several: bool, browser: Browser, tmp_path: Path
) -> None:
    wishes = {"prefers-color-scheme": scheme, "prefers-contrast": contrast}
    browser.command(
        "Emulation.setEmulatedMedia",
        features=[{"name": name, "value": value} for name, value in wishes.items()],
    )
    puzzles = [solve_for_web_page(puzzle) for puzzle in (PUZZLE, SEVERAL)[: 1 + several]]
    page = make_web_page(puzzles, title="Monday", coordinates=True)
    game = Game(browser, tmp_path, page, width=390, height=844, touch=True)
    assert violations(browser) == []
    game.drag(SOLUTION[0])
    browser.drag(game.at(0, 2), game.at(0, 3), right=True)
    game.press("check")
    game.press("hint")
    game.press("hint")
    browser.run("document.querySelector('details').open = true")
    assert violations(browser) == []
    assert not browser.console
