"""The stops of the tour of the program: every page, panel, window and question of it."""

from collections.abc import Iterator
from contextlib import contextmanager

from shikaku_gui import formats, resources
from shikaku_gui.formats import SavedGame
from shikaku_gui.solver import solve
from tests.gui.real_screen import data_folder, wait_until
from tests.gui.screen_tour import Look, Tourist

SAMPLE = next(path for path in resources.samples() if path.stem == "kuleuven-7x7")
PUZZLE = formats.load(SAMPLE).puzzle
SOLUTION = solve(PUZZLE).solutions[0]

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


def missing_folder(without_data: Tourist) -> Iterator[Look]:
    """Yield a look at the question of whom the data are missing, and quit."""
    yield without_data.look("missing folder")
    without_data.press("Escape")


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
    tourist.press("ctrl+F1", "Tab", "Return")
    yield tourist.look("example")
    tourist.press("Return")
    yield tourist.look("example to try")
    tourist.press("ctrl+F1", "Tab", "Return")  # the button beside the first technique
    yield tourist.look("drill")
    tourist.press("ctrl+F1", *["shift+Tab"] * 3, "Return")  # the button above the lessons
    yield tourist.look("placement")
    tourist.press("ctrl+F1", "shift+Tab", "Return")
    yield tourist.look("mixed round")
    tourist.press("ctrl+l", "ctrl+l")
    tourist.waits(on_board=True)
    for name in (*WINDOWS, *FROM_MENUS):
        with opened(tourist, name):
            yield from tourist.pages(name)
            yield from FURTHER.get(name, lambda _tourist: iter(()))(tourist)
    yield from files(tourist)
    yield from troubles(tourist)


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


def troubles(tourist: Tourist) -> Iterator[Look]:
    """Yield a look at an error, and at what is asked where the last moves cannot be saved."""
    tourist.fail()
    tourist.turn_to_kind("MessageBox")
    yield tourist.look("error")
    tourist.press("shift+Tab", "space")
    yield from question(tourist, "details of an error")
    games = data_folder(tourist.saved.parent) / "games"
    games.rename(games.with_name("moved"))
    games.touch()  # in which no file can be written
    tourist.turn_to("game")  # a note may have moved the board
    tourist.drag(SOLUTION[1])
    tourist.press("ctrl+q")
    yield from question(tourist, "moves not saved")


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
