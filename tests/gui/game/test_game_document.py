"""Opening and saving: what goes wrong is said, and the old game stays."""

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from shikaku_gui import formats, resources
from shikaku_gui.gui.base.jobs import Jobs
from shikaku_gui.gui.base.settings import RECENT, Settings
from shikaku_gui.gui.board.viewport import Viewport
from shikaku_gui.gui.main_window import MainWindow
from shikaku_gui.gui.widgets.note import Note
from shikaku_gui.model import Cell, Place, Puzzle
from shikaku_gui.play import Tone
from shikaku_gui.solver import solve
from tests.gui.conftest import MakeWindow
from tests.gui.playing import PUZZLE, SOLUTION, drag, note

OTHER = "2 .\n. 2\n"
BAD = "2 .\n. x\n"


def written(path: Path, text: str) -> Path:
    path.write_text(text, "utf-8")
    return path


def test_a_file_is_opened_and_remembered(window: MainWindow, tmp_path: Path) -> None:
    path = written(tmp_path / "grid.txt", OTHER)
    window.documents.open_path(path)
    assert window.controller.session.puzzle.clues == {Cell(0, 0): 2, Cell(1, 1): 2}
    assert window.settings.recent == [path]
    assert window.controller.path is None


def test_a_bad_file_is_explained_and_the_old_game_stays(window: MainWindow, tmp_path: Path) -> None:
    drag(window, SOLUTION[0])
    session = window.controller.session
    window.documents.open_path(written(tmp_path / "bad.txt", BAD))
    assert window.controller.session is session
    assert session.board.rects == (SOLUTION[0],)
    assert "bad.txt" in note(window).title
    assert "line 2, column 3" in note(window).text
    assert window.settings.recent == []


def test_a_missing_file_is_explained(window: MainWindow, tmp_path: Path) -> None:
    window.documents.open_path(tmp_path / "nowhere.txt")
    assert note(window).title == "Could not open nowhere.txt"
    assert "No such file" in note(window).text


def test_a_puzzle_without_solution_opens_and_says_so(window: MainWindow, tmp_path: Path) -> None:
    window.documents.open_path(written(tmp_path / "odd.txt", "2 .\n. 3\n"))
    assert window.controller.session.puzzle.rows == 2
    assert "add up to 5" in note(window).text


def test_the_dialog_gives_the_file(window: MainWindow, tmp_path: Path) -> None:
    path = written(tmp_path / "grid.txt", OTHER)
    asked: list[str] = []

    def ask(_parent: object, suggested: str, pattern: str) -> str:
        asked.append(pattern)
        return str(path)

    window.documents.ask_open = ask
    window.acts["open"].trigger()
    assert "*.shikaku" in asked[0]
    assert window.controller.session.puzzle.rows == 2


def test_a_dialog_that_is_cancelled_changes_nothing(window: MainWindow) -> None:
    session = window.controller.session
    window.documents.ask_open = lambda *_: ""
    window.documents.ask_save = lambda *_: ""
    window.documents.open()
    assert not window.documents.save()
    assert window.controller.session is session


def test_pasted_text_is_opened_and_the_way_back_is_offered(window: MainWindow) -> None:
    drag(window, SOLUTION[0])
    QGuiApplication.clipboard().setText(OTHER)
    window.acts["paste"].trigger()
    assert window.controller.session.puzzle.rows == 2
    (back,) = note(window).buttons
    back.act()
    assert window.controller.session.puzzle == PUZZLE
    assert window.controller.board.rects == (SOLUTION[0],)


@pytest.mark.parametrize(
    ("text", "title"), [("", "Nothing to paste"), ("Dear all,", "No puzzle found in the text")]
)
def test_pasting_what_is_no_puzzle_is_explained(window: MainWindow, text: str, title: str) -> None:
    QGuiApplication.clipboard().setText(text)
    window.documents.paste()
    assert note(window).title == title
    assert window.controller.session.puzzle == PUZZLE


@pytest.mark.parametrize(
    ("text", "plain", "details"),
    [
        (
            "1 .\n. x\n",
            "The file is not a puzzle that this version of Shikaku can read, or it has a mistake "
            "in line 2.",
            "line 2, column 3: expected a clue's area",
        ),
        (
            "1" * (formats.MAX_TEXT_BYTES + 1),
            "The file is not a puzzle that Shikaku can read.",
            "expected a text of at most",
        ),
    ],
)
def test_a_bad_file_is_explained_in_plain_words_before_the_details(
    window: MainWindow, tmp_path: Path, text: str, plain: str, details: str
) -> None:
    path = tmp_path / "bad.shikaku"
    path.write_text(text, "utf-8")
    window.documents.open_path(path)
    shown = note(window)
    assert shown.title == "Could not read bad.shikaku"
    first, second = shown.text.split("\n\n")
    assert first.startswith(plain)
    assert second.startswith(f"Details: {details}")


