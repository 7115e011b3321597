"""Fixtures of the terminal's tests."""

from pathlib import Path

import pytest

from shikaku_gui import resources


@pytest.fixture
def sample() -> Path:
    """Give a bundled puzzle."""
    return next(path for path in resources.samples() if path.stem == "gams-6x6")
