"""The subcommands: their modules, what each does in a line, and their parsers."""

import argparse
import importlib
from collections.abc import Callable
from typing import Any, NamedTuple

from shikaku_gui import __version__
from shikaku_gui.cli.arguments import Parser
from shikaku_gui.cli.language import terminal_marked, terminal_text

DESCRIPTION = terminal_marked("Play Shikaku: divide the grid into rectangles, one number each.")
FILE_HELP = terminal_marked(
    "FILE is a puzzle file in any supported format, a folder, a link, or - for standard input."
)
_FILE_HELP = terminal_marked(
    "the puzzle to open: a file, a link, or the recipe of a puzzle that was made here"
)


class Command(NamedTuple):
    """A subcommand: its module, imported when it is run, its arguments, and what it does."""

    module: str
    arguments: str
    summary: str
    parser_module: str = ""

    def run(self, arguments: list[str]) -> int:
        """Run the command and return its exit status."""
        run: Callable[[list[str]], int] = self._imported("run", self.module)
        return run(arguments)

    def parser(self) -> Parser:
        """Return the parser of its arguments."""
        make: Callable[[], Parser] = self._imported(
            "make_parser", self.parser_module or self.module
        )
        return make()

    @staticmethod
    def _imported(name: str, module: str) -> Any:
        return getattr(importlib.import_module(f"shikaku_gui.cli.{module}"), name)


COMMANDS = {
    "solve": Command("solve", "FILE...", terminal_marked("solve puzzles and draw them")),
    "check": Command("check", "FILE...", terminal_marked("say how many solutions puzzles have")),
    "hint": Command("hint", "FILE...", terminal_marked("give the next step, and why")),
    "explain": Command(
        "explain", "FILE...", terminal_marked("explain the whole solution, step by step")
    ),
    "grade": Command("grade", "FILE...", terminal_marked("say how hard puzzles are for a person")),
    "lab": Command("lab", "FILE...", terminal_marked("compare formulations from the literature")),
    "prove": Command(
        "prove", "FILE -o DIR", terminal_marked("write a proof of how many solutions a puzzle has")
    ),
    "verify-proof": Command(
        "verify_proof", "DIR", terminal_marked("check such a proof without the solver")
    ),
    "generate": Command(
        "generate",
        "ROWSxCOLS",
        terminal_marked("make new puzzles of a chosen difficulty and style"),
        parser_module="generate_arguments",
    ),
    "dataset": Command(
        "dataset.command",
        "SPEC -o DIR",
        terminal_marked("make a dataset of solved and graded puzzles"),
    ),
    "convert": Command(
        "convert", "IN... OUT", terminal_marked("convert puzzles to another format")
    ),
    "render": Command(
        "render", "FILE... -o OUT", terminal_marked("draw puzzles as pictures or web pages")
    ),
    "print": Command(
        "print_booklet", "FILE... -o OUT", terminal_marked("print puzzles or a whole book to a PDF")
    ),
    "completion": Command(
        "completion", "SHELL", terminal_marked("print a completion script for a shell")
    ),
    "man": Command("man_page", "", terminal_marked("print the manual page")),
    "diagnostics": Command(
        "diagnostics", "", terminal_marked("print versions and settings for a report of a problem")
    ),
    "install-desktop": Command(
        "install_desktop",
        "",
        terminal_marked("add the program to the desktop's menu, or remove it"),
    ),
}
"""The subcommands by name, in the order of the help."""


def window_parser() -> Parser:
    """Return the parser of the arguments without a subcommand."""
    uses = [
        (f"shikaku {name} {each.arguments}", terminal_text(each.summary))
        for name, each in COMMANDS.items()
    ]
    lines = [f"  {use:<29} {summary}" for use, summary in uses]
    parser = Parser(
        prog="shikaku",
        description=DESCRIPTION,
        epilog="\n".join(
            [
                terminal_text("in the terminal:"),
                *lines,
                "",
                terminal_text(FILE_HELP),
                terminal_text("shikaku COMMAND --help tells more."),
            ]
        ),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("file", nargs="?", metavar="FILE", help=_FILE_HELP)
    add_version(parser)
    return parser


def add_version(parser: argparse.ArgumentParser) -> None:
    """Add the option that prints the version."""
    parser.add_argument(
        "--version",
        action="version",
        version=f"shikaku {__version__}",
        help=terminal_text("print the version and exit"),
    )
