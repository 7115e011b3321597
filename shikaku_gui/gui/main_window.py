"""The main window: creates the parts and connects them."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, QSignalBlocker, Qt, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QKeyEvent,
    QKeySequence,
    QShortcut,
)
from PySide6.QtWidgets import QApplication, QMainWindow

from shikaku_gui.formats import SavedGame
from shikaku_gui.gui.base.jobs import Jobs, MakeJobs
from shikaku_gui.gui.base.puzzle_names import puzzle_name
from shikaku_gui.gui.base.screen_fit import LeastSize
from shikaku_gui.gui.base.settings import Settings
from shikaku_gui.gui.base.style_sheet import build_style_sheet
from shikaku_gui.gui.base.theme import Theme, palette
from shikaku_gui.gui.board.game_controller import GameController
from shikaku_gui.gui.board.zoom_bar import ZoomBar
from shikaku_gui.gui.game.autosave_controller import AutosaveController
from shikaku_gui.gui.game.board_and_panel import BoardAndPanel, BoardOptions
from shikaku_gui.gui.game.board_and_tools import BoardAndTools
from shikaku_gui.gui.game.completion import CompletionWatcher
from shikaku_gui.gui.game.data_notices import history_trouble, note_of, save_trouble
from shikaku_gui.gui.game.game_board import GameBoard
from shikaku_gui.gui.game.game_commands import GameCommands
from shikaku_gui.gui.game.game_document import GameDocument
from shikaku_gui.gui.game.history_service import HistoryService
from shikaku_gui.gui.game.idle_loading import IdleLoader
from shikaku_gui.gui.game.pause import Pause
from shikaku_gui.gui.game.set_aside_offer import SetAsideOffer
from shikaku_gui.gui.game.side_panel import SidePanel
from shikaku_gui.gui.game.status_line import StatusLine
from shikaku_gui.gui.game.tool_strip import ToolStrip
from shikaku_gui.gui.game.unsaved_game import GameCloser
from shikaku_gui.gui.help.help_controller import HelpController
from shikaku_gui.gui.help.key_names import KeyList, all_keys
from shikaku_gui.gui.hints.hint_labels import press_texts
from shikaku_gui.gui.hints.hint_tools import HintTools
from shikaku_gui.gui.laboratory.proof_saver import ProofSaver
from shikaku_gui.gui.lazy_windows import (
    make_editor,
    make_laboratory,
    make_library,
    make_statistics,
)
from shikaku_gui.gui.learn.learn_controller import LearnController
from shikaku_gui.gui.learn.next_step import NextStep
from shikaku_gui.gui.learn.review_controller import ReviewController
from shikaku_gui.gui.new_puzzle.new_puzzle_controller import NewPuzzleController
from shikaku_gui.gui.page_stack import PageStack
from shikaku_gui.gui.paper.sharing import Sharing
from shikaku_gui.gui.widgets.action_set import ActionSet, ActionTable
from shikaku_gui.gui.widgets.enter_key import press_by_enter
from shikaku_gui.gui.widgets.focus_return import FocusReturn
from shikaku_gui.gui.widgets.lazy_page import LazyPage
from shikaku_gui.gui.widgets.note import Note
from shikaku_gui.gui.widgets.tab_order import in_order
from shikaku_gui.i18n import _
from shikaku_gui.store import EditorDrafts, GameStore, StoreNotice, with_title_of_file


class MainWindow(QMainWindow):
    """The window with the game.

    ``folder`` holds the player's own data, ``cache`` thumbnails. ``solving`` runs long
    work, ``writing`` has the history, and a thread of its own only writes games.
    """

    closed = Signal()
    reopen_wanted = Signal()

    def __init__(
        self,
        game: SavedGame,
        settings: Settings,
        theme: Theme,
        folder: Path,
        actions: ActionTable[MainWindow],
        make_jobs: MakeJobs = Jobs,
    ) -> None:
        super().__init__()
        self.controller = GameController(game, parent=self)
        self.settings = settings
        self.theme = theme
        self.help = HelpController.of(settings, theme)
        self.help.key_lists = self._key_lists
        self.make_jobs = make_jobs
        self.solving = make_jobs("solving")
        self.writing = make_jobs("history")
        self.reading = make_jobs("reading")  # of its own: the history may wait for its database
        self.folder = folder
        self.cache = folder / "cache"
        self.history_service = HistoryService(folder / "player.sqlite", self.writing, self)
        games = GameStore(folder / "games")
        self.autosave = AutosaveController(
            self.controller, games, make_jobs("saving"), self.history_service, self
        )
        self.documents = GameDocument(
            self.controller, self.autosave, settings, self.reading, folder / "puzzles", self
        )
        self.closer = GameCloser(self.autosave, self.documents, self)
        self.commands = GameCommands(self.controller, self.solving, self)
        # Made first, the panel removes its note at a move before a subject shows another.
        self.side = SidePanel(self.controller, theme)
        drafts = EditorDrafts(folder)
        self.set_aside = SetAsideOffer(games, drafts, self.history_service, self.side, self)
        self._make_subjects()
        self._make_widgets(actions)
        self._connect()
        self._recolour()
        self.bar.keep_room(self.acts["hint"], press_texts())
        self._refresh()

    def _make_subjects(self) -> None:
        """Make the subjects around a game: hints, lessons, the editor and so on."""
        settings, theme, solving, folder = self.settings, self.theme, self.solving, self.folder
        history = self.history_service
        self.proofs = ProofSaver(self.controller, self.commands, self.settings, self)
        self.sharing = Sharing(self._saved_game, solving, settings, self)
        self.editor = LazyPage(partial(make_editor, self))
        self.laboratory = LazyPage(partial(make_laboratory, self))
        self.statistics = LazyPage(partial(make_statistics, self))
        jobs = self.make_jobs("lessons")
        self.learn = LearnController(history, settings, jobs, theme, folder, self)
        self.review = ReviewController(history, solving, theme, self)
        self.new_puzzle = NewPuzzleController(
            self.controller, self.autosave, self.documents, self.commands, settings, folder, self
        )
        self.hint_tools = HintTools(self.controller, self.commands, settings, theme, self)
        self.completion = CompletionWatcher(self.controller, self.autosave, history, self)
        self.next_step = NextStep(self.controller, history, self.new_puzzle.make, self)
        self.pause = Pause(self.controller, self)
        self.completion.offers = self.next_step.buttons
        self.completion.expected_time = self.hint_tools.grader.expected_time

    def _make_widgets(self, actions: ActionTable[MainWindow]) -> None:
        self.board = GameBoard(self.controller, self.theme)
        self.status = StatusLine(self.controller)
        self.board_options = BoardOptions(self.board, self.status, self.settings)
        self.acts = ActionSet(actions, self)
        self.zoom_bar = ZoomBar(self.acts.__getitem__)
        self.tool_strip = ToolStrip(self.controller, self.theme)
        board = BoardAndTools(self.board, self.tool_strip, self.controller)
        self.middle = BoardAndPanel(board, self.side, self.controller, self.settings)
        self.pages = PageStack(self.middle, partial(make_library, self))
        import_library = partial(self.pages.import_library, self.solving)
        prepare, grade = self.pages.prepare, self.hint_tools.grader.begin
        later = self.commands.warm_up, import_library, prepare, grade
        self.idle_loader = IdleLoader(self.controller, self.solving, later, self)
        LeastSize(self, 480, 360)
        self.setAcceptDrops(True)
        self.setUnifiedTitleAndToolBarOnMac(True)
        self.bar = self.acts.add_bars(self, self.board)
        QShortcut(QKeySequence("F6"), self, self._change_pane)
        self.setCentralWidget(self.pages)
        self.setStatusBar(self.status)
        self.status.add_tools(self.zoom_bar, self.acts["pause"])
        self.zoom_bar.refresh(self.board.camera)
        self.board.setFocus()

    def _connect(self) -> None:
        parts = (self.documents, self.commands, self.sharing, self.hint_tools, self.completion)
        for part in (*parts, self.new_puzzle, self.learn.new_player, self.status):
            part.message.connect(self._show_note)
        self.learn.new_player.asked.connect(self.side.show_in_turn)
        self.commands.finished.connect(self.side.clear)
        self.side.panel_added.connect(lambda: in_order(self.side, self.status))
        self.hint_tools.attach(self.side, self.board, self.status, self.history_service.pace)
        for panel in (self.side.card, *self.side.lent):
            FocusReturn(panel, self.board)
        self.hint_tools.hints.next_press_changed.connect(partial(self.acts.rename, "hint"))
        self.completion.reached.connect(self.board.painter.celebrate)
        self.completion.another.connect(self.new_puzzle.another)
        self.board.next_requested.connect(self._go_to_next)
        self.commands.another.connect(self.new_puzzle.another)
        for part in (self.documents, self.sharing):
            part.saved.connect(self._show_saved)
        self.documents.added.connect(self.pages.show_own_puzzles)
        self.autosave.writer.trouble.connect(lambda why: self._show_note(save_trouble(why)))
        self.history_service.trouble.connect(lambda why: self._show_note(history_trouble(why)))
        self.history_service.noticed.connect(self._show_notices)
        self.set_aside.message.connect(self._show_note)
        self.commands.filling.connect(self.autosave.note_shown)
        self.acts["check"].triggered.connect(self.autosave.note_check)
        self.learn.attach(self.side, self.completion)
        for subject in (self.learn, self.pause, self.review):
            subject.page_wanted.connect(self.pages.show_page)
        self.pause.left.connect(self.pages.show_board)
        is_question = self.learn.new_player.is_question
        self.pause.wait_for_answer(self.side.card, is_question)
        self.board.question = partial(self.side.card.control_of, is_question)
        self.completion.review_requested.connect(self._review)
        self.completion.replay_requested.connect(lambda: self.replay(self._saved_game()))
        self.completion.share_requested.connect(self.sharing.copy_result)
        self.sharing.result_copied.connect(self.status.flash)
        self.completion.compared.connect(self.side.replace_note)
        self.learn.left.connect(self.pages.show_learning)
        self.learn.play_wanted.connect(self.pages.show_board)
        self.pages.currentChanged.connect(self._on_page_changed)
        self.pages.title_changed.connect(self._refresh)
        self.pages.moves_changed.connect(self._refresh_moves)
        self.controller.view_changed.connect(self._refresh_moves)
        self.board.sight_changed.connect(self._refresh_zoom)
        self.controller.game_changed.connect(self._on_game_changed)
        self.theme.changed.connect(self._recolour)
        self.settings.changed.connect(self._refresh)

    def _go_to_next(self) -> None:
        """Lead the keyboard to what the note of a solved game offers, if need be shown again."""
        card = self.side.card
        if card.note is None or not card.note.buttons:
            self.completion.show()
        card.first_control().setFocus(Qt.FocusReason.TabFocusReason)

    def replay(self, game: SavedGame) -> None:
        """Show how a game was played."""
        from shikaku_gui.gui.library.game_replay import GameReplay

        replay = GameReplay(game, self.theme, self)
        replay.export_requested.connect(self.sharing.export_replay)
        replay.show()

    def _key_lists(self) -> list[KeyList]:
        from shikaku_gui.gui.editor.editor_actions import EDITOR_ACTIONS

        return all_keys(self.acts.table, EDITOR_ACTIONS)

    # What follows a change

    def _refresh(self) -> None:
        self.acts.refresh()
        path = self.controller.path
        name = puzzle_name(self.controller.puzzle) if path is None else path.name
        self.setWindowTitle(f"{self.pages.title or name}[*]")
        self._refresh_moves()

    def _refresh_moves(self) -> None:
        """Refresh what a move can change, fast enough for each step of the pointer."""
        self.acts.refresh(*self.acts.table.by_moves)
        modified = self.documents.modified and self.pages.on_board
        if modified != self.isWindowModified():
            self.setWindowModified(modified)

    def _refresh_zoom(self) -> None:
        self.acts.refresh("zoom_in", "zoom_out", "fit")
        self.zoom_bar.refresh(self.board.camera)

    def _on_page_changed(self) -> None:
        on_board = self.pages.on_board
        self.pause.note_board(on_board)
        self.status.setVisible(on_board)
        # On another page the button of a hint that is still open would name what it cannot do.
        self.acts.rename("hint", self.hint_tools.hints.next_press if on_board else "")
        self._refresh()
        if on_board:
            self.board.setFocus()
        else:
            self.autosave.write_soon()  # the library shows what the saves hold

    def _on_game_changed(self) -> None:
        self.pages.show_board()
        self.middle.place(self.pages.size())
        self._refresh()
        self.board.setFocus()

    def _recolour(self) -> None:
        colours = self.theme.colours
        QApplication.setPalette(palette(colours))
        self.setStyleSheet(build_style_sheet(colours))
        self.acts.recolour(colours)

    def _show_note(self, note: Note) -> None:
        if not note.busy:
            self.hint_tools.dismiss()
        self.side.show_note(note)

    def _show_saved(self, path: Path) -> None:
        self.status.flash(_("Saved as {name}.").format(name=path.name))
        self.side.show_name()
        self._refresh()

    def _show_notices(self, notices: tuple[StoreNotice, ...]) -> None:
        for notice in notices:
            self.side.show_in_turn(note_of(notice))

    def _saved_game(self) -> SavedGame:
        """Return the game for what knows no file: replay, review, pictures and print."""
        return with_title_of_file(self.controller.session.game.saved(), self.controller.path)

    def _review(self) -> None:
        self.review.open(self._saved_game(), self.pages.show_board)

    def _change_pane(self) -> None:
        if self.pages.page is not None:
            self.pages.page.change_pane()
        elif self.pages.home is not None and self.pages.on_library:
            self.pages.home.change_pane()
        elif not self.board.hasFocus():
            self.board.setFocus(Qt.FocusReason.TabFocusReason)
        else:
            first = self.bar.widgetForAction(self.bar.actions()[0])
            target = self.side.first_control() or first
            target.setFocus(Qt.FocusReason.TabFocusReason)

    def changeEvent(self, event: QEvent) -> None:
        """Save the game when another window is activated."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.WindowStateChange:
            self.acts.refresh()
        elif event.type() is QEvent.Type.ActivationChange and not self.isActiveWindow():
            self.autosave.write_soon()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Dismiss the note with Esc, and press buttons with Enter, unless a widget uses them."""
        if event.key() == Qt.Key.Key_Escape:
            self.side.close_note()
            self.hint_tools.dismiss()
        elif not press_by_enter(event):
            super().keyPressEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Accept files and texts."""
        if event.mimeData().hasUrls() or event.mimeData().hasText():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Open what is dropped."""
        event.acceptProposedAction()
        self.documents.drop(event.mimeData())

    def closeEvent(self, event: QCloseEvent) -> None:
        """Save the game, end all work; a question is asked only if saving fails."""
        self.controller.session.set_board_visible(False)
        if not self.closer.may_close():
            self.pause.update_clock()
            event.ignore()
            return
        with QSignalBlocker(self.settings):  # nothing that is shown depends on it
            self.settings.geometry = self.saveGeometry()
        for beside in (self.editor.made, self.laboratory.made):
            if beside is not None:
                beside.end()
                beside.deleteLater()
        self.learn.close()
        self.new_puzzle.close()
        self.solving.close()
        self.pages.close_all()
        self.reading.close()
        self.writing.close()
        self.history_service.close()
        self.autosave.close()
        super().closeEvent(event)
        self.closed.emit()
