"""What the window shows of a session: rectangles, badge and status text, without colours."""

from dataclasses import dataclass, replace
from enum import Enum

from shikaku_gui.model import BrokenRect, Cell, Rect, check_rect
from shikaku_gui.play import messages
from shikaku_gui.play.drag import Fit, RectPreview
from shikaku_gui.play.marking import crosses_of
from shikaku_gui.play.possible_rectangles import PossibleChoice
from shikaku_gui.play.session import Session
from shikaku_gui.play.trial_check import trial_name
from shikaku_gui.texts import QT_TRANSLATE_NOOP, Message, count_message, make_message


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


_TONES = {Fit.FITS: Tone.GOOD, Fit.SEVERAL: Tone.WRONG, Fit.TOO_LARGE: Tone.WRONG}


@dataclass(frozen=True, slots=True)
class PreviewBadge:
    """The lines shown at the pointer while a rectangle is being drawn."""

    lines: tuple[Message, ...]
    tone: Tone


_SIZE = QT_TRANSLATE_NOOP("view", "{height} x {width} = {area}")
_OF = QT_TRANSLATE_NOOP("view", "{area} of {wanted}")
_FITS_UNKNOWN = QT_TRANSLATE_NOOP("view", "fits the ?")
_TOO_MANY = QT_TRANSLATE_NOOP("view", "{area} of {wanted}: +{off}")
_TWO = QT_TRANSLATE_NOOP("view", "{one} and {other}")
_SEVERAL = QT_TRANSLATE_NOOP("view", "{count} clues")
_REPLACES_ONE = QT_TRANSLATE_NOOP("view", "replaces one rectangle")
_REPLACES = QT_TRANSLATE_NOOP("view", "replaces {count} rectangles")

_CHOICE = QT_TRANSLATE_NOOP("view", "possible: {number} of {count}")

_EMPTY_CELL = QT_TRANSLATE_NOOP("view", "{cell} is not covered yet.")
_OPEN_CLUE = QT_TRANSLATE_NOOP("view", "The {clue} in {cell} has no rectangle yet.")
_RIGHT = QT_TRANSLATE_NOOP("view", "{size} = {area} cells: fits the {clue}.")
_RIGHT_ONE = QT_TRANSLATE_NOOP("view", "One cell: fits the {clue}.")
_DRAWN = QT_TRANSLATE_NOOP("view", "{rect}: {size} = {area} cells.")
_DRAWN_ONE = QT_TRANSLATE_NOOP("view", "{rect}: one cell.")
_DRAWING = QT_TRANSLATE_NOOP("view", "{rect} ({size})")
_WRONG = QT_TRANSLATE_NOOP(
    "view",
    "{rect} fits its clue but is not part of the solution. Right-click it to see why.",
)
_SECOND_CORNER = QT_TRANSLATE_NOOP(
    "view", "Click the opposite corner (or this cell again to cancel). Size: {size}."
)
_SECOND_CORNER_BY_KEYS = QT_TRANSLATE_NOOP(
    "view", "Move to the opposite corner and press Enter (Esc cancels). Size: {size}."
)
_PENCIL = QT_TRANSLATE_NOOP("view", "Pencil: {rect} ({size}) belongs to one rectangle.")
_POSSIBLE = QT_TRANSLATE_NOOP(
    "view",
    "{rect} ({size}), {number} of {count} possible for {clue}."
    " Arrow keys show the others, Enter draws, X crosses out, Esc ends.",
)
_SIZED = QT_TRANSLATE_NOOP(
    "view",
    "{rect} ({size}). Arrow keys move it, Shift and arrow keys change its shape,"
    " Enter draws, Esc cancels.",
)
_CROSSED_OUT = QT_TRANSLATE_NOOP("view", "{status} Crossed out: {rects}.")
_SOLVED = QT_TRANSLATE_NOOP("view", "Solved! Every cell is covered.")
_FULL_WRONG = QT_TRANSLATE_NOOP(
    "view", "Every cell is covered, but some rectangles break a rule: they are hatched."
)
_FULL_SILENT = QT_TRANSLATE_NOOP("view", "Every cell is covered, but this is not the solution yet.")
_IN_TRIAL = QT_TRANSLATE_NOOP("view", "{name}. K keeps it, J rejects it, B goes back.")
_WELCOME = QT_TRANSLATE_NOOP(
    "view", "Drag to draw rectangles. Each must contain one number and exactly that many cells."
)


