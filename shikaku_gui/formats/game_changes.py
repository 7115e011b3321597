"""Changes of a saved game as lines of JSON, to be appended to a journal after each move."""

import json
from dataclasses import fields, replace

from shikaku_gui.formats.json_reader import JsonDocument
from shikaku_gui.formats.move_json import plain_move, read_move
from shikaku_gui.formats.saved_game import SavedGame
from shikaku_gui.formats.shikaku_file import read_hints, read_possible_shown, read_seconds
from shikaku_gui.model import Board, Move, Puzzle, apply

_KEYS = {"keep", "moves", "position", "seconds", "hints", "possible", "grade"}
_REST = tuple(each.name for each in fields(Puzzle) if each.name != "grade")


def dump_change(before: SavedGame, after: SavedGame, shift: int = 0) -> str | None:
    """Return in one line what turns one saved game into another on the same puzzle.

    The line tells how many moves are kept (``keep``), which ones follow, and what else has
    changed. ``shift`` is the number of oldest moves for which the reader has one "fill"
    less than that. None if the change cannot be told like that: the games differ in more
    than moves, position, seconds, help and grade, or in one of those oldest moves.
    """
    if before.solution != after.solution or not _same_but_grade(before.puzzle, after.puzzle):
        return None
    keep = _count_common(before.moves, after.moves) - shift
    position = after.position - shift
    if shift and (keep < 1 or position < 0):
        return None
    values: dict[str, object] = {"keep": keep, "position": position}
    if keep + shift < len(after.moves):
        values["moves"] = [plain_move(move) for move in after.moves[keep + shift :]]
    if before.seconds != after.seconds:
        values["seconds"] = after.seconds
    if before.hints != after.hints:
        values["hints"] = after.hints._asdict()
    if before.possible_shown != after.possible_shown:
        values["possible"] = after.possible_shown
    if before.puzzle.grade != after.puzzle.grade:
        values["grade"] = after.puzzle.grade
    return json.dumps(values)


class ChangedGame:
    """A saved game to which changes are applied, one line after the other."""

    def __init__(self, game: SavedGame) -> None:
        """Begin with the game as it was."""
        self._rest = replace(game, moves=(), position=0)
        self._moves = list(game.moves)
        self._position = game.position
        self._boards = [Board(game.puzzle)]

    @property
    def saved(self) -> SavedGame:
        """The game with the changes applied so far."""
        return replace(self._rest, moves=tuple(self._moves), position=self._position)

    def apply(self, text: str) -> None:
        """Apply a change that :func:`dump_change` wrote.

        Raises:
            FormatError: it is none, or does not fit the game, which stays as it was.
        """
        data = JsonDocument(text)
        data.check_keys((), _KEYS)
        keep = data.integer("keep", low=0, high=len(self._moves), what="a number of moves,")
        added = [
            read_move(data, ("moves", index), item, self._rest.puzzle)
            for index, item in enumerate(data.items("moves"))
        ]
        position = data.integer(
            "position", low=0, high=keep + len(added), what="a position in the moves,"
        )
        rest = self._rest
        if data.has("seconds"):
            rest = replace(rest, seconds=read_seconds(data))
        if data.has("hints"):
            rest = replace(rest, hints=read_hints(data))
        if data.has("possible"):
            rest = replace(rest, possible_shown=read_possible_shown(data))
        if data.has("grade"):
            rest = replace(rest, puzzle=replace(rest.puzzle, grade=data.string("grade")))
        if added:
            self._boards[keep + 1 :] = self._boards_after(data, keep, added)
        self._rest, self._position = rest, position
        self._moves[keep:] = added

    def _boards_after(self, data: JsonDocument, keep: int, added: list[Move]) -> list[Board]:
        """Return the boards after each move that is added, which shows that it is possible."""
        for move in self._moves[len(self._boards) - 1 : keep]:
            self._boards.append(apply(self._boards[-1], move))
        boards = [self._boards[keep]]
        for index, move in enumerate(added):
            try:
                boards.append(apply(boards[-1], move))
            except ValueError as error:
                raise data.error(("moves", index), f"a possible move ({error})") from error
        return boards[1:]


def _same_but_grade(one: Puzzle, other: Puzzle) -> bool:
    return one is other or all(getattr(one, name) == getattr(other, name) for name in _REST)


def _count_common(one: tuple[Move, ...], other: tuple[Move, ...]) -> int:
    """Return how many moves at the beginning are the same."""
    pairs = enumerate(zip(one, other, strict=False))
    most = min(len(one), len(other))
    return next((at for at, (a, b) in pairs if a is not b and a != b), most)
