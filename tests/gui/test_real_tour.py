"""A tour of the program on real screens: what is on the picture, and what has changed on it."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from itertools import product
from pathlib import Path

import numpy as np
import pytest

from shikaku_gui import formats, resources
from shikaku_gui.formats import SavedGame
from shikaku_gui.languages import LANGUAGES
from shikaku_gui.model import Cell, Rect
from shikaku_gui.solver import solve
from tests.gui.real_screen import on_screen, wait_until
from tests.gui.screen_tour import (
    Conditions,
    Glance,
    Look,
    Tourist,
    keep_pictures,
    screen,
    write_sheet,
)

pytestmark = on_screen

SAMPLE = next(path for path in resources.samples() if path.stem == "kuleuven-7x7")
PUZZLE = formats.load(SAMPLE).puzzle
SOLUTION = solve(PUZZLE).solutions[0]

SHORT = (Conditions(1280, 800), Conditions(800, 600, "de", 150))
SIZES, PERCENTS = ((480, 360), (800, 600), (1024, 700)), (100, 150, 200)
LOOKS = tuple(product(("light", "dark"), (False, True)))


def pairs() -> Iterator[Conditions]:
    """Yield conditions in which each two of size, language, text size and colours meet.

    Colours and languages, which do not bear on each other, may not.
    """
    for at, size in enumerate(SIZES):
        for number, language in enumerate(LANGUAGES):
            percent = PERCENTS[(at + number) % len(PERCENTS)]
            scheme, contrast = LOOKS[(3 * at + number) % len(LOOKS)]
            yield Conditions(*size, language, percent, scheme, contrast)


def tightest() -> Iterator[Conditions]:
    """Yield the largest texts in small windows in all languages."""
    for size in ((480, 360), (800, 600)):
        for language in LANGUAGES:
            yield Conditions(*size, language, 200)


LONG = (
    *dict.fromkeys((*pairs(), *tightest())),
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
    """Give somebody before a screen, whose pictures are kept."""
    conditions: Conditions = request.param
    with started(tmp_path, conditions, str(SAMPLE)) as made:
        yield made
    keep_pictures(conditions, made.looks)


@pytest.fixture
def newcomer(request: pytest.FixtureRequest, tourist: Tourist, tmp_path: Path) -> Iterator[Tourist]:
    """Give a new player, with a puzzle in an own folder, before a screen of the same kind."""
    mine = tmp_path / "mine"
    mine.mkdir()
    formats.save(SavedGame(replace(PUZZLE, title="Mine")), mine / "mine.shikaku")
    conditions = replace(
        request.node.callspec.params["tourist"], new_player=True, library=str(mine)
    )
    with started(tmp_path / "new", conditions) as made:
        yield made
    tourist.looks += made.looks


@pytest.fixture(scope="module", autouse=True)
def sheet() -> Iterator[None]:
    """Gather the pictures at the end."""
    yield
    write_sheet()


@contextmanager
def started(folder: Path, conditions: Conditions, *arguments: str) -> Iterator[Tourist]:
    """Start the program on a screen of its own."""
    folder.mkdir(exist_ok=True)
    with screen(conditions):
        made = Tourist(folder, conditions, *arguments)
        try:
            made.turn_to("game")
            yield made
        finally:
            made.kill()


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
    "replay": ("ReplayDialog", 0, "export_replay"),
    "laboratory": ("LaboratoryWindow", 2, "laboratory"),
    "about": ("AboutDialog", 4, "about"),
}


WITH_STOPS = ("board", "library", *WINDOWS, *FROM_MENUS)
ALIKE = {f"library, page {number}" for number in range(10, 20)}
"""The pages of the other collections, which have the stops of the first one."""


def test_every_page(tourist: Tourist, newcomer: Tourist) -> None:
    """Nothing is cut off, what scrolls moves, stops of Tab show the focus, a drag leaves cells."""
    wrong = list(untrue_drag(tourist))
    for person, looks in ((newcomer, first_start(newcomer)), (tourist, stops(tourist))):
        for look in looks:
            wrong += look.faults
            wrong += [f"does not scroll: {place}" for place in person.unmoved(look)]
            if look.name.split(",")[0] in WITH_STOPS and look.name not in ALIKE:
                wrong += [f"{look.name}: no focus: {stop}" for stop in person.unseen_stops()]
    print(*wrong, sep="\n")
    assert wrong == []


def first_start(newcomer: Tourist) -> Iterator[Look]:
    """Yield a look at what a new player is asked, and at what can be done with own puzzles."""
    wait_until(lambda: newcomer.sees("note") != "")
    yield newcomer.look("first start")
    open_library(newcomer)  # which shows the lessons to a new player
    newcomer.go_to(newcomer.glance().told["switches"][0][0])
    newcomer.press("Home", "ctrl+f")
    newcomer.type("Mine")
    wait_until(lambda: list(newcomer.sees("cards")) == ["Mine"])
    yield newcomer.look_after("menu of a card", "Down", "shift+F10")
    newcomer.press("Escape")
    newcomer.press("F2")
    yield from question(newcomer, "rename", "QInputDialog")
    newcomer.kill()  # or it would make puzzles beside the other person


def stops(tourist: Tourist) -> Iterator[Look]:
    """Yield a look at every page, panel and window of the program."""
    yield from panels(tourist)
    yield from menus(tourist)
    open_library(tourist)
    yield from tourist.pages("library")
    tourist.press("ctrl+F1", "Return")
    yield tourist.look("lesson")
    tourist.press("ctrl+F1", "Tab", "Tab", "Return")  # the button beside the first technique
    yield tourist.look("drill")
    tourist.press("ctrl+F1", "shift+Tab", "Return")  # the button above the lessons
    yield tourist.look("placement")
    tourist.press("ctrl+l", "ctrl+l")
    tourist.waits(on_board=True)
    for name in (*WINDOWS, *FROM_MENUS):
        with opened(tourist, name):
            yield from tourist.pages(name)
            yield from FURTHER.get(name, lambda _tourist: iter(()))(tourist)
    yield from files(tourist)


def question(
    tourist: Tourist, name: str, kind: str = "MessageBox", asking: str = "MainWindow"
) -> Iterator[Look]:
    """Yield a look at a question, and cancel it."""
    tourist.turn_to_kind(kind)
    yield tourist.look(name)
    tourist.press("Escape")
    tourist.turn_to_kind(asking)


def search_guide(tourist: Tourist) -> Iterator[Look]:
    """Yield a look at what is found in the guide."""
    tourist.press("ctrl+f")
    tourist.type("a")
    yield tourist.look("guide, search")


def ask_in_editor(tourist: Tourist) -> Iterator[Look]:
    """Yield a look at each question of the editor."""
    tourist.press("ctrl+n")
    yield from question(tourist, "new grid", "SizeDialog", "EditorWindow")
    if not tourist.glance().told["focus"][-1].startswith("EditorBoard"):
        tourist.press("F6")
    tourist.press("2", "ctrl+n")
    tourist.turn_to_kind("SizeDialog")
    tourist.press("Return")
    yield from question(tourist, "leave the editor's puzzle", asking="EditorWindow")


def further_statistics(tourist: Tourist) -> Iterator[Look]:
    """Yield a look at the figures in tables, and at the question before they are erased."""
    tourist.go_to("QPushButton as_tables")
    tourist.press("space")
    yield tourist.look("statistics as tables")
    tourist.press("space")
    tourist.go_to("QPushButton erase")
    tourist.press("space")
    yield from question(tourist, "erase history", asking="StatisticsWindow")


FURTHER = {"statistics": further_statistics, "editor": ask_in_editor, "guide": search_guide}


def files(tourist: Tourist) -> Iterator[Look]:
    """Yield a look at each question on files."""
    several = tourist.saved.with_name("several.jsonl")
    one = formats.dumps(SavedGame(PUZZLE), formats.WRITABLE_FORMATS["jsonl"])
    several.write_text(f"{one.strip()}\n" * 3, "utf-8")
    tourist.press("ctrl+o")
    tourist.name_file(several)
    yield from question(tourist, "open puzzle", "OpenPuzzleDialog")
    tourist.drag(SOLUTION[0])
    tourist.press("ctrl+shift+s")
    tourist.name_file(tourist.saved.with_suffix(".sav"))
    yield from question(tourist, "loss")
    tourist.press("ctrl+shift+s")
    tourist.name_file(tourist.saved)
    wait_until(tourist.saved.exists)
    tourist.turn_to_kind("MainWindow")
    tourist.saved.write_text("changed by another program", "utf-8")
    tourist.press("ctrl+s")
    yield from question(tourist, "conflict")


def open_library(tourist: Tourist) -> None:
    """Go from the board to the library."""
    tourist.press("ctrl+l")
    tourist.waits(on_board=False)


def panels(tourist: Tourist) -> Iterator[Look]:
    """Yield a look at the board with each panel."""
    yield tourist.look("board")
    yield tourist.look_after("first hint", "h")
    yield tourist.look_after("hint", "h", "h")
    tourist.press("Escape")
    yield tourist.look_after("all hints", "ctrl+alt+h")
    tourist.press("Escape")
    yield tourist.look_after("walk through", "ctrl+shift+w")
    tourist.press("Escape")
    yield tourist.look_after("check", "c")
    tourist.press("Escape")
    yield tourist.look_after("possible rectangles", "Tab", "p")
    tourist.press("Escape")
    yield tourist.look_after("trial", "t")
    tourist.press("j")
    yield tourist.look_after("menu of the board", "shift+F10")
    tourist.press("Escape")
    yield tourist.look_after("solution", "ctrl+Return")
    tourist.press("ctrl+z")
    yield tourist.look_after("paused", "ctrl+shift+p")
    tourist.press("ctrl+shift+p")
    for rect in SOLUTION:
        tourist.drag(rect)
    yield tourist.look("finished")
    tourist.press("F6", "Tab", "Tab", "Return")
    tourist.turn_to_kind("GameReplay")
    yield tourist.look("replay of the game")
    tourist.press("Escape")
    tourist.turn_to_kind("MainWindow")
    tourist.press("F6")  # back to the board
    yield tourist.look_after("review", "F6", "Tab", "Return")
    tourist.press("Escape")
    tourist.waits(on_board=True)
    tourist.press("ctrl+r")


def menus(tourist: Tourist) -> Iterator[Look]:
    """Yield a look at each menu."""
    for number in range(len(tourist.glance().told["menus"])):
        tourist.open_menu(number)
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


RESIZED = ("statistics", "editor", "guide", "laboratory")


@pytest.mark.skipif(CONDITIONS is SHORT, reason="takes minutes; --long runs it")
@pytest.mark.parametrize("size", [(480, 360), (800, 600)])
def test_texts_change_their_size_as_at_a_fresh_start(size: tuple[int, int], tmp_path: Path) -> None:
    fresh = {}
    for percent in (100, 150):
        conditions = Conditions(*size, text_size=percent, clock=False)
        with started(tmp_path / str(percent), conditions, str(SAMPLE)) as tourist:
            fresh[percent] = list(resized(tourist))
    different = []
    with started(tmp_path / "live", Conditions(*size, clock=False), str(SAMPLE)) as tourist:
        list(resized(tourist))  # what is shown once is kept, and must change
        for percent, number in ((150, 3), (100, 0)):
            set_text_size(tourist, number)
            for wanted, found in zip(fresh[percent], resized(tourist), strict=True):
                assert wanted.name == found.name
                if not np.array_equal(wanted.pixels, found.pixels):
                    different.append(f"{found.name} at {percent}: {wanted.path}, {found.path}")
    print(*different, sep="\n")
    assert different == []


def resized(tourist: Tourist) -> Iterator[Look]:
    """Yield a look at all that stays in memory and has texts."""
    tourist.move_to([0, 0])
    wait_until(lambda: tourist.sees("facts").endswith("minute"))
    yield tourist.look("board")
    open_library(tourist)
    wait_until(lambda: tourist.sees("listed").endswith("puzzles"))  # and none is still to be read
    yield from tourist.pages("library")
    tourist.press("ctrl+l")
    tourist.waits(on_board=True)
    for name in RESIZED:
        with opened(tourist, name):
            yield from tourist.pages(name)


def set_text_size(tourist: Tourist, number: int) -> None:
    """Choose a size of texts in the preferences."""
    with opened(tourist, "preferences"):
        tourist.press("alt+t", "Home", *["Down"] * number)
        tourist.move_to([0, 0])
        tourist.look("preferences")


def untrue_drag(tourist: Tourist) -> Iterator[str]:
    """Drag a rectangle on the board; yield the cells that show it and are not in it, or else."""
    tourist.move_to([0, 0])
    before = tourist.glance()
    rect = max(SOLUTION, key=lambda rect: rect.area)
    tourist.drag(rect)
    tourist.move_to([0, 0])
    after = tourist.glance()
    for cell in Rect(0, 0, PUZZLE.rows, PUZZLE.cols).cells():
        if looks_different(tourist, cell, before, after) != (cell in rect.cells()):
            yield f"{rect} is dragged: {cell} does not look so"
    tourist.press("ctrl+z")


def looks_different(tourist: Tourist, cell: Cell, before: Glance, after: Glance) -> bool:
    """Tell whether a cell has got another colour, beside its number."""
    left, top, side = tourist.view
    x, y = round(left + (cell.col + 0.2) * side), round(top + (cell.row + 0.2) * side)
    return bool(before.pixels[y, x] != after.pixels[y, x])
