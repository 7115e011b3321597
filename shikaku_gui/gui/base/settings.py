"""The user's settings."""

from pathlib import Path

from PySide6.QtCore import QByteArray, QObject, QSettings, Signal

from shikaku_gui.gui.base.identity import DATA_FOLDER
from shikaku_gui.gui.base.notation import Notation
from shikaku_gui.gui.base.theme import Scheme, Tints
from shikaku_gui.play import CheckLevel
from shikaku_gui.store import DailySize

RECENT = 10
"""The most recent files to remember."""

_EXTENT_KEYS = {True: "view/panel_width", False: "view/panel_height"}
_MOST_DIGITS = 5

WALK_SECONDS = 2.0
MOST_WALK_SECONDS = 60.0


TEXT_SIZES = (100, 115, 130, 150, 175, 200)
"""The sizes of texts to choose from, in percent of the system's."""


class Settings(QObject):
    """Typed access to a settings store; says when a setting has changed."""

    changed = Signal()

    def __init__(self, store: QSettings) -> None:
        super().__init__()
        self._store = store

    def _flag(self, key: str, default: bool) -> bool:
        return str(self._store.value(key, "true" if default else "false")) == "true"

    def _keep(self, key: str, value: object) -> None:
        """Store a value, and say so if it is another one."""
        text = ("true" if value else "false") if isinstance(value, bool) else value
        if self._store.value(key) != text:
            self._store.setValue(key, text)
            self.changed.emit()

    @property
    def scheme(self) -> Scheme:
        """The colour scheme."""
        kept = self._store.value("view/scheme", "")
        return next((scheme for scheme in Scheme if scheme.value == kept), Scheme.SYSTEM)

    @scheme.setter
    def scheme(self, scheme: Scheme) -> None:
        self._keep("view/scheme", scheme.value)

    @property
    def contrast(self) -> bool:
        """Whether colours have high contrast even if the system does not ask for it."""
        return self._flag("view/contrast", False)

    @contrast.setter
    def contrast(self, high: bool) -> None:
        self._keep("view/contrast", high)

    @property
    def tints(self) -> Tints:
        """The tints of rectangles."""
        kept = self._store.value("view/tints", "")
        return next((tints for tints in Tints if tints.value == kept), Tints.ALL)

    @tints.setter
    def tints(self, tints: Tints) -> None:
        self._keep("view/tints", tints.value)

    @property
    def text_size(self) -> int:
        """The size of texts, in percent of the system's."""
        kept = str(self._store.value("view/text_size", ""))
        return next((size for size in TEXT_SIZES if str(size) == kept), TEXT_SIZES[0])

    @text_size.setter
    def text_size(self, percent: int) -> None:
        self._keep("view/text_size", str(percent))

    @property
    def notation(self) -> Notation:
        """How cells are named."""
        kept = self._store.value("view/notation", "")
        return next((one for one in Notation if one.value == kept), Notation.ROW_AND_COLUMN)

    @notation.setter
    def notation(self, notation: Notation) -> None:
        self._keep("view/notation", notation.value)

    @property
    def clock(self) -> bool:
        """Whether the time is shown during a game."""
        return self._flag("view/clock", True)

    @clock.setter
    def clock(self, shown: bool) -> None:
        self._keep("view/clock", shown)

    @property
    def reduced_motion(self) -> bool:
        """Whether nothing is animated even if the system does not ask for it."""
        return self._flag("view/reduced_motion", False)

    @reduced_motion.setter
    def reduced_motion(self, reduced: bool) -> None:
        self._keep("view/reduced_motion", reduced)

    @property
    def data_folder(self) -> Path | None:
        """The folder that the player chose for the games, None for the usual one."""
        return self._folder(DATA_FOLDER)

    @data_folder.setter
    def data_folder(self, folder: Path | None) -> None:
        self._keep(DATA_FOLDER, str(folder or ""))

    @property
    def next_data_folder(self) -> Path | None:
        """The folder that is to hold the data from the next start on, None for no other."""
        return self._folder("data/next")

    @next_data_folder.setter
    def next_data_folder(self, folder: Path | None) -> None:
        self._keep("data/next", str(folder or ""))

    def _folder(self, key: str) -> Path | None:
        kept = self._store.value(key, "")
        return Path(kept) if isinstance(kept, str) and kept else None

    @property
    def language(self) -> str:
        """The language of the program, empty for that of the system."""
        return str(self._store.value("view/language", ""))

    @language.setter
    def language(self, language: str) -> None:
        self._keep("view/language", language)

    @property
    def rulers(self) -> bool:
        """Whether row and column numbers are shown."""
        return self._flag("view/rulers", True)

    @rulers.setter
    def rulers(self, shown: bool) -> None:
        self._keep("view/rulers", shown)

    @property
    def overview(self) -> bool:
        """Whether the minimap of large boards is shown."""
        return self._flag("view/overview", True)

    @overview.setter
    def overview(self, shown: bool) -> None:
        self._keep("view/overview", shown)

    @property
    def marks(self) -> bool:
        """Whether the player's marks are shown."""
        return self._flag("view/marks", True)

    @marks.setter
    def marks(self, shown: bool) -> None:
        self._keep("view/marks", shown)

    @property
    def editor_panel(self) -> bool:
        """Whether the editor's side panel is shown."""
        return self._flag("editor/panel", True)

    @editor_panel.setter
    def editor_panel(self, shown: bool) -> None:
        self._keep("editor/panel", shown)

    @property
    def side_panel(self) -> bool:
        """Whether the panel beside the board is shown without a note or a hint in it."""
        return str(self._store.value("view/panel", "true")) == "true"

    @side_panel.setter
    def side_panel(self, shown: bool) -> None:
        self._store.setValue("view/panel", "true" if shown else "false")

    def panel_extent(self, *, beside: bool) -> int | None:
        """Return the width of the panel beside the board, or its height below; None as usual."""
        kept = str(self._store.value(_EXTENT_KEYS[beside], ""))
        return (
            int(kept) if kept.isascii() and kept.isdigit() and len(kept) <= _MOST_DIGITS else None
        )

    def keep_panel_extent(self, extent: int, *, beside: bool) -> None:
        """Remember the width or height of the panel, in pixels."""
        self._store.setValue(_EXTENT_KEYS[beside], str(extent))

    @property
    def check_level(self) -> CheckLevel:
        """Which mistakes are shown, and when."""
        kept = self._store.value("play/check", "")
        return next((level for level in CheckLevel if level.value == kept), CheckLevel.RULES)

    @check_level.setter
    def check_level(self, level: CheckLevel) -> None:
        self._keep("play/check", level.value)

    @property
    def learn_play(self) -> bool:
        """Whether hints leave the drawing to the player."""
        return self._flag("game/learn_play", False)

    @learn_play.setter
    def learn_play(self, learning: bool) -> None:
        self._keep("game/learn_play", learning)

    @property
    def new_player(self) -> bool:
        """Whether the player is not known to have solved a puzzle."""
        return self._flag("learn/new_player", True)

    @new_player.setter
    def new_player(self, new: bool) -> None:
        self._keep("learn/new_player", new)

    @property
    def asked_new_player(self) -> bool:
        """Whether the player was asked whether to be shown the rules."""
        return self._flag("learn/asked", False)

    @asked_new_player.setter
    def asked_new_player(self, asked: bool) -> None:
        self._keep("learn/asked", asked)

    @property
    def walk_seconds(self) -> float:
        """The seconds that a walkthrough stays at each picture."""
        try:
            kept = float(str(self._store.value("play/walk_seconds", WALK_SECONDS)))
        except ValueError:
            return WALK_SECONDS
        return kept if 0 < kept <= MOST_WALK_SECONDS else WALK_SECONDS

    @walk_seconds.setter
    def walk_seconds(self, seconds: float) -> None:
        self._store.setValue("play/walk_seconds", seconds)

    @property
    def library_folder(self) -> Path | None:
        """The player's puzzle folder, None if none was chosen."""
        return self._folder("library/folder")

    @library_folder.setter
    def library_folder(self, folder: Path) -> None:
        self._store.setValue("library/folder", str(folder))

    @property
    def daily_size(self) -> DailySize:
        """The size of daily puzzle that the player chose last."""
        kept = self._store.value("library/daily_size", "")
        return next((size for size in DailySize if size.value == kept), DailySize.MEDIUM)

    @daily_size.setter
    def daily_size(self, size: DailySize) -> None:
        self._store.setValue("library/daily_size", size.value)

    @property
    def recent_presets(self) -> list[str]:
        """The settings of recently generated puzzles, the latest first."""
        kept = self._store.value("new/wishes", [])
        texts = [kept] if isinstance(kept, str) else kept
        return [str(text) for text in texts if text] if isinstance(texts, list) else []

    @recent_presets.setter
    def recent_presets(self, recent_presets: list[str]) -> None:
        self._store.setValue("new/wishes", recent_presets)

    @property
    def geometry(self) -> QByteArray:
        """The window's geometry, empty if it was never saved."""
        kept = self._store.value("window/geometry")
        return kept if isinstance(kept, QByteArray) else QByteArray()

    @geometry.setter
    def geometry(self, geometry: QByteArray) -> None:
        self._store.setValue("window/geometry", geometry)

    @property
    def recent(self) -> list[Path]:
        """Recently opened or saved files, the latest first."""
        kept = self._store.value("files/recent", [])
        texts = [kept] if isinstance(kept, str) else kept
        return [Path(text) for text in texts if text] if isinstance(texts, list) else []

    @recent.setter
    def recent(self, paths: list[Path]) -> None:
        self._store.setValue("files/recent", [str(path) for path in paths[:RECENT]])

    def used(self, path: Path) -> None:
        """Move a file to the front of the recent ones."""
        self.recent = [path, *(other for other in self.recent if other != path)]

    @property
    def last_folder(self) -> str:
        """The folder of the most recent file, empty if there is none."""
        return str(self.recent[0].parent) if self.recent else ""
