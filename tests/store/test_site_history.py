"""Games of a web site: read strictly, and merged once."""

import json
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from shikaku_gui.formats import FormatError
from shikaku_gui.store import (
    GameResult,
    SiteEntry,
    load_past_game,
    load_site_history,
    merge_site_history,
    past_games,
    solved_puzzles,
)
from shikaku_gui.store.daily_results import finish_game, logged_instants, solved_days
from shikaku_gui.store.database import Database
from shikaku_gui.store.session_metadata import SessionMetadata
from shikaku_gui.store.site_history import SiteGame, read_site_history
from tests.store.samples import solved, utc

GAME: dict[str, Any] = {
    "token": "00112233445566aa",
    "id": "0" * 32,
    "started": "2027-01-31T22:50:00Z",
    "finished": "2027-02-01T00:01:00+01:00",
    "daily": {"day": "2027-01-31", "kind": "small"},
    "checks": 2,
    "save": {
        "format": "shikaku",
        "version": 4,
        "puzzle": {"title": "<b>", "rows": 2, "cols": 2, "clues": [[0, 0, 2], [1, 1, 2]]},
        "moves": [
            ["place", [0, 0, 1, 2], 1200],
            ["erase", [0, 0, 1, 2], 1300],
            ["place", [0, 0, 1, 2], "hinted", 2000],
            ["place", [1, 0, 1, 2], 2500],
        ],
        "seconds": 2.5,
        "hints": {"nudge": 1, "where": 0, "why": 0, "draw": 1},
    },
}
HISTORY: dict[str, Any] = {
    "format": "shikaku history",
    "version": 1,
    "entries": [{"visited": "2027-01-31T22:49:00Z"}, GAME],
}


def entries(*games: dict[str, Any]) -> tuple[SiteEntry, ...]:
    given = HISTORY if not games else HISTORY | {"entries": list(games)}
    return read_site_history(json.dumps(given))


def rows(database: Database) -> list[Any]:
    """Return what the history holds, without the numbers of logged instants."""
    moments = "instant, day, size, game FROM moments ORDER BY number"
    parts = ("* FROM games ORDER BY id", "* FROM saves ORDER BY game", moments)
    return [database.read(f"SELECT {part}") for part in parts]


def test_a_file_is_read(tmp_path: Path) -> None:
    path = tmp_path / "games.json"
    path.write_text(json.dumps(HISTORY), encoding="utf-8")
    visit, game = load_site_history(path)
    assert visit == utc("2027-01-31 22:49")
    assert isinstance(game, SiteGame)
    assert game.finished == utc("2027-01-31 23:01")
    assert game.finished.date().isoformat() == "2027-02-01"
    assert len(game.game.moves) == 4


def test_games_and_visits_are_merged_twice_without_doubles(database: Database) -> None:
    mine = SessionMetadata(started=utc("2027-01-30 10:00"))
    finish_game(database, solved(), mine, GameResult.SOLVED, utc("2027-01-30 10:05"))
    assert merge_site_history(database, entries()) == 1
    once = rows(database)
    assert merge_site_history(database, entries()) == 0
    assert rows(database) == once
    last, first = past_games(database)
    assert (first.token, last.token) == (mine.token, GAME["token"])
    assert (last.title, last.seconds, last.checks, last.hints.draw) == ("<b>", 2.5, 2, 1)
    assert last.day.isoformat() == "2027-02-01"
    assert load_past_game(database, last.id)[1].times == (1200, 1300, 2000, 2500)
    assert last.puzzle in solved_puzzles(database)
    assert [day.isoformat() for day in solved_days(database)] == ["2027-01-31"]
    assert [each.instant for each in logged_instants(database)] == [
        utc("2027-01-31 22:49"),
        utc("2027-01-31 23:01"),
    ]


def test_a_daily_puzzle_solved_in_both_counts_once(database: Database) -> None:
    other = GAME | {"token": "f" * 16, "finished": "2027-02-01T01:00:00+01:00"}
    merge_site_history(database, entries(other))
    merge_site_history(database, entries())
    assert len(past_games(database)) == 2
    days = [each for each in logged_instants(database) if each.day]
    assert [each.instant for each in days] == [utc("2027-01-31 23:01")]


