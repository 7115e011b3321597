"""The editor, a window of its own beside the game in progress."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtGui import QCloseEvent, QHideEvent, QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QBoxLayout, QMainWindow, QWidget

from shikaku_gui.formats import SavedGame
from shikaku_gui.gui.base.fonts import TextSizeWatch, letter_width
from shikaku_gui.gui.base.jobs import Jobs
from shikaku_gui.gui.base.labels import PlainLabel
from shikaku_gui.gui.base.puzzle_names import puzzle_name
from shikaku_gui.gui.base.screen_fit import LeastSize, open_at
from shikaku_gui.gui.base.settings import Settings
from shikaku_gui.gui.base.style_sheet import build_style_sheet
from shikaku_gui.gui.base.theme import Theme
from shikaku_gui.gui.board.zoom_bar import ZoomBar
from shikaku_gui.gui.editor.appraisal_controller import AppraisalController
from shikaku_gui.gui.editor.editor_board import EditorBoard
from shikaku_gui.gui.editor.editor_document import EditorAutosave, EditorDocument
from shikaku_gui.gui.editor.editor_model import EditorModel
from shikaku_gui.gui.editor.editor_panel import EditorPanel
from shikaku_gui.gui.game.panel_placement import LOW_TASK_LETTERS, place_panel
from shikaku_gui.gui.help.help_controller import HelpController
from shikaku_gui.gui.paper.sharing import Sharing
from shikaku_gui.gui.widgets.action_set import ActionSet, ActionTable
from shikaku_gui.gui.widgets.elided_label import ElidedLabel
from shikaku_gui.gui.widgets.enter_key import press_by_enter
from shikaku_gui.gui.widgets.focus_return import FocusReturn
from shikaku_gui.gui.widgets.note import Note
from shikaku_gui.i18n import _
from shikaku_gui.model import Puzzle
from shikaku_gui.play import PuzzleText, Tone
from shikaku_gui.store import EditorDrafts

_SIZE = (960, 720)
_PANEL_LETTERS = (34, 48)
"""The minimum and maximum width of the panel beside the grid, in letters."""
_PANEL_SHARE = 0.38
_STATUS_MILLISECONDS = 5000


class EditorWindow(QMainWindow):
    """A window with the puzzle being made; ``play_wanted`` passes it on to be played.

    ``folder`` is where drafts are kept. ``solving``, ``saving`` and ``file_jobs`` run work on
    threads of their own and belong to the window.
    """

    play_wanted = Signal(SavedGame)

    def __init__(
        self,
        settings: Settings,
        theme: Theme,
        folder: Path,
        actions: ActionTable[EditorWindow],
        solving: Jobs,
        saving: Jobs,
        file_jobs: Jobs,
    ) -> None:
        super().__init__()
        self.setObjectName("editor")
        self.theme = theme
        self._settings = settings
        self._solving, self._file_jobs = solving, file_jobs
        self.model = EditorModel(self)
        self.appraiser = AppraisalController(self.model, solving, self)
        self.files = EditorDocument(self.model, settings, file_jobs, self)
        self.sharing = Sharing(self.files.game_to_play, solving, settings, self)
        self.help = HelpController.of(settings, theme)
        self.autosave = EditorAutosave(self.files, EditorDrafts(folder), saving, file_jobs)
        self.board = EditorBoard(self.model, theme)
        self.panel = EditorPanel(self.model, self.appraiser, theme)
        self.acts = ActionSet(actions, self)
        self.zoom_bar = ZoomBar(self.acts.__getitem__)
        self._build()
        self._connect()
        self._recolour()
        self.autosave.restore()
        if self.autosave.restoring:
            self.panel.card.clear()  # the grid is not an empty one, it is not there yet
        self._refresh_zoom()
        self._refresh()

    def edit_unless_there(self, puzzle: Puzzle) -> None:
        """Edit a puzzle, once the draft is read, unless it is the one being edited."""

        def put_in() -> None:
            if not puzzle.has_same_clues(self.model.puzzle):
                self.files.show(SavedGame(puzzle))

        self.autosave.when_restored(put_in)

    def _build(self) -> None:
        LeastSize(self, 480, 360)
        TextSizeWatch(self, self._fit_texts)
        open_at(self, *_SIZE)
        self.acts.add_bars(self, self.board)
        QShortcut(QKeySequence("F6"), self, self._change_pane)
        self._middle = QWidget()
        self._layout = QBoxLayout(QBoxLayout.Direction.LeftToRight, self._middle)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(0)
        self._layout.addWidget(self.board, 1)
        self._layout.addWidget(self.panel)
        self.setCentralWidget(self._middle)
        self.cell_label = ElidedLabel()
        self.cell_label.setObjectName("sentence")
        self.statusBar().setSizeGripEnabled(False)
        self.statusBar().addWidget(self.cell_label, 1)
        self.verdict_label = PlainLabel()
        self.verdict_label.hide()
        self.statusBar().addPermanentWidget(self.verdict_label)
        self.statusBar().addPermanentWidget(self.zoom_bar)
        self._show_panel(self._settings.editor_panel)
        self.board.show_overview(self._settings.overview)
        self.board.setFocus()

    def _connect(self) -> None:
        for signal in (self.model.edited, self.model.appraised, self.model.view_changed):
            signal.connect(self._refresh)
        self.model.opened.connect(self.board.setFocus)
        self.model.opened.connect(self._place_panel)
        self.panel.size_requested.connect(self.files.new)
        FocusReturn(self.panel.card, self.board)
        self.board.menu_wanted.connect(self._show_menu)
        self.board.sight_changed.connect(self._refresh_zoom)
        self.appraiser.search_changed.connect(self._reveal_panel)
        self.files.message.connect(self._show_note)
        self.files.saved.connect(self._on_saved)
        self.files.saved.connect(self.autosave.note_change)
        self.sharing.message.connect(self._show_note)
        self.sharing.saved.connect(self._on_saved)
        self.theme.changed.connect(self._recolour)

    # What the actions do

    def play(self) -> None:
        """Pass the puzzle on to be played."""
        self.play_wanted.emit(self.files.game_to_play())

    def _show_menu(self, place: QPoint) -> None:
        listed = self.acts.table.context_menu
        if listed is not None:
            menu = self.acts.make_menu(listed, self)
            menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            menu.popup(place)

    def switch_overview(self) -> None:
        """Show or hide the overview, whatever the main window has set meanwhile."""
        self._settings.overview = not self.board.minimap.wanted
        self.board.show_overview(self._settings.overview)

    def switch_panel(self) -> None:
        """Show or hide the panel."""
        self._settings.editor_panel = self.panel.isHidden()
        self._show_panel(self._settings.editor_panel)

    def _show_panel(self, shown: bool) -> None:
        """Show or hide the panel; without it, the status bar shows the verdict."""
        if not shown and self.panel.isAncestorOf(self.focusWidget() or self):
            self.board.setFocus()
        self.panel.setVisible(shown)
        self.verdict_label.setVisible(not shown)

    def _reveal_panel(self) -> None:
        if self.panel.isHidden():
            self.acts["panel"].trigger()

    def _change_pane(self) -> None:
        self._reveal_panel()
        to = self.panel.details.fields[PuzzleText.TITLE] if self.board.hasFocus() else self.board
        to.setFocus(Qt.FocusReason.TabFocusReason)

    # What follows a change

    def _refresh(self) -> None:
        puzzle = self.model.puzzle
        self.acts.refresh()
        self.cell_label.show_text(self.board.cell_text())
        self.verdict_label.setText(self.panel.card.note.title if self.panel.card.note else "")
        name = puzzle_name(puzzle) if self.model.path is None else self.model.path.name
        self.setWindowTitle(_("{name}[*] — Editor").format(name=name))
        self.setWindowModified(self.files.modified)

    def _refresh_zoom(self) -> None:
        self.acts.refresh("zoom_in", "zoom_out", "fit")
        self.zoom_bar.refresh(self.board.camera)

    def _recolour(self) -> None:
        colours = self.theme.colours
        self.setStyleSheet(build_style_sheet(colours))
        self.acts.recolour(colours)

    def _show_note(self, note: Note) -> None:
        """Show a note in the panel; a hidden panel stays hidden where nothing went wrong."""
        if note.tone is Tone.GOOD and self.panel.isHidden():
            self.statusBar().showMessage(note.text, _STATUS_MILLISECONDS)
        else:
            self._reveal_panel()
            self.panel.card.show_note(note)

    def _on_saved(self, path: Path) -> None:
        self._refresh()
        self.statusBar().showMessage(
            _("Saved as {name}.").format(name=path.name), _STATUS_MILLISECONDS
        )

    # Events

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press buttons with Enter."""
        if not press_by_enter(event):
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the panel for the new size."""
        super().resizeEvent(event)
        self._place_panel()

    def _place_panel(self) -> None:
        area, puzzle = self._middle.size(), self.model.puzzle
        share = round(_PANEL_SHARE * area.width() / letter_width(self.fontMetrics()))
        letters = min(max(share, _PANEL_LETTERS[0]), _PANEL_LETTERS[1])
        widths = letters, letters
        panel, low = self.panel, LOW_TASK_LETTERS
        place_panel(panel, panel.place, self._layout, area, puzzle, widths, low)

    def _fit_texts(self) -> None:
        """Arrange everything for letters of another size."""
        for enabled in (True, False):  # or else the status bar keeps its height
            self.statusBar().setSizeGripEnabled(enabled)
        self._place_panel()

    def changeEvent(self, event: QEvent) -> None:
        """Autosave when another window is activated."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.ActivationChange and not self.isActiveWindow():
            self.autosave.write_soon()

    def hideEvent(self, event: QHideEvent) -> None:
        """Autosave."""
        self.autosave.write_now()
        super().hideEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Autosave; nothing is asked, because nothing is lost."""
        self.autosave.write_now()
        super().closeEvent(event)

    def end(self) -> None:
        """Close the window for good and end its work."""
        self.close()
        self._solving.close()
        self._file_jobs.close()
        self.autosave.close()
