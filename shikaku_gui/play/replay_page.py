"""A finished or unfinished game as a web page that replays it: one file, which loads nothing."""

from shikaku_gui.formats import SavedGame, single_line
from shikaku_gui.i18n import N_, NC_, _
from shikaku_gui.play.clue_rule_texts import clue_rules
from shikaku_gui.play.replay import changes_of
from shikaku_gui.play.web_page import WebPuzzle, closed_page, web_page_texts, web_puzzle_clues

_SCRIPTS = ("rules.js", "words.js", "board.js", "replay.js")
_STYLES = ("page.css", "replay.css")
_WORDS = {
    "play": NC_("replay", "Play"),
    "pause": N_("Pause"),
    "back": N_("Previous move"),
    "on": N_("Next move"),
    "move": N_("Move"),
    "speed": N_("Speed"),
    "board": N_("Shikaku board"),
    "noscript": N_("This page needs JavaScript to show the board."),
}


def make_replay_page(game: SavedGame, *, language: str = "en") -> str:
    """Return a web page that replays a game, with its pauses, as long as they are short.

    Raises:
        WebPageTooLargeError: the grid has more cells than a web page can have.
    """
    puzzle = WebPuzzle(game.puzzle).puzzle
    texts = web_page_texts()
    data = {
        "rows": puzzle.rows,
        "cols": puzzle.cols,
        "clues": web_puzzle_clues(puzzle),
        "frames": changes_of(game),
        "texts": {**texts, "play": _(_WORDS["play"]), "pause": _(_WORDS["pause"])},
    }
    title = single_line(puzzle.title) or "Shikaku"
    words = {
        "language": language,
        "kind": "single",
        "title": _("Replay: {title}").format(title=title),
        "clue_rules": clue_rules([puzzle]),
        **{name: _(text) for name, text in _WORDS.items()},
    }
    return closed_page("replay.html", words, data, _STYLES, _SCRIPTS)
