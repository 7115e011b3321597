"""The history: what it lists, how a game is replayed and played again."""

from dataclasses import replace
from datetime import timedelta

import pytest
from PySide6.QtCore import QEvent, QModelIndex, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from shikaku_gui.formats import HintsUsed, SavedGame, UndoneMoves
from shikaku_gui.gui.base.puzzle_names import puzzle_name
from shikaku_gui.gui.base.translation import dimensions
from shikaku_gui.gui.game.completion_names import help_texts
from shikaku_gui.gui.library import history_page
from shikaku_gui.gui.library.entry_texts import DOT
from shikaku_gui.gui.library.game_replay import GameReplay
from shikaku_gui.gui.library.history_page import HistoryPage
from shikaku_gui.gui.library.library_sidebar import LibraryView
from shikaku_gui.gui.main_window import MainWindow
from shikaku_gui.gui.paper.replay_dialog import ReplayDialog
from shikaku_gui.model import Cell, Pencil, Place, Puzzle, Rect
from shikaku_gui.store import GameResult, SessionMetadata, past_games
from shikaku_gui.store.game_history import record_game
from tests.gui.conftest import MakeWindow
from tests.gui.playing import PUZZLE, SOLUTION, drag, note
from tests.known import known


@pytest.fixture
def window(make_window: MakeWindow) -> MainWindow:
    """Give a window in which the small puzzle was solved, and the library opened."""
    window = make_window(size=(1000, 740))
    for rect in SOLUTION:
        drag(window, rect)
    window.acts["library"].trigger()
    return window


def history(window: MainWindow) -> HistoryPage:
    assert window.pages.home is not None
    window.pages.home.contents.go_to(LibraryView.HISTORY)
    return window.pages.home.history_page


def test_a_solved_game_is_listed(window: MainWindow) -> None:
    model = history(window).games
    assert model.rowCount() == 1
    heads = [model.headerData(at, Qt.Orientation.Horizontal) for at in range(model.columnCount())]
    assert heads == ["Date", "Puzzle", "Size", "Grade", "Result", "Time", "Hints"]
    cells = [model.data(model.index(0, at)) for at in range(1, model.columnCount())]
    times = "\N{NO-BREAK SPACE}\N{MULTIPLICATION SIGN}\N{NO-BREAK SPACE}"
    assert cells == ["Small", f"3{times}3", "", "Solved", "0:00", ""]


def test_a_low_page_has_room_for_the_games_and_the_buttons_alone(window: MainWindow) -> None:
    page = history(window)
    line = page.fontMetrics().lineSpacing()
    for lines, said in ((12, True), (6, False), (12, True)):
        page.resize(page.width(), lines * line)
        assert page.help_used.isVisible() is said


@pytest.mark.parametrize(
    ("result", "hints", "said"),
    [
        (GameResult.SOLVED, HintsUsed(), "Solved, no hints"),
        (GameResult.SOLVED, HintsUsed(why=1), "Solved, 1 hint: Why"),
        (
            GameResult.SOLVED,
            HintsUsed(nudge=1, draw=2),
            "Solved with help, 3 hints: Nudge, 2 moves made for you",
        ),
        (GameResult.SHOWN, HintsUsed(), "Solved with help, Solution shown by Solve"),
        (
            GameResult.SHOWN,
            HintsUsed(nudge=1),
            "Solved with help, 1 hint: Nudge, Solution shown by Solve",
        ),
    ],
)
def test_the_help_of_the_selected_game_is_said(
    window: MainWindow, result: GameResult, hints: HintsUsed, said: str
) -> None:
    record_game(
        window.history_service.database(),
        SavedGame(PUZZLE, hints=hints),
        SessionMetadata(),
        result,
        window.history_service.now() + timedelta(hours=1),
    )
    shown = history(window)
    text = shown.help_used.text().replace(DOT, ", ")
    assert text.replace("\N{NO-BREAK SPACE}", " ") == said
    tip = shown.games.data(shown.games.index(0, 6), Qt.ItemDataRole.ToolTipRole)
    assert tip == "\n".join(help_texts(result, hints))


def test_a_game_of_the_history_is_reviewed(window: MainWindow, qtbot: QtBot) -> None:
    history(window).review_button.click()
    page = known(window.review.page.made)
    qtbot.waitUntil(lambda: page.review is not None)
    assert window.pages.currentWidget() is page
    assert known(page.review).timed
    page.panel.leave_button.click()
    assert window.pages.on_library


