"""Regenerate the files of assets/shell/ from the parsers of the commands.

They are the scripts by which bash, zsh and fish complete commands, and the manual page.

Usage: .venv/bin/python script/make_shell_files.py
"""

import argparse
import re

import shtab
from argparse_manpage.manpage import Manpage

from shikaku_gui import __version__, resources
from shikaku_gui.cli.arguments import Parser
from shikaku_gui.cli.commands import COMMANDS, DESCRIPTION, FILE_HELP, add_version

_FILES = {"FILE", "IN", "OUT", "DIR", "PUZZLE", "SPEC.toml", "FILE_OR_DIR", "ROWSxCOLS"}
"""The names of arguments that may be files."""

_ONE_LINE = 100_000

# The first word may be a file instead of a command. Bash completes files where no command fits.
_ZSH_FIRST_WORD = """\
functions[_shikaku_commands]=$functions[_shtab_shikaku_commands]
_shtab_shikaku_commands() { _shikaku_commands; _files }
"""
_FISH_FIRST_WORD = "complete -c shikaku -n __fish_use_subcommand -F\n"

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


class _Unwrapped(argparse.HelpFormatter):
    """Leaves lines long, so that the width of the terminal does not change the result."""

    def __init__(self, prog: str) -> None:
        super().__init__(prog, width=_ONE_LINE)


def command_tree(*, brief: bool) -> Parser:
    """Return a parser that knows every subcommand with its arguments.

    A ``brief`` one describes each in a few words, the other also says its exit status. Neither
    knows the file that the window opens, which takes the place of a subcommand.
    """
    tree = Parser(prog="shikaku", description=DESCRIPTION, formatter_class=_Unwrapped)
    add_version(tree)
    subcommands = tree.add_subparsers(title="commands", metavar="COMMAND")
    for name, command in COMMANDS.items():
        parser = command.parser()
        for argument in parser.arguments:
            if argument.choices is None and argument.metavar in _FILES:
                vars(argument)["complete"] = "file"  # shtab reads it
        whole = " ".join(filter(None, [parser.description, parser.epilog]))
        subcommands.add_parser(
            name,
            parents=[parser],
            add_help=False,
            help=command.summary,
            description=command.summary if brief else whole,
            formatter_class=_Unwrapped,
        )
    return tree


def completion_script(shell: str) -> str:
    """Return the script for ``bash``, ``zsh`` or ``fish``."""
    preamble = _ZSH_FIRST_WORD if shell == "zsh" else ""
    script = shtab.complete(command_tree(brief=True), shell=shell, preamble=preamble)
    script = script.rstrip() + "\n"
    if shell == "zsh":  # shtab has zsh complete only the first of several files
        return script.replace('"(*):', '"*:')
    return script + _FISH_FIRST_WORD if shell == "fish" else script


def manual_page() -> str:
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
    synopsis = "\n.br\n".join(["shikaku [FILE...]", *uses]).replace("-", "\\-")
    manual.add_section("synopsis", "=", synopsis)
    manual.add_section("environment", "=", _ENVIRONMENT)
    manual.add_section("examples", "=", _EXAMPLES)
    # A request of troff has at most two letters; a longer word after a dot is text.
    return re.sub(r"^(?=\.[a-z]{3})", r"\\&", str(manual), flags=re.MULTILINE)


def shell_files() -> dict[str, str]:
    """Return the texts of all files by their names."""
    scripts = {shell: completion_script(shell) for shell in ("bash", "zsh", "fish")}
    return {f"shikaku.{shell}": text for shell, text in scripts.items()} | {
        "shikaku.1": manual_page()
    }


def main() -> None:
    """Write the files."""
    for name, text in shell_files().items():
        path = resources.shell_file(name)
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
