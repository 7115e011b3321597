"""The actions of the editor: their menus, texts, icons, keys and calls."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import TYPE_CHECKING

from PySide6.QtGui import QKeySequence

from shikaku_gui.gui.help.help_controller import HelpController
from shikaku_gui.gui.help.help_rows import about_action, guide_action, shortcuts_action
from shikaku_gui.gui.widgets.action_set import Action, ActionTable
from shikaku_gui.play import (
    ClearGrid,
    Edit,
    EditSession,
    EditTool,
    GridAxis,
    GridTurn,
    InsertLine,
    RemoveLine,
    TurnGrid,
)
from shikaku_gui.solver import Status
from shikaku_gui.texts import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from shikaku_gui.gui.editor.editor_window import EditorWindow

Key = QKeySequence.StandardKey


class EditorMenu(Enum):
    """The menus of the editor, in their order; the values are their titles."""

    FILE = QT_TRANSLATE_NOOP("editor", "&File")
    EDIT = QT_TRANSLATE_NOOP("editor", "&Edit")
    GRID = QT_TRANSLATE_NOOP("editor", "&Grid")
    VIEW = QT_TRANSLATE_NOOP("editor", "&View")
    HELP = QT_TRANSLATE_NOOP("editor", "Hel&p")


def _edit(edit: Callable[[EditSession], Edit]) -> Callable[[EditorWindow], object]:
    """Return the call of an action that makes an edit."""
    return lambda window: window.model.session.edit(edit(window.model.session))


def _has_clues(window: EditorWindow) -> bool:
    return bool(window.model.puzzle.clues)


def _help_of(window: EditorWindow) -> HelpController:
    return window.help


def _has_several_solutions(window: EditorWindow) -> bool:
    appraisal = window.model.session.appraisal
    return appraisal is not None and appraisal.status is Status.MULTIPLE


_FILE: tuple[Action[EditorWindow], ...] = (
    Action(
        "new",
        QT_TRANSLATE_NOOP("editor", "&New…"),
        key=Key.New,
        call=lambda window: window.files.new(),
    ),
    Action(
        "open",
        QT_TRANSLATE_NOOP("editor", "&Open…"),
        icon="open",
        key=Key.Open,
        call=lambda window: window.files.open(),
    ),
    Action(
        "other",
        QT_TRANSLATE_NOOP("editor", "Open O&ther Draft"),
        ends_group=True,
        call=lambda window: window.autosave.open_other(),
    ),
    Action(
        "save",
        QT_TRANSLATE_NOOP("editor", "&Save"),
        icon="save",
        key=Key.Save,
        call=lambda window: window.files.save(),
    ),
    Action(
        "save_as",
        QT_TRANSLATE_NOOP("editor", "Save &As…"),
        key=Key.SaveAs,
        more=("Ctrl+Shift+S",),
        ends_group=True,
        call=lambda window: window.files.save_as(),
    ),
    Action(
        "export_image",
        QT_TRANSLATE_NOOP("editor", "&Export Image…"),
        more=("Ctrl+E",),
        call=lambda window: window.sharing.export_image(),
        enabled=_has_clues,
    ),
    Action(
        "export_web_page",
        QT_TRANSLATE_NOOP("editor", "Export We&b Page…"),
        call=lambda window: window.sharing.export_web_page(),
        enabled=_has_clues,
    ),
    Action(
        "print",
        QT_TRANSLATE_NOOP("editor", "P&rint…"),
        key=Key.Print,
        ends_group=True,
        call=lambda window: window.sharing.print(),
        enabled=_has_clues,
    ),
    Action(
        "play",
        QT_TRANSLATE_NOOP("editor", "&Play It"),
        icon="play",
        more=("F5",),
        call=lambda window: window.play(),
        enabled=_has_clues,
    ),
    Action(
        "close",
        QT_TRANSLATE_NOOP("editor", "&Close"),
        key=Key.Close,
        more=("Ctrl+W",),
        call=lambda window: window.close(),
    ),
)

_EDIT: tuple[Action[EditorWindow], ...] = (
    Action(
        "undo",
        QT_TRANSLATE_NOOP("editor", "&Undo"),
        icon="undo",
        key=Key.Undo,
        letter="U",
        call=lambda window: window.model.session.undo(),
        enabled=lambda window: window.model.session.can_undo,
    ),
    Action(
        "redo",
        QT_TRANSLATE_NOOP("editor", "&Redo"),
        icon="redo",
        key=Key.Redo,
        more=("Ctrl+Y", "Ctrl+Shift+Z"),
        ends_group=True,
        call=lambda window: window.model.session.redo(),
        enabled=lambda window: window.model.session.can_redo,
    ),
    Action(
        "copy",
        QT_TRANSLATE_NOOP("editor", "Cop&y"),
    ),
    Action(
        "paste",
        QT_TRANSLATE_NOOP("editor", "&Paste"),
        key=Key.Paste,
        ends_group=True,
        call=lambda window: window.files.paste(),
    ),
    Action(
        "clues",
        QT_TRANSLATE_NOOP("editor", "&Clues"),
        icon="clue",
        letter="C",
        call=lambda window: window.model.session.use(EditTool.CLUES),
        checked=lambda window: window.model.session.tool is EditTool.CLUES,
        exclusive=True,
    ),
    Action(
        "rects",
        QT_TRANSLATE_NOOP("editor", "Rec&tangles"),
        icon="rectangle",
        letter="R",
        ends_group=True,
        call=lambda window: window.model.session.use(EditTool.RECTS),
        checked=lambda window: window.model.session.tool is EditTool.RECTS,
        exclusive=True,
    ),
    Action(
        "make_unique",
        QT_TRANSLATE_NOOP("editor", "&Make Unique"),
        more=("Ctrl+U",),
        call=lambda window: window.appraiser.make_unique(),
        enabled=_has_several_solutions,
    ),
    Action(
        "empty",
        QT_TRANSLATE_NOOP("editor", "C&lear Grid"),
        more=("Ctrl+Backspace",),
        call=_edit(lambda _: ClearGrid()),
        enabled=_has_clues,
    ),
)

_GRID: tuple[Action[EditorWindow], ...] = (
    Action(
        "row_above",
        QT_TRANSLATE_NOOP("editor", "Add Row &Above"),
        more=("Ctrl+Shift+Up",),
        call=_edit(lambda session: InsertLine(GridAxis.ROW, session.line(GridAxis.ROW))),
    ),
    Action(
        "row_below",
        QT_TRANSLATE_NOOP("editor", "Add Row &Below"),
        more=("Ctrl+Shift+Down",),
        call=_edit(lambda session: InsertLine(GridAxis.ROW, session.line(GridAxis.ROW) + 1)),
    ),
    Action(
        "row_up",
        QT_TRANSLATE_NOOP("editor", "Move Row &Up"),
        more=("Alt+Up",),
        call=lambda window: window.model.session.move_line(GridAxis.ROW, -1),
    ),
    Action(
        "row_down",
        QT_TRANSLATE_NOOP("editor", "Move Row &Down"),
        more=("Alt+Down",),
        call=lambda window: window.model.session.move_line(GridAxis.ROW, 1),
    ),
    Action(
        "row_out",
        QT_TRANSLATE_NOOP("editor", "Remove Ro&w"),
        more=("Ctrl+Delete",),
        ends_group=True,
        call=_edit(lambda session: RemoveLine(GridAxis.ROW, session.line(GridAxis.ROW))),
        enabled=lambda window: window.model.puzzle.rows > 1,
    ),
    Action(
        "col_before",
        QT_TRANSLATE_NOOP("editor", "Add Column Be&fore"),
        more=("Ctrl+Shift+Left",),
        call=_edit(lambda session: InsertLine(GridAxis.COL, session.line(GridAxis.COL))),
    ),
    Action(
        "col_after",
        QT_TRANSLATE_NOOP("editor", "Add Column Af&ter"),
        more=("Ctrl+Shift+Right",),
        call=_edit(lambda session: InsertLine(GridAxis.COL, session.line(GridAxis.COL) + 1)),
    ),
    Action(
        "col_left",
        QT_TRANSLATE_NOOP("editor", "Move Column &Left"),
        more=("Alt+Left",),
        call=lambda window: window.model.session.move_line(GridAxis.COL, -1),
    ),
    Action(
        "col_right",
        QT_TRANSLATE_NOOP("editor", "Move Column R&ight"),
        more=("Alt+Right",),
        call=lambda window: window.model.session.move_line(GridAxis.COL, 1),
    ),
    Action(
        "col_out",
        QT_TRANSLATE_NOOP("editor", "Remove &Column"),
        more=("Ctrl+Shift+Delete",),
        ends_group=True,
        call=_edit(lambda session: RemoveLine(GridAxis.COL, session.line(GridAxis.COL))),
        enabled=lambda window: window.model.puzzle.cols > 1,
    ),
    Action(
        "turn",
        QT_TRANSLATE_NOOP("editor", "&Rotate Right"),
        icon="rotate",
        more=("Ctrl+R",),
        call=_edit(lambda _: TurnGrid(GridTurn.RIGHT)),
    ),
    Action(
        "turn_back",
        QT_TRANSLATE_NOOP("editor", "Rotat&e Left"),
        more=("Ctrl+Shift+R",),
        call=_edit(lambda _: TurnGrid(GridTurn.LEFT)),
    ),
    Action(
        "mirror",
        QT_TRANSLATE_NOOP("editor", "&Mirror Left to Right"),
        icon="mirror",
        more=("Ctrl+M",),
        call=_edit(lambda _: TurnGrid(GridTurn.LEFT_RIGHT)),
    ),
    Action(
        "mirror_down",
        QT_TRANSLATE_NOOP("editor", "Mirror T&op to Bottom"),
        more=("Ctrl+Shift+M",),
        call=_edit(lambda _: TurnGrid(GridTurn.TOP_BOTTOM)),
    ),
)

_VIEW: tuple[Action[EditorWindow], ...] = (
    Action(
        "zoom_in",
        QT_TRANSLATE_NOOP("editor", "Zoom &In"),
        icon="zoom_in",
        key=Key.ZoomIn,
        more=("Ctrl++", "Ctrl+="),
        call=lambda window: window.board.zoom(1),
        enabled=lambda window: not window.board.camera.is_nearest,
    ),
    Action(
        "zoom_out",
        QT_TRANSLATE_NOOP("editor", "Zoom &Out"),
        icon="zoom_out",
        key=Key.ZoomOut,
        more=("Ctrl+-",),
        call=lambda window: window.board.zoom(-1),
        enabled=lambda window: not window.board.camera.fits,
    ),
    Action(
        "fit",
        QT_TRANSLATE_NOOP("editor", "&Whole Grid"),
        icon="fit",
        more=("Ctrl+0",),
        letter="F",
        ends_group=True,
        call=lambda window: window.board.camera.fit(),
        enabled=lambda window: not window.board.camera.fits,
    ),
    Action(
        "overview",
        QT_TRANSLATE_NOOP("editor", "O&verview"),
        call=lambda window: window.switch_overview(),
        checked=lambda window: window.board.minimap.wanted,
    ),
    Action(
        "panel",
        QT_TRANSLATE_NOOP("editor", "Side &Panel"),
        more=("F9",),
        call=lambda window: window.switch_panel(),
        checked=lambda window: not window.panel.isHidden(),
    ),
)

_HELP: tuple[Action[EditorWindow], ...] = (
    guide_action(_help_of, lambda _: "editor"),
    shortcuts_action(_help_of),
    about_action(_help_of),
)

EDITOR_ACTIONS = ActionTable(
    {
        EditorMenu.FILE: _FILE,
        EditorMenu.EDIT: _EDIT,
        EditorMenu.GRID: _GRID,
        EditorMenu.VIEW: _VIEW,
        EditorMenu.HELP: _HELP,
    },
    toolbar=(
        *("open", "save", "", "undo", "redo", "", "clues", "rects", ""),
        *("turn", "mirror", "", "play"),
    ),
    with_words=("clues", "rects", "play"),
    spare=("mirror", "turn", "play", "open", "save", "rects", "clues"),
)
