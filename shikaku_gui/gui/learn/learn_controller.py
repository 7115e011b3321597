"""Controls the lessons and the page Learn, which leads to them and to drills."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from shikaku_gui import play, solver, store
from shikaku_gui.gui.base.jobs import Jobs
from shikaku_gui.gui.base.settings import Settings
from shikaku_gui.gui.base.theme import Theme
from shikaku_gui.gui.game.completion import CompletionWatcher
from shikaku_gui.gui.game.history_service import HistoryService
from shikaku_gui.gui.game.side_panel import SidePanel
from shikaku_gui.gui.learn.new_player import NewPlayer
from shikaku_gui.gui.widgets.lazy_page import LazyPage
from shikaku_gui.i18n import _

if TYPE_CHECKING:
    from shikaku_gui.gui.learn.drill_controller import DrillController
    from shikaku_gui.gui.learn.learn_page import LearnPage
    from shikaku_gui.gui.learn.lesson_page import LessonPage
    from shikaku_gui.gui.learn.lesson_path import LessonPath


class LearnController(QObject):
    """Makes the page Learn, opens lessons, and records how far the player is.

    ``page_wanted`` is emitted with a page to show in place of board and library,
    ``left`` when the player goes back from one to the page Learn, and ``play_wanted`` when the
    player knows the rules and wants a puzzle. It has ``jobs`` of its own:
    a lesson does not wait for new puzzles.
    """

    page_wanted = Signal(QWidget)
    left = Signal()
    play_wanted = Signal()

    def __init__(
        self,
        history_service: HistoryService,
        settings: Settings,
        jobs: Jobs,
        theme: Theme,
        folder: Path,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._folder = folder
        self.drills: DrillController | None = None
        self._history_service = history_service
        self.new_player = NewPlayer(settings, history_service, self)
        self.new_player.lesson_wanted.connect(self.open_first)
        self._jobs = jobs
        self._from_game = False
        self._theme = theme
        self.page: LearnPage | None = None
        self.path: LessonPath | None = None
        self.lesson_page = LazyPage(self._make_lesson_page)

    def attach(self, side: SidePanel, completion: CompletionWatcher) -> None:
        """Show how to play beside the board until a first puzzle is solved."""
        self.new_player.lesson_wanted.connect(side.dismiss)
        side.show_tips(self.new_player.is_new)
        self.new_player.experienced.connect(lambda: side.show_tips(False))
        completion.reached.connect(self.new_player.note_solved)

    def make_page(self) -> LearnPage:
        """Create the page for the library."""
        from shikaku_gui.gui.learn.drill_controller import DrillController
        from shikaku_gui.gui.learn.learn_page import LearnPage, LearnSection
        from shikaku_gui.gui.learn.lesson_path import LessonPath

        page = self.page = LearnPage()
        self.drills = DrillController(
            self._history_service, self._jobs, self._theme, self._folder, page, self
        )
        self.path = LessonPath(play.all_lessons(), self.drills.buttons, self._theme)
        self.path.chosen.connect(self._on_chosen)
        page.add(LearnSection.LESSONS, self.path)
        self.drills.page_wanted.connect(self.page_wanted)
        self.drills.left.connect(self.left)
        self.drills.proved.connect(self._record_proved)
        self.drills.lesson_wanted.connect(self._open_lesson_on)
        page.following = self.path.following()
        self._history_service.changed.connect(self.refresh)
        self.refresh()
        return page

    def close(self) -> None:
        """End all work."""
        if self.drills is not None:
            self.drills.close()
        self._jobs.close()

    def refresh(self) -> None:
        """Read the progress of the lessons again."""
        self._history_service.ask(store.load_lesson_progress, self._show_progress)

    def open_lesson(self, lesson: play.Lesson, at: int = 0, *, from_game: bool = False) -> None:
        """Show a lesson, at one of its tasks; from a game it leads back there."""
        page = self.lesson_page.get()
        self.page_wanted.emit(page)
        self._from_game = from_game
        page.panel.leave_button.setText(_("Back to My Game") if from_game else _("Back to Learn"))
        page.open(lesson, at)

    def open_first(self) -> None:
        """Show the lesson on the rules, in place of the game."""
        self.open_lesson(play.all_lessons()[0], from_game=True)

    def _make_lesson_page(self) -> LessonPage:
        from shikaku_gui.gui.learn.lesson_page import LessonPage

        page = LessonPage(self._jobs, self._theme)
        page.reached.connect(self._record)
        page.next_lesson_requested.connect(self._open_next)
        page.play_requested.connect(self.play_wanted)
        page.left.connect(self._on_left)
        return page

    def _on_left(self) -> None:
        (self.play_wanted if self._from_game else self.left).emit()

    def _on_chosen(self, lesson: play.Lesson, progress: store.LessonProgress) -> None:
        self.open_lesson(lesson, progress.done)

    def _open_lesson_on(self, technique: solver.Technique) -> None:
        lessons = play.all_lessons()
        self.open_lesson(next(one for one in lessons if one.technique is technique))

    def _open_next(self, lesson: play.Lesson) -> None:
        lessons = play.all_lessons()
        if lesson.number + 1 < len(lessons):
            self.open_lesson(lessons[lesson.number + 1])
        else:
            self.left.emit()

    def _record(self, lesson: play.Lesson, done: int) -> None:
        progress = store.LessonProgress(done, finished=done == len(lesson.tasks))
        if progress.finished:
            self.new_player.note_solved()  # the last task of a lesson is a puzzle
        self._history_service.change(
            lambda history: store.record_lesson(history.database, lesson.name, progress),
            lambda _: self.refresh(),
        )

    def _record_proved(self, techniques: tuple[solver.Technique, ...]) -> None:
        """Tick off the lessons on techniques that the player knows, and that on the rules."""
        proved = {None, *techniques}
        names = [one.name for one in play.all_lessons() if one.technique in proved]
        names.remove(play.SHAPE_LESSON)
        finished = store.LessonProgress(finished=True)

        def record(history: store.PlayerHistory) -> None:
            for name in names:
                store.record_lesson(history.database, name, finished)

        self.new_player.note_solved()
        self._history_service.change(record, lambda _: self.refresh())

    def _show_progress(self, progress: Mapping[str, store.LessonProgress]) -> None:
        if self.page is None or self.path is None or self.drills is None:
            return
        self.path.show_progress(progress)
        self.page.following = self.path.following()
        finished = [tile.lesson.technique for tile in self.path.tiles if tile.progress.finished]
        learned = list(filter(None, finished))
        self.drills.note_learned(learned)
        self.drills.offer_today(offered=bool(learned))
        shapes = progress.get(play.SHAPE_LESSON)
        self.drills.mix_in_shapes(mixed=shapes is not None and shapes.finished)
        self.drills.offer_placement(offered=not learned)
