"""Saves proofs of how many solutions a puzzle has."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from shikaku_gui import formats, solver
from shikaku_gui.gui.base.jobs import Stop
from shikaku_gui.gui.base.puzzle_names import puzzle_name
from shikaku_gui.gui.base.settings import Settings
from shikaku_gui.gui.base.translation import error_text, joined_sentences, named_text
from shikaku_gui.gui.board.game_controller import GameController
from shikaku_gui.gui.game.game_commands import GameCommands
from shikaku_gui.gui.widgets.file_dialogs import AskFile, ask_save, file_name
from shikaku_gui.gui.widgets.note import Note
from shikaku_gui.i18n import _, ngettext
from shikaku_gui.model import Puzzle
from shikaku_gui.play import Tone


class ProofSaver(QObject):
    """Saves proofs of how many solutions a puzzle has.

    ``told`` is emitted with how that ended, also for the window that asked for it.
    """

    told = Signal(str)

    def __init__(
        self,
        controller: GameController,
        commands: GameCommands,
        settings: Settings,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.ask_save: AskFile = ask_save
        self._controller = controller
        self._commands = commands
        self._settings = settings
        self._parent = parent

    def save(self) -> None:
        """Save a proof of the puzzle on the board."""
        self.save_of(self._controller.puzzle, self._parent)

    def save_of(self, puzzle: Puzzle, window: QWidget) -> None:
        """Ask for a folder, prove how many solutions a puzzle has, and write that into it."""
        name = _("{title} (proof)").format(title=puzzle_name(puzzle))
        suggested = Path(self._settings.last_folder) / file_name(name)
        answer = self.ask_save(window, str(suggested), _("Folder") + " (*)")
        if answer:
            self._commands.run(
                _("Writing the proof…"), partial(_write_proof, puzzle, Path(answer)), self._report
            )

    def _report(self, proved: tuple[solver.Certificate | None, Path, str]) -> None:
        certificate, path, reason = proved
        if certificate is None:
            too_many = _("Too many rectangles are possible in this puzzle.")
            self._tell(Note(_("Could not save the proof"), reason or too_many, Tone.WRONG))
            return
        verdicts = {
            solver.Status.UNIQUE: _("It proves that the puzzle has exactly one solution."),
            solver.Status.MULTIPLE: _("It proves that the puzzle has several solutions."),
            solver.Status.INFEASIBLE: _("It proves that the puzzle has no solution."),
        }
        count = certificate.figures.lemmas
        steps = ngettext(
            "It has one step, which any LRAT checker can check.",
            "It has {count} steps, which any LRAT checker can check.",
            count,
        )
        text = verdicts[certificate.status]
        if count:
            text = f"{text} {steps.format(count=count)}"
        title = _("Saved the proof to {name}").format(name=path.name)
        self._tell(Note(title, text, Tone.GOOD))

    def _tell(self, note: Note) -> None:
        self._commands.message.emit(note)
        self.told.emit(joined_sentences(note.title, note.text))


def _write_proof(
    puzzle: Puzzle, path: Path, stop: Stop
) -> tuple[solver.Certificate | None, Path, str]:
    """Write a proof; return it, or why it could not be written ("" if it is too large)."""
    try:
        certificate = solver.prove(puzzle, solver.Control(stop=stop))
        formats.write_folder_atomically(path, certificate.files, solver.CERTIFICATE_FILES)
    except solver.CutShortError:
        return None, path, ""
    except OSError as error:
        return None, path, named_text(str(path), error_text(error))
    return certificate, path, ""
