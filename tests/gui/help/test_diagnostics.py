"""Diagnostics: in the window and in the terminal, and nothing private in them."""

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from shikaku_gui import __version__, cli
from shikaku_gui.gui.base.excepthook import ErrorReport, ExceptHook
from shikaku_gui.gui.base.settings import Settings
from shikaku_gui.gui.help import diagnostics

pytestmark = pytest.mark.usefixtures("qapp")


def test_settings_and_errors_are_listed(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings.text_size = 150
    hook = ExceptHook(QCoreApplication.instance() or pytest.fail("no application"))
    hook.close()
    monkeypatch.setattr(hook, "_show", lambda _: None)
    with pytest.raises(OSError, match="secret") as raised:
        Path("/nowhere/secret.shikaku").read_text()
    hook.report(ErrorReport.of(raised.value))
    lines = diagnostics.program_lines(settings)
    hook.setParent(None)
    assert "text_size=150" in next(line for line in lines if line.startswith("Settings: "))
    (error,) = (line for line in lines if line.startswith("Error"))
    module = Path(Path.read_text.__code__.co_filename).name  # of pathlib, and its own since 3.13
    assert error.startswith(f"Error: FileNotFoundError in {module}:")
    assert "secret" not in "".join(lines)
    assert "Errors since the start: none" in diagnostics.program_lines(settings)


def test_the_data_is_counted_and_nothing_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    folder = tmp_path / "data"
    assert diagnostics.data_lines(folder) == ["Data folder: ~/data, not there"]
    (folder / "games").mkdir(parents=True)
    for name in ("a.shikaku", "a.lock", "secret.shikaku"):
        (folder / "games" / name).write_bytes(b"x")
    (folder / "player.sqlite").write_bytes(bytes(3 << 20))
    place, data = diagnostics.data_lines(folder)
    assert place == "Data folder: ~/data, writable"
    assert data.startswith("Data: 3.0 MiB in 4 files, unfinished games: 2, history 3.0 MiB, ")
    assert "0 files" in diagnostics.data_lines(folder, lambda: True)[1]


def test_the_terminal_prints_them(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["diagnostics"]) == 0
    out = capsys.readouterr().out
    assert out.startswith(f"Shikaku {__version__}\n")
    assert "\nData folder: " in out
