"""What the docstrings show is run."""

import doctest
import importlib
import pkgutil

import pytest

import shikaku_gui

MODULES = [
    module.name
    for module in pkgutil.walk_packages(shikaku_gui.__path__, "shikaku_gui.")
    if not module.name.endswith("__main__")
]


@pytest.mark.parametrize("name", MODULES)
def test_examples_in_docstrings_hold(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0


def test_there_are_examples() -> None:
    found = (doctest.DocTestFinder().find(importlib.import_module(name)) for name in MODULES)
    assert sum(len(test.examples) for tests in found for test in tests) > 5
