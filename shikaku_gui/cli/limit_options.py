"""What commands share that may take long: a limit for each puzzle, and saying that it was met."""

import argparse

from shikaku_gui.cli.arguments import positive
from shikaku_gui.solver import Control


def add_time_limit(parser: argparse.ArgumentParser) -> None:
    """Add the option that ends the work on a puzzle after some seconds."""
    parser.add_argument("--time-limit", type=positive, metavar="S", help="seconds for each puzzle")


def why_cut_short(done: str, seconds: float | None, control: Control) -> str:
    """Return why a puzzle is not ``done``, graded say: the seconds are over, or it is too large."""
    if seconds is not None and control.over:
        return f"not {done} within {seconds:g} s"
    return f"not {done}: too many rectangles are possible"
