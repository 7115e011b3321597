"""Menus, lists, the guide and all other texts name a key in the same way, in each language."""

import re

import catalogues
import pytest
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication

from shikaku_gui.gui.actions import ACTIONS
from shikaku_gui.gui.base.language import use_language
from shikaku_gui.gui.editor.editor_actions import EDITOR_ACTIONS
from shikaku_gui.gui.help.guide_pages import PAGES, page_path
from shikaku_gui.gui.help.key_names import is_key, native_key
from shikaku_gui.i18n import _
from shikaku_gui.languages import ENGLISH, LANGUAGES

_LISTED = {
    "Enter": "Enter or Space",
    "Space": "Enter or Space",
    "Delete": "Delete",
    "Tab": "Tab",
    "Esc": "Esc",
    "Ctrl": "Ctrl + wheel",
    "Shift": "Shift + arrows",
    "Home": "Home, End",
    "End": "Home, End",
}
"""Keys, and the texts of the list of keys that name them."""

_IN_TEXTS = re.compile(r"\b(?:Enter|Esc|Ctrl|Shift)\b")
"""Names that stand for nothing but keys."""


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest, qapp: QApplication, english_again: None) -> str:
    """Let the program speak each language in turn."""
    return use_language(request.param, qapp)


@pytest.mark.usefixtures("language")
def test_the_guide_names_keys_as_the_list_of_keys_does() -> None:
    for key, listed in _LISTED.items():
        shown = _(listed)
        assert native_key(key).casefold() in shown.casefold(), key


@pytest.mark.usefixtures("language")
def test_menus_name_keys_as_the_guide_does() -> None:
    for key in (*_LISTED, "Ctrl+Shift+N", "Ctrl+Space"):
        if key not in ("Ctrl", "Shift", "Delete"):  # Qt shortens the last one in English
            shown = QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)
            assert shown == native_key(key)


def test_texts_name_keys_as_the_guide_does(language: str) -> None:
    if language == ENGLISH:
        return
    catalogue = catalogues.read(language)
    for text in catalogues.template():
        of_terminal = all(name.startswith("shikaku_gui/cli/") for name, _line in text.locations)
        if not of_terminal and text.context != "QShortcut":
            known = catalogue.get(text.id, text.context)
            for key in _IN_TEXTS.findall(str(text.id)):
                assert known is not None
                assert native_key(key) in str(known.string), text.id


def test_all_keys_of_the_guide_are_known(language: str) -> None:
    for name in PAGES:
        found = re.findall("`([^`\n]+)`", page_path(name, language).read_text(encoding="utf-8"))
        assert all(is_key(text) or text.startswith("shikaku") for text in found), found


@pytest.mark.usefixtures("language")
def test_shortcuts_are_the_same_in_every_language() -> None:
    more = [text for action in ACTIONS.actions for text in (*action.more, action.letter)]
    more += [text for action in EDITOR_ACTIONS.actions for text in (*action.more, action.letter)]
    for text in filter(None, more):
        assert QKeySequence(text) == QKeySequence.fromString(text), text
