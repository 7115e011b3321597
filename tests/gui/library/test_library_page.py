"""The library in the real window: what is listed, opened, searched, filed, undone."""

from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QInputDialog,
    QMenu,
    QPushButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from shikaku_gui import formats, resources
from shikaku_gui.formats import SavedGame
from shikaku_gui.gui.base.settings import Settings
from shikaku_gui.gui.library import entry_texts, file_actions, library_page
from shikaku_gui.gui.library.library_page import LibraryPage
from shikaku_gui.gui.library.library_sidebar import LibraryView
from shikaku_gui.gui.main_window import MainWindow
from shikaku_gui.model import Cell, Place, Puzzle, Rect
from shikaku_gui.play import HintDegree
from shikaku_gui.store import EntryState, GameResult, GameStore, SessionMetadata, past_games
from tests.gui.conftest import MakeWindow
from tests.gui.playing import PUZZLE, SOLUTION, drag
from tests.known import known

ALL, UNFINISHED, RECENT, DAILY, LEARN, HISTORY, FOLDER, BUNDLED = range(8)


def puzzle(number: int, side: int = 4) -> Puzzle:
    clues = {Cell(row, number % side): side for row in range(side)}
    return Puzzle(side, side, clues, title=f"Mine {number}", grade=("easy", "hard")[number % 2])


@pytest.fixture
def folder(tmp_path: Path, settings: Settings) -> Path:
    """Give the player's own folder with three puzzles, one file that is none, and a list."""
    mine = tmp_path / "mine"
    mine.mkdir()
    for number in range(3):
        formats.save(SavedGame(puzzle(number)), mine / f"p{number}.shikaku")
    (mine / "broken.shikaku").write_text("{", "utf-8")
    settings.library_folder = mine
    return mine


@pytest.fixture
def window(make_window: MakeWindow, folder: Path) -> MainWindow:
    """Give a window whose library is open on that folder."""
    window = make_window(size=(1000, 740))
    window.acts["library"].trigger()
    return window


def home(window: MainWindow) -> LibraryPage:
    assert window.pages.home is not None
    return window.pages.home


def titles(window: MainWindow) -> list[str]:
    items = home(window).browse_page.items
    return [items.entry(row).title for row in range(items.rowCount())]


def go_to(window: MainWindow, place: int) -> None:
    home(window).contents.setCurrentRow(place)


def all_read(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not home(window).model.reading)


def choose(window: MainWindow, title: str) -> None:
    gallery = home(window).browse_page.gallery
    gallery.setCurrentIndex(gallery.items.index(titles(window).index(title)))


def press(window: MainWindow, key: Qt.Key) -> None:
    QTest.keyClick(home(window).browse_page.gallery, key)


def message_text(window: MainWindow) -> str:
    return home(window).browse_page.status_label.text()


# The page


def test_a_game_whose_save_is_written_later_is_listed(window: MainWindow, tmp_path: Path) -> None:
    go_to(window, UNFINISHED)
    assert titles(window) == []
    games = GameStore(tmp_path / "games")
    games.save(
        games.reserve_name(PUZZLE), SavedGame(PUZZLE, (Place(SOLUTION[0]),), 1), SessionMetadata()
    )
    games.close()
    window.autosave.saves_written.emit()
    assert titles(window) == [PUZZLE.title]


def test_the_library_takes_the_place_of_the_board(window: MainWindow) -> None:
    assert not window.pages.on_board
    assert not window.controller.session.game.clock.running
    assert window.acts["library"].isChecked()
    assert not window.acts["hint"].isEnabled()
    QTest.keyClick(home(window), Qt.Key.Key_Escape)
    assert window.pages.on_board
    assert window.board.hasFocus()
    assert window.controller.session.game.clock.running
    assert window.acts["hint"].isEnabled()
    assert not window.acts["library"].isChecked()


def test_a_puzzle_that_arrives_shows_the_board(window: MainWindow) -> None:
    window.documents.open_sample(resources.samples()[0])
    assert window.pages.on_board


def test_all_puzzles_are_listed_once(window: MainWindow, qtbot: QtBot) -> None:
    all_read(window, qtbot)
    bundled = [formats.load(path).puzzle.title for path in resources.bundled()]
    assert sorted(titles(window)) == sorted([*bundled, "Mine 0", "Mine 1", "Mine 2", "broken"])
    assert message_text(window) == f"{len(bundled) + 4} puzzles"


