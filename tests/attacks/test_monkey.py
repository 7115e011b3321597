"""A monkey does at random what a player can do in the window: nothing breaks or is lost."""

from itertools import count
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.attacks.monkey import Step, failure_of, random_steps, shortest_failing
from tests.attacks.rounds import AttackCount, is_full_run


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_monkeys_at_the_window(
    tmp_path: Path, qtbot: QtBot, attack_count: AttackCount, attack_failures: list[str]
) -> None:
    monkeys = attack_count("monkeys at the window", 20, 1)
    folders = (tmp_path / str(number) for number in count())
    for seed in range(monkeys):
        steps = random_steps(seed, 4000 if is_full_run() else 200)
        failure = failure_of(steps, next(folders), qtbot)
        if failure is not None:
            done, said = failure

            def fails(fewer: tuple[Step, ...], said: str = said) -> bool:
                found = failure_of(fewer, next(folders), qtbot)
                return found is not None and found[1][:40] == said[:40]

            shortest = shortest_failing(steps[:done], fails)
            attack_failures.append(f"monkey {seed}, step {done}: {said}; {list(shortest)}")
