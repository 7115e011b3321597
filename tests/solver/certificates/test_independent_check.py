"""Certificates against clauses of another origin, CaDiCaL and a checker that reads no hints."""

import random
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator

import pytest

from shikaku_gui import formats, resources
from shikaku_gui.model import Board, Puzzle, Rect, is_solved
from shikaku_gui.solver import (
    BenchmarkFamily,
    Certificate,
    Status,
    benchmark_puzzle,
    prove,
)
from tests.solver.brute import any_puzzle
from tests.solver.independent_model import clauses_of, count_up_to_two

STATUSES = (Status.INFEASIBLE, Status.UNIQUE, Status.MULTIPLE)


def bundled() -> Iterator[Puzzle]:
    """Yield the puzzles of the collections of up to 20x20, without shapes."""
    for path in resources.bundled():
        puzzle = formats.load(path).puzzle
        if puzzle.area <= 400 and not puzzle.shapes:
            yield puzzle


def samples(count: int) -> Iterator[Puzzle]:
    """Yield as many bundled and random puzzles, and one that needs suppositions."""
    rng = random.Random("certificates")
    yield from rng.sample(list(bundled()), count)
    for _ in range(count):
        yield any_puzzle(rng, rng.randint(3, 14), rng.randint(3, 14))
    yield benchmark_puzzle(BenchmarkFamily.PARITY, 10, 1)


def rect_named(name: str) -> Rect:
    """Return the rectangle of a name such as R1C2-R3C4."""
    first, last = (tuple(map(int, part[1:].split("C"))) for part in name.split("-"))
    return Rect(first[0] - 1, first[1] - 1, last[0] - first[0] + 1, last[1] - first[1] + 1)


def rects_in(certificate: Certificate, file: str) -> tuple[Rect, ...]:
    """Return the rectangles of a solution's file, none if there is no such file."""
    return tuple(map(rect_named, certificate.files.get(file, "").split()))


def read_cnf(text: str) -> tuple[dict[int, Rect], list[list[int]]]:
    """Return what the variables of a CNF mean, and its clauses."""
    lines = [line.split() for line in text.splitlines()]
    meaning = {
        int(words[1]): rect_named(words[3])
        for words in lines
        if words[2:3] == ["="] and words[1].isdecimal()
    }
    clauses = [[int(word) for word in words[:-1]] for words in lines if words[0] not in "cp"]
    return meaning, clauses


class Propagation:
    """Clauses, and whether they contradict a set of literals by unit propagation alone."""

    def __init__(self, clauses: Iterable[list[int]]) -> None:
        self._clauses: list[list[int]] = []
        self._with: defaultdict[int, list[int]] = defaultdict(list)
        for clause in clauses:
            self.add(clause)

    def add(self, clause: list[int]) -> None:
        for literal in clause:
            self._with[literal].append(len(self._clauses))
        self._clauses.append(clause)

    def refutes(self, literals: Iterable[int]) -> bool:
        """Tell whether these literals cannot all be true."""
        true: set[int] = set()
        waiting = [*literals, *(clause[0] for clause in self._clauses if len(clause) == 1)]
        if [] in self._clauses:
            return True
        while waiting:
            literal = waiting.pop()
            if -literal in true:
                return True
            if literal in true:
                continue
            true.add(literal)
            for number in self._with[-literal]:
                clause = self._clauses[number]
                if true.isdisjoint(clause):
                    left = [each for each in clause if -each not in true]
                    if not left:
                        return True
                    if len(left) == 1:
                        waiting.append(left[0])
        return False


def proves_contradiction(clauses: list[list[int]], proof: str) -> bool:
    """Tell whether each clause of a proof follows by unit propagation, and the empty one is there.

    The hints are not read, and nothing is deleted.
    """
    known = Propagation(clauses)
    for line in proof.splitlines():
        words = line.split()
        if words[1] == "d":
            continue
        clause = [int(word) for word in words[1 : words.index("0")]]
        if not known.refutes(-literal for literal in clause):
            return False
        if not clause:
            return True
        known.add(clause)
    return False


def check(puzzle: Puzzle) -> Status:
    """Hold a certificate against everything of another origin; return its status."""
    sat = pytest.importorskip("pysat.solvers")
    certificate = prove(puzzle)
    assert certificate.status is STATUSES[count_up_to_two(puzzle)]
    solutions = [
        found
        for name in ("solution.txt", "solution-2.txt")
        if (found := rects_in(certificate, name))
    ]
    assert len(set(solutions)) == STATUSES.index(certificate.status)
    assert all(is_solved(Board(puzzle, found)) for found in solutions)
    meaning, clauses = read_cnf(certificate.files["puzzle.cnf"])
    only = solutions[0] if certificate.status is Status.UNIQUE else ()
    means = {frozenset((meaning[abs(each)], each > 0) for each in clause) for clause in clauses}
    assert means == clauses_of(puzzle, only)
    with sat.Solver("cadical153", bootstrap_with=clauses) as cadical:
        assert cadical.solve() is (certificate.status is Status.MULTIPLE)
    if certificate.status is not Status.MULTIPLE:
        assert proves_contradiction(clauses, certificate.files["proof.lrat"])
    return certificate.status


@pytest.mark.parametrize("count", [3, pytest.param(50, marks=pytest.mark.slow)])
def test_certificates_hold_against_everything_of_another_origin(count: int) -> None:
    found = Counter(check(puzzle) for puzzle in samples(count))
    assert found.total() == 2 * count + 1
    assert found[Status.UNIQUE] > count
    assert found[Status.INFEASIBLE] > 0


def test_the_checker_without_hints_refuses_what_does_not_follow() -> None:
    certificate = prove(benchmark_puzzle(BenchmarkFamily.PARITY, 10, 1))
    _, clauses = read_cnf(certificate.files["puzzle.cnf"])
    lines = certificate.files["proof.lrat"].splitlines()
    proof = [line for line in lines if " d " not in line]
    assert proves_contradiction(clauses, "\n".join(proof))
    assert not proves_contradiction(clauses, "\n".join(proof[:-1]))
    assert not proves_contradiction(clauses, proof[-1])
    _, satisfiable = read_cnf(prove(formats.loads("2 .\n. 2\n").puzzle).files["puzzle.cnf"])
    assert not proves_contradiction(satisfiable, "9 1 0 0\n10 -1 0 0\n11 0 0")
