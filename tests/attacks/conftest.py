"""Attacks on the program: each announces its rounds, and the run ends with what each found.

Every test in this folder is marked ``slow``. script/test-attacks runs them.
"""

from collections.abc import Generator
from pathlib import Path

import pytest

from tests.attacks.rounds import AttackCount, AttackLog, is_full_run

FOLDER = Path(__file__).parent
LOG = pytest.StashKey[AttackLog]()
PROPERTY = "attack"
"""Under this name a report carries the name, rounds and failures of an attack."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if FOLDER in item.path.parents:
            item.add_marker("slow")


@pytest.fixture
def attack_count(request: pytest.FixtureRequest) -> AttackCount:
    """Announce an attack and learn its rounds: ``rounds = attack_count("kills", 1000, 10)``."""
    log: AttackLog = request.node.stash.setdefault(LOG, AttackLog())

    def announce(name: str, full: int, short: int) -> int:
        log.rounds[name] = full if is_full_run() else short
        return log.rounds[name]

    return announce


@pytest.fixture
def attack_failures(request: pytest.FixtureRequest) -> list[str]:
    """Note failures here to let the attack continue: the test fails at its end if there are any."""
    log: AttackLog = request.node.stash.setdefault(LOG, AttackLog())
    return log.failures


@pytest.hookimpl(wrapper=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> Generator[None, object, object]:
    log = pyfuncitem.stash.get(LOG, AttackLog())
    try:
        result = yield
    except (Exception, pytest.fail.Exception) as error:
        log.failures.append(f"{type(error).__name__}: {error}")
        raise
    finally:
        for name, rounds in log.rounds.items():
            pyfuncitem.user_properties.append((PROPERTY, (name, rounds, len(log.failures))))
    if log.failures:
        pytest.fail("\n".join([f"{len(log.failures)} failures:", *log.failures]), pytrace=False)
    return result


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    found = sorted(
        value
        for outcome in ("passed", "failed")
        for report in terminalreporter.stats.get(outcome, [])
        for key, value in report.user_properties
        if key == PROPERTY
    )
    if found:
        terminalreporter.section("attacks")
    for name, rounds, failures in found:
        terminalreporter.line(f"{name}: {rounds:,} rounds, {failures:,} failures")
