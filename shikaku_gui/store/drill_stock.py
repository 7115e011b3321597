"""The drills to choose from: those that come with the program, and those made since."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from pathlib import Path

from shikaku_gui import solver
from shikaku_gui.formats import write_text_atomically
from shikaku_gui.solver import Drill, Technique

FEWEST_UNSEEN = 10
"""More drills are made for a technique once the player has so few left that are new."""


# Some three hundred lines come with the program, and all are asked for when the library opens.
_parsed = lru_cache(maxsize=2048)(Drill.parse)


class DrillStock:
    """Drills in folders, a text file for each technique and a line for each drill.

    Those made since are added to the last folder, which is created when first needed.
    """

    def __init__(self, *folders: Path) -> None:
        self._folders = folders

    def drills(self, technique: Technique) -> list[Drill]:
        """Return the drills for a technique; lines that cannot be read are left out."""
        found: dict[str, Drill] = {}
        for line in self._lines(technique):
            try:
                drill = _parsed(line)
            except ValueError:
                continue
            if drill.technique is technique:
                found.setdefault(drill.puzzle, drill)
        return list(found.values())

    def unseen(self, technique: Technique, seen: Iterable[str]) -> list[Drill]:
        """Return the drills on puzzles that none of the lines already done is on, easiest first."""
        puzzles = {line.split(" ", 1)[0] for line in seen}
        return [drill for drill in self.drills(technique) if drill.puzzle not in puzzles]

    def lacking(self, seen: Sequence[str]) -> Technique | None:
        """Return the technique with the fewest new drills, None if each has enough."""
        counts = {technique: len(self.unseen(technique, seen)) for technique in Technique}
        fewest = min(Technique, key=counts.__getitem__)
        return fewest if counts[fewest] < FEWEST_UNSEEN else None

    def add(self, drill: Drill) -> None:
        """Add a drill to the last folder, with clues instead of old recipes beside it.

        May take as long as a few drills take to make.

        Raises:
            OSError: it cannot be written.
        """
        path = self._path(self._folders[-1], drill.technique)
        path.parent.mkdir(parents=True, exist_ok=True)
        lines = [*map(solver.line_with_clues, _text(path).splitlines()), str(drill)]
        write_text_atomically(path, "".join(f"{line}\n" for line in lines))

    def _lines(self, technique: Technique) -> list[str]:
        texts = (_text(self._path(folder, technique)) for folder in self._folders)
        return [line for text in texts for line in text.splitlines()]

    def _path(self, folder: Path, technique: Technique) -> Path:
        return folder / f"{technique.value}.txt"


def _text(path: Path) -> str:
    """Return the text of a file, empty if there is none that can be read."""
    try:
        return path.read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""
