"""The view of a session: rectangles, badge and status text, without colours."""

from dataclasses import dataclass, replace
from enum import Enum

from shikaku_gui.i18n import N_
from shikaku_gui.model import BrokenRect, Cell, Puzzle, Rect, Shape, check_rect
from shikaku_gui.play import messages
from shikaku_gui.play.drag import NEVER_RIGHT, Fit, RectPreview
from shikaku_gui.play.marking import crosses_of, with_overlap
from shikaku_gui.play.possible_rectangles import PossibleChoice, PossibleMap
from shikaku_gui.play.session import Session
from shikaku_gui.play.tool import Tool
from shikaku_gui.play.trial_check import trial_name
from shikaku_gui.texts import Message, count_message, make_message


@dataclass(frozen=True, slots=True)
class DrawnRect:
    """A drawn rectangle, its tint, and the rule it breaks if that is shown.

    ``wrong``: it is in no solution; ``hinted``: a hint drew it. ``trial`` is the number of the
    open trial that drew it, 0 for none, and ``supposed`` tells that this trial rests on it.
    """

    rect: Rect
    tint: int
    broken: BrokenRect | None = None
    wrong: bool = False
    hinted: bool = False
    trial: int = 0
    supposed: bool = False

    @property
    def is_mistake(self) -> bool:
        """Whether it is shown as a mistake: it breaks a rule or is in no solution."""
        return self.wrong or self.broken is not None


@dataclass(frozen=True, slots=True)
class DrawnPencil:
    """A pencil rectangle that is shown; no solution agrees with a ``wrong`` one."""

    rect: Rect
    wrong: bool = False


class Tone(Enum):
    """How a message is meant: neutral, good, or as a warning."""

    PLAIN = "plain"
    GOOD = "good"
    WRONG = "wrong"


_TONES = {Fit.FITS: Tone.GOOD, **dict.fromkeys(NEVER_RIGHT, Tone.WRONG)}


@dataclass(frozen=True, slots=True)
class PreviewBadge:
    """The lines shown at the pointer while a rectangle is being drawn."""

    lines: tuple[Message, ...]
    tone: Tone


def drawn_rects(session: Session, part: Rect | None = None) -> list[DrawnRect]:
    """Return the drawn rectangles, of a part of the grid if given, in row-major order."""
    rects = session.board.rects if part is None else sorted(session.board.touching(part))
    hinted = session.game.rects_from_hints
    supposed = {trial.supposed for trial in session.board.trials}
    return [
        DrawnRect(
            rect,
            session.tints[rect],
            check_rect(session.puzzle, rect) if session.shows_broken else None,
            rect in session.wrong,
            rect in hinted,
            session.board.trial_depth(rect),
            rect in supposed,
        )
        for rect in rects
    ]


def drawn_pencils(session: Session, part: Rect) -> list[DrawnPencil]:
    """Return the visible pencil rectangles in a part of the grid, in row-major order."""
    wrong = session.wrong_marks.pencilled
    return [DrawnPencil(rect, rect in wrong) for rect in session.board.visible_pencils(part)]


def visible_preview(session: Session, preview: RectPreview) -> RectPreview:
    """Return a preview as it is shown: without a verdict if mistakes are not shown.

    The possible rectangles of a clue have no verdict.
    """
    judged = session.shows_live and session.choice is None
    return preview if judged else replace(preview, fit=Fit.EMPTY)


def replaced_message(count: int) -> Message:
    """Say how many rectangles a drawn one replaces."""
    return count_message("replaces one rectangle", "replaces {count} rectangles", count)


def clue_text(area: int | None) -> str:
    """Return the text of a clue: its area or "?"."""
    return "?" if area is None else str(area)