def drop(window: MainWindow, data: QMimeData) -> bool:
    """Drop data on the window; return whether it was accepted when it came over it."""
    actions, button = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    none = Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(QPoint(9, 9), actions, data, button, none)
    QApplication.sendEvent(window, enter)
    QApplication.sendEvent(window, QDropEvent(QPointF(9, 9), actions, data, button, none))
    return enter.isAccepted()


def test_a_file_can_be_dropped(window: MainWindow, tmp_path: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(written(tmp_path / "grid.txt", OTHER)))])
    assert drop(window, data)
    assert window.controller.session.puzzle.rows == 2


def test_text_can_be_dropped(window: MainWindow) -> None:
    data = QMimeData()
    data.setText(OTHER)
    assert drop(window, data)
    assert window.controller.session.puzzle.rows == 2


@pytest.mark.parametrize("kind", ["text/plain", "text/uri-list"])
@pytest.mark.parametrize("content", [b"", b" \n"])
def test_dropping_nothing_is_explained(window: MainWindow, kind: str, content: bytes) -> None:
    data = QMimeData()
    data.setData(kind, content)
    assert drop(window, data)
    assert note(window).title == "Nothing to open"
    assert window.controller.session.puzzle == PUZZLE


@pytest.mark.parametrize("as_text", [True, False])
def test_a_link_to_a_generated_puzzle_can_be_dropped(window: MainWindow, as_text: bool) -> None:
    link = "shikaku:v3/5x6/any/few-large:long/none/77"
    data = QMimeData()
    data.setUrls([QUrl(link)])
    if as_text:
        data.setText(link)
    assert drop(window, data)
    assert window.controller.session.puzzle.source == link


@pytest.mark.parametrize("link", ["shikaku:v3/x", "shikaku:999/5x5/any/balanced/none/1"])
def test_a_dropped_link_that_is_wrong_is_explained(window: MainWindow, link: str) -> None:
    data = QMimeData()
    data.setUrls([QUrl(link)])
    assert drop(window, data)
    assert note(window).title == "Could not make this puzzle"
    assert window.controller.session.puzzle == PUZZLE


def test_the_last_game_is_taken_up_at_the_next_start(make_window: MakeWindow) -> None:
    first = make_window()
    drag(first, SOLUTION[0])
    drag(first, SOLUTION[1])
    first.commands.undo()
    first.close()
    second = make_window(Puzzle(1, 1, {Cell(0, 0): 1}))
    second.documents.open_first()
    assert second.controller.session.puzzle == PUZZLE
    assert list(second.controller.board.rects) == [SOLUTION[0]]
    second.commands.redo()
    assert second.controller.board.rects == SOLUTION[:2]


def test_the_first_start_shows_the_gentlest_puzzle(make_window: MakeWindow) -> None:
    window = make_window(Puzzle(1, 1, {Cell(0, 0): 1}))
    window.documents.open_first()
    first, second = (formats.load(path).puzzle for path in resources.bundled()[:2])
    assert window.controller.session.puzzle == first
    window.documents.open_another()
    assert window.controller.session.puzzle == second


def test_a_later_start_does_not_show_a_solved_puzzle_again(make_window: MakeWindow) -> None:
    first, second = (formats.load(path).puzzle for path in resources.bundled()[:2])
    window = make_window(first)
    for rect in solve(first).solutions[0]:
        window.controller.notify(window.controller.session.play(Place(rect)))
    window.close()
    later = make_window(Puzzle(1, 1, {Cell(0, 0): 1}))
    shown: list[Puzzle] = []
    later.documents.open_first(None, lambda: shown.append(later.controller.session.puzzle))
    assert shown == [second]


def test_a_file_on_the_command_line_comes_before_the_last_game(
    make_window: MakeWindow, tmp_path: Path
) -> None:
    first = make_window()
    drag(first, SOLUTION[0])
    first.close()
    second = make_window(Puzzle(1, 1, {Cell(0, 0): 1}))
    second.documents.open_first(written(tmp_path / "grid.txt", OTHER))
    assert second.controller.session.puzzle.rows == 2


def test_recent_files_are_few_and_each_once(settings: Settings, tmp_path: Path) -> None:
    for number in [*range(RECENT + 3), 5]:
        settings.used(tmp_path / f"{number}.txt")
    names = [path.stem for path in settings.recent]
    assert names[:3] == ["5", "12", "11"]
    assert len(names) == len(set(names)) == RECENT


