"""Takes the player's data to another folder."""

import os
import shutil
import stat
import tempfile
from pathlib import Path

_DATABASE, _GAMES = "player.sqlite", "games"
_FOLDER = "Shikaku"
_LOCK = ".lock"


def holds_data(folder: Path) -> bool:
    """Tell whether a folder has the data of a player."""
    return (folder / _DATABASE).exists() or (folder / _GAMES).is_dir()


def place_in(folder: Path) -> Path:
    """Return where the data goes if a person chooses a folder.

    It is the folder itself if that holds data already, otherwise a new folder in it.
    """
    if holds_data(folder):
        return folder
    number, place = 1, folder / _FOLDER
    while place.exists() and not holds_data(place):
        number += 1
        place = folder / f"{_FOLDER} {number}"
    return place


def copy_data(source: Path, target: Path) -> None:
    """Copy the data to a folder that does not exist; it appears there as a whole or not at all.

    The source stays as it is. No program may be using it.

    Raises:
        OSError: the data cannot be read or written.
        shutil.Error: some of the files cannot be copied.
    """
    target.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=target.parent, prefix=".shikaku-") as made:
        copy = Path(made) / _FOLDER
        if source.is_dir():
            shutil.copytree(source, copy, ignore=_useless_names)
        else:
            copy.mkdir()
        for path in copy.rglob("*"):
            if path.is_file():
                with path.open("rb+") as file:
                    os.fsync(file.fileno())
        copy.rename(target)


def _useless_names(folder: str, names: list[str]) -> set[str]:
    """Return what is of no use elsewhere: locks, sockets and pipes."""
    return {
        name
        for name in names
        if name.endswith(_LOCK) or not _is_kept(Path(folder, name).lstat().st_mode)
    }


def _is_kept(mode: int) -> bool:
    return stat.S_ISREG(mode) or stat.S_ISDIR(mode) or stat.S_ISLNK(mode)
