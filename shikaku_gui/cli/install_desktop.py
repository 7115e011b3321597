"""``shikaku install-desktop``: the program among those of the desktop, and its help in shells."""

import sys
from pathlib import Path

from shikaku_gui.cli import desktop_files, streams
from shikaku_gui.cli.arguments import Parser
from shikaku_gui.cli.exit_status import ExitStatus
from shikaku_gui.cli.interrupts import interrupt_ends_process
from shikaku_gui.cli.streams import escape_controls
from shikaku_gui.cli.terminal_texts import named, why
from shikaku_gui.i18n import _, ngettext


def run(arguments: list[str]) -> int:
    """Run the command and return its exit status."""
    parser = make_parser()
    options = parser.parse_args(arguments)
    if sys.platform in {"win32", "darwin"}:
        parser.error(_("this command is only for the desktops of Linux and BSD"))
    prefix = desktop_files.SYSTEM_PREFIX if options.system else options.prefix
    share = desktop_files.user_folder() if prefix is None else prefix.absolute() / "share"
    try:
        if options.uninstall:
            return _uninstall(share)
        return _install(share, packaged=options.prefix is not None)
    except OSError as error:
        name = Path(error.filename or share)
        streams.print_error(named(str(name), why(error)))
        if isinstance(error, PermissionError) and options.system:
            streams.print_error(_("--system needs administrator rights"))
        return ExitStatus.UNWRITABLE


def make_parser() -> Parser:
    """Return the parser of the arguments."""
    parser = Parser(
        prog="shikaku install-desktop",
        description=_(
            "Add Shikaku to the desktop's menu, open its files on a double click, and "
            "install its icons, manual page, and completion for bash, zsh and fish. Run it again "
            "after moving the program."
        ),
        epilog=_(
            "Exit status: 0 installed or removed, 1 a file could not be written or removed, 2 "
            "bad usage."
        ),
    )
    where = parser.add_mutually_exclusive_group()
    where.add_argument(
        "--system",
        action="store_true",
        help=_("for all users, in {folder}; by default only for you").format(
            folder=desktop_files.SYSTEM_PREFIX
        ),
    )
    where.add_argument(
        "--prefix",
        type=Path,
        metavar="DIR",
        help=_("for packages: install in DIR/share, and start the shikaku on the PATH"),
    )
    parser.add_argument("--uninstall", action="store_true", help=_("remove everything again"))
    return parser


def _install(share: Path, *, packaged: bool) -> ExitStatus:
    command = ["shikaku"] if packaged else desktop_files.running_command()
    with interrupt_ends_process():
        from shikaku_gui.gui.paper.headless import icon_png

        files = desktop_files.contents(command, icon_png)
    desktop_files.install(share, files)
    installed = _("Installed {count} files in {folder}.")
    print(escape_controls(installed.format(count=len(files), folder=share)))
    if not packaged:
        starts = _("The menu entry starts {command}.")
        print(escape_controls(starts.format(command=desktop_files.exec_value(command))))
    zsh = _("For completion in zsh, add {folder} to its fpath.")
    print(escape_controls(zsh.format(folder=desktop_files.zsh_folder(share))))
    return ExitStatus.OK


def _uninstall(share: Path) -> ExitStatus:
    removed = desktop_files.uninstall(share)
    text = ngettext(
        "Removed 1 file from {folder}.", "Removed {count} files from {folder}.", removed
    )
    nothing = _("Nothing found in {folder}.")
    print(escape_controls((text if removed else nothing).format(count=removed, folder=share)))
    return ExitStatus.OK
