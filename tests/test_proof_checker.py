"""The checker of proofs: what it accepts is so, and changed proofs are refused."""

import os
import random
import re
import sys
import tracemalloc
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import replace
from hashlib import sha256
from itertools import combinations
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from shikaku_gui import formats, proof_checker, resources
from shikaku_gui.model import Cell, Puzzle, Shape
from shikaku_gui.proof_checker import Box, Clause, Pair
from shikaku_gui.solver import Status, prove
from tests.proof_mutations import CHANGES, mutated, refused, write

# Its proof needs a supposition.
WHAT_IF = ". . . 4 . 2\n. . 2 . 3 .\n4 . . 3 . .\n. 4 . . . .\n4 . . . 1 3"
LETTERS = {None: "", Shape.SQUARE: "s", Shape.WIDE: "w", Shape.TALL: "t"}
ONE, SEVERAL, NONE = "2 .\n. .\n. 4\n", "2 .\n. 2\n", "1 2\n. 1\n"


def files_of(text: str) -> dict[str, str]:
    return dict(prove(formats.loads(text).puzzle).files)


def test_the_checker_is_short_enough_to_read() -> None:
    assert len(Path(proof_checker.__file__).read_text().splitlines()) <= 280


@pytest.mark.parametrize(("text", "solutions"), [(ONE, 1), (SEVERAL, 2), (NONE, 0), (WHAT_IF, 1)])
def test_it_tells_what_is_proved(text: str, solutions: int, tmp_path: Path) -> None:
    proved = proof_checker.verify(write(files_of(text), tmp_path))
    assert proved.solutions == solutions
    assert proved.puzzle.endswith(text.rstrip() + "\n")
    assert proved.digest == sha256(proved.puzzle.encode()).hexdigest()
    assert proved.signed


@pytest.mark.parametrize("kind", CHANGES)
def test_a_changed_proof_is_refused(kind: str, tmp_path: Path) -> None:
    files, rng = files_of(WHAT_IF), random.Random(kind)
    assert proof_checker.verify(write(files, tmp_path)).solutions == 1
    for _ in range(12):
        changed = mutated(rng, files, kind)
        assert refused(changed, tmp_path), changed[CHANGES[kind][0]]


SHAPED = Puzzle(
    4,
    4,
    {Cell(0, 0): 9, **dict.fromkeys([Cell(0, 3), Cell(1, 3), Cell(3, 0), Cell(3, 2)])},
    shapes={Cell(1, 3): Shape.TALL, Cell(3, 0): Shape.WIDE, Cell(3, 2): Shape.SQUARE},
)


def test_shapes_are_part_of_what_is_proved(tmp_path: Path) -> None:
    files = dict(prove(SHAPED).files)
    assert files["puzzle.txt"] == "4 4\n9 . . ?\n. . . ?t\n. . . .\n?w . ?s .\n"
    assert proof_checker.verify(write(files, tmp_path)).solutions == 1
    assert prove(replace(SHAPED, shapes={})).status is Status.MULTIPLE
    for old, new in (
        ("?t", "?"),
        ("?t", "?s"),
        ("?w", "?"),
        ("?w", "?t"),
        ("?s", "?"),
        ("9", "9s"),
    ):
        grid = files["puzzle.txt"].replace(old, new)
        digest = sha256(grid.encode()).hexdigest()
        cnf = re.sub("(?<== )[0-9a-f]{64}", digest, files["puzzle.cnf"], count=1)
        same = (old, new) == ("9", "9s")  # It can be nothing else.
        assert refused({**files, "puzzle.txt": grid, "puzzle.cnf": cnf}, tmp_path) is not same


def test_a_shape_may_be_why_nothing_is_left(tmp_path: Path) -> None:
    shapes = {Cell(0, 0): Shape.TALL}
    files = dict(prove(Puzzle(2, 2, {Cell(0, 0): 2, Cell(0, 1): 2}, shapes=shapes)).files)
    assert proof_checker.verify(write(files, tmp_path)).solutions == 1
    wide = {Cell(0, 0): Shape.WIDE}
    files = dict(prove(Puzzle(2, 2, {Cell(0, 0): 2, Cell(0, 1): 2}, shapes=wide)).files)
    assert proof_checker.verify(write(files, tmp_path)).solutions == 0


