"""Undo and redo of a puzzle in the making, and typing as one step."""

from shikaku_gui.formats import SavedGame
from shikaku_gui.model import Cell, Fill, Puzzle, Rect
from shikaku_gui.play.editing import MAX_CLUE, Editing
from shikaku_gui.play.edits import Describe, DrawRect, SetClue

HERE, THERE = Cell(0, 0), Cell(1, 1)


def fresh() -> Editing:
    return Editing(SavedGame(Puzzle(3, 3, {})))


def test_digits_make_one_number_and_one_step() -> None:
    editing = fresh()
    assert editing.type_digit(HERE, 1)
    assert editing.type_digit(HERE, 2)
    assert editing.puzzle.clues[HERE] == 12
    assert editing.undo()
    assert not editing.puzzle.clues
    assert not editing.undo()
    assert editing.redo()
    assert editing.puzzle.clues[HERE] == 12
    assert not editing.redo()


def test_another_cell_or_a_pause_begins_a_new_number() -> None:
    editing = fresh()
    editing.type_digit(HERE, 1)
    editing.type_digit(THERE, 2)
    editing.type_digit(HERE, 3)
    editing.pause()
    editing.type_digit(HERE, 4)
    assert dict(editing.puzzle.clues) == {HERE: 4, THERE: 2}
    steps = 0
    while editing.undo():
        steps += 1
    assert steps == 4


def test_no_number_begins_with_nought_or_grows_without_end() -> None:
    editing = fresh()
    assert not editing.type_digit(HERE, 0)
    while editing.type_digit(HERE, 9):
        pass
    assert editing.puzzle.clues[HERE] == 999_999 < MAX_CLUE


def test_typed_texts_are_one_step_a_field() -> None:
    editing = fresh()
    for text in ("A", "Ab", "Abc"):
        editing.make(Describe("title", text))
    editing.make(Describe("author", "X"))
    editing.undo()
    assert editing.puzzle.title == "Abc"
    editing.undo()
    assert editing.puzzle.title == ""


def test_a_step_after_undo_forgets_what_was_taken_back() -> None:
    editing = fresh()
    editing.make(SetClue(HERE, 2))
    editing.undo()
    editing.make(SetClue(THERE, 3))
    assert not editing.can_redo
    assert dict(editing.puzzle.clues) == {THERE: 3}


def test_a_step_that_changes_nothing_is_none() -> None:
    editing = fresh()
    editing.make(SetClue(HERE, 2))
    editing.pause()
    assert not editing.make(SetClue(HERE, 2))
    editing.undo()
    assert not editing.can_undo


def test_what_is_typed_again_is_no_step() -> None:
    editing = Editing(SavedGame(Puzzle(3, 4, {HERE: 12}), solution=(Rect(0, 0, 3, 4),)))
    editing.type_digit(HERE, 1)
    assert not editing.board.rects
    editing.type_digit(HERE, 2)
    assert editing.board.rects == (Rect(0, 0, 3, 4),)
    editing.pause()
    assert not editing.can_undo


def test_modified_is_what_differs_from_the_file() -> None:
    editing = fresh()
    assert not editing.modified
    editing.make(SetClue(HERE, 2))
    assert editing.modified
    editing.mark_saved()
    assert not editing.modified
    editing.undo()
    assert editing.modified
    editing.redo()
    assert not editing.modified


def test_what_is_kept_comes_back_with_its_rectangles() -> None:
    editing = fresh()
    editing.make(DrawRect(Rect(0, 0, 1, 3)))
    again = Editing(editing.kept().now)
    assert again.board == editing.board
    assert not again.can_undo


def test_rectangles_that_break_a_rule_do_not_come_along() -> None:
    puzzle = Puzzle(1, 4, {HERE: 2})
    wrong, right = Rect(0, 2, 1, 2), Rect(0, 0, 1, 2)
    assert Editing(SavedGame(puzzle, (Fill((wrong, right)),), 1)).board.rects == (right,)


def test_the_game_to_play_has_no_rectangles_but_a_grade() -> None:
    editing = fresh()
    editing.make(DrawRect(Rect(0, 0, 1, 3)))
    game = editing.game("easy")
    assert (game.moves, game.puzzle.grade) == ((), "easy")
    assert dict(game.puzzle.clues) == {Cell(0, 1): 3}
