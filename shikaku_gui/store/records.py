"""What the player has to do with the puzzles of the library: solved, begun, best times."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from shikaku_gui.store.database import Database
from shikaku_gui.store.entries import Collection, Entry, Sheet, State, read_sheets
from shikaku_gui.store.history import PastGame, best_times, solved_puzzles
from shikaku_gui.store.recent import Recent, recent_files


@dataclass(frozen=True)
class Records:
    """What is known of puzzles, by their identity, and of files that were opened.

    ``best`` are times in seconds, ``begun`` the shares covered of games in progress.
    """

    best: Mapping[str, float] = field(default_factory=dict)
    solved: frozenset[str] = frozenset()
    begun: Mapping[str, float] = field(default_factory=dict)
    opened: Mapping[tuple[Path, int], Recent] = field(default_factory=dict)


def records(database: Database, kept: Iterable[Sheet] = ()) -> Records:
    """Gather what is known; ``kept`` are the games in progress, as a shelf read them.

    Raises:
        StoreError: the database cannot be read.
    """
    return Records(
        best_times(database),
        solved_puzzles(database),
        {sheet.puzzle: sheet.progress for sheet in kept if sheet.puzzle and not sheet.solved},
        {(recent.path, recent.number): recent for recent in recent_files(database)},
    )


def entry(collection: Collection, path: Path, sheet: Sheet, known: Records) -> Entry:
    """Return the entry of a puzzle in a file."""
    recent = known.opened.get((path, sheet.number))
    return Entry(
        collection,
        path,
        sheet,
        _state(sheet, known),
        max(sheet.progress, known.begun.get(sheet.puzzle, 0.0)),
        known.best.get(sheet.puzzle),
        "" if recent is None else recent.opened,
        recent is not None and recent.pinned,
    )


def recent_entries(known: Records) -> tuple[Entry, ...]:
    """Return the entries of the files opened last; those that are gone are MISSING.

    Reads the files, of which there are few; nothing is remembered of them here.
    """
    return tuple(_recent_entry(recent, known) for recent in known.opened.values())


def past_entry(game: PastGame, known: Records) -> Entry:
    """Return the entry of a game in the history."""
    sheet = Sheet(
        puzzle=game.puzzle,
        title=game.title,
        source=game.source,
        grade=game.grade,
        rows=game.rows,
        cols=game.cols,
    )
    state = State.SOLVED if game.puzzle in known.solved else State.NEW
    return Entry(
        Collection.FINISHED,
        None,
        sheet,
        State.STARTED if game.puzzle in known.begun else state,
        known.begun.get(game.puzzle, 0.0),
        known.best.get(game.puzzle),
        game.finished.isoformat(),
        game=game.id,
    )


def _recent_entry(recent: Recent, known: Records) -> Entry:
    if not recent.path.exists():
        missing = Sheet(recent.number)
        made = entry(Collection.RECENT, recent.path, missing, known)
        return replace(made, state=State.MISSING)
    sheets = {sheet.number: sheet for sheet in read_sheets(recent.path)}
    sheet = sheets.get(recent.number, Sheet(recent.number, error="the puzzle is gone"))
    return entry(Collection.RECENT, recent.path, sheet, known)


def _state(sheet: Sheet, known: Records) -> State:
    if sheet.error:
        return State.DAMAGED
    if sheet.puzzle in known.begun:
        return State.STARTED
    if sheet.solved or sheet.puzzle in known.solved:
        return State.SOLVED
    return State.STARTED if sheet.progress else State.NEW
