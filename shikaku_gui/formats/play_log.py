"""The course of a saved game as values of JSON: times, undone moves, hints taken."""

from collections.abc import Sequence
from typing import TypeAlias

from shikaku_gui.formats import move_json
from shikaku_gui.formats.json_reader import JsonDocument, Path
from shikaku_gui.formats.saved_game import HintDegree, HintTaken, UndoneMoves
from shikaku_gui.i18n import N_
from shikaku_gui.model import Move, Puzzle
from shikaku_gui.texts import make_message

Times: TypeAlias = tuple[int | None, ...]

MAX_UNDONE_MOVES = 2_000
"""How many undone moves are written; the newest are."""

MAX_UNDONE_RECTS = 10_000
"""How many rectangles and marks they have together."""

MAX_HINTS_TAKEN = 2_000
"""How many hints are written; the newest are."""

_READ = 10
"""The factor by which more are read, because a journal adds changes to a save."""

_MAX_POSITION = 10**9
_UNDONE = make_message(N_("undone moves [position, [move, ...], milliseconds]"))
_HINT = make_message(N_('a hint [milliseconds, position, "nudge" or another degree]'))
_DEGREES = {degree.value: degree for degree in HintDegree}


def read_undone(data: JsonDocument, puzzle: Puzzle) -> tuple[UndoneMoves, ...]:
    """Return the undone moves, from the key "undone"; whether they are possible is not checked.

    Raises:
        FormatError: one is no move, or there are too many.
    """
    undone: list[UndoneMoves] = []
    count = 0
    for index, item in enumerate(data.items("undone")):
        path: Path = ("undone", index)
        match item:
            case [int(position), list(items), int(at)] if _in_range(position, at):
                count += len(items)
            case _:
                raise data.error(path, _UNDONE)
        if count > _READ * MAX_UNDONE_MOVES:
            raise data.error(
                path, make_message(N_("at most {most} undone moves"), most=_READ * MAX_UNDONE_MOVES)
            )
        moves, times = read_timed_moves(data, (*path, 1), puzzle)
        undone.append(UndoneMoves(position, moves, times, at))
    return tuple(undone)


def read_timed_moves(
    data: JsonDocument, path: Path, puzzle: Puzzle
) -> tuple[tuple[Move, ...], Times]:
    """Return the moves of the list at that path, and the time of each.

    Raises:
        FormatError: one is no move.
    """
    moves: list[Move] = []
    times: list[int | None] = []
    for index, item in enumerate(data.items(*path)):
        value, time = move_json.split_time(data, (*path, index), item)
        moves.append(move_json.read_move(data, (*path, index), value, puzzle))
        times.append(time)
    return tuple(moves), tuple(times)


def _in_range(position: int, at: int) -> bool:
    return (
        type(position) is type(at) is int
        and 0 <= position <= _MAX_POSITION
        and 0 <= at <= move_json.MAX_TIME
    )


def read_hints_taken(data: JsonDocument) -> tuple[HintTaken, ...]:
    """Return the hints, from the key "hints taken".

    Raises:
        FormatError: one is none, or there are too many.
    """
    items = data.items("hints taken")
    if len(items) > _READ * MAX_HINTS_TAKEN:
        raise data.error(
            ("hints taken",), make_message(N_("at most {most} hints"), most=_READ * MAX_HINTS_TAKEN)
        )
    hints: list[HintTaken] = []
    for index, item in enumerate(items):
        match item:
            case [int(at), int(position), str(degree)] if degree in _DEGREES and _in_range(
                position, at
            ):
                hints.append(HintTaken(at, position, _DEGREES[degree]))
            case _:
                raise data.error(("hints taken", index), _HINT)
    return tuple(hints)


def plain_undone(undone: UndoneMoves) -> list[object]:
    """Return undone moves as a value of JSON."""
    moves = map(move_json.plain_timed_move, undone.moves, undone.times)
    return [undone.position, list(moves), undone.at]


def plain_hint_taken(hint: HintTaken) -> list[object]:
    """Return a hint as a value of JSON."""
    return [hint.at, hint.position, hint.degree.value]


def newest_undone(undone: Sequence[UndoneMoves]) -> tuple[UndoneMoves, ...]:
    """Return as many of the newest undone moves as are written."""
    moves = rects = 0
    kept: list[UndoneMoves] = []
    for each in reversed(undone):
        moves += len(each.moves)
        rects += sum(map(move_json.count_rects, each.moves))
        if moves > MAX_UNDONE_MOVES or rects > MAX_UNDONE_RECTS:
            break
        kept.append(each)
    return tuple(reversed(kept))