@pytest.mark.parametrize("word", ["4x", "w", "w4", "4ws", "4 w", "4W", "?4", ".w"])
def test_other_letters_are_no_shapes(word: str, tmp_path: Path) -> None:
    files = {**files_of(ONE), "puzzle.txt": f"3 2\n2 .\n. .\n. {word}\n"}
    with pytest.raises(ValueError, match="line 4: expected a word for each column"):
        proof_checker.verify(write(files, tmp_path))


@pytest.mark.parametrize("kind", CHANGES)
def test_a_changed_proof_about_shapes_is_refused(kind: str, tmp_path: Path) -> None:
    files, rng = dict(prove(SHAPED).files), random.Random(f"shapes {kind}")
    for _ in range(12):
        changed = mutated(rng, files, kind)
        assert refused(changed, tmp_path), changed[CHANGES[kind][0]]


@pytest.mark.slow
def test_of_a_thousand_changes_to_each_of_twenty_proofs_all_are_refused(tmp_path: Path) -> None:
    puzzles = [formats.load(path).puzzle for path in resources.bundled()]
    small = sorted(puzzles, key=lambda puzzle: puzzle.area)[20:80:3]
    assert len(small) == 20
    for number, puzzle in enumerate(small):
        files, rng = dict(prove(puzzle).files), random.Random(number)
        for count in range(1000):
            kind = list(CHANGES)[count % len(CHANGES)]
            assert refused(mutated(rng, files, kind), tmp_path), kind


