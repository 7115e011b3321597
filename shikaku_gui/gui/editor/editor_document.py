"""The document in the editor: the puzzle being made, with its file and its draft."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QMessageBox, QWidget

from shikaku_gui import play, store
from shikaku_gui.formats import SAVE_FORMAT, Format, SavedGame
from shikaku_gui.gui.base.jobs import Jobs
from shikaku_gui.gui.base.settings import Settings
from shikaku_gui.gui.base.translation import error_text
from shikaku_gui.gui.editor.editor_dialogs import AskLeave, AskSize, ask_leave, ask_size
from shikaku_gui.gui.editor.editor_model import EditorModel, blank
from shikaku_gui.gui.game.document import Autosave, Document
from shikaku_gui.i18n import _
from shikaku_gui.play import EditorState, load_editor_state, save_editor_state


class EditorDocument(Document):
    """Opens and saves the puzzle in the editor; one that is not saved is asked about."""

    def __init__(
        self, model: EditorModel, settings: Settings, file_jobs: Jobs, window: QWidget
    ) -> None:
        super().__init__(model, settings, file_jobs, window)
        self.ask_leave: AskLeave = ask_leave
        self.ask_size: AskSize = ask_size
        self.model = model

    @property
    def stamp(self) -> tuple[int, int] | None:
        """The stamp of the puzzle's file when it was last read or written, None if unknown."""
        return self.model.stamp

    @property
    def modified(self) -> bool:
        """Whether there are clues that no file has."""
        return self.model.session.modified and bool(self.model.puzzle.clues)

    def content(self) -> SavedGame:
        """Return the puzzle with its grade and solution, where known, for playing and saving."""
        session, puzzle = self.model.session, self.model.puzzle
        if session.grade is not None:
            puzzle = replace(puzzle, grade=session.grade.grade)
        return SavedGame(puzzle, solution=play.drawn_solution(session.board))

    def game_to_play(self) -> SavedGame:
        """Return the puzzle, which has the name of its file if it has no title."""
        return store.with_title_of_file(self.content(), self.model.path)

    def show(
        self, game: SavedGame, path: Path | None = None, stamp: store.FileStamp | None = None
    ) -> None:
        """Edit a puzzle, unless the user wants to keep the current one.

        That of a game in progress is not saved over the game.
        """
        if self.may_leave():
            self.model.open(game, None if game.moves else path)
            self.model.stamp = stamp

    def note_written(self, path: Path, target: Format) -> None:
        """Note that the puzzle was saved, in whichever format."""
        if target is SAVE_FORMAT:
            self.model.path, self.model.stamp = path, store.file_stamp(path)
        self.model.session.mark_saved()
        self._settings.used(path)
        self.saved.emit(path)

    def new(self) -> None:
        """Ask for a size and begin with an empty grid."""
        size = self.ask_size(self._window, self.model.puzzle.rows, self.model.puzzle.cols)
        if size is not None and self.may_leave():
            self.model.open(blank(*size))

    def may_leave(self) -> bool:
        """Tell whether the current puzzle may be replaced: it is saved, or need not be."""
        if not self.modified:
            return True
        answer = self.ask_leave(self._window)
        if answer is QMessageBox.StandardButton.Save:
            return self.save()
        return answer is QMessageBox.StandardButton.Discard


