"""``shikaku verify-proof``: check a proof that ``shikaku prove`` wrote."""

import re
from pathlib import Path

from shikaku_gui import proof_checker
from shikaku_gui.cli.arguments import Parser
from shikaku_gui.cli.exit_status import CommandError, ExitStatus
from shikaku_gui.cli.streams import escape_controls
from shikaku_gui.cli.terminal_texts import named, why
from shikaku_gui.i18n import N_, _

_CLAIMS = (
    N_("no solution"),
    N_("exactly one solution"),
    N_("several solutions"),
)


_REFUSALS = (
    N_("step {number} does not follow from its hints"),
    N_("the proof does not end with the empty clause"),
    N_("an area is less than 1"),
    N_("{file} is not a solution"),
    N_("puzzle.cnf does not encode puzzle.txt"),
)
"""The words of the checker, which imports no translations; a test compares them."""

_BRACES = re.compile(r"\\\{(\w+)\\\}")


def run(arguments: list[str]) -> int:
    """Run the command and return its exit status."""
    folder = make_parser().parse_args(arguments).folder
    try:
        claim = proof_checker.verify(Path(folder))
    except OSError as error:
        raise CommandError(named(error.filename or folder, why(error))) from error
    except KeyError as error:
        raise _refusal(folder, _("there is no clause {number}").format(number=error)) from error
    except (ValueError, OverflowError) as error:
        raise _refusal(folder, _why_refused(str(error))) from error
    text = _("the proof is correct: {claim}").format(claim=_(_CLAIMS[claim]))
    print(named(escape_controls(folder), text))
    return ExitStatus.OK


def _refusal(folder: str, reason: str) -> CommandError:
    return CommandError(named(folder, _("refused: {reason}").format(reason=reason)))


def _why_refused(english: str) -> str:
    """Return the reason of the checker, which is English, in the language of the locale."""
    for text in _REFUSALS:
        found = re.fullmatch(_BRACES.sub(r"(?P<\1>.+)", re.escape(text)), english)
        if found is not None:
            return _(text).format(**found.groupdict())
    return _("a file of the proof is damaged ({reason})").format(reason=english)


def make_parser() -> Parser:
    """Return the parser of the arguments."""
    parser = Parser(
        prog="shikaku verify-proof",
        description=_("Check every step of a proof that shikaku prove wrote, without the solver."),
        epilog=_("Exit status: 0 the proof is correct, 2 it is refused or could not be read."),
    )
    parser.add_argument("folder", metavar="DIR", help=_("the folder with the proof"))
    return parser
