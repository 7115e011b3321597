"""The pages of the guide: in every language, with keys, menus, links and pictures that exist."""

import re
from collections import defaultdict
from functools import partial
from pathlib import Path

import catalogues
import pytest
from PySide6.QtCore import QLocale
from PySide6.QtGui import QKeySequence, QTextDocument
from PySide6.QtWidgets import QApplication

from shikaku_gui import resources
from shikaku_gui.formats import load
from shikaku_gui.gui.actions import ACTIONS
from shikaku_gui.gui.editor.editor_actions import EDITOR_ACTIONS
from shikaku_gui.gui.game.completion_names import HINT_DEGREE_NAMES
from shikaku_gui.gui.help.guide_pages import PAGES, page_path, read_pages
from shikaku_gui.gui.help.key_names import KeyList, all_keys, is_key, markdown_of, native_key
from shikaku_gui.gui.widgets.toolbar import plain_text
from shikaku_gui.i18n import catalogue
from shikaku_gui.languages import ENGLISH, LANGUAGES

TOP = Path(__file__).parents[3]
MOST_WORDS = 2500
OF_BOARDS = {
    "1",
    "2",
    "3",
    "A",
    "Enter",
    "Del",
    "Tab",
    "Esc",
    "Space",
    "P",
    "S",
    "X",
    "F6",
    "Ctrl",
    "Shift",
}
"""Keys that no action has."""

KEY = re.compile(r"(?<!`)`([^`\n]+)`(?!`)")
MENU = re.compile(r"\*([A-Z][a-z]+) > ([^*]+)\*")
NAMES = re.compile(r"(?<!\*)\*([^*\s][^*]*?)\*(?!\*)")
"""Text in italics: names of menus, of buttons and the like, or whole sentences."""

LINK = re.compile(r"(?<!!)\[[^\]]*\]\(([^)]+)\)")
PICTURE = re.compile(r"!\[([^\]]+)\]\(([^)]+)\)")
DEGREE = re.compile(r"^\d\. \*\*(.*?)\s*[:\uff1a]?\*\*", re.MULTILINE)
HEADING = re.compile(r"^#+ ", re.MULTILINE)
BLOCK = re.compile(r"```.*?```", re.DOTALL)
TRANSLATED = [
    (language, name)
    for language in LANGUAGES
    for name in PAGES
    if language != ENGLISH and page_path(name, language).exists()
]

pytestmark = pytest.mark.usefixtures("qapp")  # the platform's keys


def text_of(name: str, language: str = ENGLISH) -> str:
    return page_path(name, language).read_text(encoding="utf-8")


def test_there_is_a_file_for_each_page_and_no_other() -> None:
    folders = {path.name for path in resources.guide().iterdir() if path.is_dir()}
    assert {ENGLISH, "pictures"} <= folders <= {*LANGUAGES, "pictures"}
    assert {path.stem for path in (resources.guide() / ENGLISH).iterdir()} == set(PAGES)
    for language in folders - {"pictures"}:
        assert {path.name for path in (resources.guide() / language).iterdir()} <= {
            f"{name}.md" for name in PAGES
        }


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_degrees_of_a_hint_are_named_as_their_buttons(language: str) -> None:
    text, translate = text_of("hints", language), catalogue(language).gettext
    assert DEGREE.findall(text) == [translate(name) for name in HINT_DEGREE_NAMES.values()]


def test_the_guide_is_short() -> None:
    assert sum(len(text_of(name).split()) for name in PAGES) <= MOST_WORDS


@pytest.mark.parametrize("name", PAGES)
def test_what_a_page_names_exists(name: str) -> None:
    text = text_of(name)
    assert text.startswith("# ")
    tables = ACTIONS, EDITOR_ACTIONS
    known = OF_BOARDS | {action.letter for table in tables for action in table.actions}
    known |= {key.toString() for table in tables for one in table.actions for key in one.shortcuts}
    named = {QKeySequence(key).toString() or key for key in KEY.findall(text) if is_key(key)}
    assert named <= known
    menus = {
        (plain_text(menu.title), plain_text(action.text))
        for table in tables
        for menu in table.menus
        for action in menu.actions
    }
    assert set(MENU.findall(text)) <= menus
    for link in LINK.findall(text):
        assert link.startswith("https://") or link.removesuffix(".md") in PAGES
    for _, picture in PICTURE.findall(text):
        assert load((page_path(name, ENGLISH).parent / picture).resolve()).puzzle.clues


