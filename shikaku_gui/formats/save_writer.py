"""Writing our own save file; see docs/file-format.md."""

import json
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import chain, groupby

from shikaku_gui.formats import move_json, play_log, rect_json, shape_json
from shikaku_gui.formats.base import MAX_TEXT_BYTES
from shikaku_gui.formats.json_reader import MAX_MEMORY, MAX_NUMBERS, memory_of
from shikaku_gui.formats.move_limits import within_limits
from shikaku_gui.formats.saved_game import SavedGame
from shikaku_gui.formats.shikaku_file import ORIGIN
from shikaku_gui.model import Fill, Move, Puzzle

_OTHER_NUMBERS = 10_000  # the large ones of a game besides the areas and the times of moves
_ENCODER = json.JSONEncoder(ensure_ascii=False)


def dumps(game: SavedGame) -> str:
    """Write the game, with one line for each clue and move, so that files can be compared.

    The text can be read back: moves beyond the limits are left out, the oldest first, and a
    game too large for that has a line for each row of the grid instead.
    """
    game = _with_few_numbers(within_limits(game))
    moves = map(_json, map(move_json.plain_timed_move, game.moves, game.move_times))
    text = _dumps(game, _clues(game.puzzle), moves, "solution", game.solution)
    if len(text.encode()) <= MAX_TEXT_BYTES and memory_of(text) <= MAX_MEMORY:
        return text
    game = replace(game, undone=(), hints_taken=())
    rows = None if game.solution is None else rect_json.rect_rows(game.solution)
    return _dumps(game, _clue_rows(game.puzzle), _moves_in_rows(game), "solution rows", rows, 3)


def _with_few_numbers(game: SavedGame) -> SavedGame:
    """Return the game without times if it has more large numbers than are read."""
    if len(game.puzzle.clues) + len(game.times) < MAX_NUMBERS - _OTHER_NUMBERS:
        return game
    return replace(game, times=(), undone=(), hints_taken=())


def _version(game: SavedGame) -> int:
    if game.puzzle.shapes:
        return 5
    if game.times or game.undone or game.hints_taken:
        return 4
    return 2 if game.possible_shown > 0 or any(map(move_json.needs_version_2, game.moves)) else 1


def _dumps(
    game: SavedGame,
    clues: str,
    moves: Iterable[str],
    solution_key: str,
    solution: Iterable[object] | None,
    least_version: int = 1,
) -> str:
    puzzle = game.puzzle
    origin = {key: text for key in ORIGIN if (text := getattr(puzzle, key))}
    lines = [
        '"format": "shikaku"',
        f'"version": {max(least_version, _version(game))}',
        '"puzzle": {' + ",\n".join(_fields(origin | {"rows": puzzle.rows, "cols": puzzle.cols})),
    ]
    lines[-1] += ",\n" + clues
    if puzzle.shapes:
        lines[-1] += ",\n" + '"shapes": ' + shape_json.plain_shapes(puzzle.shapes)
    lines[-1] += "}"
    lines.append('"moves": ' + _json_list(moves))
    rest = {"position": game.position, "seconds": game.seconds}
    lines += _fields(rest | {"hints": game.hints._asdict()})
    if game.possible_shown:
        lines += _fields({"possible": game.possible_shown})
    if game.undone:
        lines.append('"undone": ' + _json_list(map(_json, map(play_log.plain_undone, game.undone))))
    if game.hints_taken:
        taken = map(_json, map(play_log.plain_hint_taken, game.hints_taken))
        lines.append('"hints taken": ' + _json_list(taken))
    if solution is not None:
        lines.append(f'"{solution_key}": ' + _json_list(map(_json, solution)))
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _clues(puzzle: Puzzle) -> str:
    listed = (
        f"[{row}, {col}, {'null' if area is None else area}]"
        for (row, col), area in puzzle.clues.items()
    )
    return '"clues": ' + _json_list(listed)


def _clue_rows(puzzle: Puzzle) -> str:
    rows = (
        [row, *chain.from_iterable((cell.col, area) for cell, area in group)]
        for row, group in groupby(puzzle.clues.items(), key=lambda clue: clue[0].row)
    )
    return '"clue rows": ' + _json_list(map(_json, rows))


def _moves_in_rows(game: SavedGame) -> Iterator[str]:
    def written(move: Move, time: int | None) -> str:
        if not isinstance(move, Fill):
            return _json(move_json.plain_timed_move(move, time))
        end = "]" if time is None else f", {time}]"
        if move.rects == game.solution:
            return '["fill solution"' + end
        return '["fill rows", ' + _json_list(map(_json, rect_json.rect_rows(move.rects))) + end

    return map(written, game.moves, game.move_times)


def _fields(values: dict[str, object]) -> list[str]:
    return [f'"{key}": {_json(value)}' for key, value in values.items()]


def _json(value: object) -> str:
    text = _ENCODER.encode(value)
    return text if text.isascii() else text.encode("utf-8", "replace").decode()


def _json_list(values: Iterable[str]) -> str:
    inner = ",\n".join(values)
    return f"[\n{inner}\n]" if inner else "[]"
