"""The patches of a picture and their tags."""

import pytest

from shikaku_gui.gui.base import notation
from shikaku_gui.gui.base.notation import Notation
from shikaku_gui.gui.board.mark_patches import patches_of
from shikaku_gui.model import Cell, Rect
from shikaku_gui.solver import Mark, MarkRole

ONE, OTHER = Rect(0, 0, 1, 2), Rect(4, 4, 2, 2)
SUBJECT, OUT, REASON, RESULT = (
    MarkRole.SUBJECT,
    MarkRole.RULED_OUT,
    MarkRole.REASON,
    MarkRole.RESULT,
)


@pytest.mark.parametrize(
    ("roles", "tags"),
    [
        ((), ()),
        ((RESULT,), ("A",)),
        ((RESULT, SUBJECT), ("B", "A")),
        ((SUBJECT, REASON, RESULT), ("A", "B", "C")),
    ],
)
def test_letters_follow_the_roles_without_gaps(
    roles: tuple[MarkRole, ...], tags: tuple[str, ...]
) -> None:
    found = patches_of(Mark(role, ONE) for role in roles)
    assert tuple(patch.tag for patch in found) == tags


def test_several_of_a_role_are_numbered_unless_they_are_too_many() -> None:
    marks = [Mark(SUBJECT, ONE), Mark(OUT, ONE), Mark(OUT, OTHER), Mark(OUT, OTHER)]
    assert [patch.tag for patch in patches_of(marks)] == ["A", "B1", "B2"]
    many = [Mark(OUT, Rect(0, col, 1, 1)) for col in range(10)]
    assert {patch.tag for patch in patches_of(many)} == {"A"}


def test_no_tag_looks_like_a_cell_named_by_a_letter(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notation, "_chosen", Notation.LETTER)
    marks = [Mark(SUBJECT, ONE), Mark(OUT, ONE), Mark(OUT, OTHER)]
    assert [patch.tag for patch in patches_of(marks)] == ["1", "2a", "2b"]


def test_adjoining_reason_cells_are_one_patch_named_by_its_box() -> None:
    cells = [Mark(REASON, Rect(2, col, 1, 1)) for col in (0, 1, 4)]
    one, other = patches_of(cells)
    assert (one.name, one.area, one.tag) == ("R3C1-R3C2", 2, "A1")
    assert one.covers(Cell(2, 1))
    assert not one.covers(Cell(2, 4))
    assert (other.name, other.tag) == ("R3C5", "A2")


def test_only_the_roles_that_words_speak_of_have_letters() -> None:
    marks = [Mark(SUBJECT, ONE), Mark(OUT, ONE), Mark(OUT, OTHER), Mark(REASON, OTHER)]
    tags = [patch.tag for patch in patches_of(marks, {REASON, OUT})]
    assert tags == ["", "A", "A", "B"]
    named = {Mark(OUT, OTHER)}
    assert [patch.tag for patch in patches_of(marks, {OUT}, named)] == ["", "A1", "A2", ""]


def test_letters_can_be_in_another_order() -> None:
    marks = [Mark(SUBJECT, ONE), Mark(REASON, OTHER)]
    assert [patch.tag for patch in patches_of(marks, letters=(REASON,))] == ["B", "A"]
    assert [patch.tag for patch in patches_of(marks, letters=(OUT, SUBJECT))] == ["B", "C"]


def test_adjoining_cells_that_are_named_one_by_one_have_a_letter_each() -> None:
    cells = [Mark(REASON, Rect(2, col, 1, 1)) for col in (0, 1, 2)]
    patches = patches_of(cells, {REASON}, {cells[0]})
    assert [(patch.name, patch.tag) for patch in patches] == [("R3C1", "A1"), ("R3C2-R3C3", "A2")]
