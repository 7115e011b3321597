"""The settings: their keys and what is kept under them, which stay the same for ever."""

from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QSettings, QStandardPaths
from pytestqt.qtbot import QtBot

from shikaku_gui import resources
from shikaku_gui.gui.base.notation import Notation
from shikaku_gui.gui.base.settings import RECENT, WALK_SECONDS, Settings
from shikaku_gui.gui.base.theme import Scheme, Tints
from shikaku_gui.play import CheckLevel
from shikaku_gui.store import DailyKind

KEPT = r"""[data]
folder=/a/b
next="/a/c, d"

[editor]
panel=false

[files]
folder=/f
recent=/x/one.shikaku, /x/two.shikaku

[game]
learn_play=true

[learn]
asked=true
new_player=false

[library]
daily_size=large
folder=/p

[new]
wishes=10x10/hard, 5x5/any

[play]
check=solution
walk_seconds=0.5

[view]
clock=false
contrast=true
language=ja
marks=false
notation=E4
overview=false
panel=false
panel_height=123
panel_width=321
reduced_motion=true
rulers=false
scheme=dark
text_size=150
tints=red-green

[window]
geometry=@ByteArray(\x1\x2geo)
"""
"""A file of all settings, each with another value than its default."""

VALUES = {
    "scheme": Scheme.DARK,
    "contrast": True,
    "tints": Tints.RED_GREEN,
    "text_size": 150,
    "notation": Notation.LETTER,
    "reduced_motion": True,
    "language": "ja",
    "rulers": False,
    "overview": False,
    "marks": False,
    "editor_panel": False,
    "side_panel": False,
    "panel_width": 321,
    "panel_height": 123,
    "clock": False,
    "check_level": CheckLevel.SOLUTION,
    "learn_play": True,
    "walk_seconds": 0.5,
    "new_player": False,
    "asked_new_player": True,
    "daily_kind": DailyKind.LARGE,
    "library_folder": Path("/p"),
    "data_folder": Path("/a/b"),
    "next_data_folder": Path("/a/c, d"),
    "files_folder": Path("/f"),
    "recent_presets": ("10x10/hard", "5x5/any"),
    "recent_files": ("/x/one.shikaku", "/x/two.shikaku"),
    "geometry": QByteArray(b"\1\2geo"),
}


def settings_at(path: Path) -> Settings:
    return Settings(QSettings(str(path), QSettings.Format.IniFormat))


def test_every_setting_is_read_as_it_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "settings.ini"
    path.write_text(KEPT, "ascii")
    settings = settings_at(path)
    assert {one.name: getattr(settings, one.name) for one in Settings.all()} == VALUES
    assert settings.recent == [Path("/x/one.shikaku"), Path("/x/two.shikaku")]


def test_every_setting_is_kept_under_its_key(tmp_path: Path) -> None:
    path = tmp_path / "settings.ini"
    settings = settings_at(path)
    for name, value in VALUES.items():
        assert getattr(settings, name) != value
        setattr(settings, name, value)
        assert getattr(settings, name) == value
    settings.store.sync()
    assert path.read_text("ascii") == KEPT


def test_every_change_is_told_once(settings: Settings, qtbot: QtBot) -> None:
    for name, value in VALUES.items():
        with qtbot.waitSignal(settings.changed):
            setattr(settings, name, value)
        with qtbot.assertNotEmitted(settings.changed):
            setattr(settings, name, value)


@pytest.mark.parametrize(
    ("name", "kept", "default"),
    [
        ("scheme", "purple", Scheme.SYSTEM),
        ("text_size", "120", 100),
        ("text_size", "large", 100),
        ("panel_width", "-1", 0),
        ("panel_width", "100000", 0),
        ("panel_height", "3.5", 0),
        ("walk_seconds", "nan", WALK_SECONDS),
        ("library_folder", "", None),
        ("recent_files", "", ()),
        ("geometry", "100x200", QByteArray()),
    ],
)
def test_without_sense_a_setting_has_its_default(
    settings: Settings, name: str, kept: str, default: object
) -> None:
    key = next(one.key for one in Settings.all() if one.name == name)
    settings.store.setValue(key, kept)
    assert getattr(settings, name) == default


def test_a_single_recent_file_is_read_from_its_file(tmp_path: Path) -> None:
    settings_at(tmp_path / "settings.ini").used(Path("/only one"))
    assert settings_at(tmp_path / "settings.ini").recent == [Path("/only one")]


def test_recent_files_are_limited_and_the_latest_is_first(settings: Settings) -> None:
    for number in range(RECENT + 2):
        settings.used(Path(f"/{number}"))
    settings.used(Path("/5"))
    assert len(settings.recent) == RECENT
    assert settings.recent[:2] == [Path("/5"), Path(f"/{RECENT + 1}")]


def test_a_switch_turns_over(settings: Settings) -> None:
    settings.switch(Settings.rulers)
    assert settings.rulers is False
    settings.switch(Settings.rulers)
    assert settings.rulers is True


@pytest.mark.parametrize("exists", [True, False])
def test_files_are_asked_for_among_documents_until_there_is_one(
    settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, exists: bool
) -> None:
    documents = tmp_path / "Documents"
    if exists:
        documents.mkdir()
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _kind: str(documents))
    assert settings.last_folder == str(documents if exists else Path.home())
    bundled = sorted(resources.puzzles().rglob("*.shikaku"))[: RECENT + 1]
    settings.used(bundled[0])
    assert settings.last_folder == str(documents if exists else Path.home())
    settings.used(Path("/there/one.shikaku"))
    for path in bundled:
        settings.used(path)
    assert settings.last_folder == "/there"
