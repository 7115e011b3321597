"""Search on Simonis' 0/1 finite-domain model, with propagation at every node."""

from collections.abc import Iterator
from functools import partial

from shikaku_gui.i18n import N_
from shikaku_gui.model import Puzzle
from shikaku_gui.solver.candidates import Placements
from shikaku_gui.solver.control import Control
from shikaku_gui.solver.formulations.formulation import SIMONIS, Formulation, run_model
from shikaku_gui.solver.formulations.zero_one_domains import ReasoningLevel, ZeroOneModel, bits
from shikaku_gui.solver.masks.propagation import ContradictionError
from shikaku_gui.solver.result import Solution
from shikaku_gui.texts import make_message


class DomainSearch:
    """Search that tries the placements of the clue with the fewest left."""

    def __init__(
        self, level: ReasoningLevel, puzzle: Puzzle, placements: Placements, control: Control
    ) -> None:
        self.nodes = 0
        self._level = level
        self._model = ZeroOneModel(puzzle, placements, control)
        self.variables = len(self._model.rects)
        self.constraints = len(self._model.cover)
        self._found = self._search(control)

    def next_solution(self, control: Control) -> Solution | None:
        """Return the next solution, None where there is no other.

        Raises:
            CutShortError: a limit was reached.
        """
        control.check()
        return next(self._found, None)

    def _search(self, control: Control) -> Iterator[Solution]:
        model = self._model
        # What is left to try: domains, and the placements they have just lost.
        stack = [(model.all_live, 0)]
        while stack:
            control.check()
            self.nodes += 1
            live, lost = stack.pop()
            try:
                live = model.settle(live, lost, self._level, control)
            except ContradictionError:
                continue
            domains = [live & mine for mine in model.members]
            undecided = [domain for domain in domains if domain & domain - 1]
            if not undecided:
                yield tuple(rect for (rect,) in model.placements(live))
                continue
            fewest = min(undecided, key=int.bit_count)
            for number in bits(fewest):
                others = fewest ^ 1 << number
                stack.append((live ^ others, others))


_PROVES = make_message(
    N_("exact: propagation removes what no solution has, and the search goes through the rest")
)

FORMULATIONS = (
    Formulation(
        "fd",
        make_message(N_("{work}: 0/1 propagation and search on the bare equations"), work=SIMONIS),
        _PROVES,
        partial(run_model, partial(DomainSearch, ReasoningLevel.INI), True),
    ),
    Formulation(
        "fd-views",
        make_message(
            N_(
                "{work}: 0/1 propagation and search, also with cells that one clue alone can "
                "reach (Set) and cells that all placements share (Red)"
            ),
            work=SIMONIS,
        ),
        _PROVES,
        partial(run_model, partial(DomainSearch, ReasoningLevel.RED), True),
    ),
)
