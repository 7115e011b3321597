"""Shows all steps to the solution above the board, without changing the game."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, QTimer

from shikaku_gui import play, solver
from shikaku_gui.gui.base.settings import Settings
from shikaku_gui.gui.base.theme import Theme
from shikaku_gui.gui.board.board_marks import BoardMarks
from shikaku_gui.gui.board.game_controller import GameController
from shikaku_gui.gui.hints.explanation_controller import ExplanationController
from shikaku_gui.gui.hints.hint_queries import HintQueries
from shikaku_gui.gui.hints.walkthrough_panel import WalkthroughPanel
from shikaku_gui.gui.widgets.note import Note
from shikaku_gui.i18n import _
from shikaku_gui.model import Rect
from shikaku_gui.play import HintDegree, Tone


class WalkthroughController(ExplanationController):
    """Plays the steps from the board to its solution; a move of the player ends it."""

    panel: WalkthroughPanel

    def __init__(
        self,
        controller: GameController,
        queries: HintQueries,
        settings: Settings,
        theme: Theme,
        parent: QObject | None = None,
    ) -> None:
        panel = WalkthroughPanel(theme, settings.walk_seconds)
        super().__init__(panel, controller, queries, settings, theme, parent)
        self._frames: tuple[play.WalkthroughFrame, ...] = ()
        self._supposed: tuple[Rect, ...] = ()
        self._at = 0
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._on_tick)
        panel.step_requested.connect(self.step)
        panel.frame_requested.connect(self._on_frame_requested)
        panel.play_toggled.connect(self.toggle_playing)
        panel.speed_changed.connect(self._on_speed_changed)
        controller.moved.connect(self.close)
        controller.game_changed.connect(self.close)
        theme.changed.connect(self._show_frame)

    @property
    def frame(self) -> play.WalkthroughFrame | None:
        """The frame that is shown, None without a walkthrough."""
        return self._frames[self._at] if self._frames else None

    def start(self) -> None:
        """Find the steps and show the first one."""
        if self._controller.session.game.solved:
            self.message.emit(Note(_("Solved"), _("There are no steps left."), Tone.GOOD))
            return
        board = self._controller.board.outside_trials()
        self._queries.ask(
            _("Looking for the solution path…"),
            lambda answer, stop: solver.explain(board, answer=answer, stop=stop),
            self._on_path_found,
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
        if self._frames:
            self.pause()
            self._frames = ()
            super().close()

    def _on_path_found(self, hints: tuple[solver.Hint, ...]) -> None:
        self._frames = tuple(play.walkthrough_frames(self._controller.session.puzzle, hints))
        self._at = 0
        board = self._controller.board
        self._supposed = tuple(board.changes(board.outside_trials())[1])
        self.started.emit()
        if self._frames:
            self._controller.count_hint(HintDegree.WHY)
            self._show()
            self.panel.take_focus()

    def _on_frame_requested(self, at: int) -> None:
        self.pause()
        self.go_to(at)

    def _on_speed_changed(self, seconds: float) -> None:
        self._settings.walk_seconds = seconds
        self._timer.setInterval(round(1000 * seconds))

    def _on_tick(self) -> None:
        self.go_to(self._at + 1)
        if self._at >= len(self._frames) - 1:
            self.pause()

    def _show(self) -> None:
        frame = self._frames[self._at]
        self._show_frame()
        self._show_marks(
            replace(
                BoardMarks.of(frame.picture),
                found=frame.found,
                gone=(*self._supposed, *frame.wrong),
                pencilled=frame.pencilled,
                crossed_out=frame.crossed_out,
            )
        )

    def _show_frame(self) -> None:
        if self._frames:
            self.panel.show_frame(self._frames, self._at)
