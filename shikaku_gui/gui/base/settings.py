"""The user's settings."""

from pathlib import Path

from PySide6.QtCore import QByteArray, QSettings

from shikaku_gui.gui.base.theme import Scheme
from shikaku_gui.play import CheckLevel

RECENT = 10
"""The most recent files to remember."""

_EXTENT_KEYS = {True: "view/panel_width", False: "view/panel_height"}
_MOST_DIGITS = 5

WALK_SECONDS = 2.0
MOST_WALK_SECONDS = 60.0


class Settings:
    """Typed access to a settings store."""

    def __init__(self, store: QSettings) -> None:
        self._store = store

    @property
    def scheme(self) -> Scheme:
        """The colour scheme."""
        kept = self._store.value("view/scheme", "")
        return next((scheme for scheme in Scheme if scheme.value == kept), Scheme.SYSTEM)

    @scheme.setter
    def scheme(self, scheme: Scheme) -> None:
        self._store.setValue("view/scheme", scheme.value)

    @property
    def language(self) -> str:
        """The language of the program, empty for that of the system."""
        return str(self._store.value("view/language", ""))

    @language.setter
    def language(self, language: str) -> None:
        self._store.setValue("view/language", language)

    @property
    def rulers(self) -> bool:
        """Whether row and column numbers are shown."""
        return str(self._store.value("view/rulers", "true")) == "true"

    @rulers.setter
    def rulers(self, shown: bool) -> None:
        self._store.setValue("view/rulers", "true" if shown else "false")

    @property
    def overview(self) -> bool:
        """Whether the minimap of large boards is shown."""
        return str(self._store.value("view/overview", "true")) == "true"

    @overview.setter
    def overview(self, shown: bool) -> None:
        self._store.setValue("view/overview", "true" if shown else "false")

    @property
    def marks(self) -> bool:
        """Whether the player's marks are shown."""
        return str(self._store.value("view/marks", "true")) == "true"

    @marks.setter
    def marks(self, shown: bool) -> None:
        self._store.setValue("view/marks", "true" if shown else "false")

    @property
    def editor_panel(self) -> bool:
        """Whether the editor's side panel is shown."""
        return str(self._store.value("editor/panel", "true")) == "true"

    @editor_panel.setter
    def editor_panel(self, shown: bool) -> None:
        self._store.setValue("editor/panel", "true" if shown else "false")

    @property
    def side_panel(self) -> bool:
        """Whether the panel beside the board is shown while it has nothing to say."""
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
        self._store.setValue("play/check", level.value)

    @property
    def learn_play(self) -> bool:
        """Whether hints leave the drawing to the player."""
        return str(self._store.value("game/learn_play", "false")) == "true"

    @learn_play.setter
    def learn_play(self, learning: bool) -> None:
        self._store.setValue("game/learn_play", "true" if learning else "false")

    @property
    def new_player(self) -> bool:
        """Whether the player is not known to have solved a puzzle."""
        return str(self._store.value("learn/new_player", "true")) == "true"

    @new_player.setter
    def new_player(self, new: bool) -> None:
        self._store.setValue("learn/new_player", "true" if new else "false")

    @property
    def asked_new_player(self) -> bool:
        """Whether the player was asked whether to be shown the rules."""
        return str(self._store.value("learn/asked", "false")) == "true"

    @asked_new_player.setter
    def asked_new_player(self, asked: bool) -> None:
        self._store.setValue("learn/asked", "true" if asked else "false")

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
        kept = self._store.value("library/folder", "")
        return Path(kept) if isinstance(kept, str) and kept else None

    @library_folder.setter
    def library_folder(self, folder: Path) -> None:
        self._store.setValue("library/folder", str(folder))

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
