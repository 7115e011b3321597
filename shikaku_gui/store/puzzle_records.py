"""The player's record with the puzzles of the library: solved, started, best times."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from shikaku_gui.formats import HintsUsed
from shikaku_gui.store.database import Database
from shikaku_gui.store.game_history import Completion, Finish, best_times, finishes, solved_puzzles
from shikaku_gui.store.library_entry import (
    EntryOrigin,
    EntryState,
    LibraryEntry,
    PuzzleSummary,
    read_summaries,
)


@dataclass(frozen=True)
class PuzzleRecords:
    """The records of puzzles, by their id, and of the recent files.

    ``best`` are times in seconds, ``finished`` tells how puzzles were solved, ``solved`` are those
    of them that were not only shown, ``begun`` the shares covered in games in progress, ``opened``
    the recent files, the latest first, each with its :attr:`LibraryEntry.opened`.
    """

    best: Mapping[str, float] = field(default_factory=dict)
    finished: Mapping[str, Finish] = field(default_factory=dict)
    solved: frozenset[str] = frozenset()
    begun: Mapping[str, float] = field(default_factory=dict)
    opened: Mapping[Path, int] = field(default_factory=dict)


def load_puzzle_records(
    database: Database, in_progress: Iterable[PuzzleSummary] = (), opened: Sequence[Path] = ()
) -> PuzzleRecords:
    """Load the records.

    ``in_progress`` are the summaries of the games in progress, ``opened`` the recent files, the
    latest first.

    Raises:
        StoreError: the database cannot be read.
    """
    return PuzzleRecords(
        best_times(database),
        finishes(database),
        solved_puzzles(database),
        {
            summary.puzzle: summary.progress
            for summary in in_progress
            if summary.puzzle and not summary.solved
        },
        dict(zip(opened, range(len(opened), 0, -1), strict=True)),
    )


def make_entry(
    origin: EntryOrigin, path: Path, summary: PuzzleSummary, known: PuzzleRecords
) -> LibraryEntry:
    """Return the entry of a puzzle in a file."""
    finish = known.finished.get(summary.puzzle)
    return LibraryEntry(
        origin,
        path,
        summary,
        _state(summary, known),
        max(summary.progress, known.begun.get(summary.puzzle, 0.0)),
        known.best.get(summary.puzzle),
        known.opened.get(path, 0),
        hints=HintsUsed() if finish is None else finish.hints,
    )


def recent_entries(known: PuzzleRecords) -> tuple[LibraryEntry, ...]:
    """Read the recent files and return their entries; those that are gone are MISSING."""
    found: list[LibraryEntry] = []
    for path in known.opened:
        there = path.exists()
        summary = read_summaries(path)[0] if there else PuzzleSummary()
        entry = make_entry(EntryOrigin.RECENT, path, summary, known)
        found.append(entry if there else replace(entry, state=EntryState.MISSING))
    return tuple(found)


def _state(summary: PuzzleSummary, known: PuzzleRecords) -> EntryState:
    if summary.error:
        return EntryState.DAMAGED
    if summary.puzzle in known.begun:
        return EntryState.STARTED
    finish = known.finished.get(summary.puzzle)
    if summary.solved or (finish is not None and finish.completion is Completion.SOLVED):
        return EntryState.SOLVED
    if finish is not None:
        return EntryState.HELPED
    return EntryState.STARTED if summary.progress else EntryState.NEW
