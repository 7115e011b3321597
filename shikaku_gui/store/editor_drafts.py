"""The files of puzzles in the making: one for each editor, locked while the editor has it open."""

import re
from collections.abc import Iterator
from contextlib import suppress
from datetime import date
from itertools import count
from pathlib import Path

from shikaku_gui.store.file_lock import FileLock
from shikaku_gui.store.folder_scan import modification_time
from shikaku_gui.store.store_notices import rename_aside

_NAME = re.compile(r"editing(-\d+)?\.json")
_ASIDE = re.compile(r"editing(-\d+)?\.json\.(damaged|newer)-\d{4}-\d\d-\d\d(-\d+)?")


def _is_aside(path: Path) -> bool:
    return _ASIDE.fullmatch(path.name) is not None


class EditorDraft:
    """The file of an editor, locked until it is released or discarded."""

    def __init__(self, path: Path, lock: FileLock) -> None:
        self.path = path
        self._lock = lock

    def release(self) -> None:
        """Let other editors open the file."""
        self._lock.release()

    def discard(self) -> None:
        """Remove the file, which holds nothing of worth."""
        with suppress(OSError):
            self.path.unlink(missing_ok=True)
        self._lock.discard()


class EditorDrafts:
    """The drafts in a folder: ``editing.json``, ``editing-2.json`` and so on."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def open(self) -> EditorDraft:
        """Open the draft written last that no other editor has open, or a new one."""
        for path in reversed(self._paths()):
            draft = self._lock_draft(path)
            if draft is not None:
                return draft
        return self.open_new()

    def open_new(self) -> EditorDraft:
        """Open a draft whose file does not exist yet."""
        with suppress(OSError):  # reported when the draft is first written
            self._folder.mkdir(parents=True, exist_ok=True)
        drafts = map(self._lock_draft, self._new_paths())
        return next(draft for draft in drafts if draft is not None)

    def open_other(self) -> EditorDraft | None:
        """Open the draft that has waited longest, None if all are open in editors."""
        drafts = map(self._lock_draft, self._paths())
        return next((draft for draft in drafts if draft is not None), None)

    def set_aside(self) -> tuple[Path, ...]:
        """Return the paths of the drafts that a program could not read and has set aside."""
        try:
            return tuple(sorted(filter(_is_aside, self._folder.iterdir())))
        except OSError:
            return ()

    def take_in(self, path: Path, today: date) -> bool:
        """Let an editor open a draft that was set aside; tell whether there was none like it.

        Raises:
            OSError: it cannot be read or renamed.
        """
        content = path.read_bytes()
        if any(known.read_bytes() == content for known in self._paths()):
            rename_aside(path, "merged", today)
            return False
        draft = self.open_new()
        try:
            path.rename(draft.path)
        finally:
            draft.release()
        return True

    def _paths(self) -> list[Path]:
        """Return the present drafts, the one written last at the end."""
        try:
            found = [path for path in self._folder.iterdir() if _NAME.fullmatch(path.name)]
        except OSError:
            return []
        return sorted(found, key=lambda path: (modification_time(path), path.name))

    def _new_paths(self) -> Iterator[Path]:
        for number in count(1):
            path = self._folder / ("editing.json" if number == 1 else f"editing-{number}.json")
            if not path.exists():
                yield path

    def _lock_draft(self, path: Path) -> EditorDraft | None:
        """Return a draft unless another editor has it open; without locks it is opened too."""
        lock = FileLock(path.with_suffix(".lock"))
        try:
            held = lock.acquire()
        except OSError:
            held = True
        return EditorDraft(path, lock) if held else None
