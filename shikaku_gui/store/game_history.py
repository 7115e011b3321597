"""Finished and abandoned games in the database: recorded, listed and loaded again."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, date, datetime
from enum import Enum
from pathlib import Path
from typing import Any, NamedTuple

from shikaku_gui.formats import FormatError, HintsUsed, SavedGame, dumps, loads
from shikaku_gui.store.database import Database, superseded_copies
from shikaku_gui.store.library_entry import with_title_of_file
from shikaku_gui.store.puzzle_identity import SizeClass, puzzle_id
from shikaku_gui.store.session_metadata import SessionMetadata
from shikaku_gui.store.stored_values import (
    instant_text,
    noon_of,
    parse_day,
    parse_instant,
    storable,
)


class GameResult(Enum):
    """How a game ended: solved by the player, solution shown by the program, or abandoned."""

    SOLVED = "solved"
    SHOWN = "shown"
    ABANDONED = "abandoned"


class Completion(Enum):
    """How far the player solved a puzzle; with help means that the program drew some of it."""

    OPEN = "open"
    HELPED = "helped"
    SOLVED = "solved"


def completion_of(result: GameResult, hints: HintsUsed) -> Completion:
    """Return the class of a game, by which it is named and counted wherever it is shown.

    Hints that only explain are no help in this sense: the player has drawn all of it.
    """
    if result is GameResult.ABANDONED:
        return Completion.OPEN
    drawn = result is GameResult.SHOWN or hints.draw > 0
    return Completion.HELPED if drawn else Completion.SOLVED


class Finish(NamedTuple):
    """How far a puzzle was solved, and the hints that were used."""

    completion: Completion
    hints: HintsUsed = HintsUsed()


@dataclass(frozen=True, slots=True)
class PastGame:
    """A game in the history, without its moves.

    ``puzzle`` is the :func:`~shikaku_gui.store.puzzle_identity.puzzle_id`. ``started`` and
    ``finished`` are instants in UTC; ``day`` is the date that the player's clock showed
    at the end. ``seconds`` is the time played.
    """

    id: int
    token: str
    puzzle: str
    rows: int
    cols: int
    title: str
    grade: str
    source: str
    result: GameResult
    started: datetime
    finished: datetime
    day: date
    seconds: float
    hints: HintsUsed
    checks: int

    @property
    def metadata(self) -> SessionMetadata:
        """What the history knows of its session, to continue it as the same game."""
        return SessionMetadata(token=self.token, started=self.started, checks=self.checks)

    @property
    def completion(self) -> Completion:
        """How far the player solved it."""
        return completion_of(self.result, self.hints)

    @property
    def size(self) -> SizeClass:
        """The size class of its puzzle."""
        return SizeClass.of(self.rows, self.cols)


_UNKNOWN = datetime(1970, 1, 1, tzinfo=UTC)
GAME_COLUMNS = (
    *("token", "puzzle", "rows", "cols", "title", "grade", "source", "outcome", "started"),
    *("finished", "day", "seconds", "nudge", "place", "why", "draw", "checks"),
)
_LISTED = ", ".join(GAME_COLUMNS)
_RECORD = f"""
INSERT INTO games ({_LISTED}) VALUES ({", ".join(f":{name}" for name in GAME_COLUMNS)})
ON CONFLICT (token) DO UPDATE SET
{", ".join(f"{name} = excluded.{name}" for name in GAME_COLUMNS if name != "token")}
WHERE games.outcome = 'abandoned'
RETURNING id
"""  # noqa: S608 - constants
_SAVE = """
INSERT INTO saves (game, text) VALUES (?, ?)
ON CONFLICT (game) DO UPDATE SET text = excluded.text
"""


def game_result(metadata: SessionMetadata, *, solved: bool) -> GameResult:
    """Tell how a game ended; ``solved`` is whether its board is full and right.

    A board that was so once counts, whatever was undone since.
    """
    if not (solved or metadata.finished):
        return GameResult.ABANDONED
    return GameResult.SHOWN if metadata.shown else GameResult.SOLVED


def record_game(
    database: Database,
    game: SavedGame,
    metadata: SessionMetadata,
    result: GameResult,
    finished: datetime,
) -> int:
    """Record a game and return its number.

    A game that was recorded as abandoned is replaced. The first finish stands: a game that was
    finished stays as it was recorded. Where the puzzle has no title, the name of its file is
    recorded as one.

    ``finished`` is the present instant in the player's time zone.

    Raises:
        ValueError: ``finished`` has no time zone.
        StoreError: it cannot be written.
    """
    if finished.tzinfo is None:
        raise ValueError("the instant a game ended needs a time zone")
    game = with_title_of_file(game, Path(metadata.path) if metadata.path else None)
    puzzle = game.puzzle
    values: Mapping[str, object] = {
        "token": metadata.token,
        "puzzle": puzzle_id(puzzle),
        "rows": puzzle.rows,
        "cols": puzzle.cols,
        "title": storable(puzzle.title),
        "grade": storable(puzzle.grade),
        "source": storable(puzzle.source),
        "outcome": result.value,
        "started": instant_text(metadata.started),
        "finished": instant_text(finished),
        "day": finished.date().isoformat(),
        "seconds": game.seconds,
        "nudge": game.hints.nudge,
        "place": game.hints.where,
        "why": game.hints.why,
        "draw": game.hints.draw,
        "checks": metadata.checks,
    }
    with database.changing() as connection:
        row = connection.execute(_RECORD, values).fetchone()
        if row is None:
            sql = "SELECT id FROM games WHERE token = :token"
            row = connection.execute(sql, values).fetchone()
        else:
            connection.execute(_SAVE, (row[0], dumps(game)))
    number: int = row[0]
    return number


def past_games(
    database: Database, most: int | None = None, skipped: int = 0
) -> tuple[PastGame, ...]:
    """Return at most ``most`` games, the last one first, without the first ``skipped``."""
    rows = database.read(
        f"SELECT id, {_LISTED} FROM games ORDER BY finished DESC, id DESC LIMIT ? OFFSET ?",  # noqa: S608 - constants
        (-1 if most is None else most, skipped),
    )
    return tuple(map(_past_game, rows))


def load_past_game(database: Database, number: int) -> tuple[PastGame, SavedGame]:
    """Return a game with all its moves, to be replayed or resumed.

    Raises:
        KeyError: there is no such game.
        FormatError: it was written by a newer version of the program.
    """
    rows = database.read(
        f"SELECT id, {_LISTED}, text FROM games JOIN saves ON game = id WHERE id = ?",  # noqa: S608 - constants
        (number,),
    )
    if not rows:
        raise KeyError(number)
    return _past_game(rows[0][:-1]), loads(rows[0][-1])


def remove_abandoned_game(database: Database, metadata: SessionMetadata) -> None:
    """Remove a game that is continued, if it was recorded as abandoned."""
    database.change(
        "DELETE FROM games WHERE token = ? AND outcome = 'abandoned'", (metadata.token,)
    )


def erase_history(database: Database) -> None:
    """Remove all games, the daily calendar, drills, lessons and estimates for good.

    Copies made before migrations, and files that were merged into it, are removed too. A damaged
    database that was set aside stays, because only the player can tell whether anything in it is
    worth saving.

    Raises:
        StoreError: it cannot be written, or another process uses it.
        OSError: a copy cannot be removed.
    """
    with database.changing() as connection:
        for table in ("games", "saves", "moments", "drills", "lessons", "estimates"):
            connection.execute(f"DELETE FROM {table}")  # noqa: S608 - constants
    database.tidy()
    for copy in superseded_copies(database.path) if database.persistent else ():
        copy.unlink(missing_ok=True)


def best_times(database: Database) -> dict[str, float]:
    """Return the best time in seconds by puzzle id.

    Only games count that the player solved and in which no hint drew a rectangle.
    """
    sql = (
        "SELECT puzzle, MIN(seconds) FROM games WHERE outcome = 'solved' AND draw = 0 "
        "GROUP BY puzzle"
    )
    return dict(database.read(sql))


def solved_puzzles(database: Database) -> frozenset[str]:
    """Return the ids of the puzzles that the player has solved, with hints or without."""
    rows = database.read("SELECT DISTINCT puzzle FROM games WHERE outcome = 'solved'")
    return frozenset(puzzle for (puzzle,) in rows)


def finishes(database: Database) -> dict[str, Finish]:
    """Return by id how far the player has solved each finished puzzle at best.

    The hints are those of the last game that was solved so far.
    """
    rows = database.read(
        "SELECT puzzle, outcome, nudge, place, why, draw, MAX(finished) FROM games "
        "WHERE outcome != 'abandoned' GROUP BY puzzle, outcome = 'solved' AND draw = 0"
    )
    found: dict[str, Finish] = {}
    for puzzle, outcome, *used, _finished in rows:
        hints = HintsUsed(*used)
        finish = Finish(completion_of(GameResult(outcome), hints), hints)
        if puzzle not in found or finish.completion is Completion.SOLVED:
            found[puzzle] = finish
    return found


def solved_game(database: Database, puzzle: str) -> SavedGame | None:
    """Return the last game in which a puzzle was solved, None if it cannot be read.

    ``puzzle`` is the :func:`~shikaku_gui.store.puzzle_identity.puzzle_id`.
    """
    rows = database.read(
        "SELECT text FROM games JOIN saves ON game = id "
        "WHERE puzzle = ? AND outcome != 'abandoned' ORDER BY finished DESC, id DESC LIMIT 1",
        (puzzle,),
    )
    try:
        return loads(rows[0][0]) if rows else None
    except FormatError:
        return None


def _past_game(row: tuple[Any, ...]) -> PastGame:
    number, token, puzzle, rows, cols, title, grade, source = row[:8]
    result, started_text, finished_text, day_text, seconds, *hints, checks = row[8:]
    started, finished = parse_instant(started_text), parse_instant(finished_text)
    # A damaged row is listed with what is left of its dates.
    day = parse_day(day_text) or (finished or started or _UNKNOWN).date()
    return PastGame(
        number,
        token,
        puzzle,
        rows,
        cols,
        title,
        grade,
        source,
        GameResult(result),
        started or finished or noon_of(day),
        finished or started or noon_of(day),
        day,
        seconds,
        HintsUsed(*hints),
        checks,
    )
