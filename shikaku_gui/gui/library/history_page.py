"""The page of the history: past games, to be continued, replayed or played again."""

from collections.abc import Callable

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QPushButton,
    QTableView,
    QVBoxLayout,
)

from shikaku_gui.formats import SavedGame
from shikaku_gui.gui.base.finger_scroll import FingerScroll
from shikaku_gui.gui.base.fonts import letter_width
from shikaku_gui.gui.base.labels import PlainLabel, tooltip_text
from shikaku_gui.gui.base.puzzle_names import puzzle_name
from shikaku_gui.gui.base.style_sheet import set_style_property
from shikaku_gui.gui.base.translation import day_text, dimensions
from shikaku_gui.gui.game.completion_names import completion_text, help_texts
from shikaku_gui.gui.game.history_service import HistoryService
from shikaku_gui.gui.game.status_line import clock_text
from shikaku_gui.gui.library import entry_texts
from shikaku_gui.gui.widgets.button_lines import ButtonLines, Reflowing
from shikaku_gui.i18n import N_, _
from shikaku_gui.store import GameResult, PastGame, load_past_game, past_games

_HEADS = (
    N_("Date"),
    N_("Puzzle"),
    N_("Size"),
    N_("Grade"),
    N_("Result"),
    N_("Time"),
    N_("Hints"),
)
_PUZZLE = 1
_HINTS = 6
_NUMBERS = (5, _HINTS)
_HELP = (4, _HINTS)
"""The columns that say more of the hints in a tooltip."""
_SAID_BELOW = (0, 2, 3)
"""The columns that are said below the table where they are hidden: date, size and grade."""
_GIVE_WAY = (_HINTS, 2, 3, 4, 0)
"""The columns that are hidden where there is no room for them, the first one first."""
_NAME_LETTERS, _LEAST_NAME_LETTERS = 36, 14
"""The widths of the column of names, in letters: above the first the hints do not give way to it,
and below the second other columns do.
"""
ROWS_AT_A_TIME = 200
"""How many games are read at a time."""
_NOWHERE = QModelIndex()
Index = QModelIndex | QPersistentModelIndex

_LOW_LINES = 8
"""The height in lines of text below which there is room for the games and the buttons alone."""


class PastGamesModel(QAbstractTableModel):
    """The past games as a Qt table model, the last one first.

    Only the first are read at first. ``more_wanted`` is emitted with the number of those that
    are there when the view has been scrolled to the last of them.
    """

    more_wanted = Signal(int)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.games: tuple[PastGame, ...] = ()
        self._more = False

    def show_games(self, games: tuple[PastGame, ...], *, more: bool) -> None:
        """Show other games, the first of all; ``more`` tells that others may follow."""
        self.beginResetModel()
        self.games = games
        self._more = more
        self.endResetModel()

    def add_games(self, games: tuple[PastGame, ...], after: int) -> None:
        """Append games to the first ``after``, unless others are shown meanwhile."""
        if after != len(self.games):
            return
        self._more = len(games) == ROWS_AT_A_TIME
        if games:
            self.beginInsertRows(_NOWHERE, after, after + len(games) - 1)
            self.games += games
            self.endInsertRows()

    def canFetchMore(self, parent: Index) -> bool:
        """Tell whether games may follow that are not read yet."""
        return self._more and not parent.isValid()

    def fetchMore(self, parent: Index) -> None:
        """Ask for the games that follow."""
        if self.canFetchMore(parent):
            self._more = False  # until they are there
            self.more_wanted.emit(len(self.games))

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        """Return the number of games."""
        return 0 if parent.isValid() else len(self.games)

    def columnCount(self, parent: Index = _NOWHERE) -> int:
        """Return the number of columns."""
        return 0 if parent.isValid() else len(_HEADS)

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> object:
        """Return the name of a column."""
        if role == Qt.ItemDataRole.DisplayRole and orientation is Qt.Orientation.Horizontal:
            return _(_HEADS[section])
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return the text of a cell."""
        if role == Qt.ItemDataRole.DisplayRole:
            return _cells(self.games[index.row()])[index.column()]
        if role == Qt.ItemDataRole.ToolTipRole and index.column() in _HELP:
            game = self.games[index.row()]
            return "\n".join(help_texts(game.result, game.hints))
        if role == Qt.ItemDataRole.ToolTipRole and index.column() == _PUZZLE:
            return tooltip_text(puzzle_name(self.games[index.row()]))
        if role == Qt.ItemDataRole.TextAlignmentRole and index.column() in _NUMBERS:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        return None


class _Table(QTableView):
    """A table whose rows are opened with Enter on every system."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open with Enter."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.activated.emit(self.currentIndex())
        else:
            super().keyPressEvent(event)


