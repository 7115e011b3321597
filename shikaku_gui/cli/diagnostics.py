"""``shikaku diagnostics``: what to add to a report of a problem."""

from shikaku_gui.cli.arguments import Parser
from shikaku_gui.cli.exit_status import ExitStatus
from shikaku_gui.cli.interrupts import interrupt_ends_process
from shikaku_gui.cli.streams import escape_controls
from shikaku_gui.i18n import _


def run(arguments: list[str]) -> int:
    """Run the command and return its exit status."""
    make_parser().parse_args(arguments)
    with interrupt_ends_process():
        from shikaku_gui.gui.help.diagnostics import stored_lines  # only now: it imports Qt

        lines = stored_lines()
    print("\n".join(map(escape_controls, lines)))
    return ExitStatus.OK


def make_parser() -> Parser:
    """Return the parser of the arguments."""
    return Parser(
        prog="shikaku diagnostics",
        description=_(
            "Print the versions in use, the system, your settings and the size of your "
            "data, to add to a report of a problem. It names no puzzles and no games."
        ),
        epilog=_("Exit status: 0 printed, 2 bad usage."),
    )
