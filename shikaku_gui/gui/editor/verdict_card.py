"""The solver's verdict on the puzzle in the editor, as the note of a card."""

from __future__ import annotations

from collections.abc import Callable

from shikaku_gui import play, solver
from shikaku_gui.gui.base.theme import Theme
from shikaku_gui.gui.base.translation import translated_problems
from shikaku_gui.gui.editor.appraisal_controller import AppraisalController
from shikaku_gui.gui.widgets.note import Note, NoteButton
from shikaku_gui.gui.widgets.note_card import NoteCard
from shikaku_gui.i18n import N_, _, ngettext
from shikaku_gui.model import Problem, ProblemKind, Puzzle, Shape
from shikaku_gui.play import EditSession, Tone
from shikaku_gui.solver import Status

_GIVEN = {
    Shape.SQUARE: N_("{cell}: square"),
    Shape.WIDE: N_("{cell}: wide"),
    Shape.TALL: N_("{cell}: tall"),
}
"""What a clue in a cell becomes that is given a shape."""

_NAMED = 6

_LINES = 2
_LINE_HEIGHT = 1.25
"""The height of a line of a note, in heights of a line of the font."""


class VerdictCard(NoteCard):
    """A card without a button to dismiss it, with room for two lines of text below the title.

    The fields below it stay where they are while the verdict changes with the puzzle.
    """

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._column.addStretch(1)

    def _fit_texts(self) -> None:
        super()._fit_texts()
        lines = round(_LINES * _LINE_HEIGHT * self._words.fontMetrics().lineSpacing())
        inner = self._head.sizeHint().height() + self._column.spacing() + lines
        around = self.contentsMargins() + self._column.contentsMargins()
        self.setMinimumHeight(around.top() + inner + around.bottom())

    def show_note(self, note: Note) -> None:
        """Show a note in place of the previous one."""
        if note != self.note:
            super().show_note(note)
            self._close.hide()
            self._fit_texts()  # the head is lower now


def verdict_note(session: EditSession, appraiser: AppraisalController, empty: Note) -> Note | None:
    """Return the note on the current puzzle; None while the solver is still working on it.

    ``empty`` is that on a grid without clues.
    """
    if session.proposal is not None:
        return _proposal_note(session, session.proposal)
    if not session.puzzle.clues:
        return empty
    return None if session.appraisal is None else _appraisal_note(session.appraisal, appraiser)


def empty_note(ask_size: Callable[[], object]) -> Note:
    """Return the note on a grid without clues; its button asks for another size."""
    text = _("Select a cell and type a number, or draw rectangles.")
    return Note(_("An empty grid"), text, buttons=(NoteButton(_("Other Size…"), ask_size),))


def searching_note(appraiser: AppraisalController) -> Note:
    """Return the note for while clue moves are being searched for."""
    return Note(
        _("Looking for clues to move…"),
        buttons=(NoteButton(_("Cancel"), appraiser.stop),),
        busy=True,
    )


def nothing_found_note(puzzle: Puzzle) -> Note:
    """Return the note for when no clue moves were found."""
    text = _("Moving clues inside their rectangles is not enough. Change a dotted part yourself.")
    if None in puzzle.clues.values():
        text = _(
            "Moving clues inside their rectangles is not enough. Give a ? its number, or change a "
            "dotted part yourself."
        )
    return Note(_("No clues to move found"), text, Tone.WRONG)


def failed_note() -> Note:
    """Return the note for when an error ended the appraisal."""
    return Note(
        _("Not known"),
        _("Something went wrong in the solver. It will try again after your next change."),
        Tone.WRONG,
    )


def _appraisal_note(appraisal: play.PuzzleAppraisal, appraiser: AppraisalController) -> Note:
    match appraisal.status:
        case Status.UNIQUE:
            return Note(_("One solution"), _("Proven unique."), Tone.GOOD)
        case Status.MULTIPLE:
            count = len(appraisal.differing)
            text = ngettext(
                "The two shown differ in one cell (dotted).",
                "The two shown differ in {count} cells (dotted).",
                count,
            ).format(count=count)
            make = NoteButton(_("Make &Unique"), appraiser.make_unique, leading=True)
            return Note(_("Several solutions"), text, Tone.WRONG, (make,))
        case Status.INFEASIBLE:
            if appraisal.unfinished:
                return Note(_("Not finished yet"), _unfinished_text(appraisal))
            return Note(_("No solution"), _reason_text(appraisal), Tone.WRONG)
    return Note(_("Not known"), _("The solver ran out of time."))


def _unfinished_text(appraisal: play.PuzzleAppraisal) -> str:
    if appraisal.room:
        return ngettext(
            "One cell is not yet covered by the clues.",
            "{count} cells are not yet covered by the clues.",
            appraisal.room,
        ).format(count=appraisal.room)
    count = len(appraisal.blamed)
    return ngettext(
        "One cell still needs a clue (dotted).",
        "{count} cells still need a clue (dotted).",
        count,
    ).format(count=count)


def _reason_text(appraisal: play.PuzzleAppraisal) -> str:
    found = [one for one in appraisal.problems if not _may_grow(one)] or appraisal.problems
    lines = translated_problems(appraisal.puzzle, found[:3])
    if appraisal.blamed:
        lines.append(_("The cells in question are hatched."))
    return "\n".join(lines or [_("Proven: this grid cannot be divided.")])


def _may_grow(problem: Problem) -> bool:
    """Tell whether adding clues could solve the problem; the others are shown first."""
    return problem.kind is ProblemKind.AREA_SUM and (problem.total or 0) < (problem.wanted or 0)


def _proposal_note(session: EditSession, proposal: solver.Proposal) -> Note:
    every = [_(_GIVEN[shape]).format(cell=cell) for cell, shape in proposal.shapes]
    every += [f"{start} \N{RIGHTWARDS ARROW} {end}" for start, end in proposal.moves]
    named, more = every[:_NAMED], len(every) - _NAMED
    if more > 0:
        named.append(ngettext("and {count} more", "and {count} more", more).format(count=more))
    told_fewest = proposal.fewest and proposal.number > 1
    template = (
        _("{moves}\nThen the rectangles are the only solution. Fewer moves are not enough.")
        if told_fewest and not proposal.shapes
        else _("{moves}\nThen the rectangles are the only solution. Fewer changes are not enough.")
        if told_fewest
        else _("{moves}\nThen the rectangles are the only solution.")
    )
    buttons = (
        NoteButton(
            _("&Change the Clues") if proposal.shapes else _("&Move the Clues"),
            session.apply_proposal,
            leading=True,
        ),
        NoteButton(_("&Leave Them"), session.drop_proposal),
    )
    count = proposal.number
    title = (
        ngettext("Change one clue", "Change {count} clues", count)
        if proposal.shapes
        else ngettext("Move one clue", "Move {count} clues", count)
    ).format(count=count)
    return Note(title, template.format(moves="\n".join(named)), buttons=buttons)