def test_a_failure_half_way_leaves_the_history_unchanged(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = rows(database)

    def failing(*_: object) -> None:
        raise OSError("the disk is full")

    monkeypatch.setattr("shikaku_gui.store.history_merge._merge_moments", failing)
    with pytest.raises(OSError, match="full"):
        merge_site_history(database, entries())
    assert rows(database) == before


def changed(path: tuple[str | int, ...], value: object) -> str:
    """Return the text with another value at a path; without the key if that is None."""
    given: Any = deepcopy(HISTORY)
    inner = given
    for step in path[:-1]:
        inner = inner[step]
    if value is None:
        del inner[path[-1]]
    else:
        inner[path[-1]] = value
    return json.dumps(given, indent=0)


ONE = ("entries", 1)


@pytest.mark.parametrize(
    ("path", "value", "reason"),
    [
        (("format",), "shikaku", 'line 2, column .*the format "shikaku history"'),
        (("version",), 2, "line 3, column .*a known version from 1 to 1, found '2'"),
        (("player",), "me", "no key besides entries, format, version"),
        (("entries",), {}, "expected a list, found an object"),
        (("entries", 0), 7, "line 5, column 1: expected an object, found '7'"),
        (("entries", 0, "visited"), "soon", "line 6, column .*an instant such as"),
        (("entries", 0, "visited"), "2027-01-31T22:49:00", "an instant such as"),
        (("entries", 0, "visited"), "1999-01-31T22:49:00Z", "an instant such as"),
        (("entries", 0, "left"), "2027-01-31T22:49:00Z", "no key besides visited"),
        ((*ONE, "token"), None, "line 8, column 1: expected 16 hexadecimal digits"),
        ((*ONE, "token"), "00112233445566AA", "line 9, column .*16 hexadecimal digits"),
        ((*ONE, "token"), 3, "line 9, column .*a text"),
        ((*ONE, "started"), "2027-02-03T22:50:00Z", "an instant after the start"),
        ((*ONE, "daily", "day"), "2027-02-30", "a day from 2025-01-01 to 2999-12-31"),
        ((*ONE, "daily", "day"), "1999-01-01", "a day from 2025-01-01 to 2999-12-31"),
        ((*ONE, "daily", "kind"), "huge", "one of small, medium, large, shapes"),
        ((*ONE, "daily", "year"), 2027, "no key besides day, kind"),
        ((*ONE, "checks"), -1, "a number from 0 to"),
        ((*ONE, "checks"), True, "a number from 0 to"),
        ((*ONE, "save"), None, "an object"),
        ((*ONE, "save", "version"), 99, "line 20, column .*a known version"),
        ((*ONE, "save", "puzzle", "rows"), 0, "line 23, column .*a number of rows"),
        ((*ONE, "save", "puzzle", "clues", 0), [0, 9, 2], "line 26, column 1: .*on the grid"),
        ((*ONE, "save", "moves", 1, 0), "burn", "line .*, column"),
        ((*ONE, "save", "moves", 3), ["place", [1, 0, 1, 9], 1], "line .*, column"),
        ((*ONE, "save", "moves"), [], "a game that is solved"),
        ((*ONE, "save", "seconds"), -1, "seconds from 0"),
        ((*ONE, "save", "hints", "nudge"), -1, "a number from 0"),
        ((*ONE, "save", "spell"), 1, "no key besides"),
    ],
)
def test_what_is_wrong_is_named_with_its_place(
    path: tuple[str | int, ...], value: object, reason: str
) -> None:
    with pytest.raises(FormatError, match=reason):
        read_site_history(changed(path, value))


@pytest.mark.parametrize(
    "content", [b"", b"{", b"[]", b"{}", b"\xff\xfe\x00", b"3", b'{"format": 3}', b"\x89PNG\r\n"]
)
def test_other_files_are_refused(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "other"
    path.write_bytes(content)
    with pytest.raises(FormatError):
        load_site_history(path)


def test_there_is_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shikaku_gui.store.site_history.MAX_ENTRIES", 1)
    with pytest.raises(FormatError, match="at most 1 entries"):
        entries()
