"""``shikaku verify-proof``: check a proof that ``shikaku prove`` wrote, and say of what it is."""

import re
from pathlib import Path

from shikaku_gui import proof_checker, solver
from shikaku_gui.cli import puzzle_input
from shikaku_gui.cli.arguments import Parser
from shikaku_gui.cli.exit_status import CommandError, ExitStatus
from shikaku_gui.cli.streams import escape_controls
from shikaku_gui.cli.terminal_texts import named, why
from shikaku_gui.i18n import N_, _
from shikaku_gui.model import Cell

_CLAIMS = (
    N_("no solution"),
    N_("exactly one solution"),
    N_("several solutions"),
)


_REFUSALS = (
    N_("the puzzle is too large"),
    N_("{file} is not a regular file"),
    N_("{file} has a line that is too long or does not end"),
    N_("puzzle.txt, line 1: expected the numbers of rows and columns"),
    N_("puzzle.txt, line {line}: expected a word for each column"),
    N_("puzzle.txt, line {line}: expected the end"),
    N_("puzzle.cnf names the hash of another puzzle"),
    N_("puzzle.cnf does not encode puzzle.txt"),
    N_("{file} is not a solution"),
    N_("there is no clause {number}"),
    N_("proof.lrat, line {line}: expected a step or a deletion"),
    N_("step {number} takes too long to check"),
    N_("step {number} does not follow from its hints"),
    N_("the proof does not end with the empty clause"),
)
"""The words of the checker, which imports no translations; a test compares them."""

_BRACES = re.compile(r"\\\{(\w+)\\\}")


def run(arguments: list[str]) -> int:
    """Run the command and return its exit status."""
    options = make_parser().parse_args(arguments)
    folder = options.folder
    wanted = None
    if options.file is not None:
        puzzle = puzzle_input.lone_game(options.file, options.index).puzzle
        wanted = solver.certificate_grid(puzzle)
    try:
        proved = proof_checker.verify(Path(folder))
    except OSError as error:
        raise CommandError(named(error.filename or folder, why(error))) from error
    except ValueError as error:
        too_large = isinstance(error, proof_checker.UncheckableError)
        status = ExitStatus.LIMIT if too_large else ExitStatus.BAD_INPUT
        raise _refusal(folder, _why_refused(str(error)), status) from error
    if wanted not in (None, proved.puzzle):
        name = puzzle_input.display_name(options.file)
        raise _refusal(folder, _difference(proved.puzzle, wanted, name))
    claim = _("the proof is correct: {claim}").format(claim=_(_CLAIMS[proved.solutions]))
    print(named(escape_controls(folder), claim))
    print(_aligned(proved.puzzle))
    hashed = _("SHA-256 of puzzle.txt: {digest}")
    unsigned = _("SHA-256 of puzzle.txt: {digest}; puzzle.cnf is older and does not name it")
    print((hashed if proved.signed else unsigned).format(digest=proved.digest))
    return ExitStatus.OK


def _aligned(text: str) -> str:
    """Return the grid of puzzle.txt with its columns below each other."""
    rows = _rows(text)
    width = max(len(word) for row in rows for word in row)
    return "\n".join(" ".join(word.rjust(width) for word in row) for row in rows)


def _rows(text: str) -> list[list[str]]:
    return [line.split(" ") for line in text.splitlines()[1:]]


def _difference(proved: str, wanted: str, name: str) -> str:
    """Return in what the puzzle of a proof first differs from that of a file."""
    (size, *_rest), (wanted_size, *_rest) = proved.splitlines(), wanted.splitlines()
    if size != wanted_size:
        return _(
            "it is the proof of another puzzle: its grid is {proved}, that of {name} {wanted}"
        ).format(proved=size.replace(" ", " x "), name=name, wanted=wanted_size.replace(" ", " x "))
    pairs = zip(_rows(proved), _rows(wanted), strict=True)
    cell, word, wanted_word = next(
        (Cell(row, col), word, other)
        for row, (words, others) in enumerate(pairs)
        for col, (word, other) in enumerate(zip(words, others, strict=True))
        if word != other
    )
    return _(
        "it is the proof of another puzzle: {cell} is {proved} there, and {wanted} in {name}"
    ).format(cell=cell, proved=word, wanted=wanted_word, name=name)


def _refusal(folder: str, reason: str, status: ExitStatus = ExitStatus.BAD_INPUT) -> CommandError:
    return CommandError(named(folder, _("refused: {reason}").format(reason=reason)), status)


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
        description=_(
            "Check every step of a proof that shikaku prove wrote, without the solver, and print "
            "the puzzle that it is of."
        ),
        epilog=_(
            "Exit status: 0 the proof is correct, 2 it is refused, could not be read or is of "
            "another puzzle, 4 the puzzle is too large."
        ),
    )
    parser.add_argument("folder", metavar="DIR", help=_("the folder with the proof"))
    parser.add_argument(
        "file",
        metavar="PUZZLE",
        nargs="?",
        help=_("the puzzle that it must be of, in any supported format; - reads standard input"),
    )
    puzzle_input.add_index(parser)
    return parser
