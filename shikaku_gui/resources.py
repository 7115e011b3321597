"""Paths of the files that come with the program, in a checkout and in an installed wheel."""

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent
_LITERATURE = "literature"
"""The folder of published puzzles, whose rights are with their authors: no wheel holds it."""


def puzzles() -> Path:
    """Return the folder of all bundled puzzles."""
    return _folder("puzzles")


def collections() -> dict[str, tuple[Path, ...]]:
    """Return the bundled collections, easiest first: the files of each by its folder's name."""
    folders = sorted(path for path in puzzles().iterdir() if path.is_dir())
    found = {folder.name: _files(folder) for folder in folders if folder.name != _LITERATURE}
    return {name: files for name, files in found.items() if files}


def literature() -> tuple[Path, ...]:
    """Return the published puzzles in the order of their file names, none in an installed wheel."""
    return _files(puzzles() / _LITERATURE)


def samples() -> tuple[Path, ...]:
    """Return a few puzzles to try: the published ones, else the first of each collection."""
    return literature() or tuple(files[0] for files in collections().values())


def bundled() -> tuple[Path, ...]:
    """Return all bundled puzzles: the collections, easiest first, then the published ones."""
    return (*(path for files in collections().values() for path in files), *literature())


def is_bundled(path: Path) -> bool:
    """Tell whether a file came with the program, and so must not be overwritten."""
    return path.resolve().is_relative_to(puzzles().resolve())


def icon() -> Path:
    """Return the program's icon, an SVG file."""
    return _folder("assets") / "icons" / "shikaku.svg"


def desktop_file(suffix: str) -> str:
    """Return the text of a file for desktops: "desktop", "mime.xml" or "metainfo.xml"."""
    return (_folder("assets") / "desktop" / f"shikaku.{suffix}").read_text(encoding="utf-8")


def shell_file(name: str) -> Path:
    """Return a file of ``script/make_shell_files.py``: the manual page, or a shell's completion."""
    return _folder("assets") / "shell" / name


def fonts() -> tuple[Path, ...]:
    """Return the files of the typeface for pictures and paper."""
    return tuple(sorted((_folder("assets") / "fonts").glob("*.otf")))


def licences() -> Path:
    """Return the folder of licences whose owners' packages have no text of them."""
    return _folder("assets") / "licences"


def lessons() -> str:
    """Return the text of the file with the lessons, in TOML."""
    return (_folder("assets") / "lessons.toml").read_text(encoding="utf-8")


def drills() -> Path:
    """Return the folder of the drills: a text file for each technique."""
    return _folder("assets") / "drills"


def translations() -> Path:
    """Return the folder of the files with translations, for Qt and for gettext."""
    return _folder("assets") / "translations"


def guide() -> Path:
    """Return the folder of the guide: a folder for each language, and one with pictures."""
    return _folder("docs") / "guide"


def web_page_part(name: str) -> str:
    """Return the text of a file that web pages are made of: their HTML, CSS or JavaScript."""
    return (_folder("assets") / "web" / name).read_text(encoding="utf-8")


def hard_cores() -> str:
    """Return the list of the generator's hard cores, one in a line."""
    return (_folder("assets") / "generator" / "hard-cores.txt").read_text(encoding="ascii")


def core_pairs() -> str:
    """Return the list of the generator's pairs of hard cores, one pair in a line."""
    return (_folder("assets") / "generator" / "core-pairs.txt").read_text(encoding="ascii")


def _files(folder: Path) -> tuple[Path, ...]:
    return tuple(sorted(folder.glob("*.shikaku")))


def _folder(name: str) -> Path:
    """Return a folder that lies inside the package in a wheel, and beside it in a checkout."""
    inside = _PACKAGE / name
    return inside if inside.is_dir() else _PACKAGE.parent / name
