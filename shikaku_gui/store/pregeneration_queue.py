"""Puzzles generated in advance, so that a new one is ready at once: a folder of files.

A preset is a recipe whose seed does not matter. A file is an ordinary save without moves,
named after preset and seed. A puzzle belongs to the process that removed its file, so that
two windows never use the same one.
"""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from shikaku_gui import solver
from shikaku_gui.formats import SAVE_FORMAT, FormatError, SavedGame, load, save
from shikaku_gui.model import Puzzle
from shikaku_gui.store.folder_scan import modification_time

PUZZLES_PER_PRESET = 2
"""How many puzzles are generated in advance for each preset."""

MAX_QUEUED = 12
"""How many puzzles are kept in all; the oldest are removed first."""

_SUFFIX = SAVE_FORMAT.suffixes[0]


class PregenerationQueue:
    """The puzzles generated in advance, in a folder that is created when first needed.

    May be used from any thread and by several processes at once.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def put(self, puzzle: Puzzle, recipe: solver.Recipe) -> None:
        """Add the puzzle of a recipe.

        Raises:
            OSError: it cannot be written.
        """
        self._folder.mkdir(parents=True, exist_ok=True)
        save(SavedGame(puzzle), self._folder / (recipe.slug + _SUFFIX))

    def take(self, preset: solver.Recipe) -> Puzzle | None:
        """Remove and return a puzzle of a preset; None if there is none.

        Files that cannot be read are removed.
        """
        for path in self._files(preset):
            puzzle = _read(path)
            try:
                path.unlink()
            except OSError:  # another process was first, or the folder is read-only
                continue
            if puzzle is not None and _matches(puzzle, preset):
                return puzzle
        return None

    def missing(self, wishes: Iterable[solver.Recipe]) -> solver.Recipe | None:
        """Return the first preset that needs more puzzles, None if none does."""
        counted = ((preset, len(self._files(preset))) for preset in wishes)
        return next((preset for preset, count in counted if count < PUZZLES_PER_PRESET), None)

    def tidy(self) -> None:
        """Remove the oldest puzzles if there are too many."""
        for path in sorted(self._all(), key=modification_time, reverse=True)[MAX_QUEUED:]:
            with suppress(OSError):
                path.unlink()

    def _files(self, preset: solver.Recipe) -> list[Path]:
        stem = replace(preset, seed=0).slug.removesuffix("0")
        return [path for path in self._all() if path.stem.removeprefix(stem).isdecimal()]

    def _all(self) -> list[Path]:
        return sorted(self._folder.glob(f"*{_SUFFIX}"))


def _read(path: Path) -> Puzzle | None:
    try:
        return load(path).puzzle
    except (FormatError, OSError):
        return None


def _matches(puzzle: Puzzle, preset: solver.Recipe) -> bool:
    """Tell whether a puzzle was generated from a preset, by whatever version."""
    made = type(preset).recorded_in(puzzle)
    return made is not None and replace(made, seed=preset.seed) == preset
