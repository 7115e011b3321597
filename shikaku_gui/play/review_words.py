"""A review in words: what it found, what happened in a moment, what could have been seen."""

from collections.abc import Mapping

from shikaku_gui.formats import HintDegree
from shikaku_gui.i18n import N_
from shikaku_gui.model import check_rect
from shikaku_gui.play.hint_presenter import first_degree
from shikaku_gui.play.hint_words import hint_message
from shikaku_gui.play.messages import broken_rule_message, size_text
from shikaku_gui.play.review import GameReview, Moment, MomentKind, long_pause
from shikaku_gui.solver import Hint
from shikaku_gui.texts import Message, make_message

_TITLES: Mapping[MomentKind, str] = {
    MomentKind.WRONG: N_("Wrong rectangle"),
    MomentKind.HINT: N_("Hint"),
    MomentKind.PAUSE: N_("Long pause"),
}
_DEGREES: Mapping[HintDegree, str] = {
    HintDegree.NUDGE: N_("a nudge"),
    HintDegree.WHERE: N_("where to look"),
    HintDegree.WHY: N_("an explanation"),
    HintDegree.DRAW: N_("a move made for you"),
}


def review_messages(review: GameReview) -> tuple[Message, ...]:
    """Say what a review found in all."""
    if not review.timed:
        return (
            make_message(
                N_("This game is from an older version, which did not record when moves were made.")
            ),
        )
    sentences = (
        []
        if review.moments
        else [make_message(N_("Nothing to review: no wrong rectangle, no hint and no long pause."))]
    )
    if review.wrong_milliseconds:
        sentences.append(
            make_message(
                N_("A wrong rectangle was on the board for {time} in total."),
                time=duration_message(review.wrong_milliseconds),
            )
        )
    if review.median_pause is not None:
        median, limit = round(review.median_pause), round(long_pause(review.median_pause))
        times = {"time": duration_message(max(median, 1000)), "limit": duration_message(limit)}
        sentences.append(
            make_message(
                N_("You usually moved within {time}. Pauses longer than {limit} are worth a look."),
                **times,
            )
        )
    return tuple(sentences)


def moment_title(moment: Moment) -> Message:
    """Name the kind of a moment."""
    return make_message(_TITLES[moment.kind])


def moment_message(moment: Moment) -> Message:
    """Say what happened in a moment."""
    time = duration_message(moment.milliseconds)
    if moment.kind is MomentKind.WRONG and moment.rect is not None:
        broken = check_rect(moment.board.puzzle, moment.rect)
        if broken is not None:
            return make_message(
                N_("{reason} It stayed on the board for {time}."),
                reason=broken_rule_message(broken),
                time=time,
            )
        return make_message(
            N_(
                "You drew [ruled_out]{rect}[/ruled_out] ({size}), which is wrong. It stayed "
                "on the board for "
                "{time}.",
            ),
            rect=moment.rect,
            size=size_text(moment.rect),
            time=time,
        )
    if moment.degree is not None:
        degree = make_message(_DEGREES[moment.degree])
        if not moment.milliseconds:  # before the first move
            return make_message(N_("You asked for a hint: {degree}."), degree=degree)
        return make_message(
            N_("After {time} without a move, you asked for a hint: {degree}."),
            degree=degree,
            time=time,
        )
    return make_message(N_("You made no move for {time}."), time=time)


def could_see_message(hint: Hint | None) -> Message:
    """Say which step could have been seen, without saying where."""
    if hint is None or first_degree(hint) is not HintDegree.FIND:
        return make_message(N_("None of the techniques I know helps on this board."))
    find = hint_message(hint, HintDegree.FIND)
    return make_message(N_("Here you could have seen this: {find}"), find=find)


def duration_message(milliseconds: int) -> Message:
    """Say a length of time in minutes and seconds.

    >>> [str(duration_message(time)) for time in (400, 59_900, 185_000)]
    ['less than 1 s', '1 min', '3 min 5 s']
    """
    minutes, seconds = divmod(round(milliseconds / 1000), 60)
    if not minutes and not seconds:
        return make_message(N_("less than 1 s"))
    if not minutes:
        return make_message(N_("{seconds} s"), seconds=seconds)
    if not seconds:
        return make_message(N_("{minutes} min"), minutes=minutes)
    return make_message(N_("{minutes} min {seconds} s"), minutes=minutes, seconds=seconds)
