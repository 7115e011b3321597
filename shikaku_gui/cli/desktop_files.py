"""The files that make the program known to a desktop and to shells, and their places.

The places are those of the XDG Base Directory Specification, of the Icon Theme and Shared MIME-info
specifications, and where bash-completion, zsh, fish and man look.
"""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path

from shikaku_gui import APPLICATION_ID, HOMEPAGE, __version__, resources
from shikaku_gui.child_processes import is_bundle
from shikaku_gui.cli import desktop_texts
from shikaku_gui.formats import write_bytes_atomically

ICON_SIZES = (16, 22, 24, 32, 48, 64, 96, 128, 256, 512)
"""The sides of the icons in pixels; there is a scalable one besides."""

SYSTEM_PREFIX = Path("/usr/local")
"""Where programs are installed for all users that no package manager knows of."""

_ENTRY = f"applications/{APPLICATION_ID}.desktop"
_MEDIA_TYPE = f"mime/packages/{APPLICATION_ID}.xml"
_METAINFO = f"metainfo/{APPLICATION_ID}.metainfo.xml"
_MAN_PAGE = "man/man1/shikaku.1"
_COMPLETIONS = {
    "bash": "bash-completion/completions/shikaku",
    "zsh": "zsh/site-functions/_shikaku",
    "fish": "fish/vendor_completions.d/shikaku.fish",
}
_PLAIN_ARGUMENT = re.compile(r"[\w@+=:,./-]+")
# What update-mime-database writes beside the folder packages, even if that is empty.
_MIME_CACHES = (
    *("aliases", "generic-icons", "globs", "globs2", "icons", "magic", "mime.cache"),
    *("subclasses", "treemagic", "types", "version", "XMLnamespaces"),
)


def user_folder() -> Path:
    """Return the folder for the user's own files: ``$XDG_DATA_HOME``, or what is its default."""
    given = os.environ.get("XDG_DATA_HOME", "")
    return Path(given) if Path(given).is_absolute() else Path.home() / ".local" / "share"


def running_command() -> list[str]:
    """Return the command that starts this installation of the program, with whole paths."""
    if is_bundle():
        return [sys.executable]
    for script in (Path(sys.argv[0]), Path(sys.executable).with_name("shikaku")):
        if script.name == "shikaku" and script.is_file() and os.access(script, os.X_OK):
            return [str(script.absolute())]
    return [sys.executable, "-m", "shikaku_gui"]


def contents(command: list[str], icon: Callable[[int], bytes]) -> dict[str, bytes]:
    """Return all files by their paths in the folder ``share``.

    ``command`` starts the program; ``icon`` draws its icon as PNG with a side in pixels.
    """
    values = {
        "APPLICATION_ID": APPLICATION_ID,
        "HOMEPAGE": HOMEPAGE,
        "VERSION": __version__,
        "EXEC": exec_value(command),
        "TRY_EXEC": _escape(command[0]),
    }
    translated = {
        _ENTRY: desktop_texts.translate_entry(resources.desktop_file("desktop")),
        _MEDIA_TYPE: desktop_texts.translate_xml(resources.desktop_file("mime.xml")),
        _METAINFO: desktop_texts.translate_xml(resources.desktop_file("metainfo.xml")),
    }
    files = {
        path: _fill_template(text, values).encode("utf-8") for path, text in translated.items()
    }
    copied = {_MAN_PAGE: "1"} | {path: shell for shell, path in _COMPLETIONS.items()}
    for path, suffix in copied.items():
        files[path] = resources.shell_file(f"shikaku.{suffix}").read_bytes()
    files[_icon_path("scalable", "svg")] = resources.icon().read_bytes()
    for size in ICON_SIZES:
        files[_icon_path(f"{size}x{size}", "png")] = icon(size)
    return files


def install(share: Path, files: Mapping[str, bytes]) -> None:
    """Write files into a folder ``share``, and tell the desktop of them.

    Raises:
        OSError: a file cannot be written; those before it are.
    """
    for name, data in files.items():
        path = share / name
        path.parent.mkdir(parents=True, exist_ok=True)
        write_bytes_atomically(path, data)
        path.chmod(0o644)
    _update_caches(share)


def uninstall(share: Path) -> int:
    """Remove what :func:`install` has written, and folders that are empty then.

    Returns the number of files that were there.

    Raises:
        OSError: a file cannot be removed.
    """
    names = [
        *(_ENTRY, _MEDIA_TYPE, _METAINFO, _MAN_PAGE),
        *_COMPLETIONS.values(),
        _icon_path("scalable", "svg"),
        *(_icon_path(f"{size}x{size}", "png") for size in ICON_SIZES),
    ]
    found = [share / name for name in names if (share / name).is_file()]
    for path in found:
        path.unlink()
    if found:
        _update_caches(share)
        _remove_needless_caches(share)
        for name in names:
            _remove_empty_folders((share / name).parent, share)
    return len(found)


def zsh_folder(share: Path) -> Path:
    """Return the folder that zsh must have in its ``fpath``."""
    return (share / _COMPLETIONS["zsh"]).parent


def exec_value(command: list[str]) -> str:
    """Return a command as the key Exec of a desktop entry has it.

    >>> print(exec_value(["/home/a b/shikaku", "-m", "100%"]))
    "/home/a b/shikaku" -m "100%%"
    """
    return " ".join(map(_quote, command))


def _quote(argument: str) -> str:
    if _PLAIN_ARGUMENT.fullmatch(argument):
        return argument
    inside = re.sub(r'(["`$\\])', r"\\\1", argument).replace("%", "%%")
    return _escape(f'"{inside}"')


def _escape(text: str) -> str:
    """Return a text as the value of a key: each backslash twice, and all on one line."""
    return text.replace("\\", "\\\\").replace("\n", "\\n").replace("\r", "\\r")


def _fill_template(text: str, values: Mapping[str, str]) -> str:
    return re.sub(r"@([A-Z_]+)@", lambda found: values[found[1]], text)


def _icon_path(folder: str, suffix: str) -> str:
    return f"icons/hicolor/{folder}/apps/{APPLICATION_ID}.{suffix}"


def _update_caches(share: Path) -> None:
    """Have the desktop read its folders again; without these tools it does so by itself later."""
    icons = share / "icons" / "hicolor"
    commands = [
        ["update-desktop-database", "-q", str(share / "applications")],
        ["update-mime-database", str(share / "mime")],
    ]
    if (icons / "icon-theme.cache").exists():
        commands.append(["gtk-update-icon-cache", "-q", "-t", "-f", str(icons)])
    for command in commands:
        if Path(command[-1]).is_dir() and shutil.which(command[0]):
            subprocess.run(command, capture_output=True, check=False)
    with suppress(OSError):
        os.utime(icons)  # what the Icon Theme Specification has desktops look at


def _remove_needless_caches(share: Path) -> None:
    """Remove the caches of folders that no longer hold anything of any program."""
    applications, mime = share / "applications", share / "mime"
    if not any(applications.rglob("*.desktop")):
        (applications / "mimeinfo.cache").unlink(missing_ok=True)
    if not any((mime / "packages").glob("*.xml")):
        for name in _MIME_CACHES:
            (mime / name).unlink(missing_ok=True)
        _remove_empty_folders(mime / "application", share)


def _remove_empty_folders(folder: Path, top: Path) -> None:
    """Remove a folder and those above it up to ``top``, as far as they are empty."""
    with suppress(OSError):
        while folder != top:
            folder.rmdir()
            folder = folder.parent
