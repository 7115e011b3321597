"""Puzzles made ahead, so that a new one is there at once: a folder with a file for each.

A wish is a recipe whose seed does not matter. A file is an ordinary save without moves,
named after the wish and the seed; whoever removes a file has its puzzle, so that two windows
never hand out the same one.
"""

from collections.abc import Iterable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from shikaku_gui.formats import (
    SAVE_FORMAT,
    FormatError,
    SavedGame,
    dumps,
    load,
    write_text_atomically,
)
from shikaku_gui.model import Puzzle

if TYPE_CHECKING:
    from shikaku_gui.solver import Recipe

PUZZLES_PER_PRESET = 2
"""So many puzzles are made ahead for each wish."""

MAX_QUEUED = 12
"""So many are kept in all; those of wishes of long ago go first."""

_SUFFIX = SAVE_FORMAT.suffixes[0]


class PregenerationQueue:
    """The puzzles made ahead in a folder, made when it is first needed.

    May be used from any thread and by several programs at once.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def put(self, puzzle: Puzzle, recipe: "Recipe") -> None:
        """Keep the puzzle of a recipe until it is wanted.

        Raises:
            OSError: it cannot be written.
        """
        self._folder.mkdir(parents=True, exist_ok=True)
        write_text_atomically(self._folder / (recipe.slug + _SUFFIX), dumps(SavedGame(puzzle)))

    def take(self, preset: "Recipe") -> Puzzle | None:
        """Take out a puzzle made for a wish; None where there is none.

        What cannot be read, or was made by another version, is removed.
        """
        for path in self._files(preset):
            puzzle = _read(path)
            try:
                path.unlink()
            except OSError:  # another program was first, or nothing can be taken out
                continue
            if puzzle is not None and _fulfils(puzzle, preset):
                return puzzle
        return None

    def missing(self, wishes: Iterable["Recipe"]) -> "Recipe | None":
        """Return the first wish with fewer puzzles than are to be made ahead."""
        counted = ((preset, len(self._files(preset))) for preset in wishes)
        return next((preset for preset, count in counted if count < PUZZLES_PER_PRESET), None)

    def tidy(self) -> None:
        """Remove the oldest puzzles where there are too many."""
        for path in sorted(self._all(), key=_modified, reverse=True)[MAX_QUEUED:]:
            with suppress(OSError):
                path.unlink()

    def _files(self, preset: "Recipe") -> list[Path]:
        stem = replace(preset, seed=0).slug.removesuffix("0")
        return [path for path in self._all() if path.stem.removeprefix(stem).isdecimal()]

    def _all(self) -> list[Path]:
        return sorted(self._folder.glob(f"*{_SUFFIX}"))


def _read(path: Path) -> Puzzle | None:
    try:
        return load(path).puzzle
    except (FormatError, OSError):
        return None


def _fulfils(puzzle: Puzzle, preset: "Recipe") -> bool:
    """Tell whether a puzzle names a recipe of this version that fulfils a wish."""
    recipe = type(preset).of(puzzle)
    return recipe is not None and replace(recipe, seed=preset.seed) == preset


def _modified(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0
