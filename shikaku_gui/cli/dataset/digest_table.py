"""Sets of puzzles on disk: memory does not grow with their number."""

import sqlite3
from pathlib import Path

_CACHE_KIB = 32 * 1024


class DigestTable:
    """Pairs of a puzzle's identifier and a small number, in an SQLite file."""

    def __init__(self, path: Path) -> None:
        self._database = sqlite3.connect(path, isolation_level=None)
        # After a crash the file is made again, so that it needs no journal.
        self._database.executescript(
            f"PRAGMA journal_mode=OFF; PRAGMA synchronous=OFF; PRAGMA cache_size=-{_CACHE_KIB};"
            "CREATE TABLE pairs (digest BLOB NOT NULL, number INTEGER NOT NULL, "
            "PRIMARY KEY (digest, number)) STRICT, WITHOUT ROWID; BEGIN"
        )

    def add(self, identifier: str, number: int = 0) -> bool:
        """Add a pair, where the identifier is hexadecimal; tell whether it is new."""
        values = (bytes.fromhex(identifier), number)
        done = self._database.execute("INSERT OR IGNORE INTO pairs VALUES (?, ?)", values)
        return done.rowcount == 1

    def shared(self) -> dict[tuple[int, int], int]:
        """Return how many identifiers two numbers share, by the two numbers, smaller first."""
        rows = self._database.execute(
            "SELECT one.number, other.number, count(*) FROM pairs AS one JOIN pairs AS other "
            "ON other.digest = one.digest AND other.number > one.number GROUP BY 1, 2"
        )
        return {(one, other): count for one, other, count in rows}

    def close(self) -> None:
        """Close the file."""
        self._database.close()
