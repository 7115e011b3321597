"""The windows and the library, which a main window makes when they are first shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from shikaku_gui.formats import SavedGame
from shikaku_gui.gui.base.translation import typeset

if TYPE_CHECKING:
    from shikaku_gui.gui.editor.editor_window import EditorWindow
    from shikaku_gui.gui.laboratory.laboratory_window import LaboratoryWindow
    from shikaku_gui.gui.library.library_page import LibraryPage
    from shikaku_gui.gui.main_window import MainWindow
    from shikaku_gui.gui.statistics.statistics_window import StatisticsWindow

_EDITOR_JOBS = ("editor solving", "editor writing", "editor reading")


def make_editor(window: MainWindow) -> EditorWindow:
    """Return the editor, with the puzzle that it had."""
    from shikaku_gui.gui.editor.editor_window import EditorWindow

    def play(game: SavedGame) -> None:
        window.documents.opener.open_game(game)
        window.raise_()
        window.activateWindow()

    editor = EditorWindow(
        window.settings, window.theme, window.folder, *map(window.make_jobs, _EDITOR_JOBS)
    )
    editor.play_wanted.connect(play)
    return editor


def edit_puzzle(window: MainWindow) -> None:
    """Show the editor with the puzzle being played, unless it is there already."""
    window.editor.show().edit_unless_there(window.controller.puzzle)


def make_laboratory(window: MainWindow) -> LaboratoryWindow:
    """Return the laboratory; its own thread lets the player go on meanwhile."""
    from shikaku_gui.gui.laboratory.laboratory_window import LaboratoryWindow

    return LaboratoryWindow(window.theme, window.make_jobs("laboratory"), window)


def show_laboratory(window: MainWindow) -> None:
    """Show the laboratory with the puzzle on the board."""
    puzzle = window.controller.puzzle
    name = typeset(puzzle.title) or f"{puzzle.rows} x {puzzle.cols}"
    window.laboratory.get().show_puzzle(puzzle, name)
    window.laboratory.show()


def make_statistics(window: MainWindow) -> StatisticsWindow:
    """Return the statistics."""
    from shikaku_gui.gui.statistics.statistics_window import StatisticsWindow

    return StatisticsWindow(window.history_service, window.settings, window.theme, window)


def show_statistics(window: MainWindow) -> None:
    """Show the present statistics."""
    window.statistics.get().refresh()
    window.statistics.show()


def make_library(window: MainWindow) -> LibraryPage:
    """Return the library."""
    from shikaku_gui.gui.library.library_page import LibraryPage, LibraryServices

    page = LibraryPage(
        LibraryServices(
            window.controller,
            window.documents,
            window.autosave,
            window.history_service,
            window.settings,
            window.theme,
            window.folder,
            window.cache,
            window.learn.make_page(),
            window.learn.new_player.learns_first,
            reader=window.make_jobs("library"),
            folder_jobs=window.make_jobs("library folder"),
            maker=window.solving,
            new=window.acts["new"],
            extra_actions=(window.acts["statistics"], window.acts["editor"]),
        )
    )
    page.review_requested.connect(lambda game: window.review.open(game, window.pages.show_library))
    page.board_requested.connect(window.pages.show_board)
    return page


def replay_game(window: MainWindow) -> None:
    """Show how the game on the board was played."""
    from shikaku_gui.gui.library.game_replay import GameReplay

    GameReplay(window.controller.session.game.saved(), window.theme, window).show()
