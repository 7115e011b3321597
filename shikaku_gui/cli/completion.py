"""``shikaku completion``: scripts that complete commands, options and files in a shell."""

from shikaku_gui import resources
from shikaku_gui.cli.arguments import Parser
from shikaku_gui.cli.exit_status import ExitStatus
from shikaku_gui.cli.terminal_texts import listed
from shikaku_gui.i18n import N_, _

_PLACES = {
    "bash": "~/.local/share/bash-completion/completions/shikaku",
    "zsh": N_("a folder of $fpath, as _shikaku"),
    "fish": "~/.config/fish/completions/shikaku.fish",
}


def run(arguments: list[str]) -> int:
    """Run the command and return its exit status."""
    shell = make_parser().parse_args(arguments).shell
    print(resources.shell_file(f"shikaku.{shell}").read_text(encoding="utf-8"), end="")
    return ExitStatus.OK


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
