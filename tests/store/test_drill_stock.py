"""Drills from files: which are new, which are lacking, and those that are added."""

import os
from pathlib import Path

import pytest

from shikaku_gui import resources
from shikaku_gui.solver import Drill, Technique
from shikaku_gui.store import make_drill as program
from shikaku_gui.store.drill_stock import FEWEST_UNSEEN, DrillStock

PAIR = Technique.PAIR
FIRST, SECOND, THIRD = (
    Drill(f"clues:2x{cols}/{2 * cols}{gap}", 1, PAIR)
    for cols, gap in ((2, "c"), (3, "e"), (4, "g"))
)


def gap(free: int) -> str:
    """Return the letter for a number of free cells."""
    return chr(ord("a") + free - 1)


def write(folder: Path, *lines: object) -> Path:
    """Write the drills of a technique into a folder."""
    folder.mkdir(exist_ok=True)
    (folder / "pair.txt").write_text("".join(f"{line}\n" for line in lines))
    return folder


def test_drills_come_from_all_folders_in_order(tmp_path: Path) -> None:
    stock = DrillStock(write(tmp_path / "a", FIRST, SECOND), write(tmp_path / "b", SECOND, THIRD))
    assert stock.drills(PAIR) == [FIRST, SECOND, THIRD]
    assert DrillStock(tmp_path / "none").drills(PAIR) == []


def test_lines_that_are_no_drills_of_the_technique_are_left_out(tmp_path: Path) -> None:
    other = Drill(SECOND.puzzle, 0, Technique.POCKET)
    folder = write(tmp_path / "a", "what?", other, FIRST, "")
    assert DrillStock(folder).drills(PAIR) == [FIRST]
    (folder / "pair.txt").write_bytes(b"\xff\xfe\x00")
    assert DrillStock(folder).drills(PAIR) == []


def test_a_puzzle_that_was_seen_with_any_technique_is_not_new(tmp_path: Path) -> None:
    stock = DrillStock(write(tmp_path / "a", FIRST, SECOND))
    assert stock.unseen(PAIR, [f"{FIRST.puzzle} 7 sealed-pocket", ""]) == [SECOND]


def test_added_drills_go_into_the_last_folder(tmp_path: Path) -> None:
    shipped, own = write(tmp_path / "a", FIRST), tmp_path / "data" / "drills"
    stock = DrillStock(shipped, own)
    stock.add(SECOND)
    stock.add(THIRD)
    assert stock.drills(PAIR) == [FIRST, SECOND, THIRD]
    assert (own / "pair.txt").read_text() == f"{SECOND}\n{THIRD}\n"
    assert (shipped / "pair.txt").read_text() == f"{FIRST}\n"


def test_old_recipes_beside_an_added_drill_become_clues(tmp_path: Path) -> None:
    old = "shikaku:1/7x7/expert/balanced/none/70002 8 pair"
    stock = DrillStock(write(tmp_path / "a", old, "what?"))
    assert stock.drills(PAIR) == []
    stock.add(THIRD)
    shipped = DrillStock(resources.drills()).drills(PAIR)[0]
    assert stock.drills(PAIR) == [shipped, THIRD]
    assert (tmp_path / "a" / "pair.txt").read_text() == f"{shipped}\nwhat?\n{THIRD}\n"


def test_the_technique_with_the_fewest_new_drills_is_lacking(tmp_path: Path) -> None:
    for technique in Technique:
        rows = (f"clues:1x{cols}/{cols}{gap(cols - 1)}" for cols in range(2, FEWEST_UNSEEN + 4))
        text = "".join(f"{row} 0 {technique.value}\n" for row in rows)
        (tmp_path / f"{technique.value}.txt").write_text(text)
    stock = DrillStock(tmp_path)
    drills = stock.drills(PAIR)
    assert len(drills) == FEWEST_UNSEEN + 2
    assert stock.lacking([]) is None
    assert stock.lacking([str(drill) for drill in drills[:2]]) is None
    write(tmp_path, *drills[:-1])
    assert stock.lacking([str(drill) for drill in drills[:2]]) is PAIR


def test_the_program_makes_a_drill(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "nice", lambda _: None)
    assert program.main([str(tmp_path / "new"), Technique.ONLY_CLUE.value]) == 0
    (drill,) = DrillStock(tmp_path / "new").drills(Technique.ONLY_CLUE)
    assert drill.technique is Technique.ONLY_CLUE


def test_the_program_ends_with_its_parent(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    parents = iter(range(100))
    monkeypatch.setattr(os, "getppid", lambda: next(parents))
    monkeypatch.setattr(os, "nice", lambda _: None)
    assert program.main([str(tmp_path), PAIR.value]) == 1
    assert DrillStock(tmp_path).drills(PAIR) == []
