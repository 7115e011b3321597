"""The real program is killed at random moments: no move older than a second is lost.

After each kill the store and the history are read as the next start would. Every game of this
life must be in one of them as it was a second before the kill, or later; every game of earlier
lives as it was found then. Once a game is solved, by the player or by the program, that finish
stands, and what is played afterwards may be gone.
"""

import os
import random
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import takewhile
from operator import attrgetter
from pathlib import Path
from typing import NamedTuple

import pytest

from shikaku_gui.formats import loads
from shikaku_gui.store import GameStore
from shikaku_gui.store.database import open_database
from shikaku_gui.store.store_notices import local_today
from tests.attacks.killed_player import digest
from tests.attacks.rounds import AttackCount

ROOT = Path(__file__).parents[2]
LIVES_IN_A_FOLDER = 25
SEED = os.environ.get("SHIKAKU_SEED", "20261122")
FULL = os.environ.get("SHIKAKU_ATTACKS") == "full"
PROGRAMS, BURNERS = (4, 2) if FULL else (1, 0)
"""How many programs run at a time, and how many processes keep the processor busy besides."""
LOST_AT_MOST = 1.0 if FULL else 2.5
"""Seconds. Among the everyday checks the machine has other work, so that times mean less."""
LONGEST_LIFE = 4000
DATA = Path("data", "shikaku_gui", "shikaku_gui")
BURNER = "while True: pass"