@pytest.mark.parametrize(
    ("place", "expected"),
    [
        (UNFINISHED, []),
        (RECENT, []),
        (FOLDER, ["broken", "Mine 0", "Mine 1", "Mine 2"]),
    ],
)
def test_each_part_shows_its_own(
    window: MainWindow, qtbot: QtBot, place: int, expected: list[str]
) -> None:
    all_read(window, qtbot)
    go_to(window, place)
    assert titles(window) == expected
    if not expected:
        assert home(window).browse_page.gallery.empty_text()


def test_search_and_filters_choose(window: MainWindow, qtbot: QtBot) -> None:
    all_read(window, qtbot)
    go_to(window, FOLDER)
    controls = home(window).browse_page.controls
    controls.search.setText("mine 1")
    qtbot.waitUntil(lambda: titles(window) == ["Mine 1"])
    QTest.keyClick(controls.search, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: len(titles(window)) == 4)
    controls.grade.setCurrentIndex(controls.grade.findText("Hard"))
    assert titles(window) == ["Mine 1"]
    controls.grade.setCurrentIndex(0)
    controls.reverse_button.click()
    assert titles(window) == ["Mine 2", "Mine 1", "Mine 0", "broken"]
    controls.search.setText("nowhere to be found")
    qtbot.waitUntil(lambda: titles(window) == [])
    assert "No puzzles match" in home(window).browse_page.gallery.empty_text()


def test_duplicates_are_shown_in_groups(window: MainWindow, qtbot: QtBot, folder: Path) -> None:
    all_read(window, qtbot)
    go_to(window, FOLDER)
    page = home(window).browse_page
    page.controls.grade.setCurrentIndex(page.controls.grade.findText("Hard"))
    page.controls.duplicates_button.click()
    assert titles(window) == ["Mine 1", "Mine 2"]  # one is the mirror image of the other
    assert message_text(window) == "2 puzzles  ·  1 group"
    index = page.items.index(0)
    assert "Group 1, 4" in str(page.items.data(index, Qt.ItemDataRole.AccessibleTextRole))
    tip = str(page.items.data(index, Qt.ItemDataRole.ToolTipRole))
    assert "Duplicates, group 1: the same puzzle, perhaps rotated or mirrored" in tip
    page.controls.duplicates_button.setChecked(False)
    page.controls.grade.setCurrentIndex(0)
    assert len(titles(window)) == 4
    go_to(window, RECENT)
    page.controls.duplicates_button.click()
    assert "There are no duplicates here." in page.gallery.empty_text()


