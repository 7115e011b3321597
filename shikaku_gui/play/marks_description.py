"""Descriptions of marks, trials and possible rectangles for screen readers."""

from collections.abc import Sequence
from dataclasses import replace

from shikaku_gui.i18n import N_
from shikaku_gui.model import Board, Cell, Marks, Rect, RectSet
from shikaku_gui.play.marking import crosses_of
from shikaku_gui.play.possible_rectangles import PossibleChoice
from shikaku_gui.texts import Message, count_message, make_message

_SIZE = N_("{height} by {width}")


def spoken_notes(board: Board, at: Cell, wrong: Marks) -> list[Message]:
    """Say which marks a cell has, and the trial that drew its rectangle."""
    parts: list[Message] = []
    rect = board.at(at)
    depth = 0 if rect is None else board.trial_depth(rect)
    if depth:
        parts.append(make_message(N_("supposed in trial {number}"), number=depth))
    parts += [
        make_message(
            N_("in a pencil rectangle of {height} by {width} that no solution agrees with")
            if pencil in wrong.pencilled
            else N_("in a pencil rectangle of {height} by {width}"),
            height=pencil.height,
            width=pencil.width,
        )
        for pencil in board.visible_pencils(Rect(*at, 1, 1))
    ]
    crosses = len(crosses_of(board, at))
    if crosses:
        parts.append(
            count_message("one rectangle crossed out", "{count} rectangles crossed out", crosses)
        )
    if any(rect in wrong.crossed_out for rect in crosses_of(board, at)):
        parts.append(make_message(N_("one of them is in the solution")))
    return parts


def spoken_choice(choice: PossibleChoice) -> Message:
    """Say which of the possible rectangles of a clue is shown."""
    number, count = choice.index + 1, len(choice.rects)
    return make_message(
        N_("possible rectangle {number} of {count}, {height} by {width}, {extent}"),
        number=number,
        count=count,
        **_rect_arguments(choice.rect),
    )


def height_by_width(rect: Rect) -> Message:
    """Say how large a rectangle is."""
    return make_message(_SIZE, height=rect.height, width=rect.width)


def with_shown_sizes(spoken: Message) -> Message:
    """Return a message for the eye: what :func:`height_by_width` said is ``2 x 3``."""
    if spoken.template == _SIZE:
        return make_message("{height} x {width}", **dict(spoken.arguments))
    arguments = (
        (name, with_shown_sizes(value) if isinstance(value, Message) else value)
        for name, value in spoken.arguments
    )
    return replace(spoken, arguments=tuple(arguments))


def spoken_size_and_place(rect: Rect) -> Message:
    """Say how large a rectangle is and where it reaches."""
    return make_message(N_("{height} by {width}, {extent}"), **_rect_arguments(rect))


def spoken_note_changes(board: Board, before: Board) -> list[Message]:
    """Say which marks and trials have changed since another board."""
    parts = _trial_changes(board, before)
    marks, old = board.marks, before.marks
    if marks is old:
        return parts
    pencilled, erased = _new_and_gone(marks.pencilled, old.pencilled)
    crossed, uncrossed = _new_and_gone(marks.crossed_out, old.crossed_out)
    return [
        *parts,
        *_named_or_counted(
            pencilled,
            N_("Pencilled: {rectangle}, {extent}."),
            count_message(
                "One pencil rectangle drawn.", "{count} pencil rectangles drawn.", len(pencilled)
            ),
        ),
        *_named_or_counted(
            erased,
            N_("Pencil rectangle removed: {rectangle}, {extent}."),
            count_message(
                "One pencil rectangle removed.", "{count} pencil rectangles removed.", len(erased)
            ),
        ),
        *_named_or_counted(
            crossed,
            N_("Crossed out: {rectangle}, {extent}."),
            count_message(
                "One rectangle crossed out.", "{count} rectangles crossed out.", len(crossed)
            ),
        ),
        *_named_or_counted(
            uncrossed,
            N_("Cross removed: {rectangle}, {extent}."),
            count_message("One cross removed.", "{count} crosses removed.", len(uncrossed)),
        ),
    ]


def _trial_changes(board: Board, before: Board) -> list[Message]:
    now, old = board.trials, before.trials
    if len(now) > len(old):
        begun = (
            N_("Trial {number} begins: you can reject what you draw now.")
            if now[-1].supposed is None
            else N_("Trial {number} is open again: you can reject what you draw now.")
        )
        return [make_message(begun, number=len(now))]
    if len(now) < len(old):
        start = old[-1].start
        back = (
            N_("Trial {number} rejected.")
            if board.by_row == start.by_row
            else N_("Trial {number} kept.")
        )
        return [
            make_message(N_("Trial {number} left.") if board == start else back, number=len(old))
        ]
    if now and now[-1].supposed != old[-1].supposed and now[-1].supposed is not None:
        return [make_message(N_("Trial {number} supposes this rectangle."), number=len(now))]
    return []


def _new_and_gone(now: RectSet, old: RectSet) -> tuple[list[Rect], list[Rect]]:
    differing = sorted(now.differing(old))
    return (
        [rect for rect in differing if rect in now],
        [rect for rect in differing if rect not in now],
    )


def _named_or_counted(rects: Sequence[Rect], one: str, counted: Message) -> list[Message]:
    """Say where the only rectangle is, or how many there are."""
    if len(rects) == 1:
        rect = rects[0]
        return [make_message(one, rectangle=height_by_width(rect), extent=_extent(rect))]
    return [counted] if rects else []


def _rect_arguments(rect: Rect) -> dict[str, int | Message]:
    return {"height": rect.height, "width": rect.width, "extent": _extent(rect)}


def _extent(rect: Rect) -> Message:
    return make_message(
        N_("from row {top}, column {left} to row {bottom}, column {right}"),
        top=rect.row + 1,
        left=rect.col + 1,
        bottom=rect.bottom,
        right=rect.right,
    )
