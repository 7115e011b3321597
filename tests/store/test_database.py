"""The database opened in any state, shared by two programs, and brought up to date."""

import os
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import date
from pathlib import Path

import pytest

from shikaku_gui import resources
from shikaku_gui.store import database as module
from shikaku_gui.store.database import (
    Database,
    StoreError,
    migrate,
    migration_backups,
    open_database,
)
from shikaku_gui.store.file_lock import FileLock
from shikaku_gui.store.schema import STEPS, VERSION
from shikaku_gui.store.store_notices import StoreTrouble
from tests.store.samples import TODAY, read_only

ASIDE = "player.sqlite.damaged-2026-11-21"

# A row of each table as the version that brought the table would have written it.
ROWS = {
    "games": (
        "INSERT INTO games VALUES (7, 'token', 'abc', 2, 2, 'Title', 'gentle', '', 'solved', "
        "'2026-01-01T10:00:00Z', '2026-01-01T10:05:00Z', '2026-01-01', 300.5, 1, 2, 3, 4, 5)"
    ),
    "saves": "INSERT INTO saves VALUES (7, 'text')",
    "moments": "INSERT INTO moments (number, instant, day, game) "
    "VALUES (1, '2026-01-01T10:00:00Z', '2026-01-01', NULL)",
    "files": (
        "INSERT INTO files (path, number, mtime, bytes, puzzle, title, author, source, grade, "
        "rows, cols, progress, solved, error) "
        "VALUES (x'2F61', 0, 1, 2, 'abc', 'T', 'A', 'S', 'G', 2, 2, 0.5, 0, '')"
    ),
    "drills": (
        "INSERT INTO drills VALUES (1, 'pair', 'clues:2x3/4a2c 0 pair', '2026-01-01T10:00:00Z', "
        "'2026-01-01', 1, 0, 12.5)"
    ),
    "lessons": "INSERT INTO lessons VALUES ('rules', 3, 1)",
    "estimates": "INSERT INTO estimates VALUES ('abc', 1, 62.5)",
    "recent": "INSERT INTO recent VALUES (x'2F61', 0, '2026-01-01T10:00:00Z', 1)",
}
DROPPED = {"recent"}
"""The tables that a later version has no more."""
CACHED = {"files"}
"""The tables whose rows a later version drops, since it finds them again."""


def put(database: Database, token: str) -> None:
    """Write a game with that token."""
    database.change(ROWS["games"].replace("7, 'token'", "NULL, ?"), (token,))


def tokens(database: Database) -> list[str]:
    """Return the tokens of all games."""
    return [token for (token,) in database.read("SELECT token FROM games ORDER BY id")]


def everything(table: str) -> str:
    """Return the query for all rows of one of our tables."""
    assert table in ROWS
    return f"SELECT * FROM {table}"  # noqa: S608 - one of the names above


