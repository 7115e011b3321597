"""``shikaku check``: the number of solutions of puzzles, their figures, what is wrong, proofs."""

from __future__ import annotations

import argparse
import json
from dataclasses import dataclass, replace
from pathlib import Path
from urllib.parse import quote

from shikaku_gui import formats, solver, store
from shikaku_gui.cli import report_runner, streams
from shikaku_gui.cli.arguments import Parser, why_cut_short
from shikaku_gui.cli.check_summary import CheckReport, CheckSummary
from shikaku_gui.cli.exit_status import ExitStatus
from shikaku_gui.cli.report_runner import Report
from shikaku_gui.cli.terminal_texts import listed, named
from shikaku_gui.formats import SavedGame
from shikaku_gui.i18n import N_, _
from shikaku_gui.model import Puzzle
from shikaku_gui.texts import Message

_VERDICTS = {
    solver.Status.UNIQUE: N_("one solution"),
    solver.Status.MULTIPLE: N_("several solutions"),
    solver.Status.INFEASIBLE: N_("no solution"),
    solver.Status.LIMIT: N_("unknown: reached its time limit"),
}
_STATUSES = {
    solver.Status.INFEASIBLE: ExitStatus.NO_SOLUTION,
    solver.Status.LIMIT: ExitStatus.LIMIT,
}


@dataclass(frozen=True)
class _CheckedPuzzle:
    """A puzzle of a file and the result of solving it.

    ``proof`` is the folder with its proof; if a proof was wanted and there is none, ``unproved``
    says why.
    """

    name: str
    puzzle: Puzzle
    result: solver.SolveResult
    proof: Path | None = None
    unproved: str = ""

    @property
    def exit_status(self) -> ExitStatus:
        if self.unproved:
            return ExitStatus.LIMIT
        return _STATUSES.get(self.result.status, ExitStatus.OK)


def run(arguments: list[str]) -> int:
    """Run the command and return its exit status: the worst of all files."""
    options = make_parser().parse_args(arguments)
    if not options.summary:
        return report_runner.print_all(options, _report)
    summary = CheckSummary()
    status = report_runner.print_all(options, _report, summary.add, quiet=True)
    streams.write_text(summary.text(as_json=options.json))
    return status


def _report(options: argparse.Namespace, name: str, game: SavedGame) -> Report:
    limit, proofs = options.time_limit, options.prove
    checked = _CheckedPuzzle(name, game.puzzle, solver.solve(game.puzzle, time_limit=limit))
    if proofs is not None and checked.result.status is not solver.Status.LIMIT:
        with streams.writing(Path(proofs)):
            checked = _write_proof(checked, limit, Path(proofs))
    text = _as_json if options.json else _line
    result = checked.result
    return CheckReport(
        text(checked, proofs is not None) + "\n",
        checked.exit_status,
        verdict=result.status,
        identity=store.canonical_id(game.puzzle) if options.summary else "",
        differs=game.wrong_solution,
    )


def _write_proof(checked: _CheckedPuzzle, time_limit: float | None, proofs: Path) -> _CheckedPuzzle:
    """Write the proof of a puzzle into a folder of its own, named after the puzzle.

    Raises:
        OSError: it cannot be written.
    """
    control = solver.Control(time_limit)
    try:
        certificate = solver.prove(checked.puzzle, control, checked.result)
    except solver.CutShortError:
        return replace(checked, unproved=why_cut_short(time_limit, control))
    proofs.mkdir(parents=True, exist_ok=True)
    folder = proofs / quote(checked.name, safe=" ")
    formats.write_folder_atomically(folder, certificate.files, solver.CERTIFICATE_FILES)
    return replace(checked, proof=folder)


def make_parser() -> Parser:
    """Return the parser of the arguments."""
    parser = Parser(
        prog="shikaku check",
        description=_("Print a line for each puzzle: how many solutions it has, and its size."),
        epilog=_(
            "Exit status (the worst of all): 0 solvable, 1 a proof could not be written, 2 bad "
            "input or usage, 3 no solution, 4 limit reached."
        ),
    )
    parser.add_argument(
        "--prove",
        metavar="DIR",
        help=_("write a proof of each puzzle to a folder of its own in DIR, as shikaku prove does"),
    )
    parser.add_argument(
        "--summary",
        action="store_true",
        help=_(
            "print counts instead: read, refused by cause, duplicates, without a single solution, "
            "and with a solution that is wrong"
        ),
    )
    report_runner.add_arguments(parser, _("print one JSON object per line"))
    return parser


def _line(checked: _CheckedPuzzle, _with_proof: bool) -> str:
    puzzle, result = checked.puzzle, checked.result
    figures = result.figures
    parts = [
        named(streams.escape_controls(checked.name), _(_VERDICTS[result.status])),
        _(
            "{size}, clues: {clues}, fixed: {fixed}, alternatives: {alternatives}, cover: {cover}"
        ).format(
            size=f"{puzzle.rows} x {puzzle.cols}",
            clues=figures.rooms,
            fixed=figures.fixed,
            alternatives=figures.alternatives,
            cover=figures.cover,
        ),
        *map(Message.say, report_runner.problems(puzzle, result)),
    ]
    if checked.proof is not None:
        place = streams.escape_controls(str(checked.proof))
        parts.append(_("proof in {folder}").format(folder=place))
    elif checked.unproved:
        parts.append(checked.unproved)
    return listed(parts)


def _as_json(checked: _CheckedPuzzle, with_proof: bool) -> str:
    puzzle, result = checked.puzzle, checked.result
    proof = {"proof": checked.proof and str(checked.proof)} if with_proof else {}
    return json.dumps(
        {
            "file": checked.name,
            "title": puzzle.title,
            "rows": puzzle.rows,
            "cols": puzzle.cols,
            "rooms": result.figures.rooms,
            "fixed": result.figures.fixed,
            "alternatives": result.figures.alternatives,
            "cover": result.figures.cover,
            "status": result.status.value,
            "problems": [*map(str, report_runner.problems(puzzle, result))],
            **proof,
        }
    )