def names_in(text: str) -> set[str]:
    """Return the names in italics, those of a menu and its entry each by itself."""
    found = (" ".join(name.split()) for name in NAMES.findall(text))
    return {part for name in found if name[-1] not in ".\u3002" for part in name.split(" > ")}


def shown(text: str) -> str:
    """Return a text of the catalogues as it is shown, without what follows the name."""
    return plain_text(text).rstrip(":\u2026").strip()


def test_names_in_italics_are_those_of_the_window() -> None:
    texts = {shown(form) for text in catalogues.template() for form in catalogues.forms(text.id)}
    for name in PAGES:
        assert names_in(text_of(name)) <= texts


@pytest.mark.parametrize("language", sorted({language for language, _ in TRANSLATED}))
def test_names_in_a_translation_are_those_of_the_window(language: str) -> None:
    texts: dict[str, set[str]] = defaultdict(set)
    for text in catalogues.read(language):
        for form in catalogues.forms(text.id):
            texts[shown(form)] |= {shown(each) for each in catalogues.forms(text.string)}
    known = set().union(*texts.values())
    for name in PAGES:
        if page_path(name, language).exists():
            untranslated = names_in(text_of(name)) - texts.keys()
            others = names_in(text_of(name, language)) - known
            assert len(others) <= len(untranslated), (name, others)


@pytest.mark.parametrize(("language", "name"), [*((ENGLISH, name) for name in PAGES), *TRANSLATED])
def test_all_marks_are_understood(language: str, name: str) -> None:
    """Stars beside other signs, as in **so:**then, are no marks to Markdown."""
    document = QTextDocument()
    document.setMarkdown(text_of(name, language))
    assert not set("*`[]") & set(document.toPlainText())


@pytest.mark.parametrize(("language", "name"), TRANSLATED)
def test_a_translation_has_the_same_parts(language: str, name: str) -> None:
    english, text = text_of(name), text_of(name, language)
    for part in (HEADING, NAMES, BLOCK):
        assert len(part.findall(text)) == len(part.findall(english)), part.pattern
    for part in (KEY, LINK):
        assert sorted(part.findall(text)) == sorted(part.findall(english))
    assert [file for _, file in PICTURE.findall(text)] == [
        file for _, file in PICTURE.findall(english)
    ]
    assert text.count("**") == english.count("**")
    assert ("{keys}" in text) is ("{keys}" in english)


def test_a_page_that_is_not_translated_says_so_and_is_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for language, words in ((ENGLISH, "# {}\n\nPress `H`.\n"), ("de", "# Seite {}\n\nKein `H`\n")):
        folder = tmp_path / language
        folder.mkdir()
        for name in PAGES if language == ENGLISH else PAGES[:1]:
            (folder / f"{name}.md").write_text(words.format(name), encoding="utf-8")
    monkeypatch.setattr(resources, "guide", lambda: tmp_path)
    monkeypatch.setattr(QLocale, "name", lambda _: "de_AT")
    first, second, *_ = read_pages(list)
    assert (first.title, "translated" in first.text) == (f"Seite {PAGES[0]}", False)
    assert second.title == PAGES[1]
    assert "*This page has not been translated yet.*" in second.text


@pytest.mark.usefixtures("screen_reader")
def test_a_screen_reader_is_told_what_pictures_show() -> None:
    assert "*The same puzzle, solved*" in read_pages(list)[0].text


def test_the_keys_of_all_windows_are_listed(qapp: QApplication) -> None:
    lists = {each.title: dict(each.rows) for each in all_keys(ACTIONS, EDITOR_ACTIONS)}
    assert lists["Edit"]["U, Ctrl+Z"] == "Undo"
    assert lists["Editor: File"]["F5"] == "Play It"
    assert lists["Guide"]["Ctrl+F"] == "Search the guide"
    assert "Editor: Help" not in lists
    assert "Cancel what is being drawn" in lists["On the board"].values()
    (page,) = (
        page
        for page in read_pages(partial(all_keys, ACTIONS, EDITOR_ACTIONS))
        if page.name == "keyboard"
    )
    assert "| U, Ctrl+Z | Undo |" in page.text


def test_lists_of_keys_are_shown_as_they_stand() -> None:
    assert r"| \* | a \| b \<i\> |" in markdown_of([KeyList("Odd", (("*", "a | b <i>"),))])


@pytest.mark.parametrize("key", ["Ctrl+Shift+P", "H", "F5", "Ctrl+,", "Delete", "Shift"])
def test_keys_have_a_name_in_every_system(key: str) -> None:
    assert is_key(key)
    assert native_key(key)
