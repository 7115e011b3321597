"""A site in a browser: installed, played with hints, without a network, its games taken along."""

import json
import shutil
import time
from collections.abc import Iterator
from datetime import UTC, date, datetime
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from shikaku_gui import cli
from shikaku_gui.model import Rect, is_solved
from shikaku_gui.store import (
    Daily,
    DailyKind,
    load_past_game,
    load_site_history,
    make_daily_puzzle,
    merge_site_history,
    past_games,
    puzzle_id,
)
from shikaku_gui.store.daily_results import solved_days
from shikaku_gui.store.database import open_database
from tests.browser import Browser, needs_chromium
from tests.cli.site.test_command import puzzles_in
from tests.play.test_web_page_barriers import AXE, violations
from tests.play.web_games import HOSTILE
from tests.store.samples import TODAY

pytestmark = [pytest.mark.slow, needs_chromium]

SIZE: dict[str, Any] = {"width": 390, "height": 844, "touch": True}


class Server(ThreadingHTTPServer):
    """Serves a folder on the loopback interface."""

    daemon_threads = True

    def __init__(self, folder: Path) -> None:
        super().__init__(("127.0.0.1", 0), partial(QuietHandler, directory=str(folder)))
        Thread(target=self.serve_forever, daemon=True).start()

    @property
    def address(self) -> str:
        """The address of the folder."""
        return f"http://127.0.0.1:{self.server_port}"

    def stop(self) -> None:
        """Serve nothing any more."""
        self.shutdown()
        self.server_close()


class QuietHandler(SimpleHTTPRequestHandler):
    """Answers requests and logs nothing."""

    def log_message(self, *_: Any) -> None:
        """Log nothing."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Give a folder with a site in a subfolder: today's small puzzle, a collection, a hostile."""
    root = tmp_path_factory.mktemp("www")
    mine = {"title": HOSTILE, "author": HOSTILE, "rows": 1, "cols": 2, "clues": [[0, 0, 2]]}
    (root / "mine.shikaku").write_text(
        json.dumps({"format": "shikaku", "version": 1, "puzzle": mine}), encoding="utf-8"
    )
    today = datetime.now(UTC).astimezone().date()
    (root / "spec.toml").write_text(
        f"""
        title = "Ours"
        languages = ["en", "de"]
        collections = ["1-first-steps"]
        daily = {{ first = {today}, last = {today}, kinds = ["small", "shapes"] }}
        [[collection]]
        title = {json.dumps(HOSTILE.replace(chr(0x202E), ""))}
        puzzles = ["mine.shikaku"]
        """,
        encoding="utf-8",
    )
    command = ["site", str(root / "spec.toml"), "-o", str(root / "games" / "shikaku")]
    (root / "games").mkdir()
    assert cli.main([*command, "--jobs", "1"]) == 0
    return root


@pytest.fixture
def server(folder: Path) -> Iterator[Server]:
    """Give a server of the folder; it may be stopped."""
    made = Server(folder)
    yield made
    made.stop()


@pytest.fixture
def browser(tmp_path: Path) -> Iterator[Browser]:
    """Give a browser that has visited nothing."""
    with Browser(tmp_path) as made:
        yield made


def draw(browser: Browser, rect: Rect) -> None:
    """Draw a rectangle with a finger."""
    points = browser.run(
        "(() => [" + ",".join(map(str, [[*rect.first], [*rect.last]])) + "].map(([row, col]) => {"
        " const cell = document.querySelector(`[role=row]:nth-child(${row + 1})"
        " > :nth-child(${col + 1})`).getBoundingClientRect();"
        " return [cell.x + cell.width / 2, cell.y + cell.height / 2]; }))()"
    )
    browser.touch(*((float(x), float(y)) for x, y in points))


def press(browser: Browser, name: str) -> None:
    browser.run(f"document.getElementById('{name}').click()")


def text_of(browser: Browser, name: str) -> str:
    return str(browser.run(f"document.getElementById('{name}').textContent"))


def give_file(browser: Browser, path: Path) -> None:
    """Choose a file to import."""
    document = browser.command("DOM.getDocument")["root"]["nodeId"]
    node = browser.command("DOM.querySelector", nodeId=document, selector="#file")["nodeId"]
    browser.command("DOM.setFileInputFiles", files=[str(path)], nodeId=node)


