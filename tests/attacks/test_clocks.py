"""The clock of the machine is anywhere, and jumps: no error, and the program ends as always."""

import random
from datetime import UTC, datetime
from pathlib import Path
from shutil import which

import pytest

from tests.attacks.closing_program import FIRST, LAST, CloseBy
from tests.attacks.rounds import AttackCount
from tests.attacks.started_program import StartedProgram

SECONDS = 4.0


@pytest.mark.skipif(which("faketime") is None, reason="faketime sets the clock")
def test_starts_with_any_clock(
    tmp_path: Path, attack_count: AttackCount, attack_failures: list[str]
) -> None:
    rounds = attack_count("starts with any clock", 60, 2)
    chance = random.Random(5)
    usual = [datetime(year, 1, 1, tzinfo=UTC) for year in (1970, 2020, 2024, 2038, 2039)]
    for number in range(rounds):
        moment = FIRST + chance.random() * (LAST - FIRST)
        if number < len(usual):
            moment = max(usual[number], FIRST)
        text = moment.strftime("@%Y-%m-%d %H:%M:%S")
        # The same files each time: the clock jumps either way from one start to the next.
        wrong = StartedProgram(
            tmp_path,
            CloseBy.QUIT,
            SECONDS,
            number,
            within=("faketime", "-f", text),
            DONT_FAKE_MONOTONIC="1",  # no system changes that one
            TZ=chance.choice(("UTC", "Pacific/Kiritimati", "Etc/GMT+12")),
        ).end()
        if wrong:
            attack_failures.append(f"{text}: {wrong}")


def test_a_clock_that_jumps_during_play(
    tmp_path: Path, attack_count: AttackCount, attack_failures: list[str]
) -> None:
    rounds = attack_count("programs with a jumping clock", 40, 2)
    for number in range(rounds):
        program = StartedProgram(tmp_path, CloseBy.QUIT, SECONDS, number, SHIKAKU_CLOCK="jumping")
        wrong = program.end()
        if wrong:
            attack_failures.append(f"round {number}: {wrong}")
