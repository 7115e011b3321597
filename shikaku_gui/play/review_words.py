"""A review in words: what it found, what happened in a moment, what could have been seen."""

from collections.abc import Mapping

from shikaku_gui.formats import HintDegree
from shikaku_gui.model import check_rect
from shikaku_gui.play.hint_presenter import first_degree
from shikaku_gui.play.hint_words import hint_message
from shikaku_gui.play.messages import broken_rule_message, size_text
from shikaku_gui.play.review import GameReview, Moment, MomentKind, long_pause
from shikaku_gui.solver import Hint
from shikaku_gui.texts import QT_TRANSLATE_NOOP, Message, make_message

_NO_TIMES = QT_TRANSLATE_NOOP(
    "words", "This game is from an older version, which did not record when moves were made."
)
_NOTHING = QT_TRANSLATE_NOOP(
    "words", "Nothing to review: no wrong rectangle, no hint and no long pause."
)
_WRONG_TIME = QT_TRANSLATE_NOOP("words", "A wrong rectangle was on the board for {time} in total.")
_MEDIAN = QT_TRANSLATE_NOOP(
    "words", "You usually moved within {time}. Pauses longer than {limit} are worth a look."
)

_TITLES: Mapping[MomentKind, str] = {
    MomentKind.WRONG: QT_TRANSLATE_NOOP("words", "Wrong rectangle"),
    MomentKind.HINT: QT_TRANSLATE_NOOP("words", "Hint"),
    MomentKind.PAUSE: QT_TRANSLATE_NOOP("words", "Long pause"),
}
_WRONG = QT_TRANSLATE_NOOP(
    "words",
    "You drew [ruled_out]{rect}[/ruled_out] ({size}), which is wrong. It stayed on the board for "
    "{time}.",
)
_BROKEN = QT_TRANSLATE_NOOP("words", "{reason} It stayed on the board for {time}.")
_HINT = QT_TRANSLATE_NOOP("words", "After {time} without a move, you asked for a hint: {degree}.")
_PAUSE = QT_TRANSLATE_NOOP("words", "You made no move for {time}.")
_DEGREES: Mapping[HintDegree, str] = {
    HintDegree.NUDGE: QT_TRANSLATE_NOOP("words", "a nudge"),
    HintDegree.WHERE: QT_TRANSLATE_NOOP("words", "where to look"),
    HintDegree.WHY: QT_TRANSLATE_NOOP("words", "an explanation"),
    HintDegree.DRAW: QT_TRANSLATE_NOOP("words", "a rectangle drawn for you"),
}
_COULD_SEE = QT_TRANSLATE_NOOP("words", "Here you could have seen this: {find}")
_NO_STEP = QT_TRANSLATE_NOOP("words", "None of the techniques I know helps on this board.")

_SECONDS = QT_TRANSLATE_NOOP("words", "{seconds} s")
_MINUTES = QT_TRANSLATE_NOOP("words", "{minutes} min")
_BOTH = QT_TRANSLATE_NOOP("words", "{minutes} min {seconds} s")


def review_messages(review: GameReview) -> tuple[Message, ...]:
    """Say what a review found in all."""
    if not review.timed:
        return (make_message(_NO_TIMES),)
    said = [] if review.moments else [make_message(_NOTHING)]
    if review.wrong_milliseconds:
        said.append(make_message(_WRONG_TIME, time=duration_message(review.wrong_milliseconds)))
    if review.median_pause is not None:
        median, limit = round(review.median_pause), round(long_pause(review.median_pause))
        times = {"time": duration_message(max(median, 1000)), "limit": duration_message(limit)}
        said.append(make_message(_MEDIAN, **times))
    return tuple(said)


def moment_title(moment: Moment) -> Message:
    """Name the kind of a moment."""
    return make_message(_TITLES[moment.kind])


def moment_message(moment: Moment) -> Message:
    """Say what happened in a moment."""
    time = duration_message(moment.milliseconds)
    if moment.kind is MomentKind.WRONG and moment.rect is not None:
        broken = check_rect(moment.board.puzzle, moment.rect)
        if broken is not None:
            return make_message(_BROKEN, reason=broken_rule_message(broken), time=time)
        return make_message(_WRONG, rect=moment.rect, size=size_text(moment.rect), time=time)
    if moment.degree is not None:
        return make_message(_HINT, degree=make_message(_DEGREES[moment.degree]), time=time)
    return make_message(_PAUSE, time=time)


def could_see_message(hint: Hint | None) -> Message:
    """Say which step could have been seen, without saying where."""
    if hint is None or first_degree(hint) is not HintDegree.FIND:
        return make_message(_NO_STEP)
    find = hint_message(hint, HintDegree.FIND)
    return make_message(_COULD_SEE, find=find)


def duration_message(milliseconds: int) -> Message:
    """Say a length of time in minutes and seconds.

    >>> [str(duration_message(time)) for time in (400, 59_900, 185_000)]
    ['0 s', '1 min', '3 min 5 s']
    """
    minutes, seconds = divmod(round(milliseconds / 1000), 60)
    if not minutes:
        return make_message(_SECONDS, seconds=seconds)
    if not seconds:
        return make_message(_MINUTES, minutes=minutes)
    return make_message(_BOTH, minutes=minutes, seconds=seconds)
