"""The actions of the editor: their menus, texts, icons, keys and calls."""

from collections.abc import Callable

from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QMenu

from shikaku_gui.gui.editor.editor_window import EditorWindow
from shikaku_gui.gui.help.help_menu import help_actions
from shikaku_gui.gui.widgets.action_set import Action, ActionTable, Menu
from shikaku_gui.i18n import N_
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

Key = QKeySequence.StandardKey


def _edit(edit: Callable[[EditSession], Edit]) -> Callable[[EditorWindow], object]:
    """Return the call of an action that makes an edit."""
    return lambda window: window.model.session.edit(edit(window.model.session))


def _has_clues(window: EditorWindow) -> bool:
    return bool(window.model.puzzle.clues)


def _has_several_solutions(window: EditorWindow) -> bool:
    appraisal = window.model.session.appraisal
    return appraisal is not None and appraisal.status is Status.MULTIPLE


def _fill_copy(menu: QMenu, window: EditorWindow) -> None:
    menu.aboutToShow.connect(lambda: window.sharing.fill_copy(menu))


_FILE: tuple[Action[EditorWindow], ...] = (
    Action(
        "new",
        N_("&New…"),
        key=Key.New,
        call=lambda window: window.files.new(),
    ),
    Action(
        "open",
        N_("&Open…"),
        icon="open",
        key=Key.Open,
        call=lambda window: window.files.open(),
    ),
    Action(
        "other",
        N_("Open O&ther Draft"),
        ends_group=True,
        call=lambda window: window.autosave.open_other(),
    ),
    Action(
        "save",
        N_("&Save"),
        icon="save",
        key=Key.Save,
        call=lambda window: window.files.save(),
    ),
    Action(
        "save_as",
        N_("Save &As…"),
        key=Key.SaveAs,
        more=("Ctrl+Shift+S",),
        ends_group=True,
        call=lambda window: window.files.save_as(),
    ),
    Action(
        "export_image",
        N_("&Export Image…"),
        more=("Ctrl+E",),
        call=lambda window: window.sharing.export_image(),
        enabled=_has_clues,
    ),
    Action(
        "export_web_page",
        N_("Export We&b Page…"),
        call=lambda window: window.sharing.export_web_page(),
        enabled=_has_clues,
    ),
    Action(
        "print",
        N_("P&rint…"),
        key=Key.Print,
        ends_group=True,
        call=lambda window: window.sharing.print(),
        enabled=_has_clues,
    ),
    Action(
        "play",
        N_("&Play It"),
        icon="play",
        more=("F5",),
        call=lambda window: window.play(),
        enabled=_has_clues,
    ),
    Action(
        "close",
        N_("&Close"),
        key=Key.Close,
        more=("Ctrl+W",),
        call=lambda window: window.close(),
    ),
)

_EDIT: tuple[Action[EditorWindow], ...] = (
    Action(
        "undo",
        N_("&Undo"),
        icon="undo",
        key=Key.Undo,
        letter="U",
        repeats=True,
        call=lambda window: window.model.session.undo(),
        enabled=lambda window: window.model.session.can_undo,
    ),
    Action(
        "redo",
        N_("&Redo"),
        icon="redo",
        key=Key.Redo,
        more=("Ctrl+Y", "Ctrl+Shift+Z"),
        ends_group=True,
        repeats=True,
        call=lambda window: window.model.session.redo(),
        enabled=lambda window: window.model.session.can_redo,
    ),
    Action(
        "copy",
        N_("Cop&y"),
        fill=_fill_copy,
    ),
    Action(
        "paste",
        N_("&Paste"),
        key=Key.Paste,
        ends_group=True,
        call=lambda window: window.files.paste(),
    ),
    Action(
        "clues",
        N_("&Clues"),
        icon="clue",
        letter="C",
        call=lambda window: window.model.session.use(EditTool.CLUES),
        checked=lambda window: window.model.session.tool is EditTool.CLUES,
        exclusive=True,
    ),
    Action(
        "rects",
        N_("Rec&tangles"),
        icon="rectangle",
        letter="R",
        call=lambda window: window.model.session.use(EditTool.RECTS),
        checked=lambda window: window.model.session.tool is EditTool.RECTS,
        exclusive=True,
    ),
    Action(
        "shape",
        N_("Next &Shape"),
        tip=N_("Give the clue a shape: square, wide, tall, or none"),
        letter="S",
        ends_group=True,
        call=lambda window: window.model.session.cycle_shape(),
    ),
    Action(
        "make_unique",
        N_("&Make Unique"),
        more=("Ctrl+U",),
        call=lambda window: window.appraiser.make_unique(),
        enabled=_has_several_solutions,
    ),
    Action(
        "empty",
        N_("C&lear Grid"),
        more=("Ctrl+Backspace",),
        call=_edit(lambda _: ClearGrid()),
        enabled=_has_clues,
    ),
)

