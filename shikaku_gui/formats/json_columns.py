"""Long lists of JSON as columns: each is looked through by functions written in C."""

from collections.abc import Iterable, Sequence
from typing import Any, cast


def columns(values: Sequence[object], count: int) -> list[tuple[Any, ...]] | None:
    """Return the columns of lists of ``count`` values, None where a value is no such list."""
    if set(map(type, values)) != {list}:
        return None
    lists = cast("Sequence[list[object]]", values)
    return list(zip(*lists, strict=True)) if set(map(len, lists)) == {count} else None


def are_integers(values: Iterable[object]) -> bool:
    """Tell whether all values are whole numbers, of which bools are none."""
    return set(map(type, values)) <= {int}
