"""Parsing of arguments that are paths."""

import argparse
from collections.abc import Callable
from pathlib import Path

from shikaku_gui.i18n import _


def path_ending_in(*suffixes: str) -> Callable[[str], Path]:
    """Return the type of an argument that must be a path with one of these suffixes."""

    def parsed(text: str) -> Path:
        path = Path(text)
        if path.suffix.lower() not in suffixes:
            wrong = _("expected a name ending in {names}").format(names=", ".join(suffixes))
            raise argparse.ArgumentTypeError(wrong)
        return path

    return parsed
