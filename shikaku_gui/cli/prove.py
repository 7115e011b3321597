"""``shikaku prove``: a proof of how many solutions a puzzle has, for any LRAT checker."""

from __future__ import annotations

from shikaku_gui import formats, solver
from shikaku_gui.cli import puzzle_input, streams
from shikaku_gui.cli.arguments import Parser, add_time_limit, why_cut_short
from shikaku_gui.cli.exit_status import ExitStatus
from shikaku_gui.cli.streams import escape_controls
from shikaku_gui.cli.terminal_texts import named
from shikaku_gui.i18n import N_, _, ngettext

_SEVERAL = N_(
    "it contains {count} puzzles; choose with --index, or prove them all with: "
    "shikaku check --prove DIR FILE"
)


def run(arguments: list[str]) -> int:
    """Run the command and return its exit status."""
    options = make_parser().parse_args(arguments)
    puzzle = puzzle_input.lone_game(options.file, options.index, _SEVERAL).puzzle
    control = solver.Control(options.time_limit)
    name = escape_controls(puzzle_input.display_name(options.file))
    try:
        certificate = solver.prove(puzzle, control)
    except solver.CutShortError:
        print(named(name, why_cut_short(options.time_limit, control)))
        return ExitStatus.LIMIT
    with streams.writing(options.output):
        formats.write_folder_atomically(options.output, certificate.files, solver.CERTIFICATE_FILES)
    print(named(name, _sentence(certificate)))
    nowhere = certificate.status is solver.Status.INFEASIBLE
    return ExitStatus.NO_SOLUTION if nowhere else ExitStatus.OK


def make_parser() -> Parser:
    """Return the parser of the arguments."""
    parser = Parser(
        prog="shikaku prove",
        description=_(
            "Write a proof of how many solutions a puzzle has: the puzzle as DIMACS CNF, "
            "its solution, and an LRAT proof that there is no other. For a puzzle with several "
            "solutions, two of them are the proof."
        ),
        epilog=_(
            "Exit status: 0 proved, 1 the proof could not be written, 2 bad input or usage, "
            "3 proved to have no solution, 4 limit reached."
        ),
    )
    add = parser.add_argument
    add(
        "file",
        metavar="FILE",
        help=_("one puzzle; - reads stdin. shikaku check --prove takes many"),
    )
    add(
        "-o",
        "--output",
        metavar="DIR",
        required=True,
        help=_("the folder to write; an older proof in it is replaced"),
    )
    puzzle_input.add_index(parser)
    add_time_limit(parser)
    return parser


def _sentence(certificate: solver.Certificate) -> str:
    steps = _steps(certificate.figures)
    match certificate.status:
        case solver.Status.MULTIPLE:
            return _("several solutions; two are written")
        case solver.Status.INFEASIBLE:
            return _("no solution, proved in {steps}").format(steps=steps)
        case _:
            return _("one solution; that there is no other is proved in {steps}").format(
                steps=steps
            )


def _steps(figures: solver.ProofFigures) -> str:
    """Return in words how long a proof is, such as "90 steps, 2 of them by supposition"."""
    steps = ngettext("1 step", "{count} steps", figures.lemmas).format(count=figures.lemmas)
    if not figures.suppositions:
        return steps
    count = figures.suppositions
    if figures.depth > 1:
        text = ngettext(
            "{steps}, 1 of them by supposition, nested up to {depth} deep",
            "{steps}, {count} of them by supposition, nested up to {depth} deep",
            count,
        )
    else:
        text = ngettext(
            "{steps}, 1 of them by supposition", "{steps}, {count} of them by supposition", count
        )
    return text.format(steps=steps, count=count, depth=figures.depth)
