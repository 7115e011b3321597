"""``shikaku site``: a folder of static files with the puzzles of a SPEC."""

from __future__ import annotations

import argparse
import json
import zlib
from base64 import b64encode
from collections.abc import Mapping
from contextlib import closing
from operator import attrgetter
from pathlib import Path
from typing import Any, TypeAlias

from shikaku_gui import formats, play
from shikaku_gui.cli import parallel_work, streams
from shikaku_gui.cli.arguments import Parser
from shikaku_gui.cli.exit_status import CommandError, ExitStatus
from shikaku_gui.cli.interrupts import interrupt_ends_process
from shikaku_gui.cli.made_folder import known_files
from shikaku_gui.cli.progress_bar import progress
from shikaku_gui.cli.site.pages import ICON_SIZES, service_worker, site_pages
from shikaku_gui.cli.site.puzzles import make_site_puzzle, site_items
from shikaku_gui.cli.site.spec import SiteCollection, SiteSpec, load_spec
from shikaku_gui.cli.terminal_texts import named, why
from shikaku_gui.i18n import _, ngettext
from shikaku_gui.play import TomlError

SUMMARY = "site.json"
"""The file that marks a folder made here, and lists what is in it."""

_FORMAT = "shikaku site"
_KILOBYTE = 1000
_PuzzlesByFile: TypeAlias = dict[str, dict[str, dict[str, Any]]]
"""The data of the puzzles by data file and name."""


def run(arguments: list[str]) -> int:
    """Run the command and return its exit status."""
    options = make_parser().parse_args(arguments)
    try:
        spec = load_spec(Path(options.spec))
    except (TomlError, OSError) as error:
        raise CommandError(named(options.spec or repr(""), why(error))) from error
    with streams.writing(options.output):
        # Before hours of work, and again when the folder is exchanged.
        formats.check_replaceable(
            Path(options.output), known_files(Path(options.output) / SUMMARY, _FORMAT)
        )
    files = _make_files(options, spec)
    with streams.writing(options.output):
        known = known_files(Path(options.output) / SUMMARY, _FORMAT)
        formats.write_folder_atomically(options.output, files, known)
    size = sum(len(_bytes(content)) for content in files.values())
    made = ngettext("{name}: one file, {size} kB", "{name}: {count} files, {size} kB", len(files))
    name = streams.escape_controls(options.output)
    print(made.format(name=name, count=len(files), size=round(size / _KILOBYTE)))
    return ExitStatus.OK


def make_parser() -> Parser:
    """Return the parser of the arguments."""
    parser = Parser(
        prog="shikaku site",
        description=_(
            "Make a web site of daily puzzles and collections: static files for any host, which "
            "can be installed on a phone and work without a network after the first visit."
        ),
        epilog=_(
            "Exit status: 0 made, 1 the folder could not be written, 2 bad usage, SPEC or "
            "puzzle, 130 interrupted. A site that was made before is replaced as a whole, or "
            "stays as it is. docs/site.md describes the SPEC."
        ),
    )
    add = parser.add_argument
    add("spec", metavar="SPEC.toml", help=_("which puzzles and languages"))
    add("-o", "--output", required=True, metavar="DIR", help=_("the folder of the site"))
    parallel_work.add_options(parser)
    return parser


def _make_files(options: argparse.Namespace, spec: SiteSpec) -> dict[str, str | bytes]:
    """Make all files of the site, by name.

    Raises:
        CommandError: a puzzle cannot be read, or is too large for a page.
    """
    templates = play.MessageTable()
    made = _make_puzzles(options, spec, templates)
    files: dict[str, str | bytes] = dict(_data_files(made))
    sizes = {
        f"c{number}": [_listed(puzzle, collection) for puzzle in made[f"c{number}"].values()]
        for number, collection in enumerate(spec.collections, 1)
    }
    files |= site_pages(spec, sizes, templates)
    files |= _icons()
    files["sw.js"] = service_worker(files)
    summary = {"format": _FORMAT, "version": 1, "files": sorted(files)}
    return {**files, SUMMARY: json.dumps(summary, indent=0) + "\n"}


def _make_puzzles(
    options: argparse.Namespace, spec: SiteSpec, templates: play.MessageTable
) -> _PuzzlesByFile:
    """Return the puzzles by data file and name; the templates of their hints go into the table."""
    items = list(site_items(spec))
    made: _PuzzlesByFile = {}
    work = parallel_work.work_on_all(options, make_site_puzzle, attrgetter("size"), items)
    with closing(work) as results, progress(_("Puzzles"), len(items)) as report_progress:
        for number, (item, puzzle) in enumerate(results, 1):
            if puzzle.error:
                raise CommandError(puzzle.error)
            if puzzle.note:
                streams.print_error(puzzle.note)
            numbers = templates.take(puzzle.templates)
            steps = play.renumbered_steps(puzzle.data["steps"], numbers)
            made.setdefault(item.file, {})[item.name] = puzzle.data | {"steps": steps}
            report_progress(number)
    return made


def _data_files(made: _PuzzlesByFile) -> dict[str, str]:
    files = {f"data/{name}.js": f'puzzles.add("{_packed(each)}");\n' for name, each in made.items()}
    dailies, ids = {}, {}
    for file, each in made.items():
        if file.startswith("c"):
            ids[file] = [puzzle["id"] for puzzle in each.values()]
            continue
        for name, puzzle in each.items():
            dailies[name] = [puzzle[key] for key in ("rows", "cols", "grade", "id")]
    listed = play.json_block({"dailies": dailies, "ids": ids})
    files["data/list.js"] = f"const puzzleList = {listed};\n"
    return files


def _listed(puzzle: Mapping[str, object], collection: SiteCollection) -> list[object]:
    """Return how a puzzle is listed; a bundled one goes by its number, which its title repeats."""
    title = "" if collection.bundled else puzzle.get("title", "")
    return [title, puzzle["rows"], puzzle["cols"]]


def _packed(puzzles: Mapping[str, object]) -> str:
    """Return puzzles as JSON that is compressed, in the letters of Base64."""
    text = json.dumps(puzzles, separators=(",", ":"))
    return b64encode(zlib.compress(text.encode("ascii"), 9)).decode("ascii")


def _icons() -> dict[str, bytes]:
    with interrupt_ends_process():
        from shikaku_gui.gui.paper import headless  # only now: Qt takes long to import

        return {f"icon-{size}.png": headless.icon_png(size) for size in ICON_SIZES}


def _bytes(content: str | bytes) -> bytes:
    return content if isinstance(content, bytes) else content.encode()
