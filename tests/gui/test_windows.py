"""Several windows of one program."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest

from shikaku_gui.formats import SavedGame
from shikaku_gui.gui.base.single_instance import Request
from shikaku_gui.gui.main_window import MainWindow
from shikaku_gui.gui.windows import Windows, enable_with_first_game
from shikaku_gui.model import Place, Rect
from shikaku_gui.play import Tone
from tests.gui.conftest import MakeWindow
from tests.gui.playing import PUZZLE

TWO = "[[[2, 0], [0, 2]], [[0, 2], [2, 0]]]"


def test_a_file_of_a_second_start_has_a_window_of_its_own(
    make_window: MakeWindow, tmp_path: Path
) -> None:
    made: list[MainWindow] = []
    spare: list[MainWindow] = []
    ended: list[bool] = []

    def make() -> MainWindow:
        made.append(spare.pop() if spare else make_window())
        return made[-1]

    closed: list[bool] = []
    windows = Windows(make, lambda: ended.append(True))
    windows.closed.connect(lambda: closed.append(True))
    first = windows.open(None)
    puzzle = first.controller.session.puzzle
    first.controller.notify(first.controller.session.play(Place(Rect(0, 0, 1, 1))))
    path = tmp_path / "given.txt"
    path.write_text("2 .\n. 2\n", "ascii")

    windows.answer(Request(None))
    assert made == [first]
    windows.answer(Request(str(path)))
    second = made[1]
    assert second.isEnabled()
    assert second.pos() != first.pos()
    assert second.controller.session.puzzle.title == "given"
    assert first.controller.session.puzzle is puzzle
    windows.write_now()
    assert len(list((tmp_path / "games").glob("*.shikaku"))) == 2

    second.close()
    QCoreApplication.processEvents()
    assert first.isVisible()
    assert closed == [True]
    assert ended == []
    spare.append(make_window())  # made before: the fixture lets events be handled meanwhile
    first.close()
    windows.answer(Request(None))  # it comes before the program has noticed
    QCoreApplication.processEvents()
    assert made[2].isVisible()
    assert ended == []
    windows.close()
    QCoreApplication.processEvents()
    assert not made[2].isVisible()
    assert ended == [True]


@pytest.mark.parametrize(
    ("argument", "title"),
    [
        ("shikaku:v3/x", "Could not make this puzzle"),
        ("shikaku://5x5 and more", "Could not make this puzzle"),
        ("shikaku:v3/9000x9000/any/balanced/none/1", "Could not make this puzzle"),
        ("https://puzz.link/p?nurikabe/5/5/a", "No puzzle found in the text"),
        ("missing.shikaku", "Could not open missing.shikaku"),
        ("wrong.shikaku", "Could not read wrong.shikaku"),
        ("secret.shikaku", "Could not open secret.shikaku"),
    ],
)
def test_what_cannot_be_opened_for_a_second_start_is_told_in_its_window(
    make_window: MakeWindow, tmp_path: Path, argument: str, title: str
) -> None:
    (tmp_path / "wrong.shikaku").write_text("{", "ascii")
    (tmp_path / "secret.shikaku").symlink_to("secret.shikaku")  # as unreadable to root as to others
    windows = Windows(make_window, lambda: None)
    windows.open(None)
    file = argument.endswith(".shikaku")
    windows.answer(Request(str(tmp_path / argument) if file else argument))
    note = windows._open[-1].side.card.note
    assert note is not None
    assert (note.title, note.tone) == (title, Tone.WRONG)
    assert windows._open[-1].isEnabled()
    windows.close()


@pytest.mark.parametrize("text", [TWO, "[[5, -1], [-1, -1]]"])
@pytest.mark.parametrize("as_file", [True, False])
def test_nothing_is_left_of_a_window_whose_question_is_declined(
    make_window: MakeWindow, tmp_path: Path, text: str, as_file: bool
) -> None:
    path = tmp_path / "several.txt"
    path.write_text(text, "ascii")
    declined: list[Callable[[], None]] = []

    def make() -> MainWindow:
        window = make_window()
        window.documents.ask_which = lambda _parent, choice, _use: declined.append(choice.declined)
        return window

    link = "https://puzz.link/p?shikaku/2/2/2g2g\nhttps://puzz.link/p?shikaku/2/2/g22g"
    windows = Windows(make, lambda: None)
    argument = str(path) if as_file else link
    first = windows.open(argument)
    windows.open(argument)
    assert len(windows._open) == len(declined) == 2
    declined[1]()
    QCoreApplication.processEvents()
    assert (first.isVisible(), windows._open) == (True, [first])
    declined[0]()  # the last window stays
    QCoreApplication.processEvents()
    assert (first.isVisible(), windows._open) == (True, [first])
    windows.close()


def test_a_window_stays_where_its_game_was_played_before_the_question_is_declined(
    make_window: MakeWindow, tmp_path: Path
) -> None:
    path = tmp_path / "several.txt"
    path.write_text(TWO, "ascii")
    windows = Windows(make_window, lambda: None)
    windows.open(None)
    second = make_window()
    questions: list[Callable[[], None]] = []
    second.documents.ask_which = lambda _parent, choice, _use: questions.append(choice.declined)
    windows._make = lambda: second
    windows.open(str(path))
    (decline,) = questions
    session = second.controller.session
    second.controller.notify(session.play(Place(session.puzzle.grid)))
    decline()
    assert second.isVisible()
    windows.close()


def test_windows_are_reopened_in_another_language(make_window: MakeWindow) -> None:
    said: list[str] = []
    windows = Windows(make_window, lambda: said.append("ended"))
    windows.use_language = lambda: said.append("language")
    first = windows.open(None)
    first.controller.notify(first.controller.session.play(Place(Rect(0, 0, 1, 1))))
    board = first.controller.session.board
    first.reopen_wanted.emit()
    for _ in range(2):
        QCoreApplication.processEvents()
    assert said == ["language"]
    (second,) = windows._open
    assert second is not first
    assert second.controller.session.board == board
    windows.close()
    QCoreApplication.processEvents()
    assert said == ["language", "ended"]


def test_a_shortcut_pressed_before_the_first_game_is_not_lost(make_window: MakeWindow) -> None:
    window = make_window()
    enable_with_first_game(window)
    handle = window.windowHandle()
    assert handle is not None
    QTest.keyClick(handle, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    QCoreApplication.processEvents()
    assert window.pages.on_board
    window.controller.open(SavedGame(PUZZLE))
    QCoreApplication.processEvents()
    assert window.pages.on_library
    assert window.windowTitle() == "Library[*]"
