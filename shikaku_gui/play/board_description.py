"""Descriptions of a board for screen readers: a cell, what is being drawn, a change, what is left.

Each function gives messages in the order in which they are read out: those of a cell and of a
rectangle being drawn are parts of one phrase, all others are sentences.
"""

import re
from collections.abc import Sequence, Set

from shikaku_gui.i18n import N_
from shikaku_gui.model import Board, Cell, Puzzle, Rect, Shape, check_rect
from shikaku_gui.play import board_view, messages
from shikaku_gui.play.drag import Fit, RectPreview
from shikaku_gui.play.marks_description import (
    height_by_width,
    spoken_choice,
    spoken_note_changes,
    spoken_notes,
    spoken_size_and_place,
)
from shikaku_gui.play.session import Session
from shikaku_gui.play.tool import Tool
from shikaku_gui.texts import Message, comma_message, count_message, make_message

_CLUES_NAMED = 8
_NOTATION = re.compile(r"\bR(\d+)C(\d+)(?:-R(\d+)C(\d+))?\b", re.ASCII)

_FITS = N_("fits")

_NO_CLUE = N_("no clue")

_SOLVED = N_("The puzzle is solved.")

_CLUE_OF_SHAPE = {
    Shape.SQUARE: N_("clue {clue}, square"),
    Shape.WIDE: N_("clue {clue}, wide"),
    Shape.TALL: N_("clue {clue}, tall"),
}
_UNKNOWN_OF_SHAPE = {
    Shape.SQUARE: N_("unknown clue, square"),
    Shape.WIDE: N_("unknown clue, wide"),
    Shape.TALL: N_("unknown clue, tall"),
}


def spoken_place(cell: Cell) -> Message:
    """Say where a cell is."""
    return make_message(N_("Row {row}, column {col}"), row=cell.row + 1, col=cell.col + 1)


def spell_out_positions(text: str) -> str:
    """Return a text with its positions as they are spoken.

    >>> spell_out_positions("Try the 2 in R3C7.")
    'Try the 2 in row 3, column 7.'
    """

    def spelled(found: re.Match[str]) -> str:
        row, col, bottom, right = found.groups()
        if bottom is None:
            return make_message(N_("row {row}, column {col}"), row=row, col=col).say()
        named = make_message(
            N_("row {top}, column {left} to row {bottom}, column {right}"),
            top=row,
            left=col,
            bottom=bottom,
            right=right,
        )
        return named.say()

    return _NOTATION.sub(spelled, text)


def spoken_editor_cell(board: Board, cell: Cell) -> list[Message]:
    """Say what is in a cell of a puzzle that is being made."""
    return [*_clue_in(board, cell), *_cover(board, cell)] or [make_message(_NO_CLUE)]


def spoken_clue(area: int | None, shape: Shape | None = None) -> Message:
    """Name a clue by its number and its shape."""
    if shape is not None:
        template = (_UNKNOWN_OF_SHAPE if area is None else _CLUE_OF_SHAPE)[shape]
        return make_message(template, clue=area or 0)
    return (
        make_message(N_("unknown clue"))
        if area is None
        else make_message(N_("clue {clue}"), clue=area)
    )


def spoken_marks(marks: str) -> Message:
    """Say that a cell is marked, by the letters or the words of its marks."""
    return make_message(N_("marked {marks}"), marks=marks)


def spoken_game_cell(session: Session, at: Cell) -> list[Message]:
    """Say where a cell is, what is in it, and, where mistakes are shown, whether it is right."""
    board, rect = session.board, session.board.at(at)
    cover = _cover(board, at) or [make_message(N_("unfilled"))]
    verdict = None if rect is None else _verdict(session, rect)
    parts = [spoken_place(at), *_clue_in(board, at), *cover]
    if verdict is not None:
        parts.append(verdict)
    return parts + spoken_notes(board, at, session.wrong_marks)


def spoken_details(session: Session, at: Cell) -> list[Message]:
    """Say more of a cell: where its rectangle ends, and the rule it breaks."""
    rect = session.board.at(at)
    if rect is None:
        return []
    parts = [spoken_bounds(rect)]
    broken = check_rect(session.puzzle, rect) if session.shows_broken else None
    return parts if broken is None else [*parts, messages.broken_rule_message(broken)]


