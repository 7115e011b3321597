"""Takes the games of a web site, from the file that its page exports, into the history.

docs/site.md describes the file. It is read completely or refused, and merged as a history that was
set aside: what both have is there once.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from pathlib import Path
from typing import TypeAlias

from shikaku_gui.formats import JsonDocument, SavedGame, decode_text, read_file, read_game
from shikaku_gui.i18n import N_
from shikaku_gui.model import is_solved
from shikaku_gui.store.daily_puzzle import FIRST_DAILY_DATE, LAST_DAILY_DATE, Daily, DailyKind
from shikaku_gui.store.daily_results import finish_game
from shikaku_gui.store.database import Database, migrate
from shikaku_gui.store.game_history import GameResult
from shikaku_gui.store.history_merge import merge_history
from shikaku_gui.store.session_metadata import SessionMetadata
from shikaku_gui.store.stored_values import instant_text, parse_day, parse_instant
from shikaku_gui.texts import make_message

FILE_FORMAT = "shikaku history"
FILE_VERSION = 1
MAX_ENTRIES = 100_000
"""The most games and visits that are read."""

_MAX_CHECKS = 10**6
_TOKEN_DIGITS = 16
_HEX_DIGITS = frozenset("0123456789abcdef")
_GAME_KEYS = {"token", "id", "started", "finished", "daily", "checks", "save"}
_KINDS = {kind.value: kind for kind in DailyKind}
_WHOLE_DAY = timedelta(days=1)


@dataclass(frozen=True)
class SiteGame:
    """A game that was solved on a site, and the instant at which it was."""

    game: SavedGame
    metadata: SessionMetadata
    finished: datetime


SiteEntry: TypeAlias = SiteGame | datetime
"""A game, or the instant of a visit."""


def load_site_history(path: Path) -> tuple[SiteEntry, ...]:
    """Read an exported file.

    Raises:
        FormatError: it is no such file, or a value in it is wrong; the error has its place.
        OSError: it cannot be read.
    """
    return read_site_history(decode_text(read_file(path)))


def read_site_history(text: str) -> tuple[SiteEntry, ...]:
    """Read the text of an exported file.

    Raises:
        FormatError: it is no such text, or a value in it is wrong; the error has its place.
    """
    data = JsonDocument(text)
    data.members()
    if data.string("format") != FILE_FORMAT:
        expected = make_message(N_('the format "{name}"'), name=FILE_FORMAT)
        raise data.error(("format",), expected)
    data.integer("version", low=1, high=FILE_VERSION, what=make_message(N_("a known version")))
    data.check_keys((), {"format", "version", "entries"})
    number = len(data.items("entries"))
    if number > MAX_ENTRIES:
        raise data.error(("entries",), make_message(N_("at most {most} entries"), most=MAX_ENTRIES))
    return tuple(_entry(data.inside("entries", at)) for at in range(number))


def merge_site_history(database: Database, entries: Sequence[SiteEntry]) -> int:
    """Merge games and visits into the history; return how many games were new.

    Raises:
        StoreError: the history cannot be written; it is unchanged.
    """
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        connection.execute("PRAGMA foreign_keys = ON")
        migrate(connection)
        other = Database(connection, Path(), persistent=False)
        for entry in entries:
            if isinstance(entry, SiteGame):
                finish_game(other, entry.game, entry.metadata, GameResult.SOLVED, entry.finished)
            else:
                other.change("INSERT INTO moments (instant) VALUES (?)", (instant_text(entry),))
        return merge_history(database, connection)


def _entry(data: JsonDocument) -> SiteEntry:
    if "visited" in data.members():
        data.check_keys((), {"visited"})
        return _instant(data, "visited")
    data.check_keys((), _GAME_KEYS)
    token = data.string("token")
    if len(token) != _TOKEN_DIGITS or not _HEX_DIGITS.issuperset(token):
        raise data.error(("token",), make_message(N_("16 hexadecimal digits")))
    started, finished = (_instant(data, key) for key in ("started", "finished"))
    if started > finished + _WHOLE_DAY:  # a clock may have been corrected meanwhile
        raise data.error(("finished",), make_message(N_("an instant after the start")))
    daily = _daily(data) if data.has("daily") else None
    checks = data.integer("checks", low=0, high=_MAX_CHECKS, what=make_message(N_("a number")))
    game = read_game(data.inside("save"))
    if not is_solved(game.board):
        raise data.error(("save",), make_message(N_("a game that is solved")))
    metadata = SessionMetadata(
        token, started, daily=daily, checks=checks, finished=True, ended=finished
    )
    return SiteGame(game, metadata, finished)


def _instant(data: JsonDocument, key: str) -> datetime:
    instant = parse_instant(data.string(key))
    if instant is None or not FIRST_DAILY_DATE.year <= instant.year <= LAST_DAILY_DATE.year:
        expected = make_message(N_("an instant such as {text}"), text="2027-01-31T18:00:00Z")
        raise data.error((key,), expected)
    return instant


def _daily(data: JsonDocument) -> Daily:
    data.members("daily")
    data.check_keys(("daily",), {"day", "kind"})
    day: date | None = parse_day(data.string("daily", "day"))
    if day is None or not FIRST_DAILY_DATE <= day <= LAST_DAILY_DATE:
        expected = make_message(
            N_("a day from {first} to {last}"),
            first=str(FIRST_DAILY_DATE),
            last=str(LAST_DAILY_DATE),
        )
        raise data.error(("daily", "day"), expected)
    kind = _KINDS.get(data.string("daily", "kind"))
    if kind is None:
        raise data.error(
            ("daily", "kind"), make_message(N_("one of {names}"), names=", ".join(_KINDS))
        )
    return Daily(day, kind)
