"""Saving a proof of the puzzle on the board."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget

from shikaku_gui import proof_checker
from shikaku_gui.formats import SavedGame
from shikaku_gui.gui.widgets.note import Note
from shikaku_gui.model import Cell, Puzzle
from shikaku_gui.play import Tone
from tests.gui.conftest import MakeWindow
from tests.known import known

PUZZLES = {
    1: Puzzle(3, 2, {Cell(0, 0): 2, Cell(2, 1): 4}),
    2: Puzzle(2, 2, {Cell(0, 0): 2, Cell(1, 1): 2}),
    0: Puzzle(2, 2, {Cell(0, 0): 2, Cell(0, 1): 1, Cell(1, 0): 1}),
}


@pytest.mark.parametrize(
    ("solutions", "said"),
    [
        (1, "It proves that the puzzle has exactly one solution. It has 3 steps"),
        (2, "It proves that the puzzle has several solutions."),
        (0, "It proves that the puzzle has no solution."),
    ],
)
def test_a_proof_is_written_into_the_folder_chosen(
    solutions: int, said: str, make_window: MakeWindow, tmp_path: Path
) -> None:
    window = make_window(SavedGame(PUZZLES[solutions]))
    notes: list[Note] = []
    window.commands.message.connect(notes.append)
    window.proofs.ask_save = lambda *_: str(tmp_path / "my proof")
    window.acts["save_proof"].trigger()
    assert proof_checker.verify(tmp_path / "my proof").solutions == solutions
    assert notes[0].busy
    assert notes[-1].title == "Saved the proof to my proof"
    assert notes[-1].text.startswith(said)
    assert notes[-1].tone is Tone.GOOD


@pytest.mark.parametrize(
    ("folder", "reason"),
    [("letters", "the folder holds other files"), ("missing/proof", "No such file or directory")],
)
def test_a_proof_that_cannot_be_written_says_where_and_why(
    folder: str, reason: str, make_window: MakeWindow, tmp_path: Path
) -> None:
    window = make_window(SavedGame(PUZZLES[1]))
    notes: list[Note] = []
    window.commands.message.connect(notes.append)
    (tmp_path / "letters").mkdir()
    (tmp_path / "letters" / "one.txt").write_text("dear")
    window.proofs.ask_save = lambda *_: str(tmp_path / folder)
    window.acts["save_proof"].trigger()
    assert notes[-1].title == "Could not save the proof"
    assert notes[-1].text == f"{tmp_path / folder}: {reason}"
    assert [file.name for file in tmp_path.glob("*/*")] == ["one.txt"]


def test_the_laboratory_asks_and_tells_in_its_own_window(
    make_window: MakeWindow, tmp_path: Path
) -> None:
    window = make_window(SavedGame(PUZZLES[1]))
    window.acts["laboratory"].trigger()
    laboratory = known(window.laboratory.made)
    asked: list[QWidget] = []

    def ask_save(parent: QWidget, *_: str) -> str:
        asked.append(parent)
        return str(tmp_path / "my proof")

    window.proofs.ask_save = ask_save
    laboratory.proof_button.click()
    assert asked == [laboratory]
    assert laboratory.state.text().startswith("Saved the proof to my proof. It proves")


def test_nothing_happens_without_a_folder(make_window: MakeWindow) -> None:
    window = make_window()
    notes: list[Note] = []
    window.commands.message.connect(notes.append)
    window.proofs.ask_save = lambda *_: ""
    window.acts["save_proof"].trigger()
    assert not notes


def test_a_puzzle_that_is_too_large_is_reported(
    make_window: MakeWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(proof_checker, "MOST_BOXES", 1)
    window = make_window(SavedGame(PUZZLES[1]))
    notes: list[Note] = []
    window.commands.message.connect(notes.append)
    window.proofs.ask_save = lambda *_: str(tmp_path / "proof")
    window.acts["save_proof"].trigger()
    assert notes[-1].text == "Too many rectangles are possible in this puzzle."
    assert not (tmp_path / "proof").exists()
