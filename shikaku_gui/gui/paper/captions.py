"""Captions of printed puzzles: title, facts, link, and lines to write on."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF

from shikaku_gui.formats import SavedGame, UnwritableError, dumps, format_named
from shikaku_gui.gui.base.translation import capitalized, dimensions, message_text, typeset
from shikaku_gui.gui.paper.page_canvas import (
    LARGE_TYPE_SIZES,
    SEPARATOR,
    WRITING_LINE,
    PageCanvas,
    page_font,
)
from shikaku_gui.gui.paper.qr_code import QrCode, make_qr_code
from shikaku_gui.i18n import _
from shikaku_gui.model import Puzzle
from shikaku_gui.play import BookOptions, BookPuzzle, CaptionPart, LinkStyle, level_name
from shikaku_gui.solver import Difficulty

_GAP = 7.0
_LINE = 1.35
_MOST_LINK_LINES = 3


@dataclass(frozen=True)
class CaptionLine:
    """A line of a caption: its text, the size of its letters in points, bold or faint."""

    text: str
    size: float
    bold: bool = False
    calm: bool = False

    @property
    def height(self) -> float:
        """The height of the line in points."""
        return _LINE * self.size


@dataclass(frozen=True)
class Caption:
    """The text under a board: lines, a line to write on, and a QR code beside them.

    ``blank`` is the label of the line to write on, empty without one; ``size`` is the size of
    its letters.
    """

    lines: tuple[CaptionLine, ...] = ()
    blank: str = ""
    size: float = 0.0
    code: QrCode | None = None

    @property
    def height(self) -> float:
        """The height in points, with the gap to the board."""
        text = sum(line.height for line in self.lines)
        text += WRITING_LINE * self.size if self.blank else 0.0
        tall = max(text, self.code.side if self.code else 0.0)
        return _GAP + tall if tall else 0.0


def caption(
    entry: BookPuzzle, options: BookOptions, width: float, *, left_out: Sequence[CaptionPart] = ()
) -> Caption:
    """Return the caption of a puzzle for a width in points.

    The parts ``left_out`` are given elsewhere, such as in the heading of the chapter. A size and
    a grade that the title names are left out, too, and so is a link that is too long for a QR
    code or a few lines of text.
    """
    parts = [part for part in options.captions if part not in left_out]
    size = _letters(width, large=options.large)
    puzzle = entry.game.puzzle
    link = None if options.links is LinkStyle.NONE else puzzle_link(puzzle)
    code = make_qr_code(link) if link and options.links is LinkStyle.QR else None
    small = max(round(0.85 * size), 6) if not options.large else LARGE_TYPE_SIZES.small
    title, facts = puzzle_title(entry, parts), SEPARATOR.join(_facts(puzzle, parts))
    lines = []
    if title:
        lines.append(CaptionLine(title, size, bold=True))
    if facts:
        lines.append(CaptionLine(facts, small, calm=True))
    if link and options.links is LinkStyle.TEXT:
        lines += _link_lines(link, small if options.large else max(round(0.65 * size), 5), width)
    return Caption(tuple(lines), _("Time:") if options.time_lines else "", size, code)


def brief_caption(entry: BookPuzzle, options: BookOptions, width: float) -> Caption:
    """Return the caption of a solution: number and title in small letters."""
    title = puzzle_title(entry, options.captions)
    if not title:
        return Caption()
    size = _letters(width, large=options.large) if options.large else min(max(0.04 * width, 7), 9)
    return Caption((CaptionLine(title, round(size), bold=True),))


def puzzle_title(
    entry: BookPuzzle, parts: Collection[CaptionPart] = (CaptionPart.NUMBER, CaptionPart.TITLE)
) -> str:
    """Return the number and the title of a puzzle, as far as they are among the parts."""
    number = str(entry.number) if CaptionPart.NUMBER in parts else ""
    title = typeset(entry.game.puzzle.title) if CaptionPart.TITLE in parts else ""
    return f"{number}  {title}".strip()


def options_without_number(options: BookOptions) -> BookOptions:
    """Return the options for a single puzzle, which needs no number."""
    parts = tuple(part for part in options.captions if part is not CaptionPart.NUMBER)
    return replace(options, captions=parts)


def puzzle_link(puzzle: Puzzle) -> str | None:
    """Return the address of a puzzle on puzz.link, None if it cannot be encoded."""
    try:
        return dumps(SavedGame(puzzle), format_named("pzpr"))
    except UnwritableError:
        return None


def paint_caption(canvas: PageCanvas, caption: Caption, area: QRectF) -> None:
    """Paint a caption into an area below a board: centred, or left of its QR code."""
    top, code = area.top() + _GAP, caption.code
    width = area.width() - (code.side + _GAP if code else 0.0)
    horizontal = Qt.AlignmentFlag.AlignLeft if code else Qt.AlignmentFlag.AlignHCenter
    align = horizontal | Qt.AlignmentFlag.AlignVCenter
    if code:
        # The quiet zone may lie in the gap above and beside it, which is white.
        corner = QPointF(area.right() - code.side, area.top() + _GAP)
        canvas.painter.fillPath(code.path(corner), canvas.look.colours.text)
    for line in caption.lines:
        row = QRectF(area.left(), top, width, line.height)
        canvas.line(row, line.text, line.size, bold=line.bold, calm=line.calm, align=align)
        top += line.height
    if caption.blank:
        blank = QRectF(area.left(), top, width - _GAP, WRITING_LINE * caption.size)
        canvas.writing_line(blank, caption.blank, caption.size)


def _letters(width: float, *, large: bool) -> float:
    if large:
        return LARGE_TYPE_SIZES.body
    return round(min(max(0.035 * width, 8), 12))


def _facts(puzzle: Puzzle, parts: Sequence[CaptionPart]) -> list[str]:
    title = typeset(puzzle.title).lower() if CaptionPart.TITLE in parts else ""
    size, grade = dimensions(puzzle.rows, puzzle.cols), _grade(puzzle.grade)
    facts = {
        CaptionPart.AUTHOR: puzzle.author,
        CaptionPart.SIZE: "" if size in title else size,
        CaptionPart.GRADE: "" if grade.lower() in title else grade,
    }
    return [fact for part, fact in facts.items() if part in parts and fact]


def _grade(text: str) -> str:
    """Return a grade in the player's language; one of an author's own is only capitalised."""
    levels = {level.value: level for level in Difficulty}
    if text in levels:
        return message_text(level_name(levels[text]))
    return capitalized(text)


def _link_lines(link: str, size: float, width: float) -> list[CaptionLine]:
    """Break a link into lines; none if there would be too many."""
    metrics = QFontMetricsF(page_font(size))
    lines: list[str] = [""]
    for letter in link:
        if metrics.horizontalAdvance(lines[-1] + letter) > width:
            if len(lines) == _MOST_LINK_LINES:
                return []
            lines.append("")
        lines[-1] += letter
    return [CaptionLine(line, size, calm=True) for line in lines]
