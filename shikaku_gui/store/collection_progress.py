"""How many puzzles of a bundled collection are solved."""

from collections.abc import Collection
from typing import NamedTuple

from shikaku_gui import formats, resources
from shikaku_gui.i18n import N_
from shikaku_gui.model import Puzzle
from shikaku_gui.store.puzzle_identity import puzzle_id

COLLECTION_NAMES = {
    "1-first-steps": N_("First steps"),
    "2-gentle": N_("Gentle"),
    "3-easy": N_("Easy"),
    "4-medium": N_("Medium"),
    "5-hard": N_("Hard"),
    "6-expert": N_("Expert"),
    "7-giants": N_("Giants"),
    "8-shapes": N_("Shapes"),
}
"""The names of the bundled collections, by the names of their folders."""


class CollectionProgress(NamedTuple):
    """A collection by the name of its folder, and how many of its puzzles are solved."""

    collection: str
    solved: int
    total: int


def progress_of(
    collection: str, puzzles: Collection[str], solved: Collection[str]
) -> CollectionProgress:
    """Return the progress in a collection with these puzzles, all by their ids."""
    return CollectionProgress(collection, sum(puzzle in solved for puzzle in puzzles), len(puzzles))


def progress_with(puzzle: Puzzle, solved: Collection[str]) -> CollectionProgress | None:
    """Return the progress in the collection of a puzzle that was just solved, None without one.

    ``solved`` are the ids of all solved puzzles. Reads the files of that collection only.
    """
    here, title = puzzle_id(puzzle), puzzle.title.encode()
    for name, paths in resources.collections().items():
        if title and any(title in path.read_bytes() for path in paths):
            known = {puzzle_id(formats.load(path).puzzle) for path in paths}
            if here in known:
                return progress_of(name, known, {*solved, here})
    return None
