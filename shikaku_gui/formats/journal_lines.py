"""Changes of a saved game as lines of JSON, to be appended to a journal after each move."""

import json
from collections.abc import Iterable, Iterator
from dataclasses import fields, replace
from itertools import takewhile

from shikaku_gui.formats import play_log, shikaku_file
from shikaku_gui.formats.json_reader import JsonDocument
from shikaku_gui.formats.move_json import plain_timed_move
from shikaku_gui.formats.saved_game import SavedGame
from shikaku_gui.i18n import N_
from shikaku_gui.model import Board, Move, Puzzle, apply
from shikaku_gui.texts import error_message, make_message

_KEYS = {
    "keep",
    "moves",
    "position",
    "seconds",
    "hints",
    "possible",
    "grade",
    "undone",
    "hints replaced",
    "hints taken",
}
_REST = tuple(each.name for each in fields(Puzzle) if each.name != "grade")


def dump_change(before: SavedGame, after: SavedGame, shift: int = 0) -> str | None:
    """Return in one line what turns one saved game into another on the same puzzle.

    The line tells how many moves are kept (``keep``), which ones follow, and what else has
    changed. ``shift`` is how many more moves the game has than the reader, which has one "fill"
    in place of the oldest. None if a line cannot say it: the games differ in more than moves,
    position, seconds, help and grade, or in one of those oldest moves, or undone moves are
    missing.
    """
    if before.solution != after.solution or not _same_but_grade(before.puzzle, after.puzzle):
        return None
    if after.undone[: len(before.undone)] != before.undone:
        return None
    keep = _count_common(_timed_moves(before), _timed_moves(after)) - shift
    position = after.position - shift
    if shift and (keep < 1 or position < 0):
        return None
    values: dict[str, object] = {"keep": keep, "position": position}
    if keep + shift < len(after.moves):
        added = slice(keep + shift, None)
        values["moves"] = list(map(plain_timed_move, after.moves[added], after.move_times[added]))
    if before.seconds != after.seconds:
        values["seconds"] = after.seconds
    if before.hints != after.hints:
        values["hints"] = after.hints._asdict()
    if before.possible_shown != after.possible_shown:
        values["possible"] = after.possible_shown
    if before.puzzle.grade != after.puzzle.grade:
        values["grade"] = after.puzzle.grade
    if not shift:  # else its positions do not fit the moves that the reader has
        values |= _log_changes(before, after)
    return json.dumps(values)


def _log_changes(before: SavedGame, after: SavedGame) -> dict[str, object]:
    """Return the undone moves that were added, and the hints in place of how many of before."""
    values: dict[str, object] = {}
    if len(after.undone) > len(before.undone):
        values["undone"] = list(map(play_log.plain_undone, after.undone[len(before.undone) :]))
    if before.hints_taken != after.hints_taken:
        kept = _count_common(before.hints_taken, after.hints_taken)
        values["hints replaced"] = len(before.hints_taken) - kept
        values["hints taken"] = list(map(play_log.plain_hint_taken, after.hints_taken[kept:]))
    return values


class ChangedGame:
    """A saved game to which changes are applied, one line after the other."""

    def __init__(self, game: SavedGame) -> None:
        """Begin with the game as it was."""
        self._rest = replace(game, moves=(), position=0, times=())
        self._moves = list(game.moves)
        self._times = list(game.move_times)
        self._position = game.position
        self._boards = [Board(game.puzzle)]

    @property
    def saved(self) -> SavedGame:
        """The game with the changes applied so far."""
        return replace(
            self._rest,
            moves=tuple(self._moves),
            position=self._position,
            times=tuple(self._times),
        )

    def apply(self, text: str) -> None:
        """Apply a change that :func:`dump_change` wrote.

        Raises:
            FormatError: it is none, or does not fit the game, which stays as it was.
        """
        data = JsonDocument(text)
        data.check_keys((), _KEYS)
        keep = data.integer(
            "keep", low=0, high=len(self._moves), what=make_message(N_("a number of moves"))
        )
        added, times = play_log.read_timed_moves(data, ("moves",), self._rest.puzzle)
        position = data.integer(
            "position",
            low=0,
            high=keep + len(added),
            what=make_message(N_("a position in the moves")),
        )
        rest = self._rest_after(data)
        if added:
            self._boards[keep + 1 :] = self._boards_after(data, keep, added)
        self._rest, self._position = rest, position
        self._moves[keep:] = added
        self._times[keep:] = times

    def _rest_after(self, data: JsonDocument) -> SavedGame:
        """Return the game without its moves, with what else a change tells."""
        rest = self._rest
        if data.has("seconds"):
            rest = replace(rest, seconds=shikaku_file.read_seconds(data))
        if data.has("hints"):
            rest = replace(rest, hints=shikaku_file.read_hints(data))
        if data.has("possible"):
            rest = replace(rest, possible_shown=shikaku_file.read_possible_shown(data))
        if data.has("grade"):
            rest = replace(rest, puzzle=replace(rest.puzzle, grade=data.string("grade")))
        if data.has("undone"):
            rest = replace(rest, undone=(*rest.undone, *play_log.read_undone(data, rest.puzzle)))
        if data.has("hints taken"):
            replaced = data.integer(
                "hints replaced",
                low=0,
                high=shikaku_file.MAX_COUNT,
                what=make_message(N_("a number")),
            )
            kept = rest.hints_taken[: max(len(rest.hints_taken) - replaced, 0)]
            rest = replace(rest, hints_taken=(*kept, *play_log.read_hints_taken(data)))
        return rest

    def _boards_after(self, data: JsonDocument, keep: int, added: tuple[Move, ...]) -> list[Board]:
        """Return the boards after each move that is added, which shows that it is possible."""
        for move in self._moves[len(self._boards) - 1 : keep]:
            self._boards.append(apply(self._boards[-1], move))
        boards = [self._boards[keep]]
        for index, move in enumerate(added):
            try:
                boards.append(apply(boards[-1], move))
            except ValueError as error:
                expected = make_message(
                    N_("a possible move ({reason})"), reason=error_message(error)
                )
                raise data.error(("moves", index), expected) from error
        return boards[1:]


def _same_but_grade(one: Puzzle, other: Puzzle) -> bool:
    return one is other or all(getattr(one, name) == getattr(other, name) for name in _REST)


def _timed_moves(game: SavedGame) -> Iterator[tuple[Move, int | None]]:
    return zip(game.moves, game.move_times, strict=True)


def _count_common(one: Iterable[object], other: Iterable[object]) -> int:
    """Return how many items at the beginning are the same."""
    pairs = zip(one, other, strict=False)
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
