"""The subcommands: their modules, what each does in a line, and their parsers."""

import argparse
import importlib
from collections.abc import Callable
from typing import Any, NamedTuple

from shikaku_gui import VERSION_LINE
from shikaku_gui.cli.arguments import Parser
from shikaku_gui.i18n import N_, _

DESCRIPTION = N_("Play Shikaku: divide the grid into rectangles, one number each.")
FILE_HELP = N_(
    "FILE is a puzzle file in any supported format, a folder, a link, or - for standard input."
)


class Command(NamedTuple):
    """A subcommand: its module, imported when it is run, its arguments, and what it does."""

    module: str
    arguments: str
    summary: str

    def run(self, arguments: list[str]) -> int:
        """Run the command and return its exit status."""
        run: Callable[[list[str]], int] = self._imported("run")
        return run(arguments)

    def parser(self) -> Parser:
        """Return the parser of its arguments."""
        make: Callable[[], Parser] = self._imported("make_parser")
        return make()

    def _imported(self, name: str) -> Any:
        return getattr(importlib.import_module(f"shikaku_gui.cli.{self.module}"), name)


COMMANDS = {
    "solve": Command("solve", "FILE...", N_("solve puzzles and draw them")),
    "check": Command("check", "FILE...", N_("say how many solutions puzzles have")),
    "hint": Command("hint", "FILE...", N_("give the next step, and why")),
    "explain": Command("explain", "FILE...", N_("explain the whole solution, step by step")),
    "grade": Command("grade", "FILE...", N_("say how hard puzzles are for a person")),
    "lab": Command("lab", "FILE...", N_("compare formulations from the literature")),
    "prove": Command(
        "prove", "FILE -o DIR", N_("write a proof of how many solutions a puzzle has")
    ),
    "verify-proof": Command("verify_proof", "DIR", N_("check such a proof without the solver")),
    "generate": Command(
        "generate",
        "ROWSxCOLS",
        N_("make new puzzles of a chosen difficulty and style"),
    ),
    "dataset": Command(
        "dataset.command",
        "SPEC -o DIR",
        N_("make a dataset of solved and graded puzzles"),
    ),
    "verify-steps": Command(
        "verify_steps", "FILE...", N_("check the steps of a dataset without the solver")
    ),
    "benchmark": Command(
        "benchmark",
        "-o DIR",
        N_("make puzzles to measure solvers on, with answers and proofs"),
    ),
    "convert": Command("convert", "IN... OUT", N_("convert puzzles to another format")),
    "render": Command("render", "FILE... -o OUT", N_("draw puzzles as pictures or web pages")),
    "print": Command(
        "print_booklet", "FILE... -o OUT", N_("print puzzles or a whole book to a PDF")
    ),
    "site": Command(
        "site.command",
        "SPEC -o DIR",
        N_("make a web site of daily puzzles and collections"),
    ),
    "completion": Command("completion", "SHELL", N_("print a completion script for a shell")),
    "man": Command("print_man_page", "", N_("print the manual page")),
    "diagnostics": Command(
        "diagnostics", "", N_("print versions and settings for a report of a problem")
    ),
    "install-desktop": Command(
        "install_desktop",
        "",
        N_("add the program to the desktop's menu, or remove it"),
    ),
}
"""The subcommands by name, in the order of the help."""


def window_parser() -> Parser:
    """Return the parser of the arguments without a subcommand."""
    uses = [
        (f"shikaku {name} {each.arguments}", _(each.summary)) for name, each in COMMANDS.items()
    ]
    lines = [f"  {use:<29} {summary}" for use, summary in uses]
    parser = Parser(
        prog="shikaku",
        description=_(DESCRIPTION),
        epilog="\n".join(
            [
                _("in the terminal:"),
                *lines,
                "",
                _(FILE_HELP),
                _("shikaku COMMAND --help tells more."),
            ]
        ),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "files",
        nargs="*",
        metavar="FILE",
        help=_("a puzzle to open: a file, a link, or the recipe of a puzzle that was made here"),
    )
    add_version(parser)
    return parser


def add_version(parser: argparse.ArgumentParser) -> None:
    """Add the option that prints the version."""
    parser.add_argument(
        "--version",
        action="version",
        version=VERSION_LINE,
        help=_("print the version and exit"),
    )
