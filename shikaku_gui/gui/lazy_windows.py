"""The windows and pages beside the board, which the main window makes when they are first shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from shikaku_gui.formats import SavedGame

if TYPE_CHECKING:
    from shikaku_gui.gui.editor.editor_window import EditorWindow
    from shikaku_gui.gui.laboratory.laboratory_window import LaboratoryWindow
    from shikaku_gui.gui.library.library_page import LibraryPage
    from shikaku_gui.gui.main_window import MainWindow
    from shikaku_gui.gui.statistics.statistics_window import StatisticsWindow


def make_editor(window: MainWindow) -> EditorWindow:
    """Make the editor, whose puzzles are played in the main window."""
    from shikaku_gui.gui.editor.editor_actions import EDITOR_ACTIONS
    from shikaku_gui.gui.editor.editor_window import EditorWindow

    window.side.back_button.clicked.connect(lambda: window.editor.show())

    def play(game: SavedGame) -> None:
        window.side.from_editor = game.puzzle
        window.documents.opener.open_game(game)
        window.raise_()
        window.activateWindow()

    jobs = map(window.make_jobs, ("editor solving", "editor writing", "editor reading"))
    editor = EditorWindow(window.settings, window.theme, window.folder, EDITOR_ACTIONS, *jobs)
    editor.play_wanted.connect(play)
    return editor


def make_laboratory(window: MainWindow) -> LaboratoryWindow:
    """Make the laboratory, whose own thread lets the player go on meanwhile."""
    from shikaku_gui.gui.laboratory.laboratory_window import LaboratoryWindow

    jobs = window.make_jobs("laboratory")
    laboratory = LaboratoryWindow(window.settings, window.theme, jobs, window)
    laboratory.proof_wanted.connect(lambda puzzle: window.proofs.save_of(puzzle, laboratory))
    window.proofs.told.connect(laboratory.say)
    return laboratory


def make_statistics(window: MainWindow) -> StatisticsWindow:
    """Make the window with the player's statistics."""
    from shikaku_gui.gui.statistics.statistics_window import StatisticsWindow

    return StatisticsWindow(window.history_service, window.settings, window.theme, window)


def make_library(window: MainWindow) -> LibraryPage:
    """Make the page with the library, the daily puzzles, lessons and history."""
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
    show_library = window.pages.show_library
    page.review_requested.connect(lambda game: window.review.open(game, show_library))
    page.replay_requested.connect(window.replay)
    page.board_requested.connect(window.pages.show_board)
    return page