def exported(browser: Browser, folder: Path) -> Path:
    """Export the games to a file in a folder."""
    folder.mkdir(exist_ok=True)
    browser.command("Page.setDownloadBehavior", behavior="allow", downloadPath=str(folder))
    press(browser, "export")
    for _ in range(200):
        if found := [path for path in folder.iterdir() if path.suffix == ".json"]:
            return found[0]
        time.sleep(0.05)
    raise AssertionError(browser.console)


SOLVED = "playerHistory.entries().then(playerHistory.solved)"
BEGUN = "playerHistory.begun()"


def wait_until_stored(browser: Browser, games: str = SOLVED) -> None:
    """Wait until the page has stored a game, as a person does who looks at the last move."""
    browser.run(
        "window.isStored = false;"
        f" (async () => {{ while (!(await {games}).length); window.isStored = true; }})(); null"
    )
    browser.wait("window.isStored")


def solve_daily_with_hints(browser: Browser, folder: Path, address: str) -> str:
    """Solve today's puzzle: a hint in each degree, the rest by hand; return its name."""
    browser.open(f"{address}/games/shikaku/", **SIZE)
    browser.wait("document.querySelector('#cards a')")
    name = str(browser.run("document.querySelector('#cards a').getAttribute('href').split('?')[1]"))
    browser.open(f"{address}/games/shikaku/en/play.html?{name}", **SIZE)
    browser.wait("document.querySelectorAll('.cell').length")
    puzzle = puzzles_in(folder / "games" / "shikaku", name[:7])[name]
    press(browser, "hint")
    assert text_of(browser, "hint-text")
    press(browser, "hint-more")  # why
    assert text_of(browser, "hint-text")
    while not browser.run("document.getElementById('hint-panel').hidden"):
        press(browser, "hint-more")  # the last one draws
    press(browser, "check")
    for rect in puzzle["solution"]:
        draw(browser, Rect(*rect))
        if text_of(browser, "status").startswith("Solved!"):
            break  # the last may be the one that the hint has drawn
    assert text_of(browser, "status") == "Solved! Every cell is covered."
    wait_until_stored(browser)
    return name


def test_a_daily_puzzle_is_played_and_counted_and_taken_to_the_program(
    folder: Path, server: Server, browser: Browser, tmp_path: Path
) -> None:
    name = solve_daily_with_hints(browser, folder, server.address)
    following = browser.wait("document.querySelector('.done a')?.getAttribute('href')")
    assert following == f"play.html?{name.replace('small', 'shapes')}"
    assert browser.run("document.querySelector('.done').textContent").startswith("Solved in 0:")
    assert not browser.console
    assert all(each.startswith(server.address) for each in browser.requests)
    browser.open(f"{server.address}/games/shikaku/en/index.html", **SIZE)
    assert browser.wait("document.querySelector('#cards .solved')?.textContent").endswith("Solved")
    assert text_of(browser, "streak") == "Streak: 1 day"
    assert str(text_of(browser, "figures")).endswith("1\N{EN DASH}\N{EN DASH}")  # a hint drew
    assert not browser.run("document.getElementById('timed').hidden")
    path = exported(browser, tmp_path / "first")
    database = open_database(tmp_path / "player.sqlite", TODAY)
    entries = load_site_history(path)
    assert [merge_site_history(database, entries) for _ in range(2)] == [1, 0]
    (game,) = past_games(database)
    assert (game.hints.why, game.hints.draw, game.checks) == (0, 1, 1)
    assert [day.isoformat() for day in solved_days(database)] == [name[:10]]
    # Another browser takes the file in, too, and a broken one changes nothing.
    with Browser(tmp_path / "other") as other:
        other.open(f"{server.address}/games/shikaku/de/index.html", **SIZE)
        other.wait("document.querySelector('#cards a')")
        give_file(other, path)
        other.wait("document.getElementById('status').textContent")
        assert text_of(other, "streak").endswith("1 Tag")
        other.run("document.getElementById('status').textContent = ''")
        broken = tmp_path / "broken.json"
        broken.write_text(path.read_text("utf-8").replace('"checks":1', '"checks":-1'), "utf-8")
        give_file(other, broken)
        other.wait("document.getElementById('status').textContent")
        again = exported(other, tmp_path / "second")
        assert entries[-1] in load_site_history(again)
        assert not other.console


