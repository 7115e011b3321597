"""The painted board, pixel by pixel: states differ in shape, lines are crisp."""

from collections.abc import Callable
from functools import partial
from itertools import groupby, pairwise, product

import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QColor, QFont, QImage, QPainter
from pytestqt.qtbot import QtBot

from shikaku_gui.gui.base import theme
from shikaku_gui.gui.base.theme import LIGHT
from shikaku_gui.gui.board.board_painter import BoardPainter
from shikaku_gui.gui.board.grid_geometry import GridGeometry
from shikaku_gui.gui.board.look import Look
from shikaku_gui.gui.board.overlay_painter import OverlayPainter
from shikaku_gui.gui.board.rulers import USUAL_RULER, RulerLetters, numbered_lines, ruler_letters
from shikaku_gui.gui.board.size_badge import BadgePainter, badge_place
from shikaku_gui.model import Board, Cell, Puzzle, Rect, Shape, check_rect
from shikaku_gui.play import DrawnRect, Fit, RectPreview, Tone, preview_of
from shikaku_gui.play.shape_sign import SHAPE_SIGNS, SIGN_STRENGTH
from tests.gui.colour_contrast import contrast

PUZZLE = Puzzle(4, 4, {Cell(0, 0): 4, Cell(3, 3): 6, Cell(1, 2): 2, Cell(2, 1): 3})
CELL = 40
Paint = Callable[[BoardPainter], object]


def painted(
    paint: Paint, ratio: float = 1.0, cell: float = CELL, puzzle: Puzzle = PUZZLE
) -> QImage:
    """Return a picture of a puzzle with a margin of 20 pixels."""
    width, height = (round((40 + cell * n) * ratio) for n in (puzzle.cols, puzzle.rows))
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    image.fill(LIGHT.window)
    painter = QPainter(image)
    grid = GridGeometry(puzzle.rows, puzzle.cols, 20, 20, cell, ratio)
    paint(BoardPainter(painter, grid, look(), puzzle))
    painter.end()
    return image


def look() -> Look:
    return Look(LIGHT, QFont("DejaVu Sans"))


def drawn(*rects: Rect) -> list[DrawnRect]:
    return [
        DrawnRect(rect, number % 6, check_rect(PUZZLE, rect)) for number, rect in enumerate(rects)
    ]


def grey(image: QImage) -> QImage:
    return image.convertToFormat(QImage.Format.Format_Grayscale8)


def colours_along(image: QImage, row: int) -> list[str]:
    return [image.pixelColor(col, row).name() for col in range(image.width())]


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0])
def test_outlines_are_crisp(qtbot: QtBot, ratio: float) -> None:
    item = DrawnRect(Rect(0, 0, 4, 2), 0)
    image = painted(lambda board: board.board([item]), ratio)
    found = colours_along(image, round((20 + 2.1 * CELL) * ratio))
    names = ("window", "paper", "outline", "grid")
    assert set(found) <= {getattr(LIGHT, name).name() for name in names} | {LIGHT.tints[0].name()}
    assert LIGHT.outline.name() in found[round((20 + 1.9 * CELL) * ratio) :]


def edge_steps(image: QImage, ratio: float) -> set[str]:
    """Return the colours met on the way from the margin into the board."""
    row = round((20 + 0.1 * CELL) * ratio)
    return {image.pixelColor(col, row).name() for col in range(round((20 + 0.2 * CELL) * ratio))}


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0])
def test_the_border_has_no_half_tones(qtbot: QtBot, ratio: float) -> None:
    steps = edge_steps(painted(lambda board: board.board([]), ratio), ratio)
    assert steps == {LIGHT.window.name(), LIGHT.outline.name(), LIGHT.paper.name()}


def test_a_broken_rectangle_differs_without_colour(qtbot: QtBot) -> None:
    rect = Rect(0, 0, 2, 1)
    broken = painted(lambda board: board.board(drawn(rect)))
    fine = painted(lambda board: board.board([DrawnRect(rect, 0, None)]))
    assert shapes(broken) > shapes(fine) + 100


