"""The commands on the trials and on all marks of a game."""

from shikaku_gui.i18n import N_
from shikaku_gui.model import MAX_TRIALS, BeginTrial, ClearMarks, KeepTrial, RejectTrial
from shikaku_gui.play.checked_game import Outcome
from shikaku_gui.play.session import Session
from shikaku_gui.texts import make_message


def begin_trial(session: Session) -> Outcome:
    """Suppose what is drawn from now on."""
    if len(session.board.trials) == MAX_TRIALS:
        session.notice = make_message(
            N_("{count} trials are open: keep or reject one first."), count=MAX_TRIALS
        )
        return Outcome.VIEW
    return session.play(BeginTrial())


def keep_trial(session: Session) -> Outcome:
    """Make what the innermost trial has drawn ordinary."""
    return session.play(KeepTrial()) if session.board.trials else Outcome.NOTHING


def reject_trial(session: Session) -> Outcome:
    """Remove what the innermost trial has drawn, and cross out what it supposed."""
    return session.play(RejectTrial()) if session.board.trials else Outcome.NOTHING


def leave_trial(session: Session) -> Outcome:
    """Go back to the beginning of the innermost trial without a conclusion."""
    position = session.game.beginning_of_trial()
    return Outcome.NOTHING if position is None else session.back_to(position)


def clear_marks(session: Session) -> Outcome:
    """Remove all marks in one move."""
    return Outcome.NOTHING if session.board.marks.empty else session.play(ClearMarks())
