"""Takes a history that was set aside back into the player's history.

An older program sets aside the database of a newer one, because it cannot read it. The newer
program can. Nothing is lost, and nothing counts twice: what both histories have is there once.
"""

import heapq
import re
import sqlite3
from collections import Counter
from collections.abc import Iterable
from contextlib import closing
from datetime import date
from operator import itemgetter
from pathlib import Path
from typing import Any, TypeAlias

from shikaku_gui.store.database import Database, up_to_date_copy
from shikaku_gui.store.game_history import GAME_COLUMNS
from shikaku_gui.store.store_notices import rename_aside

CACHED_TABLES = ("files", "estimates")
"""The tables that are left out: their rows are found again."""
MERGED_TABLES = ("games", "saves", "moments", "drills", "lessons")

_Row: TypeAlias = tuple[Any, ...]
_ASIDE = re.compile(r"newer-\d{4}-\d\d-\d\d(-\d+)?")
_OUTCOME, _FINISHED = GAME_COLUMNS.index("outcome"), GAME_COLUMNS.index("finished")
_GAMES = ", ".join(GAME_COLUMNS)
_ALL_GAMES = (
    f"SELECT games.id, {', '.join(f'games.{name}' for name in GAME_COLUMNS)}, text "  # noqa: S608
    "FROM games LEFT JOIN saves ON game = games.id ORDER BY games.id"
)
_MARKS = ", ".join("?" * len(GAME_COLUMNS))
_WRITE_GAME = (
    f"INSERT INTO games ({_GAMES}) VALUES ({_MARKS}) ON CONFLICT (token) DO UPDATE "  # noqa: S608
    f"SET {', '.join(f'{name} = excluded.{name}' for name in GAME_COLUMNS)} RETURNING id"
)
_MOMENTS = "instant, day, size, game"
_DRILLS = "instant, technique, drill, day, correct, helped, seconds"


def readable_set_aside(database: Database) -> tuple[Path, ...]:
    """Return the paths of the databases that were set aside as newer, but can be read.

    There are none while nothing can be written beside them.
    """
    beginning = f"{database.path.name}."
    found = (
        path
        for path in sorted(database.path.parent.glob(f"{beginning}newer-*"))
        if database.persistent and _ASIDE.fullmatch(path.name.removeprefix(beginning))
    )
    return tuple(path for path in found if _is_readable(path))


def take_in_history(database: Database, path: Path, today: date) -> int:
    """Merge a database that was set aside into the history; return how many games were new.

    Its file is renamed afterwards (``NAME.merged-2026-11-21``). Nothing is done if it cannot be
    read. Taking the same history in again changes nothing.

    Raises:
        StoreError: the history cannot be written; it is unchanged.
        OSError: the file cannot be renamed.
    """
    copy = up_to_date_copy(path)
    if copy is None:
        return 0
    with closing(copy):
        count = merge_history(database, copy)
    rename_aside(path, "merged", today)
    return count


def merge_history(database: Database, other: sqlite3.Connection) -> int:
    """Merge an up-to-date database into the history; return how many games were new.

    Raises:
        StoreError: the history cannot be written; it is unchanged.
    """
    with database.changing() as connection:
        count, numbers = _merge_games(connection, other)
        _merge_moments(connection, other, numbers)
        _merge_drills(connection, other)
        _merge_lessons(connection, other)
    return count


def _is_readable(path: Path) -> bool:
    copy = up_to_date_copy(path)
    if copy is not None:
        copy.close()
    return copy is not None