def shapes(image: QImage) -> int:
    """Return how many neighbouring pixels differ much in tone: the amount of drawing."""
    plain = grey(image)
    tones = [
        [plain.pixelColor(col, row).lightness() for col in range(plain.width())]
        for row in range(plain.height())
    ]
    return sum(abs(a - b) > 25 for line in tones for a, b in pairwise(line))


def paint_preview(shown: RectPreview, board: BoardPainter) -> None:
    OverlayPainter(board).preview(shown)


def test_every_state_of_a_preview_has_its_own_shape(qtbot: QtBot) -> None:
    board = Board(PUZZLE)
    rects = {
        Fit.EMPTY: Rect(0, 1, 1, 2),
        Fit.GROWING: Rect(0, 0, 1, 2),
        Fit.FITS: Rect(0, 0, 2, 2),
        Fit.SEVERAL: Rect(0, 0, 3, 3),
        Fit.TOO_LARGE: Rect(0, 2, 2, 2),
    }
    assert {fit: preview_of(board, rect).fit for fit, rect in rects.items()} == {
        fit: fit for fit in rects
    }
    assert set(Fit) - set(rects) == {Fit.WRONG_SHAPE}
    patterns = {}
    for fit, rect in rects.items():
        image = painted(partial(paint_preview, preview_of(board, rect)))
        left = 20 + rect.col * CELL
        across = range(left + 4, left + rect.width * CELL - 4)
        top = [image.pixelColor(x, 20).name() for x in across]
        dashed = len(set(top)) > 1
        hatched = shapes(image)
        patterns[fit] = dashed, hatched
    assert patterns[Fit.EMPTY][0]
    assert patterns[Fit.GROWING][0]
    assert not patterns[Fit.FITS][0]
    assert not patterns[Fit.SEVERAL][0]
    assert patterns[Fit.SEVERAL][1] > 2 * patterns[Fit.FITS][1]


def test_replaced_rectangles_are_dotted(qtbot: QtBot) -> None:
    board = Board(PUZZLE, [Rect(2, 0, 2, 2)])
    shown = preview_of(board, Rect(1, 1, 2, 2))
    assert shown.replaced == (Rect(2, 0, 2, 2),)
    image = painted(partial(paint_preview, shown))
    left = [image.pixelColor(20, y).name() for y in range(20 + 2 * CELL + 4, 20 + 4 * CELL - 4)]
    changes = sum(a != b for a, b in pairwise(left))
    assert changes > 10


def test_the_cursor_and_the_corner_are_seen(qtbot: QtBot) -> None:
    plain = painted(lambda board: board.board([]))

    def with_mark(mark: Callable[[OverlayPainter, Cell], None], board: BoardPainter) -> None:
        board.board([])
        mark(OverlayPainter(board), Cell(1, 1))

    for mark in (OverlayPainter.cursor, OverlayPainter.corner):
        assert painted(partial(with_mark, mark)) != plain


def test_the_sweep_crosses_the_board(qtbot: QtBot) -> None:
    rects = drawn(Rect(0, 0, 4, 4))

    def paint(share: float, board: BoardPainter) -> None:
        board.board(rects)
        OverlayPainter(board).sweep(share)

    def swept(share: float) -> QImage:
        return painted(partial(paint, share))

    plain = painted(lambda board: board.board(rects))
    assert swept(0.5) != plain
    assert swept(0.2) != swept(0.8)


@pytest.mark.parametrize("cell", [2.0, 5.0, 8.0])
def test_small_cells_have_dots_for_clues_and_no_text(qtbot: QtBot, cell: float) -> None:
    puzzle = Puzzle(20, 20, {Cell(10, 10): 400})
    image = painted(lambda board: board.clues(puzzle.grid), cell=cell, puzzle=puzzle)
    names = {
        image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())
    }
    assert names == {LIGHT.window.name(), LIGHT.clue.name()}