def test_a_puzzle_with_shapes_is_played_to_its_end_and_taken_to_the_program(
    folder: Path, server: Server, browser: Browser, tmp_path: Path
) -> None:
    browser.open(f"{server.address}/games/shikaku/de/index.html", **SIZE)
    link = browser.wait("document.querySelector('#cards li:last-child a')?.getAttribute('href')")
    name = link.partition("?")[2]
    browser.open(f"{server.address}/games/shikaku/de/{link}", **SIZE)
    browser.wait("document.querySelectorAll('.cell').length")
    for rect in puzzles_in(folder / "games" / "shikaku", name[:7])[name]["solution"]:
        draw(browser, Rect(*rect))
    assert browser.wait("document.getElementById('status').className") == "good"
    wait_until_stored(browser)
    browser.open(f"{server.address}/games/shikaku/de/index.html", **SIZE)
    browser.wait("document.querySelector('#cards .solved')")
    entries = load_site_history(exported(browser, tmp_path / "games"))
    database = open_database(tmp_path / "player.sqlite", TODAY)
    assert [merge_site_history(database, entries) for _ in range(2)] == [1, 0]
    (game,) = past_games(database)
    puzzle = make_daily_puzzle(Daily(date.fromisoformat(name[:10]), DailyKind.SHAPES))
    _, save = load_past_game(database, game.id)
    assert (game.puzzle, save.puzzle.shapes) == (puzzle_id(puzzle), puzzle.shapes)
    assert puzzle.shapes
    assert is_solved(save.board)
    assert not browser.console


def test_it_is_installable_and_plays_without_a_network(
    folder: Path, server: Server, browser: Browser
) -> None:
    address = f"{server.address}/games/shikaku"
    browser.open(f"{address}/en/index.html", **SIZE)
    browser.wait("document.getElementById('offline').textContent")
    assert browser.command("Page.getInstallabilityErrors") == {"installabilityErrors": []}
    server.stop()
    browser.open(f"{address}/", **SIZE)
    browser.wait("location.pathname.endsWith('/en/index.html')")
    browser.wait("document.querySelectorAll('#collections a').length > 20")
    browser.open(f"{address}/de/play.html?c1-3", **SIZE)
    browser.wait("document.querySelectorAll('.cell').length")
    draw(browser, Rect(*puzzles_in(folder / "games" / "shikaku", "c1")["c1-3"]["solution"][0]))
    assert browser.run("document.querySelectorAll('.rect').length") == 1
    browser.open(f"{address}/de/play.html?c1-3", **SIZE)
    browser.wait("document.querySelectorAll('.rect').length")
    assert not browser.console


def test_what_is_played_from_a_disk_is_kept(folder: Path, browser: Browser) -> None:
    page = folder / "games" / "shikaku" / "en" / "index.html"
    browser.open(f"{page.parent.as_uri()}/play.html?c2-1", **SIZE)
    browser.wait("document.querySelectorAll('.cell').length")
    assert text_of(browser, "facts").startswith(HOSTILE.replace("\u202e", "")[:9])
    assert browser.run("document.querySelectorAll('h1 *').length") == 0
    draw(browser, Rect(0, 0, 1, 2))
    assert text_of(browser, "status") == "Solved! Every cell is covered."
    wait_until_stored(browser)
    browser.open(page, **SIZE)
    browser.wait("document.querySelector('#c2 .solved')")
    assert not browser.console


def test_other_addresses_are_answered(folder: Path, server: Server, browser: Browser) -> None:
    for name in ("", "2001-01-01-small", "c1-99", "c9-1", "constructor", "%"):
        browser.open(f"{server.address}/games/shikaku/en/play.html?{name}", **SIZE)
        browser.wait("document.getElementById('status').textContent")
        assert text_of(browser, "status") == "There is no such puzzle here."


@pytest.mark.skipif(not AXE.exists(), reason="script/fetch-axe has not been run")
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_there_are_no_barriers(scheme: str, folder: Path, server: Server, browser: Browser) -> None:
    browser.command(
        "Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}]
    )
    name = solve_daily_with_hints(browser, folder, server.address)
    assert violations(browser) == []
    for page in ("en/index.html", "de/index.html", f"de/play.html?{name}"):
        browser.open(f"{server.address}/games/shikaku/{page}", **SIZE)
        browser.wait("document.querySelectorAll('.cell, #cards .solved').length")
        browser.run("document.querySelectorAll('details').forEach((each) => { each.open = true; })")
        assert violations(browser) == []


