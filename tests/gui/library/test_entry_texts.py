"""The texts about an entry of the library."""

from math import log
from pathlib import Path

import pytest

from shikaku_gui.formats import HintsUsed
from shikaku_gui.gui.library import entry_texts
from shikaku_gui.i18n import speaking
from shikaku_gui.store import (
    EntryFilter,
    EntryOrigin,
    EntryState,
    LibraryEntry,
    SizeClass,
    Strength,
)
from shikaku_gui.store.library_entry import PuzzleSummary


@pytest.mark.parametrize(
    ("summary", "said"),
    [
        (PuzzleSummary(grade="easy", rows=10, cols=10), "estimated time: about 3 minutes"),
        (PuzzleSummary(grade="", rows=10, cols=10), ""),
        (PuzzleSummary(grade="easy", rows=100, cols=100), ""),
        (PuzzleSummary(error="damaged"), ""),
    ],
)
def test_the_expected_time_is_told_where_it_is_known(summary: PuzzleSummary, said: str) -> None:
    entry = LibraryEntry(EntryOrigin.FOLDER, Path("/a.shikaku"), summary, EntryState.NEW)
    assert entry_texts.expected_time_of(entry) == said
    for text in (entry_texts.tip_of(entry), entry_texts.spoken_text_of(entry)):
        assert ("estimate" in text.lower()) is bool(said)
        assert said in text.lower()


@pytest.mark.parametrize(
    ("title", "said"),
    [
        ("", "10 x 10, Easy"),
        ("Easy 1: 10 x 10", ""),
        ("A Sunday, 10 x 10", "Easy"),
    ],
)
def test_a_card_says_size_and_grade_once(title: str, said: str) -> None:
    summary = PuzzleSummary(title=title, grade="easy", rows=10, cols=10)
    entry = LibraryEntry(EntryOrigin.FOLDER, Path("/a.shikaku"), summary, EntryState.NEW)
    facts = entry_texts.facts_of(entry).replace("\N{MULTIPLICATION SIGN}", "x")
    plain = facts.replace("\N{NO-BREAK SPACE}", " ").replace(entry_texts.DOT, ", ")
    assert plain == said


@pytest.mark.parametrize(
    ("state", "said"), [(EntryState.NEW, "4 to 8 minutes"), (EntryState.STARTED, "")]
)
def test_a_card_tells_the_time_of_this_player_until_the_puzzle_is_begun(
    state: EntryState, said: str
) -> None:
    summary = PuzzleSummary(grade="easy", rows=10, cols=10)
    entry = LibraryEntry(EntryOrigin.FOLDER, Path("/a.shikaku"), summary, state)
    strength = Strength({(SizeClass.SMALL, "easy"): (log(4 / 3), log(8 / 3))})
    assert entry_texts.time_to_play(entry, strength) == said
    assert "Estimated time: 4 to 8 minutes" in entry_texts.tip_of(entry, strength)
    assert "estimated time: 4 to 8 minutes" in entry_texts.spoken_text_of(entry, strength)


@pytest.mark.parametrize(
    ("state", "hints", "said"),
    [
        (EntryState.SOLVED, HintsUsed(), ""),
        (EntryState.SOLVED, HintsUsed(nudge=1, why=1), "2 hints: Nudge, Why"),
        (EntryState.HELPED, HintsUsed(draw=1), "1 hint: 1 move made for you"),
        (EntryState.STARTED, HintsUsed(nudge=1), ""),  # of an earlier game
    ],
)
def test_a_solved_puzzle_says_which_hints_were_used(
    state: EntryState, hints: HintsUsed, said: str
) -> None:
    entry = LibraryEntry(
        EntryOrigin.FOLDER, Path("/a.shikaku"), PuzzleSummary(), state, hints=hints
    )
    for text in (entry_texts.tip_of(entry), entry_texts.spoken_text_of(entry)):
        assert said in text.replace("\N{NO-BREAK SPACE}", " ")
        assert ("hint" in text) is bool(said)


@pytest.mark.parametrize(
    ("source", "shown"), [("shikaku:v3/8x8/easy/balanced/none/3001", False), ("A book", True)]
)
def test_a_tooltip_names_a_source_that_is_no_recipe(source: str, shown: bool) -> None:
    entry = LibraryEntry(
        EntryOrigin.FOLDER, Path("/a.shikaku"), PuzzleSummary(source=source), EntryState.NEW
    )
    assert (source in entry_texts.tip_of(entry)) is shown


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("erste schritte", True),
        ("first STEPS", True),
        ("sanft", True),
        ("gentle", True),
        ("riesen", True),
        ("5 \N{MULTIPLICATION SIGN} 5", True),
        ("15x5", False),
        ("schwer", False),
    ],
)
def test_a_search_finds_what_is_shown_and_what_the_file_says(text: str, found: bool) -> None:
    summary = PuzzleSummary(title="First steps 1: 5 x 5", grade="gentle", rows=5, cols=5)
    path = Path("/puzzles/7-giants/01.shikaku")
    entry = LibraryEntry(EntryOrigin.BUNDLED, path, summary, EntryState.NEW)
    wanted = EntryFilter(text, described=entry_texts.search_text_of)
    with speaking("de"):
        assert wanted.accepts(entry) is found