def spoken_bounds(rect: Rect) -> Message:
    """Say where a rectangle ends."""
    return make_message(
        N_(
            "The rectangle reaches from row {top}, column {left} to row {bottom}, column {right}.",
        ),
        top=rect.row + 1,
        bottom=rect.bottom,
        left=rect.col + 1,
        right=rect.right,
    )


def spoken_difference() -> Message:
    """Say of a cell that it lies in other rectangles in another solution."""
    return make_message(N_("differs between solutions"))


def spoken_blame(*, unfinished: bool) -> Message:
    """Say of a cell that no clue has it yet, or that it is why there is no solution."""
    return make_message(
        N_("not covered by a clue yet") if unfinished else N_("part of why there is no solution")
    )


def spoken_size(rect: Rect) -> Message:
    """Say how large a rectangle is that is being drawn."""
    return spoken_sentence([height_by_width(rect), messages.cell_count_message(rect.area)])


def spoken_sentence(parts: Sequence[Message]) -> Message:
    """Make a sentence of the parts of a phrase."""
    return make_message(N_("{phrase}."), phrase=comma_message(parts))


def spoken_preview(session: Session, preview: RectPreview) -> list[Message]:
    """Say what a rectangle that is being drawn holds."""
    if session.choice is not None and preview.tool is Tool.DRAW:
        return [spoken_choice(session.choice)]
    if preview.tool is not Tool.DRAW:
        return _spoken_mark(session, preview)
    size = (
        height_by_width(preview.rect)
        if session.around is None
        else spoken_size_and_place(preview.rect)
    )
    parts = [size, *_fit_parts(session, board_view.visible_preview(session, preview))]
    if preview.replaced:
        parts.append(board_view.replaced_message(len(preview.replaced)))
    return parts


def _spoken_mark(session: Session, preview: RectPreview) -> list[Message]:
    rectangle = height_by_width(preview.grown or preview.rect)
    name = (
        make_message(N_("pencil {rectangle}"), rectangle=rectangle)
        if preview.tool is Tool.PENCIL
        else make_message(N_("cross out {rectangle}"), rectangle=rectangle)
    )
    shown = board_view.visible_preview(session, preview)
    return [name] if shown.fit is Fit.EMPTY else [name, *_fit_parts(session, shown)]


def spoken_change(session: Session, before: Board) -> list[Message]:
    """Say what has changed since that board of the same puzzle, and how much is covered now."""
    gone, new = session.board.changes(before)
    parts = spoken_note_changes(session.board, before)
    if not gone and not new:
        return parts
    if new:
        parts += _drawn_messages(session, new)
    if gone:
        parts.append(_removed_message(gone))
    return [*parts, _covered_message(session)]


def spoken_step(board: Board, before: Board) -> list[Message]:
    """Say what one step of a replayed game has changed."""
    gone, new = board.changes(before)
    drawn = [_drawn_message(new)] if new else []
    removed = [_removed_message(gone)] if gone else []
    return spoken_note_changes(board, before) + drawn + removed


def spoken_corner() -> Message:
    """Say how to finish a rectangle whose first corner is set."""
    return make_message(N_("Move to the opposite corner and press Enter. Esc cancels."))


def spoken_sizing() -> Message:
    """Say how a rectangle around a clue is moved and reshaped."""
    return make_message(
        N_(
            "Arrow keys move it, Shift and arrow keys change its shape, Enter draws it, Esc "
            "cancels.",
        )
    )


def spoken_cancel() -> Message:
    """Say that what was being drawn is dropped."""
    return make_message(N_("Nothing drawn."))


def spoken_standing(session: Session, *, was_solved: bool) -> list[Message]:
    """Say that the game is solved, or full and not solved, or not solved any more."""
    if session.game.solved:
        return [] if was_solved else [make_message(_SOLVED)]
    parts = [make_message(N_("The puzzle is no longer solved."))] if was_solved else []
    return parts + (
        [make_message(N_("This is not the solution yet."))]
        if session.board.covered == session.puzzle.area
        else []
    )


