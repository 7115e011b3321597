"""Chooses drills, shows them one after the other, and notes how they went."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import partial
from pathlib import Path
from random import choice

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from shikaku_gui import resources, store
from shikaku_gui.gui.base.jobs import Jobs, Stop
from shikaku_gui.gui.base.theme import Theme
from shikaku_gui.gui.base.translation import message_text
from shikaku_gui.gui.game.history_service import HistoryService
from shikaku_gui.gui.learn.drill_making import DrillMaking
from shikaku_gui.gui.learn.drill_page import DrillPage, OpenedDrill
from shikaku_gui.gui.learn.feedback_card import plain_feedback
from shikaku_gui.gui.learn.learn_page import LearnPage, LearnSection
from shikaku_gui.gui.learn.practice_button import PracticeButton
from shikaku_gui.gui.learn.practice_card import PracticeCard, due_text, missed_text
from shikaku_gui.gui.learn.task_panel import TaskView
from shikaku_gui.gui.widgets.lazy_page import LazyPage
from shikaku_gui.i18n import _, ngettext
from shikaku_gui.play import DrillRound, Tone, technique_name
from shikaku_gui.solver import Drill, DrillJudge, Technique, drill_position

PRACTISED = 5
"""How many drills of one technique make a round."""

MIXED = 8
"""How many drills make a mixed round."""

SHAPES_EVERY = 10
"""One drill in this many has shape clues, once these were learned."""


class DrillController(QObject):
    """Controls a round of drills and the sections of the page Learn that lead to it.

    ``page_wanted`` is emitted with the page to show, ``left`` when the player goes back,
    ``proved`` with the techniques that a player has shown to know, who wanted to show that, and
    ``lesson_wanted`` with a technique to learn before it is practised.
    """

    page_wanted = Signal(QWidget)
    left = Signal()
    proved = Signal(tuple)
    lesson_wanted = Signal(Technique)

    def __init__(
        self,
        history_service: HistoryService,
        jobs: Jobs,
        theme: Theme,
        folder: Path,
        learn_page: LearnPage,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._history_service = history_service
        self._jobs = jobs
        self._theme = theme
        self._stock = store.DrillStock(resources.drills(), folder / "drills")
        self._shape_stock = store.DrillStock(resources.drills() / "shapes")
        self._with_shapes = False
        self.making = DrillMaking(folder / "drills", jobs, self)
        self._answers: tuple[store.DrillAnswer, ...] = ()
        self._round = DrillRound(())
        self._title = ""
        self._offered = False
        self._learned: Collection[Technique] = ()
        self.page = LazyPage(self._make_page)
        self._learn_page = learn_page
        self.today = PracticeCard(_("Start"), leading=True)
        self.missed = PracticeCard(_("Practise"), leading=False)
        self.mixed = PracticeCard(_("Start"), leading=False)
        self.mixed.show_text(_("The positions come without the names of their techniques."))
        self.placement = PracticeCard(_("Show That You Can"), leading=False)
        self.placement.show_text(
            _("Ten positions, from easy to hard, show which lessons you can skip.")
        )
        self._placing = False
        self.buttons = {technique: PracticeButton(technique, theme) for technique in Technique}
        """The buttons that practise a technique."""
        self.today.begun.connect(self.begin_today)
        self.missed.begun.connect(self.begin_missed)
        self.mixed.begun.connect(self.begin_mixed)
        self.placement.begun.connect(self.begin_placement)
        for technique, button in self.buttons.items():
            button.clicked.connect(partial(self.practise, technique))
        self.making.made.connect(self._make_more)
        learn_page.add(LearnSection.TODAY, self.today)
        learn_page.add(LearnSection.MISSED, self.missed)
        learn_page.add(LearnSection.MIXED, self.mixed)
        learn_page.add(LearnSection.PLACEMENT, self.placement)
        history_service.changed.connect(self.refresh)
        self.refresh()

    def offer_today(self, *, offered: bool) -> None:
        """Offer the round of five minutes once the player has learned a technique.

        It is not offered any more after the history was erased.
        """
        self._offered = offered
        self._show_today()

    def note_learned(self, techniques: Collection[Technique]) -> None:
        """Note the techniques whose lessons were finished."""
        self._learned = techniques
        self._show_answers(self._answers)

    def mix_in_shapes(self, *, mixed: bool) -> None:
        """Let one drill in ten have shape clues, once the player has learned about them."""
        self._with_shapes = mixed

    def offer_placement(self, *, offered: bool) -> None:
        """Offer to show what is known already, to a player who has not learned a technique here."""
        self._learn_page.set_shown(LearnSection.PLACEMENT, offered)

    def refresh(self) -> None:
        """Read what was practised."""
        self._history_service.ask(store.drill_answers, self._show_answers)

    def begin_today(self) -> None:
        """Begin a round of five minutes with the techniques that are due.

        A technique that was neither practised nor explained by its lesson is learned first.
        """
        progress = self._progress()
        techniques = store.todays_techniques(progress, self._history_service.now().date())
        known = [one for one in techniques if progress[one].box or one in self._learned]
        if known:
            self._begin(_("Today: five minutes"), DrillRound(known))
        else:
            self.lesson_wanted.emit(techniques[0])

    def begin_missed(self) -> None:
        """Begin a round with the techniques missed in games, without a limit of time."""
        self._begin(_("From your games"), DrillRound(self._missed_in_games(), None))

    def begin_mixed(self) -> None:
        """Begin a round with techniques that were met, in no order and without their names."""
        met = self._met()
        waiting = [choice(met) for _ in range(MIXED)]  # noqa: S311 (no secret)
        self._begin(_("Mixed round"), DrillRound(waiting, None, each=1, names=False))

    def begin_placement(self) -> None:
        """Begin a round with a position for each technique, the easiest first."""
        techniques = DrillRound(Technique, None, each=1, names=False, repeats=False)
        self._begin(_("Show that you can"), techniques)
        self._placing = True

    def practise(self, technique: Technique) -> None:
        """Begin a round of drills for one technique, without a limit of time."""
        title = message_text(technique_name(technique))
        self._begin(title, DrillRound([technique], None, each=PRACTISED))

    def close(self) -> None:
        """Stop making drills."""
        self.making.close()

    # A round

    def _begin(self, title: str, drill_round: DrillRound) -> None:
        self._title, self._round, self._placing = title, drill_round, False
        self._next()

    def _make_page(self) -> DrillPage:
        page = DrillPage(self._jobs, self._theme)
        page.answered.connect(self._note)
        page.next_wanted.connect(self._next)
        page.left.connect(self._leave)
        return page

    def _next(self) -> None:
        """Make the next drill ready on the worker thread, or show the summary."""
        technique = self._round.next_technique()
        if technique is None:
            self._show_summary()
            return
        seen = [answer.drill for answer in self._answers]
        unseen = self._unseen(technique, seen)
        if not unseen:
            self._round.leave_out(technique)
            self._next()
            return
        at, waiting = self._round.done, self._round.waiting
        place = _("Drill {number}").format(number=str(at + 1))
        title = "" if self._round.names else self._title

        def work(stop: Stop) -> OpenedDrill | None:
            # Of those kept by an earlier version, which took other steps, some lead to positions
            # where the technique has nothing to conclude.
            for drill in unseen:
                judge = DrillJudge(drill_position(drill, stop=stop), technique, stop=stop)
                if judge.hints:
                    return OpenedDrill(drill, judge, place, at, at + waiting + 1, title)
            return None

        def done(opened: OpenedDrill | None) -> None:
            if opened is None:
                self._round.leave_out(technique)
                self._next()
            else:
                self._open(opened)

        self._jobs.submit(work, done, replaces=self)

    def _unseen(self, technique: Technique, seen: Sequence[str]) -> list[Drill]:
        """Return the drills to choose from: in one of ten those with shape clues come first."""
        unseen = self._stock.unseen(technique, seen)
        if self._with_shapes and len(seen) % SHAPES_EVERY == SHAPES_EVERY - 1:
            return self._shape_stock.unseen(technique, seen) + unseen
        return unseen

    def _open(self, opened: OpenedDrill) -> None:
        page = self.page.get()
        self.page_wanted.emit(page)
        page.open(opened)
        page.time.follow(self._round)

    def _note(self, drill: Drill, correct: bool, helped: bool, seconds: float) -> None:
        """Note how a drill went, in the round and in the player's database."""
        now = self._history_service.now()
        answer = store.DrillAnswer(
            drill.technique, str(drill), now.date(), correct, helped, seconds
        )
        self._answers = (*self._answers, answer)
        self._round.note(drill.technique, right=answer.is_known)
        self._history_service.change(
            lambda history: store.record_drill(history.database, answer, now),
            lambda _: self.refresh(),
        )

    def _show_summary(self) -> None:
        """Show what came of the round, or that there is no drill that was not done before."""
        lines = self._round.summary()
        self._report_proved()
        done, right = sum(line.done for line in lines), sum(line.right for line in lines)
        if done:
            title = _("{right} of {total} right at once")
            words = [
                _("{technique}: {right} of {total}").format(
                    technique=message_text(technique_name(line.technique)),
                    right=str(line.right),
                    total=str(line.done),
                )
                for line in lines
            ]
            title = title.format(right=str(right), total=str(done))
            feedback = plain_feedback(title, words, Tone.GOOD)
            place = ngettext("One drill", "{count} drills", done).format(count=done)
            ends = _("That's it for now.")
            if self._placing:
                ends = _("The lessons on what you found at once are ticked off.")
            view = TaskView(self._title, place, done, done, "", "", ends)
        else:
            text = _("You have done every drill. New ones are being made.")
            view = TaskView(self._title, "", 0, 1, "", "", "")
            feedback = plain_feedback(_("No new drill yet"), [text])
        page = self.page.get()
        self.page_wanted.emit(page)
        page.show_summary(view, feedback)

    def _report_proved(self) -> None:
        """Report the techniques that were found at once, where that was to be shown."""
        proved = tuple(line.technique for line in self._round.summary() if line.right)
        if self._placing and proved:
            self.proved.emit(proved)

    def _leave(self) -> None:
        self._jobs.cancel(self)
        self._report_proved()
        self._placing = False
        self.left.emit()

    # Progress

    def _progress(self) -> dict[Technique, store.TechniqueProgress]:
        return store.progress_by_technique(self._answers)

    def _met(self) -> list[Technique]:
        return [technique for technique, one in self._progress().items() if one.box]

    def _missed_in_games(self) -> list[Technique]:
        return [technique for technique, one in self._progress().items() if one.missed_in_game]

    def _show_answers(self, answers: tuple[store.DrillAnswer, ...]) -> None:
        self._answers = answers
        progress, today = self._progress(), self._history_service.now().date()
        for technique, button in self.buttons.items():
            button.show_progress(progress[technique], today)
        due = [technique for technique, one in progress.items() if one.is_due(today)]
        new = next((technique for technique, one in progress.items() if not one.box), None)
        self.today.show_text(due_text(due, new, learned=new in self._learned))
        missed = self._missed_in_games()
        self.missed.show_text(missed_text(missed))
        self._learn_page.set_shown(LearnSection.MISSED, bool(missed))
        self._learn_page.set_shown(LearnSection.MIXED, len(self._met()) > 1)
        self._show_today()
        self._make_more()

    def _show_today(self) -> None:
        self._learn_page.set_shown(LearnSection.TODAY, self._offered or bool(self._answers))

    def _make_more(self) -> None:
        """Have a drill made of the technique that has the fewest new ones, if these are few."""
        self.making.fill(self._stock.lacking([answer.drill for answer in self._answers]))
