"""``shikaku dataset``: the puzzles of a SPEC, made in parts and assembled to files."""

import argparse
import re
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path

from shikaku_gui.cli import parallel_work, streams
from shikaku_gui.cli.arguments import Parser, count
from shikaku_gui.cli.batch_opening import open_batch
from shikaku_gui.cli.dataset.assembly import assemble, is_complete, remove_draft
from shikaku_gui.cli.dataset.parts import ALL_PARTS, DatasetParts, MissingRecord, Shard
from shikaku_gui.cli.dataset.plan import SeriesMeasurement, plan_text
from shikaku_gui.cli.dataset.records import MadeRecord, make_record
from shikaku_gui.cli.dataset.spec import DataFormat, DatasetSpec, load_spec
from shikaku_gui.cli.dataset.writers import check_parquet
from shikaku_gui.cli.exit_status import CommandError, ExitStatus
from shikaku_gui.cli.progress_bar import progress
from shikaku_gui.cli.terminal_texts import named, why
from shikaku_gui.cli.work_groups import GROUP_WEIGHT
from shikaku_gui.i18n import _, ngettext
from shikaku_gui.play import TomlError
from shikaku_gui.solver import Difficulty
from shikaku_gui.store import DATASET_PARTS

_PLAN_SAMPLE = 200
_MAX_SHARDS = 1_000_000

_WEIGHTS = {None: 4, Difficulty.GENTLE: 10, Difficulty.EASY: 10}
"""The cost of a cell by the wanted grade, where a cell that is only generated costs 1; measured at
10x10. Puzzles of the other grades are submitted one by one."""


def run(arguments: list[str]) -> int:
    """Run the command and return its exit status."""
    parser = make_parser()
    options = parser.parse_args(arguments)
    if options.output is None and options.plan is None:
        parser.require("-o/--output")
    try:
        spec = load_spec(Path(options.spec))
    except (TomlError, OSError) as error:
        raise CommandError(named(options.spec or repr(""), why(error))) from error
    try:
        return _plan(options, spec) if options.plan is not None else _make(options, spec)
    except OSError as error:
        raise streams.unwritable_error(error.filename or options.output or "", error) from error


def make_parser() -> Parser:
    """Return the parser of the arguments."""
    parser = Parser(
        prog="shikaku dataset",
        description=_("Make a dataset of puzzles: solved, graded, without duplicates, in splits."),
        epilog=_(
            "Exit status: 0 made, 1 the output could not be written, 2 bad usage or SPEC, 4 "
            "some puzzles were not found, 130 interrupted. The same command resumes where "
            "it stopped. "
            "docs/datasets.md describes the SPEC."
        ),
    )
    add = parser.add_argument
    add("spec", metavar="SPEC.toml", help=_("which puzzles, and which splits"))
    add("-o", "--output", metavar="DIR", help=_("the folder of the dataset"))
    only = parser.add_mutually_exclusive_group()
    only.add_argument(
        "--shard",
        type=_shard,
        default=ALL_PARTS,
        metavar="I/N",
        help=_(
            "make only the I-th of N shares of the puzzles, for machines that share no folder; "
            "without this option the command makes the rest, and the files of the dataset"
        ),
    )
    only.add_argument(
        "--plan",
        nargs="?",
        type=count,
        const=_PLAN_SAMPLE,
        metavar="N",
        help=_(
            "make about N puzzles (default: %(const)s), print the processor time that all "
            "would take, and stop; with -o they are kept"
        ),
    )
    parallel_work.add_options(parser)
    return parser


def _shard(text: str) -> Shard:
    """Return an argument that must be a shard.

    Raises:
        ArgumentTypeError: it is not.
    """
    found = re.fullmatch(r"(\d{1,7})/(\d{1,7})", text, re.ASCII)
    shard = Shard(int(found[1]), int(found[2])) if found else Shard(0, 0)
    if not 1 <= shard.number <= shard.total <= _MAX_SHARDS:
        wrong = _("expected a shard such as 3/100, from 1/N to N/N, not {found}")
        raise argparse.ArgumentTypeError(wrong.format(found=repr(text[:20])))
    return shard