@pytest.mark.parametrize(
    ("file", "text", "reason"),
    [
        ("puzzle.txt", "", "line 1: expected the numbers of rows and columns"),
        ("puzzle.txt", "2 2\n. .\n1 x\n", "line 3: expected a word for each column"),
        ("puzzle.txt", "2 2\n. .\n4\n", "line 3: expected a word for each column"),
        ("puzzle.txt", "1000000000 1000000000\n. .\n", "line 1: expected the numbers"),
        ("puzzle.txt", "999999999 999999999\n. .\n", "the puzzle is too large"),
        ("puzzle.txt", "3 2\n2 .\n. .\n. 0\n", "line 4: expected a word for each column"),
        ("puzzle.txt", "3 2\n2 .\n. .\n? ?\n", "names the hash of another puzzle"),
        ("solution.txt", "R1C1-R1C2\n", "solution.txt is not a solution"),
        ("solution.txt", "R9C9-R9C9\n", "solution.txt is not a solution"),
        ("solution.txt", "R1C1-R1C2\n" * 3, "solution.txt is not a solution"),
        ("proof.lrat", "", "does not end with the empty clause"),
        ("proof.lrat", "nonsense\n", "line 1: expected a step or a deletion"),
        ("proof.lrat", "99 0 0\n", "step 99 does not follow"),
        ("proof.lrat", "99 1 0 0\n", "step 99 does not follow"),
        ("proof.lrat", "99 1 0 2 2 0\n", "step 99 does not follow"),  # refuted by the first hint
        ("proof.lrat", "99 0 77 0\n", "there is no clause 77"),
        ("proof.lrat", "99 d 77 0\n", "there is no clause 77"),
        ("proof.lrat", "\n", "line 1: expected a step or a deletion"),
        ("puzzle.cnf", "p cnf 1 1\n1 0\n", "does not encode"),
    ],
)
def test_a_damaged_file_is_refused_with_a_reason(
    file: str, text: str, reason: str, tmp_path: Path
) -> None:
    files = {**files_of(ONE), file: text}
    with pytest.raises(ValueError, match=re.escape(reason)):
        proof_checker.verify(write(files, tmp_path))


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("puzzle.txt", "3 2\n2 .\n. .\n. 4\n", "2 3\n2 .\n. .\n. 4\n"),  # turned
        ("puzzle.txt", "3 2\n2 .\n. .\n. 4\n", "3 2\n2 . . .\n. 4\n"),  # words in other lines
        ("puzzle.txt", "3 2\n", "0 6\n"),
        ("puzzle.txt", "3 2\n", "3 2 \n"),
        ("puzzle.txt", "3 2\n", "+3 2\n"),
        ("puzzle.txt", "3 2\n", "03 2\n"),
        ("puzzle.txt", "3 2\n", "\n3 2\n"),
        ("puzzle.txt", "3 2\n", "\ufeff3 2\n"),
        ("puzzle.txt", "2 .\n", "2\t.\n"),
        ("puzzle.txt", "2 .\n", "2  .\n"),
        ("puzzle.txt", "2 .\n", "2 .\r\n"),
        ("puzzle.txt", "2 .\n", "\uff12 .\n"),  # a wide digit
        ("puzzle.txt", "4\n", "4"),
        ("puzzle.txt", "4\n", "4\n\n"),
        ("puzzle.txt", "4\n", "\u0664\n"),  # an Arabic digit
        ("puzzle.txt", "4\n", "0_4\n"),
        ("puzzle.txt", "4\n", "04\n"),
        ("puzzle.txt", "4\n", "+4\n"),
        ("solution.txt", "R1C1-R1C2\n", "R1C1-R1C2 "),
        ("solution.txt", "R1C1-R1C2\n", "R1C1-R1C2\n\n"),
        ("solution.txt", "R1C1-R1C2\n", "R01C1-R1C2\n"),
        ("puzzle.cnf", "p cnf 3 9\n", "p  cnf 3 9\n"),
        ("puzzle.cnf", "p cnf 3 9\n", "p cnf 3 09\n"),
        ("puzzle.cnf", "p cnf 3 9\n", "p cnf 3 9\r\n"),
        ("puzzle.cnf", "-1 -3 0\n", "-1 -3 0"),
        ("proof.lrat", "10 1 0 2 0\n", "10  1 0 2 0\n"),
        ("proof.lrat", "10 1 0 2 0\n", "10 +1 0 2 0\n"),
        ("proof.lrat", "10 1 0 2 0\n", "1_0 1 0 2 0\n"),
        ("proof.lrat", "10 1 0 2 0\n", "10 1 0 \u0662 0\n"),
        ("proof.lrat", "10 1 0 2 0\n", "10 1 0 2 0 5\n"),
        ("proof.lrat", "10 1 0 2 0\n", "10 1 0 2 0\r\n"),
        ("proof.lrat", "10 1 0 2 0\n", "10 1 0 2 0\u2028"),
    ],
)
def test_the_files_are_read_strictly(file: str, old: str, new: str, tmp_path: Path) -> None:
    files = files_of(ONE)
    assert files[file].count(old) == 1
    changed = {**files, file: files[file].replace(old, new)}
    for given in (changed, _without_hash(changed)):
        write({}, tmp_path)
        for name, text in given.items():
            (tmp_path / name).write_bytes(text.encode())
        with pytest.raises(ValueError, match=r"puzzle|solution\.txt|proof\.lrat"):
            proof_checker.verify(tmp_path)


def test_a_certificate_without_a_hash_is_still_verified(tmp_path: Path) -> None:
    proved = proof_checker.verify(write(_without_hash(files_of(ONE)), tmp_path))
    assert (proved.solutions, proved.signed) == (1, False)


def test_a_certificate_of_an_earlier_version_is_still_verified(tmp_path: Path) -> None:
    files = {
        "puzzle.txt": "1 4\n? . . ?\n",
        "puzzle.cnf": "c 1 = R1C1-R1C1\nc 2 = R1C1-R1C2\nc 3 = R1C1-R1C3\n"
        "c 4 = R1C4-R1C4\nc 5 = R1C3-R1C4\nc 6 = R1C2-R1C4\n"
        "p cnf 6 13\n1 2 3 0\n2 3 6 0\n3 5 6 0\n4 5 6 0\n"
        "-1 -2 0\n-1 -3 0\n-2 -3 0\n-2 -6 0\n-3 -6 0\n-3 -5 0\n-5 -6 0\n"
        "-4 -5 0\n-4 -6 0\n",
        "solution.txt": "R1C1-R1C2\nR1C3-R1C4\n",
        "solution-2.txt": "R1C1-R1C3\nR1C4-R1C4\n",
    }
    proved = proof_checker.verify(write(files, tmp_path))
    assert (proved.solutions, proved.signed) == (2, False)


