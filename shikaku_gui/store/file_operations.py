"""Renaming and deleting puzzle files, with undo."""

import errno
import secrets
import shutil
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from datetime import date
from enum import Enum
from pathlib import Path
from typing import TypeAlias

from shikaku_gui.i18n import N_

MAX_NAME_BYTES = 240
_FORBIDDEN = frozenset('<>:"/\\|?*') | frozenset(map(chr, range(32)))
_DEVICES = frozenset(
    {"con", "prn", "aux", "nul"} | {f"{port}{n}" for port in ("com", "lpt") for n in range(1, 10)}
)

_DAYS = ".days"

DesktopTrash: TypeAlias = Callable[[Path], Path | None]
"""Moves a file to the desktop's trash and returns its path there, None if that failed."""


class FileNameFlaw(Enum):
    """Why a file name is refused; it must be allowed on all common systems."""

    EMPTY = "empty"
    HIDDEN = "begins with a dot"
    CHARACTER = "a character that no file name may have"
    ENDING = "ends with a dot or a space"
    DEVICE = "the name of a device"
    LONG = "too long"
    TAKEN = "another file has it"


class BadFileNameError(ValueError):
    """A file name is refused: ``flaw`` says why, ``found`` which character is wrong."""

    def __init__(self, name: str, flaw: FileNameFlaw, found: str = "") -> None:
        self.flaw = flaw
        self.found = found
        super().__init__(f"{name!r}: {flaw.value}" + (f" ({found!r})" if found else ""))


@dataclass(frozen=True, slots=True)
class MovedFile:
    """A file that was renamed or moved to the trash; enough to undo that."""

    before: Path
    after: Path


class TrashFolder:
    """The program's own trash folder, for systems without one."""

    def __init__(self, folder: Path) -> None:
        """Use that folder, which is created when first needed."""
        self._folder = folder

    def put(self, path: Path, today: date) -> Path:
        """Move a file to the trash and return its path there.

        Raises:
            OSError: it cannot be moved; it is where it was.
        """
        place = self._folder / f"{today.isoformat()}-{secrets.token_hex(4)}"
        place.mkdir(parents=True)
        try:
            return Path(shutil.move(path, place / path.name))
        except OSError:
            with suppress(OSError):
                place.rmdir()
            raise

    def purge(self, today: date, days: int = 30) -> None:
        """Remove for good what has lain there on more than that many days with a purge.

        No clock is trusted: a single day, however far in the future, counts as one day. The
        days are listed beside what they are counted for, in a file ``FOLDER.days``.
        """
        with suppress(OSError):
            for place in sorted(self._folder.iterdir()):
                if _put_on(place) is not None and place.is_dir():
                    self._count_day(place, today, days)
                elif place.suffix == _DAYS and not place.with_suffix("").exists():
                    place.unlink()  # what lay there was moved back

    def _count_day(self, place: Path, today: date, days: int) -> None:
        listed = place.with_name(place.name + _DAYS)
        seen = set(listed.read_text(encoding="utf-8").split()) if listed.exists() else set()
        if len(seen | {today.isoformat()}) > days:
            shutil.rmtree(place, ignore_errors=True)
            listed.unlink(missing_ok=True)
        elif today.isoformat() not in seen:
            with listed.open("a", encoding="utf-8") as file:
                file.write(today.isoformat() + "\n")


def rename_file(path: Path, name: str) -> MovedFile:
    """Rename a file within its folder; a name without the suffix gets it.

    Raises:
        BadFileNameError: the name is taken or not allowed.
        OSError: the file cannot be renamed.
    """
    wanted = name.strip()
    if wanted and not wanted.lower().endswith(path.suffix.lower()):
        wanted += path.suffix
    _check(wanted)
    after = path.with_name(wanted)
    if after.exists() and not after.samefile(path):
        raise BadFileNameError(wanted, FileNameFlaw.TAKEN)
    path.rename(after)
    return MovedFile(path, after)


def trash_file(
    path: Path, trash: TrashFolder, today: date, desktop: DesktopTrash | None = None
) -> MovedFile:
    """Move a file to the desktop's trash, or to the program's own if that fails.

    Raises:
        OSError: the file cannot be moved; it is where it was.
    """
    kept = None if desktop is None else desktop(path)
    return MovedFile(path, trash.put(path, today) if kept is None else kept)


def undo_move(moved: MovedFile) -> None:
    """Move a file back to where it was.

    Raises:
        FileExistsError: another file has its name by now.
        OSError: it cannot be moved back.
    """
    before, after = moved.before, moved.after
    if before.exists() and not before.samefile(after):
        reason = N_("another file has taken its place")
        raise FileExistsError(errno.EEXIST, reason, str(before))
    before.parent.mkdir(parents=True, exist_ok=True)
    shutil.move(after, before)
    _forget_in_trash(after)


def _check(name: str) -> None:
    found = next((char for char in name if char in _FORBIDDEN), "")
    flaws = {
        FileNameFlaw.EMPTY: not name,
        FileNameFlaw.CHARACTER: bool(found),
        FileNameFlaw.HIDDEN: name.startswith("."),
        FileNameFlaw.ENDING: name.endswith((".", " ")),
        FileNameFlaw.DEVICE: name.split(".")[0].lower() in _DEVICES,
        FileNameFlaw.LONG: len(name.encode("utf-8", "surrogateescape")) > MAX_NAME_BYTES,
    }
    for flaw, is_so in flaws.items():
        if is_so:
            raise BadFileNameError(name, flaw, found)


def _put_on(place: Path) -> date | None:
    try:
        return date.fromisoformat(place.name[:10])
    except ValueError:
        return None


def _forget_in_trash(after: Path) -> None:
    """Remove the record that a trash kept of a file that was restored.

    The desktop's trash keeps ``files/NAME`` and ``info/NAME.trashinfo`` (freedesktop.org
    trash specification); ours keeps a folder for each file.
    """
    with suppress(OSError):
        if after.parent.name == "files":
            (after.parent.parent / "info" / f"{after.name}.trashinfo").unlink(missing_ok=True)
        elif _put_on(after.parent) is not None:
            after.parent.rmdir()
