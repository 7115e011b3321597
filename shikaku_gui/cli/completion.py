"""``shikaku completion``: scripts that complete commands, options and files in a shell."""

import shtab

from shikaku_gui.cli.all_commands import command_tree
from shikaku_gui.cli.arguments import Parser
from shikaku_gui.cli.exit_status import ExitStatus
from shikaku_gui.cli.language import in_english, listed
from shikaku_gui.i18n import N_, _

_PLACES = {
    "bash": "~/.local/share/bash-completion/completions/shikaku",
    "zsh": N_("a folder of $fpath, as _shikaku"),
    "fish": "~/.config/fish/completions/shikaku.fish",
}

# The first word may be a file instead of a command. Bash completes files where no command fits.
_ZSH_FIRST_WORD = """\
functions[_shikaku_commands]=$functions[_shtab_shikaku_commands]
_shtab_shikaku_commands() { _shikaku_commands; _files }
"""
_FISH_FIRST_WORD = "complete -c shikaku -n __fish_use_subcommand -F\n"


def run(arguments: list[str]) -> int:
    """Run the command and return its exit status."""
    shell = make_parser().parse_args(arguments).shell
    print(script(shell), end="")
    return ExitStatus.OK


@in_english()
def script(shell: str) -> str:
    """Return the script for ``bash``, ``zsh`` or ``fish``."""
    preamble = _ZSH_FIRST_WORD if shell == "zsh" else ""
    made = shtab.complete(command_tree(brief=True), shell=shell, preamble=preamble).rstrip() + "\n"
    if shell == "zsh":  # shtab has zsh complete only the first of several files
        return made.replace('"(*):', '"*:')
    return made + _FISH_FIRST_WORD if shell == "fish" else made


def make_parser() -> Parser:
    """Return the parser of the arguments."""
    parser = Parser(
        prog="shikaku completion",
        description=_(
            "Print a script that completes commands, options and files in a shell. "
            "Save it as {places}."
        ).format(places=listed(f"{_(place)} ({shell})" for shell, place in _PLACES.items())),
        epilog=_("Exit status: 0 printed, 2 bad usage."),
    )
    parser.add_argument("shell", choices=list(_PLACES), help=_("one of %(choices)s"))
    return parser
