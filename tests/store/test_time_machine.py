"""Back to an older program and forward again: nothing is lost, and nothing counts twice."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import timedelta
from functools import partial
from pathlib import Path

import pytest

from shikaku_gui import formats
from shikaku_gui.formats import SavedGame, shikaku_file
from shikaku_gui.model import Cell, Puzzle, Shape
from shikaku_gui.store import database as module, game_store
from shikaku_gui.store.database import Database, migrate, migration_backups, open_database
from shikaku_gui.store.game_history import GameResult, erase_history, past_games, record_game
from shikaku_gui.store.game_store import GameStore
from shikaku_gui.store.history_merge import (
    CACHED_TABLES,
    MERGED_TABLES,
    readable_set_aside,
    take_in_history,
)
from shikaku_gui.store.save_files import SaveFiles
from shikaku_gui.store.schema import STEPS, VERSION
from shikaku_gui.store.session_metadata import SessionMetadata
from shikaku_gui.store.store_notices import StoreTrouble
from tests.store.samples import NOON, SOLVED_TWO, TODAY, TWO, half_played, solved, today


class TimeMachine:
    """Opens a player's database as a program of a version does, and plays games with it."""

    def __init__(self, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.path = path
        self._monkeypatch = monkeypatch
        self.played = 0

    @contextmanager
    def program(self, version: int = VERSION) -> Iterator[Database]:
        with self._monkeypatch.context() as patch:
            patch.setattr(module, "VERSION", version)
            patch.setattr(module, "migrate", partial(migrate, steps=STEPS[:version]))
            opened = open_database(self.path, TODAY)
            yield opened
            opened.close()

    def play(self, database: Database, count: int = 1) -> None:
        """Record solved games; each is another one."""
        for _ in range(count):
            self.played += 1
            metadata = SessionMetadata(token=f"game {self.played}")
            puzzle = Puzzle(1, self.played, {Cell(0, 0): self.played})
            game = replace(solved(), puzzle=puzzle, moves=(), position=0, times=())
            record_game(
                database, game, metadata, GameResult.SOLVED, NOON + timedelta(minutes=self.played)
            )

    def tokens(self, database: Database) -> list[str]:
        return sorted(game.token for game in past_games(database))

    @property
    def all_tokens(self) -> list[str]:
        return sorted(f"game {number}" for number in range(1, self.played + 1))


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> TimeMachine:
    return TimeMachine(tmp_path / "data" / "player.sqlite", monkeypatch)


def take_in_all(database: Database) -> int:
    return sum(take_in_history(database, path, TODAY) for path in readable_set_aside(database))


@pytest.mark.parametrize("version", range(1, VERSION))
def test_back_and_forth_twice_all_games_are_there(machine: TimeMachine, version: int) -> None:
    with machine.program(version) as old:
        machine.play(old, 2)
    for turn in range(2):
        with machine.program() as new:
            before = len(machine.tokens(new))
            assert take_in_all(new) == machine.played - before
            assert machine.tokens(new) == machine.all_tokens
            assert readable_set_aside(new) == ()
            machine.play(new)
        with machine.program(version) as old:
            assert [notice.trouble for notice in old.notices] == [StoreTrouble.NEWER]
            assert machine.tokens(old) == []
            machine.play(old, turn)  # the first time nothing is played there
    with machine.program() as new:
        assert take_in_all(new) == machine.played - 1
        assert machine.tokens(new) == machine.all_tokens
        assert take_in_all(new) == 0
    merged = {path.name for path in machine.path.parent.glob("player.sqlite.merged-*")}
    assert merged >= {"player.sqlite.merged-2026-11-21", "player.sqlite.merged-2026-11-21-2"}


def test_no_backup_is_overwritten(machine: TimeMachine) -> None:
    with machine.program(4) as old:
        machine.play(old, 2)
    with machine.program() as new:
        machine.play(new)
    with machine.program(4):
        pass
    with machine.program():
        pass
    copies = migration_backups(machine.path)
    assert [copy.name.removeprefix("player.sqlite.backup-v4-2026-11-21") for copy in copies] == [
        "",
        "-2",
    ]
    counts = []
    for copy in copies:
        opened = open_database(copy, TODAY)
        counts.append(len(past_games(opened)))
        opened.close()
    assert counts == [2, 0]


def test_a_migration_that_fails_again_and_again_makes_one_backup(
    machine: TimeMachine, monkeypatch: pytest.MonkeyPatch
) -> None:
    with machine.program(4) as old:
        machine.play(old)

    def no_room(*_: object) -> None:
        raise OSError("no room")

    for _ in range(3):
        with monkeypatch.context() as patch:
            patch.setattr(module, "_try_to_write", no_room)
            patch.setattr(module, "migrate", lambda *_: None)
            open_database(machine.path, TODAY).close()
    assert len(migration_backups(machine.path)) == 1


def set_aside(machine: TimeMachine, *statements: str) -> None:
    """Write into today's database and have an older program set it aside."""
    with machine.program() as new:
        for statement in statements:
            new.change(statement)
    with machine.program(VERSION - 1):
        pass


def game(token: str, outcome: str, minute: int) -> str:
    """Return the statement that writes a game which ended at a minute."""
    return (
        "INSERT INTO games (token, puzzle, rows, cols, title, grade, source, outcome, started, "  # noqa: S608
        "finished, day, seconds, nudge, place, why, draw, checks) VALUES "
        f"('{token}', 'abc', 2, 2, '', '', '', '{outcome}', '2026-01-01T10:00:00Z', "
        f"'2026-01-01T10:{minute:02}:00Z', '2026-01-01', 10, 0, 0, 0, 0, 0)"
    )


@pytest.mark.parametrize(
    ("aside", "here", "stands"),
    [
        (("solved", 5), ("solved", 7), 5),
        (("solved", 7), ("solved", 5), 5),
        (("solved", 7), ("abandoned", 5), 7),
        (("solved", 5), ("abandoned", 7), 5),
        (("abandoned", 7), ("solved", 5), 5),
        (("abandoned", 5), ("shown", 7), 7),
        (("abandoned", 5), ("abandoned", 7), 7),
        (("abandoned", 7), ("abandoned", 5), 7),
    ],
)
def test_a_game_in_both_counts_once(
    machine: TimeMachine, aside: tuple[str, int], here: tuple[str, int], stands: int
) -> None:
    set_aside(machine, game("t", *aside), game("other", "solved", 1))
    with machine.program() as new:
        new.change(game("mine", "solved", 2))
        new.change(game("t", *here))
        assert take_in_all(new) == 1
        assert machine.tokens(new) == ["mine", "other", "t"]
        (found,) = [one for one in past_games(new) if one.token == "t"]
        assert found.finished.minute == stands


DAYS = "INSERT INTO moments (instant, day, size, game) VALUES "
START = "INSERT INTO moments (instant) VALUES "


def test_starts_and_days_are_merged_in_the_order_of_time(machine: TimeMachine) -> None:
    set_aside(
        machine,
        game("first", "solved", 5),
        game("second", "solved", 6),
        f"{START} ('2026-01-01T10:00:00Z')",
        f"{DAYS} ('2026-01-01T10:05:00Z', '2026-01-01', 'small', 1)",
        f"{DAYS} ('2026-01-03T10:06:00Z', '2026-01-03', 'large', 2)",
    )
    with machine.program() as new:
        for statement in (
            game("third", "solved", 7),
            f"{START} ('2026-01-01T10:00:00Z')",
            f"{START} ('2026-01-02T10:00:00Z')",
            f"{DAYS} ('2026-01-02T10:05:00Z', '2026-01-01', 'small', 1)",
            f"{DAYS} ('2026-01-02T10:06:00Z', '2026-01-03', 'large', 1)",
            f"{START} ('2026-01-04T10:00:00Z')",
        ):
            new.change(statement)
        for _ in range(2):
            take_in_all(new)
            found = new.read(
                "SELECT instant, moments.day, size, token FROM moments "
                "LEFT JOIN games ON games.id = game ORDER BY number"
            )
            assert found == [
                ("2026-01-01T10:00:00Z", None, None, None),
                ("2026-01-01T10:05:00Z", "2026-01-01", "small", "first"),
                ("2026-01-02T10:00:00Z", None, None, None),
                ("2026-01-02T10:06:00Z", "2026-01-03", "large", "third"),
                ("2026-01-04T10:00:00Z", None, None, None),
            ]


def drill(instant: str, seconds: int) -> str:
    return (
        "INSERT INTO drills (technique, drill, instant, day, correct, helped, seconds) VALUES "  # noqa: S608
        f"('pair', '', '{instant}', '2026-01-01', 1, 0, {seconds})"
    )


def test_drills_and_lessons_are_merged(machine: TimeMachine) -> None:
    set_aside(
        machine,
        *(drill("2026-01-01T10:00:00Z", 1), drill("2026-01-01T10:00:00Z", 1)),
        drill("2026-01-03T10:00:00Z", 3),
        "INSERT INTO lessons VALUES ('rules', 3, 1), ('pairs', 1, 0)",
    )
    with machine.program() as new:
        new.change(drill("2026-01-01T10:00:00Z", 1))
        new.change(drill("2026-01-02T10:00:00Z", 2))
        new.change("INSERT INTO lessons VALUES ('rules', 1, 0), ('pairs', 2, 0)")
        take_in_all(new)
        seconds = new.read("SELECT seconds FROM drills ORDER BY number")
        assert seconds == [(1,), (1,), (2,), (3,)]
        lessons = new.read("SELECT * FROM lessons ORDER BY name")
        assert lessons == [("pairs", 2, 0), ("rules", 3, 1)]


def test_every_table_is_merged_or_found_again(machine: TimeMachine) -> None:
    with machine.program() as new:
        found = new.read("SELECT name FROM sqlite_master WHERE type = 'table'")
    names = {name for (name,) in found if not name.startswith("sqlite_")}
    assert names == {*MERGED_TABLES, *CACHED_TABLES}


@pytest.mark.parametrize("spoil", ["newer", "damaged", "name"])
def test_what_cannot_be_read_is_not_offered(machine: TimeMachine, spoil: str) -> None:
    set_aside(machine, game("t", "solved", 5))
    (path,) = machine.path.parent.glob("player.sqlite.newer-2026-11-21")
    match spoil:
        case "newer":
            with machine.program(VERSION - 1) as old:
                assert readable_set_aside(old) == ()
            return
        case "damaged":
            path.write_bytes(b"no database" * 500)
        case "name":
            path.rename(path.with_name("player.sqlite.newer-copy"))
    with machine.program() as new:
        assert readable_set_aside(new) == ()


def test_what_stands_in_the_journal_only_is_taken_in(machine: TimeMachine) -> None:
    set_aside(machine, game("t", "solved", 5))
    (path,) = machine.path.parent.glob("player.sqlite.newer-2026-11-21")
    raw = sqlite3.connect(path, isolation_level=None)
    raw.execute("PRAGMA journal_mode = WAL")
    raw.execute("PRAGMA wal_autocheckpoint = 0")
    raw.execute(game("late", "solved", 6))
    content = {ending: path.with_name(path.name + ending).read_bytes() for ending in ("", "-wal")}
    raw.close()
    for ending, held in content.items():  # as a program that was killed has left them
        path.with_name(path.name + ending).write_bytes(held)
    with machine.program() as new:
        assert take_in_all(new) == 2
        assert machine.tokens(new) == ["late", "t"]
    assert not list(machine.path.parent.glob("player.sqlite.newer-*"))


def test_erasing_the_history_erases_what_was_merged_into_it(machine: TimeMachine) -> None:
    set_aside(machine, game("t", "solved", 5))
    with machine.program() as new:
        take_in_all(new)
        erase_history(new)
    left = {path.name for path in machine.path.parent.glob("player.sqlite*")}
    assert left == {"player.sqlite", "player.sqlite.lock"}


class GamesMachine:
    """Opens the games in progress as a program does that reads saves up to a version."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder = folder
        self._monkeypatch = monkeypatch

    @contextmanager
    def program(self, version: int = formats.SAVE_VERSION) -> Iterator[GameStore]:
        with self._monkeypatch.context() as patch:
            patch.setattr(formats, "SAVE_VERSION", version)
            patch.setattr(shikaku_file, "SAVE_VERSION", version)
            store = GameStore(self.folder, today)
            yield store
            store.close()

    def stored(self) -> list[tuple[SavedGame, str]]:
        """Return the games in progress, with their tokens."""
        store = GameStore(self.folder, today)
        opened = [store.open(name).stored for name in store.names()]
        store.close()
        found = [(one.game, one.metadata.token) for one in opened if one is not None]
        return sorted(found, key=lambda one: one[1])


SHAPED_TWO = replace(TWO, shapes={Cell(0, 0): Shape.WIDE})
NEW = SavedGame(SHAPED_TWO, SOLVED_TWO[:1], 1, 12.5, times=(5000,))
"""A game that only today's program can read."""


@pytest.fixture
def games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> GamesMachine:
    return GamesMachine(tmp_path / "games", monkeypatch)


def begin(store: GameStore, game: SavedGame, token: str) -> str:
    name = store.reserve_name(game.puzzle)
    store.save(name, game, SessionMetadata(token=token))
    return name


@pytest.mark.parametrize("version", range(1, formats.SAVE_VERSION))
@pytest.mark.parametrize("keeps", [True, False], ids=["beside", "where it was"])
def test_games_in_progress_are_there_after_back_and_forth(
    games: GamesMachine, version: int, keeps: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not keeps:  # as the programs did that are older still
        monkeypatch.setattr(SaveFiles, "_keep_what_belongs_to", lambda *_: None)
    played = replace(NEW, moves=SOLVED_TWO, position=2, times=(5000, 6000))
    with games.program() as new:
        name = begin(new, NEW, "first")
        monkeypatch.setattr(new, "compact", lambda _name: None)  # it is killed
        new.save(name, played, SessionMetadata(token="first"))
    with games.program(version) as old:
        (notice,) = old.open_last().notices
        assert notice.trouble is StoreTrouble.NEWER
        assert old.readable_set_aside() == ()
        if keeps:
            for seconds in (1, 2, 3):
                old.save(old.reserve_name(TWO), half_played(seconds), SessionMetadata(token="old"))
    with games.program() as new:
        (path,) = new.readable_set_aside()
        assert new.take_in(path)
        assert new.readable_set_aside() == ()
        assert (played, "first") in games.stored()
    with games.program(version) as old:
        old.open_last()
        for name in old.names():
            old.open(name)
    with games.program() as new:
        assert [new.take_in(path) for path in new.readable_set_aside()] == [True]
    assert [token for _, token in games.stored()] == ["first", *(["old"] * 3 if keeps else [])]
    assert games.stored()[0][0] == played


def test_a_game_set_aside_with_the_save_before_is_taken_in_once(games: GamesMachine) -> None:
    with games.program() as new:
        name = begin(new, NEW, "first")
        new.save(name, replace(NEW, moves=SOLVED_TWO, position=2, times=(1, 2)), SessionMetadata())
        new.compact(name)
    assert (games.folder / f"{name}.shikaku.previous").exists()
    with games.program(1) as old:
        assert len(old.open_last().notices) == 2
    with games.program() as new:
        assert [new.take_in(path) for path in new.readable_set_aside()] == [True, False]
        assert new.readable_set_aside() == ()
    assert len(games.stored()) == 1


def test_taking_a_game_in_again_after_a_crash_changes_nothing(
    games: GamesMachine, monkeypatch: pytest.MonkeyPatch
) -> None:
    with games.program() as new:
        begin(new, NEW, "first")
    with games.program(1) as old:
        old.open_last()

    def crash(*_: object) -> None:
        raise OSError("the machine was switched off")

    with games.program() as new:
        (path,) = new.readable_set_aside()
        with monkeypatch.context() as patch:
            patch.setattr(game_store, "rename_aside", crash)
            with pytest.raises(OSError, match="switched off"):
                new.take_in(path)
        assert new.readable_set_aside() == (path,)
        assert not new.take_in(path)
        assert new.readable_set_aside() == ()
    assert games.stored() == [(NEW, "first")]