def test_a_new_version_replaces_the_old_one(folder: Path, browser: Browser, tmp_path: Path) -> None:
    shutil.copytree(folder, tmp_path / "www")
    server = Server(tmp_path / "www")
    address = f"{server.address}/games/shikaku/en/index.html"
    browser.open(address, **SIZE)
    browser.wait("document.getElementById('offline').textContent")
    spec = tmp_path / "www" / "spec.toml"
    spec.write_text(spec.read_text("utf-8").replace("Ours", "Renamed"), "utf-8")
    command = ["site", str(spec), "-o", str(tmp_path / "www" / "games" / "shikaku")]
    assert cli.main([*command, "--jobs", "1"]) == 0
    browser.open(address, **SIZE)
    assert browser.run("document.title") == "Ours"  # what was stored, until the new one is whole
    browser.wait("document.getElementById('offline').textContent")
    browser.run("navigator.serviceWorker.ready.then((one) => one.update()); null")
    browser.run("navigator.serviceWorker.ready.then((one) => { window.ready = one; }); null")
    browser.wait("Boolean(window.ready?.waiting)")
    for _ in range(50):  # the browser takes its time to notice that the old page has gone
        browser.open("data:text/html,away", **SIZE)
        browser.open(address, **SIZE)
        if browser.run("document.title") == "Renamed":
            break
    server.stop()
    browser.open(address, **SIZE)
    assert browser.run("document.title") == "Renamed"


def test_a_game_that_two_tabs_finish_counts_once_and_all_games_can_be_erased(
    server: Server, browser: Browser
) -> None:
    address = f"{server.address}/games/shikaku/en"
    browser.open(f"{address}/play.html?c2-1", **SIZE)
    browser.wait("document.querySelectorAll('.cell').length")
    draw(browser, Rect(0, 0, 1, 2))
    wait_until_stored(browser)
    browser.run(
        f"(async () => {{ const [entry] = await {SOLVED};"
        " await playerHistory.finish(await playerHistory.recall(entry.id), entry);"
        " window.again = true; })(); null"
    )
    browser.wait("window.again")
    browser.open(f"{address}/index.html", **SIZE)
    browser.wait("document.querySelector('#c2 .solved')")
    assert text_of(browser, "figures").startswith("1 \u00d7 21")
    browser.run("document.getElementById('erase').focus()")
    for key, erased in (("Escape", False), ("Tab", True)):
        press(browser, "erase")
        assert browser.run("document.activeElement.id") == "erase_no"
        browser.press(key)
        if erased:
            press(browser, browser.run("document.activeElement.id"))
            browser.wait("document.getElementById('status').textContent")
        assert browser.run("document.getElementById('erasing').open") is False
        assert browser.run("document.querySelectorAll('#c2 .solved').length") == (not erased)
    assert text_of(browser, "status") == "All games were erased from this browser."
    assert browser.run("Object.keys(localStorage).length") == 0
    browser.open(f"{address}/play.html?c2-1", **SIZE)
    browser.wait("document.querySelectorAll('.cell').length")
    assert browser.run("document.querySelectorAll('.rect').length") == 0
    assert not browser.console


def shift_clock(browser: Browser, days: int) -> None:
    """Let the clock of pages that are opened from now on go wrong by a number of days."""
    browser.command(
        "Page.addScriptToEvaluateOnNewDocument",
        source="{ const Right = window.Right ?? Date; window.Right = Right;"
        f" const now = () => Right.now() + {days} * 86400000;"
        " window.Date = class extends Right {"
        " constructor(...given) { super(...(given.length ? given : [now()])); }"
        " static now() { return now(); } }; }",
    )


def test_a_wrong_clock_does_not_make_a_file_that_the_program_refuses(
    folder: Path, server: Server, browser: Browser, tmp_path: Path
) -> None:
    address = f"{server.address}/games/shikaku/en"
    first, *rest = puzzles_in(folder / "games" / "shikaku", "c1")["c1-3"]["solution"]
    for days, rects, stored in ((30, [first], BEGUN), (0, rest, SOLVED)):
        shift_clock(browser, days)
        browser.open(f"{address}/play.html?c1-3", **SIZE)
        browser.wait("document.querySelectorAll('.cell').length")
        for rect in rects:
            draw(browser, Rect(*rect))
        wait_until_stored(browser, stored)
    assert text_of(browser, "status") == "Solved! Every cell is covered."
    shift_clock(browser, -20000)  # to a year before there were daily puzzles
    browser.open(f"{address}/index.html", **SIZE)
    browser.wait("document.querySelector('#c1 .solved')")
    database = open_database(tmp_path / "player.sqlite", TODAY)
    entries = load_site_history(exported(browser, tmp_path / "games"))
    assert merge_site_history(database, entries) == 1
    assert not browser.console