def test_nothing_yet_is_said(make_window: MakeWindow) -> None:
    window = make_window()
    window.acts["library"].trigger()
    shown = history(window)
    assert shown.empty.isVisible()
    assert shown.empty.text().startswith("No games yet. Solve a puzzle")
    assert not shown.replay_button.isVisible()


def test_rows_are_as_high_as_their_texts_need(window: MainWindow) -> None:
    shown = history(window)
    font = shown.table.font()
    font.setPointSizeF(2 * font.pointSizeF())
    shown.table.setFont(font)
    QApplication.sendPostedEvents(shown, QEvent.Type.LayoutRequest)
    assert shown.table.rowHeight(0) == shown.table.sizeHintForRow(0)


def test_long_buttons_are_below_each_other_where_the_page_is_narrow(window: MainWindow) -> None:
    shown = history(window)
    shown.again_button.setText("Play this puzzle once more")
    buttons = shown.again_button, shown.review_button, shown.replay_button
    for width, rows in ((900, 1), (290, 2)):
        shown.resize(width, 250)
        for inner in (shown, shown.again_button.parentWidget()):
            QApplication.sendPostedEvents(inner, QEvent.Type.LayoutRequest)
        assert len({button.y() for button in buttons}) == rows
        assert all(one.width() >= one.sizeHint().width() for one in buttons)


@pytest.mark.parametrize(
    ("where", "start"), [("history", Qt.Key.Key_Space), ("board", Qt.Key.Key_Return)]
)
def test_a_game_is_replayed_move_by_move(
    window: MainWindow, qtbot: QtBot, where: str, start: Qt.Key
) -> None:
    if where == "history":
        QTest.keyClick(history(window).table, Qt.Key.Key_Return)
    else:
        window.pages.show_board()
        next(each for each in note(window).buttons if each.text == "Replay").act()
    replay = window.findChild(GameReplay)
    assert replay is not None
    assert (replay.board.rects, replay.status_label.text()) == ((), "0 of 3")
    assert replay.move_label.text() == ""
    replay.slider.setValue(2)
    assert replay.board.rects == SOLUTION[:2]
    height, width = SOLUTION[1].height, SOLUTION[1].width
    assert replay.move_label.text() == f"Drawn: {dimensions(height, width)}."
    assert replay.move_label.accessibleName() == f"Drawn: {height} by {width}."
    QTest.keyClick(replay.slider, start)
    assert replay.play_button.text() == "Pause"
    qtbot.waitUntil(lambda: replay.board.rects == SOLUTION)
    assert replay.play_button.text() == "Play"
    replay.export_button.click()
    exporting = window.findChild(ReplayDialog)
    assert exporting is not None
    assert exporting.parentWidget() is replay  # where it goes back to
    assert "3 moves" in exporting.message.text()  # not those of the game on the board
    exporting.close()
    replay.close()


def test_a_solved_puzzle_is_played_again_from_the_start(window: MainWindow) -> None:
    shown = history(window)
    assert shown.again_button.text() == "Play Again"
    shown.again_button.click()
    assert window.pages.on_board
    assert window.controller.session.puzzle == PUZZLE
    assert window.controller.board.rects == ()


@pytest.mark.parametrize("by_key", [True, False])
def test_an_unfinished_game_is_continued_first_of_all(window: MainWindow, *, by_key: bool) -> None:
    shown = history(window)
    assert shown.replay_button.property("leading")
    assert not shown.again_button.property("leading")
    begun = SavedGame(PUZZLE, (Place(SOLUTION[0]),), 1)
    later = window.history_service.now() + timedelta(hours=1)
    record_game(
        window.history_service.database(), begun, SessionMetadata(), GameResult.ABANDONED, later
    )
    window.history_service.has_changed()
    assert shown.again_button.text() == "Continue"
    assert shown.again_button.property("leading")
    assert not shown.replay_button.property("leading")
    if by_key:
        QTest.keyClick(shown.table, Qt.Key.Key_Return)
    else:
        shown.again_button.click()
    assert window.pages.on_board
    assert window.controller.board.rects == SOLUTION[:1]


def test_a_replay_counts_the_moves_that_are_exported(window: MainWindow) -> None:
    played = SavedGame(
        PUZZLE,
        (Pencil((SOLUTION[1],)), Place(SOLUTION[0])),
        2,
        undone=(UndoneMoves(0, (Place(Rect(0, 0, 1, 2)),), (500,), 900),),
        times=(950, 1000),
    )
    later = window.history_service.now() + timedelta(hours=1)
    record_game(
        window.history_service.database(), played, SessionMetadata(), GameResult.ABANDONED, later
    )
    history(window).replay_button.click()
    replay = window.findChild(GameReplay)
    assert replay is not None
    counted = []
    for number in range(replay.slider.maximum() + 1):
        replay.slider.setValue(number)
        counted.append(replay.status_label.text())
    assert counted == ["0 of 3", "1 of 3", "2 of 3", "2 of 3", "3 of 3"]
    replay.export_button.click()
    exporting = window.findChild(ReplayDialog)
    assert exporting is not None
    assert " 3 moves" in exporting.message.text()
    exporting.reject()
    replay.close()


