"""What the solver says of the puzzle in the editor, as the note of a card."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from shikaku_gui import play, solver
from shikaku_gui.gui.base.translation import translated_problems
from shikaku_gui.gui.editor.appraisal_controller import AppraisalController
from shikaku_gui.gui.widgets.note import Note, NoteButton
from shikaku_gui.gui.widgets.note_card import NoteCard
from shikaku_gui.model import Problem, ProblemKind
from shikaku_gui.play import EditSession, Tone
from shikaku_gui.solver import Status
from shikaku_gui.texts import QT_TRANSLATE_NOOP

_NAMED = 6

_EMPTY = QT_TRANSLATE_NOOP("editor", "An empty grid")
_BEGIN = QT_TRANSLATE_NOOP("editor", "Select a cell and type a number, or draw rectangles.")
_UNIQUE = QT_TRANSLATE_NOOP("editor", "One solution")
_IS_UNIQUE = QT_TRANSLATE_NOOP("editor", "Proven unique.")
_SEVERAL = QT_TRANSLATE_NOOP("editor", "Several solutions")
_DIFFER = QT_TRANSLATE_NOOP("editor", "The two shown differ in {count} cells (dotted).")
_NONE = QT_TRANSLATE_NOOP("editor", "No solution")
_PROVED = QT_TRANSLATE_NOOP("editor", "Proven: no rectangles can fill this grid.")
_HATCHED = QT_TRANSLATE_NOOP("editor", "The cells in question are hatched.")
_UNFINISHED = QT_TRANSLATE_NOOP("editor", "Not finished yet")
_ROOM = (
    QT_TRANSLATE_NOOP("editor", "One cell is not yet covered by the clues."),
    QT_TRANSLATE_NOOP("editor", "{count} cells are not yet covered by the clues."),
)
_OUT_OF_REACH = (
    QT_TRANSLATE_NOOP("editor", "No clue can reach one of the cells yet (dotted)."),
    QT_TRANSLATE_NOOP("editor", "No clue can reach {count} of the cells yet (dotted)."),
)
_LIMIT = QT_TRANSLATE_NOOP("editor", "Not known")
_TOO_LONG = QT_TRANSLATE_NOOP("editor", "The solver ran out of time.")
_FAILED = QT_TRANSLATE_NOOP(
    "editor", "Something went wrong in the solver. It will try again after your next change."
)
_MAKE = QT_TRANSLATE_NOOP("editor", "Make &Unique")
_PROPOSAL = (
    QT_TRANSLATE_NOOP("editor", "Move one clue"),
    QT_TRANSLATE_NOOP("editor", "Move {count} clues"),
)
_FEWEST = QT_TRANSLATE_NOOP(
    "editor",
    "{moves}\nThen the rectangles are the only solution. Fewer moves are not enough.",
)
_SOME = QT_TRANSLATE_NOOP("editor", "{moves}\nThen the rectangles are the only solution.")
_MORE = QT_TRANSLATE_NOOP("editor", "and {count} more")
_APPLY = QT_TRANSLATE_NOOP("editor", "&Move the Clues")
_LEAVE = QT_TRANSLATE_NOOP("editor", "&Leave Them")
_SEARCHING = QT_TRANSLATE_NOOP("editor", "Looking for clues to move…")
_CANCEL = QT_TRANSLATE_NOOP("editor", "Cancel")
_NOTHING_FOUND = QT_TRANSLATE_NOOP("editor", "No clues to move found")
_BY_HAND = QT_TRANSLATE_NOOP(
    "editor", "Moving clues inside their rectangles is not enough. Change a dotted part yourself."
)


class VerdictCard(NoteCard):
    """A card without a button to dismiss it."""

    def show_note(self, note: Note) -> None:
        """Show a note in place of the previous one."""
        if note != self.note:
            super().show_note(note)
            self._close.hide()


def verdict_note(session: EditSession, appraiser: AppraisalController) -> Note | None:
    """Return the note on the current puzzle; None while the solver is still working on it."""
    if session.proposal is not None:
        return _proposed(session, session.proposal)
    if not session.puzzle.clues:
        return empty_note()
    return None if session.appraisal is None else _appraised(session.appraisal, appraiser)


def empty_note() -> Note:
    """Return the note on a grid without clues."""
    return Note(_tr(_EMPTY), _tr(_BEGIN))


def searching_note(appraiser: AppraisalController) -> Note:
    """Return the note for while clue moves are being searched for."""
    return Note(_tr(_SEARCHING), buttons=(NoteButton(_tr(_CANCEL), appraiser.stop),), busy=True)


def nothing_found_note() -> Note:
    """Return the note for when no clue moves were found."""
    return Note(_tr(_NOTHING_FOUND), _tr(_BY_HAND), Tone.WRONG)


def failed_note() -> Note:
    """Return the note for when an error ended the appraisal."""
    return Note(_tr(_LIMIT), _tr(_FAILED), Tone.WRONG)


def _appraised(appraisal: play.PuzzleAppraisal, appraiser: AppraisalController) -> Note:
    match appraisal.status:
        case Status.UNIQUE:
            return Note(_tr(_UNIQUE), _tr(_IS_UNIQUE), Tone.GOOD)
        case Status.MULTIPLE:
            text = _tr(_DIFFER).format(count=len(appraisal.differing))
            make = NoteButton(_tr(_MAKE), appraiser.make_unique, leading=True)
            return Note(_tr(_SEVERAL), text, Tone.WRONG, (make,))
        case Status.INFEASIBLE:
            if appraisal.unfinished:
                templates = _ROOM if appraisal.room else _OUT_OF_REACH
                count = appraisal.room or len(appraisal.blamed)
                return Note(_tr(_UNFINISHED), _counted(templates, count))
            return Note(_tr(_NONE), _reasons(appraisal), Tone.WRONG)
    return Note(_tr(_LIMIT), _tr(_TOO_LONG))


def _reasons(appraisal: play.PuzzleAppraisal) -> str:
    found = [one for one in appraisal.problems if not _may_grow(one)] or appraisal.problems
    lines = translated_problems(appraisal.puzzle, found[:3])
    if appraisal.blamed:
        lines.append(_tr(_HATCHED))
    return "\n".join(lines or [_tr(_PROVED)])


def _may_grow(problem: Problem) -> bool:
    """Tell whether adding clues could solve the problem; the others are shown first."""
    return problem.kind is ProblemKind.AREA_SUM and (problem.total or 0) < (problem.wanted or 0)


def _proposed(session: EditSession, proposal: solver.Proposal) -> Note:
    named = [f"{start} \N{RIGHTWARDS ARROW} {end}" for start, end in proposal.moves[:_NAMED]]
    if len(proposal.moves) > _NAMED:
        named.append(_tr(_MORE).format(count=len(proposal.moves) - _NAMED))
    template = _FEWEST if proposal.fewest else _SOME
    buttons = (
        NoteButton(_tr(_APPLY), session.apply_proposal, leading=True),
        NoteButton(_tr(_LEAVE), session.drop_proposal),
    )
    title = _counted(_PROPOSAL, len(proposal.moves))
    return Note(title, _tr(template).format(moves="\n".join(named)), buttons=buttons)


def _counted(templates: tuple[str, str], count: int) -> str:
    return _tr(templates[count != 1]).format(count=count)


def _tr(text: str) -> str:
    return QCoreApplication.translate("editor", text)
