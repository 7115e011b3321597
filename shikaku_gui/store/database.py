"""The player's SQLite database: opened whatever its state, and used safely.

WAL journal, foreign keys, a busy timeout for a second process, values as parameters only.
docs/data.md says what happens to a damaged, newer or read-only database.
"""

import sqlite3
from collections.abc import Iterable, Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from datetime import date
from filecmp import cmp
from pathlib import Path
from threading import RLock
from typing import Any, TypeAlias

from shikaku_gui import solver
from shikaku_gui.i18n import N_
from shikaku_gui.store.file_lock import FileLock
from shikaku_gui.store.schema import APPLICATION_ID, STEPS, VERSION
from shikaku_gui.store.store_notices import StoreNotice, StoreTrouble, set_file_aside, unused_name
from shikaku_gui.texts import ExplainedError, Message, error_message, make_message

BUSY_SECONDS = 1.0
"""How long a statement waits for another process to finish its own; it takes milliseconds."""

JOURNALS = ("-wal", "-shm")
"""The endings of the names of a database's journals."""

_Values: TypeAlias = tuple[object, ...] | Mapping[str, object]

_LOCKED = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}
_BLOCKED = _LOCKED | {
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_NOMEM,
}


class StoreError(ExplainedError):
    """The database cannot be read or written: it is locked, or the disk is full, for example."""


class _NewerError(ExplainedError):
    """The database was written by a newer program."""


class _IncompleteError(ExplainedError, sqlite3.DatabaseError):
    """The database lacks tables."""


class Database:
    """An open database. May be used from any thread; calls wait for each other.

    ``persistent`` is False if the database is only in memory, because its folder cannot be
    written to: everything works, but is lost when the program ends. ``notices`` report to
    the player how it was opened.
    """

    def __init__(
        self,
        connection: sqlite3.Connection,
        path: Path,
        notices: tuple[StoreNotice, ...] = (),
        *,
        persistent: bool,
    ) -> None:
        """Use a connection whose schema is up to date; :func:`open_database` makes one."""
        self.path = path
        self.notices = notices
        self.persistent = persistent
        self._connection = connection
        self._guard = RLock()

    def read(self, sql: str, values: _Values = ()) -> list[tuple[Any, ...]]:
        """Return the rows of a query.

        Raises:
            StoreError: the database cannot be read.
        """
        with self._guard, _explaining_errors():
            return self._connection.execute(sql, values).fetchall()

    @contextmanager
    def changing(self) -> Iterator[sqlite3.Connection]:
        """Make changes in one transaction.

        Raises:
            StoreError: they cannot be written; after any error the database is unchanged.
        """
        with self._guard, _explaining_errors():
            self._connection.execute("BEGIN IMMEDIATE")
            try:
                yield self._connection
                self._connection.execute("COMMIT")
            except BaseException:
                if self._connection.in_transaction:
                    self._connection.execute("ROLLBACK")
                raise

    def change(self, sql: str, values: _Values = ()) -> None:
        """Make one change.

        Raises:
            StoreError: it cannot be written.
        """
        with self.changing() as connection:
            connection.execute(sql, values)

    def tidy(self) -> None:
        """Shrink the file, so that it holds no trace of what was removed.

        Raises:
            StoreError: another process uses the database.
        """
        with self._guard, _explaining_errors():
            self._connection.execute("VACUUM")
            self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def close(self) -> None:
        """Close the database; it cannot be used any more."""
        with self._guard:
            self._connection.close()


def open_database(path: Path, today: date) -> Database:
    """Open the database, whatever its state; create it if it is missing.

    An older version is copied (``NAME.backup-v1-2026-11-21``, with a number at the end where
    that is taken) and migrated. A damaged or
    newer one is set aside and a new one created. If nothing can be written, a copy in
    memory is used. Its notices report all of this.

    Raises:
        StoreError: another program keeps the database locked.
    """
    lock = FileLock(path.with_name(f"{path.name}.lock"))
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if not lock.acquire(BUSY_SECONDS):
            raise StoreError(make_message(N_("another program is opening the database")))
        return _open(path, today)
    except (OSError, sqlite3.Error) as error:
        if _is_locked(error):
            raise StoreError(error_message(error)) from error
        return _open_in_memory(path, error_message(error))
    finally:
        lock.release()


def migrate(connection: sqlite3.Connection, steps: Iterable[str] = STEPS) -> None:
    """Run the migration steps that the database still lacks, each in its own transaction."""
    # The generator is loaded only where a line has to be changed.
    connection.create_function("line_with_clues", 1, lambda line: solver.line_with_clues(line))
    done = _version(connection)
    for number, step in enumerate(steps, 1):
        if number > done:
            marks = f"PRAGMA user_version = {number}; PRAGMA application_id = {APPLICATION_ID};"
            try:
                connection.executescript(f"BEGIN IMMEDIATE; {step} {marks} COMMIT;")
            except sqlite3.Error:
                if connection.in_transaction:
                    connection.execute("ROLLBACK")
                raise


def migration_backups(path: Path) -> tuple[Path, ...]:
    """Return the copies of a database that were made before migrations."""
    return tuple(sorted(path.parent.glob(f"{path.name}.backup-v*")))


def superseded_copies(path: Path) -> tuple[Path, ...]:
    """Return the files whose content the database has: backups, and what was merged into it."""
    return migration_backups(path) + tuple(sorted(path.parent.glob(f"{path.name}.merged-*")))


