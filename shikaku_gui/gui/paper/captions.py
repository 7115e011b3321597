"""Captions of printed puzzles: title, author, size, grade and link."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from shikaku_gui.gui.base import fonts
from shikaku_gui.gui.base.translation import dimensions, typeset
from shikaku_gui.gui.board.board_painter import Look
from shikaku_gui.model import Puzzle

_GAP = 7.0
_MOST_LINK_LINES = 3
_SEPARATOR = "  \u00b7  "


@dataclass(frozen=True)
class CaptionLine:
    """A line of a caption: its text, the size of its letters in points, bold or faint."""

    text: str
    size: int
    bold: bool = False
    calm: bool = False

    @property
    def height(self) -> float:
        """The height of the line in points."""
        return 1.35 * self.size


@dataclass(frozen=True)
class Caption:
    """The lines under a board, and the gap above them."""

    lines: tuple[CaptionLine, ...]

    @property
    def height(self) -> float:
        """The height of all lines in points, with the gap above them."""
        return _GAP + sum(line.height for line in self.lines) if self.lines else 0.0


def caption(
    puzzle: Puzzle,
    number: int | None,
    link: str | None,
    large: bool,
    area: QRectF,
    *,
    brief: bool = False,
) -> Caption:
    """Return the caption of a puzzle in an area.

    ``number`` is that of the puzzle if there are several. A link that does not fit into a
    few lines is left out. A brief caption is only the first line, in small letters.
    """
    size = _letters(area.width(), large=large, brief=brief)
    title = _title(puzzle, number)
    lines = [CaptionLine(_shortened(title, size, area.width()), size, bold=True)] if title else []
    if brief:
        return Caption(tuple(lines))
    facts = _SEPARATOR.join(_facts(puzzle))
    small = max(round(0.85 * size), 6)
    lines.append(CaptionLine(_shortened(facts, small, area.width()), small, calm=True))
    return Caption((*lines, *_link_lines(link, max(round(0.65 * size), 5), area.width())))


def _letters(width: float, *, large: bool, brief: bool) -> int:
    share = 0.035 * width
    if large:
        return round(min(max(share, 11), 18))
    return round(min(max(share, 6), 9)) if brief else round(min(max(share, 8), 12))


def _title(puzzle: Puzzle, number: int | None) -> str:
    if number is None:
        return typeset(puzzle.title)
    return f"{number}  {typeset(puzzle.title)}".strip()


def _facts(puzzle: Puzzle) -> list[str]:
    size = dimensions(puzzle.rows, puzzle.cols)
    grade = puzzle.grade[:1].upper() + puzzle.grade[1:]
    return [fact for fact in (puzzle.author, size, grade) if fact]


def _shortened(text: str, size: int, width: float) -> str:
    metrics = QFontMetricsF(_font(fonts.picture_font(), size, bold=True))
    return metrics.elidedText(text, Qt.TextElideMode.ElideRight, width)


def _link_lines(link: str | None, size: int, width: float) -> list[CaptionLine]:
    """Break a link into lines; none if there would be too many."""
    if link is None:
        return []
    metrics = QFontMetricsF(_font(fonts.picture_font(), size))
    lines: list[str] = [""]
    for letter in link:
        if metrics.horizontalAdvance(lines[-1] + letter) > width:
            if len(lines) == _MOST_LINK_LINES:
                return []
            lines.append("")
        lines[-1] += letter
    return [CaptionLine(line, size, calm=True) for line in lines]


def paint_caption(painter: QPainter, caption: Caption, area: QRectF, look: Look) -> None:
    """Paint a caption into an area, with centred lines."""
    top = area.top() + _GAP
    for line in caption.lines:
        row = QRectF(area.left(), top, area.width(), line.height)
        painter.setFont(_font(look.font, line.size, bold=line.bold))
        painter.setPen(look.colours.text_calm if line.calm else look.colours.text)
        painter.drawText(row, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip, line.text)
        top += line.height


def _font(base: QFont, size: int, *, bold: bool = False) -> QFont:
    font = QFont(base)
    font.setPixelSize(size)
    font.setBold(bold)
    return font
