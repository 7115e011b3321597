"""``shikaku man``: the manual page, made from the parsers of the commands."""

import argparse

from shikaku_gui import __version__
from shikaku_gui.cli.arguments import Parser
from shikaku_gui.cli.commands import COMMANDS, DESCRIPTION, FILE_HELP, window_parser
from shikaku_gui.cli.exit_status import ExitStatus
from shikaku_gui.cli.language import in_english

_EXAMPLES = (
    ("Solve a puzzle of puzz.link", "shikaku solve 'https://puzz.link/p?shikaku/2/2/4i'"),
    (
        "Make a hundred puzzles, and check them",
        "shikaku generate 10x10 -n 100 --to pzpr -o links.txt\nshikaku check links.txt",
    ),
    ("Turn a spreadsheet into a link", "shikaku convert puzzle.csv - --to pzpr"),
)
_ENVIRONMENT = (
    ("NO_COLOR", "If set, the progress bar has no colours."),
    ("DISPLAY, WAYLAND_DISPLAY", "Where the window is shown; the subcommands need no screen."),
)


def run(arguments: list[str]) -> int:
    """Run the command and return its exit status."""
    make_parser().parse_args(arguments)
    print(page(), end="")
    return ExitStatus.OK


def make_parser() -> Parser:
    """Return the parser of the arguments."""
    return Parser(
        prog="shikaku man",
        description="Print the manual page, for man(1): shikaku man > shikaku.1; man -l shikaku.1.",
        epilog="Exit status: 0 printed, 2 bad usage.",
    )


@in_english()
def page() -> str:
    """Return the manual page in the language of troff."""
    window = window_parser()
    lines = [
        f'.TH SHIKAKU 1 "" "shikaku {__version__}" "User Commands"',
        *(".SH NAME", f"shikaku \\- {_text(DESCRIPTION[0].lower() + DESCRIPTION[1:-1])}"),
        *(".SH SYNOPSIS", *_synopsis(window)),
        *(_use(name, each.arguments) for name, each in COMMANDS.items()),
        *(".SH DESCRIPTION", _text(DESCRIPTION)),
        "Without a subcommand the window opens; subcommands work in the terminal.",
        _text(FILE_HELP),
        *(".SH OPTIONS", *_arguments(window)),
        ".SH COMMANDS",
    ]
    for name, command in COMMANDS.items():
        parser = command.parser()
        lines += [f".SS shikaku {_text(name)}", _text(parser.description or "")]
        lines += [".PP", *_synopsis(parser), *_arguments(parser)]
        lines += [".PP", _text(parser.epilog or "")]
    lines.append(".SH ENVIRONMENT")
    for variable, text in _ENVIRONMENT:
        lines += [".TP", f".B {variable}", _text(text)]
    lines.append(".SH EXAMPLES")
    for text, example in _EXAMPLES:
        lines += [".PP", _text(text) + ":", ".PP", ".nf", _text(example), ".fi"]
    return "\n".join(lines) + "\n"


def _use(name: str, arguments: str) -> str:
    lines = [".br", f".B shikaku {_text(name)}", _text(arguments)]
    return "\n".join(filter(None, lines))  # an empty line would be one on the page too


def _synopsis(parser: Parser) -> list[str]:
    usage = " ".join(parser.format_usage().removeprefix("usage: ").split())
    return [f".B {_text(parser.prog)}", _text(usage.removeprefix(parser.prog).strip())]


def _arguments(parser: Parser) -> list[str]:
    lines = []
    for argument in parser.arguments:
        lines += [".TP", _name(argument), _text(parser.help_of(argument))]
    return lines


def _name(argument: argparse.Action) -> str:
    values = f"{{{','.join(map(str, argument.choices))}}}" if argument.choices else argument.dest
    value = argument.metavar if isinstance(argument.metavar, str) else values
    if not argument.option_strings:
        return f".I {_text(value)}"
    flags = ", ".join(f"\\fB{_text(flag)}\\fR" for flag in argument.option_strings)
    if argument.nargs == 0:
        return flags
    shown = f"\\fI{_text(value)}\\fR"
    return f"{flags} [{shown}]" if argument.nargs == "?" else f"{flags} {shown}"


def _text(text: str) -> str:
    """Return a text in which troff sees no requests.

    >>> _text("a-b\\\\c\\n.d")
    'a\\\\-b\\\\ec\\n\\\\&.d'
    """
    escaped = text.replace("\\", "\\e").replace("-", "\\-")
    lines = escaped.split("\n")
    return "\n".join("\\&" + line if line[:1] in {".", "'"} else line for line in lines)
