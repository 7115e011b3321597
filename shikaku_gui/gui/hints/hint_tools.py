"""All that helps in play, put together: hints, checks, explanations, walks, the grade."""

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Signal
from PySide6.QtWidgets import QApplication, QWidget

from shikaku_gui.gui.base.idle_jobs import IdleJobs
from shikaku_gui.gui.base.jobs import Runner
from shikaku_gui.gui.base.settings import Settings
from shikaku_gui.gui.base.theme import Theme
from shikaku_gui.gui.board.game_controller import GameController
from shikaku_gui.gui.game.commands import Commands
from shikaku_gui.gui.game.game_board import GameBoard
from shikaku_gui.gui.game.side_panel import SidePanel
from shikaku_gui.gui.game.status_line import StatusLine
from shikaku_gui.gui.hints.check_controller import CheckController
from shikaku_gui.gui.hints.hint_controller import HintController
from shikaku_gui.gui.hints.hint_queries import HintQueries
from shikaku_gui.gui.hints.puzzle_grader import PuzzleGrader
from shikaku_gui.gui.hints.rectangle_menu import RectangleMenu
from shikaku_gui.gui.hints.walkthrough_controller import WalkthroughController
from shikaku_gui.gui.widgets.note import Note
from shikaku_gui.play import QT_TRANSLATE_NOOP

_LONGEST = (QT_TRANSLATE_NOOP("hints", "Remove it"), QT_TRANSLATE_NOOP("hints", "Another hint"))
"""The longest texts of the Hint button; the modules that show them are loaded later."""


def longest_hint_texts() -> tuple[str, ...]:
    """Return the longest texts of the Hint button, for the width to reserve in the toolbar."""
    return tuple(QCoreApplication.translate("hints", text) for text in _LONGEST)


class HintTools(QObject):
    """Makes the helpers and connects them with the parts of the window.

    One thing is told at a time: a hint ends a walk and a note, and the other way round.
    """

    message = Signal(Note)

    def __init__(
        self,
        controller: GameController,
        commands: Commands,
        runner: Runner,
        settings: Settings,
        theme: Theme,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._commands = commands
        self._board: GameBoard | None = None
        queries = HintQueries(controller, commands, self)
        self.hints = HintController(controller, queries, IdleJobs(runner, self), theme, self)
        self.walkthrough = WalkthroughController(controller, queries, settings, theme, self)
        background = IdleJobs(runner, self)
        self.checker = CheckController(controller, queries, self.hints, background, settings, self)
        self.rectangle_menu = RectangleMenu(controller, queries, self.hints, self)
        self.grader = PuzzleGrader(controller, IdleJobs(runner, self), self)
        for teller in (self.hints, self.walkthrough, self.checker, self.rectangle_menu):
            teller.message.connect(self.message)

    def attach(self, side: SidePanel, board: GameBoard, status: StatusLine) -> None:
        """Connect hints and walkthroughs with the side panel, the board and the status line."""
        self._board = board
        for panel in (self.hints.panel, self.walkthrough.panel):
            side.lend(panel)
            panel.installEventFilter(self)
        self.hints.shown.connect(self.walkthrough.close)
        self.walkthrough.shown.connect(self.hints.close)
        for helper in (self.hints, self.walkthrough):
            helper.shown.connect(side.clear)
        self._commands.quiet.connect(self.show_again)
        self.hints.status_text.connect(status.flash)
        self.rectangle_menu.watch(board)
        self.grader.graded.connect(side.show_grade)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Give the keyboard back to the board when the panel that has it goes."""
        if event.type() is QEvent.Type.Hide and isinstance(watched, QWidget):
            focus = QApplication.focusWidget()
            if self._board is not None and focus is not None and watched.isAncestorOf(focus):
                self._board.setFocus()
        return super().eventFilter(watched, event)

    def show_again(self) -> None:
        """Show the marks of what is being told after a note has taken them away."""
        self.hints.show_again()
        self.walkthrough.show_again()

    def walk(self) -> None:
        """Begin a walk through, or end the one that is going on."""
        if self.walkthrough.frame is None:
            self.walkthrough.start()
        else:
            self.walkthrough.close()

    def dismiss(self) -> None:
        """Tell nothing any more."""
        self.hints.close()
        self.walkthrough.close()