def spoken_clues_left(session: Session) -> list[Message]:
    """Say which clues have no right rectangle, from the cursor on, and how much is covered."""
    covered = _covered_message(session)
    open_clues = [at for at in session.puzzle.clues if not session.is_finished(at)]
    if not open_clues:
        return [
            make_message(_SOLVED if session.game.solved else N_("Every clue has a rectangle.")),
            covered,
        ]
    ahead = [at for at in open_clues if at >= session.cursor]
    in_turn = ahead + open_clues[: len(open_clues) - len(ahead)]
    named = [messages.name_of_clue(session.puzzle, at) for at in in_turn]
    clues = messages.list_message(named, most=_CLUES_NAMED)
    left = count_message(
        "One clue left: {clues}.", "{count} clues left: {clues}.", len(named), clues=clues
    )
    return [left, covered]


def _clue_in(board: Board, at: Cell) -> list[Message]:
    puzzle = board.puzzle
    return [spoken_clue(puzzle.clues[at], puzzle.shapes.get(at))] if at in puzzle.clues else []


def _cover(board: Board, at: Cell) -> list[Message]:
    rect = board.at(at)
    if rect is None:
        return []
    return [
        make_message(
            N_("in a rectangle of {height} by {width}"), height=rect.height, width=rect.width
        )
    ]


def _verdict(session: Session, rect: Rect) -> Message | None:
    if not session.shows_broken:
        return None
    if rect in session.wrong:
        return make_message(N_("is in no solution"))
    return make_message(_FITS if check_rect(session.puzzle, rect) is None else N_("breaks a rule"))


def _fit_parts(session: Session, preview: RectPreview) -> list[Message]:
    """Say how many cells there are, of how many; without a verdict just what is in them."""
    area, wanted = (preview.grown or preview.rect).area, preview.wanted
    if preview.fit in (Fit.EMPTY, Fit.SEVERAL) or wanted is None:
        parts = [messages.cell_count_message(area), _clues(session.puzzle, preview.clues)]
        return [*parts, *_shape_verdict(session.puzzle, preview)]
    parts = [count_message("{area} of {count} cell", "{area} of {count} cells", wanted, area=area)]
    if preview.fit is Fit.TOO_LARGE:
        return [*parts, make_message(N_("{off} too many"), off=area - wanted)]
    return [*parts, *_shape_verdict(session.puzzle, preview)]


def _shape_verdict(puzzle: Puzzle, preview: RectPreview) -> list[Message]:
    """Say that a rectangle fits, or which shape it must have, where that is why it does not."""
    if preview.fit is Fit.FITS:
        return [make_message(_FITS)]
    lacking = preview.fit is Fit.GROWING and preview.wanted is None
    if lacking or preview.fit is Fit.WRONG_SHAPE:
        return [messages.required_shape_message(puzzle.shapes[preview.clues[0]])]
    return []


def _clues(puzzle: Puzzle, cells: Sequence[Cell]) -> Message:
    if not cells:
        return make_message(_NO_CLUE)
    if len(cells) == 1:
        return spoken_clue(puzzle.clues[cells[0]], puzzle.shapes.get(cells[0]))
    return make_message(
        N_("clues {clues}"),
        clues=messages.list_message([board_view.clue_text(puzzle.clues[cell]) for cell in cells]),
    )


def _covered_message(session: Session) -> Message:
    return count_message(
        "{covered} of {count} cell covered.",
        "{covered} of {count} cells covered.",
        session.puzzle.area,
        covered=session.board.covered,
    )


def _drawn_messages(session: Session, rects: Set[Rect]) -> list[Message]:
    """Say what is drawn; of a single one also whether it fits, or which rule it breaks."""
    if len(rects) > 1:
        return [_drawn_message(rects)]
    (rect,) = rects
    broken = check_rect(session.puzzle, rect) if session.shows_broken else None
    if broken is not None:
        return [_drawn_message(rects), messages.broken_rule_message(broken)]
    return [_drawn_message(rects, _verdict(session, rect))]


def _drawn_message(rects: Set[Rect], verdict: Message | None = None) -> Message:
    if len(rects) > 1:
        return count_message("One rectangle drawn.", "{count} rectangles drawn.", len(rects))
    size = height_by_width(*rects)
    if verdict is None:
        return make_message(N_("Drawn: {rectangle}."), rectangle=size)
    return make_message(N_("Drawn: {rectangle}, {verdict}."), rectangle=size, verdict=verdict)


def _removed_message(rects: Set[Rect]) -> Message:
    if len(rects) > 1:
        return count_message("One rectangle removed.", "{count} rectangles removed.", len(rects))
    return make_message(N_("Removed: {rectangle}."), rectangle=height_by_width(*rects))
