"""The end of a game: what it is called, here and wherever the game is shown later."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from shikaku_gui import resources
from shikaku_gui.formats import HintDegree, SavedGame, load
from shikaku_gui.gui.library.entry_texts import state_of
from shikaku_gui.gui.main_window import MainWindow
from shikaku_gui.model import Fill, Place
from shikaku_gui.solver import solve
from shikaku_gui.store import EntryState, SessionMetadata
from tests.gui.conftest import MakeWindow
from tests.gui.playing import PUZZLE, SOLUTION, drag, key, note
from tests.known import known

BUNDLED = resources.bundled()[20]


def look_at_solution(window: MainWindow) -> None:
    window.commands.solve()
    window.commands.undo()


def let_a_hint_draw(window: MainWindow) -> None:
    window.controller.session.game.count_hint(HintDegree.DRAW)


def let_a_hint_explain(window: MainWindow) -> None:
    window.controller.session.game.count_hint(HintDegree.WHY)


@pytest.mark.parametrize(
    ("help_taken", "said"),
    [
        (lambda _window: None, "Solved"),
        (let_a_hint_explain, "Solved"),
        (let_a_hint_draw, "Solved with help"),
        (look_at_solution, "Solved with help"),
    ],
)
def test_a_game_is_named_alike_on_its_card_in_the_history_and_in_the_library(
    qtbot: QtBot,
    make_window: MakeWindow,
    help_taken: Callable[[MainWindow], object],
    said: str,
) -> None:
    puzzle = load(BUNDLED).puzzle
    window = make_window(puzzle, size=(1000, 740))
    help_taken(window)
    for rect in known(solve(puzzle).solutions)[0]:
        window.controller.notify(window.controller.session.play(Place(rect)))
    card = note(window)
    window.acts["library"].trigger()
    library = known(window.pages.home)
    library.history_page.refresh()
    games, items = library.history_page.games, library.browse_page.items
    listed = str(games.data(games.index(0, 4)))
    row = known(items.row_of(BUNDLED))
    qtbot.waitUntil(lambda: items.entry(row).state is not EntryState.UNREAD)
    assert (card.heading, listed) == (said, said)
    assert state_of(items.entry(row)).partition("  ")[0] == said
    assert card.title.startswith(f"{said} in ")
    assert ("Solution shown by Solve" in card.text) is (help_taken is look_at_solution)


def test_the_card_says_how_much_of_the_collection_is_solved(make_window: MakeWindow) -> None:
    paths = resources.collections()["1-first-steps"]
    window = make_window(load(paths[1]).puzzle)
    history = window.history_service.history()
    history.record(load(paths[0]), SessionMetadata(), solved=True)
    for rect in known(solve(window.controller.puzzle).solutions)[0]:
        window.controller.notify(window.controller.session.play(Place(rect)))
    assert f"First steps: 2 of {len(paths)} solved" in note(window).text


@pytest.mark.parametrize("by", ["hand", "Solve"])
@pytest.mark.parametrize("closed", [False, True])
def test_enter_leads_from_a_solved_board_to_what_comes_next(
    make_window: MakeWindow, qtbot: QtBot, by: str, *, closed: bool
) -> None:
    window = make_window()
    if by == "hand":
        for rect in SOLUTION:
            drag(window, rect)
    else:
        window.acts["solve"].trigger()
        qtbot.waitUntil(lambda: window.controller.session.game.solved)
    if closed:
        QTest.keyClick(window.board, Qt.Key.Key_Escape)
        assert window.side.card.note is None
    key(window, Qt.Key.Key_Return)
    assert not window.controller.session.busy
    focused = QApplication.focusWidget()
    assert isinstance(focused, QPushButton)
    assert focused.text() == "Next Puzzle"


@pytest.mark.parametrize(
    ("moves", "seconds", "said", "offers"),
    [
        (
            tuple(map(Place, SOLUTION)),
            65.0,
            "Solved in 1:05",
            ["Next Puzzle", "Review", "Replay", "Share"],
        ),
        ((Fill(SOLUTION),), 65.0, "Solved automatically", ["Next Puzzle"]),
    ],
)
def test_a_solved_game_that_is_opened_again_offers_what_comes_next(
    make_window: MakeWindow,
    moves: tuple[Place | Fill, ...],
    seconds: float,
    said: str,
    offers: list[str],
) -> None:
    window = make_window()
    window.controller.open(SavedGame(PUZZLE, moves, len(moves), seconds=seconds))
    card = note(window)
    assert (card.title, [button.text for button in card.buttons]) == (said, offers)
    window.controller.open(SavedGame(PUZZLE))
    assert window.side.card.note is None
