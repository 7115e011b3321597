"""Garbage collection goes on after the last pause as it was before."""

import gc
from collections.abc import Iterator

import pytest

from shikaku_gui.collector_pause import paused_collector, paused_full_collections


@pytest.fixture(autouse=True)
def collector() -> Iterator[None]:
    usual = gc.get_threshold()
    yield
    gc.enable()
    gc.set_threshold(*usual)


@pytest.mark.parametrize("before", [True, False])
def test_the_last_pause_ends_it(before: bool) -> None:
    if not before:
        gc.disable()
    with paused_collector():
        with pytest.raises(KeyError), paused_collector():
            raise KeyError
        assert not gc.isenabled()
    assert gc.isenabled() is before


def collected(objects: int) -> set[int]:
    """Return the generations that are collected while so many objects are made, and kept."""
    seen: set[int] = set()

    def note(phase: str, about: dict[str, int]) -> None:
        seen.add(about["generation"])

    gc.callbacks.append(note)
    try:
        kept: list[list[int]] = [[] for _ in range(objects)]
    finally:
        gc.callbacks.remove(note)
    assert kept
    return seen


def test_full_collections_alone_are_put_off() -> None:
    gc.set_threshold(10, 2, 2)
    gc.collect()
    with paused_full_collections():
        with pytest.raises(KeyError), paused_full_collections():
            raise KeyError
        assert collected(100_000) == {0, 1}
    assert gc.get_threshold() == (10, 2, 2)
    assert 2 in collected(100_000)