def _make(options: argparse.Namespace, spec: DatasetSpec) -> int:
    if DataFormat.PARQUET in spec.formats:
        check_parquet()
    folder = Path(options.output)
    if is_complete(folder, spec):
        remove_draft(folder)
        complete = _("the dataset is complete")
        print(named(streams.escape_controls(options.output), complete))
        return ExitStatus.OK
    parts = DatasetParts(_parts_folder(folder), spec, options.shard)
    for _part in _make_missing(options, parts):
        pass
    if options.shard != ALL_PARTS:
        made = ngettext(
            "shard {number}/{total}: one record",
            "shard {number}/{total}: {count} records",
            parts.number,
        )
        number, total = options.shard.number, options.shard.total
        print(made.format(number=number, total=total, count=parts.number))
        return ExitStatus.OK
    with progress(_("Files"), spec.number) as report_progress:
        summary = assemble(folder, spec, parts, report_progress)
    #: What a dataset holds; {kept} are different under rotation and reflection.
    text = _(
        "recipes: {recipes}; different puzzles: {distinct}; "
        "also under rotation and reflection: {kept}; not found: {missing}"
    )
    print(
        text.format(
            recipes=summary.recipes,
            distinct=summary.distinct,
            kept=summary.kept,
            missing=summary.not_found,
        )
    )
    if not summary.audit.clean:
        raise CommandError(_("the audit found a canonical form twice: this is a bug in Shikaku"))
    return ExitStatus.LIMIT if summary.not_found else ExitStatus.OK


def _parts_folder(folder: Path) -> Path:
    """Return the folder of the parts, in a folder that has nothing else, or nothing.

    Raises:
        CommandError: it has something else.
        OSError: it cannot be read.
    """
    parts = folder / DATASET_PARTS
    if folder.exists() and not parts.is_dir() and any(folder.iterdir()):
        text = _("{name} contains other files; choose a new folder")
        raise CommandError(text.format(name=folder))
    parts.mkdir(parents=True, exist_ok=True)
    return parts


def _plan(options: argparse.Namespace, spec: DatasetSpec) -> int:
    sample = spec.sample(options.plan)
    measured = [SeriesMeasurement(each) for each in spec.series]
    try:
        with _folder_for_plan(options) as folder:
            for missing, made in _make_missing(options, DatasetParts(folder, sample)):
                measured[missing.part.place].note(made)
    except KeyboardInterrupt:
        print(plan_text(spec, measured), end="")
        raise
    print(plan_text(spec, measured), end="")
    return ExitStatus.OK


@contextmanager
def _folder_for_plan(options: argparse.Namespace) -> Iterator[Path]:
    if options.output is not None:
        yield _parts_folder(Path(options.output))
        return
    with tempfile.TemporaryDirectory() as folder:
        yield Path(folder)


def _make_missing(
    options: argparse.Namespace, parts: DatasetParts
) -> Iterator[tuple[MissingRecord, MadeRecord]]:
    """Make the records that the parts lack, put and yield them."""
    missing = parts.missing()
    make = partial(_make_record, steps=parts.spec.steps)
    with (
        closing(parts),
        progress(_("Puzzles"), parts.number) as report_progress,
        open_batch(options, make, _weight, lambda: False) as batch,
    ):
        for each, made in batch.results(missing):
            parts.put(each, made.line)
            report_progress(each.number)
            yield each, made


def _weight(missing: MissingRecord) -> int:
    recipe = missing.recipe
    weight = _WEIGHTS.get(recipe.grade)
    return GROUP_WEIGHT + 1 if weight is None else weight * recipe.rows * recipe.cols


def _make_record(missing: MissingRecord, *, steps: bool) -> MadeRecord:
    return make_record(missing.recipe, steps=steps)
