"""Notes: short messages with buttons, shown beside the board."""

from collections.abc import Callable
from dataclasses import dataclass

from shikaku_gui.play import Tone


@dataclass(frozen=True)
class NoteButton:
    """A button of a note; the leading one is the most likely choice, quiet ones come last.

    ``done`` is its text for a moment after a click that leaves the note as it is.
    """

    text: str
    act: Callable[[], object]
    leading: bool = False
    quiet: bool = False
    done: str = ""


@dataclass(frozen=True)
class Note:
    """A note; a busy one shows progress, the text of a rich one is HTML.

    Cells in its text are not named yet: the card names them, and has them spelled out when heard.

    The title of an ``announced`` note is not announced again to screen readers. A ``figure`` is
    shown large below ``heading``, which together stand for the title. A note that ``returns`` is
    shown again after a note without buttons, such as *Saved*, has covered it and is dismissed.
    """

    title: str
    text: str = ""
    tone: Tone = Tone.PLAIN
    buttons: tuple[NoteButton, ...] = ()
    busy: bool = False
    rich: bool = False
    announced: bool = False
    heading: str = ""
    figure: str = ""
    returns: bool = False
