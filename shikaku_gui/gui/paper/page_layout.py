"""The layout of puzzles, captions and solutions on pages; lengths are in points."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from enum import Enum

from PySide6.QtCore import QRectF, QSizeF

PER_PAGE = (1, 2, 4, 6, 9)
"""The numbers of puzzles per page to choose from."""

_ROWS = {1: 1, 2: 2, 4: 2, 6: 3, 9: 3, 12: 4}
_SOLUTIONS_PER_PAGE = {1: 4, 2: 6, 4: 9, 6: 12, 9: 12}
_SOLUTIONS_PER_LARGE_PAGE = {1: 1, 2: 2, 4: 4, 6: 6, 9: 9}
_GAP = 22.0
_FOOTER = 16.0
_HEADING = 40.0
_LEAST_STRIP, _LEAST_LARGE_STRIP = 90.0, 150.0
_STRIP = {1: 0.17, 2: 0.15, 4: 0.13, 6: 0.12, 9: 0.12}


class Solutions(Enum):
    """Where solutions are printed."""

    NONE = "none"
    END = "end"
    FOOT = "foot"


@dataclass(frozen=True)
class Slot:
    """The area of one puzzle or solution, and its index in the booklet."""

    number: int
    area: QRectF


@dataclass(frozen=True)
class PrintedPage:
    """One page: the slots of puzzles and solutions, and the text around them.

    ``strip`` is the area at the bottom with upside-down ``solutions``; if it is empty they
    are upright under ``heading``.
    """

    size: QSizeF
    puzzles: tuple[Slot, ...] = ()
    solutions: tuple[Slot, ...] = ()
    strip: QRectF = field(default_factory=QRectF)
    heading: QRectF = field(default_factory=QRectF)

    @property
    def footer(self) -> QRectF:
        """The area of the footer."""
        height = self.size.height()
        return QRectF(0, height - _FOOTER, self.size.width(), _FOOTER)


def pages(
    count: int, size: QSizeF, per_page: int, solutions: Solutions, *, large: bool = False
) -> list[PrintedPage]:
    """Lay out ``count`` puzzles on pages with an inner area of ``size``.

    ``per_page`` is one of :data:`PER_PAGE`. Large print also has larger solutions.
    """
    whole = QRectF(0, 0, size.width(), size.height() - _FOOTER - _GAP / 2)
    strip = _strip(whole, per_page, large=large) if solutions is Solutions.FOOT else QRectF()
    room = QRectF(whole)
    if strip.isValid():
        room.setBottom(strip.top() - _GAP)
    made = [
        PrintedPage(
            size,
            puzzles=_slots(numbers, room, per_page),
            solutions=_row(numbers, strip, per_page) if strip.isValid() else (),
            strip=strip,
        )
        for numbers in _batches(count, per_page)
    ]
    if solutions is Solutions.END:
        made += _solution_pages(count, size, whole, per_page, large=large)
    return made


def _solution_pages(
    count: int, size: QSizeF, whole: QRectF, per_page: int, *, large: bool
) -> Iterator[PrintedPage]:
    many = (_SOLUTIONS_PER_LARGE_PAGE if large else _SOLUTIONS_PER_PAGE)[per_page]
    many = next(fewer for fewer in _ROWS if fewer >= min(count, many))
    heading = QRectF(whole.left(), whole.top(), whole.width(), _HEADING / 2)
    room = whole.adjusted(0, _HEADING, 0, 0)
    for numbers in _batches(count, many):
        yield PrintedPage(size, solutions=_slots(numbers, room, many), heading=heading)


def _batches(count: int, many: int) -> Iterator[range]:
    for start in range(0, count, many):
        yield range(start, min(start + many, count))


def _strip(whole: QRectF, per_page: int, *, large: bool) -> QRectF:
    least = _LEAST_LARGE_STRIP if large else _LEAST_STRIP
    height = max(_STRIP[per_page] * whole.height(), least)
    return QRectF(whole.left(), whole.bottom() - height, whole.width(), height)


def _slots(numbers: Sequence[int], room: QRectF, many: int) -> tuple[Slot, ...]:
    """Divide an area into equal slots, as many as a full page has."""
    rows = _ROWS[many]
    cols = many // rows
    if room.width() > room.height():
        rows, cols = cols, rows
    width = (room.width() - (cols - 1) * _GAP) / cols
    height = (room.height() - (rows - 1) * _GAP) / rows
    return tuple(
        Slot(
            number,
            QRectF(
                room.left() + at % cols * (width + _GAP),
                room.top() + at // cols * (height + _GAP),
                width,
                height,
            ),
        )
        for at, number in enumerate(numbers)
    )


def _row(numbers: Sequence[int], strip: QRectF, many: int) -> tuple[Slot, ...]:
    """Divide the strip at the bottom into as many slots as a full page has."""
    gap = _GAP / 2
    width = (strip.width() - (many - 1) * gap) / many
    return tuple(
        Slot(number, QRectF(strip.left() + at * (width + gap), strip.top(), width, strip.height()))
        for at, number in enumerate(numbers)
    )