def test_the_menu_of_recent_files_greys_the_missing(window: MainWindow, tmp_path: Path) -> None:
    there = written(tmp_path / "there & back.txt", OTHER)
    for path in (there, tmp_path / "gone.txt"):
        window.settings.used(path)
    menu = window.acts.submenus["recent"]
    menu.aboutToShow.emit()
    gone, back, *_ = menu.actions()
    assert (gone.isEnabled(), back.isEnabled()) == (False, True)
    assert "there && back" in back.text()
    back.trigger()
    assert window.controller.session.puzzle.rows == 2
    menu.actions()[-1].trigger()
    assert window.settings.recent == []
    menu.aboutToShow.emit()
    assert [action.isEnabled() for action in menu.actions()] == [False]


def test_the_menu_of_samples_opens_them(window: MainWindow) -> None:
    menu = window.acts.submenus["sample"]
    menu.aboutToShow.emit()
    menu.aboutToShow.emit()
    paths = resources.samples()
    assert len(menu.actions()) == len(paths)
    menu.actions()[-1].trigger()
    assert window.controller.session.puzzle == formats.load(paths[-1]).puzzle
    assert window.side.head.title.text().replace("\N{NO-BREAK SPACE}", " ").startswith("Nikoli")


def test_a_damaged_game_is_reported_and_the_one_before_taken(
    make_window: MakeWindow, tmp_path: Path
) -> None:
    first = make_window()
    drag(first, SOLUTION[0])
    first.autosave.write_now()
    drag(first, SOLUTION[1])
    first.close()
    (save,) = (tmp_path / "games").glob("*.shikaku")
    save.write_text("{", "utf-8")
    second = make_window(Puzzle(1, 1, {Cell(0, 0): 1}))
    second.documents.open_first()
    assert set(second.controller.board.rects) == set(SOLUTION[:2])
    assert note(second).title == "A saved game is damaged"
    assert "earlier save" in note(second).text


def test_the_game_is_written_when_another_window_takes_over(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.controller.set_viewport(Viewport(40.0, 1.0, 2.0))
    assert not list(tmp_path.glob("games/*.shikaku"))
    monkeypatch.setattr(window, "isActiveWindow", lambda: False)
    QApplication.sendEvent(window, QEvent(QEvent.Type.ActivationChange))
    (save,) = tmp_path.glob("games/*.shikaku")
    assert formats.load(save).puzzle == PUZZLE


def test_a_game_that_cannot_be_written_is_reported(make_window: MakeWindow, tmp_path: Path) -> None:
    (tmp_path / "games").write_text("in the way", "utf-8")
    window = make_window()
    drag(window, SOLUTION[0])
    window.autosave.note_change()
    window.autosave.write_soon()
    assert note(window).title == "Not saved"
    (tmp_path / "games").unlink()


def large(path: Path, rows: int) -> Path:
    path.write_text("\n".join([". " * 299 + "300"] * rows))
    return path


def test_large_files_are_read_on_the_worker_thread(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    jobs = Jobs()
    window.documents._file_jobs = window.documents.opener._file_jobs = jobs
    window.documents.open_path(large(tmp_path / "dropped.txt", 150))
    window.documents.open_path(large(tmp_path / "large.txt", 200))
    assert note(window).title == "Reading large.txt…"
    assert window.controller.session.puzzle == PUZZLE
    qtbot.waitUntil(lambda: window.controller.session.puzzle.rows == 200)
    qtbot.wait(50)
    assert window.controller.session.puzzle.rows == 200
    jobs.close()


def test_a_large_bad_file_keeps_the_game(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    jobs = Jobs()
    window.documents._file_jobs = window.documents.opener._file_jobs = jobs
    path = large(tmp_path / "large.txt", 200)
    path.write_text(path.read_text() + " x")
    window.documents.open_path(path)
    qtbot.waitUntil(lambda: note(window).title == "Could not read large.txt")
    assert window.controller.session.puzzle == PUZZLE
    jobs.close()


def test_a_link_is_opened_at_the_start(make_window: MakeWindow) -> None:
    window = make_window()
    window.documents.open_first("2x2:4c")
    assert window.controller.session.puzzle == Puzzle(2, 2, {Cell(0, 0): 4})


@pytest.mark.parametrize("given", ["2x2:zz", "file"])
@pytest.mark.parametrize("played", [False, True])
def test_what_cannot_be_opened_at_the_start_leaves_a_real_puzzle(
    make_window: MakeWindow, tmp_path: Path, given: str, played: bool
) -> None:
    if played:
        first = make_window()
        drag(first, SOLUTION[0])
        first.close()
    path = tmp_path / "file.txt"
    path.write_text("this is no puzzle")
    window = make_window(Puzzle(1, 1, {Cell(0, 0): 1}))
    told: list[Note] = []
    window.documents.message.connect(told.append)
    window.documents.open_first(path if given == "file" else given)
    expected = PUZZLE if played else formats.load(resources.bundled()[0]).puzzle
    assert window.controller.session.puzzle == expected
    assert told[-1].tone is Tone.WRONG
