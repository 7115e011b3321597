"""How far puzzles and collections are solved, in the same words wherever that is shown."""

from shikaku_gui.i18n import N_, NC_, _
from shikaku_gui.store import CollectionProgress, Completion

COMPLETION_NAMES = {
    Completion.OPEN: NC_("game", "Unfinished"),
    Completion.HELPED: N_("Solved with help"),
    Completion.SOLVED: NC_("state of a puzzle", "Solved"),
}

_COLLECTIONS = {
    "1-first-steps": N_("First steps"),
    "2-gentle": N_("Gentle"),
    "3-easy": N_("Easy"),
    "4-medium": N_("Medium"),
    "5-hard": N_("Hard"),
    "6-expert": N_("Expert"),
    "7-giants": N_("Giants"),
}


def completion_text(completion: Completion) -> str:
    """Return the name of a class of games."""
    return _(COMPLETION_NAMES[completion])


def collection_text(name: str) -> str:
    """Return the name of a bundled collection from the name of its folder."""
    return _(_COLLECTIONS[name]) if name in _COLLECTIONS else name


def progress_text(progress: CollectionProgress) -> str:
    """Say how much of a collection is solved."""
    text = _("{collection}: {solved} of {total} solved")
    name = collection_text(progress.collection)
    return text.format(collection=name, solved=str(progress.solved), total=str(progress.total))
