"""The pages before the puzzles: cover, rules with a worked example, table of contents."""

from collections.abc import Sequence
from functools import cache

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPen

from shikaku_gui.gui.base import theme
from shikaku_gui.gui.base.translation import message_text, typeset
from shikaku_gui.gui.board.board_picture import BoardPicture
from shikaku_gui.gui.paper.book_pages import EXAMPLE_PICTURES, BookPages
from shikaku_gui.gui.paper.book_parts import chapter_title
from shikaku_gui.gui.paper.page_canvas import RIGHT, PageCanvas, text_height
from shikaku_gui.gui.paper.page_layout import GAP
from shikaku_gui.i18n import _, ngettext
from shikaku_gui.model import Cell, Place, Puzzle, Rect
from shikaku_gui.play import HintDegree, clue_rules, clue_rules_in_short, hint_message
from shikaku_gui.solver import Hint, explain

EXAMPLE = Puzzle(
    5, 5, {Cell(0, 3): 5, Cell(1, 4): 2, Cell(2, 0): 8, Cell(3, 4): 4, Cell(4, 2): 4, Cell(4, 3): 2}
)
"""The puzzle of the worked example; six steps of two kinds solve it."""

_STEPS_SHOWN = EXAMPLE_PICTURES - 2
_ART_SHARE = 0.6
_ART_CELL = 0.043
_ART_SIZES = (2, 6, 3, 8, 4, 1, 12)
_ART_SHARES = (0.3, 0.6, 0.45, 0.75)
_ART_LONGEST = 5
_ART_LINE = 2.2


def paint_heading(canvas: PageCanvas, pages: BookPages, title: str, facts: str = "") -> None:
    """Write a heading at the top of a page, a line of facts below it, and a rule."""
    sizes, width = pages.parts.sizes, pages.room.width()
    area = QRectF(0, 0, width, 1.5 * sizes.heading)
    canvas.line(area, typeset(title), sizes.heading, bold=True)
    below = QRectF(0, area.bottom(), width, 1.7 * sizes.body)
    canvas.line(below, facts, sizes.body, calm=True)
    base = below.bottom() if facts else area.bottom() + 0.3 * sizes.body
    canvas.rule(QPointF(0, base), QPointF(width, base))


def rule_in_short(pages: BookPages) -> str:
    """Return the rule in short, for the first page of a book without a page of rules."""
    return clue_rules_in_short(each.game.puzzle for each in pages.book.puzzles)


def paint_cover(canvas: PageCanvas, pages: BookPages) -> None:
    """Paint the cover: a pattern of rectangles up to the edges, and the titles below it."""
    page_format, sizes = pages.format, pages.parts.sizes
    options = pages.parts.options
    whole = page_format.with_bleed
    art = QRectF(whole.left(), whole.top(), whole.width(), _ART_SHARE * page_format.height)
    _paint_pattern(canvas, art, _ART_CELL * max(page_format.width, page_format.height))
    width, left = page_format.width - 2 * page_format.margin, page_format.margin
    at = art.bottom() + 2 * sizes.lead
    for text, size, bold in (
        (pages.title, sizes.title, True),
        (options.subtitle or _summary(pages), sizes.lead, False),
        (options.author, sizes.lead, False),
    ):
        if text:
            area = QRectF(left, at, width, page_format.height - at)
            at += canvas.paragraph(area, typeset(text), size, bold=bold) + 0.6 * sizes.lead
    height = text_height(options.imprint, width, sizes.small) if options.imprint else 0.0
    foot = QRectF(left, page_format.height - page_format.margin - height, width, height)
    canvas.paragraph(foot, options.imprint, sizes.small, calm=True)


def paint_rules(canvas: PageCanvas, pages: BookPages) -> None:
    """Paint the rules, and in ordinary print a worked example below them."""
    sizes, room = pages.parts.sizes, pages.room
    paint_heading(canvas, pages, _("How to play"))
    at = pages.heading_height
    for rule in (
        _("Divide the grid into rectangles along its lines. Squares are rectangles, too."),
        _("Each rectangle must contain exactly one number: the number of cells it covers."),
        _(
            "Every cell belongs to exactly one rectangle. There is only one solution, and it can "
            "be found by logic alone."
        ),
        clue_rules(each.game.puzzle for each in pages.book.puzzles),
    ):
        area = QRectF(room.left(), at, room.width(), room.bottom() - at)
        if rule:
            at += canvas.paragraph(area, rule, sizes.body) + 0.5 * sizes.body
    if not pages.parts.options.large:
        at += sizes.body
        area = QRectF(room.left(), at, room.width(), 1.5 * sizes.lead)
        canvas.line(area, _("An example"), sizes.lead, bold=True)
        below = room.adjusted(0, area.bottom() + 0.5 * sizes.lead, 0, 0)
        _paint_frames(canvas, pages, below, _example_frames())


def paint_example(canvas: PageCanvas, pages: BookPages, pictures: range) -> None:
    """Paint some pictures of the worked example on a page of their own."""
    paint_heading(canvas, pages, _("An example"))
    room = pages.room.adjusted(0, pages.heading_height, 0, 0)
    frames = _example_frames()
    _paint_frames(canvas, pages, room, [frames[number] for number in pictures])


