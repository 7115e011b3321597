"""The command ``shikaku``: without a subcommand it opens the window, with one it needs none.

Importing this loads neither Qt nor the solver; each way loads what it needs.
"""

import argparse
import os
import sys
from collections.abc import Callable, Sequence

from shikaku_gui import __version__
from shikaku_gui.cli.status import Exit

_DESCRIPTION = "Play Shikaku: cut the grid into rectangles, one number each."
_COMMANDS_HELP = """\
in the terminal:
  shikaku solve FILE    solve a puzzle and draw it (shikaku solve --help)
"""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command with these arguments, by default the program's own.

    Returns the exit status, see :class:`shikaku_gui.cli.status.Exit`.

    Raises:
        SystemExit: the arguments make no sense, or ask for help or the version.
    """
    given = list(sys.argv[1:] if arguments is None else arguments)
    try:
        if given and given[0] in _COMMANDS:
            return _COMMANDS[given[0]](given[1:])
        return _window(given)
    except KeyboardInterrupt:
        return Exit.INTERRUPTED
    except BrokenPipeError:
        return _reader_left()


def _solve(arguments: list[str]) -> int:
    from shikaku_gui.cli import solve

    return solve.run(arguments)


_COMMANDS: dict[str, Callable[[list[str]], int]] = {"solve": _solve}


def _window(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="shikaku",
        description=_DESCRIPTION,
        epilog=_COMMANDS_HELP,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("file", nargs="?", metavar="FILE", help="the puzzle to open")
    parser.add_argument("--version", action="version", version=f"shikaku {__version__}")
    chosen = parser.parse_args(arguments)
    if not _has_screen():
        parser.error("there is no screen here; in the terminal there is: shikaku solve FILE")
    from shikaku_gui.gui.app import main as open_window

    return open_window([chosen.file] if chosen.file else [])


def _has_screen() -> bool:
    """Tell whether Qt will find a screen; without one it ends the process, with a core dump."""
    names = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    return sys.platform != "linux" or any(map(os.environ.get, names))


def _reader_left() -> int:
    """Leave quietly after the reader of a pipe has gone, as ``head`` does."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return Exit.READER_LEFT
