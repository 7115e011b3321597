"""Reading the text of one puzzle, also as a part of a longer text or of a value in JSON."""

from shikaku_gui.formats.base import MAX_FOREIGN_LENGTH, Format, FormatError, SeveralPuzzlesError
from shikaku_gui.formats.catalogue import SAVE_FORMAT, recognise
from shikaku_gui.formats.saved_game import SavedGame
from shikaku_gui.i18n import N_
from shikaku_gui.texts import make_message


def read_as(found: Format, text: str) -> SavedGame:
    """Read the text of one puzzle in that format.

    Raises:
        FormatError: it cannot be read, or is too long.
    """
    has_own_limits = found is SAVE_FORMAT or found.loads_set is not None
    if len(text) > MAX_FOREIGN_LENGTH and not has_own_limits:
        expected = make_message(
            N_("a puzzle of at most {most} characters in the format {format}"),
            most=MAX_FOREIGN_LENGTH,
            format=make_message(found.title),
        )
        #: Found: a longer one than was expected.
        raise FormatError(expected, make_message(N_("a longer one")))
    return found.loads(text)


def read_part(part: str, line: int, column: int) -> SavedGame:
    """Read a puzzle that begins at a line and a column (from 1) of a longer text.

    Each puzzle of a text may be in another format.

    Raises:
        FormatError: it cannot be read; the place is that in the whole text.
    """
    try:
        return read_as(recognise(part), part)
    except SeveralPuzzlesError:
        raise
    except FormatError as error:
        raise error.moved(line, column) from None
