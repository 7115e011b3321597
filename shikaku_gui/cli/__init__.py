"""The command ``shikaku``: opens the window, or runs a subcommand in the terminal.

Each subcommand imports what it needs when it is run.
"""

import os
import signal
import sys
from collections.abc import Callable, Sequence
from typing import TypeVar

from shikaku_gui.cli import streams
from shikaku_gui.cli.commands import COMMANDS, window_parser
from shikaku_gui.cli.exit_status import CommandError, ExitStatus
from shikaku_gui.cli.terminal_texts import named, use_locale, why
from shikaku_gui.i18n import _
from shikaku_gui.texts import ExplainedError

Answer = TypeVar("Answer")


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
    use_locale()
    streams.prepare()
    if given and given[0] in COMMANDS:
        return _answer(COMMANDS[given[0]].run, given[1:])
    files = _answer(_files_to_open, given)
    return files if isinstance(files, int) else _run(_open_window, files)


def _answer(command: Callable[[list[str]], Answer], arguments: list[str]) -> Answer | ExitStatus:
    """Return what a command returns once all its output is written, or how it failed."""
    try:
        answer = _run(command, arguments)
        sys.stdout.flush()
    except BrokenPipeError:
        streams.discard_output()
        return ExitStatus.BROKEN_PIPE
    except OSError as error:
        streams.discard_output()
        text = _("could not write the answer: {reason}")
        streams.print_error(text.format(reason=why(error)))
        return ExitStatus.UNWRITABLE
    return answer


def _run(command: Callable[[list[str]], Answer], arguments: list[str]) -> Answer | ExitStatus:
    try:
        return command(arguments)
    except CommandError as error:
        streams.print_error(error)
        return error.status
    except ExplainedError as error:
        streams.print_error(why(error))
        return ExitStatus.BAD_INPUT


def _files_to_open(arguments: list[str]) -> list[str]:
    """Return the files, links and recipes to open in windows.

    Raises:
        CommandError: one cannot be opened, or there is no display.
    """
    parser = window_parser()
    chosen, others = parser.parse_known_args(arguments)
    files = [_path_of_url(file) for file in chosen.files]
    for file in files:
        wrong = _why_not_opened(file)
        if wrong is not None and not (file and _is_from_desktop(file) and _has_display()):
            raise CommandError(wrong)
    if others:  # only now: what looks like them may belong to a mistyped command
        parser.refuse_unknown(others)
    if not _has_display():
        raise CommandError(_("no display found; in a terminal use: shikaku solve FILE"))
    return files


def _open_window(files: list[str]) -> int:
    # Python handles Ctrl+C only between bytecodes, which Qt's event loop does not run.
    before = signal.signal(signal.SIGINT, signal.SIG_DFL)
    try:
        from shikaku_gui.gui.start import main as open_window

        return open_window(files)
    finally:
        signal.signal(signal.SIGINT, before)


def _path_of_url(file: str) -> str:
    """Return the path in a URL of a local file, as desktops pass it; other arguments as they are.

    >>> _path_of_url("file:///home/a%20b.shikaku"), _path_of_url("a.shikaku")
    ('/home/a b.shikaku', 'a.shikaku')
    """
    for start in ("file:///", "file://localhost/"):
        if file.startswith(start):
            from urllib.parse import unquote_to_bytes

            return os.fsdecode(unquote_to_bytes(file[len(start) - 1 :]))
    return file


def _why_not_opened(file: str) -> str | None:
    """Return why an argument is neither a command nor a puzzle; None where the window opens it.

    A link is read here already, so that a mistake in it is reported where it was typed. The
    window says what is wrong with a file, or with a link that was clicked.
    """
    from shikaku_gui import formats, solver
    from shikaku_gui.cli.puzzle_input import display_name, is_link, puzzle_sources

    reason = None
    try:
        if file.startswith("shikaku:"):
            solver.Recipe.parse(file)
        elif is_link(file):
            next(puzzle_sources(file)).game()
        else:
            formats.open_regular(file).close()
    except (CommandError, ValueError) as error:
        return why(error)
    except OSError as error:
        reason = named(display_name(file), why(error))
    if reason is None or os.path.lexists(file) or {"/", os.sep} & set(file):
        return reason
    from difflib import get_close_matches

    close = get_close_matches(file, COMMANDS, 1)
    text = _("no such file or command: {file}; shikaku --help lists the commands")
    if close:
        text = _("no such file or command: {file}; did you mean {command}?")
    return text.format(file=repr(file), command=repr(close[0]) if close else "")


def _is_from_desktop(file: str) -> bool:
    """Tell whether a desktop may have passed a file or a link, so that nobody reads errors.

    Then the window says what is wrong. Desktops pass absolute paths; other arguments, which may
    be mistyped commands, come from a shell or a script.
    """
    if sys.stderr is not None and sys.stderr.isatty():
        return False
    from pathlib import Path  # takes as long to import as a small puzzle to read and solve

    return file.startswith("shikaku:") or Path(file).is_absolute()


def _has_display() -> bool:
    """Tell whether Qt will find a display; without one it aborts the process."""
    names = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    return sys.platform != "linux" or any(map(os.environ.get, names))
