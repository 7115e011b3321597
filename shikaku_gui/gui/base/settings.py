"""The user's settings: what they are, their keys, and their values by default."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from enum import Enum
from pathlib import Path
from typing import Any, Generic, TypeVar, overload

from PySide6.QtCore import QByteArray, QObject, QSettings, QStandardPaths, Signal

from shikaku_gui.gui.base.identity import DATA_FOLDER
from shikaku_gui.gui.base.notation import Notation
from shikaku_gui.gui.base.theme import Scheme, Tints
from shikaku_gui.play import CheckLevel
from shikaku_gui.resources import is_bundled
from shikaku_gui.store import DailyKind

T = TypeVar("T")
EnumT = TypeVar("EnumT", bound=Enum)
NumberT = TypeVar("NumberT", bound=float)

RECENT = 10
"""The most recent files to remember."""

WALK_SECONDS = 2.0
MOST_WALK_SECONDS = 60.0
_MOST_EXTENT = 99_999

TEXT_SIZES = (100, 115, 130, 150, 175, 200)
"""The sizes of texts to choose from, in percent of the system's."""


class Setting(ABC, Generic[T]):
    """An attribute of :class:`Settings` that is kept in the store under a key.

    What cannot be read raises ``ValueError``, and the default is used. A
    ``personal`` one names the player's files and is left out of diagnostics.
    """

    personal = False

    def __init__(self, key: str, default: T) -> None:
        self.key = key
        self.default = default
        self.name = ""

    @abstractmethod
    def _read(self, kept: Any) -> T:
        """Return the value that is kept in this form in the store."""

    def _write(self, value: T) -> object:
        """Return what to keep of a value in the store."""
        return value

    def __set_name__(self, _owner: type, name: str) -> None:
        self.name = name

    @overload
    def __get__(self, settings: None, _owner: type) -> Setting[T]: ...
    @overload
    def __get__(self, settings: Settings, _owner: type) -> T: ...
    def __get__(self, settings: Settings | None, _owner: type) -> Setting[T] | T:
        if settings is None:
            return self
        kept = settings.store.value(self.key)
        try:
            return self.default if kept is None else self._read(kept)
        except ValueError:
            return self.default

    def __set__(self, settings: Settings, value: T) -> None:
        kept = self._write(value)
        if settings.store.value(self.key) != kept:
            settings.store.setValue(self.key, kept)
            settings.changed.emit()


class Flag(Setting[bool]):
    """Something that is on or off."""

    def _read(self, kept: Any) -> bool:
        return str(kept) == "true"

    def _write(self, value: bool) -> str:
        return "true" if value else "false"


class Choice(Setting[EnumT]):
    """A member of an enum, kept by its value."""

    def __init__(self, key: str, members: type[EnumT], default: EnumT) -> None:
        super().__init__(key, default)
        self.members = members

    def _read(self, kept: Any) -> EnumT:
        return self.members(kept)

    def _write(self, value: EnumT) -> object:
        return value.value


class Number(Setting[NumberT]):
    """A number, of the ones that are allowed."""

    def __init__(self, key: str, default: NumberT, allows: Callable[[NumberT], bool]) -> None:
        super().__init__(key, default)
        self._allows = allows

    def _read(self, kept: Any) -> NumberT:
        number = type(self.default)(str(kept))
        if not self._allows(number):
            raise ValueError(kept)
        return number

    def _write(self, value: NumberT) -> str:
        return f"{value:g}"


class Text(Setting[str]):
    """A text."""

    def _read(self, kept: Any) -> str:
        return str(kept)


class Folder(Setting[Path | None]):
    """A folder, None for none."""

    personal = True

    def __init__(self, key: str) -> None:
        super().__init__(key, None)

    def _read(self, kept: Any) -> Path | None:
        return Path(kept) if isinstance(kept, str) and kept else None

    def _write(self, value: Path | None) -> str:
        return str(value or "")


class Recent(Setting[tuple[str, ...]]):
    """Texts, the latest first; the store returns a single one by itself."""

    personal = True

    def __init__(self, key: str) -> None:
        super().__init__(key, ())

    def _read(self, kept: Any) -> tuple[str, ...]:
        texts = [kept] if isinstance(kept, str) else kept
        return tuple(str(text) for text in texts if text) if isinstance(texts, list) else ()

    def _write(self, value: tuple[str, ...]) -> list[str]:
        return list(value)


