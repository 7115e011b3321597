"""Tints for the drawn rectangles: neighbours have different ones, and few ever change.

Rectangles side by side form a planar graph, for which six tints always suffice: taking
away again and again a rectangle with at most five neighbours gives an order in which
each finds a free tint (the classical six-colour argument).

Which tint a rectangle gets depends on what was drawn around it. So that a game has the same
colours wherever it is shown, its tints are always found by going through its moves.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from shikaku_gui.formats import SavedGame
from shikaku_gui.model import Board, Rect
from shikaku_gui.play.course_of_game import PlayedMove, game_course

TINT_COUNT = 6


class RectangleTints:
    """The tint, 0 to ``TINT_COUNT - 1``, of every rectangle on a board that changes.

    ``version`` grows whenever rectangles that stayed may have got another tint. ``known`` are
    the tints that rectangles had last, also of those that are gone.
    """

    def __init__(self, board: Board, known: Mapping[Rect, int] | None = None) -> None:
        """Tint what is drawn on the board, if possible with the tints that are known."""
        self._board = board
        self.known = dict(known or {})
        self._tints = _tint_all(board, self.known)
        self.known |= self._tints
        self.version = 0

    @classmethod
    def after(cls, boards: Iterable[Board]) -> RectangleTints:
        """Return the tints of the last of some boards, of which each follows by a move.

        Raises:
            StopIteration: there is no board.
        """
        course = iter(boards)
        tints = cls(next(course))
        for board in course:
            tints.follow(board)
        return tints

    def __getitem__(self, rect: Rect) -> int:
        return self._tints[rect]

    def follow(self, board: Board) -> None:
        """Tint what a move has drawn, forget what is gone, keep the rest if it can."""
        self._change(board, {})

    def go_back(self, board: Board) -> None:
        """Follow to a board of earlier, or to one that was undone: what comes back looks alike."""
        self._change(board, self.known)

    def _change(self, board: Board, known: Mapping[Rect, int]) -> None:
        gone, new = board.changes(self._board)
        self._board = board
        for rect in gone:
            del self._tints[rect]
        for rect in sorted(new):
            near = neighbours(board, rect)
            free = _first_free(rect, _tints_of(self._tints, near), known.get(rect))
            if free is None:
                self.version += 1
                free = self._made_free(rect, near)
            if free is None:
                self._tints = _tint_all(board, known)
                self.known |= self._tints
                return
            self._tints[rect] = self.known[rect] = free

    def _made_free(self, rect: Rect, near: list[Rect]) -> int | None:
        """Give neighbours that share a tint other ones, if it can be; return that tint.

        Tinting the whole board would take much longer, and change more of what the player sees.
        """
        for tint in _tints_from(rect):
            others: dict[Rect, int] = {}
            for one in near:
                if self._tints.get(one) == tint:
                    around = neighbours(self._board, one)
                    free = _first_free(one, _tints_of(self._tints, around) | {tint})
                    if free is None:
                        break
                    others[one] = free
            else:
                self._tints |= others
                self.known |= others
                return tint
        return None


def game_tints(game: SavedGame) -> dict[Rect, int]:
    """Return the tint that each rectangle of a game had last, also if it was undone."""
    tints = RectangleTints(Board(game.puzzle))
    for act in game_course(game):
        if isinstance(act, PlayedMove):
            change = tints.go_back if act.move is None else tints.follow
            change(act.after)
    return tints.known


def neighbours(board: Board, rect: Rect) -> list[Rect]:
    """Return the drawn rectangles that share a side, or part of one, with that one."""
    row, col, height, width = rect
    bottom, right = row + height, col + width
    above: list[Rect] = []
    below: list[Rect] = []
    left: list[Rect] = []
    others: list[Rect] = []
    for near in board.touching(Rect(row - 1, col - 1, height + 2, width + 2)):
        its_row, its_col, its_height, its_width = near
        if its_col < right and its_col + its_width > col:
            if its_row + its_height == row:
                above.append(near)
            elif its_row == bottom:
                below.append(near)
        elif its_row < bottom and its_row + its_height > row:
            (left if its_col < col else others).append(near)
    return [*above, *below, *left, *others]


def _tints_of(tints: dict[Rect, int], near: Iterable[Rect]) -> set[int]:
    return {tints[rect] for rect in near if rect in tints}


def _first_free(rect: Rect, taken: set[int], known: int | None = None) -> int | None:
    """Return a free tint: one that is known, or the first from one that depends on the place."""
    if known is not None and known not in taken:
        return known
    return next((tint for tint in _tints_from(rect) if tint not in taken), None)


def _tints_from(rect: Rect) -> Iterator[int]:
    """Yield all tints, beginning with one that depends on the place."""
    start = 2 * rect.row + 3 * rect.col
    return ((start + step) % TINT_COUNT for step in range(TINT_COUNT))


def _tint_all(board: Board, known: Mapping[Rect, int]) -> dict[Rect, int]:
    """Tint the whole board with six tints, in the reverse of a smallest-last order."""
    near = {rect: neighbours(board, rect) for rect in board.rects}
    recalled = {rect: known[rect] for rect in near if rect in known}
    if len(recalled) == len(near) and all(
        recalled[rect] not in _tints_of(recalled, around) for rect, around in near.items()
    ):
        return recalled
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
        free = _first_free(rect, _tints_of(tints, near[rect]), known.get(rect))
        if free is not None:
            tints[rect] = free
    return tints