@contextmanager
def made(path: Path) -> Iterator[sqlite3.Connection]:
    """Make or open a file with SQLite alone."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        yield connection


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "player.sqlite"


def test_what_is_written_is_there_the_next_time(path: Path) -> None:
    for text in ("one", "two"):
        opened = open_database(path, TODAY)
        assert opened.notices == ()
        assert opened.persistent
        put(opened, text)
        opened.close()
    again = open_database(path, TODAY)
    assert tokens(again) == ["one", "two"]
    assert again.read("PRAGMA journal_mode") == [("wal",)]
    assert again.read("PRAGMA foreign_keys") == [(1,)]
    again.close()


@pytest.mark.parametrize("version", range(VERSION))
def test_every_earlier_version_is_brought_up_to_date(path: Path, version: int) -> None:
    with made(path) as connection:
        migrate(connection, STEPS[:version])
        names = {
            name for (name,) in connection.execute("SELECT name FROM sqlite_master") if name in ROWS
        }
        for name in (table for table in ROWS if table in names):
            connection.execute(ROWS[name])
        names -= DROPPED | CACHED
        before = {name: connection.execute(everything(name)).fetchall() for name in names}
    opened = open_database(path, TODAY)
    assert opened.notices == ()
    assert opened.read("PRAGMA user_version") == [(VERSION,)]
    for name in names:  # later versions add columns at the end
        width = len(before[name][0])
        assert [row[:width] for row in opened.read(everything(name))] == before[name]
    if "moments" in names:
        sizes = opened.read("SELECT size FROM moments")
        assert sizes == ([("medium",)] if version < 9 else [(None,)])
    opened.close()
    copies = migration_backups(path)
    expected = [f"player.sqlite.backup-v{version}-2026-11-21"] if version else []
    assert [copy.name for copy in copies] == expected
    for copy in copies:
        with made(copy) as connection:
            assert connection.execute("PRAGMA user_version").fetchone() == (version,)
            assert connection.execute("SELECT * FROM games").fetchall() == before["games"]


def test_drills_named_by_old_recipes_are_named_by_clues(path: Path) -> None:
    old = {
        "shikaku:1/7x7/expert/balanced/none/70002 8 pair": "pair",
        "shikaku:3/7x7/hard:sealed-pocket/balanced/none/50001 3 sealed-pocket": "sealed-pocket",
    }
    other = ["shikaku:1/7x7/fiendish/balanced/none/1 8 pair", "shikaku:9/1 1 pair", "", "clues:x"]
    with made(path) as connection:
        migrate(connection, STEPS[:9])
        for number, drill in enumerate([*old, *other]):
            connection.execute(
                "INSERT INTO drills VALUES (?, 'pair', ?, '2026-01-01T10:00:00Z', '2026-01-01', "
                "1, 0, 12.5)",
                (number, drill),
            )
    opened = open_database(path, TODAY)
    found = [drill for (drill,) in opened.read("SELECT drill FROM drills ORDER BY number")]
    opened.close()
    assert found[2:] == other
    for name, drill in zip(old.values(), found, strict=False):
        assert drill == (resources.drills() / f"{name}.txt").read_text().splitlines()[0]


def test_every_table_occurs_in_the_rows_above(database: Database) -> None:
    found = database.read("SELECT name FROM sqlite_master WHERE type = 'table'")
    assert {name for (name,) in found if not name.startswith("sqlite_")} == set(ROWS) - DROPPED


def test_a_step_that_fails_is_not_half_taken() -> None:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        with pytest.raises(sqlite3.Error):
            migrate(connection, (*STEPS, "CREATE TABLE extra (a); CREATE TABLE extra (a);"))
        assert connection.execute("PRAGMA user_version").fetchone() == (VERSION,)
        assert not connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'extra'").fetchall()


def spoil_head(path: Path) -> None:
    """Write over the head of the file."""
    path.write_bytes(b"This is no database" + path.read_bytes()[19:])


def spoil_page(path: Path) -> None:
    """Write over the page that a table's rows stand on."""
    data = bytearray(path.read_bytes())
    for start in range(4096, len(data), 4096):
        data[start : start + 64] = b"\x55" * 64
    path.write_bytes(data)


def cut_off(path: Path) -> None:
    """Lose the second half of the file."""
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])


def drop_table(path: Path) -> None:
    """Take a table away."""
    with made(path) as connection:
        connection.execute("DROP TABLE saves")


def claim(path: Path) -> None:
    """Make it another program's."""
    with made(path) as connection:
        connection.execute("PRAGMA application_id = 1234")


def strange_tables(path: Path) -> None:
    """Make it a database that begins like ours and is none."""
    with made(path) as connection:
        connection.execute("PRAGMA user_version = 0")


@pytest.mark.parametrize(
    "spoil", [spoil_head, spoil_page, cut_off, drop_table, claim, strange_tables]
)
def test_a_damaged_database_is_set_aside_and_a_new_one_begun(path: Path, spoil: object) -> None:
    first = open_database(path, TODAY)
    for number in range(300):
        put(first, f"token {number}")
    first.close()
    assert callable(spoil)
    spoil(path)
    spoilt = path.read_bytes()
    opened = open_database(path, TODAY)
    (notice,) = opened.notices
    assert (notice.trouble, notice.kept_as) == (StoreTrouble.DAMAGED, path.with_name(ASIDE))
    assert notice.reason
    assert path.with_name(ASIDE).read_bytes() == spoilt
    assert tokens(opened) == []
    put(opened, "new")
    opened.close()
    again = open_database(path, TODAY)
    assert again.notices == ()
    assert tokens(again) == ["new"]
    again.close()


