"""``shikaku completion``: scripts that complete commands, options and files in a shell.

They are made from the parsers of the commands, so that they know what these know.
"""

import argparse
import re
from collections.abc import Callable, Mapping

from shikaku_gui.cli.arguments import Parser
from shikaku_gui.cli.commands import COMMANDS, window_parser
from shikaku_gui.cli.exit_status import ExitStatus
from shikaku_gui.cli.language import in_english

_PLACES = {
    "bash": "~/.local/share/bash-completion/completions/shikaku",
    "zsh": "a folder of $fpath, as _shikaku",
    "fish": "~/.config/fish/completions/shikaku.fish",
}
_FILES = {"FILE", "IN", "OUT", "DIR", "SPEC", "FILE_OR_DIR"}
_TO_ESCAPE = re.compile(r"([\[\]:\\])")


def run(arguments: list[str]) -> int:
    """Run the command and return its exit status."""
    shell = make_parser().parse_args(arguments).shell
    print(script(shell), end="")
    return ExitStatus.OK


@in_english()
def script(shell: str) -> str:
    """Return the script for ``bash``, ``zsh`` or ``fish``."""
    return _WRITERS[shell]({name: command.parser() for name, command in COMMANDS.items()})


def make_parser() -> Parser:
    """Return the parser of the arguments."""
    parser = Parser(
        prog="shikaku completion",
        description="Print a script that completes commands, options and files in a shell. Save "
        "it as " + "; ".join(f"{place} ({shell})" for shell, place in _PLACES.items()) + ".",
        epilog="Exit status: 0 printed, 2 bad usage.",
    )
    parser.add_argument("shell", choices=list(_PLACES), help="one of %(choices)s")
    return parser


def _takes_value(option: argparse.Action) -> bool:
    return option.nargs != 0


def _takes_file(argument: argparse.Action) -> bool:
    return argument.choices is None and argument.metavar in _FILES


def _options(parser: Parser) -> list[argparse.Action]:
    return [each for each in parser.arguments if each.option_strings]


def _positionals(parser: Parser) -> list[argparse.Action]:
    return [each for each in parser.arguments if not each.option_strings]


def _choices(argument: argparse.Action) -> str:
    return " ".join(map(str, argument.choices or ()))


def _bash(parsers: Mapping[str, Parser]) -> str:
    lines = [
        "# Completion of shikaku for bash, printed by: shikaku completion bash",
        "_shikaku() {",
        "    local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]} words=",
        "    COMPREPLY=()",
        "    if [[ $COMP_CWORD -eq 1 ]]; then",
        f"        words='{' '.join(parsers)} {_flags(window_parser())}'",
        '        mapfile -t COMPREPLY < <(compgen -W "$words" -- "$cur")',
        "        compopt -o filenames",
        '        mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(compgen -f -- "$cur")',
        "        return",
        "    fi",
        '    case "${COMP_WORDS[1]} $prev" in',
    ]
    for name, parser in parsers.items():
        for option in filter(_takes_value, _options(parser)):
            pattern = "|".join(f"'{name} {flag}'" for flag in option.option_strings)
            lines.append(f"        {pattern})")
            if not _takes_file(option):
                lines.append("            compopt +o default")
                words = f"compgen -W '{_choices(option)}' -- \"$cur\""
                lines.append(f"            mapfile -t COMPREPLY < <({words})")
            lines.append("            return;;")
    lines += ["    esac", '    case "${COMP_WORDS[1]}" in']
    for name, parser in parsers.items():
        known = " ".join(filter(None, map(_choices, _positionals(parser))))
        lines.append(f"        {name}) if [[ $cur == -* ]]; then words='{_flags(parser)}'")
        lines.append(f"            else words='{known}'; fi;;")
    lines += [
        "    esac",
        '    [[ -z $words ]] || mapfile -t COMPREPLY < <(compgen -W "$words" -- "$cur")',
        "}",
        "complete -o default -F _shikaku shikaku",
    ]
    return "\n".join(lines) + "\n"