_GRID: tuple[Action[EditorWindow], ...] = (
    Action(
        "row_above",
        N_("Add Row &Above"),
        more=("Ctrl+Shift+Up",),
        call=_edit(lambda session: InsertLine(GridAxis.ROW, session.line(GridAxis.ROW))),
    ),
    Action(
        "row_below",
        N_("Add Row &Below"),
        more=("Ctrl+Shift+Down",),
        call=_edit(lambda session: InsertLine(GridAxis.ROW, session.line(GridAxis.ROW) + 1)),
    ),
    Action(
        "row_up",
        N_("Move Row &Up"),
        more=("Alt+Up",),
        repeats=True,
        call=lambda window: window.model.session.move_line(GridAxis.ROW, -1),
    ),
    Action(
        "row_down",
        N_("Move Row &Down"),
        more=("Alt+Down",),
        repeats=True,
        call=lambda window: window.model.session.move_line(GridAxis.ROW, 1),
    ),
    Action(
        "row_out",
        N_("Remove Ro&w"),
        more=("Ctrl+Delete",),
        ends_group=True,
        call=_edit(lambda session: RemoveLine(GridAxis.ROW, session.line(GridAxis.ROW))),
        enabled=lambda window: window.model.puzzle.rows > 1,
    ),
    Action(
        "col_before",
        N_("Add Column Be&fore"),
        more=("Ctrl+Shift+Left",),
        call=_edit(lambda session: InsertLine(GridAxis.COL, session.line(GridAxis.COL))),
    ),
    Action(
        "col_after",
        N_("Add Column Af&ter"),
        more=("Ctrl+Shift+Right",),
        call=_edit(lambda session: InsertLine(GridAxis.COL, session.line(GridAxis.COL) + 1)),
    ),
    Action(
        "col_left",
        N_("Move Column &Left"),
        more=("Alt+Left",),
        repeats=True,
        call=lambda window: window.model.session.move_line(GridAxis.COL, -1),
    ),
    Action(
        "col_right",
        N_("Move Column R&ight"),
        more=("Alt+Right",),
        repeats=True,
        call=lambda window: window.model.session.move_line(GridAxis.COL, 1),
    ),
    Action(
        "col_out",
        N_("Remove &Column"),
        more=("Ctrl+Shift+Delete",),
        ends_group=True,
        call=_edit(lambda session: RemoveLine(GridAxis.COL, session.line(GridAxis.COL))),
        enabled=lambda window: window.model.puzzle.cols > 1,
    ),
    Action(
        "turn",
        N_("&Rotate Right"),
        icon="rotate",
        more=("Ctrl+R",),
        call=_edit(lambda _: TurnGrid(GridTurn.RIGHT)),
    ),
    Action(
        "turn_back",
        N_("Rotat&e Left"),
        more=("Ctrl+Shift+R",),
        call=_edit(lambda _: TurnGrid(GridTurn.LEFT)),
    ),
    Action(
        "mirror",
        N_("&Mirror Left to Right"),
        icon="mirror",
        more=("Ctrl+M",),
        call=_edit(lambda _: TurnGrid(GridTurn.LEFT_RIGHT)),
    ),
    Action(
        "mirror_down",
        N_("Mirror T&op to Bottom"),
        more=("Ctrl+Shift+M",),
        call=_edit(lambda _: TurnGrid(GridTurn.TOP_BOTTOM)),
    ),
)

_VIEW: tuple[Action[EditorWindow], ...] = (
    Action(
        "zoom_in",
        N_("Zoom &In"),
        icon="zoom_in",
        key=Key.ZoomIn,
        more=("Ctrl++", "Ctrl+="),
        repeats=True,
        call=lambda window: window.board.zoom(1),
        enabled=lambda window: not window.board.camera.is_nearest,
    ),
    Action(
        "zoom_out",
        N_("Zoom &Out"),
        icon="zoom_out",
        key=Key.ZoomOut,
        more=("Ctrl+-",),
        repeats=True,
        call=lambda window: window.board.zoom(-1),
        enabled=lambda window: not window.board.camera.fits,
    ),
    Action(
        "fit",
        N_("&Whole Grid"),
        icon="fit",
        more=("Ctrl+0",),
        letter="F",
        ends_group=True,
        call=lambda window: window.board.camera.fit(),
        enabled=lambda window: not window.board.camera.fits,
    ),
    Action(
        "overview",
        N_("O&verview"),
        call=lambda window: window.switch_overview(),
        checked=lambda window: window.board.minimap.wanted,
    ),
    Action(
        "panel",
        N_("Side &Panel"),
        more=("F9",),
        call=lambda window: window.switch_panel(),
        checked=lambda window: not window.panel.isHidden(),
    ),
)

_HELP: tuple[Action[EditorWindow], ...] = help_actions(
    lambda window: window.help, lambda _: "editor"
)

_GRID_MENU = Menu(N_("&Grid"), _GRID)

EDITOR_ACTIONS = ActionTable(
    (
        Menu(N_("&File"), _FILE),
        Menu(N_("&Edit"), _EDIT),
        _GRID_MENU,
        Menu(N_("&View"), _VIEW),
        Menu(N_("Hel&p"), _HELP),
    ),
    toolbar=(
        *("open", "save", "", "undo", "redo", "", "clues", "rects", ""),
        *("turn", "mirror", "", "play"),
    ),
    with_words=("clues", "rects", "play"),
    spare=("mirror", "turn", "play", "open", "save", "rects", "clues"),
    context_menu=_GRID_MENU,
)