def test_damage_that_sqlite_quotes_in_its_message_is_damage(path: Path) -> None:
    open_database(path, TODAY).close()
    content = path.read_bytes()
    path.write_bytes(content.replace(b"token TEXT NOT NULL", b"token TEXT NOT NU\xffL"))
    opened = open_database(path, TODAY)
    assert [notice.trouble for notice in opened.notices] == [StoreTrouble.DAMAGED]
    opened.change(ROWS["games"])
    opened.close()


def test_a_newer_database_is_set_aside(path: Path) -> None:
    with made(path) as connection:
        migrate(connection)
        connection.execute(f"PRAGMA user_version = {VERSION + 1}")
        connection.execute(ROWS["games"])
    opened = open_database(path, TODAY)
    (notice,) = opened.notices
    assert notice.trouble is StoreTrouble.NEWER
    assert notice.kept_as == path.with_name("player.sqlite.newer-2026-11-21")
    with made(notice.kept_as) as connection:
        assert connection.execute("SELECT token FROM games").fetchall() == [("token",)]
    opened.close()


def test_what_stands_in_the_journal_only_is_set_aside_with_it(path: Path) -> None:
    first = open_database(path, TODAY)
    with made(path) as connection:
        connection.execute("PRAGMA wal_autocheckpoint = 0")
        connection.execute(ROWS["games"])
        connection.execute(f"PRAGMA user_version = {VERSION + 1}")
        opened = open_database(path, TODAY)
    first.close()
    (notice,) = opened.notices
    assert notice.kept_as is not None
    with made(notice.kept_as) as connection:
        assert connection.execute("SELECT token FROM games").fetchall() == [("token",)]
    assert tokens(opened) == []
    opened.close()


def test_an_empty_file_becomes_a_database(path: Path) -> None:
    path.parent.mkdir()
    path.touch()
    opened = open_database(path, TODAY)
    assert opened.notices == ()
    opened.close()


@pytest.fixture
def locked_folder(folder_for_all: Path) -> Iterator[Path]:
    """Give a folder with a database that may be read, but not written to."""
    first = open_database(folder_for_all / "player.sqlite", TODAY)
    put(first, "old")
    first.close()
    with read_only(folder_for_all):
        yield folder_for_all


@pytest.mark.skipif(os.name != "posix", reason="folders are not made read-only like that")
def test_a_read_only_folder_is_read_and_nothing_stored(locked_folder: Path) -> None:
    before = sorted(locked_folder.iterdir())
    opened = open_database(locked_folder / "player.sqlite", TODAY)
    assert [notice.trouble for notice in opened.notices] == [StoreTrouble.READ_ONLY]
    assert not opened.persistent
    put(opened, "new")
    assert tokens(opened) == ["old", "new"]
    opened.close()
    again = open_database(locked_folder / "player.sqlite", TODAY)
    assert tokens(again) == ["old"]
    again.close()
    assert sorted(locked_folder.iterdir()) == before


@pytest.mark.skipif(os.name != "posix", reason="folders are not made read-only like that")
def test_a_read_only_folder_without_a_database_does_too(locked_folder: Path) -> None:
    opened = open_database(locked_folder / "deeper" / "player.sqlite", TODAY)
    assert [notice.trouble for notice in opened.notices] == [StoreTrouble.READ_ONLY]
    put(opened, "new")
    assert tokens(opened) == ["new"]
    opened.close()


