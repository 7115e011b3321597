"""What the program has to say beside the board: a sentence or two, and what can be done."""

from collections.abc import Callable
from dataclasses import dataclass

from shikaku_gui.play import Tone


@dataclass(frozen=True)
class NoteButton:
    """A button under a note; the leading one is what most people will want."""

    text: str
    act: Callable[[], None]
    leading: bool = False


@dataclass(frozen=True)
class Note:
    """A note; a busy one says that work is going on, a rich one has HTML.

    Where the board has ``message`` a screen reader what the title says, that is not said again.
    """

    title: str
    text: str = ""
    tone: Tone = Tone.PLAIN
    buttons: tuple[NoteButton, ...] = ()
    busy: bool = False
    rich: bool = False
    told: bool = False
