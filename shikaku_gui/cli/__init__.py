"""The command ``shikaku``: opens the window, or runs a subcommand in the terminal.

Each subcommand imports what it needs when it is run.
"""

import importlib
import os
import signal
import sys
from collections.abc import Callable, Sequence

from shikaku_gui import __version__
from shikaku_gui.cli import streams
from shikaku_gui.cli.exit_status import ExitStatus

_DESCRIPTION = "Play Shikaku: cut the grid into rectangles, one number each."
_FILE_HELP = (
    "the puzzle to open: a file, a link, or the recipe that a puzzle made here names as its source"
)
_COMMANDS_HELP = """\
in the terminal:
  shikaku solve FILE...         solve puzzles and draw them (shikaku solve --help)
  shikaku check FILE...         say how many solutions puzzles have, a line a puzzle
  shikaku hint FILE...          give the next step, and why
  shikaku explain FILE...       say the whole way to the solution, a line a step
  shikaku grade FILE...         say how hard puzzles are for a person, a line a puzzle
  shikaku lab FILE...           compare the formulations of the literature on puzzles
  shikaku prove FILE -o DIR     write a proof of how many solutions a puzzle has
  shikaku verify-proof DIR      check such a proof without the solver
  shikaku generate ROWSxCOLS    make new puzzles, of a wanted grade and character
  shikaku dataset SPEC -o DIR   make a dataset: solved, graded, in splits
  shikaku convert IN... OUT     turn one format into another
  shikaku render FILE -o OUT    draw a puzzle as a picture, or make a web page
  shikaku print FILE... -o OUT  put puzzles on pages, or make a book: PDF

FILE is a file in any format that can be opened, a folder, a link, or - for standard input.
"""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command with these arguments, by default those of the process.

    Returns the exit status, see :class:`shikaku_gui.cli.exit_status.ExitStatus`.

    Raises:
        SystemExit: the arguments make no sense, or ask for help or the version.
    """
    try:
        if arguments is None and signal.getsignal(signal.SIGINT) is signal.SIG_DFL:
            signal.signal(signal.SIGINT, signal.default_int_handler)  # see shikaku_gui.__main__
        return _dispatch(list(sys.argv[1:] if arguments is None else arguments))
    except KeyboardInterrupt:
        return ExitStatus.INTERRUPTED
    finally:
        if arguments is None:
            # While Python shuts down, Ctrl+C would print a traceback.
            signal.signal(signal.SIGINT, signal.SIG_IGN)


def _dispatch(given: list[str]) -> int:
    if not given or given[0] not in _COMMANDS:
        return _open_window(given)
    streams.prepare()
    from shikaku_gui.cli.puzzle_input import UnreadableError

    try:
        status = _run(given[0], given[1:])
        sys.stdout.flush()
    except UnreadableError as error:
        streams.print_error(error)
        return ExitStatus.BAD_INPUT
    except BrokenPipeError:
        streams.discard_output()
        return ExitStatus.BROKEN_PIPE
    except OSError as error:
        streams.discard_output()
        streams.print_error(f"the answer cannot be written: {error.strerror}")
        return ExitStatus.UNWRITABLE
    return status


_COMMANDS = {
    "solve": "solve",
    "check": "check",
    "hint": "hint",
    "explain": "explain",
    "grade": "grade",
    "lab": "lab",
    "prove": "prove",
    "verify-proof": "verify_proof",
    "generate": "generate",
    "dataset": "dataset.command",
    "convert": "convert",
    "render": "render",
    "print": "print_booklet",
}
"""The module of each subcommand, imported when that is run."""


def _run(command: str, arguments: list[str]) -> int:
    module = importlib.import_module(f"{__name__}.{_COMMANDS[command]}")
    run: Callable[[list[str]], int] = module.run
    return run(arguments)


def _open_window(arguments: list[str]) -> int:
    import argparse

    from shikaku_gui.cli.arguments import Parser

    parser = Parser(
        prog="shikaku",
        description=_DESCRIPTION,
        epilog=_COMMANDS_HELP,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("file", nargs="?", metavar="FILE", help=_FILE_HELP)
    parser.add_argument("--version", action="version", version=f"shikaku {__version__}")
    chosen = parser.parse_args(arguments)
    wrong = None if chosen.file is None else _why_not_opened(chosen.file)
    if wrong is not None:
        streams.print_error(wrong)
        return ExitStatus.BAD_INPUT
    if not _has_display():
        streams.print_error("there is no screen here, but there is: shikaku solve FILE")
        return ExitStatus.BAD_INPUT
    # Python handles Ctrl+C only between bytecodes, which Qt's event loop does not run.
    before = signal.signal(signal.SIGINT, signal.SIG_DFL)
    try:
        from shikaku_gui.gui.app import main as open_window

        return open_window([] if chosen.file is None else [chosen.file])
    finally:
        signal.signal(signal.SIGINT, before)


def _why_not_opened(file: str) -> str | None:
    """Return why an argument is neither a command nor a puzzle; None where the window opens it.

    A link is read here already, so that a mistake in it is told where it was typed. What is
    wrong in a file, the window tells.
    """
    from shikaku_gui import formats
    from shikaku_gui.cli.puzzle_input import UnreadableError, display_name, is_link, puzzle_sources
    from shikaku_gui.solver import Recipe

    reason = None
    try:
        if file.startswith("shikaku:"):
            Recipe.parse(file)
        elif is_link(file):
            next(puzzle_sources(file)).game()
        else:
            formats.open_regular(file).close()
    except (UnreadableError, ValueError) as error:
        return str(error)
    except OSError as error:
        reason = f"{display_name(file)}: {error.strerror or error}"
    if reason is None or os.path.lexists(file) or {"/", os.sep} & set(file):
        return reason
    from difflib import get_close_matches

    close = get_close_matches(file, _COMMANDS, 1)
    meant = f"did you mean {close[0]!r}?" if close else "shikaku --help lists the commands"
    return f"there is no file and no command {file!r}; {meant}"


def _has_display() -> bool:
    """Tell whether Qt will find a display; without one it aborts the process."""
    names = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    return sys.platform != "linux" or any(map(os.environ.get, names))