def preview_badge(session: Session, preview: RectPreview) -> PreviewBadge:
    """Return the badge at the pointer for a rectangle being drawn."""
    preview = visible_preview(session, preview)
    rect = preview.grown or preview.rect
    lines = [
        make_message(
            N_("{height} x {width} = {area}"), height=rect.height, width=rect.width, area=rect.area
        )
    ]
    state = _state(session, preview)
    if state is not None:
        lines.append(state)
    if session.choice is not None:
        choice = session.choice
        lines.append(
            make_message(
                N_("possible: {number} of {count}"),
                number=choice.index + 1,
                count=len(choice.rects),
            )
        )
    if preview.replaced:
        lines.append(replaced_message(len(preview.replaced)))
    return PreviewBadge(tuple(lines), _TONES.get(preview.fit, Tone.PLAIN))


def _state(session: Session, preview: RectPreview) -> Message | None:
    area, wanted = (preview.grown or preview.rect).area, preview.wanted
    if preview.fit is Fit.EMPTY:
        return None
    if preview.fit is Fit.SEVERAL:
        clues = [clue_text(session.puzzle.clues[cell]) for cell in preview.clues]
        if len(clues) == 2:
            return make_message(N_("{one} and {other}"), one=clues[0], other=clues[1])
        return make_message(N_("{count} clues"), count=len(clues))
    if preview.fit is Fit.WRONG_SHAPE or (wanted is None and preview.fit is Fit.GROWING):
        return messages.required_shape_message(session.puzzle.shapes[preview.clues[0]])
    if wanted is None:
        return make_message(N_("fits the ?"))
    if preview.fit is Fit.TOO_LARGE:
        return make_message(
            N_("{area} of {wanted}: +{off}"), area=area, wanted=wanted, off=area - wanted
        )
    return make_message(N_("{area} of {wanted}"), area=area, wanted=wanted)


_OPEN_CLUE = {
    None: N_("The {clue} in {cell} has no rectangle yet."),
    Shape.SQUARE: N_("The {clue} in {cell} has no rectangle yet. It must be a square."),
    Shape.WIDE: N_("The {clue} in {cell} has no rectangle yet. It must be wider than it is tall."),
    Shape.TALL: N_("The {clue} in {cell} has no rectangle yet. It must be taller than it is wide."),
}

_TOOL_SENTENCES = {
    Tool.PENCIL: N_("Drag over cells that belong to one rectangle; click it to remove it."),
    Tool.CROSS_OUT: N_("Drag over a rectangle that is not in the solution, or click a number."),
}


def status_message(session: Session) -> Message:
    """Return the status text: what is at the pointer or the cursor, or the state of the game."""
    preview, shown = session.preview, session.possible_map
    told = session.notice or session.news
    if told is not None:
        return told
    if shown is not None:
        return _status_of_map(session, shown)
    if preview is not None:
        return _status_of_preview(session, preview)
    cell = session.cursor if session.cursor_shown else session.hover
    if session.game.solved:
        return make_message(N_("Solved! Every cell is covered."))
    if cell is not None:
        return _status_of_cell(session, cell)
    if session.board.covered == session.puzzle.area:
        return make_message(
            N_("Every cell is covered, but some rectangles break a rule: they are hatched.")
            if session.shows_broken
            else N_("Every cell is covered, but this is not the solution yet.")
        )
    if session.board.trials:
        name = trial_name(session.board, len(session.board.trials))
        return make_message(N_("{name}. K keeps it, J rejects it, B goes back."), name=name)
    return tool_message(session.tool, session.puzzle)


def tool_message(tool: Tool, puzzle: Puzzle) -> Message:
    """Say what a tool does with a puzzle."""
    if tool in _TOOL_SENTENCES:
        return make_message(_TOOL_SENTENCES[tool])
    if puzzle.shapes or None in puzzle.clues.values():
        return make_message(
            N_("Drag to draw rectangles. Each must contain exactly one clue and match it.")
        )
    return make_message(
        N_("Drag to draw rectangles. Each must contain one number and exactly that many cells.")
    )