class EditorAutosave(Autosave):
    """Writes the puzzle into a draft of its own, from which a later editor continues.

    ``document`` reports what goes wrong with a draft.
    """

    def __init__(
        self, document: EditorDocument, drafts: store.EditorDrafts, saving: Jobs, file_jobs: Jobs
    ) -> None:
        super().__init__(saving, document)
        self._refuse = document.refuse
        self._model = document.model
        self._drafts = drafts
        self._draft: store.EditorDraft | None = None
        self._unread: store.EditorDraft | None = None
        self._then: Callable[[], None] | None = None
        self._file_jobs = file_jobs
        self._model.edited.connect(self.note_change)
        self.writer.trouble.connect(
            lambda reason: self._refuse(_("Could not save your draft"), reason)
        )

    # Restoring

    @property
    def restoring(self) -> bool:
        """Whether the draft is still being read."""
        return self._draft is None

    def restore(self) -> None:
        """Continue with the puzzle of the draft, if there is one, once it is read."""
        draft = self._drafts.open()
        if draft.path.exists():
            self._read(draft, self._on_restored, self._on_not_restored)
        else:
            self._draft = draft

    def when_restored(self, call: Callable[[], None]) -> None:
        """Do something once the puzzle of the draft is there, at once if it is."""
        if self.restoring:
            self._then = call
        else:
            call()

    def open_other(self) -> None:
        """Continue with another draft that no editor has open; the present one is kept."""
        if self._unread is not None:
            return
        other = self._drafts.open_other()
        if other is None:
            text = _("There is no other unfinished puzzle in the editor.")
            self._refuse(_("No other draft"), text)
            return
        self._read(other, self._on_other_read, lambda draft, _free: draft.release())

    def _read(
        self,
        draft: store.EditorDraft,
        use: Callable[[store.EditorDraft, EditorState], None],
        failed: Callable[[store.EditorDraft, bool], None],
    ) -> None:
        """Read a draft on the worker thread.

        If that fails, ``failed`` is called with whether its file may be overwritten.
        """
        self._unread = draft

        def done(state: EditorState) -> None:
            self._unread = None
            use(draft, state)

        def not_read(error: BaseException) -> None:
            self._unread = None
            failed(draft, self._clear_away(draft, error))

        self._file_jobs.submit(
            lambda _stop: load_editor_state(draft.path), done, not_read, replaces=self
        )

    def _on_restored(self, draft: store.EditorDraft, state: EditorState) -> None:
        self._resume(draft, state)
        self._begin(draft)

    def _on_not_restored(self, draft: store.EditorDraft, free: bool) -> None:
        if free:
            self._begin(draft)
        else:
            draft.release()
            self._begin(self._drafts.open_new())

    def _begin(self, draft: store.EditorDraft) -> None:
        self._draft = draft
        QTimer.singleShot(0, self, self._call_waiting)

    def _call_waiting(self) -> None:
        then, self._then = self._then, None
        if then is not None:
            then()

    def _begin_beside(self) -> None:
        """Write the puzzle to a new draft, because it was begun before the draft was read."""
        if self._unread is not None:
            self._file_jobs.cancel(self)
            self._unread.release()
            self._unread = None
            self._begin(self._drafts.open_new())
            self._refuse(
                _("Your draft is not shown"),
                _("You started another puzzle before it was read. Open Other Draft shows it."),
            )

    def _on_other_read(self, other: store.EditorDraft, state: EditorState) -> None:
        self.write_now()
        self._leave_draft()
        self._resume(other, state)

    def _resume(self, draft: store.EditorDraft, state: EditorState) -> None:
        self._draft = draft
        self._model.resume(state)

    def _clear_away(self, draft: store.EditorDraft, error: BaseException) -> bool:
        """Show why a draft cannot be read; return whether its file may be overwritten.

        A file that is damaged is renamed.
        """
        title = _("Could not read your draft")
        if isinstance(error, FileNotFoundError):
            return True
        if isinstance(error, OSError):
            self._refuse(title, error_text(error))
            return False
        if not isinstance(error, ValueError):
            raise error
        try:
            aside = store.set_file_aside(
                draft.path, store.StoreTrouble.DAMAGED, store.local_today()
            )
        except OSError as failure:
            self._refuse(title, error_text(failure))
            return False
        self._refuse(title, _("The old file was kept as {name}.").format(name=aside.name))
        return True

    # Writing

    @property
    def slot(self) -> store.EditorDraft | None:
        """The draft that is written to, None while another one is being read."""
        return self._draft

    def snapshot(self) -> store.DeferredWrite:
        """Return what writes the puzzle in its present state."""
        state, draft = self._model.state(), self._draft

        def write() -> None:
            if draft is not None:
                save_editor_state(state, draft.path)

        return write

    def note_change(self) -> None:
        """Note that the puzzle has changed and is to be written."""
        if self._draft is None:
            self._begin_beside()
        if self._draft is not None:
            super().note_change()

    def begin_save(self) -> bool:
        """Tell whether there are changes to write, and where; count the write as begun."""
        return self._draft is not None and super().begin_save()

    def close(self) -> None:
        """Write the puzzle and let other editors open it; one without any content is removed."""
        self._then = None  # it may ask a question
        super().close()
        self._leave_draft()
        if self._unread is not None:
            self._unread.release()

    def _leave_draft(self) -> None:
        if self._draft is None:
            return
        self.writer.finish()
        self.writer.forget(self._draft)  # another editor may open it
        if self._model.puzzle.clues or self._model.state().edits:
            self._draft.release()
        else:
            self._draft.discard()
        self._draft = None