class Geometry(Setting[QByteArray]):
    """The geometry of a window, empty if it was never saved."""

    personal = True

    def _read(self, kept: Any) -> QByteArray:
        return kept if isinstance(kept, QByteArray) else QByteArray()


class Settings(QObject):
    """Typed access to a settings store; ``changed`` is emitted when a setting has changed."""

    changed = Signal()

    scheme = Choice("view/scheme", Scheme, Scheme.SYSTEM)
    contrast = Flag("view/contrast", False)
    """Whether colours have high contrast even if the system does not ask for it."""
    tints = Choice("view/tints", Tints, Tints.ALL)
    text_size = Number("view/text_size", TEXT_SIZES[0], TEXT_SIZES.__contains__)
    """The size of texts, in percent of the system's."""
    notation = Choice("view/notation", Notation, Notation.ROW_AND_COLUMN)
    reduced_motion = Flag("view/reduced_motion", False)
    """Whether nothing is animated even if the system does not ask for it."""
    language = Text("view/language", "")
    """The language of the program, empty for the one of the system."""
    rulers = Flag("view/rulers", True)
    overview = Flag("view/overview", True)
    """Whether the minimap of large boards is shown."""
    marks = Flag("view/marks", True)
    """Whether the player's marks are shown."""
    editor_panel = Flag("editor/panel", True)
    side_panel = Flag("view/panel", True)
    """Whether the panel beside the board is shown without a note or a hint in it."""
    panel_width = Number("view/panel_width", 0, range(_MOST_EXTENT + 1).__contains__)
    """The width of the panel beside the board, in pixels, 0 for the usual one."""
    panel_height = Number("view/panel_height", 0, range(_MOST_EXTENT + 1).__contains__)
    """The height of the panel below the board, in pixels, 0 for the usual one."""
    clock = Flag("view/clock", True)
    """Whether the time is shown during a game."""
    check_level = Choice("play/check", CheckLevel, CheckLevel.RULES)
    learn_play = Flag("game/learn_play", False)
    """Whether hints leave the drawing to the player."""
    walk_seconds = Number("play/walk_seconds", WALK_SECONDS, lambda s: 0 < s <= MOST_WALK_SECONDS)
    """The seconds that a walkthrough stays at each picture."""
    new_player = Flag("learn/new_player", True)
    """Whether the player is not known to have solved a puzzle."""
    asked_new_player = Flag("learn/asked", False)
    """Whether the player has answered whether to be shown the rules."""
    daily_kind = Choice("library/daily_size", DailyKind, DailyKind.MEDIUM)
    """The size of daily puzzle that the player chose last."""
    library_folder = Folder("library/folder")
    """The player's puzzle folder."""
    data_folder = Folder(DATA_FOLDER)
    """The folder that the player chose for the data, None for the usual one."""
    next_data_folder = Folder("data/next")
    """The folder that is to hold the data from the next start on, None for no other."""
    files_folder = Folder("files/folder")
    """The folder of the player's own file that was used last."""
    recent_presets = Recent("new/wishes")
    """The settings of recently generated puzzles."""
    recent_files = Recent("files/recent")
    geometry = Geometry("window/geometry", QByteArray())

    def __init__(self, store: QSettings) -> None:
        super().__init__()
        self.store = store

    @classmethod
    def all(cls) -> list[Setting[Any]]:
        """Return all settings, in their order here."""
        return [one for one in vars(cls).values() if isinstance(one, Setting)]

    def switch(self, flag: Setting[bool]) -> None:
        """Turn something off that is on, or on that is off."""
        setattr(self, flag.name, not getattr(self, flag.name))

    @property
    def recent(self) -> list[Path]:
        """Recently opened or saved files, the latest first."""
        return [Path(text) for text in self.recent_files]

    @recent.setter
    def recent(self, paths: list[Path]) -> None:
        self.recent_files = tuple(str(path) for path in paths[:RECENT])

    def used(self, path: Path) -> None:
        """Move a file to the front of the recent ones; note the folder of the player's own."""
        if not is_bundled(path):
            self.files_folder = path.parent
        self.recent = [path, *(other for other in self.recent if other != path)]

    @property
    def last_folder(self) -> str:
        """The folder of the player's last file; without one that of documents, if there is one."""
        if self.files_folder is not None:
            return str(self.files_folder)
        kind = QStandardPaths.StandardLocation.DocumentsLocation
        documents = Path(QStandardPaths.writableLocation(kind))
        return str(documents if documents.is_dir() else Path.home())
