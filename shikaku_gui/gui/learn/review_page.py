"""The page that goes through the moments of a game that are worth another look."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from html import escape
from typing import TypeVar

from PySide6.QtCore import QElapsedTimer, Qt, Signal
from PySide6.QtGui import QKeyEvent

from shikaku_gui import play, solver
from shikaku_gui.formats import SavedGame
from shikaku_gui.gui.base.jobs import Jobs, Stop
from shikaku_gui.gui.base.puzzle_names import puzzle_name
from shikaku_gui.gui.base.theme import Theme
from shikaku_gui.gui.base.translation import message_text, unnamed_text
from shikaku_gui.gui.board.board_marks import BoardMarks
from shikaku_gui.gui.game.status_line import clock_text
from shikaku_gui.gui.hints import hint_labels
from shikaku_gui.gui.hints.hint_text import ExplanationText
from shikaku_gui.gui.learn.board_page import NO_PUZZLE, BoardPage
from shikaku_gui.gui.learn.feedback_card import plain_feedback
from shikaku_gui.gui.learn.task_panel import TaskView
from shikaku_gui.i18n import _, ngettext
from shikaku_gui.model import Board, Rect
from shikaku_gui.play import Attempt, HintDegree, HintPresenter, Moment, MomentKind, Tone
from shikaku_gui.solver import Hint, Mark, MarkRole

T = TypeVar("T")

_LISTED = 8
"""How many moments the overview lists."""

_MOST_DOTS = 14


class ReviewPage(BoardPage):
    """Shows the moments of one game: the board as it was, to try again, and what could be seen.

    ``practised`` is emitted once for each moment that the player tries or reveals: with the
    technique of the easiest step, whether the player found it at once, and the seconds taken.
    """

    practised = Signal(object, bool, float)

    def __init__(self, jobs: Jobs, theme: Theme) -> None:
        super().__init__(jobs, theme)
        self._game = SavedGame(NO_PUZZLE)
        self._tints: Mapping[Rect, int] = {}
        self._timer = QElapsedTimer()
        self._before = self.controller.board
        self._counted = self._found = False
        self.review: play.GameReview | None = None
        self.hint: Hint | None = None
        self.at = -1
        """The index of the moment that is shown, -1 for the overview."""
        panel = self.panel
        panel.buttons_first = True  # the player goes through several moments
        panel.leave_button.setText(_("Back"))
        panel.restart_button.setText(_("Try Again"))
        panel.next_requested.connect(lambda: self.turn(1))
        panel.link_followed.connect(lambda number: self.turn(number - self.at))
        panel.help_requested.connect(self.reveal)
        panel.restart_requested.connect(self._show_moment)
        self.left.connect(lambda: jobs.cancel(self))
        self.controller.moved.connect(self._on_moved)

    @property
    def moment(self) -> Moment | None:
        """The moment that is shown, None in the overview."""
        shown = self.review is not None and self.at >= 0
        return self.review.moments[self.at] if shown and self.review is not None else None

    def open(self, game: SavedGame) -> None:
        """Begin the review of a game."""
        self._game, self.review, self.hint, self.at = game, None, None, -1
        self._tints = play.game_tints(game)
        self.board.setFocus()  # first: a tool that had it and goes would hand it on as Tab does
        self._show_board(game.board)
        self._show_view(_("Going through the game…"))
        self._run(partial(play.review_game, game), self._show_review)

    def turn(self, steps: int) -> None:
        """Show another moment, or the overview before the first one; leave after the last one."""
        count = 0 if self.review is None else len(self.review.moments)
        if self._found and self.at + steps == count:
            self.left.emit()
        if -1 <= self.at + steps < count:
            self.at += steps
            self.hint = None
            self._counted = False
            if self.moment is None:
                self._show_overview()
            else:
                self._show_moment()

    def reveal(self) -> None:
        """Show the step that could have been seen, one picture after the other."""
        if self.hint is None or self.moment is None:
            return
        if self.presenter is None:
            self._count(right=False)
            self._show_board(self.moment.board)
            heading = hint_labels.hint_title(self.hint), Tone.PLAIN
            board = self.moment.board
            self.show_hint(HintPresenter(self.hint, board, HintDegree.WHY), heading)
        elif self.presenter.has_next_picture:
            self.show_more()

    def hint_words(self, text: ExplanationText) -> ExplanationText:
        """Note at the last picture that the technique comes up in the drills."""
        more = self.presenter is not None and self.presenter.has_next_picture
        if more or self.hint is None or self.hint.technique is None:
            return text
        name = message_text(play.technique_name(self.hint.technique))
        note = _("{name}: this will come up in your drills.").format(name=name)
        return replace(
            text,
            html=f"{text.html}<p>{escape(note)}</p>",
            plain=f"{text.plain} {note}",
            spoken=f"{text.spoken} {note}",
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Turn to the next moment on N, to the previous one with Shift."""
        if event.key() == Qt.Key.Key_N:
            back = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            self.turn(-1 if back else 1)
        else:
            super().keyPressEvent(event)

    def _run(self, work: Callable[[Stop], T], done: Callable[[T], None]) -> None:
        self.jobs.submit(work, done, replaces=self, when_idle=True)

    # What is shown

    def _show_review(self, review: play.GameReview) -> None:
        self.review = review
        self._show_overview()

    def _show_overview(self) -> None:
        review = self.review
        if review is None:
            return
        self._show_board(self._game.board)
        texts = [unnamed_text(message) for message in play.review_messages(review)]
        lines = [self._line(moment) for moment in review.moments[:_LISTED]]
        more = len(review.moments) - len(lines)
        if more:  # leads to the first of them
            lines.append(ngettext("and {count} more", "and {count} more", more).format(count=more))
        if lines:
            texts += ["", _("Worth another look:")]
        self._show_view("\n".join(texts), links=tuple(lines))
        if self.board.hasFocus():  # there is nothing to do on it
            self.panel.first_control().setFocus(Qt.FocusReason.OtherFocusReason)

    def _line(self, moment: Moment) -> str:
        """Return a moment as the overview lists it."""
        text = _("{time}: {moment} ({length})") if moment.milliseconds else _("{time}: {moment}")
        length = message_text(play.duration_message(moment.milliseconds))
        return text.format(
            time=clock_text(moment.at / 1000),
            moment=message_text(play.moment_title(moment)),
            length=length,
        )

    def _show_moment(self) -> None:
        moment = self.moment
        if moment is None:
            return
        self._show_board(moment.board)
        if moment.rect is not None and moment.kind is MomentKind.WRONG:
            marks = (Mark(MarkRole.RULED_OUT, moment.rect),)
            self.controller.show_marks(BoardMarks(marks))
        elif self.hint is None and moment.rect is not None:
            self.controller.reveal([moment.rect])
        know = unnamed_text(play.moment_message(moment))
        if self.hint is None:
            self._show_view(know, _("Looking for what could be seen here…"))
            self._ask_for_hint(moment)
        else:
            self._show_view(know, unnamed_text(play.could_see_message(self.hint)))
        self.board.setFocus()

    def _ask_for_hint(self, moment: Moment) -> None:
        review = self.review
        if review is None:
            return
        answer = review.answer

        def found(hint: Hint | None) -> None:
            self.hint = hint
            self._timer.start()
            if self.moment is moment:
                know = unnamed_text(play.moment_message(moment))
                self._show_view(know, unnamed_text(play.could_see_message(hint)))

        self._run(partial(play.moment_hint, moment, answer), found)

    def _show_view(self, know: str, do: str = "", links: tuple[str, ...] = ()) -> None:
        count = 0 if self.review is None else len(self.review.moments)
        dotted = count <= _MOST_DOTS
        moment = self.moment
        if moment is None:
            place = _("Overview")
            title = puzzle_name(self._game.puzzle)
            title = _("Review: {title}").format(title=title)
        else:
            place = _("Moment {number} of {total}").format(
                number=str(self.at + 1), total=str(count)
            )
            title = _("{moment} at {time}").format(
                moment=message_text(play.moment_title(moment)), time=clock_text(moment.at / 1000)
            )
        keys = _("H reveals the step, N shows the next moment, Shift+N the previous one.")
        self.panel.show_task(
            TaskView(
                title,
                place,
                max(self.at, 0),
                count,
                "" if dotted or moment is None else place,
                know,
                do,
                "" if moment is None else keys,
                links,
            )
        )
        self.panel.dots.setVisible(moment is not None and dotted)
        self.refresh_buttons()

    def refresh_buttons(self) -> None:
        """Offer the next moment, and the step that could have been seen."""
        count = 0 if self.review is None else len(self.review.moments)
        following = _("Next") if self.moment is not None else _("Begin")
        if self.at + 1 == count:
            following = _("Done") if self._found else ""
        more = self.presenter is None or self.presenter.has_next_picture
        revealing = _("Reveal") if self.presenter is None else _("Next Picture")
        moment = self.moment
        changed = moment is not None and self.controller.board != moment.board
        self.show_controls(
            following,
            revealing if self.hint is not None and more and not self._found else "",
            can_restart=moment is not None and (changed or self.presenter is not None),
        )

    def _show_board(self, board: Board) -> None:
        """Show a board that nothing on the page can undo."""
        self.presenter, self._found = None, False
        self.open_board(board, self._tints)
        self._before = self.controller.board

    # What the player does

    def _on_moved(self) -> None:
        before, self._before = self._before, self.controller.board
        after, hint, review = self._before, self.hint, self.review
        self.presenter = None
        self.panel.clear_feedback()
        self.refresh_buttons()
        if hint is None or review is None or self.moment is None:
            return
        answer = review.answer

        def work(stop: Stop) -> tuple[Attempt, Hint | None]:
            attempt = play.judge_attempt(hint, before, after, answer, stop)
            if attempt is Attempt.FOUND:
                return attempt, play.find_like_hint(hint, before, after, stop)
            _gone, drawn = after.changes(before)
            if attempt is not Attempt.WRONG or not drawn:
                return attempt, None
            return attempt, solver.why_wrong(after, min(drawn), answer=answer, stop=stop)

        self._run(work, lambda found: self._on_judged(*found))

    def _on_judged(self, attempt: Attempt, reason: Hint | None) -> None:
        if attempt is Attempt.FOUND:
            self._count(right=True)
            self._praise(reason or self.hint)
        elif attempt is Attempt.OTHER:
            text = _("It belongs to the solution. But there is another step to find.")
            self.panel.show_feedback(plain_feedback(_("Right"), [text], Tone.GOOD))
        elif attempt is Attempt.WRONG:
            self._count(right=False)
            title = _("Not quite")
            if reason is None:
                self.panel.show_feedback(
                    plain_feedback(title, [_("That is not part of the solution.")], Tone.WRONG)
                )
            else:
                board = self.controller.board
                shown = HintPresenter(reason, board, HintDegree.WHY)
                self.show_hint(shown, (title, Tone.WRONG))
                self.presenter = None  # the step itself is still to be revealed
                self.refresh_buttons()

    def _praise(self, hint: Hint | None) -> None:
        moment = self.moment
        if hint is None or moment is None:
            return
        self._found = True
        words = HintPresenter(hint, moment.board, HintDegree.WHY).pictures[-1].words
        self.show_words(_("That's it"), words, Tone.GOOD)
        self.refresh_buttons()
        if not self.panel.next_button.isHidden():
            self.panel.next_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _count(self, *, right: bool) -> None:
        """Report how the player did, the first time that it shows."""
        if self._counted or self.hint is None or self.hint.technique is None:
            return
        self._counted = True
        self.practised.emit(self.hint.technique, right, self._timer.elapsed() / 1000)
