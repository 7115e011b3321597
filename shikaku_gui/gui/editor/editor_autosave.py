"""Keeps the puzzle in the editor in a draft of its own, which is written after each edit."""

from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal

from shikaku_gui.gui.base.jobs import Runner
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
    """Writes the puzzle on the worker thread, soon after each edit.

    ``refused`` is emitted with a title and a reason when a draft cannot be read or written.
    """

    refused = Signal(str, str)

    def __init__(
        self, model: EditorModel, drafts: EditorDrafts, writing: Runner, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._model = model
        self._drafts = drafts
        self._draft: EditorDraft | None = drafts.open()
        self._writing = writing
        self._timing = AutosaveTiming()
        self._number = 0
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._write_due)
        model.edited.connect(self.note_change)

    # Reading

    def restore(self) -> None:
        """Continue with the puzzle of the draft, if there is one."""
        state = None if self._draft is None else self._read(self._draft)
        if state is not None:
            self._model.resume(state)

    def open_other(self) -> None:
        """Continue with another draft that no editor has open; the present one is kept."""
        other = self._drafts.open_other()
        if other is None:
            self.refused.emit(
                self.tr("No other puzzle"),
                self.tr("The editor keeps no other puzzle that you were making."),
            )
            return
        state = self._read(other)
        if state is None:
            other.release()
            return
        self.write_now()
        self._leave_draft()
        self._draft, self._number = other, 0
        self._model.resume(state)

    def _read(self, draft: EditorDraft) -> EditorState | None:
        """Read a draft; one that is damaged is set aside."""
        title = self.tr("The puzzle in the making cannot be read")
        try:
            return load_editor_state(draft.path)
        except FileNotFoundError:
            pass
        except OSError as error:
            self.refused.emit(title, error.strerror or str(error))
        except ValueError:
            self.refused.emit(title, self._set_aside(draft))
        return None

    def _set_aside(self, draft: EditorDraft) -> str:
        """Rename the draft's file, so that the next edit does not overwrite it; say how."""
        try:
            aside = set_file_aside(draft.path, StoreTrouble.DAMAGED, local_today())
        except OSError as error:
            return error.strerror or str(error)
        return self.tr("What there was lies beside it as %1.").replace("%1", aside.name)

    # Writing

    def note_change(self) -> None:
        """Note that the puzzle has changed and is to be written."""
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
        if self._timing.begin_save(at_once=True):
            self._timer.stop()
            self._write_on_worker()

    def close(self) -> None:
        """Write the puzzle and let other editors open it; one without any content is removed."""
        self.write_now()
        self._timer.stop()
        self._leave_draft()

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
            self._writing.run(lambda _stop: write(), lambda _: None, self._write_failed)

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
        self.refused.emit(self.tr("The puzzle cannot be kept"), error.strerror or str(error))
