"""The schema of the player's database, as migration steps from version to version.

A released step is never edited; a change is a new step at the end.
"""

APPLICATION_ID = 0x5348494B
"""Marks an SQLite file as ours (``PRAGMA application_id``): "SHIK" in ASCII."""

_HISTORY = """
CREATE TABLE games (
    id INTEGER PRIMARY KEY,
    token TEXT NOT NULL UNIQUE,
    puzzle TEXT NOT NULL,
    rows INTEGER NOT NULL,
    cols INTEGER NOT NULL,
    title TEXT NOT NULL,
    grade TEXT NOT NULL,
    source TEXT NOT NULL,
    outcome TEXT NOT NULL CHECK (outcome IN ('solved', 'shown', 'abandoned')),
    started TEXT NOT NULL,
    finished TEXT NOT NULL,
    day TEXT NOT NULL,
    seconds REAL NOT NULL CHECK (seconds >= 0),
    nudge INTEGER NOT NULL,
    place INTEGER NOT NULL,
    why INTEGER NOT NULL,
    draw INTEGER NOT NULL,
    checks INTEGER NOT NULL
) STRICT;
CREATE INDEX games_by_puzzle ON games (puzzle);
CREATE INDEX games_by_finished ON games (finished);
CREATE TABLE saves (
    game INTEGER PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
    text TEXT NOT NULL
) STRICT;
"""

_DAILY = """
CREATE TABLE moments (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    instant TEXT NOT NULL,
    day TEXT UNIQUE,
    game INTEGER REFERENCES games (id) ON DELETE SET NULL
) STRICT;
"""

_LIBRARY = """
CREATE TABLE files (
    path BLOB NOT NULL,
    number INTEGER NOT NULL,
    mtime INTEGER NOT NULL,
    bytes INTEGER NOT NULL,
    puzzle TEXT NOT NULL,
    title TEXT NOT NULL,
    author TEXT NOT NULL,
    source TEXT NOT NULL,
    grade TEXT NOT NULL,
    rows INTEGER NOT NULL,
    cols INTEGER NOT NULL,
    progress REAL NOT NULL,
    solved INTEGER NOT NULL,
    error TEXT NOT NULL,
    PRIMARY KEY (path, number)
) STRICT, WITHOUT ROWID;
CREATE TABLE recent (
    path BLOB NOT NULL,
    number INTEGER NOT NULL,
    opened TEXT NOT NULL,
    pinned INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (path, number)
) STRICT, WITHOUT ROWID;
"""

_RECENT_ELSEWHERE = "DROP TABLE recent;"
"""The recent files are kept in the settings only."""

_DUPLICATES = """
DELETE FROM files;
ALTER TABLE files ADD COLUMN canonical TEXT NOT NULL DEFAULT '';
"""
"""The canonical ids of puzzles are found by reading the files again; the table is only a cache."""

_DRILLS = """
CREATE TABLE drills (
    number INTEGER PRIMARY KEY,
    technique TEXT NOT NULL,
    drill TEXT NOT NULL,
    instant TEXT NOT NULL,
    day TEXT NOT NULL,
    correct INTEGER NOT NULL,
    helped INTEGER NOT NULL,
    seconds REAL NOT NULL CHECK (seconds >= 0)
) STRICT;
"""
_LESSONS = """
CREATE TABLE lessons (
    name TEXT PRIMARY KEY,
    done INTEGER NOT NULL,
    finished INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
"""
_ESTIMATES = """
CREATE TABLE estimates (
    puzzle TEXT PRIMARY KEY,
    version INTEGER NOT NULL,
    seconds REAL CHECK (seconds >= 0)
) STRICT, WITHOUT ROWID;
"""
_DAILY_SIZES = """
CREATE TABLE sized_moments (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    instant TEXT NOT NULL,
    day TEXT,
    game INTEGER REFERENCES games (id) ON DELETE SET NULL,
    size TEXT,
    UNIQUE (day, size)
) STRICT;
INSERT INTO sized_moments (number, instant, day, game, size)
    SELECT number, instant, day, game, iif(day IS NULL, NULL, 'medium') FROM moments
    ORDER BY number;
DROP TABLE moments;
ALTER TABLE sized_moments RENAME TO moments;
"""
"""All daily puzzles solved before were of the size that is called medium now."""
_DRILLS_WITH_CLUES = """
UPDATE drills SET drill = line_with_clues(drill) WHERE drill LIKE 'shikaku:%';
"""
"""Drills were named by recipes of versions that came before the first release."""

STEPS: tuple[str, ...] = (
    *(_HISTORY, _DAILY, _LIBRARY, _RECENT_ELSEWHERE, _DUPLICATES),
    *(_DRILLS, _LESSONS, _ESTIMATES, _DAILY_SIZES, _DRILLS_WITH_CLUES),
)
"""The SQL of each step; after the first n of them the database has version n."""

VERSION = len(STEPS)
