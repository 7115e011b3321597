"""``shikaku man``: the manual page, made from the parsers of the commands."""

import re

from argparse_manpage.manpage import Manpage

from shikaku_gui import __version__
from shikaku_gui.cli.all_commands import command_tree
from shikaku_gui.cli.arguments import Parser
from shikaku_gui.cli.commands import COMMANDS, DESCRIPTION, FILE_HELP
from shikaku_gui.cli.exit_status import ExitStatus
from shikaku_gui.cli.language import in_english
from shikaku_gui.i18n import _

_ENVIRONMENT = """\
.TP
.B NO_COLOR
If set, the progress bar has no colours.
.TP
.B DISPLAY, WAYLAND_DISPLAY
Where the window is shown; the subcommands need no screen."""

_EXAMPLES = """\
Solve a puzzle of puzz.link:
.PP
.nf
shikaku solve 'https://puzz.link/p?shikaku/2/2/4i'
.fi
.PP
Make a hundred puzzles, and check them:
.PP
.nf
shikaku generate 10x10 \\-n 100 \\-\\-to pzpr \\-o links.txt
shikaku check links.txt
.fi
.PP
Turn a spreadsheet into a link:
.PP
.nf
shikaku convert puzzle.csv \\- \\-\\-to pzpr
.fi"""


def run(arguments: list[str]) -> int:
    """Run the command and return its exit status."""
    make_parser().parse_args(arguments)
    print(page(), end="")
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


@in_english()
def page() -> str:
    """Return the manual page in the language of troff, which is the same every day."""
    tree = command_tree(brief=False)
    tree.description = (
        f"{DESCRIPTION} Without a subcommand the window opens; subcommands work in the terminal. "
        f"{FILE_HELP}"
    )
    manual = Manpage(tree, format="single-commands-section")
    manual.date = ""
    manual.source = f"shikaku {__version__}"
    manual.manual = "User Commands"
    manual.description = DESCRIPTION[0].lower() + DESCRIPTION[1:-1]
    uses = [f"shikaku {name} {each.arguments}" for name, each in COMMANDS.items()]
    synopsis = "\n.br\n".join(["shikaku [FILE]", *uses]).replace("-", "\\-")
    manual.add_section("synopsis", "=", synopsis)
    manual.add_section("environment", "=", _ENVIRONMENT)
    manual.add_section("examples", "=", _EXAMPLES)
    # A request of troff has at most two letters; a longer word after a dot is text.
    return re.sub(r"^(?=\.[a-z]{3})", r"\\&", str(manual), flags=re.MULTILINE)
