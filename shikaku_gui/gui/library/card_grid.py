"""The places of the cards of the library."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPoint, QRect, QSize


@dataclass(frozen=True, slots=True)
class CardGrid:
    """The places of ``count`` cards in rows of ``columns``, computed and never stored.

    They are in pixels from the upper left corner of the first card.
    """

    count: int
    columns: int
    size: QSize

    @classmethod
    def filling(cls, width: int, count: int, least: QSize) -> CardGrid:
        """Divide a width evenly among as many cards of at least that size as fit."""
        columns = max(width // least.width(), 1)
        return cls(count, columns, QSize(max(width // columns, 1), least.height()))

    @property
    def height(self) -> int:
        """The height of all rows together."""
        return -(-self.count // self.columns) * self.size.height()

    def rect(self, number: int) -> QRect:
        """Return the place of a card."""
        row, column = divmod(number, self.columns)
        corner = QPoint(column * self.size.width(), row * self.size.height())
        return QRect(corner, self.size)

    def at(self, point: QPoint) -> int | None:
        """Return the card at a point, None if there is none."""
        column = point.x() // self.size.width()
        number = point.y() // self.size.height() * self.columns + column
        inside = 0 <= column < self.columns and 0 <= number < self.count
        return number if inside else None

    def between(self, top: int, bottom: int) -> range:
        """Return the cards that are at least partly between two heights."""
        first = max(top // self.size.height(), 0) * self.columns
        end = (bottom // self.size.height() + 1) * self.columns
        return range(min(first, self.count), max(min(end, self.count), 0))
