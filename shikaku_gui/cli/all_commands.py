"""All subcommands in one parser, from which completion and the manual page are made."""

import argparse

from shikaku_gui.cli.arguments import Parser
from shikaku_gui.cli.commands import COMMANDS, DESCRIPTION, add_version

_FILES = {"FILE", "IN", "OUT", "DIR", "SPEC.toml", "FILE_OR_DIR", "ROWSxCOLS"}
"""The names of arguments that may be files."""

_ONE_LINE = 100_000


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


class _Unwrapped(argparse.HelpFormatter):
    """Leaves lines long, so that the width of the terminal does not change the result."""

    def __init__(self, prog: str) -> None:
        super().__init__(prog, width=_ONE_LINE)