def _sign(shape: Shape | None, cell: float, ratio: float, area: int | None) -> QRectF:
    """Return the box around what is painted of the clue in the middle of a board, in cells."""
    shapes = {} if shape is None else {Cell(1, 1): shape}
    puzzle = Puzzle(3, 3, {Cell(1, 1): area}, shapes=shapes)
    image = painted(lambda board: board.clues(puzzle.grid), ratio, cell, puzzle)
    inked = [
        (x, y)
        for x in range(image.width())
        for y in range(image.height())
        if image.pixelColor(x, y) != LIGHT.window
    ]
    xs, ys = [x for x, _ in inked], [y for _, y in inked]
    side = cell * ratio
    corner = 20 * ratio + side
    return QRectF(
        (min(xs) - corner) / side,
        (min(ys) - corner) / side,
        (max(xs) + 1 - min(xs)) / side,
        (max(ys) + 1 - min(ys)) / side,
    )


@pytest.mark.parametrize(("cell", "ratio"), [(14, 1.0), (14, 2.0), (18.5, 1.0), (40, 1.25)])
@pytest.mark.parametrize("shape", Shape)
def test_the_outline_of_a_shape_has_its_form_at_every_size(
    shape: Shape, cell: float, ratio: float, qtbot: QtBot
) -> None:
    sign, pixel = _sign(shape, cell, ratio, 4), 1.01 / (cell * ratio)
    height, width = SHAPE_SIGNS[shape]
    assert abs(sign.height() - height) <= 2 * pixel
    assert abs(sign.width() - width) <= 2 * pixel
    assert Shape.of(round(sign.height() / pixel), round(sign.width() / pixel)) is shape
    assert abs(sign.center().x() - 0.5) <= pixel
    assert abs(sign.center().y() - 0.5) <= pixel


@pytest.mark.parametrize("shape", Shape)
def test_numbers_of_two_digits_stay_inside_their_outline(shape: Shape, qtbot: QtBot) -> None:
    alone, within = _sign(None, CELL, 1.0, 12), _sign(shape, CELL, 1.0, 12)
    assert within.width() == pytest.approx(SHAPE_SIGNS[shape].width, abs=2 / CELL)
    assert alone.width() > SHAPE_SIGNS[Shape.TALL].width


@pytest.mark.parametrize("cell", [32, 36, 60, 100])
def test_numbers_of_two_digits_do_not_touch_a_tall_outline(cell: float, qtbot: QtBot) -> None:
    puzzle = Puzzle(1, 1, {Cell(0, 0): 20}, shapes={Cell(0, 0): Shape.TALL})
    image = painted(lambda board: board.clues(puzzle.grid), cell=cell, puzzle=puzzle)
    middle = range(round(image.height() * 0.4), round(image.height() * 0.6))
    columns = [
        any(image.pixelColor(x, y) != LIGHT.window for y in middle) for x in range(image.width())
    ]
    runs = [inked for inked, _ in groupby(columns)]
    assert runs[:4] == [False, True, False, True]  # the margin, the line, a gap, the number
    assert runs[-4:] == [True, False, True, False]


def test_clues_that_are_dots_have_the_form_of_their_shape(qtbot: QtBot) -> None:
    dots = {shape: _sign(shape, 6, 1.0, 4) for shape in (None, *Shape)}
    assert dots[Shape.WIDE].width() > dots[Shape.WIDE].height()
    assert dots[Shape.TALL].width() < dots[Shape.TALL].height()
    for square in (None, Shape.SQUARE):
        assert dots[square].width() == dots[square].height()


@pytest.mark.parametrize("name", ["LIGHT", "DARK", "PICTURE", "PAPER"])
def test_outlines_are_seen_on_every_ground(name: str) -> None:
    colours = getattr(theme, name)
    for ink, ground in product((colours.clue, colours.clue_done), (colours.paper, *colours.tints)):
        assert contrast(theme.blend(ground, ink, SIGN_STRENGTH), ground) >= 3.0