def drawn_rects(session: Session, part: Rect | None = None) -> list[DrawnRect]:
    """Return the drawn rectangles, of a part of the grid if given, in row-major order."""
    rects = session.board.rects if part is None else sorted(session.board.touching(part))
    hinted = session.game.hinted
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

    Pencil rectangles and the possible rectangles of a clue have no verdict.
    """
    judged = session.shows_live and not preview.pencil and session.choice is None
    return preview if judged else replace(preview, fit=Fit.EMPTY)


def clue_text(area: int | None) -> str:
    """Return the text of a clue: its area or "?"."""
    return "?" if area is None else str(area)


def preview_badge(session: Session, preview: RectPreview) -> PreviewBadge:
    """Return the badge at the pointer for a rectangle being drawn."""
    preview = visible_preview(session, preview)
    rect = preview.rect
    lines = [make_message(_SIZE, height=rect.height, width=rect.width, area=rect.area)]
    state = _state(session, preview)
    if state is not None:
        lines.append(state)
    if session.choice is not None:
        choice = session.choice
        lines.append(make_message(_CHOICE, number=choice.index + 1, count=len(choice.rects)))
    if preview.replaced:
        lines.append(count_message(_REPLACES_ONE, _REPLACES, len(preview.replaced)))
    return PreviewBadge(tuple(lines), _TONES.get(preview.fit, Tone.PLAIN))


def _state(session: Session, preview: RectPreview) -> Message | None:
    area, wanted = preview.rect.area, preview.wanted
    if preview.fit is Fit.EMPTY:
        return None
    if preview.fit is Fit.SEVERAL:
        clues = [clue_text(session.puzzle.clues[cell]) for cell in preview.clues]
        if len(clues) == 2:
            return make_message(_TWO, one=clues[0], other=clues[1])
        return make_message(_SEVERAL, count=len(clues))
    if wanted is None:
        return make_message(_FITS_UNKNOWN)
    if preview.fit is Fit.TOO_LARGE:
        return make_message(_TOO_MANY, area=area, wanted=wanted, off=area - wanted)
    return make_message(_OF, area=area, wanted=wanted)


def status_message(session: Session) -> Message:
    """Return the status text: what is at the pointer or the cursor, or the state of the game."""
    preview = session.preview
    if session.notice is not None:
        return session.notice
    if preview is not None:
        return _status_of_preview(session, preview)
    cell = session.cursor if session.cursor_shown else session.hover
    if session.game.solved:
        return make_message(_SOLVED)
    if cell is not None:
        return _status_of_cell(session, cell)
    if session.board.covered == session.puzzle.area:
        return make_message(_FULL_WRONG if session.shows_broken else _FULL_SILENT)
    if session.board.trials:
        name = trial_name(session.board, len(session.board.trials))
        return make_message(_IN_TRIAL, name=name)
    return make_message(_WELCOME)


def _status_of_preview(session: Session, preview: RectPreview) -> Message:
    if preview.pencil:
        return make_message(_PENCIL, rect=preview.rect, size=messages.size_text(preview.rect))
    if session.choice is not None:
        return _status_of_choice(session, session.choice)
    if session.around is not None:
        return make_message(_SIZED, rect=preview.rect, size=messages.size_text(preview.rect))
    broken = check_rect(session.puzzle, preview.rect)
    if broken is None and session.shows_live:
        return _right(session, preview.rect)
    if session.corner is not None:
        template = _SECOND_CORNER_BY_KEYS if session.cursor_shown else _SECOND_CORNER
        return make_message(template, size=messages.size_text(preview.rect))
    if broken is None or not session.shows_live:
        return make_message(_DRAWING, rect=preview.rect, size=messages.size_text(preview.rect))
    return messages.broken_rule_message(broken)


def _status_of_choice(session: Session, choice: PossibleChoice) -> Message:
    return make_message(
        _POSSIBLE,
        rect=choice.rect,
        size=messages.size_text(choice.rect),
        number=choice.index + 1,
        count=len(choice.rects),
        clue=messages.clue_message(session.puzzle.clues[choice.clue], choice.clue),
    )


def _status_of_cell(session: Session, cell: Cell) -> Message:
    rect = session.board.at(cell)
    if rect is not None:
        if not session.shows_broken:
            template = _DRAWN_ONE if rect.area == 1 else _DRAWN
            return make_message(template, rect=rect, size=messages.size_text(rect), area=rect.area)
        if rect in session.wrong:
            return make_message(_WRONG, rect=rect)
        broken = check_rect(session.puzzle, rect)
        return _right(session, rect) if broken is None else messages.broken_rule_message(broken)
    if cell in session.puzzle.clues:
        clue = clue_text(session.puzzle.clues[cell])
        status = make_message(_OPEN_CLUE, clue=clue, cell=cell)
        crossed = [str(rect) for rect in crosses_of(session.board, cell)]
        if crossed:
            named = messages.list_message(crossed)
            return make_message(_CROSSED_OUT, status=status, rects=named)
        return status
    return make_message(_EMPTY_CELL, cell=cell)


def _right(session: Session, rect: Rect) -> Message:
    clue = clue_text(session.puzzle.clues[session.puzzle.clues_in(rect)[0]])
    template = _RIGHT_ONE if rect.area == 1 else _RIGHT
    return make_message(template, size=messages.size_text(rect), area=rect.area, clue=clue)
