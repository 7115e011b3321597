"""An entry of the library: one puzzle in a file, and what is known about it.

Reading files is slow, so a :class:`PuzzleSummary` holds what is read of a puzzle, without
anything of the history, and is cached in the database with the file's stamp.
"""

from dataclasses import dataclass, field, replace
from enum import Enum
from pathlib import Path
from typing import NamedTuple

from shikaku_gui.formats import FormatError, HintsUsed, PuzzleSet, SavedGame, load_set
from shikaku_gui.model import is_solved
from shikaku_gui.store.puzzle_identity import SizeClass, canonical_id, puzzle_id
from shikaku_gui.store.stored_values import storable
from shikaku_gui.texts import error_message, message_to_json

GRADE_NAMES = ("gentle", "easy", "medium", "hard", "expert")
"""The names of the solver's grades, the easiest first; the solver is not loaded for them."""

MAX_PUZZLES = 200
"""The most puzzles of one file that become entries."""


class FileStamp(NamedTuple):
    """The stamp of a file: its modification time in nanoseconds, and its size in bytes."""

    mtime: int
    bytes: int


@dataclass(frozen=True, slots=True)
class PuzzleSummary:
    """The facts in a file about its puzzle number ``number``, counted from 0.

    ``puzzle`` is its :func:`.puzzle_id` and ``canonical`` its :func:`.canonical_id`.
    ``progress`` is the share of covered cells; a game that has begun without any has half a cell.
    ``error`` says why the puzzle cannot be read, and is empty otherwise.
    """

    number: int = 0
    puzzle: str = ""
    title: str = ""
    author: str = ""
    source: str = ""
    grade: str = ""
    rows: int = 0
    cols: int = 0
    progress: float = 0.0
    solved: bool = False
    error: str = ""
    canonical: str = ""


class EntryState(Enum):
    """The player's progress with a puzzle."""

    UNREAD = "not looked at yet"
    NEW = "not begun"
    STARTED = "in progress"
    HELPED = "solved with help"
    SOLVED = "solved"
    DAMAGED = "cannot be read"
    MISSING = "no longer there"


class EntryOrigin(Enum):
    """Where an entry of the library comes from."""

    BUNDLED = "bundled"
    FOLDER = "the player's folder"
    RECENT = "recent"
    UNFINISHED = "unfinished"


@dataclass(frozen=True, slots=True)
class LibraryEntry:
    """A puzzle as the library shows it.

    ``best`` is the best time in seconds, None if there is none. ``opened`` is larger the
    later the file was opened, and 0 if that is not known. ``group`` is the number (from 1) of
    its group of duplicates, where these are listed, and 0 elsewhere. ``hints`` were used when it
    was solved. ``own_file`` is the player's file of an unfinished game, whose ``path`` is that of
    the stored game; None if it has none.
    """

    origin: EntryOrigin
    path: Path
    summary: PuzzleSummary
    state: EntryState
    progress: float = 0.0
    best: float | None = None
    opened: int = 0
    group: int = 0
    hints: HintsUsed = field(default_factory=HintsUsed)
    own_file: Path | None = None

    @property
    def file(self) -> Path | None:
        """The file that the player knows, None for a game without one."""
        return self.own_file if self.origin is EntryOrigin.UNFINISHED else self.path

    @property
    def title(self) -> str:
        """The title, or the file name without its suffix; empty where there is neither."""
        return self.summary.title or ("" if self.file is None else title_of_file(self.file))

    @property
    def size(self) -> SizeClass | None:
        """The size class, None if the puzzle is not known."""
        return SizeClass.of(self.summary.rows, self.summary.cols) if self.summary.rows else None


def read_summaries(path: Path) -> tuple[PuzzleSummary, ...]:
    """Read the puzzles of a file; an unreadable one gives a summary with the error."""
    try:
        puzzles = load_set(path)
        if len(puzzles.names) == 1:
            return (_summary(puzzles.game(0)),)
    except (FormatError, OSError) as error:
        return (PuzzleSummary(error=_reason(error)),)
    names = puzzles.names[:MAX_PUZZLES]
    return tuple(_numbered_summary(puzzles, number, name) for number, name in enumerate(names))


def _numbered_summary(puzzles: PuzzleSet, number: int, name: str) -> PuzzleSummary:
    try:
        return _summary(puzzles.game(number), number, name)
    except FormatError as error:
        return PuzzleSummary(number, title=name, error=_reason(error))


def _summary(game: SavedGame, number: int = 0, name: str = "") -> PuzzleSummary:
    puzzle = game.puzzle
    return PuzzleSummary(
        number,
        puzzle_id(puzzle),
        puzzle.title or name,
        puzzle.author,
        puzzle.source,
        puzzle.grade,
        puzzle.rows,
        puzzle.cols,
        (game.board.covered or (0.5 if game.begun else 0)) / puzzle.area,
        is_solved(game.board),
        canonical=canonical_id(puzzle),
    )


def _reason(error: FormatError | OSError) -> str:
    return message_to_json(error_message(error))


def title_of_file(path: Path) -> str:
    """Return the title of a puzzle without one: the name of its file, without the suffix.

    Characters that cannot be shown or saved are replaced.
    """
    name = storable(path.stem)
    return "".join(one if one.isprintable() else " " for one in name).strip()


def with_title_of_file(game: SavedGame, path: Path | None) -> SavedGame:
    """Return a game whose puzzle is titled by its file, for where the file is not known.

    It is returned unchanged if it has a title, or no file.
    """
    if game.puzzle.title or path is None:
        return game
    return replace(game, puzzle=replace(game.puzzle, title=title_of_file(path)))
