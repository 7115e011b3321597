"""A player's notes on a board: pencil rectangles and crossed-out rectangles."""

from bisect import bisect_left
from collections.abc import Collection, Iterable, Iterator
from typing import NamedTuple

from shikaku_gui.i18n import N_
from shikaku_gui.model.geometry import Rect
from shikaku_gui.texts import ExplainedValueError, make_message

_Row = tuple[Rect, ...]


class RectSet(Collection[Rect]):
    """An immutable set of rectangles, which may overlap; iterated in row-major order.

    A change shares all rows of the grid that it does not touch with the set before, so its
    cost is proportional to the rows, not to the number of rectangles. ``by_row`` holds for
    each row of the grid, up to the last that is needed, the rectangles in it, sorted.
    """

    __slots__ = ("by_row", "count")

    def __init__(self, rects: Iterable[Rect] = ()) -> None:
        self.by_row: tuple[_Row, ...] = ()
        self.count = 0
        made = self.changed(rects)
        self.by_row, self.count = made.by_row, made.count

    def changed(self, added: Iterable[Rect] = (), removed: Iterable[Rect] = ()) -> "RectSet":
        """Return the set without some rectangles and with others; unknown ones are skipped."""
        rows: dict[int, list[Rect]] = {}
        count = self.count
        for rect in removed:
            if self._found(rows, rect):
                count -= 1
                for number in range(rect.row, rect.bottom):
                    row = self._row(rows, number)
                    del row[bisect_left(row, rect)]
        for rect in added:
            if not self._found(rows, rect):
                count += 1
                for number in range(rect.row, rect.bottom):
                    row = self._row(rows, number)
                    row.insert(bisect_left(row, rect), rect)
        if not rows:
            return self
        return self._with_rows(rows, count)

    def touching(self, area: Rect) -> list[Rect]:
        """Return the rectangles that share a cell with an area, in row-major order."""
        rows = self.by_row[max(area.row, 0) : max(area.bottom, 0)]
        found = {rect for row in rows for rect in row if rect.overlaps(area)}
        return sorted(found)

    def differing(self, other: "RectSet") -> set[Rect]:
        """Return the rectangles that are in only one of the two sets.

        Rows that both share are skipped.
        """
        mine, others = self.by_row, other.by_row
        longest = max(len(mine), len(others))
        found: set[Rect] = set()
        for number in range(longest):
            row = mine[number] if number < len(mine) else ()
            old = others[number] if number < len(others) else ()
            if row is not old:
                found.update(set(row) ^ set(old))
        return found

    def __contains__(self, rect: object) -> bool:
        return isinstance(rect, Rect) and self._found({}, rect)

    def __iter__(self) -> Iterator[Rect]:
        for number, row in enumerate(self.by_row):
            for rect in row:
                if rect.row == number:
                    yield rect

    def __len__(self) -> int:
        return self.count

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, RectSet):
            return NotImplemented
        return self.by_row == other.by_row

    def __hash__(self) -> int:
        return hash(self.by_row)

    def __repr__(self) -> str:
        return f"RectSet({list(self)!r})"

    def _found(self, changed: dict[int, list[Rect]], rect: Rect) -> bool:
        row: _Row | list[Rect] = ()
        if rect.row in changed:
            row = changed[rect.row]
        elif 0 <= rect.row < len(self.by_row):
            row = self.by_row[rect.row]
        index = bisect_left(row, rect)
        return index < len(row) and row[index] == rect

    def _row(self, changed: dict[int, list[Rect]], number: int) -> list[Rect]:
        if number not in changed:
            old = self.by_row[number] if number < len(self.by_row) else ()
            changed[number] = list(old)
        return changed[number]

    def _with_rows(self, changed: dict[int, list[Rect]], count: int) -> "RectSet":
        """Return a set with changed rows; the rows after the last rectangle are left out."""
        rows = list(self.by_row)
        rows += [()] * (max(changed) + 1 - len(rows))
        for number, row in changed.items():
            rows[number] = tuple(row)
        while rows and not rows[-1]:
            rows.pop()
        made = RectSet.__new__(RectSet)
        made.by_row, made.count = tuple(rows), count
        return made


class Marks(NamedTuple):
    """The marks on a board.

    A pencil rectangle says that its cells belong to one rectangle of the solution; with a clue
    in it, the clue's rectangle contains at least these cells. A crossed-out rectangle is not
    in the solution.
    """

    pencilled: RectSet
    crossed_out: RectSet

    def added(self, pencilled: Iterable[Rect], crossed_out: Iterable[Rect]) -> "Marks":
        """Return the marks with others; a pencil rectangle inside another one is left out."""
        kept = self.pencilled
        for rect in pencilled:
            around = kept.touching(rect)
            if not any(other.contains(rect) for other in around):
                kept = kept.changed([rect], filter(rect.contains, around))
        return Marks(kept, self.crossed_out.changed(crossed_out))

    def removed(self, pencilled: Iterable[Rect], crossed_out: Iterable[Rect]) -> "Marks":
        """Return the marks without some of them.

        Raises:
            ValueError: one of them is not marked.
        """
        gone, uncrossed = tuple(pencilled), tuple(crossed_out)
        for rect in gone:
            if rect not in self.pencilled:
                raise ExplainedValueError(
                    make_message(N_("there is no pencil rectangle {rect}"), rect=rect)
                )
        for rect in uncrossed:
            if rect not in self.crossed_out:
                reason = make_message(N_("the rectangle {rect} is not crossed out"), rect=rect)
                raise ExplainedValueError(reason)
        return Marks(self.pencilled.changed((), gone), self.crossed_out.changed((), uncrossed))

    @property
    def empty(self) -> bool:
        """Tell whether there is no mark."""
        return not self.pencilled and not self.crossed_out


NO_MARKS = Marks(RectSet(), RectSet())
