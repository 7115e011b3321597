"""Where the files that come with the program are, in a checkout and in an installed wheel."""

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def samples() -> tuple[Path, ...]:
    """Return the bundled puzzles, in the order of their file names."""
    return tuple(sorted(_folder("puzzles").glob("*.shikaku")))


def collections() -> dict[str, tuple[Path, ...]]:
    """Return the bundled collections, easiest first: the files of each by its folder's name."""
    folders = sorted(path for path in _folder("puzzles").iterdir() if path.is_dir())
    found = {folder.name: tuple(sorted(folder.glob("*.shikaku"))) for folder in folders}
    return {name: files for name, files in found.items() if files}


def bundled() -> tuple[Path, ...]:
    """Return all bundled puzzles: the collections, easiest first, then the samples."""
    return (*(path for files in collections().values() for path in files), *samples())


def is_bundled(path: Path) -> bool:
    """Tell whether a file came with the program, and so is not the player's to write to."""
    return path.resolve().is_relative_to(_folder("puzzles").resolve())


def icon() -> Path:
    """Return the program's icon, an SVG file."""
    return _folder("assets") / "icons" / "shikaku.svg"


def fonts() -> tuple[Path, ...]:
    """Return the files of the typeface for pictures and paper."""
    return tuple(sorted((_folder("assets") / "fonts").glob("*.otf")))


def _folder(name: str) -> Path:
    """Return a folder that a wheel has inside the package and a checkout beside it."""
    inside = _PACKAGE / name
    return inside if inside.is_dir() else _PACKAGE.parent / name
