"""The program is closed at random moments, in every way: it ends as documented, without a word."""

import os
import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.attacks.closing_program import CloseBy
from tests.attacks.rounds import AttackCount
from tests.attacks.started_program import StartedProgram, own_data

pytestmark = pytest.mark.skipif(os.name != "posix", reason="signals of POSIX")

LATEST_SECONDS = 3.0
KEPT_FOR = 25  # rounds with the same files: a first start, a library, games in progress


def test_starts_and_closings(
    tmp_path: Path, attack_count: AttackCount, attack_failures: list[str]
) -> None:
    rounds = attack_count("starts and closings", 500, 6)
    chance = random.Random(20)
    for number in range(rounds):
        way = list(CloseBy)[number % len(CloseBy)]
        seconds = chance.uniform(0.0, LATEST_SECONDS)
        wrong = StartedProgram(tmp_path / str(number // KEPT_FOR), way, seconds, number).end()
        if wrong:
            attack_failures.append(f"round {number}, {way.value} after {seconds:.2f} s: {wrong}")


def test_closings_under_a_locked_database(
    tmp_path: Path, attack_count: AttackCount, attack_failures: list[str]
) -> None:
    rounds = attack_count("closings under a locked database", 60, 3)
    chance = random.Random(21)
    StartedProgram(tmp_path, CloseBy.QUIT, 1.0, 0).end()
    with closing(sqlite3.connect(own_data(tmp_path) / "player.sqlite")) as other:
        other.execute("BEGIN EXCLUSIVE")
        for number in range(rounds):
            way = list(CloseBy)[number % len(CloseBy)]
            seconds = chance.uniform(0.0, LATEST_SECONDS)
            wrong = StartedProgram(tmp_path, way, seconds, number).end()
            if wrong:
                failure = f"round {number}, {way.value} after {seconds:.2f} s: {wrong}"
                attack_failures.append(failure)
