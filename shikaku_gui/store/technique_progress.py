"""How well the player knows each technique, and when to practise it again.

Repetition follows Leitner's boxes (*So lernt man lernen*, 1972): a right answer moves a technique
one box on, a miss moves it back to the first, and the box says after how many days it is due.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from statistics import median

from shikaku_gui.solver import Technique
from shikaku_gui.store.database import Database
from shikaku_gui.store.stored_values import instant_text, parse_day, storable

BOX_DAYS = (1, 3, 7, 21, 60)
"""After how many days a technique in each box is due."""

MASTERED_AFTER = 5
"""This many right answers in a row, without help and fast enough, show that it is mastered."""

FEW_DUE = 3
"""Where fewer techniques are due, a new one is added."""

_SLOW = 2.0
"""An answer that takes longer than this many medians of the player's own does not count as fast."""


@dataclass(frozen=True, slots=True)
class DrillAnswer:
    """A drill that was done: whether the first answer was right, and the seconds it took.

    ``drill`` is its line, empty where a technique was missed in a game. ``helped`` tells that
    help was shown.
    """

    technique: Technique
    drill: str
    day: date
    correct: bool
    helped: bool
    seconds: float
    instant: str = ""

    @property
    def is_known(self) -> bool:
        """Whether it shows that the player knows the technique."""
        return self.correct and not self.helped


@dataclass(frozen=True, slots=True)
class TechniqueProgress:
    """How well the player knows a technique.

    ``seen`` drills were done, ``right_first_time`` of them right at once and without help, in
    ``seconds`` in the median (None without any). ``box`` is 0 for a technique not met in a
    drill yet, and ``due`` the day from which it is to be practised again. ``missed_in_game`` tells
    that it was missed in a game, and not known in any drill since.
    """

    technique: Technique
    seen: int = 0
    right_first_time: int = 0
    seconds: float | None = None
    box: int = 0
    due: date | None = None
    mastered: bool = False
    missed_in_game: bool = False

    def is_due(self, today: date) -> bool:
        """Tell whether the technique is to be practised: not one that was never met."""
        return self.due is not None and self.due <= today


def record_drill(database: Database, answer: DrillAnswer, now: datetime) -> None:
    """Write a drill that was done.

    Raises:
        ValueError: ``now`` has no time zone.
        StoreError: it cannot be written.
    """
    if now.tzinfo is None:
        raise ValueError("an instant needs a time zone")
    database.change(
        "INSERT INTO drills (technique, drill, instant, day, correct, helped, seconds) "
        "VALUES (?, ?, ?, ?, ?, ?, ?)",
        (
            answer.technique.value,
            storable(answer.drill),
            instant_text(now),
            answer.day.isoformat(),
            int(answer.correct),
            int(answer.helped),
            max(answer.seconds, 0.0),
        ),
    )


def drill_answers(database: Database) -> tuple[DrillAnswer, ...]:
    """Return the drills that were done, the first one first.

    Damaged rows, and techniques that this version does not know, are left out.

    Raises:
        StoreError: it cannot be read.
    """
    rows = database.read(
        "SELECT technique, drill, day, correct, helped, seconds, instant "
        "FROM drills ORDER BY number"
    )
    return tuple(_read(rows))


def progress_by_technique(answers: Iterable[DrillAnswer]) -> dict[Technique, TechniqueProgress]:
    """Return the progress in every technique, easiest first."""
    by_technique: dict[Technique, list[DrillAnswer]] = {technique: [] for technique in Technique}
    for answer in answers:
        by_technique[answer.technique].append(answer)
    return {technique: _progress(technique, mine) for technique, mine in by_technique.items()}


def todays_techniques(
    progress: Mapping[Technique, TechniqueProgress], today: date
) -> tuple[Technique, ...]:
    """Return what to practise on a day: what is due, longest first, and perhaps a new technique.

    The easiest technique not met yet is added where few are due. Where all are met and none is
    due, those in the lowest boxes are returned.
    """
    due = [technique for technique, one in progress.items() if one.is_due(today)]
    due.sort(key=lambda technique: progress[technique].due or today)
    new = [technique for technique, one in progress.items() if not one.box]
    found = due + (new[:1] if len(due) < FEW_DUE else [])
    weakest = sorted(progress, key=lambda technique: progress[technique].box)
    return tuple(found or weakest[:FEW_DUE])


def _read(rows: Iterable[tuple[str, str, str, int, int, float, str]]) -> Iterator[DrillAnswer]:
    known = {technique.value: technique for technique in Technique}
    for name, drill, day_text, correct, helped, seconds, instant in rows:
        day = parse_day(day_text)
        if name in known and day is not None:
            yield DrillAnswer(
                known[name], drill, day, bool(correct), bool(helped), seconds, instant
            )


def _progress(technique: Technique, answers: list[DrillAnswer]) -> TechniqueProgress:
    done = [answer for answer in answers if answer.drill]
    times = [answer.seconds for answer in done if answer.is_known]
    usual = median(times) if times else None
    box, due = _box(answers) if done else (0, None)
    missed_in_game = False
    for answer in answers:
        missed_in_game = not answer.is_known and (missed_in_game or not answer.drill)
    last = answers[-MASTERED_AFTER:]
    mastered = len(last) == MASTERED_AFTER and all(
        one.is_known and usual is not None and one.seconds < _SLOW * usual for one in last
    )
    return TechniqueProgress(
        technique, len(done), len(times), usual, box, due, mastered, missed_in_game
    )


def _box(answers: list[DrillAnswer]) -> tuple[int, date | None]:
    """Return in which box the answers leave a technique, and the day on which it is due."""
    box, due = 0, None
    for answer in answers:
        if not answer.is_known:
            box, due = 1, answer.day + timedelta(BOX_DAYS[0])
        elif due is None or answer.day >= due:
            # A technique practised before it is due stays in its box.
            box = min(box + 1, len(BOX_DAYS))
            due = answer.day + timedelta(BOX_DAYS[box - 1])
    return box, due
