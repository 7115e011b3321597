"""Values that a test knows to exist, for the type checker too."""

from typing import TypeVar

T = TypeVar("T")


def known(value: T | None) -> T:
    """Return a value that is not None."""
    assert value is not None
    return value