def _status_of_preview(session: Session, preview: RectPreview) -> Message:
    if session.choice is not None and preview.tool is Tool.DRAW:
        return _status_of_choice(session, session.choice)
    if preview.tool is not Tool.DRAW:
        if session.corner is not None:
            return _status_of_corner(session, preview.rect)
        return _status_of_mark(session, preview)
    if session.around is not None:
        return make_message(
            N_(
                "{rect} ({size}). Arrow keys move it, Shift and arrow keys change its shape,"
                " Enter draws, Esc cancels.",
            ),
            rect=preview.rect,
            size=messages.size_text(preview.rect),
        )
    broken = check_rect(session.puzzle, preview.rect)
    if broken is None and session.shows_live:
        return _right(session, preview.rect)
    if session.corner is not None:
        return _status_of_corner(session, preview.rect)
    if broken is None or not session.shows_live:
        return make_message(
            N_("{rect} ({size})"), rect=preview.rect, size=messages.size_text(preview.rect)
        )
    return messages.broken_rule_message(broken)


def _status_of_corner(session: Session, rect: Rect) -> Message:
    template = (
        N_("Move to the opposite corner and press Enter (Esc cancels). Size: {size}.")
        if session.cursor_shown
        else N_("Click the opposite corner (or this cell again to cancel). Size: {size}.")
    )
    return make_message(template, size=messages.size_text(rect))


def _status_of_mark(session: Session, preview: RectPreview) -> Message:
    rect = preview.grown or preview.rect
    refused = check_rect(session.puzzle, rect)
    if refused is not None and visible_preview(session, preview).fit is not Fit.EMPTY:
        return messages.broken_rule_message(refused)
    template = (
        N_("Pencil: {rect} ({size}) belongs to one rectangle.")
        if preview.tool is Tool.PENCIL
        else N_("Cross out: {rect} ({size}) is not in the solution.")
    )
    status = make_message(template, rect=rect, size=messages.size_text(rect))
    return with_overlap(session.board, rect, status)


def _status_of_choice(session: Session, choice: PossibleChoice) -> Message:
    return make_message(
        N_(
            "{rect}: {number} of {count} for {clue}. Click or Enter draws it, right-click or X"
            " crosses it out.",
        ),
        rect=choice.rect,
        number=choice.index + 1,
        count=len(choice.rects),
        clue=messages.name_of_clue(session.puzzle, choice.clue),
    )


def _status_of_map(session: Session, shown: PossibleMap) -> Message:
    return count_message(
        "Only one rectangle is possible for {clue}.",
        "{count} rectangles are possible for {clue}. The stronger the colour of a cell, the more of"
        " them cover it.",
        shown.count,
        clue=messages.name_of_clue(session.puzzle, shown.clue),
    )


def _status_of_cell(session: Session, cell: Cell) -> Message:
    rect = session.board.at(cell)
    if rect is not None:
        if not session.shows_broken:
            size = messages.size_text(rect)
            return count_message(
                "{rect}: one cell.",
                "{rect}: {size} = {count} cells.",
                rect.area,
                rect=rect,
                size=size,
            )
        if rect in session.wrong:
            return make_message(
                N_(
                    "{rect} fits its clue but is not part of the solution. Right-click it "
                    "to see why.",
                ),
                rect=rect,
            )
        broken = check_rect(session.puzzle, rect)
        return _right(session, rect) if broken is None else messages.broken_rule_message(broken)
    if cell in session.puzzle.clues:
        clue = clue_text(session.puzzle.clues[cell])
        template = _OPEN_CLUE[session.puzzle.shapes.get(cell)]
        status = make_message(template, clue=clue, cell=cell)
        crossed = [str(rect) for rect in crosses_of(session.board, cell)]
        if crossed:
            named = messages.list_message(crossed)
            return make_message(N_("{status} Crossed out: {rects}."), status=status, rects=named)
        return status
    return make_message(N_("{cell} is not covered yet."), cell=cell)


def _right(session: Session, rect: Rect) -> Message:
    clue = clue_text(session.puzzle.clues[session.puzzle.clues_in(rect)[0]])
    return count_message(
        "One cell: fits the {clue}.",
        "{size} = {count} cells: fits the {clue}.",
        rect.area,
        size=messages.size_text(rect),
        clue=clue,
    )
