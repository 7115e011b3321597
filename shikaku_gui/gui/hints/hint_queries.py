"""Runs solver queries about the board beside the GUI thread; keeps the puzzle's solution."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias, TypeVar

from shikaku_gui import solver
from shikaku_gui.gui.base.jobs import Stop
from shikaku_gui.gui.board.game_controller import GameController
from shikaku_gui.gui.game.game_commands import GameCommands
from shikaku_gui.model import Puzzle

T = TypeVar("T")

Query: TypeAlias = "Callable[[solver.Answer, Stop], T]"
"""Computes something about a board whose puzzle is already solved.

It names what it needs of ``solver`` and ``play`` itself: the first use of such a name loads what
finds hints, which takes a while and is done where the query runs.
"""


class HintQueries:
    """Runs queries about the current board."""

    def __init__(self, controller: GameController, commands: GameCommands) -> None:
        self.commands = commands
        self._controller = controller
        # Used by the jobs only, which run one after the other.
        self._answer: solver.Answer | None = None

    def ask(
        self, text: str, query: Query[T], done: Callable[[T], None], *, hints: bool = False
    ) -> None:
        """Run a query with a busy note; ``done`` gets the result unless a move cancels it.

        Very large puzzles are not solved for queries about ``hints`` only.
        """
        self.commands.run(text, self._work(query, hints), done, until_move=True)

    def ask_when_idle(
        self, owner: object, query: Query[T], done: Callable[[T], None], *, hints: bool = False
    ) -> None:
        """Run a query in place of the owner's last one, when nothing else is to be done."""
        self.commands.jobs.submit(self._work(query, hints), done, replaces=owner, when_idle=True)

    def cancel(self, owner: object) -> None:
        """Cancel the query that the owner has asked when idle."""
        self.commands.jobs.cancel(owner)

    def _work(self, query: Query[T], hints: bool) -> Callable[[Stop], T]:
        puzzle = self._controller.puzzle
        return lambda stop: query(self._answer_for(puzzle, stop, hints), stop)

    def _answer_for(self, puzzle: Puzzle, stop: Stop, hints: bool) -> solver.Answer:
        known = self._answer
        if known is not None and known.puzzle == puzzle:
            return known
        solved = solver.Answer.for_hints if hints else solver.Answer.of
        answer = solved(puzzle, stop=stop, time_limit=solver.HINT_SEARCH_SECONDS)
        if answer.searched and not stop():
            self._answer = answer
        return answer
