"""A browser for the tests that play web pages."""

from collections.abc import Iterator

import pytest

from tests.browser import Browser


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    """Give a browser for all tests of a module."""
    with Browser(tmp_path_factory.mktemp("chromium")) as started:
        yield started
