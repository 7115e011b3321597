"""Links and game IDs inside other text: messages, wrapped links, pages."""

import json
from urllib.parse import quote

import pytest

from shikaku_gui.formats import FormatError, SavedGame, format_named, loads, loads_all, recognise
from shikaku_gui.model import Puzzle
from tests.formats.samples import PENPA, PUZZLE, PZPRV3_LINK

LINK = "https://puzz.link/p?shikaku/4/3/g4g2h2h4h"
OTHER = "https://pzv.jp/p.html?shikaku/1/2/2h"
ID = "4x3:a4a2b2b4b"
ENCODED = quote(LINK, safe="")
SAFE = f"https://eur01.safelinks.protection.outlook.com/?url={ENCODED}&data=05%7C01&reserved=0"
V2 = LINK.replace(":", "-3A").replace("?", "-3F").replace("/", "_")
WRAPPED = {
    "Outlook": SAFE,
    "Google": f"https://www.google.com/url?q={LINK}&sa=D&ust=17",
    "Google, encoded": f"https://www.google.com/url?sa=t&q={ENCODED}&sa=D",
    "Facebook": f"https://l.facebook.com/l.php?u={ENCODED}%3Ffbclid%3DIw&h=AT",
    "Facebook, the link alone": f"{LINK}&fbclid=Iw0",
    "urldefense": f"https://urldefense.com/v3/__{LINK}__;!!a$",
    "urldefense 2": f"https://urldefense.proofpoint.com/v2/url?u={V2}&d=Dw",
    "two programs": f"https://a.com/?u={quote(SAFE, safe='')}&x=1",
    "encoded": ENCODED,
    "encoded twice": quote(ENCODED, safe=""),
}
EMBEDDED = {
    "messenger": f"[26/11/2026, 20:14] Name: {LINK} :-)\n[26/11/2026, 20:15] Other: thanks",
    "braces": f"{{ok}} {LINK}",
    "tag": f"[Shikaku] New puzzle: {LINK}",
    "number": f"[1] {LINK}",
    "channel": f"[#puzzles] {LINK}",
    "quoted tag": f'["Shikaku"] {LINK}',
    "Markdown": f"[{LINK}]({LINK}) is it",
    "bold": f"see **{LINK}**",
    "curly quotes": f"\u201e{LINK}\u201c",
    "without a scheme": f"look: {LINK.removeprefix('https://')} !",
    "ID": f"try {ID} please",
    "ID in brackets": f"[13:14] Name: ({ID})\n[13:15] Other: 12x30:15 is no ID",
    "page": f'<!DOCTYPE html>\n<html><a href="{LINK}" class="x">{LINK}</a></html>',
    "page, saved": f"<!DOCTYPE html>\n<!-- saved from url=(0041){LINK} -->\n<html></html>",
    "page with other links": f"<html><a href='https://a.org/Shikaku'>a</a> {LINK}</html>",
    "page of penpa": f'<html><a href="{PENPA.replace("&", "&amp;")}">a</a></html>',
    "script": f'var link = "{LINK}\\nx";'.replace("/", "\\/"),
    "attribute": f"<html><p data-x='{{&quot;u&quot;:&quot;{LINK}&quot;}}'></html>",
    "link and wrapped link": f"{LINK}<{SAFE}>",
}


@pytest.mark.parametrize("name", WRAPPED)
@pytest.mark.parametrize("around", ["{}", "see {}", "[Shikaku] <{}> x", "{}\n# and\n"])
def test_wrapped_links(name: str, around: str) -> None:
    games = loads_all(around.format(WRAPPED[name]))
    assert [game.puzzle.clues for game in games] == [PUZZLE.clues]


@pytest.mark.parametrize("name", EMBEDDED)
def test_links_and_ids_in_other_text(name: str) -> None:
    assert recognise(EMBEDDED[name]).name == "message"
    assert [game.puzzle.clues for game in loads_all(EMBEDDED[name])] == [PUZZLE.clues]


def test_the_same_link_in_two_messages_is_two_puzzles() -> None:
    assert len(loads_all(f"[20:14] A: {LINK} :-)\n[20:15] B: {LINK}.")) == 2
    assert len(loads_all(f"A: {LINK} and {OTHER}, {ID}")) == 3


def test_more_links_than_are_looked_at_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shikaku_gui.formats.message._MAX_LINKS", 2)
    assert len(loads_all(f"see {LINK} {OTHER}")) == 2
    with pytest.raises(FormatError, match="puzzles in a text"):
        loads_all(f"see {LINK} {OTHER} https://a.b")


def test_a_list_of_wrapped_links() -> None:
    assert len(loads_all(f"{SAFE}\n{SAFE}\n")) == 2


VALUE = {"height": 1, "width": 2, "grid": [[2, 0]], "source": LINK}
JSON = {
    "object": json.dumps(VALUE),
    "spaced": "\n " + json.dumps(VALUE, indent=1),
    "lines": json.dumps(VALUE) + "\n" + json.dumps(VALUE),
    "links": json.dumps([LINK, SAFE]),
    "our own": format_named("shikaku").to_text(SavedGame(Puzzle(1, 2, {}, source=f"{LINK} {ID}"))),
    "with an error": json.dumps(VALUE).replace('"width"', "width"),
    "with an error after a string": json.dumps(VALUE).replace('": 1,', '": 1 x,'),
    "cut short": json.dumps(VALUE)[:-8],
    "one text, cut short": '["' + LINK,
    "Python": str(VALUE),
    "Python with an error": str(VALUE).replace(": 1,", ": 1x,"),
    "Python with a comment": f"[  # see {LINK}\n [2, 0]]",
    "IDs": json.dumps({"grid": [[2, 0]], "source": f"try {ID} please"}),
}


@pytest.mark.parametrize("name", JSON)
def test_no_link_changes_how_json_is_read(name: str) -> None:
    assert recognise(JSON[name]).name != "message"


def test_a_file_in_a_link_is_not_the_source_that_it_names() -> None:
    text = format_named("pzprv3-link").to_text(SavedGame(Puzzle(1, 3, {}, source=LINK)))
    assert loads(f"see {text}").puzzle.cols == 3
    assert loads(f"see <{PZPRV3_LINK}>").puzzle.clues == PUZZLE.clues


@pytest.mark.parametrize(
    ("text", "column", "expected"),
    [
        ("try 4x3:a4a2b2b4bb please", 18, "the end after 12 cells"),
        (f"see {SAFE.replace('shikaku', 'nurikabe')} x", 5, "'shikaku'"),
        (f"see {SAFE.replace('%2F3', '%2F0')} x", 5, "a size"),
        ("<!DOCTYPE html><html>nothing</html>", 1, "a link to a puzzle"),
        ("see https://www.puzzle-shikaku.com/?size=2", 5, "links of this site contain none"),
    ],
)
def test_what_cannot_be_read_has_its_place(text: str, column: int, expected: str) -> None:
    assert recognise(text).name == "message"
    with pytest.raises(FormatError) as caught:
        loads(text)
    assert (caught.value.line, caught.value.column) == (1, column)
    assert expected in caught.value.expected


@pytest.mark.parametrize(
    "text", ["at 12x34:56 go", "10:30 2 .\n2 .", "a: b", "2 .\n2 .\n", f"{LINK}\n{ID}\n"]
)
def test_what_is_no_message(text: str) -> None:
    assert recognise(text).name != "message"
