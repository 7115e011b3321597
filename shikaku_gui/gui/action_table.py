"""The table of all actions: their menus, texts, icons and keys."""

from dataclasses import dataclass
from enum import Enum

from PySide6.QtGui import QAction, QKeySequence

from shikaku_gui.play.messages import QT_TRANSLATE_NOOP

Key = QKeySequence.StandardKey


class Menu(Enum):
    """The menus of the menu bar, in their order; the values are their titles."""

    FILE = QT_TRANSLATE_NOOP("actions", "&File")
    EDIT = QT_TRANSLATE_NOOP("actions", "&Edit")
    PUZZLE = QT_TRANSLATE_NOOP("actions", "&Puzzle")
    VIEW = QT_TRANSLATE_NOOP("actions", "&View")
    HELP = QT_TRANSLATE_NOOP("actions", "&Help")


@dataclass(frozen=True)
class Entry:
    """An action: its name in the program, its menu and text, and how it is reached.

    ``key`` is the platform's shortcut and ``more`` are others beside it; ``letter`` works
    while the board has the focus. An entry with ``ends_group`` is followed by a line in
    its menu. ``role`` tells macOS where the action belongs.
    """

    name: str
    menu: Menu
    text: str
    tip: str = ""
    icon: str = ""
    key: Key | None = None
    more: tuple[str, ...] = ()
    letter: str = ""
    checkable: bool = False
    submenu: bool = False
    ends_group: bool = False
    role: QAction.MenuRole = QAction.MenuRole.NoRole


