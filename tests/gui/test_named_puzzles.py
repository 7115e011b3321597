"""A puzzle has one name in all windows: its title, its file's name, or its size in words."""

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QWidget

from shikaku_gui import formats
from shikaku_gui.gui.base.translation import dimensions
from shikaku_gui.gui.library.game_replay import GameReplay
from shikaku_gui.gui.library.library_page import LibraryPage
from shikaku_gui.gui.library.library_sidebar import LibraryView
from shikaku_gui.gui.library.start_tiles import StartTile
from shikaku_gui.gui.main_window import MainWindow
from shikaku_gui.gui.paper.export_dialog import ExportDialog
from shikaku_gui.gui.paper.print_dialog import PrintDialog
from shikaku_gui.gui.paper.replay_dialog import ReplayDialog
from shikaku_gui.gui.paper.web_page_dialog import WebPageDialog
from shikaku_gui.i18n import speaking
from shikaku_gui.store import EntryOrigin
from tests.gui.conftest import MakeWindow
from tests.gui.playing import PUZZLE, SOLUTION, drag, note
from tests.known import known

SIZE = dimensions(3, 3)
_IDENTITY = re.compile("[0-9a-f]{12}")


def home(window: MainWindow) -> LibraryPage:
    if window.pages.on_board:
        window.acts["library"].trigger()
    return known(window.pages.home)


def finish(window: MainWindow) -> None:
    for rect in SOLUTION[1:]:
        drag(window, rect)


def suggested(dialog: QDialog) -> str:
    """Return the name without a suffix that a dialog suggests for its file."""
    asked: list[str] = []

    def cancel(_parent: QWidget, path: str, _pattern: str) -> str:
        asked.append(path)
        return ""

    assert isinstance(dialog, (ExportDialog, ReplayDialog))
    dialog.ask_save = cancel
    dialog.save()
    dialog.close()
    return Path(asked[0]).stem


# Where a puzzle is named


def in_panel(window: MainWindow) -> str:
    return window.side.head.title.text()


def on_continue_card(window: MainWindow) -> str:
    card, *_others = home(window).findChildren(StartTile)
    assert card.title.full == "Continue"
    return card.more.full.splitlines()[-1]


def among_the_unfinished(window: MainWindow) -> str:
    page = home(window)
    page.contents.setCurrentRow(1)
    items = page.browse_page.items
    assert [items.entry(row).origin for row in range(items.rowCount())] == [EntryOrigin.UNFINISHED]
    roles = Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole
    for text in (str(items.index(0).data(role)) for role in roles):
        assert not _IDENTITY.search(text)
    return str(items.index(0).data())


def in_the_history(window: MainWindow) -> str:
    finish(window)
    page = home(window)
    page.contents.go_to(LibraryView.HISTORY)
    games = page.history_page.games
    return str(games.data(games.index(0, 1)))


def in_a_replay_of_the_history(window: MainWindow) -> str:
    in_the_history(window)
    home(window).history_page.replay_button.click()
    return in_a_replay(window)


def in_a_replay_of_the_board(window: MainWindow) -> str:
    finish(window)
    next(button for button in note(window).buttons if button.text == "Replay").act()
    return in_a_replay(window)


def in_a_replay(window: MainWindow) -> str:
    (replay,) = window.findChildren(GameReplay)
    return replay.windowTitle().removeprefix("Replay: ")


def in_the_review(window: MainWindow) -> str:
    finish(window)
    next(button for button in note(window).buttons if button.text == "Review").act()
    title = known(window.review.page.made).panel.title.text()
    return title.removeprefix("Review: ")


def in_the_result(window: MainWindow) -> str:
    finish(window)
    shared: list[str] = []
    window.completion.share_requested.connect(shared.append)
    next(button for button in note(window).buttons if button.text == "Share").act()
    return shared[0].removeprefix("Shikaku: ").partition(", solved")[0].removesuffix(f" ({SIZE})")


def in_the_list_to_print(window: MainWindow) -> str:
    dialog = window.sharing.print()
    assert isinstance(dialog, PrintDialog)
    name = dialog.puzzles.list.item(0).text()
    dialog.close()
    return name


def for_a_picture(window: MainWindow) -> str:
    return suggested(window.sharing.export_image())


def for_a_replay(window: MainWindow) -> str:
    return suggested(window.sharing.export_replay()).removesuffix(" (replay)")


PLACES = (
    *(in_panel, on_continue_card, among_the_unfinished, in_the_history),
    *(in_a_replay_of_the_history, in_a_replay_of_the_board, in_the_review, in_the_result),
    *(in_the_list_to_print, for_a_picture, for_a_replay),
)


@pytest.mark.parametrize(
    ("title", "file", "name"),
    [
        ("", "", f"Untitled {SIZE} puzzle"),
        ("", "mine", "mine"),
        ("A title", "mine", "A title"),
    ],
)
@pytest.mark.parametrize("place", PLACES)
def test_a_puzzle_has_one_name_everywhere(
    place: Callable[[MainWindow], str],
    title: str,
    file: str,
    name: str,
    make_window: MakeWindow,
    tmp_path: Path,
) -> None:
    window = make_window(replace(PUZZLE, title=title), size=(1000, 740))
    drag(window, SOLUTION[0])
    suggestions: list[str] = []

    def ask(_parent: QWidget, suggestion: str, _pattern: str) -> str:
        suggestions.append(Path(suggestion).stem)
        return str(tmp_path / file) if file else ""

    window.documents.ask_save = ask
    window.documents.save_as()
    assert suggestions == [title or "Untitled 3 x 3 puzzle"]
    typed = place in (for_a_picture, for_a_replay)
    assert place(window) == (name.replace(SIZE, "3 x 3") if typed else name)


def test_files_have_the_translated_name_and_a_saved_puzzle_keeps_its_title(
    make_window: MakeWindow, tmp_path: Path
) -> None:
    window = make_window(replace(PUZZLE, title="Easy 1: 3 x 3"), size=(1000, 740))
    drag(window, SOLUTION[0])

    def ask(_parent: QWidget, suggestion: str, _pattern: str) -> str:
        return str(tmp_path / Path(suggestion).name)

    window.proofs.ask_save = window.documents.ask_save = ask
    with speaking("de"):
        window.proofs.save()
        window.documents.save_as()
        for dialog in (
            window.sharing.export_image(),
            window.sharing.export_replay(),
            window.sharing.export_web_page(),
            window.sharing.print(),
        ):
            assert isinstance(dialog, (ExportDialog, ReplayDialog, WebPageDialog, PrintDialog))
            dialog.ask_save = ask
            dialog.save_pdf() if isinstance(dialog, PrintDialog) else dialog.save()
            dialog.close()
    name = "Leicht 1 3 x 3"
    game, page, replay = (
        tmp_path / f"{name}{rest}" for rest in (".shikaku", ".html", " (Wiedergabe).html")
    )
    others = {f"{name}.png", f"{name}.pdf", f"{name} (Beweis)"}
    written = {path.name for path in tmp_path.glob("Leicht*")}
    assert written == {game.name, page.name, replay.name} | others
    assert formats.load(game).puzzle.title == "Easy 1: 3 x 3"
    assert "<title>Leicht 1: 3 \u00d7 3</title>" in page.read_text("utf-8")
    assert "<title>Wiedergabe: Leicht 1: 3 \u00d7 3</title>" in replay.read_text("utf-8")