def test_the_hash_tells_puzzles_apart_that_have_the_same_clauses(tmp_path: Path) -> None:
    known, unknown = files_of("1 1\n"), files_of("1 ?\n")
    mixed = {**known, "puzzle.txt": unknown["puzzle.txt"]}
    assert _without_hash(known)["puzzle.cnf"] == _without_hash(unknown)["puzzle.cnf"]
    with pytest.raises(ValueError, match="names the hash of another puzzle"):
        proof_checker.verify(write(mixed, tmp_path))


def _without_hash(files: dict[str, str]) -> dict[str, str]:
    """Return the files as they were written before the CNF had the hash of the puzzle."""
    return {**files, "puzzle.cnf": re.sub("^c sha256.*\n", "", files["puzzle.cnf"])}


def test_a_file_that_never_ends_is_not_read(tmp_path: Path) -> None:
    write(files_of(ONE), tmp_path)
    (tmp_path / "proof.lrat").unlink()
    os.mkfifo(tmp_path / "proof.lrat")
    with pytest.raises(ValueError, match=r"proof\.lrat is not a regular file"):
        proof_checker.verify(tmp_path)
    with (tmp_path / "puzzle.txt").open("w") as file:
        file.truncate(2**40)  # it takes no place on the disk
    with pytest.raises(ValueError, match=r"puzzle\.txt has a line that is too long"):
        proof_checker.verify(tmp_path)


def _drawn(rows: int, cols: int, word: Callable[[int, int], str]) -> str:
    """Return the text of a puzzle with these words."""
    lines = (" ".join(word(row, col) for col in range(cols)) for row in range(rows))
    return "".join(f"{line}\n" for line in (f"{rows} {cols}", *lines))


def _unnamed_rectangles(size: int) -> dict[str, str]:
    """Return a puzzle of very many rectangles, with a short CNF."""
    grid = _drawn(size, size, lambda row, col: "?" if row == col and not row % 9 else ".")
    return {"puzzle.txt": grid, "puzzle.cnf": "p cnf 1 1\n"}


def _little_room(size: int) -> dict[str, str]:
    """Return a puzzle with clues in every other cell, any of which might be large."""
    grid = _drawn(size, size, lambda row, col: ".?"[(row + col) % 2])
    return {"puzzle.txt": grid, "puzzle.cnf": "p cnf 1 1\n"}


def _wide_overlaps(size: int) -> dict[str, str]:
    """Return the right files of a puzzle whose rectangles share most of their cells."""
    side = size // 3 + 2
    return files_of(
        _drawn(side, side, lambda row, col: "?" if row == col in (0, side - 1) else ".")
    )


def _repeated_rectangle(size: int) -> dict[str, str]:
    """Return a solution that names a large rectangle again and again."""
    files = files_of(_drawn(size, size, lambda _row, col: "." if col else str(size)))
    return {**files, "solution.txt": f"R1C1-R1C{size}\n" * size**2}


def _repeated_hint(size: int) -> dict[str, str]:
    """Return a proof that names a long clause again and again."""
    files = files_of("? ?" + " ." * size + "\n")
    claim = {name: files[name] for name in ("puzzle.txt", "puzzle.cnf")}  # no solution
    return {**claim, "proof.lrat": f"99999 0 {'2 ' * size**2}0\n"}


def _long_hints(size: int) -> dict[str, str]:
    """Return a proof of true steps, each of which rests on many long clauses."""
    long = " ".join(map(str, (1, *range(1000, 1000 + size))))
    lines = [f"{100 + each} {long} {5000 + each} 0 2 0" for each in range(size)]
    lines.append(f"{100 + size} {long} -5000 0 2 0")
    hints = " ".join(str(100 + each) for each in range(size + 1))
    lines += [f"{101 + size + each} {long} 0 {hints} 0" for each in range(size * 9)]
    return {**files_of(ONE), "proof.lrat": "".join(f"{line}\n" for line in lines)}