def _merge_games(
    mine: sqlite3.Connection, theirs: sqlite3.Connection
) -> tuple[int, dict[int, int]]:
    """Write the games; return how many were new, and the new numbers by those in ``theirs``."""
    count, numbers = 0, {}
    for number, *values, text in theirs.execute(_ALL_GAMES):
        sql = f"SELECT id, {_GAMES} FROM games WHERE token = ?"  # noqa: S608 - constants
        known = mine.execute(sql, (values[GAME_COLUMNS.index("token")],)).fetchone()
        if known is not None and not _stands_before(values, known[1:]):
            numbers[number] = known[0]
            continue
        count += known is None
        (numbers[number],) = mine.execute(_WRITE_GAME, values).fetchone()
        if text is not None:
            mine.execute(
                "INSERT INTO saves (game, text) VALUES (?, ?) "
                "ON CONFLICT (game) DO UPDATE SET text = excluded.text",
                (numbers[number], text),
            )
    return count, numbers


def _stands_before(values: Iterable[Any], known: Iterable[Any]) -> bool:
    """Tell whether of two rows of one game the first stands.

    A finish stands before a game that was abandoned, and the first finish before a later one. Of
    an abandoned game the later state stands.
    """
    (outcome, finished), (known_outcome, known_finished) = (
        (row[_OUTCOME], row[_FINISHED]) for row in (list(values), list(known))
    )
    if (outcome == "abandoned") is not (known_outcome == "abandoned"):
        return bool(known_outcome == "abandoned")
    later: bool = finished > known_finished
    return later if outcome == "abandoned" else bool(finished < known_finished)


def _merge_moments(
    mine: sqlite3.Connection, theirs: sqlite3.Connection, numbers: dict[int, int]
) -> None:
    """Merge the logs of starts and solved days, each in its order, so that no clock goes back.

    Of a daily puzzle that was solved in both, the first solution stands.
    """
    sql = f"SELECT {_MOMENTS} FROM moments ORDER BY number"  # noqa: S608 - constants
    here = mine.execute(sql).fetchall()
    there = [(*row[:3], numbers.get(row[3])) for row in theirs.execute(sql)]
    starts = {instant for instant, day, *_ in here if day is None}
    solved = [{row[1:3]: row for row in rows if row[1] is not None} for rows in (here, there)]
    both = solved[0].keys() & solved[1].keys()
    earlier = {key for key in both if solved[1][key][0] < solved[0][key][0]}
    here = [row for row in here if row[1:3] not in earlier]
    there = [
        row
        for row in there
        if (row[0] not in starts if row[1] is None else row[1:3] not in both - earlier)
    ]
    _rewrite(mine, "moments", _MOMENTS, here, there)


def _merge_drills(mine: sqlite3.Connection, theirs: sqlite3.Connection) -> None:
    """Merge the drills in the order of time, which decides when a technique is due."""
    sql = f"SELECT {_DRILLS} FROM drills ORDER BY number"  # noqa: S608 - constants
    here = mine.execute(sql).fetchall()
    known, there = Counter(here), []
    for row in theirs.execute(sql):
        known[row] -= 1
        if known[row] < 0:
            there.append(row)
    _rewrite(mine, "drills", _DRILLS, here, there)


def _merge_lessons(mine: sqlite3.Connection, theirs: sqlite3.Connection) -> None:
    mine.executemany(
        "INSERT INTO lessons (name, done, finished) VALUES (?, ?, ?) ON CONFLICT (name) DO UPDATE "
        "SET done = MAX(done, excluded.done), finished = MAX(finished, excluded.finished)",
        theirs.execute("SELECT name, done, finished FROM lessons"),
    )


def _rewrite(
    connection: sqlite3.Connection,
    table: str,
    columns: str,
    here: Iterable[_Row],
    there: Iterable[_Row],
) -> None:
    """Replace the rows of a table by those of two lists, whose first column is an instant."""
    rows = list(heapq.merge(here, there, key=itemgetter(0)))
    marks = ", ".join("?" * len(columns.split(", ")))
    connection.execute(f"DELETE FROM {table}")  # noqa: S608 - constants
    connection.executemany(f"INSERT INTO {table} ({columns}) VALUES ({marks})", rows)  # noqa: S608
