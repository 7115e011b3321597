"""``shikaku convert``: from any format that can be read to any that can be written."""

import argparse

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
    game = puzzle_input.read_puzzle(options.input, options.index)
    try:
        text = _text(game, target)
    except formats.UnwritableError as error:
        streams.print_error(error)
        return ExitStatus.BAD_INPUT
    try:
        return _write(game, target, text, options.output)
    except OSError as error:
        if options.output == "-":
            raise
        return streams.report_unwritable(options.output, error)


def _parser() -> argparse.ArgumentParser:
    parser = Parser(
        prog="shikaku convert",
        description="Turn a puzzle or a game from one format into another.",
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


def _write(game: SavedGame, target: Format, text: str, output: str) -> int:
    """Write the text and report what the format cannot store."""
    if output == "-":
        streams.write_text(text)
    else:
        formats.save(game, output, target)
    lost = ", ".join(loss.part.value for loss in target.loses(game))
    if lost:
        streams.print_error(f"{target.title} has no place for {lost}")
    return ExitStatus.OK
