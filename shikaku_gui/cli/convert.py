"""``shikaku convert``: from any format that can be read to any that can be written."""

import argparse
from collections import Counter

from shikaku_gui import formats
from shikaku_gui.cli import puzzle_input, streams
from shikaku_gui.cli.arguments import Parser
from shikaku_gui.cli.exit_status import ExitStatus
from shikaku_gui.formats import WRITABLE_FORMATS, Format, SavedGame


def run(arguments: list[str]) -> int:
    """Run the command and return its exit status."""
    parser = _parser()
    options = parser.parse_args(arguments)
    target = _format(options.to, options.output)
    if target is None:
        names = ", ".join(WRITABLE_FORMATS)
        parser.error(f"the format of {options.output!r} is not known; say --to with one of {names}")
    try:
        games = _games(options.input, options.index)
        text = _joined([_text(game, target) for game in games])
    except formats.UnwritableError as error:
        streams.print_error(error)
        return ExitStatus.BAD_INPUT
    try:
        _write(text, options.output)
    except OSError as error:
        if options.output == "-":
            raise
        return streams.report_unwritable(options.output, error)
    _report_losses(games, target)
    return ExitStatus.OK


def _games(file: str, number: int | None) -> list[SavedGame]:
    """Return all games of a file, or the one with that number (from 1)."""
    if number is not None:
        return [puzzle_input.read_puzzle(file, number)]
    return puzzle_input.read_all_puzzles(file)


def _parser() -> argparse.ArgumentParser:
    parser = Parser(
        prog="shikaku convert",
        description="Turn puzzles or games from one format into another.",
        epilog="Exit status: 0 written, 1 the output cannot be written, 2 bad input or usage. "
        "What the new format cannot carry is named on standard error.",
    )
    add = parser.add_argument
    add("input", metavar="IN", help="a file in any format that can be opened; - reads stdin")
    add(
        "output", metavar="OUT", help="the file to write, its suffix tells the format; - for stdout"
    )
    add(
        "--to",
        choices=WRITABLE_FORMATS,
        metavar="FORMAT",
        help="one of %(choices)s",
    )
    puzzle_input.add_index(parser)
    return parser


def _format(name: str | None, output: str) -> Format | None:
    return WRITABLE_FORMATS[name] if name is not None else formats.format_for(output)


def _text(game: SavedGame, target: Format) -> str:
    """Return the text of the game.

    Raises:
        UnwritableError: the format cannot carry this puzzle.
    """
    text = formats.dumps(game, target)
    return text if text.endswith("\n") else text + "\n"


def _joined(texts: list[str]) -> str:
    """Return the texts one after the other; those of several lines with a blank line between."""
    one_line = all(text.count("\n") == 1 for text in texts)
    return ("" if one_line else "\n").join(texts)


def _write(text: str, output: str) -> None:
    """Write the text to a file or to standard output.

    Raises:
        OSError: it cannot be written.
    """
    if output == "-":
        streams.write_text(text)
    else:
        formats.write_text_atomically(output, text)


def _report_losses(games: list[SavedGame], target: Format) -> None:
    """Print what the format cannot store, once for all puzzles that lose the same."""
    lost = Counter(", ".join(loss.part.value for loss in target.loses(game)) for game in games)
    for parts, count in lost.items():
        if parts:
            of_each = f" (in {count} of {len(games)} puzzles)" if len(games) > 1 else ""
            streams.print_error(f"{target.title} has no place for {parts}{of_each}")