def up_to_date_copy(path: Path) -> sqlite3.Connection | None:
    """Return a copy of a database in memory, migrated; None if this program cannot read it."""
    try:
        copy = _copy_in_memory(path, "mode=ro")
    except (sqlite3.Error, UnicodeDecodeError, _NewerError):
        return None
    try:
        _check_tables(copy)
    except sqlite3.Error:
        copy.close()
        return None
    return copy


def _open(path: Path, today: date) -> Database:
    try:
        return _open_checked(path, today)
    except _NewerError as error:
        trouble, reason = StoreTrouble.NEWER, error.message
    except (sqlite3.DatabaseError, UnicodeDecodeError) as error:
        if isinstance(error, sqlite3.Error) and _code(error) in _BLOCKED:
            raise
        trouble, reason = StoreTrouble.DAMAGED, error_message(error)
    kept_as = set_file_aside(path, trouble, today, JOURNALS)
    return _open_checked(path, today, (StoreNotice(trouble, path, reason, kept_as),))


def _open_checked(path: Path, today: date, notices: tuple[StoreNotice, ...] = ()) -> Database:
    """Open, check and migrate.

    Raises:
        sqlite3.DatabaseError: it is damaged, or cannot be written to.
        _NewerError: it is newer than this program.
    """
    existed = path.exists() and path.stat().st_size > 0
    connection = _connect(str(path))
    try:
        if existed:
            _check(connection)
            _back_up(connection, path, today)
        connection.execute("PRAGMA journal_mode = WAL")
        migrate(connection)
        _check_tables(connection)
        _try_to_write(connection)
    except BaseException:
        connection.close()
        raise
    return Database(connection, path, notices, persistent=True)


def _try_to_write(connection: sqlite3.Connection) -> None:
    """Fail if the database cannot be written to; it may be locked for the moment."""
    try:
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("ROLLBACK")
    except sqlite3.Error as error:
        if not _is_locked(error):
            raise


def _connect(name: str, *, uri: bool = False) -> sqlite3.Connection:
    connection = sqlite3.connect(
        name, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False, uri=uri
    )
    try:
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA synchronous = NORMAL")
    except BaseException:
        connection.close()
        raise
    return connection


def _check(connection: sqlite3.Connection) -> None:
    verdict = connection.execute("PRAGMA integrity_check(1)").fetchone()[0]
    if verdict != "ok":
        raise sqlite3.DatabaseError(verdict)
    (owner,) = connection.execute("PRAGMA application_id").fetchone()
    if owner not in (0, APPLICATION_ID):
        raise sqlite3.DatabaseError(N_("it belongs to another program"))
    version = _version(connection)
    if version > VERSION:
        said = make_message(
            N_("it has version {version}; this program knows versions up to {last}"),
            version=version,
            last=VERSION,
        )
        raise _NewerError(said)


def _check_tables(connection: sqlite3.Connection) -> None:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as model:
        migrate(model)
        missing = _tables(model) - _tables(connection)
    if missing:
        names = ", ".join(sorted(missing))
        raise _IncompleteError(make_message(N_("these tables are missing: {names}"), names=names))


def _tables(connection: sqlite3.Connection) -> set[str]:
    names = connection.execute("SELECT name FROM sqlite_master WHERE type IN ('table', 'index')")
    return {name for (name,) in names}


def _version(connection: sqlite3.Connection) -> int:
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    return version


def _back_up(connection: sqlite3.Connection, path: Path, today: date) -> None:
    """Copy an older database before it is migrated; no earlier copy is overwritten."""
    version = _version(connection)
    if not 0 < version < VERSION:
        return
    backup = path.with_name(f"{path.name}.backup-v{version}-{today.isoformat()}")
    draft = path.with_name(f"{path.name}.copying")
    draft.unlink(missing_ok=True)
    with closing(sqlite3.connect(draft)) as copy:
        connection.backup(copy)
    # A migration that fails is tried again at each start.
    if any(cmp(draft, earlier, shallow=False) for earlier in migration_backups(path)):
        draft.unlink()
    else:
        draft.rename(unused_name(backup))


def _is_locked(error: Exception) -> bool:
    return isinstance(error, sqlite3.Error) and _code(error) in _LOCKED


def _code(error: sqlite3.Error) -> int:
    code: int = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT)
    return code & 0xFF


def _open_in_memory(path: Path, reason: Message) -> Database:
    """Open a copy in memory, which is empty if the file cannot be read."""
    notice = StoreNotice(StoreTrouble.READ_ONLY, path, reason)
    for mode in ("mode=ro", "mode=ro&immutable=1"):
        with suppress(sqlite3.Error, UnicodeDecodeError, _NewerError):
            copy = _copy_in_memory(path, mode)
            return Database(copy, path, (notice,), persistent=False)
    connection = _connect(":memory:")
    migrate(connection)
    return Database(connection, path, (notice,), persistent=False)


def _copy_in_memory(path: Path, mode: str) -> sqlite3.Connection:
    """Copy a database into memory, and migrate the copy.

    Raises:
        sqlite3.Error, UnicodeDecodeError: it cannot be read, or is damaged.
        _NewerError: it is newer than this program.
    """
    connection = _connect(":memory:")
    try:
        with closing(_connect(f"{path.absolute().as_uri()}?{mode}", uri=True)) as source:
            _check(source)
            source.backup(connection)
        migrate(connection)
    except BaseException:
        connection.close()
        raise
    return connection


@contextmanager
def _explaining_errors() -> Iterator[None]:
    """Turn errors of SQLite into StoreError; its messages may quote damaged text."""
    try:
        yield
    except (sqlite3.Error, UnicodeDecodeError) as error:
        raise StoreError(error_message(error)) from error
