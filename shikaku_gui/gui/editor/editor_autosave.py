"""Keeps the puzzle in the editor in a draft of its own, which is written after each edit."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal

from shikaku_gui.gui.base.jobs import Jobs
from shikaku_gui.gui.base.translation import error_text
from shikaku_gui.gui.editor.editor_model import EditorModel
from shikaku_gui.play import EditorState, load_editor_state, save_editor_state
from shikaku_gui.store import (
    AutosaveTiming,
    EditorDraft,
    EditorDrafts,
    StoreTrouble,
    local_today,
    set_file_aside,
)


class EditorAutosave(QObject):
    """Reads and writes the puzzle on worker threads, and writes it soon after each edit.

    ``refused`` is emitted with a title and a reason when a draft cannot be read or written.
    """

    refused = Signal(str, str)

    def __init__(
        self,
        model: EditorModel,
        drafts: EditorDrafts,
        writing: Jobs,
        reading: Jobs,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._model = model
        self._drafts = drafts
        self._draft: EditorDraft | None = None
        self._unread: EditorDraft | None = None
        self._then: Callable[[], None] | None = None
        self._writing = writing
        self._reading = reading
        self._timing = AutosaveTiming()
        self._number = 0
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._write_due)
        model.edited.connect(self.note_change)

    # Reading

    @property
    def restoring(self) -> bool:
        """Whether the draft is still being read."""
        return self._draft is None

    def restore(self) -> None:
        """Continue with the puzzle of the draft, if there is one, once it is read."""
        draft = self._drafts.open()
        if draft.path.exists():
            self._read(draft, self._restored, self._not_restored)
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
            self.refused.emit(
                self.tr("No other draft"),
                self.tr("There is no other unfinished puzzle in the editor."),
            )
            return
        self._read(other, self._change_to, self._not_changed)

    def _read(
        self,
        draft: EditorDraft,
        use: Callable[[EditorDraft, EditorState], None],
        failed: Callable[[EditorDraft, bool], None],
    ) -> None:
        """Read a draft on the worker thread.

        If that fails, ``failed`` is told whether its file may be written all the same.
        """
        self._unread = draft

        def done(state: EditorState) -> None:
            self._unread = None
            use(draft, state)

        def not_read(error: BaseException) -> None:
            self._unread = None
            failed(draft, self._clear_away(draft, error))

        self._reading.submit(
            lambda _stop: load_editor_state(draft.path), done, not_read, replaces=self
        )

    def _restored(self, draft: EditorDraft, state: EditorState) -> None:
        self._draft = draft
        self._model.resume(state)
        self._begin()

    def _not_restored(self, draft: EditorDraft, free: bool) -> None:
        if free:
            self._draft = draft
            self._begin()
        else:
            draft.release()
            self._begin_new()

    def _begin(self) -> None:
        QTimer.singleShot(0, self, self._call_waiting)

    def _call_waiting(self) -> None:
        then, self._then = self._then, None
        if then is not None:
            then()

    def _begin_new(self) -> None:
        self._draft = self._drafts.open_new()
        self._begin()

    def _begin_beside(self) -> None:
        """Write the puzzle to a new draft, because it was begun before the draft was read."""
        if self._unread is not None:
            self._reading.cancel(self)
            self._unread.release()
            self._unread = None
            self._begin_new()
            self.refused.emit(
                self.tr("Your draft is not shown"),
                self.tr(
                    "You started another puzzle before it was read. Open Other Draft shows it."
                ),
            )

    def _change_to(self, other: EditorDraft, state: EditorState) -> None:
        self.write_now()
        self._leave_draft()
        self._draft, self._number = other, 0
        self._model.resume(state)

    def _not_changed(self, other: EditorDraft, _free: bool) -> None:
        other.release()

    def _clear_away(self, draft: EditorDraft, error: BaseException) -> bool:
        """Tell why a draft cannot be read; return whether nothing is left that may be lost.

        A file that is damaged is renamed.
        """
        title = self.tr("Could not read your draft")
        if isinstance(error, FileNotFoundError):
            return True
        if isinstance(error, OSError):
            self.refused.emit(title, error_text(error))
            return False
        if not isinstance(error, ValueError):
            raise error
        try:
            aside = set_file_aside(draft.path, StoreTrouble.DAMAGED, local_today())
        except OSError as failure:
            self.refused.emit(title, error_text(failure))
            return False
        text = self.tr("The old file was kept as %1.").replace("%1", aside.name)
        self.refused.emit(title, text)
        return True

    # Writing

    def note_change(self) -> None:
        """Note that the puzzle has changed and is to be written."""
        if self._draft is None:
            self._begin_beside()
        self._timing.changed()
        self._timer.start(round(1000 * (self._timing.seconds_left or 0)))

    def write_now(self) -> None:
        """Write the puzzle and wait until it is written, as before the window closes."""
        self._timer.stop()
        if self._draft is not None and self._timing.begin_save(at_once=True):
            try:
                self._snapshot(self._draft)()
            except OSError as error:
                self._write_failed(error)

    def write_soon(self) -> None:
        """Write the puzzle on the worker thread, before it is due."""
        if self._draft is not None and self._timing.begin_save(at_once=True):
            self._timer.stop()
            self._write_on_worker()

    def close(self) -> None:
        """Write the puzzle and let other editors open it; one without any content is removed."""
        self._then = None  # it may ask a question
        self.write_now()
        self._timer.stop()
        self._leave_draft()
        if self._unread is not None:
            self._unread.release()

    def _leave_draft(self) -> None:
        if self._draft is None:
            return
        if self._model.puzzle.clues or self._model.state().edits:
            self._draft.release()
        else:
            self._draft.discard()
        self._draft = None

    def _write_due(self) -> None:
        if self._timing.begin_save():
            self._write_on_worker()
        elif self._timing.seconds_left is not None:
            self._timer.start(round(1000 * self._timing.seconds_left) + 1)

    def _write_on_worker(self) -> None:
        if self._draft is not None:
            write = self._snapshot(self._draft)
            self._writing.submit(lambda _stop: write(), lambda _: None, self._write_failed)

    def _snapshot(self, draft: EditorDraft) -> partial[None]:
        """Return what writes the puzzle as it stands now."""
        self._number += 1
        state = self._model.state()
        return partial(draft.write, lambda path: save_editor_state(state, path), self._number)

    def _write_failed(self, error: BaseException) -> None:
        if not isinstance(error, OSError):
            raise error
        self._timing.failed()
        self._timer.start(round(1000 * (self._timing.seconds_left or 0)))
        self.refused.emit(self.tr("Could not save your draft"), error_text(error))
