"""Shared by all tests: the corpus where it is present, and hypothesis without deadlines."""

import gc
import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# Windows are tested without a screen, but for the tests that script/test-screen runs.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# Tests expect English, whatever the language of the developer.
os.environ["LC_ALL"] = "C.UTF-8"

# Machines are noisy: a slow example is no failure. Every day the examples are few and the same
# ones, so that what fails fails for everybody; the slow run looks for new ones each time.
settings.register_profile(
    "thorough",
    max_examples=200,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
    print_blob=True,
)
settings.register_profile(
    "everyday", settings.get_profile("thorough"), max_examples=50, derandomize=True
)

CORPUS = Path(__file__).resolve().parents[2] / "shared" / "corpus" / "train.json"
"""Published puzzles with their solutions, in JSON: they are not ours, so they are not in here."""


def pytest_configure(config: pytest.Config) -> None:
    """Choose the examples of hypothesis by the kind of the run, and let code be compiled once.

    Where Python is told to write no bytecode, each process that a test starts would compile all
    that it imports. Then it is written into the environment, not beside the sources.
    """
    settings.load_profile("thorough" if is_slow_run(config) else "everyday")
    if sys.dont_write_bytecode:
        sys.dont_write_bytecode = False
        sys.pycache_prefix = str(Path(sys.prefix, "pycache"))
        os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
        os.environ["PYTHONPYCACHEPREFIX"] = sys.pycache_prefix


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Let the slow run hold what is tested with examples against new ones too."""
    if is_slow_run(config):
        for item in items:
            if getattr(getattr(item, "obj", None), "is_hypothesis_test", False):
                item.add_marker("slow")


def pytest_collection_finish() -> None:
    """Leave what all tests share out of every later collection of garbage."""
    gc.freeze()


def is_slow_run(config: pytest.Config) -> bool:
    return bool(config.option.markexpr == "slow")


@pytest.fixture(scope="session", autouse=True)
def no_waiting_for_the_disk() -> Iterator[None]:
    """Let nothing that the tests write last over a power cut; what is written stays the same."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "fsync", lambda _handle: None)
        yield


@pytest.fixture(scope="session")
def corpus() -> Path:
    """Give the path of the corpus beside the checkout, or skip where it is absent."""
    if not CORPUS.exists():
        pytest.skip("the corpus is not beside this checkout")
    return CORPUS
