"""Facts stored with a game besides its moves: its view, its file, when it was started.

It is in a small JSON file next to the save, so that the save stays a file that any window
can open. Losing it loses no moves; missing or invalid values are ignored.
"""

import json
import secrets
from dataclasses import dataclass, field
from datetime import UTC, date, datetime

from shikaku_gui.formats import has_no_bools
from shikaku_gui.model import Cell, Puzzle
from shikaku_gui.store.daily_puzzle import Daily, DailyKind
from shikaku_gui.store.library_entry import FileStamp
from shikaku_gui.store.stored_values import parse_instant

MAX_ZOOM = 1000.0
"""The largest accepted width of a cell in logical pixels."""


@dataclass(frozen=True)
class SessionMetadata:
    """Facts stored with a game besides its moves.

    ``token`` identifies the game in the history. ``started`` is the instant it was
    started, with a time zone. ``zoom`` is the width of a cell in logical pixels, 0 to fit
    the whole board, None if the player chose nothing; ``place`` is the row and column,
    counted in cells, in the middle of the view. ``cell`` is the last cell used, ``path``
    the file it comes from, ``daily`` tells which daily puzzle it is. ``checks`` counts the
    checks asked for; ``shown`` tells that the program has filled in the solution. ``finished``
    tells that the board was full and right once, whatever was undone since: what was counted
    by then stands. ``ended`` is the instant the game ended, with a time zone: it is stored until
    the history has it. ``stamp`` tells the state of the file when it was last read or written
    here, None if unknown.
    """

    token: str = field(default_factory=lambda: secrets.token_hex(8))
    started: datetime = field(default_factory=lambda: datetime.now(UTC).replace(microsecond=0))
    zoom: float | None = None
    place: tuple[float, float] | None = None
    cell: Cell | None = None
    path: str = ""
    daily: Daily | None = None
    checks: int = 0
    shown: bool = False
    finished: bool = False
    ended: datetime | None = None
    stamp: FileStamp | None = None

    def __post_init__(self) -> None:
        if self.started.tzinfo is None or (self.ended is not None and self.ended.tzinfo is None):
            raise ValueError("the instants a game was started and ended need a time zone")


def dumps(metadata: SessionMetadata) -> str:
    """Return metadata as one line of JSON."""
    values = {
        "token": metadata.token,
        "started": metadata.started.astimezone(UTC).isoformat(),
        "zoom": metadata.zoom,
        "place": metadata.place,
        "cell": metadata.cell,
        "path": metadata.path,
        "day": None if metadata.daily is None else metadata.daily.day.isoformat(),
        "size": None if metadata.daily is None else metadata.daily.kind.value,
        "checks": metadata.checks,
        "shown": metadata.shown,
        "finished": metadata.finished,
        "ended": None if metadata.ended is None else metadata.ended.isoformat(),
        "stamp": metadata.stamp,
    }
    return json.dumps(values) + "\n"


def loads(text: str, puzzle: Puzzle) -> SessionMetadata:
    """Read metadata; missing or invalid values are as in a new game."""
    values = _values(text)
    new = SessionMetadata()
    return SessionMetadata(
        token=_text(values.get("token")) or new.token,
        started=parse_instant(values.get("started")) or new.started,
        zoom=_zoom(values.get("zoom")),
        place=_place(values.get("place"), puzzle),
        cell=_cell(values.get("cell"), puzzle),
        path=_text(values.get("path")),
        daily=_daily(values.get("day"), values.get("size")),
        checks=_count(values.get("checks")),
        shown=values.get("shown") is True,
        finished=values.get("finished") is True,
        ended=parse_instant(values.get("ended")),
        stamp=_stamp(values.get("stamp")),
    )


def has_ended(text: str) -> bool:
    """Tell from the text of its metadata whether a game has ended."""
    return _has_ended(_values(text))


def daily_in_progress(text: str) -> Daily | None:
    """Return from the text of its metadata which daily puzzle a game is, None if finished."""
    values = _values(text)
    if _has_ended(values) or values.get("finished") is True:
        return None
    return _daily(values.get("day"), values.get("size"))


def own_path(text: str) -> str:
    """Return from the text of its metadata the path of a game's file, empty if it has none."""
    return _text(_values(text).get("path"))


def _has_ended(values: dict[str, object]) -> bool:
    return parse_instant(values.get("ended")) is not None


def _values(text: str) -> dict[str, object]:
    try:
        values = json.loads(text)
    except (ValueError, RecursionError):
        return {}
    return values if isinstance(values, dict) else {}


def _text(value: object) -> str:
    return value if isinstance(value, str) else ""


def _daily(day: object, size: object) -> Daily | None:
    try:
        # A game that was saved before there were sizes has none.
        return Daily(date.fromisoformat(_text(day)), DailyKind(size or DailyKind.MEDIUM))
    except ValueError:
        return None


def _zoom(value: object) -> float | None:
    match value:
        case bool():
            return None
        case int() | float() as zoom if 0 <= zoom <= MAX_ZOOM:
            return float(zoom)
    return None


def _place(value: object, puzzle: Puzzle) -> tuple[float, float] | None:
    match value:
        case [int() | float() as row, int() | float() as col] if (
            has_no_bools(value) and 0 <= row <= puzzle.rows and 0 <= col <= puzzle.cols
        ):
            return float(row), float(col)
    return None


def _cell(value: object, puzzle: Puzzle) -> Cell | None:
    match value:
        case [int(row), int(col)] if (
            has_no_bools(value) and 0 <= row < puzzle.rows and 0 <= col < puzzle.cols
        ):
            return Cell(row, col)
    return None


def _stamp(value: object) -> FileStamp | None:
    match value:
        case [int(mtime), int(size)] if has_no_bools(value):
            return FileStamp(mtime, size)
    return None


def _count(value: object) -> int:
    return value if type(value) is int and 0 <= value <= 10**9 else 0