def test_a_folder_that_is_a_file_is_no_hindrance(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("?")
    opened = open_database(tmp_path / "data" / "player.sqlite", TODAY)
    assert [notice.trouble for notice in opened.notices] == [StoreTrouble.READ_ONLY]
    opened.close()


def test_a_change_that_fails_leaves_nothing(database: Database) -> None:
    def half() -> None:
        with database.changing() as connection:
            connection.execute(ROWS["games"])
            connection.execute(ROWS["games"])

    with pytest.raises(StoreError, match="UNIQUE"):
        half()
    assert tokens(database) == []
    put(database, "next")
    assert tokens(database) == ["next"]


def test_foreign_keys_hold(database: Database) -> None:
    with pytest.raises(StoreError, match="FOREIGN KEY"):
        database.change(ROWS["saves"])


@pytest.mark.parametrize("text", ["'; DROP TABLE games; --", '"', "\0", "%", "?1", "𝄞\n"])
def test_values_are_never_taken_for_sql(database: Database, text: str) -> None:
    put(database, text)
    assert tokens(database) == [text]
    assert database.read("SELECT COUNT(*) FROM games WHERE token = ?", (text,)) == [(1,)]


def test_several_threads_take_turns(database: Database) -> None:
    def work(number: int) -> None:
        for at in range(20):
            put(database, f"{number} {at}")

    threads = [threading.Thread(target=work, args=(number,)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(tokens(database)) == 80


WRITER = """
import sys
from pathlib import Path
from tests.store.samples import TODAY
from tests.store.test_database import put
from shikaku_gui.store.database import open_database
opened = open_database(Path(sys.argv[1]), TODAY)
assert opened.notices == (), opened.notices
for number in range(100):
    put(opened, f"{sys.argv[2]} {number}")
opened.close()
"""


def test_who_changes_keeps_others_from_changing(database: Database) -> None:
    with database.changing(), closing(sqlite3.connect(database.path, timeout=0)) as other:
        with pytest.raises(sqlite3.OperationalError, match="locked"):
            other.execute("BEGIN IMMEDIATE")
        assert other.execute("SELECT COUNT(*) FROM games").fetchone() == (0,)


def test_who_opens_first_makes_others_wait(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened = module._open
    free: list[bool] = []

    def watched(asked: Path, today: date) -> Database:
        free.append(FileLock(path.with_name("player.sqlite.lock")).acquire())
        return opened(asked, today)

    monkeypatch.setattr(module, "_open", watched)
    open_database(path, TODAY).close()
    assert free == [False]


def test_two_programs_at_once(path: Path) -> None:
    root = Path(__file__).parents[2]
    environment = os.environ | {"PYTHONPATH": str(root)}
    writers = [
        subprocess.Popen([sys.executable, "-c", WRITER, str(path), name], env=environment)
        for name in "ab"
    ]
    assert [writer.wait() for writer in writers] == [0, 0]
    opened = open_database(path, TODAY)
    assert opened.notices == ()
    found = tokens(opened)
    assert sorted(found) == sorted(f"{name} {number}" for name in "ab" for number in range(100))
    opened.close()


def test_a_database_that_another_program_will_not_let_go_is_not_set_aside(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_database(path, TODAY).close()
    monkeypatch.setattr(module, "BUSY_SECONDS", 0.0)
    with made(path) as connection:
        connection.execute("BEGIN EXCLUSIVE")
        opened = open_database(path, TODAY)
        assert opened.persistent
        assert opened.read("SELECT * FROM games") == []  # readers need not wait
        with pytest.raises(StoreError, match="locked"):
            opened.change("DELETE FROM games")
    assert opened.notices == ()
    opened.change("DELETE FROM games")
    opened.close()
    assert not list(path.parent.glob("*.damaged*"))


@pytest.mark.parametrize("mode", ["database", "lock file"])
def test_a_database_that_cannot_even_be_read_for_the_moment_is_opened_later(
    path: Path, mode: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_database(path, TODAY).close()
    monkeypatch.setattr(module, "BUSY_SECONDS", 0.0)
    lock = FileLock(path.with_name("player.sqlite.lock"))
    with made(path) as connection:
        if mode == "database":
            connection.execute("PRAGMA journal_mode = DELETE")
            connection.execute("BEGIN EXCLUSIVE")
        else:
            lock.acquire()
        with pytest.raises(StoreError):
            open_database(path, TODAY)
    lock.release()
    opened = open_database(path, TODAY)
    assert opened.notices == ()
    assert opened.persistent
    opened.close()
