"""``shikaku verify-proof``: check a proof that ``shikaku prove`` wrote."""

import re
from pathlib import Path

from shikaku_gui import proof_checker
from shikaku_gui.cli import streams
from shikaku_gui.cli.arguments import Parser
from shikaku_gui.cli.exit_status import ExitStatus
from shikaku_gui.cli.language import named, terminal_marked, terminal_text, why
from shikaku_gui.cli.streams import escape_controls

_CLAIMS = (
    terminal_marked("no solution"),
    terminal_marked("exactly one solution"),
    terminal_marked("several solutions"),
)


_REFUSALS = (
    terminal_marked("step {number} does not follow from its hints"),
    terminal_marked("the proof does not end with the empty clause"),
    terminal_marked("an area is less than 1"),
    terminal_marked("{file} is not a solution"),
    terminal_marked("puzzle.cnf does not encode puzzle.txt"),
)
"""What the checker says, which imports no translations; a test compares them with it."""

_BRACES = re.compile(r"\\\{(\w+)\\\}")


def run(arguments: list[str]) -> int:
    """Run the command and return its exit status."""
    folder = make_parser().parse_args(arguments).folder
    try:
        claim = proof_checker.verify(Path(folder))
    except OSError as error:
        reason = named(error.filename or folder, why(error))
    except KeyError as error:
        reason = _refused(folder, terminal_text("there is no clause {number}").format(number=error))
    except (ValueError, OverflowError) as error:
        reason = _refused(folder, _why_refused(str(error)))
    else:
        right = terminal_text("the proof is correct: {claim}")
        text = right.format(claim=terminal_text(_CLAIMS[claim]))
        print(named(escape_controls(folder), text))
        return ExitStatus.OK
    streams.print_error(reason)
    return ExitStatus.BAD_INPUT


def _refused(folder: str, reason: str) -> str:
    return named(folder, terminal_text("refused: {reason}").format(reason=reason))


def _why_refused(said: str) -> str:
    """Return what the checker says in the language of the locale."""
    for text in _REFUSALS:
        found = re.fullmatch(_BRACES.sub(r"(?P<\1>.+)", re.escape(text)), said)
        if found is not None:
            return terminal_text(text).format(**found.groupdict())
    return terminal_text("a file of the proof is damaged ({reason})").format(reason=said)


def make_parser() -> Parser:
    """Return the parser of the arguments."""
    parser = Parser(
        prog="shikaku verify-proof",
        description="Check every step of a proof that shikaku prove wrote, without the solver.",
        epilog="Exit status: 0 the proof is correct, 2 it is refused or could not be read.",
    )
    parser.add_argument("folder", metavar="DIR", help="the folder with the proof")
    return parser
