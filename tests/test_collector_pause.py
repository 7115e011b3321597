"""Garbage collection goes on after the last pause as it was before."""

import gc
from collections.abc import Iterator

import pytest

from shikaku_gui.collector_pause import is_collector_paused, paused_collector


@pytest.fixture(autouse=True)
def collector() -> Iterator[None]:
    yield
    gc.enable()


@pytest.mark.parametrize("before", [True, False])
def test_the_last_pause_ends_it(before: bool) -> None:
    if not before:
        gc.disable()
    with paused_collector():
        with pytest.raises(KeyError), paused_collector():
            raise KeyError
        assert is_collector_paused()
        assert not gc.isenabled()
    assert not is_collector_paused()
    assert gc.isenabled() is before
