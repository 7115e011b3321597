"""The player's database is locked, damaged or newer: no game is lost, and nothing raises."""

import random
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from shikaku_gui.formats import FormatError, SavedGame
from shikaku_gui.model import Place, Rect
from shikaku_gui.store import (
    Daily,
    PlayerHistory,
    SessionMetadata,
    StoreError,
    database as database_module,
    load_past_game,
    load_statistics,
    past_games,
    solved_days,
)
from tests.attacks.rounds import AttackCount
from tests.attacks.test_failing_disk import ACTIONS, Session, puzzle

NOW = datetime(2026, 11, 22, 12, tzinfo=UTC)
DATES = ("", "2026-02-30", "0000-00-00T00:00:00Z", "9999-99-99", "now", "2026-11-22", "\x00")
UPDATES = (
    "UPDATE games SET started = ? WHERE id % ? = 0",
    "UPDATE games SET finished = ? WHERE id % ? = 0",
    "UPDATE games SET day = ? WHERE id % ? = 0",
    "UPDATE moments SET instant = ? WHERE number % ? = 0",
    "UPDATE OR IGNORE moments SET day = ? WHERE day IS NOT NULL AND number % ? < 9",
)


def flip_bits(path: Path, chance: random.Random) -> None:
    content = bytearray(path.read_bytes())
    for _ in range(chance.choice((1, 1, 10, 100))):
        content[chance.randrange(len(content))] ^= 1 << chance.randrange(8)
    path.write_bytes(content)


def cut_off(path: Path, chance: random.Random) -> None:
    content = path.read_bytes()
    path.write_bytes(content[: chance.randrange(len(content))])


def overwrite(path: Path, chance: random.Random) -> None:
    content = bytearray(path.read_bytes())
    start = chance.randrange(len(content))
    length = chance.choice((1, 16, 512, 4096))
    content[start : start + length] = chance.choice((b"\0", b"\xff")) * length
    path.write_bytes(content)


def misdate(path: Path, chance: random.Random) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute(
            UPDATES[chance.randrange(len(UPDATES))],
            (chance.choice(DATES), chance.randrange(1, 4)),
        )


def make_newer(path: Path, chance: random.Random) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute(f"PRAGMA user_version = {chance.randrange(5, 2**31)}")


SPOIL: tuple[Callable[[Path, random.Random], None], ...] = (
    flip_bits,
    cut_off,
    overwrite,
    misdate,
    make_newer,
)


def fill(history: PlayerHistory, count: int) -> None:
    """Record some games, daily ones among them."""
    for number in range(count):
        rects = tuple(Place(Rect(row, 0, 1, 4)) for row in range(4))
        game = SavedGame(puzzle(f"game {number}"), rects, 4, 12.0)
        metadata = SessionMetadata(daily=Daily(NOW.date()) if number == 2 else None)
        history.record(game, metadata, solved=True)


def use(history: PlayerHistory) -> None:
    """Read everything there is."""
    history.record_start()
    solved_days(history.database)
    load_statistics(history.database, NOW)
    for game in past_games(history.database):
        try:
            load_past_game(history.database, game.id)
        except (FormatError, KeyError):
            continue  # the window says that this game cannot be replayed


def test_a_spoilt_database_is_opened_all_the_same(
    tmp_path: Path, attack_count: AttackCount, attack_failures: list[str]
) -> None:
    rounds = attack_count("spoilt databases", 1000, 50)
    with_games = tmp_path / "player.sqlite"
    first = PlayerHistory(with_games, lambda: NOW)
    fill(first, 8)
    first.record_start()
    first.close()
    content = with_games.read_bytes()
    for number in range(rounds):
        chance = random.Random(number)
        spoil = chance.choice(SPOIL)
        path = tmp_path / f"{number}" / "player.sqlite"
        path.parent.mkdir()
        path.write_bytes(content)
        spoil(path, chance)
        try:
            history = PlayerHistory(path, lambda: NOW)
            with suppress(StoreError):  # the window says that the history cannot be read
                use(history)
            fill(history, 1)
            history.close()
        except StoreError:
            continue  # the game stays stored, and the window says why
        except (ValueError, TypeError, KeyError, OSError, sqlite3.Error) as error:
            attack_failures.append(f"{spoil.__name__} {number}: {error!r}")


def test_a_database_locked_now_and_then_loses_no_game(
    qapp: QApplication,
    tmp_path: Path,
    attack_count: AttackCount,
    attack_failures: list[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rounds = attack_count("sessions with a locked database", 200, 5)
    monkeypatch.setattr(database_module, "BUSY_SECONDS", 0.0)
    for number in range(rounds):
        chance = random.Random(number)
        folder = tmp_path / str(number)
        PlayerHistory(folder / "player.sqlite", lambda: NOW).close()
        session = Session(folder, seed=number)
        with closing(sqlite3.connect(folder / "player.sqlite", isolation_level=None)) as other:
            for action in range(ACTIONS):
                if chance.random() < 0.2:
                    other.execute("ROLLBACK" if other.in_transaction else "BEGIN EXCLUSIVE")
                before, waiting = len(session.told), len(session.history._waiting)
                session.act()
                more = len(session.history._waiting) > waiting
                if more and other.in_transaction and len(session.told) == before:
                    attack_failures.append(f"{number}, action {action}: nobody was told")
                gone = session.lost()
                attack_failures += [f"{number}, action {action}: {title} is lost" for title in gone]
            session.autosave.finish()
            session.history.close()
            session.autosave.close()
        again = Session(folder)
        again.autosave.begin()
        if again.autosave.store.ended_names():
            attack_failures.append(f"{number}: games that ended are not in the history")
        again.states, again.saved = session.states, session.saved
        attack_failures += [f"{number}: {title} is lost in the end" for title in again.lost()]
        again.history.close()
        again.autosave.close()
