"""Creates the hints, checks, explanations, walkthroughs and grading, and connects them."""

from PySide6.QtCore import QObject, Signal

from shikaku_gui.gui.base.settings import Settings
from shikaku_gui.gui.base.theme import Theme
from shikaku_gui.gui.board.game_controller import GameController
from shikaku_gui.gui.game.game_board import GameBoard
from shikaku_gui.gui.game.game_commands import GameCommands
from shikaku_gui.gui.game.history_service import PlayerPace
from shikaku_gui.gui.game.side_panel import SidePanel
from shikaku_gui.gui.game.status_line import StatusLine
from shikaku_gui.gui.hints.check_controller import CheckController
from shikaku_gui.gui.hints.hint_controller import HintController
from shikaku_gui.gui.hints.hint_queries import HintQueries
from shikaku_gui.gui.hints.puzzle_grader import PuzzleGrader
from shikaku_gui.gui.hints.rectangle_menu import RectangleMenu
from shikaku_gui.gui.hints.walkthrough_controller import WalkthroughController
from shikaku_gui.gui.widgets.note import Note
from shikaku_gui.i18n import N_, _

_LONGEST = (N_("Remove It"), N_("Another Hint"))
"""The longest texts of the Hint button; the modules that show them are loaded later."""


def longest_hint_texts() -> tuple[str, ...]:
    """Return the longest texts of the Hint button, for the width to reserve in the toolbar."""
    return tuple(_(text) for text in _LONGEST)


class HintTools(QObject):
    """The controllers of all help in play.

    Only one of hint, walkthrough and note is shown at a time.
    """

    message = Signal(Note)

    def __init__(
        self,
        controller: GameController,
        commands: GameCommands,
        settings: Settings,
        theme: Theme,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._commands = commands
        queries = HintQueries(controller, commands)
        self.hints = HintController(controller, queries, settings, theme, self)
        self.walkthrough = WalkthroughController(controller, queries, settings, theme, self)
        self.checker = CheckController(controller, queries, self.hints, settings, self)
        self.rectangle_menu = RectangleMenu(controller, queries, self.hints, self)
        self.grader = PuzzleGrader(controller, commands.jobs, self)
        for source in (self.hints, self.walkthrough, self.checker):
            source.message.connect(self.message)

    def attach(
        self, side: SidePanel, board: GameBoard, status: StatusLine, pace: PlayerPace
    ) -> None:
        """Connect hints, walkthroughs and the grade with the parts of the window."""
        for panel in (self.hints.panel, self.walkthrough.panel):
            side.add_panel(panel)
        self.hints.hint_shown.connect(self.walkthrough.close)
        self.walkthrough.started.connect(self.hints.close)
        self.hints.hint_shown.connect(side.clear)
        self.walkthrough.started.connect(side.clear)
        self._commands.finished.connect(self.show_again)
        self.hints.status_text.connect(status.flash)
        self.rectangle_menu.attach(board)
        self.grader.graded.connect(side.show_grade)
        self.grader.timed.connect(side.show_expected_time)
        self.grader.follow(pace)

    def show_again(self) -> None:
        """Restore the marks that were removed while a note was shown."""
        self.hints.show_again()
        self.walkthrough.show_again()

    def walk(self) -> None:
        """Start a walkthrough, or end the current one."""
        if self.walkthrough.frame is None:
            self.walkthrough.start()
        else:
            self.walkthrough.close()

    def dismiss(self) -> None:
        """Close the hint or walkthrough."""
        self.hints.close()
        self.walkthrough.close()