def test_only_the_part_asked_for_is_painted(qtbot: QtBot) -> None:
    part = Rect(0, 0, 1, 1)

    def paint(board: BoardPainter) -> None:
        board.painter.setClipRect(board.grid.area(part))
        board.board([], part)

    image = painted(paint)
    assert image.pixelColor(20 + 3 * CELL, 20 + 3 * CELL) == LIGHT.window
    assert image.pixelColor(24, 24) == LIGHT.paper


@pytest.mark.parametrize(
    ("cell", "letters", "shown"),
    [(30.0, 10, [0, 1, 2, 3, 4, 5]), (8.0, 9, [0, 4]), (2.0, 9, [0])],
)
def test_rulers_number_what_there_is_room_for(cell: float, letters: int, shown: list[int]) -> None:
    assert numbered_lines(6, cell, letters) == shown


def test_rulers_vanish_before_they_are_illegible() -> None:
    cells = (1.0, 10.0, 30.0, 90.0)
    assert [ruler_letters(cell, USUAL_RULER) for cell in cells] == [0, 9, 10, 13]
    assert [ruler_letters(cell, RulerLetters(18, 26)) for cell in cells] == [0, 18, 18, 26]


VIEW = QRectF(0, 0, 400, 300)


@pytest.mark.parametrize(
    ("rect", "end"),
    [
        (QRectF(100, 100, 80, 80), QRectF(140, 140, 40, 40)),
        (QRectF(100, 100, 80, 80), QRectF(100, 100, 40, 40)),
        (QRectF(0, 0, 40, 40), QRectF(0, 0, 40, 40)),
        (QRectF(360, 260, 40, 40), QRectF(360, 260, 40, 40)),
        (QRectF(0, 260, 400, 40), QRectF(360, 260, 40, 40)),
        (QRectF(360, 0, 40, 300), QRectF(360, 260, 40, 40)),
    ],
)
def test_the_badge_stays_in_view_and_off_the_pointer(rect: QRectF, end: QRectF) -> None:
    place = badge_place(rect, end, QSizeF(90, 40), VIEW)
    assert VIEW.contains(place)
    assert not place.intersects(end)


def test_the_badge_covers_as_few_clues_as_it_can() -> None:
    rect, size = QRectF(100, 100, 40, 40), QSizeF(90, 40)
    clue = badge_place(rect, rect, size, VIEW).center()
    place = badge_place(rect, rect, size, VIEW, lambda one: one.contains(clue))
    assert VIEW.contains(place)
    assert not place.contains(clue)


def test_the_badge_finds_a_place_along_the_sides() -> None:
    rect, end, size = QRectF(100, 100, 160, 40), QRectF(220, 100, 40, 40), QSizeF(50, 30)
    covering = QRectF(170, 0, 230, 300), QRectF(0, 0, 100, 300)  # both ends
    place = badge_place(
        rect, end, size, VIEW, lambda one: sum(one.intersects(each) for each in covering)
    )
    assert VIEW.contains(place)
    assert not any(place.intersects(each) for each in (*covering, rect))


def test_the_badge_of_a_board_without_room_stays_in_view() -> None:
    place = badge_place(VIEW, QRectF(360, 260, 40, 40), QSizeF(90, 40), VIEW)
    assert VIEW.contains(place)


def test_the_badge_shows_its_tone(qtbot: QtBot) -> None:
    lines = ["2 x 3 = 6", "6 of 6"]
    images = []
    for tone in Tone:
        badge = BadgePainter(look(), lines, tone)
        image = QImage(badge.size.toSize(), QImage.Format.Format_RGB32)
        image.fill(QColor("white"))
        painter = QPainter(image)
        badge.draw(painter, QRectF(image.rect()))
        painter.end()
        images.append(image)
    plain, good, wrong = images
    assert plain != good != wrong
    assert BadgePainter(look(), [*lines, "replaces 2"], Tone.PLAIN).size.height() > (
        badge.size.height()
    )
