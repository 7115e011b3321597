"""Parsing of arguments that several commands share."""

from __future__ import annotations

import argparse
import gettext
import math
import sys
from typing import Any, NoReturn

from shikaku_gui import solver
from shikaku_gui.cli.streams import escape_controls
from shikaku_gui.cli.terminal_texts import decimal_text
from shikaku_gui.i18n import N_, _

MAX_COUNT = 10**9
"""The largest number that an argument can ask for."""

_MAX_DIGITS = 20


class Parser(argparse.ArgumentParser):
    """A parser that escapes control characters in its error messages, and lists its arguments."""

    _is_adding = False

    def add_argument(self, *names: Any, **settings: Any) -> argparse.Action:
        """Add an argument, without asking for the width of the terminal, which imports shutil."""
        self._is_adding = True
        try:
            return super().add_argument(*names, **settings)
        finally:
            self._is_adding = False

    def _get_formatter(self) -> argparse.HelpFormatter:
        # An argument that is added is formatted only to check it.
        if self._is_adding:
            return argparse.HelpFormatter(self.prog, width=80)
        return super()._get_formatter()

    @property
    def arguments(self) -> tuple[argparse.Action, ...]:
        """All arguments, positional ones and options."""
        return tuple(self._actions)

    def _print_message(self, message: str, file: Any = None) -> None:
        """Print a message, where argparse would pass over a failure of standard output.

        Raises:
            OSError: the help or the version cannot be written.
        """
        if file is sys.stdout:
            print(message, end="", flush=True)
        else:
            super()._print_message(message, file)

    def error(self, message: str) -> NoReturn:
        """Print what is wrong with the arguments and end the program.

        Raises:
            SystemExit: always.
        """
        super().error(escape_controls(message))

    def refuse(self, argument: str, reason: str) -> NoReturn:
        """Print what is wrong with an argument and end the program.

        Raises:
            SystemExit: always.
        """
        wrong = gettext.gettext("argument %(argument_name)s: %(message)s")  # a text of argparse
        self.error(wrong % {"argument_name": argument, "message": reason})

    def refuse_unknown(self, arguments: list[str]) -> NoReturn:
        """Print that the parser does not know arguments and end the program.

        Raises:
            SystemExit: always.
        """
        self.error(gettext.gettext("unrecognized arguments: %s") % " ".join(arguments))

    def require(self, arguments: str) -> NoReturn:
        """Print that arguments are missing and end the program.

        Raises:
            SystemExit: always.
        """
        self.error(gettext.gettext("the following arguments are required: %s") % arguments)


def count(text: str, most: int = MAX_COUNT) -> int:
    """Return an argument that must be a whole number from 1 to ``most``.

    Raises:
        ArgumentTypeError: it is not.
    """
    number = int(text) if text.isascii() and text.isdigit() and len(text) < _MAX_DIGITS else 0
    if not 1 <= number <= most:
        raise argparse.ArgumentTypeError(
            _("expected a whole number from 1 to {most}, not {text}").format(
                most=most, text=repr(text[:_MAX_DIGITS])
            )
        )
    return number


def positive(text: str) -> float:
    """Return an argument that must be a finite number above 0.

    Raises:
        ArgumentTypeError: it is not.
    """
    try:
        value = float(text)
    except ValueError:
        value = math.nan
    if not 0 < value < math.inf:
        wrong = _("expected a number above 0, not {text}")
        raise argparse.ArgumentTypeError(wrong.format(text=repr(text)))
    return value


def add_time_limit(
    parser: argparse.ArgumentParser,
    text: str = N_("the most seconds to spend on each puzzle"),
    default: float | None = None,
) -> None:
    """Add the option that limits the time for each puzzle, or for what the text says."""
    parser.add_argument("--time-limit", type=positive, default=default, metavar="S", help=_(text))


def why_cut_short(seconds: float | None, control: solver.Control) -> str:
    """Return why the work on a puzzle ended early: the time is over, or it is too large."""
    if seconds is not None and control.is_over():
        return _("reached its time limit of {seconds} s").format(
            seconds=decimal_text(f"{seconds:g}")
        )
    return _("too many rectangles are possible")
