"""A tour of the program on real screens: what is on the picture, and what has changed on it."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from shikaku_gui import formats, resources
from shikaku_gui.languages import LANGUAGES
from shikaku_gui.model import Cell, Rect
from shikaku_gui.solver import solve
from tests.gui.real_screen import on_screen
from tests.gui.screen_tour import Conditions, Look, Tourist, keep_pictures, screen, write_sheet

pytestmark = on_screen

SAMPLE = next(path for path in resources.samples() if path.stem == "kuleuven-7x7")
PUZZLE = formats.load(SAMPLE).puzzle
SOLUTION = solve(PUZZLE).solutions[0]

SHORT = (Conditions(1280, 800), Conditions(800, 600, "de", 150))
LONG = (
    *(
        Conditions(*size, language, percent)
        for size in ((480, 360), (800, 600), (1024, 700))
        for language in LANGUAGES
        for percent in (100, 150, 200)
    ),
    Conditions(1280, 800),
    *(
        Conditions(1920, 1080, scheme=scheme, contrast=contrast)
        for scheme in ("light", "dark")
        for contrast in (False, True)
    ),
    Conditions(1280, 800, scale=2),
)
CONDITIONS = LONG if os.environ.get("SHIKAKU_SCREENS") == "long" else SHORT


@pytest.fixture(params=CONDITIONS, ids=str)
def tourist(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Tourist]:
    """Give somebody before a screen."""
    conditions: Conditions = request.param
    with screen(conditions):
        made = Tourist(tmp_path, conditions, str(SAMPLE))
        try:
            made.turn_to("game")
            yield made
        finally:
            made.kill()
    keep_pictures(conditions, made.looks)
    write_sheet()


WINDOWS = {  # the kind of window and the keys that open it
    "new puzzle": ("NewPuzzleDialog", "ctrl+n"),
    "preferences": ("PreferencesDialog", "ctrl+comma"),
    "print": ("PrintDialog", "ctrl+p"),
    "export image": ("ExportDialog", "ctrl+e"),
    "statistics": ("StatisticsWindow", "ctrl+shift+t"),
    "editor": ("EditorWindow", "ctrl+d"),
    "guide": ("GuideWindow", "F1"),
}
FROM_MENUS = {  # the kind of window, and the entry that opens it
    "web page": ("WebPageDialog", 0, "export_web_page"),
    "laboratory": ("LaboratoryWindow", 2, "laboratory"),
    "about": ("AboutDialog", 4, "about"),
}


def test_nothing_is_cut_off(tourist: Tourist) -> None:
    wrong = []
    for look in stops(tourist):
        wrong += look.faults
        wrong += [f"does not scroll: {place}" for place in tourist.unmoved(look)]
    print(*wrong, sep="\n")
    assert wrong == []


def stops(tourist: Tourist) -> Iterator[Look]:
    """Yield a look at every page, panel and window of the program."""
    yield from panels(tourist)
    yield from menus(tourist)
    tourist.press("ctrl+l")
    yield from tourist.pages("library")
    tourist.press("ctrl+F1", "Return")
    yield tourist.look("lesson")
    tourist.press("ctrl+l", "ctrl+l")
    for name in (*WINDOWS, *FROM_MENUS):
        with opened(tourist, name):
            yield from tourist.pages(name)


def panels(tourist: Tourist) -> Iterator[Look]:
    """Yield a look at the board with each panel."""
    yield tourist.look("board")
    tourist.look_after("first hint", "h")
    yield tourist.look_after("hint", "h", "h", "h")
    tourist.press("Escape")
    yield tourist.look_after("all hints", "ctrl+alt+h")
    tourist.press("Escape")
    yield tourist.look_after("walk through", "ctrl+shift+w")
    tourist.press("Escape")
    yield tourist.look_after("check", "c")


def menus(tourist: Tourist) -> Iterator[Look]:
    """Yield a look at each menu."""
    for number, title in enumerate(tourist.glance().told["menus"]):
        tourist.click_at(title)
        yield tourist.look(f"menu {number + 1}")
        tourist.press("Escape", "Escape")


@contextmanager
def opened(tourist: Tourist, name: str) -> Iterator[None]:
    """Open a window from the board, and close it again."""
    if name in WINDOWS:
        kind, keys = WINDOWS[name]
        tourist.press(keys)
    else:
        kind, menu, entry = FROM_MENUS[name]
        tourist.choose(menu, entry)
    tourist.turn_to_kind(kind)
    yield
    tourist.press("ctrl+w" if kind in ("EditorWindow", "GuideWindow") else "Escape")
    tourist.turn_to_kind("MainWindow")


def test_every_stop_of_tab_shows_the_focus(tourist: Tourist) -> None:
    unseen = [f"board: {stop}" for stop in tourist.unseen_stops()]
    for name in (*WINDOWS, *FROM_MENUS):
        with opened(tourist, name):
            unseen += [f"{name}: {stop}" for stop in tourist.unseen_stops()]
    tourist.press("ctrl+l")
    unseen += [f"library: {stop}" for stop in tourist.unseen_stops()]
    print(*unseen, sep="\n")
    assert unseen == []


def test_a_drag_leaves_a_rectangle(tourist: Tourist) -> None:
    tourist.move_to([0, 0])
    before = tourist.glance()
    rect = max(SOLUTION, key=lambda rect: rect.area)
    tourist.drag(rect)
    tourist.move_to([0, 0])
    after = tourist.glance()
    cells = Rect(0, 0, PUZZLE.rows, PUZZLE.cols).cells()
    changed = {cell for cell in cells if looks_different(tourist, cell, before, after)}
    assert changed == set(rect.cells())


def looks_different(tourist: Tourist, cell: Cell, before: Look, after: Look) -> bool:
    """Tell whether a cell has got another colour, beside its number."""
    left, top, side = tourist.view
    x, y = round(left + (cell.col + 0.2) * side), round(top + (cell.row + 0.2) * side)
    return bool(before.pixels[y, x] != after.pixels[y, x])
