"""The templates of web pages: their places, and the document that is the same around each page."""

import html
import re
from collections.abc import Mapping

from shikaku_gui import resources

_PLACE = re.compile(r"\{\{(\w+)\}\}")


def fill_template(name: str, words: Mapping[str, str], **markup: str) -> str:
    """Return a template with these words, which are escaped, and this markup in its places."""
    parts = {key: html.escape(text) for key, text in words.items()} | markup
    page = _PLACE.sub(lambda place: parts[place[1]], resources.web_page_part(name))
    return page.encode("utf-8", "replace").decode("utf-8")  # a title may hold half a character


def fill_document(name: str, words: Mapping[str, str], **markup: str) -> str:
    """Return a whole page: the document with the filled template as its body.

    The document has places for ``language``, ``title`` and ``kind``, the class of its body, among
    the words, and for ``policy``, ``head`` and ``scripts`` in the markup.
    """
    body = fill_template(name, words, **markup)
    return fill_template("document.html", words, body=body, **markup)
