"""Check and Hint: what is wrong, or else the next step, in words and on the board."""

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from shikaku_gui.gui.commands import Commands
from shikaku_gui.gui.jobs import Stop
from shikaku_gui.gui.note import Note, Offer
from shikaku_gui.gui.rich import rich
from shikaku_gui.gui.stage import Marked, Stage
from shikaku_gui.gui.theme import Theme
from shikaku_gui.gui.translate import said
from shikaku_gui.model import Board, Broken, Cell, violations
from shikaku_gui.play import words
from shikaku_gui.play.view import Tone

if TYPE_CHECKING:
    from shikaku_gui.solver import Answer
    from shikaku_gui.solver.techniques import Hint

_NAMED = 3


class Hinting(QObject):
    """Asks for mistakes and hints on the stage's board; ``told`` is emitted with the notes.

    A hint is shown as long as its marks are: the first move, or dismissing it, ends it.
    """

    told = Signal(Note)

    def __init__(
        self, stage: Stage, commands: Commands, theme: Theme, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._stage = stage
        self._commands = commands
        self._theme = theme
        self._answer: Answer | None = None
        self._hint: Hint | None = None
        self._marked = Marked()
        self._asked = False
        stage.moved.connect(self._drop_question)
        stage.swapped.connect(self._forget)

    @property
    def shown(self) -> "Hint | None":
        """The hint on the board, None where there is none."""
        return self._hint if self._stage.marked is self._marked else None

    def hint(self) -> None:
        """Show the next step; where it is shown already, draw it."""
        if self.shown is not None and self.shown.move is not None:
            self._draw(self.shown)
            return
        board, near, known = self._stage.board, self._stage.session.cursor, self._answer
        self._asked = True
        self._commands.ask(
            self.tr("Looking for the next step ..."),
            lambda stop: _next_hint(board, near, known, stop),
            self._hinted,
        )

    def check(self) -> None:
        """Tell which rules are broken; where none is, whether all that is drawn can stay."""
        board, near, known = self._stage.board, self._stage.session.cursor, self._answer
        broken = violations(board)
        if broken:
            self._tell_broken(broken)
        elif not board.covered:
            self._tell(self.tr("Nothing to check"), self.tr("Nothing is drawn yet."))
        elif self._stage.session.game.solved:
            self._tell(self.tr("Solved"), self.tr("No rule is broken."), Tone.GOOD)
        else:
            self._asked = True
            self._commands.ask(
                self.tr("Checking ..."),
                lambda stop: _mistakes(board, near, known, stop),
                self._checked,
            )

    def _tell_broken(self, broken: tuple[Broken, ...]) -> None:
        lines = [f"{one.rect}: {said(words.broken(one))}" for one in broken[:_NAMED]]
        if len(broken) > _NAMED:
            lines.append(self.tr("And %n more.", "", len(broken) - _NAMED))
        count = len(broken)
        one = self.tr("A rule is broken")
        title = one if count == 1 else self.tr("%n rectangles break a rule", "", count)
        self._tell(title, "\n".join(lines), Tone.WRONG)

    def _checked(self, found: "tuple[Answer, tuple[Hint, ...]]") -> None:
        self._asked = False
        self._answer, mistakes = found
        if mistakes:
            self._show(mistakes[0])
            return
        if self._answer.result.problems:
            reasons = [said(words.problem(problem)) for problem in self._answer.result.problems]
            self._tell(self.tr("This puzzle has no solution"), "\n".join(reasons), Tone.WRONG)
        elif self._answer.result.status.name == "INFEASIBLE":
            text = self.tr("It is proved that no rectangles can fill this grid.")
            self._tell(self.tr("This puzzle has no solution"), text, Tone.WRONG)
        elif self._answer.unique is None:
            text = self.tr("No rule is broken. Whether all can stay was not found out in time.")
            self._tell(self.tr("No rule is broken"), text)
        else:
            self._tell_right(unique=self._answer.unique)

    def _tell_right(self, *, unique: bool) -> None:
        text = self.tr("All rectangles drawn belong to the solution.")
        if not unique:
            text = self.tr("All rectangles drawn belong to a solution. There are several.")
        self._tell(self.tr("All right so far"), text, Tone.GOOD)

    def _hinted(self, found: "tuple[Answer, Hint | None]") -> None:
        self._asked = False
        self._answer, hint = found
        if hint is None:
            self._tell(self.tr("Solved"), self.tr("There is no step left."), Tone.GOOD)
        else:
            self._stage.session.game.count_hint("why")
            self._show(hint)

    def _show(self, hint: "Hint") -> None:
        from shikaku_gui.play.hint_words import Degree, hint_note, hint_words

        colours = self._theme.colours
        text = rich(hint_words(hint, Degree.WHY), colours)
        more = hint_note(hint)
        if more is not None:
            text += f"<p>{rich(more, colours)}</p>"
        words_of_draw = said(hint_words(hint, Degree.DRAW)).rstrip(".")
        draw = Offer(words_of_draw, partial(self._draw, hint), leading=True)
        offers = () if hint.move is None else (draw,)
        tone = Tone.PLAIN if hint.kind.name in ("PLACE", "EXCLUDE", "STUCK") else Tone.WRONG
        self._hint, self._marked = hint, Marked(hint.marks)
        self.told.emit(Note(self._title(hint), text, tone, offers, rich=True))
        self._stage.mark(self._marked)

    def _title(self, hint: "Hint") -> str:
        from shikaku_gui.play.hint_words import technique_name

        if hint.technique is not None and hint.kind.name != "WRONG":
            return said(technique_name(hint.technique))
        titles = {
            "BROKEN_RULE": self.tr("A rule is broken"),
            "WRONG": self.tr("This cannot stay"),
            "NO_SOLUTION": self.tr("This puzzle has no solution"),
            "SEVERAL_SOLUTIONS": self.tr("Several solutions"),
        }
        return titles.get(hint.kind.name, self.tr("Beyond the techniques"))

    def _draw(self, hint: "Hint") -> None:
        move = hint.move
        if move is None or self.shown is not hint:
            return
        self._stage.session.game.count_hint("draw")
        self._stage.tell(self._stage.session.play(move))

    def _tell(self, title: str, text: str, tone: Tone = Tone.PLAIN) -> None:
        self._stage.unmark()
        self.told.emit(Note(title, text, tone))

    def _drop_question(self) -> None:
        """Ask no further about a board that is gone."""
        if self._asked:
            self._asked = False
            self._commands.cancel()

    def _forget(self) -> None:
        self._answer = self._hint = None
        self._asked = False


def _answer(board: Board, known: "Answer | None", stop: Stop) -> "Answer":
    from shikaku_gui.solver import Answer
    from shikaku_gui.solver.hints import SEARCH_SECONDS

    if known is not None and known.puzzle == board.puzzle:
        return known
    return Answer.of(board.puzzle, stop=stop, time_limit=SEARCH_SECONDS)


def _next_hint(
    board: Board, near: Cell, known: "Answer | None", stop: Stop
) -> "tuple[Answer, Hint | None]":
    from shikaku_gui.solver import next_hint

    answer = _answer(board, known, stop)
    return answer, next_hint(board, near=near, answer=answer, stop=stop)


def _mistakes(
    board: Board, near: Cell, known: "Answer | None", stop: Stop
) -> "tuple[Answer, tuple[Hint, ...]]":
    from shikaku_gui.solver import mistakes

    answer = _answer(board, known, stop)
    return answer, mistakes(board, near=near, answer=answer, stop=stop)
