"""Adding the puzzles of a file of several to the library, each as a file of its own."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from shikaku_gui import formats
from shikaku_gui.store.folder_scan import scan_folder
from shikaku_gui.store.library_entry import read_summaries
from shikaku_gui.store.puzzle_identity import puzzle_id

_MAX_NAME_BYTES = 120
"""How long the name of a folder may be; its files have the same name and a number."""


class AddingStoppedError(Exception):
    """Adding was stopped; nothing was written."""


@dataclass(frozen=True, slots=True)
class AddedPuzzles:
    """The result of adding: how many puzzles, into which folder (None if there was none to add).

    ``known`` puzzles were in the library before, or came several times; ``unreadable`` ones
    could not be read.
    """

    folder: Path | None
    added: int
    known: int
    unreadable: int


class AddingProgress:
    """How far adding has come: ``done`` of ``total`` steps; another thread may read it.

    There are a step for each file in the library, and two for each puzzle: reading and writing.
    """

    def __init__(self, stop: Callable[[], bool]) -> None:
        self.done = 0
        self.total = 0
        self._stop = stop

    def step(self) -> None:
        """Count a step.

        Raises:
            AddingStoppedError: the work is to end.
        """
        self.done += 1
        if self._stop():
            raise AddingStoppedError


def add_puzzles(
    puzzles: formats.PuzzleSet, root: Path, name: str, progress: AddingProgress
) -> AddedPuzzles:
    """Write each puzzle that is not in the folder ``root`` yet to a new folder in it.

    The new folder gets the given name, with a number where that is taken. It holds all
    puzzles or does not exist. Puzzles are compared by their :func:`puzzle_id`.

    Raises:
        AddingStoppedError: it was stopped.
        OSError: the files cannot be written.
    """
    count = len(puzzles.names)
    contents = scan_folder(root)
    files = () if contents is None else tuple(contents.files)
    progress.total = len(files) + 2 * count
    known: set[str] = set()
    for file in files:
        progress.step()
        known.update(summary.puzzle for summary in read_summaries(Path(file)))
    chosen: list[int] = []
    repeated = 0
    for index in range(count):
        progress.step()
        try:
            found = puzzle_id(puzzles.game(index).puzzle)
        except formats.FormatError:
            continue
        if found in known:
            repeated += 1
        else:
            known.add(found)
            chosen.append(index)
    unreadable = count - repeated - len(chosen)
    if not chosen:
        return AddedPuzzles(None, 0, repeated, unreadable)
    progress.done += count - len(chosen)
    root.mkdir(parents=True, exist_ok=True)
    folder = _new_folder(root, name)
    formats.write_folder_atomically(folder, _GameTexts(puzzles, chosen, folder.name, progress), ())
    return AddedPuzzles(folder, len(chosen), repeated, unreadable)


class _GameTexts(Mapping[str, str]):
    """The texts of the files by their names, each made when it is asked for."""

    def __init__(
        self, puzzles: formats.PuzzleSet, chosen: list[int], name: str, progress: AddingProgress
    ) -> None:
        self._puzzles = puzzles
        width = len(str(chosen[-1] + 1))
        suffix = formats.SAVE_FORMAT.suffixes[0]
        self._indexes = {f"{name} {index + 1:0{width}}{suffix}": index for index in chosen}
        self._progress = progress

    def __getitem__(self, name: str) -> str:
        self._progress.step()
        return formats.dumps(self._puzzles.game(self._indexes[name]))

    def __iter__(self) -> Iterator[str]:
        return iter(self._indexes)

    def __len__(self) -> int:
        return len(self._indexes)


def _new_folder(root: Path, name: str) -> Path:
    """Return a folder that does not exist, named so that the library lists what is in it."""
    shown = name.encode("utf-8", "replace")[:_MAX_NAME_BYTES].decode("utf-8", "ignore")
    plain = shown.replace("/", " ").strip(". ") or "Puzzles"
    folder, number = root / plain, 1
    while folder.exists():
        number += 1
        folder = root / f"{plain} {number}"
    return folder
