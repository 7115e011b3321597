"""Fixtures of the tests of sites."""

import pytest
from PySide6.QtWidgets import QApplication


@pytest.fixture(autouse=True)
def _application(qapp: QApplication) -> None:
    """Have the application that draws the icons be the one that other tests need."""
