"""How many moves a save file may have, so that what is written can be read back."""

from collections.abc import Iterator
from dataclasses import replace

from shikaku_gui.formats import move_json
from shikaku_gui.formats.base import MAX_TEXT_BYTES
from shikaku_gui.formats.play_log import MAX_HINTS_TAKEN, newest_undone
from shikaku_gui.formats.saved_game import SavedGame
from shikaku_gui.model import Board, Fill, Move, Restore, apply

MAX_MOVE_BYTES = MAX_TEXT_BYTES // 2
"""The limit on the text of all moves that is written."""

# The longest texts of a move and of a rectangle; a restored board has up to 21 of the first.
_BYTES_OF_MOVE = 100
_BYTES_OF_RECT = len("[1999, 1999, 2000, 2000], ")


def within_limits(game: SavedGame) -> SavedGame:
    """Return the game with as many moves as can be read back, usually all.

    If there are too many, one move that brings back the board takes the place of the oldest,
    and half of the limits is left for moves to come. If those that were undone are too many,
    the last of them are left out. Of what the game tells of its course, the newest is kept,
    and nothing where moves were left out.
    """
    game = _within_log_limits(game)
    costs = list(_costs(game))
    work, size = sum(work for work, _ in costs), sum(size for _, size in costs)
    if work <= move_json.MAX_WORK and size <= MAX_MOVE_BYTES:
        return game
    start, end = 0, len(costs)

    def fits() -> bool:
        return work <= move_json.MAX_WORK // 2 and size <= MAX_MOVE_BYTES // 2

    while not fits() and start < game.position:
        work, size, start = work - costs[start][0], size - costs[start][1], start + 1
    while not fits() and end > game.position:
        end -= 1
        work, size = work - costs[end][0], size - costs[end][1]
    first = _restoring_move(replace(game, position=start).board)
    return replace(
        game,
        moves=(first, *game.moves[start:end]),
        times=(None, *game.move_times[start:end]),
        position=game.position - start + 1,
        undone=(),
        hints_taken=(),
    )


def _within_log_limits(game: SavedGame) -> SavedGame:
    undone = newest_undone(game.undone)
    hints = game.hints_taken[-MAX_HINTS_TAKEN:]
    if (undone, hints) == (game.undone, game.hints_taken):
        return game
    return replace(game, undone=undone, hints_taken=hints)


def _restoring_move(board: Board) -> Move:
    """Return one move that leads to the board, without its marks if these are too many."""
    fill, restore = Fill(board.rects), Restore(board)
    too_much = move_json.work_of(restore, board) > move_json.MAX_WORK // 2
    return fill if too_much or apply(Board(board.puzzle), fill) == board else restore


def _costs(game: SavedGame) -> Iterator[tuple[int, int]]:
    """Yield the work and the bytes of each move."""
    board = Board(game.puzzle)
    marked = any(map(move_json.needs_version_2, game.moves))
    for move in game.moves:
        size = _BYTES_OF_MOVE + _BYTES_OF_RECT * move_json.count_rects(move)
        yield move_json.work_of(move, board), size
        if marked:  # the work of a mark depends on those there are
            board = apply(board, move)
