"""The hints of web pages as data."""

from collections.abc import Iterator
from typing import Any

import pytest

from shikaku_gui import formats
from shikaku_gui.formats import HintDegree
from shikaku_gui.i18n import catalogue, use_translations
from shikaku_gui.languages import ENGLISH, LANGUAGES
from shikaku_gui.model import Board, CrossOut, Pencil, Place, Rect
from shikaku_gui.play import HintPresenter, hint_message, words_beside_board
from shikaku_gui.play.web_hints import CROSS, PENCIL, Json, MessageTable, web_steps
from shikaku_gui.solver import Answer, DependentStep, MarkRole, Technique, dependent_steps
from shikaku_gui.texts import count_message, make_message

HARD = formats.loads("""\
. 4 . . . . . 4
2 . . 3 . . 4 .
. 2 . . . . 4 .
2 . 6 . . . . .
. . . . 6 . . 4
. . 3 . . . . .
. 8 . . . . 6 .
. . . 6 . . . .
""").puzzle


@pytest.fixture(scope="module")
def path() -> tuple[DependentStep, ...]:
    """Give the steps of a hard puzzle."""
    steps = dependent_steps(Answer.of(HARD))
    assert len({step.hint.technique for step in steps}) > 6
    return steps


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    """Speak each language."""
    use_translations(catalogue(request.param))
    yield request.param
    use_translations(catalogue(ENGLISH))


def said(message: Any, templates: list[Json]) -> str:
    """Say a message as the page does."""
    number, *values = message
    template: Any = templates[number]
    if isinstance(template, list):
        template = template[0 if values[0] == 1 else 1]
    for at, value in enumerate(values):
        words = said(value, templates) if isinstance(value, list) else str(value)
        template = template.replace(f"{{{at}}}", words)
    return str(template)


def test_each_step_is_told_in_the_words_of_the_program(
    path: tuple[DependentStep, ...], language: str
) -> None:
    table = MessageTable()
    data: Any = web_steps(HARD, path, table)
    templates = table.texts()
    for (_, _, _, find, pictures), step in zip(data, path, strict=True):
        assert said(find, templates) == hint_message(step.hint, HintDegree.FIND).say(), language
        shown = HintPresenter(step.hint, Board(HARD)).pictures_of(HintDegree.WHY)
        assert [said(picture[0], templates) for picture in pictures] == [
            words_beside_board(picture.words).say(tagged=True) for picture in shown
        ]


def test_a_step_says_what_it_does_and_relies_on(path: tuple[DependentStep, ...]) -> None:
    data: Any = web_steps(HARD, path, MessageTable())
    for (ease, needs, move, _, _), step in zip(data, path, strict=True):
        match step.hint.move:
            case Place(rect):
                assert move == [[*rect]]
            case Pencil((rect,)):
                assert move == [[*rect, PENCIL]]
            case CrossOut(rects):
                assert move == [[*rect, CROSS] for rect in rects]
        assert needs == [*step.needs]
        easy = step.hint.technique in (Technique.ONLY_RECTANGLE, Technique.ONLY_CLUE)
        assert (ease == 1) is easy


def test_marks_are_in_the_words_or_beside_them(path: tuple[DependentStep, ...]) -> None:
    data: Any = web_steps(HARD, path, MessageTable())
    roles = tuple(MarkRole)
    beside = 0
    for (_, _, _, _, pictures), step in zip(data, path, strict=True):
        shown = HintPresenter(step.hint, Board(HARD)).pictures_of(HintDegree.WHY)
        for (_, *groups), picture in zip(pictures, shown, strict=True):
            found = {
                (kind, Rect(*figures[at : at + 4]))
                for kind, *figures in groups
                for at in range(0, len(figures), 4)
            }
            named = {(roles.index(mark.role), mark.rect) for mark in picture.named}
            assert found | named >= {(roles.index(mark.role), mark.rect) for mark in picture.marks}
            assert {rect for kind, rect in found if kind == len(roles)} == {*picture.ghosts}
            assert found.isdisjoint(named)
            beside += len(found)
    assert beside


def test_a_template_stands_in_the_table_once() -> None:
    table = MessageTable()
    for count in (1, 3):
        message = count_message("one of {name}", "{count} of {name}", count, name="it")
        assert table.encode(make_message("{b} and {a}", a=message, b=count)) == [
            0,
            count,
            [1, count, "it"],
        ]
    assert table.texts() == ["{0} and {1}", ["one of {1}", "{0} of {1}"]]
