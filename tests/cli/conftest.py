"""Fixtures of the terminal's tests."""

from collections.abc import Callable
from pathlib import Path

import pytest

from shikaku_gui import resources


@pytest.fixture
def sample() -> Path:
    """Give a bundled puzzle."""
    return next(path for path in resources.samples() if path.stem == "gams-6x6")


@pytest.fixture
def write(tmp_path: Path) -> Callable[[str], str]:
    """Give a function that writes a text into a file and returns its name."""

    def written(text: str) -> str:
        path = tmp_path / "puzzle.txt"
        path.write_text(text, encoding="utf-8")
        return str(path)

    return written