@pytest.mark.parametrize("size", [10, 30])
@pytest.mark.parametrize(
    "hostile",
    [
        _unnamed_rectangles,
        _little_room,
        _wide_overlaps,
        _repeated_rectangle,
        _repeated_hint,
        _long_hints,
    ],
)
def test_the_work_grows_with_the_length_of_the_files(
    hostile: Callable[[int], dict[str, str]],
    size: int,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(proof_checker, "MOST_LOOKS", 5)
    files = hostile(size)
    lines = _lines_executed(write(files, tmp_path))
    assert lines < 3 * sum(map(len, files.values()))


def _lines_executed(folder: Path) -> int:
    """Return how many lines of the checker are executed, those of loops each time."""
    count = 0

    def count_line(frame: FrameType, event: str, _value: object) -> Any:
        nonlocal count
        if frame.f_code.co_filename != proof_checker.__file__:
            return None
        count += event == "line"
        return count_line

    before = sys.gettrace()
    sys.settrace(count_line)
    try:
        with suppress(ValueError):
            proof_checker.verify(folder)
    finally:
        sys.settrace(before)
    return count


def test_a_short_folder_takes_little_memory(tmp_path: Path) -> None:
    files = _unnamed_rectangles(100)
    assert len(files["puzzle.txt"]) > 20_000
    write(files, tmp_path)
    tracemalloc.start()
    try:
        with pytest.raises(ValueError, match="does not encode"):
            proof_checker.verify(tmp_path)
        _size, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert peak < 4_000_000


def test_one_solution_given_twice_does_not_prove_several(tmp_path: Path) -> None:
    files = files_of(SEVERAL)
    assert refused({**files, "solution-2.txt": files["solution.txt"]}, tmp_path)
    assert refused({name: files[name] for name in files if name != "solution-2.txt"}, tmp_path)


def test_a_proof_that_there_is_no_solution_needs_the_clauses_of_the_puzzle(tmp_path: Path) -> None:
    files = files_of(ONE)
    del files["solution.txt"]
    assert refused(files, tmp_path)


def test_it_lists_the_rectangles_that_the_solver_lists(tmp_path: Path) -> None:
    from shikaku_gui.solver.candidates import placements
    from tests.solver.brute import any_puzzle, any_shaped_puzzle

    rng = random.Random(5)
    for number in range(220):
        make = any_shaped_puzzle if number >= 150 else any_puzzle
        puzzle = make(rng, rng.randint(1, 6), rng.randint(1, 6))
        clues = {
            (row, col): f"{area or '?'}{LETTERS[puzzle.shapes.get(Cell(row, col))]}"
            for (row, col), area in puzzle.clues.items()
        }
        listed = list(proof_checker.list_boxes(puzzle.rows, puzzle.cols, clues))
        assert len(set(listed)) == len(listed)
        assert listed == _in_order(listed, clues)
        clauses = list(proof_checker.encode(puzzle.rows, puzzle.cols, listed))
        assert clauses[puzzle.area :] == _overlaps(listed)
        if _adds_up(puzzle):
            assert set(listed) == {rect for mine in placements(puzzle) for rect in mine}
        else:
            assert listed == []


def _in_order(boxes: list[Box], clues: Mapping[Pair, str]) -> list[Box]:
    """Return the boxes in the order that all certificates number them in."""

    def key(box: Box) -> tuple[Pair, Box]:
        (clue,) = clues.keys() & set(proof_checker.cells(box))
        top, left, height, width = box
        return clue, (height, width, top, left)

    return sorted(boxes, key=key)


def _overlaps(boxes: list[Box]) -> list[Clause]:
    """Return the clauses of boxes that overlap, by the first cell that both cover."""
    found = []
    for (one, first), (other, second) in combinations(enumerate(boxes, 1), 2):
        common = set(proof_checker.cells(first)) & set(proof_checker.cells(second))
        if common:
            found.append((min(common), one, other))
    return [(-one, -other) for _cell, one, other in sorted(found)]


def _adds_up(puzzle: Puzzle) -> bool:
    known = sum(area or 0 for area in puzzle.clues.values())
    unknown = list(puzzle.clues.values()).count(None)
    return known + unknown <= puzzle.area if unknown else known == puzzle.area
