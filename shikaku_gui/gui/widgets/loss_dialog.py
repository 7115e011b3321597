"""Warns of what a format cannot store before a game is saved in it."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMessageBox, QWidget

from shikaku_gui.formats import Format, GamePart, Loss
from shikaku_gui.gui.base.labels import MessageBox
from shikaku_gui.gui.base.plain_buttons import without_icons
from shikaku_gui.gui.base.translation import comma_text, translate
from shikaku_gui.texts import QT_TRANSLATE_NOOP

AskLoss = Callable[[QWidget, Format, tuple[Loss, ...]], bool]
"""Returns whether to save although something is lost."""

_PARTS = {
    GamePart.UNKNOWN_CLUES: QT_TRANSLATE_NOOP("losses", "clues without an area"),
    GamePart.LARGE_AREAS: QT_TRANSLATE_NOOP("losses", "areas of this size"),
    GamePart.ONE_CELL: QT_TRANSLATE_NOOP("losses", "a grid of one cell"),
    GamePart.SIZE: QT_TRANSLATE_NOOP("losses", "a puzzle of this size"),
    GamePart.PROGRESS: QT_TRANSLATE_NOOP("losses", "the rectangles you have drawn"),
    GamePart.MARKS: QT_TRANSLATE_NOOP("losses", "your marks and trials"),
    GamePart.MOVES: QT_TRANSLATE_NOOP("losses", "the moves to undo and redo"),
    GamePart.CLOCK: QT_TRANSLATE_NOOP("losses", "the time played and the hints used"),
    GamePart.SOLUTION: QT_TRANSLATE_NOOP("losses", "the solution"),
    GamePart.TITLE: QT_TRANSLATE_NOOP("losses", "the title"),
    GamePart.AUTHOR: QT_TRANSLATE_NOOP("losses", "the author"),
    GamePart.SOURCE: QT_TRANSLATE_NOOP("losses", "the source"),
    GamePart.GRADE: QT_TRANSLATE_NOOP("losses", "the grade"),
    GamePart.RULES: QT_TRANSLATE_NOOP("losses", "the text of the rules"),
}
_TITLE = QT_TRANSLATE_NOOP("losses", "Some information will be lost")
_LOST = QT_TRANSLATE_NOOP("losses", 'The format "{format}" cannot store:')
_KEPT = QT_TRANSLATE_NOOP("losses", "Your game itself is not affected.")
_SAVE = QT_TRANSLATE_NOOP("losses", "&Save Anyway")
_IMPOSSIBLE = QT_TRANSLATE_NOOP(
    "losses", 'The format "{format}" cannot hold this puzzle, because it cannot store {parts}.'
)


def ask_loss(parent: QWidget, target: Format, losses: tuple[Loss, ...]) -> bool:
    """Ask whether to save although something is lost."""
    return loss_box(parent, target, losses).exec() == QMessageBox.StandardButton.Save


def loss_box(parent: QWidget, target: Format, losses: tuple[Loss, ...]) -> QMessageBox:
    """Create the message box; Cancel is its default."""
    box = MessageBox(parent)
    box.setIcon(QMessageBox.Icon.Warning)
    box.setWindowTitle(_tr(_TITLE))
    parts = "\n".join(f"\N{BULLET} {part_name(loss.part)}" for loss in losses)
    box.setText(f"{_tr(_LOST).format(format=translate(target.title))}\n{parts}")
    box.setInformativeText(_tr(_KEPT))
    box.setStandardButtons(QMessageBox.StandardButton.Save | QMessageBox.StandardButton.Cancel)
    box.setDefaultButton(QMessageBox.StandardButton.Cancel)
    box.button(QMessageBox.StandardButton.Save).setText(_tr(_SAVE))
    without_icons(box)
    return box


def impossible(target: Format, losses: tuple[Loss, ...]) -> str:
    """Return why a format cannot store a puzzle at all."""
    parts = comma_text(part_name(loss.part) for loss in losses)
    return _tr(_IMPOSSIBLE).format(format=translate(target.title), parts=parts)


def part_name(part: GamePart) -> str:
    """Return the name of a part of a game."""
    return _tr(_PARTS[part])


def _tr(text: str) -> str:
    return QCoreApplication.translate("losses", text)
