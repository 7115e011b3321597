"""The steps of a person through a whole puzzle, each found by looking only at what has changed.

They are those of a search of the whole position at each step. The two easiest techniques are
counted through (:class:`.EasySteps`). Where they get stuck, what is left falls into parts that have
no cell in common. Each part is searched with the other techniques as if all around it were
covered, and searched again only after a step in it.
"""

from collections.abc import Iterable, Iterator
from itertools import product
from typing import NamedTuple, TypeAlias

from shikaku_gui.model import Cell, Puzzle, Rect
from shikaku_gui.solver.control import Control, Stop
from shikaku_gui.solver.easy_steps import EasyPlacements, EasySteps
from shikaku_gui.solver.masks.cell_sets import bits
from shikaku_gui.solver.solve_path import changed_clue, next_findings, seat
from shikaku_gui.solver.step_choice import StepChooser, appeal
from shikaku_gui.solver.techniques.catalogue import TECHNIQUES
from shikaku_gui.solver.techniques.finding import Finding
from shikaku_gui.solver.techniques.hint_records import Technique
from shikaku_gui.solver.techniques.placement_sets import PlacementSets

_ORDER = {technique: rank for rank, technique in enumerate(TECHNIQUES)}
_MOST_FINDINGS = 1 << 20

_Ease: TypeAlias = tuple[int, int]
"""The rank of a technique, and the steps of a what-if's chain: the smaller, the easier."""


class PathStep(NamedTuple):
    """A step of a technique, with the number of steps in the ``chain`` of a what-if.

    ``draws`` tells whether it draws a rectangle, ``clues_left`` is the number of clues that have
    none yet, and ``close`` of how many of those within attention there is a step as easy.
    """

    technique: Technique
    draws: bool
    clues_left: int
    close: int
    chain: int = 0


class _Part(NamedTuple):
    """Clues that are not drawn and reach the same cells, and the easiest findings about them.

    ``placements`` are the numbers by which the easy steps know the placements of its position.
    """

    clues: list[int]
    position: PlacementSets
    placements: list[int]
    findings: list[Finding]


class PuzzlePath:
    """The steps through a puzzle; ``solved`` tells, once they are made, whether they solve it."""

    def __init__(self, puzzle: Puzzle, stop: Stop | None = None) -> None:
        """Make no step yet.

        Raises:
            CutShortError: it was stopped.
        """
        self._puzzle = puzzle
        self._stop = stop
        placements = EasyPlacements(puzzle.grid, Control(stop=stop))
        placements.change(puzzle)
        self._easy = EasySteps(placements)
        self._part_of: dict[int, _Part] = {}
        # The findings in all parts, by how easy they are.
        self._choosers: dict[_Ease, StepChooser] = {}

    @property
    def solved(self) -> bool:
        """Whether each clue has its rectangle and each cell is covered."""
        return not self._easy.open and not self._easy.broken

    def open_parts(self) -> list[list[Cell]]:
        """Return the clues that have no rectangle yet, in independent parts."""
        easy = self._easy
        return [list(map(easy.start.cell, part)) for part in easy.parts(easy.open)]

    def steps(self) -> Iterator[PathStep]:
        """Make the steps and yield them, as far as the techniques get.

        Raises:
            CutShortError: it was stopped.
        """
        easy = self._easy
        yield from self._easy_steps()
        self._search(easy.open)
        while self._choosers and not easy.broken:
            key, close = self._choosers[min(self._choosers)].likeliest(easy.last)
            clue, index = divmod(key, _MOST_FINDINGS)
            part = self._part_of[clue]
            finding = part.findings[index]
            yield PathStep(
                finding.technique,
                draws=finding.place is not None,
                clues_left=len(easy.open),
                close=close,
                chain=len(finding.chain),
            )
            self._forget(part)
            drawn = len(easy.drawn)
            self._carry_out(part, finding)
            yield from self._easy_steps()
            self._look_again_beside(easy.drawn[drawn:])
            self._search(easy.open.intersection(part.clues))

    def _easy_steps(self) -> Iterator[PathStep]:
        for technique, draws, clues_left, close in self._easy.steps():
            yield PathStep(technique, draws, clues_left, close)

    def _search(self, clues: Iterable[int]) -> None:
        """Look for the easiest findings in each of the parts that some clues make up."""
        if self._easy.broken:
            return
        for clues_of_part in self._easy.parts(clues):
            part = self._searched_part(clues_of_part)
            self._part_of.update(dict.fromkeys(part.clues, part))
            for index, finding in enumerate(part.findings):
                self._put(part, index, finding)

    def _searched_part(self, clues: list[int]) -> _Part:
        easy = self._easy
        left = [easy.live_placements(clue) for clue in clues]
        cells = map(easy.start.cell, clues)
        placements = {cell: tuple(mine) for cell, mine in zip(cells, left, strict=True)}
        position = PlacementSets.alone(self._puzzle, placements, self._stop)
        numbers = [number for mine in left for number in mine.values()]
        return _Part(clues, position, numbers, next_findings(position, self._stop))

    def _put(self, part: _Part, index: int, finding: Finding) -> None:
        """Note that a finding can be chosen."""
        ease = _ease(part)
        if ease not in self._choosers:
            self._choosers[ease] = StepChooser(self._puzzle.grid)
        rect = seat(part.position, finding)
        weight = TECHNIQUES[finding.technique].weight
        odds = appeal(weight, rect, self._easy.open_sides(rect))
        self._choosers[ease].put(self._key(part, index), odds, rect)

    def _key(self, part: _Part, index: int) -> int:
        clue = changed_clue(part.position, part.findings[index])
        return self._easy.start.number(clue) * _MOST_FINDINGS + index

    def _forget(self, part: _Part) -> None:
        """Forget what was found in a part, because it changes."""
        for index in range(len(part.findings)):
            self._choosers[_ease(part)].discard(self._key(part, index))
        if not self._choosers[_ease(part)]:
            del self._choosers[_ease(part)]

    def _carry_out(self, part: _Part, finding: Finding) -> None:
        """Make a step."""
        self._easy.exclude([part.placements[number] for number in bits(finding.removed)])
        if finding.place is not None:
            self._easy.draw(part.placements[finding.place])
        self._easy.last = seat(part.position, finding)

    def _look_again_beside(self, drawn: Iterable[Rect]) -> None:
        """Note that what is drawn closes sides of rectangles in other parts."""
        for rect, chooser in product(drawn, list(self._choosers.values())):
            for key in chooser.near(rect, 1):
                clue, index = divmod(key, _MOST_FINDINGS)
                part = self._part_of[clue]
                self._put(part, index, part.findings[index])


def _ease(part: _Part) -> _Ease:
    """Return how easy the findings in a part are: all are equally so, and there are some."""
    first = part.findings[0]
    return _ORDER[first.technique], len(first.chain)
