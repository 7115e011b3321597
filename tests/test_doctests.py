"""The examples in docstrings are run."""

import doctest
import importlib
from pathlib import Path

import pytest

import shikaku_gui

PACKAGE = Path(shikaku_gui.__file__).parent


def module_name(path: Path) -> str:
    parts = ("shikaku_gui", *path.relative_to(PACKAGE).with_suffix("").parts)
    return ".".join(parts).removesuffix(".__init__")


# To look for examples in every object of every module takes long; most modules have none.
MODULES = [
    module_name(path)
    for path in sorted(PACKAGE.rglob("*.py"))
    if ">>>" in path.read_text(encoding="utf-8")
]


@pytest.mark.parametrize("name", MODULES)
def test_examples_in_docstrings_hold(name: str) -> None:
    result = doctest.testmod(importlib.import_module(name))
    assert result.attempted
    assert not result.failed


def test_there_are_examples() -> None:
    assert len(MODULES) > 5
