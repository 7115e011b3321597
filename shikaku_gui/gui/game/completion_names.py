"""How far puzzles and collections are solved, in the same words wherever that is shown."""

from shikaku_gui.formats import HintsUsed
from shikaku_gui.i18n import N_, NC_, _, ngettext
from shikaku_gui.store import COLLECTION_NAMES, CollectionProgress, Completion, GameResult

_FIRM = "\N{NO-BREAK SPACE}"

COMPLETION_NAMES = {
    Completion.OPEN: NC_("game", "Unfinished"),
    Completion.HELPED: N_("Solved with help"),
    Completion.SOLVED: NC_("state of a puzzle", "Solved"),
}


def completion_text(completion: Completion) -> str:
    """Return the name of a class of games."""
    return _(COMPLETION_NAMES[completion])


def hints_text(hints: HintsUsed) -> str:
    """Say how many hints were used, and how far they went; empty where none was."""
    count = sum(hints)
    nudge, place, why, move = hints.nudge, hints.where, hints.why, hints.draw
    kinds = (
        (nudge, ngettext("1 nudge", "{count} nudges", nudge)),
        (place, ngettext("1 place shown", "{count} places shown", place)),
        (why, ngettext("1 explanation", "{count} explanations", why)),
        (move, ngettext("1 move made for you", "{count} moves made for you", move)),
    )
    used = ", ".join(
        text.format(count=number).replace(" ", _FIRM) for number, text in kinds if number
    )
    template = ngettext("1 hint: {used}", "{count} hints: {used}", count)
    return template.format(count=count, used=used) if used else ""


def help_texts(result: GameResult, hints: HintsUsed) -> list[str]:
    """Say which help was taken in a game: hints, and *Solve*; empty where it was none."""
    shown = _("Solution shown by Solve") if result is GameResult.SHOWN else ""
    return list(filter(None, [hints_text(hints), shown]))


def collection_text(name: str) -> str:
    """Return the name of a bundled collection from the name of its folder."""
    return _(COLLECTION_NAMES[name]) if name in COLLECTION_NAMES else name


def progress_text(progress: CollectionProgress) -> str:
    """Say how much of a collection is solved."""
    text = _("{collection}: {solved} of {total} solved")
    name = collection_text(progress.collection)
    return text.format(collection=name, solved=str(progress.solved), total=str(progress.total))