def _flags(parser: Parser) -> str:
    return " ".join(flag for option in _options(parser) for flag in option.option_strings)


def _zsh(parsers: Mapping[str, Parser]) -> str:
    lines = [
        "#compdef shikaku",
        "# Completion of shikaku for zsh, printed by: shikaku completion zsh",
        "_shikaku() {",
        "  local -a commands",
        "  commands=(",
        *(f"    {_quoted(name + ':' + each.summary)}" for name, each in COMMANDS.items()),
        "  )",
        "  if (( CURRENT == 2 )); then",
        "    _describe -t commands command commands",
        f"    compadd -- {_flags(window_parser())}",
        "    _files",
        "    return",
        "  fi",
        "  shift words",
        "  (( CURRENT-- ))",
        "  case $words[1] in",
    ]
    for name, parser in parsers.items():
        specs = [_zsh_spec(parser, each) for each in parser.arguments]
        lines.append(f"    {name}) _arguments -S \\")
        lines += [f"      {spec} \\" for spec in specs[:-1]]
        lines.append(f"      {specs[-1]};;")
    lines += ["  esac", "}", 'if [[ $zsh_eval_context[-1] == loadautofunc ]]; then _shikaku "$@"']
    lines += ["else compdef _shikaku shikaku; fi"]
    return "\n".join(lines) + "\n"


def _zsh_spec(parser: Parser, argument: argparse.Action) -> str:
    """Return what ``_arguments`` of zsh takes for an argument."""
    action = f"({_choices(argument)})" if argument.choices else ""
    if not action and (_takes_file(argument) or argument.metavar == "ROWSxCOLS"):
        action = "_files"
    name = _TO_ESCAPE.sub(r"\\\1", str(argument.metavar or argument.dest))
    value = f":{name}:{action}"
    if not argument.option_strings:
        return _quoted(f"{'*' if argument.nargs in {'+', '*'} else ''}{value}")
    text = _TO_ESCAPE.sub(r"\\\1", parser.help_of(argument))
    rest = _quoted(f"[{text}]{value if _takes_value(argument) else ''}")
    flags = argument.option_strings
    if len(flags) == 1:
        return flags[0] + rest
    return f"'({' '.join(flags)})'{{{','.join(flags)}}}{rest}"


def _quoted(text: str) -> str:
    return "'" + text.replace("'", "'\\''") + "'"


def _fish(parsers: Mapping[str, Parser]) -> str:
    lines = ["# Completion of shikaku for fish, printed by: shikaku completion fish"]
    first = "-n __fish_use_subcommand"
    for name, command in COMMANDS.items():
        lines.append(f"complete -c shikaku {first} -a {name} -d {_fish_quoted(command.summary)}")
    lines += [_fish_option(first, window_parser(), each) for each in _options(window_parser())]
    for name, parser in parsers.items():
        where = f"-n '__fish_seen_subcommand_from {name}'"
        lines += [_fish_option(where, parser, each) for each in _options(parser)]
        for each in filter(_choices, _positionals(parser)):
            lines.append(f"complete -c shikaku {where} -f -a '{_choices(each)}'")
    return "\n".join(lines) + "\n"


def _fish_option(where: str, parser: Parser, option: argparse.Action) -> str:
    flags = [
        f"-l {flag.removeprefix('--')}" if flag.startswith("--") else f"-s {flag[1:]}"
        for flag in option.option_strings
    ]
    value = ""
    if _takes_value(option):
        value = " -r -F" if _takes_file(option) else f" -x -a '{_choices(option)}'"
    text = _fish_quoted(parser.help_of(option))
    return f"complete -c shikaku {where} {' '.join(flags)}{value} -d {text}"


def _fish_quoted(text: str) -> str:
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"


_WRITERS: dict[str, Callable[[Mapping[str, Parser]], str]] = {
    "bash": _bash,
    "zsh": _zsh,
    "fish": _fish,
}