def test_a_game_with_a_hint_only_is_replayed_and_reviewed(window: MainWindow, qtbot: QtBot) -> None:
    hinted = SavedGame(PUZZLE, hints=HintsUsed(nudge=1), seconds=9.0)
    later = window.history_service.now() + timedelta(hours=1)
    record_game(
        window.history_service.database(), hinted, SessionMetadata(), GameResult.ABANDONED, later
    )
    shown = history(window)
    shown.replay_button.click()
    replay = window.findChild(GameReplay)
    assert replay is not None
    assert replay.status_label.text() == "0 of 0"
    replay.close()
    shown.review_button.click()
    page = known(window.review.page.made)
    qtbot.waitUntil(lambda: page.review is not None)
    page.panel.leave_button.click()


def stored(window: MainWindow, *rects: Rect, token: str) -> None:
    """Store a game as an older version kept one that it recorded as abandoned."""
    folder, name = window.autosave.store, window.autosave.store.reserve_name(PUZZLE)
    game = SavedGame(PUZZLE, tuple(map(Place, rects)), len(rects))
    folder.save(name, game, SessionMetadata(token=token))
    folder.release(name)


FIRST, SECOND, THIRD = SOLUTION


@pytest.mark.parametrize(
    ("kept", "shown", "left", "finished"),
    [
        ((), (FIRST,), [(FIRST,)], 1),
        ((FIRST,), (FIRST,), [(FIRST,)], 1),
        ((FIRST, SECOND), (FIRST, SECOND), [(FIRST, SECOND)], 1),
        ((SECOND,), (FIRST,), [(FIRST,), (SECOND,)], 2),
    ],
)
def test_a_game_that_is_continued_is_no_longer_in_the_history(
    make_window: MakeWindow,
    kept: tuple[Rect, ...],
    shown: tuple[Rect, ...],
    left: list[tuple[Rect, ...]],
    finished: int,
) -> None:
    window = make_window(Puzzle(1, 1, {Cell(0, 0): 1}), size=(1000, 740))
    database = window.history_service.database()
    past = SessionMetadata(checks=3)
    begun = SavedGame(PUZZLE, (Place(FIRST),), 1, seconds=25.0)
    now = window.history_service.now()
    record_game(database, begun, past, GameResult.ABANDONED, now)
    if kept:
        stored(window, *kept, token=past.token)
    window.acts["library"].trigger()
    history(window).again_button.click()
    assert window.controller.board.rects == shown
    assert past_games(database) == ()
    window.autosave.write_now()
    folder = window.autosave.store
    names = folder.names_for(PUZZLE)
    assert sorted(known(folder.open(name).stored).game.rects for name in names) == sorted(left)
    for name in names:
        window.documents.opener.resume(name, lambda: None, pytest.fail)
        for rect in SOLUTION:
            if rect not in window.controller.board.rects:
                drag(window, rect)
    games = past_games(database)
    assert [game.result for game in games] == [GameResult.SOLVED] * finished
    assert past.token in [game.token for game in games]
    assert kept or (games[0].started, games[0].checks) == (past.started, 3)
    assert kept or games[0].seconds >= 25.0
    assert folder.names_for(PUZZLE) == ()


