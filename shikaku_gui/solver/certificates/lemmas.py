"""The clauses that a proof derives, and the text of the proof in LRAT.

LRAT: L. Cruz-Filipe, M. Heule, W. Hunt, M. Kaufmann, P. Schneider-Kamp, *Efficient Certified
RAT Verification*, CADE 2017. Each step names the clauses that make it true by unit
propagation, so a checker need not look for them. Only RUP steps are used here.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from shikaku_gui.proof_checker import Clause


class Excluded(NamedTuple):
    """Why a placement cannot be chosen: a lemma says so, or another placement overlaps it.

    ``lemma`` is absent where the other placement, ``by``, is assumed; otherwise it says that
    ``by`` must be chosen, or, where ``by`` is None, that the placement cannot be.
    """

    lemma: Lemma | None
    by: int | None = None


class Lemma:
    """A derived clause: if all assumptions are chosen, ``literal`` holds (0: a contradiction).

    Placements are numbered from 0, literals from 1 as in the CNF. ``clause`` is the index of
    the clause of the CNF that leaves nothing but the literal, because its other placements
    are ``excluded``, for the reasons given.
    """

    __slots__ = ("assumptions", "clause", "excluded", "literal", "number")

    def __init__(
        self,
        number: int,
        assumptions: tuple[int, ...],
        literal: int,
        clause: int,
        excluded: Sequence[tuple[int, Excluded]],
    ) -> None:
        self.number = number
        self.assumptions = assumptions
        self.literal = literal
        self.clause = clause
        self.excluded = excluded

    @property
    def premises(self) -> Iterator[Lemma]:
        """The lemmas that this one rests on, perhaps repeatedly."""
        return (why.lemma for _, why in self.excluded if why.lemma is not None)

    @property
    def by_supposition(self) -> bool:
        """Whether a placement is refuted by following its assumption for more than one step."""
        return any(len(lemma.assumptions) > len(self.assumptions) for lemma in self.premises)


def needed_for(last: Lemma) -> list[Lemma]:
    """Return the lemmas that the last one rests on, and itself, in the order of derivation."""
    needed = {last.number: last}
    waiting = [last]
    while waiting:
        for lemma in waiting.pop().premises:
            if lemma.number not in needed:
                needed[lemma.number] = lemma
                waiting.append(lemma)
    return [needed[number] for number in sorted(needed)]


def lrat_lines(lemmas: Sequence[Lemma], clauses: Sequence[Clause]) -> Iterator[str]:
    """Yield the lines of the proof; a lemma is deleted after the last step that uses it."""
    numbers = {clause: number for number, clause in enumerate(clauses, 1)}
    steps = {lemma.number: step for step, lemma in enumerate(lemmas, len(clauses) + 1)}
    last_use = {premise.number: lemma.number for lemma in lemmas for premise in lemma.premises}
    unused: defaultdict[int, list[int]] = defaultdict(list)
    for premise, user in last_use.items():
        unused[user].append(steps[premise])
    for lemma in lemmas:
        step = steps[lemma.number]
        literals = [-1 - assumed for assumed in lemma.assumptions]
        literals += [lemma.literal] if lemma.literal else []
        yield _line(step, *literals, 0, *_hints(lemma, steps, numbers), 0)
        if lemma.number in unused:
            yield _line(step, "d", *unused[lemma.number], 0)


def _hints(lemma: Lemma, steps: Mapping[int, int], numbers: Mapping[Clause, int]) -> list[int]:
    hints: dict[int, None] = {}  # in order, each once
    for placement, why in lemma.excluded:
        if why.lemma is not None:
            hints[steps[why.lemma.number]] = None
        if why.by is not None:
            first, second = sorted((placement, why.by))
            hints[numbers[-1 - first, -1 - second]] = None
    hints[lemma.clause + 1] = None
    return list(hints)


def _line(*words: object) -> str:
    return " ".join(map(str, words)) + "\n"
