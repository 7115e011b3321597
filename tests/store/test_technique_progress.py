"""Leitner's boxes, mastery and the drills that were done."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pytest

from shikaku_gui.solver import Technique
from shikaku_gui.store.database import Database, open_database
from shikaku_gui.store.game_history import erase_history
from shikaku_gui.store.technique_progress import (
    BOX_DAYS,
    DrillAnswer,
    TechniqueProgress,
    drill_answers,
    progress_by_technique,
    record_drill,
    todays_techniques,
)

DAY = date(2026, 3, 1)
NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
RIGHT = DrillAnswer(Technique.PAIR, "clues:2x3/4a2c 0 pair", DAY, True, False, 10.0)
WRONG = replace(RIGHT, correct=False)
HELPED = replace(RIGHT, helped=True)


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    opened = open_database(tmp_path / "player.sqlite", DAY)
    yield opened
    opened.close()


def after(*answers: tuple[int, DrillAnswer]) -> TechniqueProgress:
    """Return the progress after answers, each some days after the first day."""
    made = [replace(answer, day=DAY + timedelta(days)) for days, answer in answers]
    return progress_by_technique(made)[Technique.PAIR]


def test_nothing_is_known_of_a_technique_that_was_never_met() -> None:
    progress = progress_by_technique([RIGHT])
    assert tuple(progress) == tuple(Technique)
    assert progress[Technique.POCKET] == TechniqueProgress(Technique.POCKET)
    assert not progress[Technique.POCKET].is_due(date.max)


def test_right_answers_on_the_days_due_go_through_the_boxes() -> None:
    answers, day = [], 0
    for box, days in enumerate((*BOX_DAYS, BOX_DAYS[-1]), 1):
        answers.append((day, RIGHT))
        progress = after(*answers)
        assert progress.box == min(box, len(BOX_DAYS))
        assert progress.due == DAY + timedelta(day + days)
        assert not progress.is_due(DAY + timedelta(day + days - 1))
        assert progress.is_due(DAY + timedelta(day + days))
        day += days


@pytest.mark.parametrize(
    ("answers", "box", "due"),
    [
        ([(0, RIGHT), (0, RIGHT), (0, RIGHT)], 1, 1),  # practised on one day
        ([(0, RIGHT), (1, RIGHT), (2, RIGHT)], 2, 4),  # before it is due
        ([(0, RIGHT), (9, RIGHT)], 2, 12),  # overdue
        ([(0, RIGHT), (1, RIGHT), (4, WRONG)], 1, 5),
        ([(0, RIGHT), (1, RIGHT), (2, HELPED)], 1, 3),  # a miss counts on any day
        ([(0, WRONG), (0, RIGHT), (1, RIGHT)], 2, 4),
        ([(0, RIGHT), (1, RIGHT), (2, replace(WRONG, drill=""))], 1, 3),  # missed in a game
        ([(0, replace(WRONG, drill=""))], 0, None),  # before its first drill
    ],
)
def test_boxes(answers: list[tuple[int, DrillAnswer]], box: int, due: int | None) -> None:
    progress = after(*answers)
    assert (progress.box, progress.due) == (box, None if due is None else DAY + timedelta(due))


@pytest.mark.parametrize(
    ("seconds", "mastered"),
    [
        ([10, 10, 10, 10], False),
        ([10, 10, 10, 10, 10], True),
        ([10, 10, 10, 10, 19], True),
        ([10, 10, 10, 10, 20], False),
        ([90, 10, 10, 10, 10, 10], True),
    ],
)
def test_five_fast_answers_in_a_row_show_mastery(seconds: list[float], mastered: bool) -> None:
    answers = [replace(RIGHT, seconds=taken) for taken in seconds]
    assert progress_by_technique(answers)[Technique.PAIR].mastered is mastered


@pytest.mark.parametrize("other", [WRONG, HELPED])
def test_a_miss_or_help_ends_mastery(other: DrillAnswer) -> None:
    assert after(*[(0, RIGHT)] * 5).mastered
    assert not after(*[(0, RIGHT)] * 5, (0, other)).mastered
    assert not after(*[(0, RIGHT)] * 5, (0, other), *[(0, RIGHT)] * 4).mastered


def test_figures_count_drills_but_not_what_was_missed_in_games() -> None:
    slow = replace(RIGHT, seconds=30.0)
    progress = after((0, replace(WRONG, drill="")), (0, WRONG), (0, RIGHT), (0, slow), (0, HELPED))
    assert (progress.seen, progress.right_first_time, progress.seconds) == (4, 2, 20.0)


@pytest.mark.parametrize(
    ("since", "missed"),
    [([], True), ([WRONG, HELPED], True), ([RIGHT], False), ([RIGHT, WRONG], False)],
)
def test_what_was_missed_in_a_game_is_told_until_it_is_known(
    since: list[DrillAnswer], missed: bool
) -> None:
    before = (0, WRONG), (0, replace(WRONG, drill=""))
    assert not after(before[0]).missed_in_game
    assert after(*before, *[(0, one) for one in since]).missed_in_game is missed


def test_answers_are_read_as_they_were_written(database: Database) -> None:
    for answer in (RIGHT, WRONG, HELPED):
        record_drill(database, answer, NOON)
    expected = [replace(one, instant="2026-03-01T12:00:00Z") for one in (RIGHT, WRONG, HELPED)]
    assert list(drill_answers(database)) == expected
    with pytest.raises(ValueError, match="time zone"):
        record_drill(database, RIGHT, NOON.replace(tzinfo=None))


def test_damaged_rows_and_unknown_techniques_are_left_out(database: Database) -> None:
    for _ in range(3):
        record_drill(database, RIGHT, NOON)
    database.change("UPDATE drills SET technique = 'guessing' WHERE number = 1")
    database.change("UPDATE drills SET day = 'yesterday' WHERE number = 2")
    assert len(drill_answers(database)) == 1


def test_erasing_the_history_erases_drills(database: Database) -> None:
    record_drill(database, RIGHT, NOON)
    erase_history(database)
    assert drill_answers(database) == ()


@pytest.mark.parametrize(
    ("boxes", "expected"),
    [
        ({}, ["only-rectangle"]),
        ({"only-rectangle": (1, 1)}, ["only-clue"]),
        ({"pair": (2, 0), "only-clue": (1, -5)}, ["only-clue", "pair", "only-rectangle"]),
        ({"pair": (2, 0), "only-clue": (1, 0), "subset": (1, 0)}, ["only-clue", "subset", "pair"]),
    ],
)
def test_what_to_practise_on_a_day(boxes: dict[str, tuple[int, int]], expected: list[str]) -> None:
    progress = progress_by_technique([])
    for name, (box, days) in boxes.items():
        technique = Technique(name)
        progress[technique] = TechniqueProgress(technique, 1, box=box, due=DAY + timedelta(days))
    assert [technique.value for technique in todays_techniques(progress, DAY)] == expected


def test_the_weakest_are_practised_when_none_is_due() -> None:
    progress = {
        technique: TechniqueProgress(technique, 9, box=5 - number % 5, due=date.max)
        for number, technique in enumerate(Technique)
    }
    assert [progress[one].box for one in todays_techniques(progress, DAY)] == [1, 1, 2]
