"""Notes to the player about files that are damaged, newer, in use or read-only."""

from PySide6.QtCore import QCoreApplication

from shikaku_gui.gui.base.translation import translate
from shikaku_gui.gui.widgets.note import Note
from shikaku_gui.play import Tone
from shikaku_gui.store import StoreNotice, StoreTrouble
from shikaku_gui.texts import QT_TRANSLATE_NOOP, as_message

DATABASE_SUFFIX = ".sqlite"

_OF_A_GAME = {
    StoreTrouble.DAMAGED: QT_TRANSLATE_NOOP("notices", "A saved game is damaged"),
    StoreTrouble.NEWER: QT_TRANSLATE_NOOP(
        "notices", "A saved game is from a newer version of Shikaku"
    ),
    StoreTrouble.UNREADABLE: QT_TRANSLATE_NOOP("notices", "Could not read a saved game"),
    StoreTrouble.IN_USE: QT_TRANSLATE_NOOP("notices", "The last game is open in another window"),
    StoreTrouble.READ_ONLY: QT_TRANSLATE_NOOP("notices", "Games cannot be saved"),
}
_OF_THE_HISTORY = {
    StoreTrouble.DAMAGED: QT_TRANSLATE_NOOP(
        "notices", "The history is damaged; a new one was started"
    ),
    StoreTrouble.NEWER: QT_TRANSLATE_NOOP(
        "notices", "The history is from a newer version of Shikaku; a new one was started"
    ),
    StoreTrouble.READ_ONLY: QT_TRANSLATE_NOOP("notices", "The history cannot be saved"),
}
_FALLBACK = QT_TRANSLATE_NOOP("notices", "An earlier save was loaded instead.")
_KEPT = QT_TRANSLATE_NOOP("notices", "The old file was kept as %1.")


def note_of(notice: StoreNotice) -> Note:
    """Return the note for a notice of the store."""
    titles = _OF_THE_HISTORY if notice.path.suffix == DATABASE_SUFFIX else _OF_A_GAME
    lines = [as_message(notice.reason).say(translate)] if notice.reason else []
    if notice.fallback:
        lines.append(_tr(_FALLBACK))
    if notice.kept_as is not None:
        lines.append(_tr(_KEPT).replace("%1", notice.kept_as.name))
    tone = Tone.PLAIN if notice.trouble is StoreTrouble.IN_USE else Tone.WRONG
    return Note(_tr(titles[notice.trouble]), "\n".join(lines), tone)


def history_trouble(reason: str) -> Note:
    """Return the note for an error of the history."""
    text = QT_TRANSLATE_NOOP("notices", "The history could not be read or saved: %1")
    title = QT_TRANSLATE_NOOP("notices", "Problem with the history")
    return Note(_tr(title), _tr(text).replace("%1", reason), Tone.WRONG)


def save_trouble(reason: str) -> Note:
    """Return the note for a game that could not be saved."""
    text = QT_TRANSLATE_NOOP("notices", "Your game could not be saved: %1")
    title = QT_TRANSLATE_NOOP("notices", "Not saved")
    return Note(_tr(title), _tr(text).replace("%1", reason), Tone.WRONG)


def _tr(text: str) -> str:
    return QCoreApplication.translate("notices", text)
