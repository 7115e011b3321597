"""``shikaku benchmark``: families of puzzles to measure solvers on, with answers and proofs."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from functools import partial
from itertools import product
from pathlib import Path
from typing import NamedTuple

from shikaku_gui import formats, solver, store
from shikaku_gui.cli import parallel_work, streams
from shikaku_gui.cli.arguments import Parser, add_time_limit, count
from shikaku_gui.cli.batch_opening import open_batch
from shikaku_gui.cli.exit_status import ExitStatus
from shikaku_gui.cli.made_folder import known_files
from shikaku_gui.cli.progress_bar import progress
from shikaku_gui.i18n import _, ngettext
from shikaku_gui.model import Puzzle

_SIZES = (10, 20, 30, 50, 100, 200)
_LARGEST = 1000
_SECONDS = 60.0
_INDEX, _ORIGIN = "benchmark.jsonl", "benchmark.json"
_FORMAT = "shikaku benchmark"
_PARITY = solver.BenchmarkFamily.PARITY.value
_FAMILIES = [each.value for each in solver.BenchmarkFamily]


class _Wanted(NamedTuple):
    """A puzzle to be made."""

    family: str
    side: int
    seed: int

    @property
    def name(self) -> str:
        return f"{self.family}-{self.side}-{self.seed}"


class _Made(NamedTuple):
    """The record of a puzzle, and its files by name."""

    record: dict[str, object]
    files: dict[str, str]


def run(arguments: list[str]) -> int:
    """Run the command and return its exit status."""
    options = make_parser().parse_args(arguments)
    folder = Path(options.output)
    with streams.writing(folder):  # before hours of work, and again when it is written
        formats.check_replaceable(folder, known_files(folder / _ORIGIN, _FORMAT))
    wanted = [
        _Wanted(family, side, options.seed + number)
        for family, side, number in product(options.families, options.sizes, range(options.number))
        if family != _PARITY or number == 0  # whose puzzles do not depend on the seed
        if side >= solver.least_benchmark_side(solver.BenchmarkFamily(family))
    ]
    records: list[dict[str, object]] = []
    files: dict[str, str] = {}
    seen: set[object] = set()
    make = partial(_make, time_limit=options.time_limit)
    with (
        progress(_("Puzzles"), len(wanted)) as report_progress,
        open_batch(options, make, _weight, lambda: False) as batch,
    ):
        for done, (_item, made) in enumerate(batch.results(wanted), 1):
            report_progress(done)
            if made is not None and made.record["canonical_id"] not in seen:
                seen.add(made.record["canonical_id"])
                records.append(made.record)
                files |= made.files
    files[_INDEX] = "".join(f"{json.dumps(record)}\n" for record in records)
    files[_ORIGIN] = json.dumps(_origin(options, len(records), [*files]), indent=2) + "\n"
    with streams.writing(folder):
        known = known_files(folder / _ORIGIN, _FORMAT)
        formats.write_folder_atomically(folder, files, known)
    print(_told(len(records), sum(record["proof"] is not None for record in records)))
    return ExitStatus.OK


def make_parser() -> Parser:
    """Return the parser of the arguments."""
    parser = Parser(
        prog="shikaku benchmark",
        description=_(
            "Make families of puzzles to measure solvers on, with their answers and proofs. "
            "They are not made by this program's deductions, as those of shikaku generate are."
        ),
        epilog=_(
            "Exit status: 0 made, 1 the folder could not be written, 2 bad usage. "
            "docs/laboratory.md describes the families."
        ),
    )
    add = parser.add_argument
    add(
        "-o",
        "--output",
        metavar="DIR",
        required=True,
        help=_("the folder to write; an older benchmark in it is replaced"),
    )
    add(
        "--families",
        type=_list_of(_family),
        default=_FAMILIES,
        metavar="F,...",
        help=_("the families (default: {names})").format(names=",".join(_FAMILIES)),
    )
    add(
        "--sizes",
        type=_list_of(_side),
        default=list(_SIZES),
        metavar="N,...",
        help=_("the sides of the grids (default: {sizes})").format(
            sizes=",".join(map(str, _SIZES))
        ),
    )
    add(
        "-n",
        "--number",
        type=partial(count, most=100_000),
        default=3,
        metavar="N",
        help=_("how many puzzles of each family and size to make (default: %(default)s)"),
    )
    add(
        "--seed",
        type=count,
        default=1,
        metavar="K",
        help=_("the seed of the first puzzle; each further one has the next"),
    )
    add_time_limit(parser, default=_SECONDS)
    parallel_work.add_options(parser)
    return parser


def _list_of(kind: Callable[[str], object]) -> Callable[[str], list[object]]:
    """Return the type of an argument that is a list with commas."""

    def parsed(text: str) -> list[object]:
        return list(dict.fromkeys(map(kind, text.split(","))))

    return parsed


def _family(text: str) -> str:
    if text not in _FAMILIES:
        wrong = _("expected one of {names}, not {text}")
        raise argparse.ArgumentTypeError(
            wrong.format(names=", ".join(_FAMILIES), text=repr(text[:20]))
        )
    return text


def _side(text: str) -> int:
    side = int(text) if text.isascii() and text.isdigit() and len(text) < len("10000") else 0
    if not solver.LEAST_BENCHMARK_SIDE <= side <= _LARGEST:
        wrong = _("expected sides from {least} to {most}, not {text}")
        raise argparse.ArgumentTypeError(
            wrong.format(least=solver.LEAST_BENCHMARK_SIDE, most=_LARGEST, text=repr(text[:20]))
        )
    return side


def _weight(wanted: _Wanted) -> int:
    return wanted.side * wanted.side


def _make(wanted: _Wanted, time_limit: float) -> _Made | None:
    """Make a puzzle, its answer and its proof, each within the limit; called in any process.

    Return None where the limit was reached before there was a puzzle.
    """
    family = solver.BenchmarkFamily(wanted.family)
    try:
        puzzle = solver.benchmark_puzzle(
            family, wanted.side, wanted.seed, solver.Control(time_limit)
        )
    except solver.CutShortError:
        return None
    result = solver.solve(puzzle, time_limit=time_limit)
    files = {f"puzzles/{wanted.name}.txt": solver.certificate_grid(puzzle)}
    proved = False
    try:
        certificate = solver.prove(puzzle, solver.Control(time_limit), result)
        files |= {f"proofs/{wanted.name}/{name}": text for name, text in certificate.files.items()}
        proved = True
    except solver.CutShortError:
        pass
    return _Made(_record(wanted, puzzle, result, proved=proved), files)


def _record(
    wanted: _Wanted, puzzle: Puzzle, result: solver.SolveResult, *, proved: bool
) -> dict[str, object]:
    known = result.status is not solver.Status.LIMIT or wanted.family != _PARITY
    return {
        "name": wanted.name,
        "family": wanted.family,
        "side": wanted.side,
        "seed": wanted.seed,
        "rows": puzzle.rows,
        "cols": puzzle.cols,
        "clues": len(puzzle.clues),
        "unknown": sum(area is None for area in puzzle.clues.values()),
        # No board of dominoes without two corners of one colour can be filled.
        "status": (result.status if known else solver.Status.INFEASIBLE).value,
        "solutions": [list(map(list, solution)) for solution in result.solutions],
        "left": {level.value: number for level, number in result.figures.left.items()},
        "searches": result.figures.searches,
        "puzzle_id": store.puzzle_id(puzzle),
        "canonical_id": store.canonical_id(puzzle),
        "proof": f"proofs/{wanted.name}" if proved else None,
    }


def _origin(options: argparse.Namespace, made: int, files: list[str]) -> dict[str, object]:
    return {
        "format": _FORMAT,
        "families": options.families,
        "sizes": options.sizes,
        "number": options.number,
        "seed": options.seed,
        "time_limit": options.time_limit,
        "made": made,
        "provenance": solver.versions_and_machine(),
        "files": files,
    }


def _told(made: int, proofs: int) -> str:
    text = ngettext(
        "1 puzzle, {proofs} with a proof", "{made} puzzles, {proofs} with a proof", made
    )
    return text.format(made=made, proofs=proofs)
