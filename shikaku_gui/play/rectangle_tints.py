"""Tints for the drawn rectangles: neighbours have different ones, and few ever change.

Rectangles side by side form a planar graph, for which six tints always suffice: taking
away again and again a rectangle with at most five neighbours gives an order in which
each finds a free tint (the classical six-colour argument).
"""

from collections.abc import Iterable

from shikaku_gui.model import Board, Rect

TINT_COUNT = 6


class RectangleTints:
    """The tint, 0 to ``TINTS - 1``, of every rectangle on a board that changes.

    ``version`` grows whenever rectangles that stayed may have got another tint.
    """

    def __init__(self, board: Board) -> None:
        """Tint what is drawn on the board."""
        self._board = board
        self._tints = _tint_all(board)
        self.version = 0

    def __getitem__(self, rect: Rect) -> int:
        return self._tints[rect]

    def follow(self, board: Board) -> None:
        """Tint what is new on the board, forget what is gone, keep the rest if it can."""
        gone, new = board.changes(self._board)
        self._board = board
        for rect in gone:
            del self._tints[rect]
        for rect in sorted(new):
            free = _first_free(rect, _tints_of(self._tints, neighbours(board, rect)))
            if free is None:
                self._tints = _tint_all(board)
                self.version += 1
                return
            self._tints[rect] = free


def neighbours(board: Board, rect: Rect) -> list[Rect]:
    """Return the drawn rectangles that share a side, or part of one, with that one."""
    sides = (
        Rect(rect.row - 1, rect.col, 1, rect.width),
        Rect(rect.bottom, rect.col, 1, rect.width),
        Rect(rect.row, rect.col - 1, rect.height, 1),
        Rect(rect.row, rect.right, rect.height, 1),
    )
    grid = board.puzzle.grid
    return [near for side in sides if side.overlaps(grid) for near in board.touching(side)]


def _tints_of(tints: dict[Rect, int], near: Iterable[Rect]) -> set[int]:
    return {tints[rect] for rect in near if rect in tints}


def _first_free(rect: Rect, taken: set[int]) -> int | None:
    """Return a free tint, tried from one that depends on the place: undo brings it back."""
    start = 2 * rect.row + 3 * rect.col
    tries = ((start + step) % TINT_COUNT for step in range(TINT_COUNT))
    return next((tint for tint in tries if tint not in taken), None)


def _tint_all(board: Board) -> dict[Rect, int]:
    """Tint the whole board with six tints, in the reverse of a smallest-last order."""
    near = {rect: neighbours(board, rect) for rect in board.rects}
    left = {rect: len(around) for rect, around in near.items()}
    ready = [rect for rect, degree in left.items() if degree < TINT_COUNT]
    order: list[Rect] = []
    while ready:
        rect = ready.pop()
        if rect not in left:
            continue
        del left[rect]
        order.append(rect)
        for other in near[rect]:
            if other in left:
                left[other] -= 1
                if left[other] < TINT_COUNT:
                    ready.append(other)
    tints: dict[Rect, int] = {}
    for rect in reversed(order):
        free = _first_free(rect, _tints_of(tints, near[rect]))
        if free is not None:
            tints[rect] = free
    return tints
