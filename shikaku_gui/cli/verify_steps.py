"""``shikaku verify-steps``: check the steps of a dataset without the solver."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from shikaku_gui import step_checker
from shikaku_gui.cli.arguments import Parser
from shikaku_gui.cli.dataset.writers import read_records
from shikaku_gui.cli.exit_status import CommandError, ExitStatus
from shikaku_gui.cli.streams import escape_controls
from shikaku_gui.cli.terminal_texts import named, why
from shikaku_gui.i18n import N_, _, ngettext

_FIELDS = ("clues", "shapes", "solution", "path")
_SUFFIXES = (".jsonl", ".parquet")

_REFUSALS = (
    N_("the puzzle is too large"),
    N_("the step takes too long to check"),
)
"""Words of the checker, which imports no translations."""


def run(arguments: list[str]) -> int:
    """Run the command and return its exit status."""
    options = make_parser().parse_args(arguments)
    checked = [
        path
        for name in options.files
        for file in _data_files(Path(name))
        for path in _checked(file)
    ]
    print(_told(checked))
    return ExitStatus.OK


def _checked(file: Path) -> Iterator[step_checker.CheckedPath]:
    """Check the paths of a file.

    Raises:
        CommandError: the file cannot be read, or a step is wrong.
    """
    number = 1
    try:
        for record in read_records(file, _FIELDS):
            yield step_checker.verify(record)
            number += 1
    except OSError as error:
        raise CommandError(named(str(file), why(error))) from error
    except ValueError as error:
        too_large = isinstance(error, step_checker.StepTooLargeError)
        text = _("record {number}: {reason}").format(number=number, reason=_(str(error)))
        status = ExitStatus.LIMIT if too_large else ExitStatus.BAD_INPUT
        raise CommandError(escape_controls(f"{file}: {text}"), status) from error


def make_parser() -> Parser:
    """Return the parser of the arguments."""
    parser = Parser(
        prog="shikaku verify-steps",
        description=_(
            "Check the steps in the records of a dataset whose SPEC has steps = true: each must "
            "follow from its premises. The solver is not needed for that."
        ),
        epilog=_(
            "Exit status: 0 all steps are right, 2 a wrong step, or bad input or usage, 4 a step "
            "takes too long to check."
        ),
    )
    parser.add_argument(
        "files",
        nargs="+",
        metavar="FILE",
        help=_("a dataset, or one of its files: JSON Lines or Parquet"),
    )
    return parser


def _data_files(path: Path) -> Iterator[Path]:
    """Yield the files of a dataset, or the file that is named.

    Raises:
        CommandError: it is no such file, or a folder without any.
    """
    if path.is_dir():
        found = sorted(each for each in path.rglob("*") if each.suffix in _SUFFIXES)
        found = [each for each in found if "parts" not in each.relative_to(path).parts]
    else:
        found = [path] if path.suffix in _SUFFIXES else []
    if not found:
        wrong = _("no data: expected a dataset, or a file ending in {names}")
        raise CommandError(named(str(path), wrong.format(names=", ".join(_SUFFIXES))))
    yield from found


def _told(checked: Sequence[step_checker.CheckedPath]) -> str:
    number = len(checked)
    steps = sum(path.steps for path in checked)
    right = ngettext(
        "1 path is right (steps: {steps})",
        "{number} paths are right (steps: {steps})",
        number,
    ).format(number=number, steps=steps)
    early = sum(not path.solved for path in checked)
    if not early:
        return right
    text = ngettext("1 ends before the solution", "{number} end before the solution", early)
    return f"{right}\n{text.format(number=early)}"
