"""The end of a game: an animation on the board and a note that compares it with earlier ones."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, Signal

from shikaku_gui import store
from shikaku_gui.gui.base.puzzle_names import puzzle_name
from shikaku_gui.gui.base.translation import dimensions, firm_numbers, message_text
from shikaku_gui.gui.board.game_controller import GameController
from shikaku_gui.gui.game.autosave_controller import AutosaveController
from shikaku_gui.gui.game.completion_names import completion_text, help_texts, progress_text
from shikaku_gui.gui.game.history_service import HistoryService
from shikaku_gui.gui.game.status_line import clock_text
from shikaku_gui.gui.widgets.note import Note, NoteButton
from shikaku_gui.i18n import _, ngettext
from shikaku_gui.play import CheckLevel, Tone, check_level_message


class CompletionWatcher(QObject):
    """Detects when a move of the player solves the puzzle, and when a solved game is opened.

    ``message`` is emitted with the note, and ``compared`` with that note and a fuller one, once
    the history has been read. ``reached`` is emitted for the animation, ``another`` when the
    player requests another puzzle, ``review_requested`` and ``replay_requested`` to go through
    the game again, ``share_requested`` with the result in words.
    """

    message = Signal(Note)
    compared = Signal(Note, Note)
    reached = Signal()
    another = Signal()
    review_requested = Signal()
    replay_requested = Signal()
    share_requested = Signal(str)

    def __init__(
        self,
        controller: GameController,
        autosave: AutosaveController,
        history_service: HistoryService,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._autosave = autosave
        self._history_service = history_service
        self.offers: Callable[[], tuple[NoteButton, ...]] = lambda: ()
        """Returns further buttons for the note, which come after the leading one."""
        self.expected_time: Callable[[], str] = str
        """Returns how long the puzzle was expected to take, empty if that is not known."""
        self._solved = controller.session.game.solved
        self._shown: Note | None = None
        """The note on the game on the board, None while that is not solved."""
        controller.moved.connect(self._on_moved)
        controller.game_changed.connect(self._on_game_changed)
        # A game that was just solved counts for the streak once it is recorded.
        history_service.changed.connect(self._compare)

    def show(self) -> None:
        """Show the note again if the game is solved: it offers what comes next."""
        if self._controller.session.game.solved:
            self._shown = self._note()
            self.message.emit(self._shown)
            self._compare()

    def _on_game_changed(self) -> None:
        self._solved, self._shown = self._controller.session.game.solved, None
        self.show()

    def _on_moved(self) -> None:
        game = self._controller.session.game
        before, self._solved, self._shown = self._solved, game.solved, None
        if self._solved and not before and not game.filled_in:
            self.reached.emit()
            self.show()

    @property
    def _completion(self) -> store.Completion:
        """The class of the game, which is solved."""
        return store.completion_of(self._outcome, self._controller.session.game.hints)

    @property
    def _outcome(self) -> store.GameResult:
        return store.game_result(self._autosave.slot.metadata, solved=True)

    def _compare(self) -> None:
        """Read earlier times for such puzzles and what the collection lacks, for the note."""
        game = self._controller.session.game
        if self._shown is None or game.filled_in:
            return
        timed, seconds = self._completion is store.Completion.SOLVED, game.clock.seconds
        puzzle, now = self._controller.puzzle, self._history_service.now()
        token = self._autosave.current.slot.metadata.token

        def read(
            database: store.Database,
        ) -> tuple[store.GameStanding, store.CollectionProgress | None]:
            size = store.SizeClass.of(puzzle.rows, puzzle.cols)
            standing = store.load_standing(database, size, puzzle.grade, token, now)
            return standing, store.progress_with(puzzle, store.solved_puzzles(database))

        def add(found: tuple[store.GameStanding, store.CollectionProgress | None]) -> None:
            standing, progress = found
            note = self._shown
            if note is None or puzzle is not self._controller.puzzle:
                return
            compared = self._standing(standing, seconds) if timed else []
            streak = self._streak(standing.streak.current)
            lines = [*compared, *streak, *([progress_text(progress)] if progress else [])]
            fuller = replace(note, text=self._text(*lines), announced=True)
            if fuller.text != note.text:
                self._shown = fuller
                self.compared.emit(note, fuller)

        self._history_service.ask(read, add)

    def _standing(self, standing: store.GameStanding, seconds: float) -> list[str]:
        """Say how the time compares with earlier ones."""
        earlier = standing.earlier
        if earlier.best is None or earlier.median is None:
            return []
        better = _("A new best for about this size and difficulty! Until now: {times}.")
        usual = _("Your best for about this size and difficulty: {times}.")
        times = clock_text(earlier.best)
        if earlier.count > 1:
            median = clock_text(earlier.median)
            times = _("{best}, median {median}").format(best=times, median=median)
        return [(better if seconds < earlier.best else usual).format(times=times)]

    def _streak(self, days: int) -> list[str]:
        """Say how long the streak is, after a daily puzzle also of its first day."""
        least = 2 if self._autosave.slot.metadata.daily is None else 1
        if days < least:
            return []
        return [ngettext("Streak: {count} day", "Streak: {count} days", days).format(count=days)]

    def _result(self) -> str:
        """Say in a line what was solved, and how."""
        game, puzzle = self._controller.session.game, self._controller.puzzle
        size = dimensions(puzzle.rows, puzzle.cols)
        title = puzzle_name(puzzle, self._controller.path)
        named = title if size in title else f"{title} ({size})"
        template = _("Shikaku: {name}, solved in {time}")
        solved = template.format(time=clock_text(game.clock.seconds), name=named)
        return "\n".join([solved, *help_texts(self._outcome, game.hints)])

    def _note(self) -> Note:
        game = self._controller.session.game
        another = NoteButton(_("Next Puzzle"), self.another.emit, leading=True)
        if game.filled_in:
            return Note(_("Solved automatically"), tone=Tone.GOOD, buttons=(another,), returns=True)
        share = partial(self.share_requested.emit, self._result())
        buttons = (
            another,
            *self.offers(),
            NoteButton(_("Review"), self.review_requested.emit, quiet=True),
            NoteButton(_("Replay"), self.replay_requested.emit, quiet=True),
            NoteButton(_("Share"), share, quiet=True, done=_("Copied")),
        )
        time = clock_text(game.clock.seconds)
        helped = self._completion is store.Completion.HELPED
        title = _("Solved with help in {time}") if helped else _("Solved in {time}")
        heading, said = completion_text(self._completion), title.format(time=time)
        text = self._text()
        return Note(said, text, Tone.GOOD, buttons, heading=heading, figure=time, returns=True)

    def _text(self, *compared: str) -> str:
        """Say in lines what was expected, how the game compares, and what help was taken."""
        session, expected = self._controller.session, self.expected_time()
        game = session.game
        estimate = _("Estimated: {time}").format(time=expected) if expected else ""
        lines = list(filter(None, [estimate, *compared, *help_texts(self._outcome, game.hints)]))
        if game.possible_shown:
            text = ngettext(
                "Possible rectangles shown once",
                "Possible rectangles shown {count} times",
                game.possible_shown,
            )
            lines.append(firm_numbers(text.format(count=game.possible_shown)))
        if session.most_help is not CheckLevel.RULES:
            lines.append(message_text(check_level_message(session.most_help)))
        return "\n".join(lines)
