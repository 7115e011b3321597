"""What commands share that read arguments: complaints that no terminal obeys, and numbers."""

import argparse
import math
from typing import NoReturn

from shikaku_gui.cli.streams import one_line

MOST = 10**9
"""The most of anything that can be asked for."""

_DIGITS = 20


class Parser(argparse.ArgumentParser):
    """A parser that shows what was given without the signs that a terminal would obey."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong with the arguments and end the program.

        Raises:
            SystemExit: always.
        """
        super().error(one_line(message))


def count(text: str, most: int = MOST) -> int:
    """Return a whole number from 1 on that was given as an argument.

    Raises:
        ArgumentTypeError: it is none, or larger than any that makes sense.
    """
    number = int(text) if text.isascii() and text.isdigit() and len(text) < _DIGITS else 0
    if not 1 <= number <= most:
        raise argparse.ArgumentTypeError(
            f"a whole number from 1 to {most} was expected, not {text[:_DIGITS]!r}"
        )
    return number


def positive(text: str) -> float:
    """Return a number above 0 that was given as an argument.

    Raises:
        ArgumentTypeError: it is none.
    """
    try:
        value = float(text)
    except ValueError:
        value = math.nan
    if not 0 < value < math.inf:
        raise argparse.ArgumentTypeError(f"a number above 0 was expected, not {text!r}")
    return value
