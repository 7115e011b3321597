"""Shows all steps to the solution above the board, without changing the game."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from shikaku_gui import play, solver
from shikaku_gui.gui.base.settings import Settings
from shikaku_gui.gui.base.theme import Theme
from shikaku_gui.gui.board.board_marks import BoardMarks
from shikaku_gui.gui.board.game_controller import GameController
from shikaku_gui.gui.hints.highlight_pulse import HighlightPulse
from shikaku_gui.gui.hints.hint_queries import HintQueries
from shikaku_gui.gui.hints.hint_text import explanation_text
from shikaku_gui.gui.hints.walkthrough_panel import WalkthroughPage, WalkthroughPanel
from shikaku_gui.gui.widgets.note import Note
from shikaku_gui.i18n import _
from shikaku_gui.model import Rect
from shikaku_gui.play import HintDegree, Tone


class WalkthroughController(QObject):
    """Plays the steps from the board to its solution; a move of the player ends it."""

    message = Signal(Note)
    started = Signal()

    def __init__(
        self,
        controller: GameController,
        queries: HintQueries,
        settings: Settings,
        theme: Theme,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._queries = queries
        self._settings = settings
        self._theme = theme
        self._pulse = HighlightPulse(controller, theme, self)
        self._frames: tuple[play.WalkthroughFrame, ...] = ()
        self._supposed: tuple[Rect, ...] = ()
        self._at = 0
        self.panel = WalkthroughPanel(theme, settings.walk_seconds)
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._tick)
        self._connect()

    @property
    def frame(self) -> play.WalkthroughFrame | None:
        """The frame that is shown, None without a walkthrough."""
        return self._frames[self._at] if self._frames else None

    def start(self) -> None:
        """Find the steps and show the first one."""
        if self._controller.session.game.solved:
            text = _("There are no steps left.")
            self.message.emit(Note(_("Solved"), text, Tone.GOOD))
            return
        board = self._controller.board.outside_trials()
        self._queries.ask(
            _("Looking for the solution path…"),
            lambda answer, stop: solver.explain(board, answer=answer, stop=stop),
            self._begin,
        )

    def go_to(self, at: int) -> None:
        """Show a frame; beyond the ends, the first or last one."""
        if self._frames:
            self._at = min(max(at, 0), len(self._frames) - 1)
            self._show()

    def step(self, steps: int) -> None:
        """Pause and go some frames forward or back."""
        self.pause()
        self.go_to(self._at + steps)

    def toggle_playing(self) -> None:
        """Play, or pause if already playing; from the end, play from the start."""
        if self._timer.isActive():
            self.pause()
            return
        if self._at == len(self._frames) - 1:
            self.go_to(0)
        self._timer.start(round(1000 * self._settings.walk_seconds))
        self.panel.show_playing(True)

    def pause(self) -> None:
        """Stop playing."""
        self._timer.stop()
        self.panel.show_playing(False)

    def close(self) -> None:
        """End the walkthrough."""
        if not self._frames:
            return
        self.pause()
        self._frames = ()
        self._pulse.point(None)
        self.panel.hide()
        self._controller.clear_marks()

    def show_again(self) -> None:
        """Restore the marks after something else removed them."""
        if self.frame is not None:
            self._mark(self.frame)

    def _connect(self) -> None:
        panel = self.panel
        panel.step_requested.connect(self.step)
        panel.frame_requested.connect(self._jump)
        panel.play_toggled.connect(self.toggle_playing)
        panel.speed_changed.connect(self._set_speed)
        panel.pointed.connect(self._pulse.point)
        panel.dismissed.connect(self.close)
        self._controller.moved.connect(self.close)
        self._controller.game_changed.connect(self.close)
        self._theme.changed.connect(self._recolour)

    def _begin(self, hints: tuple[solver.Hint, ...]) -> None:
        self._frames = tuple(play.walkthrough_frames(self._controller.session.puzzle, hints))
        self._at = 0
        board = self._controller.board
        self._supposed = tuple(board.changes(board.outside_trials())[1])
        self.started.emit()
        if self._frames:
            self._controller.session.game.count_hint(HintDegree.WHY)
            self._show()
            self.panel.take_focus()

    def _jump(self, at: int) -> None:
        self.pause()
        self.go_to(at)

    def _set_speed(self, seconds: float) -> None:
        self._settings.walk_seconds = seconds
        self._timer.setInterval(round(1000 * seconds))

    def _tick(self) -> None:
        self.go_to(self._at + 1)
        if self._at >= len(self._frames) - 1:
            self.pause()

    def _show(self) -> None:
        frame = self.frame
        if frame is None:
            return
        self._pulse.point(None)
        self._show_page(frame)
        self._mark(frame)

    def _mark(self, frame: play.WalkthroughFrame) -> None:
        picture = frame.picture
        self._controller.show_marks(
            BoardMarks(
                picture.marks,
                picture.ghosts,
                frame.found,
                (*self._supposed, *frame.wrong),
                pencilled=frame.pencilled,
                crossed_out=frame.crossed_out,
            )
        )

    def _show_page(self, frame: play.WalkthroughFrame) -> None:
        from shikaku_gui.gui.hints import hint_pages

        picture = frame.picture
        self.panel.show_page(
            WalkthroughPage(
                title=hint_pages.hint_title(picture.step or frame.hint),
                text=explanation_text(
                    picture.words, picture.marks, self._theme.colours, fails=picture.fails
                ),
                step=frame.step,
                steps=self._frames[-1].step + 1,
                at=self._at,
                count=len(self._frames),
                tone=hint_pages.hint_tone(frame.hint),
            )
        )

    def _recolour(self) -> None:
        if self.frame is not None:
            self._show_page(self.frame)
