"""``shikaku convert``: from any format that can be read to any that can be written."""

from collections import Counter
from collections.abc import Iterable, Iterator

from shikaku_gui import formats
from shikaku_gui.cli import puzzle_input, streams
from shikaku_gui.cli.arguments import Parser
from shikaku_gui.cli.exit_status import ExitStatus
from shikaku_gui.cli.puzzle_input import PuzzleSource, UnreadableError
from shikaku_gui.cli.terminal_texts import named
from shikaku_gui.formats import WRITABLE_FORMATS, Format
from shikaku_gui.i18n import _, ngettext
from shikaku_gui.texts import as_message, comma_message


def run(arguments: list[str]) -> int:
    """Run the command and return its exit status."""
    parser = make_parser()
    options = parser.parse_args(arguments)
    target = WRITABLE_FORMATS.get(options.to) or formats.format_for(options.output)
    if target is None:
        names = ", ".join(WRITABLE_FORMATS)
        wrong = _("unknown format: {name}; choose one with --to: {names}")
        parser.error(wrong.format(name=repr(options.output), names=names))
    conversion = _Conversion(target)
    sources = puzzle_input.all_puzzle_sources(options.inputs, options.index)
    with streams.writing(options.output):
        _write(conversion.texts(sources), options.output)
    conversion.report_losses()
    return ExitStatus.OK if conversion.complete else ExitStatus.BAD_INPUT


def make_parser() -> Parser:
    """Return the parser of the arguments."""
    parser = Parser(
        prog="shikaku convert",
        description=_("Convert puzzles or games from one format to another."),
        epilog=_(
            "Exit status: 0 written, 1 the output could not be written, 2 bad input or usage. "
            "Standard error names what the new format cannot store, and which puzzles of a file "
            "with several could not be read; the others are written."
        ),
    )
    add = parser.add_argument
    add("inputs", nargs="+", metavar="IN", help=_(puzzle_input.INPUT_HELP))
    add(
        "output",
        metavar="OUT",
        help=_("the file to write, in the format of its suffix; - for stdout"),
    )
    add(
        "--to",
        choices=WRITABLE_FORMATS,
        metavar="FORMAT",
        help=_("one of %(choices)s"),
    )
    puzzle_input.add_index(parser)
    return parser


class _Conversion:
    """Writes puzzles in a format, one after the other, and counts what is lost.

    ``complete`` tells whether all of them could be read.
    """

    def __init__(self, target: Format) -> None:
        self.complete = True
        self._target = target
        self._lost: Counter[tuple[formats.GamePart, ...]] = Counter()
        self._count = 0

    def texts(self, sources: Iterable[PuzzleSource]) -> Iterator[str]:
        """Yield the text of all puzzles piece by piece, and say which of a file are left out.

        Raises:
            UnreadableError: a file cannot be read, or no puzzle of all.
            UnwritableError: the format cannot carry a puzzle.
            ExplainedValueError: it cannot carry all of them.
        """
        joiner = formats.TextJoiner(self._target)
        for game in self._readable(sources):
            yield joiner.add(formats.dumps(game, self._target))
            self._count += 1
            losses = self._target.loses(game)
            self._lost[tuple(loss.part for loss in losses)] += 1
        yield joiner.end()

    def _readable(self, sources: Iterable[PuzzleSource]) -> Iterator[formats.SavedGame]:
        unread = puzzle_input.UnreadPuzzles()
        found = False
        for source in sources:
            try:
                game = source.game_with_warning()
            except UnreadableError as error:
                if not source.file:
                    raise
                unread.note(source, str(error))
                self.complete = False
                continue
            unread.note(source)
            found = True
            yield game
        if not found:
            raise UnreadableError(unread.line())
        unread.end()

    def report_losses(self) -> None:
        """Print what the format cannot store, once for all puzzles that lose the same."""
        for parts, count in self._lost.items():
            if parts:
                text = _("cannot store {parts}")
                if self._count > 1:
                    text = ngettext(
                        "cannot store {parts} (in {lost} of {count} puzzle)",
                        "cannot store {parts} (in {lost} of {count} puzzles)",
                        self._count,
                    )
                listed = comma_message(part.message for part in parts).say()
                text = text.format(parts=listed, lost=count, count=self._count)
                streams.print_error(named(as_message(self._target.title).say(), text))


def _write(texts: Iterable[str], output: str) -> None:
    """Write the texts to a file or to standard output.

    Raises:
        OSError: they cannot be written.
    """
    if output == "-":
        for text in texts:
            streams.write_text(text)
    else:
        formats.write_chunks_atomically(output, (text.encode("utf-8") for text in texts))