def test_a_game_stays_in_the_history_until_it_is_stored(
    make_window: MakeWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = make_window(Puzzle(1, 1, {Cell(0, 0): 1}), size=(1000, 740))
    database = window.history_service.database()
    begun = SavedGame(PUZZLE, (Place(FIRST),), 1)
    now = window.history_service.now()
    record_game(database, begun, SessionMetadata(), GameResult.ABANDONED, now)

    def fail(*_: object) -> None:
        raise OSError("disk full")

    window.acts["library"].trigger()
    shown = history(window)
    with monkeypatch.context() as patch:
        patch.setattr(window.autosave.store, "save", fail)
        shown.again_button.click()
        assert window.controller.board.rects == (FIRST,)
        assert len(past_games(database)) == 1
    for rect in (SECOND, THIRD):
        drag(window, rect)
    (game,) = past_games(database)
    assert game.result is GameResult.SOLVED


def test_rows_are_read_as_they_are_scrolled_to(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(history_page, "ROWS_AT_A_TIME", 2)
    database = window.history_service.database()
    for seconds in (1.0, 2.0, 3.0):
        record_game(
            database,
            SavedGame(PUZZLE, seconds=seconds),
            SessionMetadata(),
            GameResult.SOLVED,
            window.history_service.now() + timedelta(hours=seconds),
        )
    shown = history(window)
    model, nowhere = shown.games, QModelIndex()
    counts = [model.rowCount()]
    while model.canFetchMore(nowhere):
        model.fetchMore(nowhere)
        counts.append(model.rowCount())
    model.fetchMore(nowhere)  # there are no more
    assert counts == [2, 4, 4]
    assert [game.seconds for game in model.games[:3]] == [3.0, 2.0, 1.0]
    model.add_games(model.games[:1], after=2)  # asked for before others were shown
    assert model.rowCount() == 4


def test_the_way_back_from_a_review_leads_to_the_same_game(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setattr(history_page, "ROWS_AT_A_TIME", 2)
    for seconds in (1.0, 2.0, 3.0):
        record_game(
            window.history_service.database(),
            SavedGame(PUZZLE, (Place(SOLUTION[0]),), seconds=seconds),
            SessionMetadata(),
            GameResult.ABANDONED,
            window.history_service.now() + timedelta(hours=seconds),
        )
    shown = history(window)
    shown.games.fetchMore(QModelIndex())
    shown.table.selectRow(2)
    shown.review_button.click()
    page = known(window.review.page.made)
    qtbot.waitUntil(lambda: page.review is not None)
    page.panel.leave_button.click()
    row = shown.table.currentIndex().row()
    assert (row, shown.games.games[row].seconds) == (2, 1.0)
    assert shown.table.hasFocus()
    QTest.keyClick(shown.table, Qt.Key.Key_Return)
    assert window.pages.on_board
    assert int(window.controller.session.game.clock.seconds) == 1


def test_the_history_is_not_read_while_hidden(window: MainWindow) -> None:
    model = history(window).games
    window.pages.show_board()
    before = model.games
    window.history_service.has_changed()
    assert model.games is before
    window.pages.show_library()
    assert history(window).games.games is not before
    before = model.games
    window.history_service.has_changed()
    assert model.games is not before


@pytest.mark.parametrize(
    ("title", "shown"), [("Short", True), ("Easy 10 x 10, no. 846367192", False)]
)
def test_the_number_of_hints_gives_way_to_the_names(
    make_window: MakeWindow, title: str, shown: bool
) -> None:
    window = make_window(size=(800, 600))
    record_game(
        window.history_service.database(),
        SavedGame(replace(PUZZLE, title=title)),
        SessionMetadata(),
        GameResult.ABANDONED,
        window.history_service.now(),
    )
    window.acts["library"].trigger()
    page = history(window)
    QApplication.processEvents()
    assert page.table.isColumnHidden(6) is not shown
    assert page.table.columnWidth(1) >= page.table.sizeHintForColumn(1)
    tip = page.games.data(page.games.index(0, 1), Qt.ItemDataRole.ToolTipRole)
    assert tip == puzzle_name(replace(PUZZLE, title=title))


def test_a_narrow_table_cuts_long_names_then_leaves_columns_out(make_window: MakeWindow) -> None:
    window = make_window(size=(1000, 740))
    record_game(
        window.history_service.database(),
        SavedGame(replace(PUZZLE, title="Easy 10 x 10, no. 846367192")),
        SessionMetadata(),
        GameResult.ABANDONED,
        window.history_service.now(),
    )
    window.acts["library"].trigger()
    page = history(window)
    QApplication.processEvents()
    table, whole = page.table, page.table.sizeHintForColumn(1)
    others = sum(table.columnWidth(col) for col in (0, 2, 3, 4, 5))
    size = table.columnWidth(2)
    frame = table.width() - table.viewport().width()
    for cut, hidden in (
        (1, [6]),
        (whole // 3, [6]),
        (whole // 2 + size, [2, 6]),
        (whole + others // 2, [0, 2, 3, 4, 6]),
    ):
        table.setFixedWidth(others + whole + frame - cut)
        QApplication.processEvents()
        page.arrange()
        assert [col for col in range(7) if table.isColumnHidden(col)] == hidden
        assert table.horizontalScrollBar().maximum() == 0
        assert table.columnWidth(1) < whole
        said_below = dimensions(PUZZLE.rows, PUZZLE.cols) in page.help_used.text()
        assert said_below is (2 in hidden)