@contextmanager
def nursery(folder: Path) -> Iterator[subprocess.Popen[bytes]]:
    """Run the process whose children are the program.

    It has a session of its own, to which Linux gives its share of the processor.
    """
    places = {f"XDG_{kind}_HOME": str(folder / kind.lower()) for kind in ("DATA", "CONFIG")}
    environment = os.environ | places | {"XDG_CACHE_HOME": str(folder / "cache")}
    environment |= {"PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, str(ROOT / "tests" / "attacks" / "killed_player.py"), str(folder)]
    pipe = subprocess.PIPE
    with (
        (folder / "errors").open("ab") as errors,
        subprocess.Popen(
            command,
            stdin=pipe,
            stdout=pipe,
            stderr=errors,
            env=environment,
            start_new_session=True,
        ) as process,
    ):
        yield process


@contextmanager
def load(burners: int) -> Iterator[None]:
    """Keep the processor busy."""
    command = [sys.executable, "-c", BURNER]
    busy = [subprocess.Popen(command, start_new_session=True) for _ in range(burners)]
    try:
        yield
    finally:
        for each in busy:
            each.kill()
            each.wait()


def one_life(
    process: subprocess.Popen[bytes], seed: int, milliseconds: int, moment: str
) -> float | None:
    """Let the program live so long from its start, or from when it can be played (``play``).

    Returns the instant of its death, None if it crashed.
    """
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(f"{seed} {milliseconds} {moment}\n".encode())
    process.stdin.flush()
    words = process.stdout.readline().split()
    if words[0] != b"dead":
        return None  # the program ended by itself
    assert process.stdout.readline().split() == [b"ended", b"9"]
    return float(words[1])


class Position(NamedTuple):
    """A position of a game: when it was told, its digest, whether the game was finished once."""

    time: float
    mark: str
    moves: int
    finished: bool


Positions = dict[str, list[Position]]


def told(folder: Path) -> Positions:
    """Return the positions of each game in this life."""
    path = folder / "told"
    positions: Positions = defaultdict(list)
    if path.exists():
        for line in path.read_text("utf-8").splitlines():
            time, title, mark, moves, finished = line.split("\t")
            position = Position(float(time), mark, int(moves), finished == "1")
            positions[title].append(position)
        path.unlink()
    return positions


def found(folder: Path) -> dict[str, set[str]]:
    """Return the digests of the positions of each game in the store and in the history."""
    digests: dict[str, set[str]] = defaultdict(set)
    store = GameStore(folder / DATA / "games")
    first = store.open_last()
    assert first.notices == ()
    for name in store.names():
        opened = store.open(name)
        assert opened.notices == ()
        assert opened.stored is not None
        digests[opened.stored.game.puzzle.title].add(digest(opened.stored.game))
    for lock in list(store._locks):
        store._unlock(lock, discard=True)  # nothing is compacted, as if nobody had looked
    if (folder / DATA / "player.sqlite").exists():
        database = open_database(folder / DATA / "player.sqlite", local_today())
        assert database.notices == ()
        for (text,) in database.read("SELECT text FROM saves"):
            game = loads(text)
            digests[game.puzzle.title].add(digest(game))
        database.close()
    return digests


def saves(folder: Path, death: float) -> list[str]:
    """Return of the last saves of this life when each began and ended, and of which game."""
    path = folder / "saves"
    lines = path.read_text("utf-8").splitlines() if path.exists() else []
    path.unlink(missing_ok=True)
    told_saves = []
    for line in lines[-12:]:
        begin, end, waited, title, moves = line.split("\t")
        when = f"{float(begin) - death:.2f} to {float(end) - death:.2f}"
        told_saves.append(f"{when}, {waited} without a processor: {title}, {moves} moves")
    return told_saves


def lost(
    positions: Positions, here: dict[str, set[str]], known: dict[str, set[str]], death: float
) -> Iterator[str]:
    """Yield the games of which more is lost than the last second; ``known`` is from before."""
    for title, history in positions.items():
        before = [each for each in history if each.time <= death - LOST_AT_MOST]
        allowed = before[-1:] + history[len(before) :]
        may_be_absent = not before or any(each.moves == 0 for each in allowed)
        marks = {each.mark for each in allowed} | finishes(before, known.get(title, set()))
        if not may_be_absent and here[title].isdisjoint(marks):
            last = [(round(each.time - death, 2), *each[1:]) for each in history[-12:]]
            yield f"{title}: told {last}, found {here[title]}"


def finishes(history: list[Position], known: set[str]) -> set[str]:
    """Return the positions among which the first finish of a game is, if it is finished.

    It may have been finished before this life, when the ``known`` positions were found.
    """
    since = list(takewhile(attrgetter("finished"), reversed(history)))
    return {each.mark for each in since} | (known if len(since) == len(history) else set())


@dataclass
class Found:
    """The findings after the lives in a folder."""

    positions: int = 0
    failures: list[str] = field(default_factory=list)


def lives(folder: Path, numbers: range) -> Found:
    """Kill the program once for each number, with the same data, and look after each life."""
    folder.mkdir()
    chance = random.Random(f"{SEED} {numbers.start}")
    known: dict[str, set[str]] = {}
    result = Found()
    with nursery(folder) as process:
        for life in numbers:
            moment = chance.choice(("start", "play", "play", "play"))
            death = one_life(process, life, chance.randrange(100, LONGEST_LIFE), moment)
            if death is None:
                result.failures.append(f"life {life}: the program ended by itself")
                break
            positions, here, last_saves = told(folder), found(folder), saves(folder, death)
            result.positions += sum(map(len, positions.values()))
            result.failures += [
                f"life {life}: {each}, saves {last_saves}"
                for each in lost(positions, here, known, death)
            ]
            result.failures += [
                f"life {life}: {title} is gone"
                for title, marks in known.items()
                if title not in positions and here[title].isdisjoint(marks)
            ]
            known = {title: marks for title, marks in here.items() if marks}
    errors = (folder / "errors").read_text("utf-8")
    if "Traceback" in errors or "Fatal" in errors:
        result.failures.append(f"lives from {numbers.start}: {errors[-2000:]}")
    return result


@pytest.mark.skipif(not hasattr(os, "fork"), reason="a life is forked")
def test_killed_at_any_moment_it_loses_at_most_a_second(
    tmp_path: Path, attack_count: AttackCount, attack_failures: list[str]
) -> None:
    kills = attack_count("kills of the real program", 1000, 10)
    starts = range(0, kills, LIVES_IN_A_FOLDER)
    with load(BURNERS), ThreadPoolExecutor(PROGRAMS) as programs:
        numbers = [range(start, min(start + LIVES_IN_A_FOLDER, kills)) for start in starts]
        results = list(programs.map(lives, [tmp_path / str(each) for each in starts], numbers))
    attack_failures += [each for result in results for each in result.failures]
    positions = sum(result.positions for result in results)
    print(f"{positions:,} positions")
    assert positions > kills  # the program was played in
