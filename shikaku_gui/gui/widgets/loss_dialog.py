"""Warns of what a format cannot store before a game is saved in it."""

from collections.abc import Callable

from PySide6.QtWidgets import QMessageBox, QWidget

from shikaku_gui.formats import Format, GamePart, Loss
from shikaku_gui.gui.base.labels import MessageBox
from shikaku_gui.gui.base.translation import comma_text, message_text
from shikaku_gui.i18n import N_, _

AskLoss = Callable[[QWidget, Format, tuple[Loss, ...]], bool]
"""Returns whether to save although something is lost."""

_PARTS = {
    GamePart.SHAPES: N_("the shapes of clues"),
    GamePart.UNKNOWN_CLUES: N_("clues without an area"),
    GamePart.LARGE_AREAS: N_("areas of this size"),
    GamePart.ONE_CELL: N_("a grid of one cell"),
    GamePart.SIZE: N_("a puzzle of this size"),
    GamePart.UNKNOWN_ELSEWHERE: N_("clues without an area as other programs read them"),
    GamePart.EMPTY_SPACE: N_("that an empty space is not drawn: it will look like a rectangle"),
    GamePart.WIDE_RECTS: N_("rectangles around several clues or around the whole grid"),
    GamePart.PROGRESS: N_("the rectangles you have drawn"),
    GamePart.MARKS: N_("your marks and trials"),
    GamePart.MOVES: N_("the moves to undo and redo"),
    GamePart.CLOCK: N_("the time played and the hints used"),
    GamePart.SOLUTION: N_("the solution"),
    GamePart.TITLE: N_("the title"),
    GamePart.AUTHOR: N_("the author"),
    GamePart.SOURCE: N_("the source"),
    GamePart.GRADE: N_("the grade"),
    GamePart.RULES: N_("the text of the rules"),
}


def ask_loss(parent: QWidget, target: Format, losses: tuple[Loss, ...]) -> bool:
    """Ask whether to save although something is lost."""
    return loss_box(parent, target, losses).exec() == QMessageBox.StandardButton.Save


def loss_box(parent: QWidget, target: Format, losses: tuple[Loss, ...]) -> QMessageBox:
    """Create the message box; Cancel is its default."""
    parts = "\n".join(f"\N{BULLET} {part_name(loss.part)}" for loss in losses)
    lost = _('The format "{format}" cannot store:').format(format=_(target.title))
    more = _("Your game itself is not affected.")
    box = MessageBox(parent, _("Some information will be lost"), f"{lost}\n{parts}", more)
    box.setStandardButtons(QMessageBox.StandardButton.Save | QMessageBox.StandardButton.Cancel)
    box.setDefaultButton(QMessageBox.StandardButton.Cancel)
    box.button(QMessageBox.StandardButton.Save).setText(_("&Save Anyway"))
    return box


def impossible(target: Format, losses: tuple[Loss, ...]) -> str:
    """Return why a format cannot store a puzzle at all."""
    parts = comma_text(map(_loss_name, losses))
    return _(
        'The format "{format}" cannot hold this puzzle, because it cannot store {parts}.'
    ).format(format=_(target.title), parts=parts)


def _loss_name(loss: Loss) -> str:
    return part_name(loss.part) if loss.clue is None else message_text(loss.message)


def part_name(part: GamePart) -> str:
    """Return the name of a part of a game."""
    return _(_PARTS[part])
