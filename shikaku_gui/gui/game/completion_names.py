"""How far puzzles and collections are solved, and with which hints: the same words everywhere."""

from shikaku_gui.formats import HintsUsed
from shikaku_gui.gui.base.translation import TIMES, comma_text
from shikaku_gui.i18n import N_, NC_, _, ngettext
from shikaku_gui.play import HintDegree
from shikaku_gui.store import COLLECTION_NAMES, CollectionProgress, Completion, GameResult

_FIRM = "\N{NO-BREAK SPACE}"

COMPLETION_NAMES = {
    Completion.OPEN: NC_("game", "Unfinished"),
    Completion.HELPED: N_("Solved with help"),
    Completion.SOLVED: NC_("state of a puzzle", "Solved"),
}

HINT_DEGREE_NAMES = {
    HintDegree.FIND: N_("Find"),
    HintDegree.NUDGE: N_("Nudge"),
    HintDegree.WHERE: N_("Where"),
    HintDegree.WHY: N_("Why"),
    HintDegree.DRAW: N_("Draw"),
}


def completion_text(completion: Completion) -> str:
    """Return the name of a class of games."""
    return _(COMPLETION_NAMES[completion])


def hints_text(hints: HintsUsed) -> str:
    """Say how many hints were used, and how far they went; empty where none was."""
    count, made = sum(hints), hints.draw
    *told, _draw = hints_by_degree(hints)
    used = [(name if number == 1 else f"{number}{TIMES}{name}") for name, number in told if number]
    if made:  # a move may also have removed or pencilled something
        text = ngettext("1 move made for you", "{count} moves made for you", made)
        used.append(text.format(count=made))
    used = [text.replace(" ", _FIRM) for text in used]
    template = ngettext("1 hint: {used}", "{count} hints: {used}", count)
    return template.format(count=count, used=comma_text(used)) if used else ""


def hints_by_degree(hints: HintsUsed) -> tuple[tuple[str, int], ...]:
    """Return the name of each degree that is counted, and how many hints went that far."""
    degrees = HintDegree.NUDGE, HintDegree.WHERE, HintDegree.WHY, HintDegree.DRAW
    names = (_(HINT_DEGREE_NAMES[degree]) for degree in degrees)
    return tuple(zip(names, hints, strict=True))


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
