"""How far puzzles and collections are solved, in the same words wherever that is shown."""

from shikaku_gui.i18n import N_, NC_, _
from shikaku_gui.store import COLLECTION_NAMES, CollectionProgress, Completion

COMPLETION_NAMES = {
    Completion.OPEN: NC_("game", "Unfinished"),
    Completion.HELPED: N_("Solved with help"),
    Completion.SOLVED: NC_("state of a puzzle", "Solved"),
}


def completion_text(completion: Completion) -> str:
    """Return the name of a class of games."""
    return _(COMPLETION_NAMES[completion])


def collection_text(name: str) -> str:
    """Return the name of a bundled collection from the name of its folder."""
    return _(COLLECTION_NAMES[name]) if name in COLLECTION_NAMES else name


def progress_text(progress: CollectionProgress) -> str:
    """Say how much of a collection is solved."""
    text = _("{collection}: {solved} of {total} solved")
    name = collection_text(progress.collection)
    return text.format(collection=name, solved=str(progress.solved), total=str(progress.total))