def test_the_search_is_reached_from_the_cards_and_from_the_list(window: MainWindow) -> None:
    page = home(window)
    for before in (page.browse_page.gallery, page.contents):
        before.setFocus()
        QTest.keyClick(before, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
        assert page.browse_page.controls.search.hasFocus()


@pytest.mark.parametrize("view", list(LibraryView))
def test_the_search_is_reached_from_every_page(window: MainWindow, view: LibraryView) -> None:
    page = home(window)
    go_to(window, FOLDER)
    if view is not LibraryView.PUZZLES:
        page.contents.go_to(view)
    QTest.keyClick(page.contents, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert page.browse_page.controls.search.hasFocus()
    assert page.contents.currentRow() == (FOLDER if view is LibraryView.PUZZLES else 0)


def test_the_search_is_left_with_down(window: MainWindow, qtbot: QtBot) -> None:
    all_read(window, qtbot)
    press(window, Qt.Key.Key_Home)
    controls = home(window).browse_page.controls
    controls.search.setFocus()
    QTest.keyClick(controls.search, Qt.Key.Key_Down)
    assert home(window).browse_page.gallery.hasFocus()


def test_letters_typed_among_the_cards_are_searched_for(window: MainWindow, qtbot: QtBot) -> None:
    all_read(window, qtbot)
    controls = home(window).browse_page.controls
    press(window, Qt.Key.Key_B)
    assert controls.search.hasFocus()
    QTest.keyClicks(controls.search, "roken")
    assert controls.search.text() == "broken"
    qtbot.waitUntil(lambda: titles(window) == ["broken"])


@pytest.mark.parametrize("view", [LibraryView.PUZZLES, LibraryView.DAILY, LibraryView.LEARN])
def test_f6_goes_between_the_contents_and_what_they_lead_to(
    window: MainWindow, view: LibraryView
) -> None:
    page = home(window)
    page.contents.go_to(view)
    page.contents.setFocus()
    for _again in range(2):
        QTest.keyClick(window, Qt.Key.Key_F6)
        assert not page.contents.hasFocus()
        shown = known(page.pages.currentWidget())
        assert page.focusWidget() is shown or shown.isAncestorOf(known(page.focusWidget()))
        QTest.keyClick(window, Qt.Key.Key_F6)
        assert page.contents.hasFocus()


@pytest.mark.parametrize("seen", [True, False])
def test_a_list_that_gives_way_hands_on_the_focus_only_where_it_is_seen(
    make_window: MakeWindow, seen: bool
) -> None:
    """Texts change their size on all pages, also on those that are hidden."""
    window = make_window(size=(480, 360))
    window.acts["library"].trigger()
    page = home(window)
    usual, large = page.font(), page.font()
    large.setPointSizeF(2 * large.pointSizeF())
    page.contents.setFocus()
    if not seen:
        window.pages.show_board()
    for font, on_page in ((large, page.contents.box), (usual, page.contents)):
        page.setFont(font)
        assert window.focusWidget() is (on_page if seen else window.board)


# Opening


def test_a_puzzle_is_opened_with_enter_and_listed_as_recent(
    window: MainWindow, qtbot: QtBot
) -> None:
    all_read(window, qtbot)
    choose(window, "Mine 1")
    press(window, Qt.Key.Key_Return)
    assert window.pages.on_board
    assert window.controller.session.puzzle == puzzle(1)
    window.acts["library"].trigger()
    go_to(window, RECENT)
    assert titles(window) == ["Mine 1"]


def test_a_broken_file_says_why(window: MainWindow, qtbot: QtBot) -> None:
    all_read(window, qtbot)
    choose(window, "broken")
    press(window, Qt.Key.Key_Return)
    assert not window.pages.on_board
    assert "expected" in message_text(window)


def test_an_unfinished_game_goes_on_where_it_was_left(window: MainWindow, qtbot: QtBot) -> None:
    window.pages.show_board()
    drag(window, SOLUTION[0])
    window.documents.opener.open_game(SavedGame(puzzle(0)))
    window.acts["library"].trigger()
    go_to(window, UNFINISHED)
    assert titles(window) == ["Small"]
    entry = home(window).browse_page.items.entry(0)
    assert entry_texts.state_of(entry) == "33% done"
    press(window, Qt.Key.Key_Return)
    assert window.pages.on_board
    assert window.controller.session.puzzle == PUZZLE
    assert window.controller.board.rects == (SOLUTION[0],)


def test_progress_shows_on_the_puzzle_it_is_of(window: MainWindow, qtbot: QtBot) -> None:
    all_read(window, qtbot)
    choose(window, "Mine 2")
    press(window, Qt.Key.Key_Return)
    window.controller.notify(window.controller.session.play(Place(Rect(0, 0, 1, 4))))
    window.autosave.write_now()
    window.acts["library"].trigger()
    all_read(window, qtbot)
    row = titles(window).index("Mine 2")
    assert home(window).browse_page.items.entry(row).state is EntryState.STARTED


def test_a_puzzle_without_moves_is_not_started(window: MainWindow, qtbot: QtBot) -> None:
    all_read(window, qtbot)
    choose(window, "Mine 2")
    press(window, Qt.Key.Key_Return)
    window.autosave.write_now()
    window.acts["library"].trigger()
    row = titles(window).index("Mine 2")
    assert home(window).browse_page.items.entry(row).state is EntryState.NEW
    assert home(window).tiles[0].accessibleName() == "Back to Puzzle. Mine 2"


def test_the_first_card_is_current_until_the_player_moves(window: MainWindow, qtbot: QtBot) -> None:
    all_read(window, qtbot)
    gallery = home(window).browse_page.gallery
    assert gallery.currentIndex().row() == 0
    choose(window, "Mine 1")
    home(window).model.scan()
    entry = gallery.entry
    assert entry is not None
    assert entry.title == "Mine 1"


# Filing


def test_a_file_is_renamed_and_named_back(window: MainWindow, qtbot: QtBot, folder: Path) -> None:
    all_read(window, qtbot)
    choose(window, "Mine 0")
    home(window).files.ask_name = lambda _parent, name: f"{name} new"
    press(window, Qt.Key.Key_F2)
    assert (folder / "p0 new.shikaku").exists()
    assert message_text(window) == "Renamed to p0 new.shikaku."
    QTest.keyClick(
        home(window).browse_page.gallery, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier
    )
    assert (folder / "p0.shikaku").exists()


def test_the_question_for_a_name_has_buttons_with_words_only(window: MainWindow) -> None:
    def answer() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QInputDialog)
        buttons = dialog.findChildren(QPushButton)
        assert [button.text() for button in buttons] == ["Rename", "Cancel"]
        assert all(button.icon().isNull() for button in buttons)
        dialog.setTextValue(f"{dialog.textValue()} two")
        dialog.accept()

    QTimer.singleShot(0, window, answer)
    assert file_actions.ask_name(window, "one") == "one two"


@pytest.mark.parametrize(
    ("name", "words_"),
    [("a:b", "A file name cannot contain :."), ("p1", "There is already a file with this name.")],
)
def test_a_bad_name_is_refused(
    window: MainWindow, qtbot: QtBot, folder: Path, name: str, words_: str
) -> None:
    all_read(window, qtbot)
    choose(window, "Mine 0")
    home(window).files.ask_name = lambda *_: name
    press(window, Qt.Key.Key_F2)
    assert message_text(window) == words_
    assert (folder / "p0.shikaku").exists()


def test_a_deleted_file_comes_back(window: MainWindow, qtbot: QtBot, folder: Path) -> None:
    all_read(window, qtbot)
    go_to(window, FOLDER)
    home(window).files.desktop = lambda _path: None
    choose(window, "Mine 0")
    press(window, Qt.Key.Key_Delete)
    assert not (folder / "p0.shikaku").exists()
    qtbot.waitUntil(lambda: "Mine 0" not in titles(window))
    home(window).files.undo()
    qtbot.waitUntil(lambda: "Mine 0" in titles(window))


def test_what_is_not_in_the_folder_is_neither_renamed_nor_deleted(
    window: MainWindow, qtbot: QtBot
) -> None:
    go_to(window, BUNDLED)
    all_read(window, qtbot)
    before = titles(window)
    home(window).browse_page.gallery.choose(None)
    for key in (Qt.Key.Key_F2, Qt.Key.Key_Delete):
        press(window, key)
        assert "in your folder" in message_text(window)
    assert titles(window) == before


def test_a_new_file_appears_by_itself(window: MainWindow, qtbot: QtBot, folder: Path) -> None:
    all_read(window, qtbot)
    formats.save(SavedGame(puzzle(7)), folder / "late.shikaku")
    qtbot.waitUntil(lambda: "Mine 7" in titles(window))


def test_the_menu_of_a_card_offers_what_can_be_done(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[QMenu] = []
    monkeypatch.setattr(QMenu, "popup", lambda menu, _place: shown.append(menu))
    all_read(window, qtbot)
    browse_page = home(window).browse_page
    choose(window, "Mine 0")
    entry = browse_page.gallery.entry
    browse_page.gallery.menu_requested.emit(
        entry, browse_page.gallery.mapToGlobal(browse_page.pos())
    )
    (menu,) = shown
    texts = [action.text() for action in menu.actions() if action.text()]
    assert texts == ["&Play", "&Rename…", "Move to &Trash"]


def test_a_game_is_given_up(window: MainWindow) -> None:
    window.pages.show_board()
    drag(window, SOLUTION[0])
    window.acts["library"].trigger()
    go_to(window, UNFINISHED)
    window.autosave.write_now()
    home(window).model.scan()
    press(window, Qt.Key.Key_Delete)
    assert "on the board" in message_text(window)
    window.documents.opener.open_game(SavedGame(puzzle(0)))
    window.acts["library"].trigger()
    press(window, Qt.Key.Key_Delete)
    assert titles(window) == []
    (game,) = past_games(window.history_service.database())
    assert game.result is GameResult.ABANDONED
    go_to(window, HISTORY)
    home(window).history_page.play()
    assert window.controller.board.rects == (SOLUTION[0],)


# Pictures


def test_cards_show_boards_from_the_cache_the_next_time(
    make_window: MakeWindow, window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    all_read(window, qtbot)
    entries = [home(window).browse_page.items.entry(row) for row in range(len(titles(window)))]
    shown = [entry for entry in entries if entry.state is not EntryState.DAMAGED]
    thumbnails = home(window).browse_page._thumbnails
    qtbot.waitUntil(lambda: all(thumbnails.get(entry) is not None for entry in shown))
    pictures = list((tmp_path / "cache").rglob("*.png"))
    assert len(pictures) == len(shown)
    broken = next(entry for entry in entries if entry.state is EntryState.DAMAGED)
    assert thumbnails.get(broken) is None


# The list at the left


def test_each_collection_has_a_place_of_its_own(
    make_window: MakeWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for name in ("1-first-steps", "somebody's"):
        (tmp_path / "bundled" / name).mkdir()
        formats.save(SavedGame(puzzle(len(name))), tmp_path / "bundled" / name / "p.shikaku")
    window = make_window(size=(1000, 740))
    window.acts["library"].trigger()
    all_read(window, qtbot)
    texts = [part.text for part in home(window).contents.parts]
    assert texts[-3:] == ["Collections", "First steps", "somebody's"]
    window.history_service.history().record(SavedGame(puzzle(13)), SessionMetadata(), solved=True)
    home(window).model.scan()
    names = home(window).contents
    qtbot.waitUntil(lambda: names.item(len(texts) - 2).text().endswith("First steps  1/1"))
    assert names.item(len(texts) - 1).text().strip() == "somebody's"
    for text, title in (("First steps", "Mine 13"), ("somebody's", "Mine 10")):
        go_to(window, texts.index(text))
        assert titles(window) == [title]
    go_to(window, BUNDLED)
    assert {"Mine 13", "Mine 10"} < set(titles(window))


def test_statistics_and_editor_are_one_click_away(window: MainWindow) -> None:
    query_changed: list[str] = []
    for name in ("statistics", "editor"):
        window.acts[name].triggered.disconnect()
        window.acts[name].triggered.connect(lambda *_, name=name: query_changed.append(name))
    for button in home(window).side.findChildren(QPushButton):
        QTest.keyClick(button, Qt.Key.Key_Space)
    assert query_changed == ["statistics", "editor"]


def test_a_folder_is_offered_where_it_is_missing(
    make_window: MakeWindow, settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mine = tmp_path / "mine"
    mine.mkdir()
    formats.save(SavedGame(puzzle(1)), mine / "p.shikaku")
    window = make_window(size=(1000, 740))
    window.acts["library"].trigger()
    go_to(window, FOLDER)
    browse_page = home(window).browse_page
    assert browse_page.gallery.offer.isVisible()
    assert not browse_page.change_folder.isVisible()
    monkeypatch.setattr(library_page, "ask_folder", lambda *_: mine)
    browse_page.gallery.offer.click()
    assert titles(window)[0] in ("p", "Mine 1")
    assert not browse_page.gallery.offer.isVisible()
    assert browse_page.change_folder.isVisible()


def test_where_nothing_matches_clearing_is_offered(window: MainWindow, qtbot: QtBot) -> None:
    browse_page = home(window).browse_page
    all_read(window, qtbot)
    everything = titles(window)
    browse_page.controls.search.setText("no such puzzle")
    browse_page.controls.grade.setCurrentIndex(2)
    qtbot.waitUntil(browse_page.gallery.offer.isVisible)
    assert browse_page.gallery.empty_text() == "No puzzles match your search and filters."
    assert browse_page.gallery.offer.text() == "Clear Search and Filters"
    browse_page.gallery.offer.click()
    qtbot.waitUntil(lambda: titles(window) == everything)
    assert not browse_page.gallery.offer.isVisible()


def test_an_open_hint_names_no_button_of_the_library(window: MainWindow) -> None:
    window.acts["library"].trigger()
    hint = window.acts["hint"]
    hint.trigger()
    window.hint_tools.hints.show_degree(HintDegree.WHY)
    on_board = hint.iconText()
    window.acts["library"].trigger()
    assert (on_board, hint.iconText()) == ("Draw It", "Hint")
    window.acts["library"].trigger()
    assert hint.iconText() == on_board


def test_a_small_window_has_room_for_all(
    make_window: MakeWindow, qtbot: QtBot, folder: Path
) -> None:
    window = make_window(size=(480, 360))
    window.acts["library"].trigger()
    tiles = home(window).tiles

    def apart() -> bool:
        places = [tile.geometry() for tile in tiles if tile.isVisible()]
        return len(places) == 2 and not any(a.intersects(b) for a, b in combinations(places, 2))

    qtbot.waitUntil(apart)
    controls, gallery = home(window).browse_page.controls, home(window).browse_page.gallery
    assert not controls.order.isVisible()
    assert gallery.viewport().rect().contains(gallery.visualRect(gallery.items.index(0)))
    controls.filters_button.click()
    assert controls.order.isVisible()
    home(window).contents.go_to(LibraryView.DAILY)
    daily = home(window).daily_page
    qtbot.waitUntil(lambda: not daily.month.geometry().intersects(daily.play_button.geometry()))


def test_the_tiles_of_a_row_are_equally_high(make_window: MakeWindow, qtbot: QtBot) -> None:
    window = make_window(size=(1000, 700))
    window.acts["library"].trigger()
    tiles = home(window).tiles
    qtbot.waitUntil(lambda: tiles[0].more.isVisible())
    assert len({tile.geometry().top() for tile in tiles}) == 1
    assert len({tile.height() for tile in tiles}) == 1


@pytest.mark.parametrize("size", [(480, 360), (800, 600)])
def test_why_there_are_no_puzzles_is_read_whole(
    make_window: MakeWindow, qtbot: QtBot, size: tuple[int, int]
) -> None:
    window = make_window(size=size)
    window.acts["library"].trigger()
    home(window).contents.setCurrentRow(1)  # the unfinished games
    gallery = home(window).browse_page.gallery
    qtbot.waitUntil(lambda: bool(gallery.empty_text()))
    room = gallery.viewport().rect()
    assert room.contains(gallery.reason_place)
    gallery.show_offer("Choose Folder…")
    assert not gallery.reason_place.intersects(gallery.offer.geometry())
    assert room.contains(gallery.offer.geometry())


def test_beside_the_search_the_filters_show_all_of_their_texts(window: MainWindow) -> None:
    controls = home(window).browse_page.controls
    controls.state.setItemText(0, "Qualquer andamento")
    for width, whole in ((1000, True), (480, True), (340, False)):
        controls.resize(width, 40)
        assert (controls.state.minimumWidth() >= controls.state.width_for("Qualquer")) is whole


def test_the_sections_show_the_focus_after_a_key_only(window: MainWindow) -> None:
    side, colours = home(window).contents, window.theme.colours

    def framed() -> bool:
        return side.grab().toImage().pixelColor(1, side.height() // 2) == colours.accent

    item = side.visualItemRect(side.item(1)).center()
    QTest.mouseClick(side.viewport(), Qt.MouseButton.LeftButton, pos=item)
    side.setFocus(Qt.FocusReason.MouseFocusReason)
    assert side.hasFocus()
    assert not framed()
    QTest.keyClick(side, Qt.Key.Key_Down)
    assert framed()
    QTest.mouseClick(side.viewport(), Qt.MouseButton.LeftButton, pos=item)
    assert not framed()


def test_the_tiles_end_where_the_lessons_and_filters_below_them_do(
    make_window: MakeWindow,
) -> None:
    window = make_window(size=(1000, 700))
    window.acts["library"].trigger()
    home = known(window.pages.home)

    def right(widget: QWidget) -> int:
        return widget.mapTo(window, QPoint(widget.width(), 0)).x()

    ends = [right(home.tiles[-1]), right(home.browse_page.controls)]
    home.contents.go_to(LibraryView.LEARN)
    QApplication.processEvents()
    page = known(window.learn.page)
    ends.append(right(known(page.widget())))
    home.contents.go_to(LibraryView.HISTORY)
    QApplication.processEvents()
    ends.append(right(home.history_page.empty))
    home.contents.go_to(LibraryView.DAILY)
    QApplication.processEvents()
    ends.append(right(home.daily_page))
    assert len(set(ends)) == 1
