"""The course of a saved game: everything that was done, also what was undone later."""

from collections.abc import Iterator
from dataclasses import dataclass

from shikaku_gui.formats import HintTaken, SavedGame
from shikaku_gui.model import Board, Move, apply

_Timed = list[tuple[Move, int | None]]


@dataclass(frozen=True)
class PlayedMove:
    """A move, or with ``move`` None the undoing of several, and the boards before and after.

    ``at`` are the milliseconds of playing time, None where they are not known.
    """

    at: int | None
    before: Board
    after: Board
    move: Move | None


@dataclass(frozen=True)
class ShownHint:
    """A hint that was shown, and the board it was shown on."""

    hint: HintTaken
    board: Board


def game_course(game: SavedGame) -> Iterator[PlayedMove | ShownHint]:
    """Yield what was done in a game: moves in the order of time, and hints.

    A hint comes after the moves that were made before the next ones were undone. Undone moves
    that are not possible, which nothing else relies on, are left out.
    """
    parts = _parts(game)
    hints = list(game.hints_taken)
    boards = [Board(game.puzzle)]
    undone_at: int | None = None
    for position, moves, end in parts:
        if position > len(boards) - 1:
            continue
        if position < len(boards) - 1:
            yield PlayedMove(undone_at, boards[-1], boards[position], None)
            del boards[position + 1 :]
        undone_at = end
        for move, at in moves:
            try:
                after = apply(boards[-1], move)
            except ValueError:
                break
            yield PlayedMove(at, boards[-1], after, move)
            boards.append(after)
        while hints and (end is None or hints[0].at <= end):
            hint = hints.pop(0)
            if hint.position < len(boards):
                yield ShownHint(hint, boards[hint.position])
    if game.position < len(boards) - 1:
        at = round(game.seconds * 1000)
        yield PlayedMove(at, boards[-1], boards[game.position], None)


def _parts(game: SavedGame) -> list[tuple[int, _Timed, int | None]]:
    """Return the moves between those that were undone for good: from which position, until when.

    Going backwards in time, undone moves take the place of those that followed them.
    """
    present = list(zip(game.moves, game.move_times, strict=True))
    parts: list[tuple[int, _Timed, int | None]] = []
    end: int | None = None
    for undone in reversed(game.undone):
        if undone.position > len(present):
            break
        parts.append((undone.position, present[undone.position :], end))
        present[undone.position :] = zip(undone.moves, undone.times, strict=True)
        end = undone.at
    parts.append((0, present, end))
    return parts[::-1]
