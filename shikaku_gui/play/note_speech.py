"""What a screen reader says of marks, trials and possible rectangles."""

from shikaku_gui.model import NO_MARKS, Board, Cell, Marks, Rect, RectSet
from shikaku_gui.play.marking import crosses_of
from shikaku_gui.play.possible_rectangles import PossibleChoice
from shikaku_gui.texts import QT_TRANSLATE_NOOP, Message, make_message

_IN_PENCIL = QT_TRANSLATE_NOOP("view", "in a pencil rectangle of {height} by {width}")
_IN_WRONG_PENCIL = QT_TRANSLATE_NOOP(
    "view", "in a pencil rectangle of {height} by {width} that no solution agrees with"
)
_WRONG_CROSS = QT_TRANSLATE_NOOP("view", "one of them is in the solution")
_ONE_CROSS = QT_TRANSLATE_NOOP("view", "one rectangle crossed out")
_CROSSES = QT_TRANSLATE_NOOP("view", "{count} rectangles crossed out")
_SUPPOSED = QT_TRANSLATE_NOOP("view", "supposed in trial {number}")
_POSSIBLE = QT_TRANSLATE_NOOP(
    "view", "possible rectangle {number} of {count}, {height} by {width}, {extent}"
)
_SIZE_AND_PLACE = QT_TRANSLATE_NOOP("view", "{height} by {width}, {extent}")
_EXTENT = QT_TRANSLATE_NOOP("view", "from row {top}, column {left} to row {bottom}, column {right}")

_ADDED = {
    "pencil": QT_TRANSLATE_NOOP("view", "Pencilled: {height} by {width}, {extent}."),
    "cross": QT_TRANSLATE_NOOP("view", "Crossed out: {height} by {width}, {extent}."),
}
_REMOVED = {
    "pencil": QT_TRANSLATE_NOOP("view", "Pencil rectangle removed: {height} by {width}, {extent}."),
    "cross": QT_TRANSLATE_NOOP("view", "Cross removed: {height} by {width}, {extent}."),
}
_MANY_ADDED = {
    "pencil": QT_TRANSLATE_NOOP("view", "{count} pencil rectangles drawn."),
    "cross": QT_TRANSLATE_NOOP("view", "{count} rectangles crossed out."),
}
_MANY_REMOVED = {
    "pencil": QT_TRANSLATE_NOOP("view", "{count} pencil rectangles removed."),
    "cross": QT_TRANSLATE_NOOP("view", "{count} crosses removed."),
}
_BEGUN = QT_TRANSLATE_NOOP("view", "Trial {number} begins: you can reject what you draw now.")
_REOPENED = QT_TRANSLATE_NOOP(
    "view", "Trial {number} is open again: you can reject what you draw now."
)
_RESTS = QT_TRANSLATE_NOOP("view", "Trial {number} supposes this rectangle.")
_LEFT = QT_TRANSLATE_NOOP("view", "Trial {number} left.")
_KEPT = QT_TRANSLATE_NOOP("view", "Trial {number} kept.")
_REJECTED = QT_TRANSLATE_NOOP("view", "Trial {number} rejected.")


def spoken_notes(board: Board, at: Cell, wrong: Marks = NO_MARKS) -> list[Message]:
    """Say which marks a cell has, and the trial that drew its rectangle."""
    said: list[Message] = []
    rect = board.at(at)
    depth = 0 if rect is None else board.trial_depth(rect)
    if depth:
        said.append(make_message(_SUPPOSED, number=depth))
    said += [
        make_message(
            _IN_WRONG_PENCIL if pencil in wrong.pencilled else _IN_PENCIL,
            height=pencil.height,
            width=pencil.width,
        )
        for pencil in board.visible_pencils(Rect(*at, 1, 1))
    ]
    crosses = len(crosses_of(board, at))
    if crosses:
        said.append(make_message(_ONE_CROSS if crosses == 1 else _CROSSES, count=crosses))
    if any(rect in wrong.crossed_out for rect in crosses_of(board, at)):
        said.append(make_message(_WRONG_CROSS))
    return said


def spoken_choice(choice: PossibleChoice) -> Message:
    """Say which of the possible rectangles of a clue is shown."""
    number, count = choice.index + 1, len(choice.rects)
    return make_message(_POSSIBLE, number=number, count=count, **_named(choice.rect))


def spoken_size_and_place(rect: Rect) -> Message:
    """Say how large a rectangle is and where it reaches."""
    return make_message(_SIZE_AND_PLACE, **_named(rect))


def spoken_note_changes(board: Board, before: Board) -> list[Message]:
    """Say which marks and trials have changed since another board."""
    said = _trials(board, before)
    marks, old = board.marks, before.marks
    if marks is old:
        return said
    said += _marks("pencil", marks.pencilled, old.pencilled)
    return said + _marks("cross", marks.crossed_out, old.crossed_out)


def _trials(board: Board, before: Board) -> list[Message]:
    now, old = board.trials, before.trials
    if len(now) > len(old):
        begun = _BEGUN if now[-1].supposed is None else _REOPENED
        return [make_message(begun, number=len(now))]
    if len(now) < len(old):
        start = old[-1].start
        back = _REJECTED if board.by_row == start.by_row else _KEPT
        return [make_message(_LEFT if board == start else back, number=len(old))]
    if now and now[-1].supposed != old[-1].supposed and now[-1].supposed is not None:
        return [make_message(_RESTS, number=len(now))]
    return []


def _marks(kind: str, now: RectSet, old: RectSet) -> list[Message]:
    differing = sorted(now.differing(old))
    added = [rect for rect in differing if rect in now]
    removed = [rect for rect in differing if rect not in now]
    said = []
    for rects, one, many in ((added, _ADDED, _MANY_ADDED), (removed, _REMOVED, _MANY_REMOVED)):
        if len(rects) == 1:
            said.append(make_message(one[kind], **_named(rects[0])))
        elif rects:
            said.append(make_message(many[kind], count=len(rects)))
    return said


def _named(rect: Rect) -> dict[str, int | Message]:
    extent = make_message(
        _EXTENT, top=rect.row + 1, left=rect.col + 1, bottom=rect.bottom, right=rect.right
    )
    return {"height": rect.height, "width": rect.width, "extent": extent}