def paint_contents(canvas: PageCanvas, pages: BookPages, lines: Sequence[tuple[str, int]]) -> None:
    """Paint titles with the numbers of their pages."""
    sizes, width = pages.parts.sizes, pages.room.width()
    paint_heading(canvas, pages, _("Contents"))
    height = 2.2 * sizes.body
    for number, (title, index) in enumerate(lines):
        row = QRectF(0, pages.heading_height + number * height, width, height)
        room = row.adjusted(0, 0, -4 * sizes.body, 0)
        canvas.line(room, typeset(title), sizes.body)
        canvas.line(row, str(index + 1), sizes.body, align=RIGHT)
        canvas.rule(row.bottomLeft(), row.bottomRight())


def _paint_frames(
    canvas: PageCanvas,
    pages: BookPages,
    room: QRectF,
    frames: Sequence[tuple[tuple[Rect, ...], str]],
) -> None:
    """Paint pictures of the example, each with what it says, as large as fits."""
    sizes, letters = pages.parts.sizes, pages.parts.ruler_letters
    size = sizes.small if pages.parts.options.large else sizes.small + 0.5
    fitting: list[tuple[float, int, float]] = []
    for cols in (2, 3):
        width = (room.width() - (cols - 1) * GAP) / cols
        words = max(text_height(text, width, size) for _, text in frames) + 2 * size
        height = room.height() / -(-len(frames) // cols)
        picture = BoardPicture(EXAMPLE, coordinates=True, ruler_letters=letters)
        cell = picture.fitting_cell(QSizeF(width, max(height - words, 1)), width)
        fitting.append((cell, cols, words))
    cell, cols, words = max(fitting)
    width, height = (room.width() - (cols - 1) * GAP) / cols, picture.size(cell).height() + words
    for number, (rects, text) in enumerate(frames):
        row, col = divmod(number, cols)
        left, top = room.left() + col * (width + GAP), room.top() + row * height
        picture = BoardPicture(EXAMPLE, rects, coordinates=True, ruler_letters=letters)
        picture.paint(canvas.painter, QPointF(left, top), cell, canvas.look, canvas.ratio)
        below = QRectF(left, top + picture.size(cell).height() + 0.5 * size, width, words)
        canvas.paragraph(below, text, size)


def _example_frames() -> list[tuple[tuple[Rect, ...], str]]:
    """Return the rectangles of each picture of the example, and the words below it."""
    found: list[Rect] = []
    frames: list[tuple[tuple[Rect, ...], str]] = [((), _("The puzzle."))]
    for number, step in enumerate(_example_steps()):
        if isinstance(step.move, Place):
            found.append(step.move.rect)
        if number < _STEPS_SHOWN:
            frames.append((tuple(found), message_text(hint_message(step, HintDegree.WHY))))
    return [*frames, (tuple(found), _("The last rectangles follow in the same way. Solved!"))]


@cache
def _example_steps() -> tuple[Hint, ...]:
    return explain(EXAMPLE)


def _paint_pattern(canvas: PageCanvas, area: QRectF, cell: float) -> None:
    """Fill an area with rectangles of whole cells in the colours of the board."""
    painter, colours = canvas.painter, theme.PICTURE
    cols, rows = (max(round(side / cell), 2) for side in (area.width(), area.height()))
    wide, high = area.width() / cols, area.height() / rows
    painter.save()
    painter.setPen(QPen(colours.outline, _ART_LINE))
    for number, rect in enumerate(_pattern(Rect(0, 0, rows, cols))):
        painter.setBrush(colours.tints[(3 * number + rect.row) % len(colours.tints)])
        painter.drawRect(
            QRectF(
                area.left() + rect.col * wide,
                area.top() + rect.row * high,
                rect.width * wide,
                rect.height * high,
            )
        )
    painter.restore()


def _pattern(whole: Rect, depth: int = 0) -> list[Rect]:
    """Cut a rectangle by straight cuts at uneven places into small ones, always the same way."""
    row, col, height, width = whole
    area, turn = height * width, depth + 2 * row + 3 * col
    if area <= _ART_SIZES[turn % len(_ART_SIZES)] and max(height, width) <= _ART_LONGEST:
        return [whole]
    share = _ART_SHARES[turn % len(_ART_SHARES)]
    across = width > height if height != width else turn % 2 == 0
    side = width if across else height
    cut = min(max(round(share * side), 1), side - 1)
    if across:
        parts = Rect(row, col, height, cut), Rect(row, col + cut, height, width - cut)
    else:
        parts = Rect(row, col, cut, width), Rect(row + cut, col, height - cut, width)
    return [small for part in parts for small in _pattern(part, depth + 1)]


def _summary(pages: BookPages) -> str:
    """Return how many puzzles there are, and from which level to which."""
    count = len(pages.parts.entries)
    titles = [chapter_title(chapter) for chapter in pages.book.chapters if chapter.level]
    if len(titles) > 1:
        return ngettext(
            "1 puzzle, from {first} to {last}", "{count} puzzles, from {first} to {last}", count
        ).format(count=count, first=titles[0].lower(), last=titles[-1].lower())
    return ngettext("1 puzzle", "{count} puzzles", count).format(count=count) if count > 1 else ""