ENTRIES = (
    Entry(
        "library",
        Menu.FILE,
        QT_TRANSLATE_NOOP("actions", "&Library"),
        QT_TRANSLATE_NOOP("actions", "All puzzles, the daily one, unfinished games, history"),
        icon="library",
        more=("Ctrl+L",),
        checkable=True,
        ends_group=True,
    ),
    Entry(
        "new",
        Menu.FILE,
        QT_TRANSLATE_NOOP("actions", "&New Puzzle..."),
        QT_TRANSLATE_NOOP("actions", "Make a new puzzle; Undo brings your game back"),
        icon="new",
        key=Key.New,
        more=("Ctrl+N",),
        letter="N",
    ),
    Entry(
        "new_same",
        Menu.FILE,
        QT_TRANSLATE_NOOP("actions", "Ne&w, Same as Last"),
        QT_TRANSLATE_NOOP("actions", "Make a new puzzle with the settings used last"),
        more=("Ctrl+Shift+N",),
        ends_group=True,
    ),
    Entry(
        "open",
        Menu.FILE,
        QT_TRANSLATE_NOOP("actions", "&Open..."),
        QT_TRANSLATE_NOOP("actions", "Open a puzzle or a saved game"),
        icon="open",
        key=Key.Open,
    ),
    Entry("recent", Menu.FILE, QT_TRANSLATE_NOOP("actions", "Open &Recent"), submenu=True),
    Entry(
        "sample",
        Menu.FILE,
        QT_TRANSLATE_NOOP("actions", "Open Sa&mple"),
        submenu=True,
    ),
    Entry(
        "editor",
        Menu.FILE,
        QT_TRANSLATE_NOOP("actions", "Puzzle E&ditor"),
        QT_TRANSLATE_NOOP("actions", "Make a puzzle of your own"),
        more=("Ctrl+D",),
        ends_group=True,
    ),
    Entry(
        "save",
        Menu.FILE,
        QT_TRANSLATE_NOOP("actions", "&Save"),
        QT_TRANSLATE_NOOP("actions", "Save the game to a file"),
        icon="save",
        key=Key.Save,
    ),
    Entry(
        "save_as",
        Menu.FILE,
        QT_TRANSLATE_NOOP("actions", "Save &As..."),
        key=Key.SaveAs,
        more=("Ctrl+Shift+S",),
        ends_group=True,
    ),
    Entry(
        "export_image",
        Menu.FILE,
        QT_TRANSLATE_NOOP("actions", "&Export Image..."),
        QT_TRANSLATE_NOOP("actions", "Write a picture: PNG, SVG or PDF"),
        more=("Ctrl+E",),
    ),
    Entry(
        "print",
        Menu.FILE,
        QT_TRANSLATE_NOOP("actions", "&Print..."),
        QT_TRANSLATE_NOOP("actions", "Print one or several puzzles, with a preview"),
        key=Key.Print,
        ends_group=True,
    ),
    Entry(
        "quit",
        Menu.FILE,
        QT_TRANSLATE_NOOP("actions", "&Quit"),
        key=Key.Quit,
        more=("Ctrl+Q",),
        role=QAction.MenuRole.QuitRole,
    ),
    Entry(
        "undo",
        Menu.EDIT,
        QT_TRANSLATE_NOOP("actions", "&Undo"),
        QT_TRANSLATE_NOOP("actions", "Take the last step back"),
        icon="undo",
        key=Key.Undo,
        letter="U",
    ),
    Entry(
        "redo",
        Menu.EDIT,
        QT_TRANSLATE_NOOP("actions", "&Redo"),
        QT_TRANSLATE_NOOP("actions", "Make the step again that was taken back"),
        icon="redo",
        key=Key.Redo,
        more=("Ctrl+Y", "Ctrl+Shift+Z"),
        letter="R",
        ends_group=True,
    ),
    Entry(
        "clear",
        Menu.EDIT,
        QT_TRANSLATE_NOOP("actions", "&Clear"),
        QT_TRANSLATE_NOOP("actions", "Remove all rectangles; Undo brings them back"),
        icon="clear",
        more=("Ctrl+Backspace",),
        ends_group=True,
    ),
    Entry(
        "copy_link",
        Menu.EDIT,
        QT_TRANSLATE_NOOP("actions", "C&opy Link"),
        QT_TRANSLATE_NOOP("actions", "Copy the puzzle's address on puzz.link"),
        key=Key.Copy,
    ),
    Entry("copy", Menu.EDIT, QT_TRANSLATE_NOOP("actions", "Copy &As"), submenu=True),
    Entry(
        "paste",
        Menu.EDIT,
        QT_TRANSLATE_NOOP("actions", "&Paste Puzzle"),
        QT_TRANSLATE_NOOP("actions", "Open the puzzle that is in the clipboard as text"),
        icon="paste",
        key=Key.Paste,
    ),
    Entry(
        "check",
        Menu.PUZZLE,
        QT_TRANSLATE_NOOP("actions", "&Check"),
        QT_TRANSLATE_NOOP("actions", "Tell whether all is right so far"),
        icon="check",
        more=("Ctrl+K",),
        letter="C",
    ),
    Entry("check_level", Menu.PUZZLE, QT_TRANSLATE_NOOP("actions", "Show &Mistakes"), submenu=True),
    Entry(
        "go_back",
        Menu.PUZZLE,
        QT_TRANSLATE_NOOP("actions", "Back to the &Last Good Position"),
        QT_TRANSLATE_NOOP("actions", "Undo as far as needed to be rid of mistakes"),
        more=("Ctrl+Shift+K",),
    ),
    Entry(
        "left",
        Menu.PUZZLE,
        QT_TRANSLATE_NOOP("actions", "Cl&ues Left"),
        QT_TRANSLATE_NOOP("actions", "Tell which clues are left and how much is covered"),
        more=("Ctrl+Shift+L",),
        letter="L",
        ends_group=True,
    ),
    Entry(
        "hint",
        Menu.PUZZLE,
        QT_TRANSLATE_NOOP("actions", "&Hint"),
        QT_TRANSLATE_NOOP("actions", "A nudge; each further press says more, the last one draws"),
        icon="hint",
        more=("Ctrl+Shift+H",),
        letter="H",
    ),
    Entry(
        "all_hints",
        Menu.PUZZLE,
        QT_TRANSLATE_NOOP("actions", "&All Hints Now"),
        QT_TRANSLATE_NOOP("actions", "List every step that can be made now"),
        more=("Ctrl+Alt+H",),
    ),
    Entry(
        "walk",
        Menu.PUZZLE,
        QT_TRANSLATE_NOOP("actions", "&Walk Through"),
        QT_TRANSLATE_NOOP("actions", "Show step by step how the solution is found from here"),
        more=("Ctrl+Shift+W",),
        ends_group=True,
    ),
    Entry(
        "solve",
        Menu.PUZZLE,
        QT_TRANSLATE_NOOP("actions", "&Solve"),
        QT_TRANSLATE_NOOP("actions", "Draw the whole solution; Undo brings your game back"),
        icon="solve",
        more=("Ctrl+Return",),
        ends_group=True,
    ),
    Entry(
        "edit",
        Menu.PUZZLE,
        QT_TRANSLATE_NOOP("actions", "&Edit This Puzzle"),
        QT_TRANSLATE_NOOP("actions", "Change the puzzle in the editor; your game stays as it is"),
        more=("Ctrl+Shift+D",),
    ),
    Entry(
        "statistics",
        Menu.VIEW,
        QT_TRANSLATE_NOOP("actions", "&Statistics"),
        QT_TRANSLATE_NOOP("actions", "Your times, hints, streaks and the calendar of the year"),
        more=("Ctrl+Shift+T",),
        ends_group=True,
    ),
    Entry(
        "scheme", Menu.VIEW, QT_TRANSLATE_NOOP("actions", "&Colours"), submenu=True, ends_group=True
    ),
    Entry(
        "zoom_in",
        Menu.VIEW,
        QT_TRANSLATE_NOOP("actions", "Zoom &In"),
        QT_TRANSLATE_NOOP("actions", "Make the cells larger"),
        icon="zoom_in",
        key=Key.ZoomIn,
        more=("Ctrl++", "Ctrl+="),
    ),
    Entry(
        "zoom_out",
        Menu.VIEW,
        QT_TRANSLATE_NOOP("actions", "Zoom &Out"),
        QT_TRANSLATE_NOOP("actions", "Make the cells smaller"),
        icon="zoom_out",
        key=Key.ZoomOut,
        more=("Ctrl+-",),
    ),
    Entry(
        "fit",
        Menu.VIEW,
        QT_TRANSLATE_NOOP("actions", "&Whole Board"),
        QT_TRANSLATE_NOOP("actions", "Show all of the board"),
        icon="fit",
        more=("Ctrl+0",),
        letter="F",
        ends_group=True,
    ),
    Entry(
        "rulers",
        Menu.VIEW,
        QT_TRANSLATE_NOOP("actions", "&Row and Column Numbers"),
        checkable=True,
    ),
    Entry(
        "overview",
        Menu.VIEW,
        QT_TRANSLATE_NOOP("actions", "O&verview"),
        QT_TRANSLATE_NOOP("actions", "Show in a corner which part of a large board is seen"),
        checkable=True,
    ),
    Entry(
        "full_screen",
        Menu.VIEW,
        QT_TRANSLATE_NOOP("actions", "&Full Screen"),
        key=Key.FullScreen,
        more=("F11",),
        checkable=True,
    ),
    Entry(
        "how_to_play",
        Menu.HELP,
        QT_TRANSLATE_NOOP("actions", "&How to Play"),
        key=Key.HelpContents,
        more=("F1",),
    ),
    Entry(
        "shortcuts",
        Menu.HELP,
        QT_TRANSLATE_NOOP("actions", "&Keyboard Shortcuts"),
        more=("Ctrl+?",),
        ends_group=True,
    ),
    Entry(
        "about",
        Menu.HELP,
        QT_TRANSLATE_NOOP("actions", "&About Shikaku"),
        role=QAction.MenuRole.AboutRole,
    ),
)
"""All actions, in the order of the menus."""

TOOLBAR = (
    "library",
    "new",
    "open",
    "save",
    "",
    "undo",
    "redo",
    "clear",
    "",
    "check",
    "solve",
    "hint",
)
"""The actions of the toolbar; an empty name is a line between groups.

The last one changes its words, so that nothing stands after it that would have to move.
"""

WITH_WORDS = ("check", "solve", "hint")
"""The actions of the toolbar that show their text beside the icon."""

SPARE = ("solve", "check", "save", "open", "solve", "clear", "check", "new")
"""What a narrow toolbar gives up, in this order: words first, where a button shows them."""
