"""Folders that a command made: which files in them it may replace."""

import json
from pathlib import Path

_MOST_BYTES = 1 << 24


def known_files(summary: Path, made_by: str) -> frozenset[str]:
    """Return the files beside a summary that lists them, if a command of that name wrote it.

    The summary is a JSON object with the command as ``format`` and the names as ``files``. Where
    there is none, nothing in the folder may be replaced.
    """
    try:
        with summary.open("rb") as file:
            told = json.loads(file.read(_MOST_BYTES))
        if told["format"] == made_by:
            return frozenset({summary.name, *map(str, told["files"])})
    except (OSError, ValueError, TypeError, KeyError, RecursionError):
        pass
    return frozenset()
