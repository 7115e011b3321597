"""The marks of a hint, pixel by pixel: roles differ without colour."""

from collections.abc import Callable, Sequence

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from shikaku_gui.gui.base.theme import LIGHT
from shikaku_gui.gui.board.board_marks import BoardMarks, Highlight
from shikaku_gui.gui.board.board_painter import BoardPainter
from shikaku_gui.gui.board.mark_painter import MarkPainter
from shikaku_gui.model import Rect, check_rect
from shikaku_gui.play import DrawnRect
from shikaku_gui.solver import Mark, MarkRole
from tests.gui.board.test_painters import CELL, PUZZLE, drawn, painted

BIG = Rect(0, 0, 3, 3)


def shown(
    board_marks: BoardMarks, highlight: Highlight | None = None, cell: float = CELL
) -> QImage:
    def paint(board: BoardPainter) -> None:
        board.board([])
        MarkPainter(board).draw(board_marks, highlight)

    return painted(paint, cell=cell)


def grey(image: QImage) -> QImage:
    return image.convertToFormat(QImage.Format.Format_Grayscale8)


def where(image: QImage, test: Callable[[QColor], bool]) -> set[tuple[int, int]]:
    """Return the cells of the board in which a pixel passes a test."""
    found = set()
    for y in range(20, 20 + 4 * CELL):
        for x in range(20, 20 + 4 * CELL):
            if test(image.pixelColor(x, y)):
                found.add(((y - 20) // CELL, (x - 20) // CELL))
    return found


def test_every_role_has_its_own_look_without_colour(qtbot: QtBot) -> None:
    pictures = [grey(shown(BoardMarks([Mark(role, BIG)]))) for role in MarkRole]
    for number, picture in enumerate(pictures):
        assert all(picture != other for other in pictures[:number])


@pytest.mark.parametrize("role", [MarkRole.ALLOWED, MarkRole.RULED_OUT, MarkRole.REASON])
def test_a_pattern_reaches_every_cell_of_its_mark(qtbot: QtBot, role: MarkRole) -> None:
    ink = LIGHT.marks[role.value]
    image = shown(BoardMarks([Mark(role, Rect(0, 0, 4, 1))]))
    for row in range(4):
        inner = [
            image.pixelColor(x, y)
            for y in range(20 + row * CELL + 12, 20 + (row + 1) * CELL - 12)
            for x in range(20 + 12, 20 + CELL - 12)
        ]
        dark = min(abs(c.red() - ink.red()) + abs(c.green() - ink.green()) for c in inner)
        light = max(abs(c.red() - ink.red()) + abs(c.green() - ink.green()) for c in inner)
        assert light - dark > 60, row


def test_cells_that_adjoin_are_one_region_with_one_letter(qtbot: QtBot) -> None:
    together = [Mark(MarkRole.REASON, Rect(2, col, 1, 1)) for col in range(3)]
    apart = [Mark(MarkRole.REASON, Rect(2, col, 1, 1)) for col in (0, 2)]
    full = LIGHT.marks["reason"]
    between = shown(BoardMarks(together)).pixelColor(20 + CELL, 20 + 2 * CELL + CELL // 2 + 4)
    side = shown(BoardMarks(apart)).pixelColor(20 + CELL, 20 + 2 * CELL + CELL // 2 + 4)
    assert side == full
    assert between != full


def test_letters_stand_side_by_side(qtbot: QtBot) -> None:
    cell = Rect(0, 2, 1, 1)
    one = shown(BoardMarks([Mark(MarkRole.SUBJECT, cell)]))
    both = shown(BoardMarks([Mark(MarkRole.SUBJECT, cell), Mark(MarkRole.RESULT, cell)]))
    corners = ((20 + 3 * CELL - 4, 24), (20 + 2 * CELL + 4, 24))
    changed = [one.pixelColor(x, y) != both.pixelColor(x, y) for x, y in corners]
    assert all(changed)


@pytest.mark.parametrize("cell", [40.0, 60.0])
@pytest.mark.parametrize(
    "item",
    [
        *drawn(BIG),
        DrawnRect(BIG, 0, wrong=True),
        DrawnRect(BIG, 0, hinted=True),
    ],
)
def test_letters_keep_off_the_signs_of_the_board(
    qtbot: QtBot, cell: float, item: DrawnRect
) -> None:
    def covered(known: Sequence[DrawnRect]) -> bool:
        """Tell whether ink of the letter's tag is where the sign stands."""
        places: list[QRectF] = []

        def paint(board: BoardPainter) -> None:
            board.board([item])
            places.extend(filter(None, [board.symbol_place(item)]))
            MarkPainter(board, known).draw(BoardMarks([Mark(MarkRole.RESULT, BIG)]))

        sign = painted(paint, cell=cell).copy(places[0].toAlignedRect().adjusted(3, 3, -3, -3))
        spots = [(x, y) for x in range(sign.width()) for y in range(sign.height())]
        return any(sign.pixelColor(x, y) == LIGHT.marks["result"] for x, y in spots)

    assert item.broken is None or item.broken == check_rect(PUZZLE, item.rect)
    assert covered([])
    assert not covered([item])


def test_what_is_right_has_no_sign(qtbot: QtBot) -> None:
    found: list[QRectF | None] = []
    painted(lambda board: found.append(board.symbol_place(DrawnRect(BIG, 0))))
    assert found == [None]


def test_a_highlight_makes_one_role_stand_out(qtbot: QtBot) -> None:
    board_marks = BoardMarks(
        [Mark(MarkRole.SUBJECT, Rect(0, 0, 1, 1)), Mark(MarkRole.RESULT, Rect(2, 2, 2, 2))]
    )
    plain = shown(board_marks)
    glowing = shown(board_marks, Highlight(MarkRole.RESULT, 1.0))
    assert shown(board_marks, Highlight(MarkRole.RESULT, 0.0)) == plain
    changed = {
        ((y - 20) // CELL, (x - 20) // CELL)
        for y in range(24, 20 + 4 * CELL - 4)
        for x in range(24, 20 + 4 * CELL - 4)
        if plain.pixelColor(x, y) != glowing.pixelColor(x, y)
    }
    assert {(2, 2), (3, 3)} <= changed
    assert (0, 0) not in changed


def test_the_rest_of_the_board_fades_beside_the_part_to_look_at(qtbot: QtBot) -> None:
    image = shown(BoardMarks(focus=Rect(0, 0, 2, 2)))
    white = where(image, lambda colour: colour == LIGHT.paper)
    assert white == {(0, 0), (0, 1), (1, 0), (1, 1)}


def test_what_a_walk_has_found_and_what_is_gone(qtbot: QtBot) -> None:
    empty = shown(BoardMarks())
    found, supposed = shown(BoardMarks(found=[BIG])), shown(BoardMarks(ghosts=[BIG]))
    assert len({bytes(one.constBits()) for one in (empty, found, supposed)}) == 3
    assert where(found, lambda colour: colour == LIGHT.draft_fill) == {
        (cell.row, cell.col) for cell in BIG.cells()
    }


@pytest.mark.parametrize("cell", [3.0, 7.5, 13.0, 60.0])
def test_it_is_drawn_at_every_size(qtbot: QtBot, cell: float) -> None:
    board_marks = BoardMarks([Mark(role, BIG) for role in MarkRole], [BIG], [BIG], [BIG], BIG)
    assert shown(board_marks, cell=cell) != shown(BoardMarks(), cell=cell)


@pytest.mark.parametrize("cell", [14.0, 18.0, 24.0, 31.0])
def test_tags_on_small_cells_leave_the_numbers_readable(qtbot: QtBot, cell: float) -> None:
    clue = next(iter(PUZZLE.clues))
    image = shown(BoardMarks([Mark(MarkRole.SUBJECT, Rect(*clue, 1, 1))]), cell=cell)
    plain = shown(BoardMarks(), cell=cell)
    left, top = 20 + round(clue.col * cell), 20 + round(clue.row * cell)
    inner = [(left + x, top + y) for x in range(4, int(cell) - 4) for y in range(4, int(cell) - 4)]
    ink = [(x, y) for x, y in inner if plain.pixelColor(x, y).lightness() < 80]
    assert ink
    assert all(image.pixelColor(x, y).lightness() < 110 for x, y in ink)


@pytest.mark.parametrize("cell", [14.0, 18.0, 24.0, 31.0])
def test_a_tag_beside_a_small_cell_touches_it(qtbot: QtBot, cell: float) -> None:
    clue = next(iter(PUZZLE.clues))
    image = shown(BoardMarks([Mark(MarkRole.SUBJECT, Rect(*clue, 1, 1))]), cell=cell)
    plain = shown(BoardMarks(), cell=cell)
    own = QRectF(20 + clue.col * cell, 20 + clue.row * cell, cell, cell).adjusted(-8, -8, 8, 8)
    changed = [
        (x, y)
        for x in range(image.width())
        for y in range(image.height())
        if image.pixelColor(x, y) != plain.pixelColor(x, y)
    ]
    assert changed
    assert all(own.contains(x, y) for x, y in changed)


def test_no_two_patterns_are_drawn_on_each_other(qtbot: QtBot) -> None:
    small = Rect(1, 1, 2, 2)
    alone = shown(BoardMarks([Mark(MarkRole.RULED_OUT, small)]))
    both = shown(BoardMarks([Mark(MarkRole.ALLOWED, BIG), Mark(MarkRole.RULED_OUT, small)]))
    rising = LIGHT.marks["allowed"]
    area = [
        (x, y) for x in range(20 + CELL + 9, 20 + 2 * CELL) for y in range(32 + CELL, 20 + 2 * CELL)
    ]

    def rises(image: QImage) -> int:
        """Count the pixels near the colour of the other pattern."""
        return sum(
            abs(c.red() - rising.red())
            + abs(c.green() - rising.green())
            + abs(c.blue() - rising.blue())
            < 60
            for c in (image.pixelColor(x, y) for x, y in area)
        )

    assert rises(both) <= rises(alone)


def test_marks_of_earlier_steps_are_drawn_each_in_its_own_way(qtbot: QtBot) -> None:
    looks = [
        grey(shown(board_marks))
        for board_marks in (
            BoardMarks(),
            BoardMarks(pencilled=[BIG]),
            BoardMarks(crossed_out=[BIG]),
            BoardMarks(ghosts=[BIG]),
        )
    ]
    for number, look in enumerate(looks):
        assert all(look != other for other in looks[:number])
