"""Installing the program into a desktop, and removing it again."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from shikaku_gui import APPLICATION_ID, cli, resources
from shikaku_gui.cli import desktop_files
from shikaku_gui.gui.paper import headless

COMMAND = "install-desktop"
PUZZLE = resources.samples()[0]


def tree(folder: Path) -> list[str]:
    return sorted(str(path.relative_to(folder)) for path in folder.rglob("*"))


def output_of(*command: str, **variables: str) -> str:
    """Run a tool of the desktop, or skip the test where it is not installed."""
    if shutil.which(command[0]) is None:
        pytest.skip(f"{command[0]} is not installed")
    environment = {**os.environ, **variables}
    run = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
    assert run.returncode == 0, run.stdout + run.stderr
    return run.stdout.strip()


@pytest.fixture(autouse=True)
def _flat_icons(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw no icons where they do not matter: those of 512 pixels take long to compress."""
    if "share" not in request.fixturenames:
        monkeypatch.setattr(headless, "icon_png", lambda _size: b"")


@pytest.fixture(scope="module")
def share(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Install everything as a package would and return the folder ``share``."""
    prefix = tmp_path_factory.mktemp("prefix")
    assert cli.main([COMMAND, "--prefix", str(prefix)]) == 0
    return prefix / "share"


def test_all_that_is_installed_is_removed_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    other = tmp_path / "applications" / "other.desktop"
    other.parent.mkdir()
    other.write_text("[Desktop Entry]\n", "utf-8")
    assert cli.main([COMMAND]) == 0
    assert f"in {tmp_path}." in capsys.readouterr().out
    installed = tree(tmp_path)
    assert cli.main([COMMAND]) == 0  # again, as after an update
    assert tree(tmp_path) == installed
    capsys.readouterr()
    assert cli.main([COMMAND, "--uninstall"]) == 0
    assert capsys.readouterr().out.startswith("Removed 18 files")
    left = {"applications", "applications/other.desktop", "applications/mimeinfo.cache"}
    assert {*tree(tmp_path)} <= left
    assert other.exists()
    assert cli.main([COMMAND, "--uninstall"]) == 0
    assert capsys.readouterr().out.startswith("Nothing found")


def test_where_nothing_else_is_no_folder_is_left(tmp_path: Path) -> None:
    options = [COMMAND, "--prefix", str(tmp_path)]
    assert cli.main(options) == 0
    assert cli.main([*options, "--uninstall"]) == 0
    assert tree(tmp_path) == ["share"]


def test_a_folder_that_cannot_be_written_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "share").write_text("no folder")
    assert cli.main([COMMAND, "--prefix", str(tmp_path)]) == 1
    assert f"shikaku: {tmp_path}/share" in capsys.readouterr().err


def test_the_icons_have_their_sizes(share: Path) -> None:
    for size in desktop_files.ICON_SIZES:
        path = share / f"icons/hicolor/{size}x{size}/apps/{APPLICATION_ID}.png"
        header = path.read_bytes()[:24]
        assert header.startswith(b"\x89PNG")
        assert header[16:] == size.to_bytes(4, "big") * 2
    scalable = share / f"icons/hicolor/scalable/apps/{APPLICATION_ID}.svg"
    assert scalable.read_bytes() == resources.icon().read_bytes()


def test_debians_tools_find_nothing_wrong(share: Path) -> None:
    assert not output_of(
        "desktop-file-validate", str(share / f"applications/{APPLICATION_ID}.desktop")
    )
    metainfo = str(share / f"metainfo/{APPLICATION_ID}.metainfo.xml")
    assert "successful" in output_of("appstreamcli", "validate", "--no-net", metainfo)


def test_the_desktop_opens_our_files_and_recipes_with_the_program(
    share: Path, tmp_path: Path
) -> None:
    folders = {"XDG_DATA_HOME": str(tmp_path), "XDG_DATA_DIRS": f"{share}:/usr/share"}
    kind = "application/x-shikaku+json"
    if shutil.which("update-mime-database") is None:
        pytest.skip("update-mime-database is not installed")
    # Without a desktop xdg-mime would ask file, which knows nothing of what is installed.
    asked = output_of("gio", "info", "-a", "standard::content-type", str(PUZZLE), **folders)
    assert asked.endswith(f"standard::content-type: {kind}")
    for name in (kind, "x-scheme-handler/shikaku"):
        entry = output_of("xdg-mime", "query", "default", name, **folders)
        assert entry == f"{APPLICATION_ID}.desktop"


def test_man_finds_the_page(share: Path) -> None:
    path = output_of("man", "--where", "shikaku", MANPATH=str(share / "man"))
    assert path == str(share / "man/man1/shikaku.1")


def test_fish_finds_the_completion(share: Path, tmp_path: Path) -> None:
    command = tmp_path / "bin" / "shikaku"  # fish completes only commands that it finds
    command.parent.mkdir()
    command.write_text("#!/bin/sh\n")
    command.chmod(0o755)
    offered = output_of(
        *("fish", "-c", "complete -C 'shikaku so'"),
        HOME=str(tmp_path),
        XDG_DATA_HOME=str(share),
        PATH=f"{command.parent}:{os.environ['PATH']}",
    )
    assert offered.split("\t")[0] == "solve"


def test_zsh_finds_the_completion(share: Path, tmp_path: Path) -> None:
    script = share / "zsh/site-functions/_shikaku"
    asked = f"fpath=({script.parent}); autoload -Uz +X _shikaku; print $functions_source[_shikaku]"
    assert output_of("zsh", "-f", "-c", asked, HOME=str(tmp_path)) == str(script)
    assert script.read_text("utf-8").startswith("#compdef shikaku\n")  # which compinit looks for


@pytest.mark.parametrize(
    ("argv0", "wanted"),
    [
        ("{folder}/shikaku", ["{folder}/shikaku"]),
        ("{folder}/pytest", ["{python}", "-m", "shikaku_gui"]),
    ],
)
def test_the_entry_starts_the_program_that_installs_it(
    argv0: str, wanted: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    script = tmp_path / "shikaku"
    script.write_text("#!/bin/sh\n")
    script.chmod(0o755)
    places = {"folder": str(tmp_path), "python": str(tmp_path / "bin" / "python")}
    monkeypatch.setattr(sys, "executable", places["python"])
    monkeypatch.setattr(sys, "argv", [argv0.format(**places)])
    assert desktop_files.running_command() == [each.format(**places) for each in wanted]


@pytest.mark.parametrize(
    ("argument", "value"),
    [
        ("/opt/a b", '"/opt/a b"'),
        ("/opt/50%", '"/opt/50%%"'),
        ("/opt/$x", '"/opt/\\\\$x"'),
        ('/opt/"', '"/opt/\\\\""'),
        ("/opt/shikaku", "/opt/shikaku"),
    ],
)
def test_the_entry_quotes_the_path(argument: str, value: str) -> None:
    assert desktop_files.exec_value([argument]) == value


def test_the_places_of_one_user_and_of_all_exclude_each_other(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit):
        cli.main([COMMAND, "--system", "--prefix", "x"])
    assert "not allowed with" in capsys.readouterr().err
