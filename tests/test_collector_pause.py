"""Garbage collection goes on after the last pause, if it was on before."""

import gc

import pytest

from shikaku_gui.collector_pause import paused_collector


@pytest.mark.parametrize("before", [True, False])
def test_the_last_pause_ends_it(before: bool) -> None:
    try:
        if not before:
            gc.disable()
        with paused_collector():
            with pytest.raises(KeyError), paused_collector():
                raise KeyError
            assert not gc.isenabled()
        assert gc.isenabled() is before
    finally:
        gc.enable()
