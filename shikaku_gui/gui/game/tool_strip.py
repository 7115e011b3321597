"""The tools beside a board: what is drawn with, and the buttons of possible rectangles."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QBoxLayout,
    QButtonGroup,
    QSizePolicy,
    QStackedWidget,
    QToolButton,
    QWidget,
)

from shikaku_gui.gui.base import icons
from shikaku_gui.gui.base.fonts import size_of_texts
from shikaku_gui.gui.base.theme import Theme
from shikaku_gui.gui.board.game_controller import GameController
from shikaku_gui.gui.game.game_board import TOOL_KEYS
from shikaku_gui.gui.widgets.exclusive_button import ExclusiveButton
from shikaku_gui.gui.widgets.toolbar import plain_text
from shikaku_gui.i18n import N_, NC_, _, pgettext
from shikaku_gui.play import Outcome, Session, Tool

_ICON = 20
_PAGE = "tools"

TOOL_NAMES = {
    Tool.DRAW: NC_("task", "&Draw"),
    Tool.PENCIL: NC_("task", "Penci&l"),
    Tool.CROSS_OUT: N_("Cross &out"),
    Tool.POINT: N_("Point"),
}
_TIPS = {
    Tool.DRAW: N_("Drag or click two corners to draw a rectangle; click one to remove it"),
    Tool.PENCIL: N_("Drag over cells that belong to one rectangle; click it to remove it"),
    Tool.CROSS_OUT: N_("Drag over a rectangle that is not in the solution, or click a number"),
    Tool.POINT: N_("Click the cell that is asked for"),
}
_ICONS = {
    Tool.DRAW: "draw",
    Tool.PENCIL: "pencil",
    Tool.CROSS_OUT: "cross_out",
    Tool.POINT: "point",
}


class ToolStrip(QStackedWidget):
    """Shows the tools of the current session, where there are several, and which one is in use.

    While the possible rectangles of a clue are shown, it has buttons for these instead, so that
    one button or one finger is enough.
    """

    def __init__(self, controller: GameController, theme: Theme) -> None:
        super().__init__()
        self._controller = controller
        self._theme = theme
        self._group = QButtonGroup(self)
        self._icons: dict[QToolButton, str] = {}
        self.tools = {tool: self._tool_button(tool) for tool in TOOL_NAMES}
        self.choices = [
            self._choice_button("previous", _("Previous"), lambda session: session.step(0, -1)),
            self._choice_button("next", _("Next"), lambda session: session.step(0, 1)),
            self._choice_button("draw", pgettext("task", "Draw"), Session.confirm),
            self._choice_button("cross_out", _("Cross out"), Session.cross_out),
            self._choice_button("done", _("Done"), Session.cancel),
        ]
        self._rows = [
            self._row(_("Tools"), [*self.tools.values()]),
            self._row(_("Possible rectangles"), self.choices),
        ]
        self._beside = False
        self._length = 0
        self.place(beside=True, length=0)
        self._recolour()
        theme.changed.connect(self._recolour)
        for signal in (controller.view_changed, controller.game_changed):
            signal.connect(self._refresh)
        self._refresh()

    def place(self, *, beside: bool, length: int) -> None:
        """Arrange the buttons for a place beside the board, or below it.

        Their words are left out where they do not fit into the length that is there.
        """
        if (beside, length) == (self._beside, self._length):
            return
        self._length = length
        self._beside = beside
        directions, policies = QBoxLayout.Direction, QSizePolicy.Policy
        for row in self._rows:
            row.setDirection(directions.TopToBottom if beside else directions.LeftToRight)
        across = policies.Expanding if beside else policies.Fixed
        for button in self._icons:
            button.setSizePolicy(across, policies.Fixed)
        self._fit_words()
        for page in (*self.findChildren(QWidget, _PAGE), self):
            page.updateGeometry()  # layouts keep sizes until they are told

    @property
    def fits(self) -> bool:
        """Whether all buttons that are shown have room where they are placed."""
        needed = (self.currentWidget() or self).sizeHint()
        return (needed.height() if self._beside else needed.width()) <= self._length

    def minimumSizeHint(self) -> QSize:
        """Need no width below the board, and no height beside it: words are left out there."""
        least = super().minimumSizeHint()
        return QSize(least.width(), 0) if self._beside else QSize(0, least.height())

    def _fit_words(self) -> None:
        styles = Qt.ToolButtonStyle
        style = styles.ToolButtonTextUnderIcon if self._beside else styles.ToolButtonTextBesideIcon
        for page in self.findChildren(QWidget, _PAGE):
            buttons = [button for button in self._icons if page.isAncestorOf(button)]
            for button in buttons:
                button.setToolButtonStyle(style)
            needed = page.sizeHint()
            if (needed.height() if self._beside else needed.width()) > self._length:
                for button in buttons:
                    button.setToolButtonStyle(styles.ToolButtonIconOnly)

    def changeEvent(self, event: QEvent) -> None:
        """Let icons and letters have the same size."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._fit_icons()

    def _refresh(self) -> None:
        session = self._controller.session
        needed = len(session.tools) > 1
        if self.isHidden() is needed and not self.isWindow():
            self.setVisible(needed)
        self.setCurrentIndex(0 if session.choice is None else 1)
        for tool, button in self.tools.items():
            if button.isHidden() is (tool in session.tools):
                button.setVisible(tool in session.tools)
        self.tools[session.tool].setChecked(True)

    def _row(self, name: str, buttons: Sequence[QToolButton]) -> QBoxLayout:
        page = QWidget()
        page.setObjectName(_PAGE)
        page.setAccessibleName(name)
        row = QBoxLayout(QBoxLayout.Direction.LeftToRight, page)
        row.setContentsMargins(4, 4, 4, 4)
        row.setSpacing(2)
        row.addStretch(1)
        for button in buttons:
            row.addWidget(button)
        row.addStretch(1)
        self.addWidget(page)
        return row

    def _tool_button(self, tool: Tool) -> QToolButton:
        button = ExclusiveButton()
        name, key = plain_text(_(TOOL_NAMES[tool])), QKeySequence(TOOL_KEYS[tool]).toString()
        button.setToolTip(f"{_(_TIPS[tool])} ({key})")
        self._dress(button, name, _ICONS[tool])
        self._group.addButton(button)
        button.clicked.connect(lambda: self._command(lambda session: session.use(tool)))
        return button

    def _choice_button(
        self, icon: str, name: str, command: Callable[[Session], Outcome]
    ) -> QToolButton:
        button = QToolButton()
        self._dress(button, name, icon)
        button.setToolTip(name)
        button.clicked.connect(lambda: self._command(command))
        return button

    def _dress(self, button: QToolButton, name: str, icon: str) -> None:
        button.setText(name)
        button.setAccessibleName(name)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # the board keeps its keys
        self._icons[button] = icon

    def _command(self, command: Callable[[Session], Outcome]) -> None:
        self._controller.notify(command(self._controller.session))

    def _recolour(self) -> None:
        for button, name in self._icons.items():
            button.setIcon(icons.icon(name, self._theme.colours))
        self._fit_icons()

    def _fit_icons(self) -> None:
        side = round(_ICON * size_of_texts(self))
        for button in self._icons:
            button.setIconSize(QSize(side, side))