class HistoryPage(Reflowing):
    """The table of past games: those that ended, and those that were left unfinished.

    A game that is unfinished is continued by Enter, a double-click and the leading button; another
    one is replayed.

    ``play_requested`` is emitted with a game to play: a new one and None, or an abandoned one and
    its metadata; ``review_requested`` with a game to go through again, ``replay_requested`` with
    one whose moves are to be shown.
    """

    play_requested = Signal(SavedGame, object)
    review_requested = Signal(SavedGame)
    replay_requested = Signal(SavedGame)

    def __init__(self, history_service: HistoryService) -> None:
        super().__init__()
        self._history_service = history_service
        self.games = PastGamesModel(self)
        self.table = _Table()
        self.empty = PlainLabel(
            _(
                "No games yet. Solve a puzzle and it appears here,"
                " to be replayed, reviewed or played again."
            )
        )
        self.help_used = PlainLabel()
        self.replay_button = QPushButton(_("Replay"))
        self.review_button = QPushButton(_("Review"))
        self.again_button = QPushButton(_("Play Again"))
        self._buttons = self.again_button, self.review_button, self.replay_button
        self._lines = ButtonLines(*self._buttons)
        self._leading = self.replay_button
        self._build()
        history_service.changed.connect(self._on_history_changed)
        self.games.more_wanted.connect(self._read_more)
        self.table.activated.connect(lambda _: self._leading.click())
        self.table.selectionModel().currentRowChanged.connect(lambda *_: self._refresh())
        self.replay_button.clicked.connect(self.replay)
        self.review_button.clicked.connect(self.review)
        self.again_button.clicked.connect(self.play)
        self._refresh()

    def refresh(self) -> None:
        """Read the history, its latest games first, and no fewer than are shown."""
        count = max(ROWS_AT_A_TIME, len(self.games.games))
        self._history_service.ask(
            lambda database: past_games(database, count),
            lambda games: self._show_games(games, more=len(games) == count),
        )

    def showEvent(self, event: QShowEvent) -> None:
        """Read the history again: while the page is hidden, it is not read."""
        super().showEvent(event)
        if not event.spontaneous():
            self.refresh()

    def replay(self) -> None:
        """Replay the moves of the selected game."""
        self._load(lambda _past, game: self.replay_requested.emit(game))

    def play(self) -> None:
        """Play the puzzle of the selected game again, or resume an abandoned game."""
        self._load(self._play)

    def review(self) -> None:
        """Go through the selected game again."""
        self._load(lambda _past, game: self.review_requested.emit(game))

    def _load(self, use: Callable[[PastGame, SavedGame], None]) -> None:
        """Load the selected game, then do something with it."""
        chosen = self._game()
        if chosen is not None:
            self._history_service.ask(
                lambda database: load_past_game(database, chosen.id), lambda found: use(*found)
            )

    def _build(self) -> None:
        self.table.setObjectName("history")
        self.table.setAccessibleName(_("History"))
        self.table.setModel(self.games)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.table.setShowGrid(False)
        self.table.setAlternatingRowColors(True)
        self.table.setTabKeyNavigation(False)
        self.table.setWordWrap(False)
        FingerScroll(self.table)
        self.table.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.table.verticalHeader().hide()
        head = self.table.horizontalHeader()
        head.setHighlightSections(False)
        head.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        head.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.empty.setObjectName("subtitle")
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.empty.setWordWrap(True)
        self.help_used.setObjectName("subtitle")
        self.help_used.setWordWrap(True)
        foot = QHBoxLayout()
        foot.addStretch()
        foot.addWidget(self._lines, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(10)
        layout.addWidget(self.table, 1)
        layout.addWidget(self.empty, 1)
        layout.addWidget(self.help_used)
        layout.addLayout(foot)

    def arrange(self) -> None:
        """Give rows the height of their texts, and buttons no more room than one line needs."""
        if self.games.games:
            self.table.verticalHeader().setDefaultSectionSize(self.table.sizeHintForRow(0))
        self._lines.setMaximumWidth(self._lines.width_of_one_line)
        low = self.height() < _LOW_LINES * self.fontMetrics().lineSpacing()
        self.help_used.setVisible(bool(self.games.games) and not low)
        self._fit_columns()
        self._describe()

    def _fit_columns(self) -> None:
        """Give the names room: other columns go, whose contents are said below.

        Long names, which are also in tooltips, are cut short before more than the hints go.
        """
        head, modes = self.table.horizontalHeader(), QHeaderView.ResizeMode
        for col in _GIVE_WAY:  # a hidden column has no width
            self.table.setColumnHidden(col, False)
        widths = [
            max(self.table.sizeHintForColumn(col), head.sectionSizeHint(col))
            for col in range(len(_HEADS))
        ]
        letter = letter_width(self.table.fontMetrics())
        room, name = self.table.viewport().width(), widths[_PUZZLE]
        for col in _GIVE_WAY:
            letters = _NAME_LETTERS if col == _HINTS else _LEAST_NAME_LETTERS
            widths[_PUZZLE] = min(name, letters * letter)
            if sum(widths) <= room:
                break
            self.table.setColumnHidden(col, True)
            widths[col] = 0
        if sum(widths) <= room:
            head.setSectionResizeMode(_PUZZLE, modes.Stretch)
        else:
            head.setSectionResizeMode(_PUZZLE, modes.Fixed)
            head.resizeSection(_PUZZLE, widths[_PUZZLE])

    def _describe(self) -> None:
        """Say how the selected game ended and with which help, and what has no column."""
        game = self._game()
        if game is None:
            self.help_used.clear()
            return
        cells = _cells(game)
        hidden = [cells[col] for col in _SAID_BELOW if self.table.isColumnHidden(col)]
        used = help_texts(game.result, game.hints) or [_("no hints")]
        texts = [*hidden, completion_text(game.completion), *used]
        self.help_used.setText(entry_texts.DOT.join(filter(None, texts)))

    def _on_history_changed(self) -> None:
        if self.isVisible():
            self.refresh()

    def _read_more(self, after: int) -> None:
        self._history_service.ask(
            lambda database: past_games(database, ROWS_AT_A_TIME, after),
            lambda games: self.games.add_games(games, after),
        )

    def _show_games(self, games: tuple[PastGame, ...], *, more: bool) -> None:
        """Show games; the selected one stays selected, unless the latest was and is another now."""
        selected = None if self.table.currentIndex().row() == 0 else self._game()
        self.games.show_games(games, more=more)
        if games:
            ids = [game.id for game in games]
            kept = 0 if selected is None or selected.id not in ids else ids.index(selected.id)
            self.table.selectRow(kept)
        self._refresh()

    def _refresh(self) -> None:
        some = bool(self.games.games)
        self.table.setVisible(some)
        self.empty.setVisible(not some)
        game = self._game()
        for button in self._buttons:
            button.setEnabled(game is not None)
            button.setVisible(some)
        abandoned = game is not None and game.result is GameResult.ABANDONED
        self.again_button.setText(_("Continue") if abandoned else _("Play Again"))
        self._leading = self.again_button if abandoned else self.replay_button
        for button in (self.again_button, self.replay_button):
            set_style_property(button, "leading", button is self._leading)
        self.arrange()

    def _game(self) -> PastGame | None:
        row = self.table.currentIndex().row()
        return self.games.games[row] if 0 <= row < len(self.games.games) else None

    def _play(self, past: PastGame, game: SavedGame) -> None:
        if past.result is GameResult.ABANDONED:
            self.play_requested.emit(game, past.metadata)
        else:
            self.play_requested.emit(SavedGame(game.puzzle), None)


def _cells(game: PastGame) -> tuple[str, ...]:
    return (
        day_text(game.day, entry_texts.SHORT),
        puzzle_name(game),
        dimensions(game.rows, game.cols),
        entry_texts.grade_text(game.grade),
        completion_text(game.completion),
        clock_text(game.seconds),
        str(sum(game.hints) or ""),
    )
