"""Two programs with the same files at the same time: each keeps its games and its puzzle."""

import json
import math
import random
import time
from pathlib import Path

from shikaku_gui.play import load_editor_state
from shikaku_gui.store import GameStore
from tests.attacks.closing_program import CloseBy
from tests.attacks.rounds import AttackCount
from tests.attacks.started_program import StartedProgram, own_data

KEPT_FOR = 10


def test_two_programs_with_the_same_files(
    tmp_path: Path, attack_count: AttackCount, attack_failures: list[str]
) -> None:
    rounds = attack_count("pairs of programs with the same files", 60, 2)
    chance = random.Random(7)
    for number in range(rounds):
        folder = tmp_path / str(number // KEPT_FOR)
        seconds = chance.uniform(2.5, 5.0)
        until = time.time() + seconds
        ways = chance.choices(list(CloseBy), k=2)
        pair = [
            StartedProgram(folder, way, seconds, 2 * number + one, SHIKAKU_EDITOR="first")
            for one, way in enumerate(ways)
        ]
        found = [wrong for wrong in [program.end() for program in pair] if wrong]
        found += unreadable_in(own_data(folder))
        if all(opened_editor(program) < until for program in pair):
            found += lost_drafts(own_data(folder), pair)
        attack_failures += [f"round {number}: {wrong}" for wrong in found]


def opened_editor(program: StartedProgram) -> float:
    """Return when the editor was opened, infinity if it was not."""
    times = [float(line.split()[1]) for line in program.said if line.startswith("editor ")]
    return min(times, default=math.inf)


def lost_drafts(data: Path, pair: list[StartedProgram]) -> list[str]:
    """Say which puzzles are in no draft, of two editors that were open at the same time."""
    kept = []
    for path in data.glob("editing*.json"):
        puzzle = load_editor_state(path).current.puzzle
        kept.append({str(cell): area for cell, area in puzzle.clues.items()})
    last = [[line for line in program.said if line.startswith("{")][-1] for program in pair]
    return [f"the draft {line} is lost" for line in last if json.loads(line) not in kept]


def unreadable_in(data: Path) -> list[str]:
    """Say which files were set aside, and which games cannot be opened."""
    found = [f"{path.name} was set aside" for path in data.rglob("*.damaged-*")]
    store = GameStore(data / "games")
    for name in store.names():
        opened = store.open(name)
        if opened.stored is None or opened.notices:
            found.append(f"{name}: {opened.notices}")
    store.close()
    return found
