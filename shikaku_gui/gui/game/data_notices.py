"""Notes to the player about files that are damaged, newer, in use or read-only."""

from shikaku_gui.gui.widgets.note import Note
from shikaku_gui.i18n import N_, _
from shikaku_gui.play import Tone
from shikaku_gui.store import StoreNotice, StoreTrouble
from shikaku_gui.texts import as_message

DATABASE_SUFFIX = ".sqlite"

_OF_A_GAME = {
    StoreTrouble.DAMAGED: N_("A saved game is damaged"),
    StoreTrouble.NEWER: N_("A saved game is from a newer version of Shikaku"),
    StoreTrouble.UNREADABLE: N_("Could not read a saved game"),
    StoreTrouble.IN_USE: N_("The last game is open in another window"),
    StoreTrouble.READ_ONLY: N_("Games cannot be saved"),
}
_OF_THE_HISTORY = {
    StoreTrouble.DAMAGED: N_("The history is damaged; a new one was started"),
    StoreTrouble.NEWER: N_("The history is from a newer version of Shikaku; a new one was started"),
    StoreTrouble.READ_ONLY: N_("The history cannot be saved"),
}


def note_of(notice: StoreNotice) -> Note:
    """Return the note for a notice of the store."""
    titles = _OF_THE_HISTORY if notice.path.suffix == DATABASE_SUFFIX else _OF_A_GAME
    lines = [as_message(notice.reason).say()] if notice.reason else []
    if notice.fallback:
        lines.append(_("An earlier save was loaded instead."))
    if notice.kept_as is not None:
        lines.append(_("The old file was kept as {name}.").format(name=notice.kept_as.name))
    tone = Tone.PLAIN if notice.trouble is StoreTrouble.IN_USE else Tone.WRONG
    return Note(_(titles[notice.trouble]), "\n".join(lines), tone)


def history_trouble(reason: str) -> Note:
    """Return the note for an error of the history."""
    text = _("The history could not be read or saved: {reason}").format(reason=reason)
    return Note(_("Problem with the history"), text, Tone.WRONG)


def save_trouble(reason: str) -> Note:
    """Return the note for a game that could not be saved."""
    text = _("Your game could not be saved: {reason}").format(reason=reason)
    return Note(_("Not saved"), text, Tone.WRONG)
