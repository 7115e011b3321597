"""The pages of the guide, in the player's language as far as they are translated."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QLocale
from PySide6.QtGui import QAccessible

from shikaku_gui import resources
from shikaku_gui.gui.base.translation import TIMES
from shikaku_gui.gui.help.key_names import KeyList, is_key, markdown_of, native_key
from shikaku_gui.i18n import _
from shikaku_gui.languages import ENGLISH, best_language

PAGES = (
    *("rules", "playing", "hints", "marks", "learn", "library", "editor", "printing", "files"),
    *("preferences", "keyboard", "data", "terminal"),
)
"""The names of the pages, in the order of the guide."""

KEYBOARD = "keyboard"
_KEYS = "{keys}"
_CODE = re.compile(r"(?<!`)`([^`\n]+)`(?!`)")
_SIZE = re.compile("(?<=\\d) \N{MULTIPLICATION SIGN} (?=\\d)")
_PICTURE = re.compile(r"!\[([^\]]+)\]\([^)]+\)")


@dataclass(frozen=True)
class GuidePage:
    """A page of the guide: its name, its title and its Markdown."""

    name: str
    title: str
    text: str


def page_path(name: str, language: str) -> Path:
    """Return the file of a page in a language, which need not exist."""
    return resources.guide() / language / f"{name}.md"


def read_pages(key_lists: Callable[[], list[KeyList]]) -> list[GuidePage]:
    """Return all pages in the language of the window, in English where there is no translation.

    ``key_lists`` gives the lists on the page with the keys.
    """
    language = best_language([QLocale().name()])
    return [_read(name, language, key_lists) for name in PAGES]


def _read(name: str, language: str, key_lists: Callable[[], list[KeyList]]) -> GuidePage:
    path = page_path(name, language)
    translated = path.is_file()
    text = (path if translated else page_path(name, ENGLISH)).read_text(encoding="utf-8")
    head, _end, body = text.partition("\n")
    if not translated:
        untranslated = _("This page has not been translated yet.")
        body = f"\n*{untranslated}*\n{body}"
    if QAccessible.isActive():  # Qt does not give screen readers a picture's text
        body = _PICTURE.sub(r"\g<0> *\1*", body)
    body = _CODE.sub(_native, _SIZE.sub(TIMES, body))
    if name == KEYBOARD:
        body = body.replace(_KEYS, markdown_of(key_lists()))
    return GuidePage(name, head.removeprefix("# ").strip(), f"{head}\n{body}")


def _native(found: re.Match[str]) -> str:
    """Return a key in the words of the system; other code stays as it is."""
    return f"`{native_key(found[1])}`" if is_key(found[1]) else found[0]
