"""The path of lessons: a tile for each, with what was reached, and a button to practise."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from shikaku_gui.gui.base.fonts import size_of_texts
from shikaku_gui.gui.base.labels import tooltip_text
from shikaku_gui.gui.base.theme import Theme
from shikaku_gui.gui.base.translation import message_text
from shikaku_gui.gui.board.cursor_keys import ARROWS
from shikaku_gui.gui.learn.practice_button import PracticeButton
from shikaku_gui.gui.widgets.button_lines import Reflowing
from shikaku_gui.gui.widgets.drawing import Drawing
from shikaku_gui.gui.widgets.tile_button import TileButton
from shikaku_gui.i18n import _, pgettext
from shikaku_gui.play import Lesson, lesson_summary, lesson_title
from shikaku_gui.solver import Technique
from shikaku_gui.store import LessonProgress

_BADGE = 34
_WIDE = 400
"""The least width of a tile in pixels, with texts of the usual size, where several are side by
side."""

_MOST_COLUMNS = 3


class LessonPath(Reflowing):
    """Tiles for all lessons, in their order, each beside the button that practises its technique.

    ``chosen`` is emitted with a lesson and its progress.
    """

    chosen = Signal(object, object)

    def __init__(
        self, lessons: Sequence[Lesson], practice: Mapping[Technique, PracticeButton], theme: Theme
    ) -> None:
        super().__init__()
        self.tiles: list[LessonTile] = []
        self._cells: list[QWidget] = []
        self._buttons: list[QWidget] = []
        for lesson in lessons:
            button = None if lesson.technique is None else practice[lesson.technique]
            tile = LessonTile(lesson, button, theme)
            tile.clicked.connect(partial(self._choose, lesson))
            self.tiles.append(tile)
            self._cells.append(_side_by_side(tile, button))
            for part in filter(None, (tile, button)):
                self._buttons.append(part)
                part.installEventFilter(self)
        self._progress: Mapping[str, LessonProgress] = {}
        self._columns = 0
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(8)
        self.show_progress({})
        self._arrange(1)

    def show_progress(self, progress: Mapping[str, LessonProgress]) -> None:
        """Show what was reached in each lesson; the first unfinished one stands out."""
        self._progress = progress
        following = True
        for tile in self.tiles:
            reached = progress.get(tile.lesson.name, LessonProgress())
            tile.show_progress(reached, following=following and not reached.finished)
            following &= reached.finished

    def following(self) -> LessonTile:
        """Return the tile of the first lesson that is not finished, the first if all are."""
        unfinished = (tile for tile in self.tiles if not tile.progress.finished)
        return next(unfinished, self.tiles[0])

    def arrange(self) -> None:
        """Choose the number of columns for the width."""
        fitting = self.width() // round(_WIDE * size_of_texts(self))
        self._arrange(min(max(fitting, 1), _MOST_COLUMNS))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Move the focus with an arrow key to the button that is there; Qt would follow Tab."""
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            step = ARROWS.get(Qt.Key(event.key()))
            there = self._beside(watched, *step) if step and isinstance(watched, QWidget) else None
            if there is not None:
                there.setFocus(Qt.FocusReason.TabFocusReason)
                return True
        return super().eventFilter(watched, event)

    def _beside(self, button: QWidget, down: int, right: int) -> QWidget | None:
        """Return the nearest button in a direction, None at the end."""
        here, found = self._place(button), []
        for other in self._buttons:
            place = self._place(other)
            across = (place.top(), place.bottom(), here.top(), here.bottom())
            if down:
                across = (place.left(), place.right(), here.left(), here.right())
            away = down * (place.center().y() - here.center().y())
            away += right * (place.center().x() - here.center().x())
            if away > 0 and across[0] <= across[3] and across[2] <= across[1]:
                found.append((away, place.left(), other))
        return min(found, key=lambda one: one[:2])[2] if found else None

    def _place(self, button: QWidget) -> QRect:
        return QRect(button.mapTo(self, QPoint()), button.size())

    def _choose(self, lesson: Lesson) -> None:
        self.chosen.emit(lesson, self._progress.get(lesson.name, LessonProgress()))

    def _arrange(self, columns: int) -> None:
        if columns == self._columns:
            return
        self._columns = columns
        for column in range(_MOST_COLUMNS):
            self._grid.setColumnStretch(column, int(column < columns))
        for number, cell in enumerate(self._cells):
            self._grid.addWidget(cell, *divmod(number, columns))


class LessonTile(TileButton):
    """A tile with the lesson's number or a tick, its title, and what was reached."""

    def __init__(self, lesson: Lesson, practice: PracticeButton | None, theme: Theme) -> None:
        self._badge = _Badge(lesson.number, theme)
        super().__init__(self._badge)
        self.lesson = lesson
        self.progress = LessonProgress()
        self._practice = practice
        if practice is not None:
            practice.changed.connect(self._show_texts)

    def show_progress(self, progress: LessonProgress, *, following: bool) -> None:
        """Show what was reached, and whether this is the lesson to do next."""
        self.progress = progress
        self._badge.show_state(done=progress.finished, following=following)
        self._show_texts()

    def _show_texts(self) -> None:
        title = message_text(lesson_title(self.lesson))
        summary = message_text(lesson_summary(self.lesson))
        more = self._progress_text(summary)
        self.show_texts(title, more)
        self.setToolTip(tooltip_text(summary))
        name = _("Lesson {number}: {title}. {more}")
        self.setAccessibleName(name.format(number=str(self.lesson.number), title=title, more=more))

    def _progress_text(self, summary: str) -> str:
        """Say how far the lesson is, or how well its technique is known once it is practised."""
        count, done = len(self.lesson.tasks), self.progress.done
        if 0 < done < count:
            return _("{done} of {total} tasks done").format(done=str(done), total=str(count))
        standing = "" if self._practice is None else self._practice.standing
        return standing or (pgettext("lesson", "Done") if self.progress.finished else summary)


class _Badge(Drawing):
    """A circle with the number of a lesson, or with a tick once it is done."""

    def __init__(self, number: int, theme: Theme) -> None:
        super().__init__(theme)
        self._number = number
        self._done = self._following = False
        self.set_usual_size(QSize(_BADGE, _BADGE))

    def show_state(self, *, done: bool, following: bool) -> None:
        """Show a tick, or the number: filled for the lesson to do next."""
        self._done, self._following = done, following
        self.update()

    def draw(self, painter: QPainter) -> None:
        """Draw the circle."""
        colours = self.theme.colours
        area = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        ink = colours.good if self._done else colours.fill if self._following else colours.accent
        painter.setPen(QPen(ink, 2.0))
        painter.setBrush(ink if self._following else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(area)
        painter.setPen(QPen(colours.on_fill if self._following else ink, 2.4))
        if self._done:
            x, y, side = area.x(), area.y(), area.width()
            points = [(0.29, 0.52), (0.44, 0.67), (0.72, 0.35)]
            painter.drawPolyline([QPointF(x + a * side, y + b * side) for a, b in points])
        else:
            font = painter.font()
            font.setBold(True)
            painter.setFont(font)
            painter.drawText(area, Qt.AlignmentFlag.AlignCenter, str(self._number))


def _side_by_side(tile: QWidget, button: QWidget | None) -> QWidget:
    cell = QWidget()
    row = QHBoxLayout(cell)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(4)
    row.addWidget(tile, 1)
    if button is not None:
        row.addWidget(button)
    return cell
