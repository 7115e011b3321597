"""``shikaku man``: the manual page."""

from shikaku_gui import resources
from shikaku_gui.cli.arguments import Parser
from shikaku_gui.cli.exit_status import ExitStatus
from shikaku_gui.i18n import _


def run(arguments: list[str]) -> int:
    """Run the command and return its exit status."""
    make_parser().parse_args(arguments)
    print(resources.shell_file("shikaku.1").read_text(encoding="utf-8"), end="")
    return ExitStatus.OK


def make_parser() -> Parser:
    """Return the parser of the arguments."""
    return Parser(
        prog="shikaku man",
        description=_(
            "Print the manual page, for man(1): shikaku man > shikaku.1; man -l shikaku.1."
        ),
        epilog=_("Exit status: 0 printed, 2 bad usage."),
    )
