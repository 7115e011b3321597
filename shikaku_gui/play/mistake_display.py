"""A game with what is shown of its mistakes, as the player has chosen."""

from enum import Enum

from shikaku_gui.i18n import N_
from shikaku_gui.model import NO_MARKS, Board, Cell, Marks, Puzzle, Rect, check_rect
from shikaku_gui.play.game import Game
from shikaku_gui.play.outcome import Outcome
from shikaku_gui.texts import Message, make_message


class CheckLevel(Enum):
    """When mistakes are shown, from least help to most; the values are stored in settings."""

    SILENT = "silent"
    WHEN_FULL = "when-full"
    RULES = "rules"
    SOLUTION = "solution"

    @property
    def rank(self) -> int:
        """How much help it gives, 0 for none."""
        return tuple(CheckLevel).index(self)


CHECK_LEVEL_NAMES = {
    CheckLevel.SILENT: N_("&Never"),
    CheckLevel.WHEN_FULL: N_("When the &Board Is Full"),
    CheckLevel.RULES: N_("&Rule Errors Immediately"),
    CheckLevel.SOLUTION: N_("&Anything Not in the Solution"),
}
_RESULT_TEXTS = {
    CheckLevel.SILENT: N_("Mistakes not shown"),
    CheckLevel.WHEN_FULL: N_("Mistakes shown on the full board"),
    CheckLevel.RULES: N_("Rule errors shown immediately"),
    CheckLevel.SOLUTION: N_("Mistakes shown: anything not in the solution"),
}


def check_level_message(level: CheckLevel) -> Message:
    """Say in the result how mistakes were shown."""
    return make_message(_RESULT_TEXTS[level])


class GameShowingMistakes:
    """A game whose mistakes are shown as a level says.

    ``level`` says when mistakes are shown and ``most_help`` is the level that showed most so
    far; ``wrong`` are rectangles that obey the rules, but are known to be in no solution, and
    ``wrong_marks`` are marks that no solution agrees with.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self.level = self.most_help = CheckLevel.RULES
        self.wrong: frozenset[Rect] = frozenset()
        self.wrong_marks = NO_MARKS

    @property
    def puzzle(self) -> Puzzle:
        """The puzzle that is played."""
        return self.game.puzzle

    @property
    def board(self) -> Board:
        """The current board."""
        return self.game.board

    @property
    def shows_broken(self) -> bool:
        """Whether broken rules are shown on the board now."""
        if self.level is CheckLevel.WHEN_FULL:
            return self.board.covered == self.puzzle.area
        return self.level is not CheckLevel.SILENT

    @property
    def shows_live(self) -> bool:
        """Whether a rectangle is checked while it is being drawn."""
        return self.level in (CheckLevel.RULES, CheckLevel.SOLUTION)

    def set_level(self, level: CheckLevel) -> Outcome:
        """Show mistakes as that level says from now on."""
        if not self.game.moves:
            self.most_help = level
        if not self.game.finished:
            self.most_help = max(self.most_help, level, key=lambda one: one.rank)
        if level is self.level:
            return Outcome.NOTHING
        self.level, self.wrong, self.wrong_marks = level, frozenset(), NO_MARKS
        return Outcome.VIEW

    def set_wrong(self, wrong: frozenset[Rect], marks: Marks = NO_MARKS) -> Outcome:
        """Store which rectangles are known to be in no solution, and which marks are false."""
        if (wrong, marks) == (self.wrong, self.wrong_marks):
            return Outcome.NOTHING
        self.wrong, self.wrong_marks = wrong, marks
        return Outcome.VIEW

    def is_finished(self, clue: Cell) -> bool:
        """Tell whether the clue's cell lies in a rectangle that breaks no rule.

        Where mistakes are not shown, any rectangle will do, so as not to reveal them.
        """
        rect = self.board.at(clue)
        if rect is None or not self.shows_live:
            return rect is not None
        return check_rect(self.puzzle, rect) is None
