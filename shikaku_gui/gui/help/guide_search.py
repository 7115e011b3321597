"""Full-text search in the guide."""

from collections.abc import Iterable

from PySide6.QtGui import QTextCursor, QTextDocument

from shikaku_gui.gui.help.guide_pages import GuidePage


class GuideSearch:
    """Finds a text in all pages, whatever its case; :attr:`hits` says where, by pages.

    One of the hits, which are ordered from the first page to the last, is the current one.
    """

    def __init__(self, pages: Iterable[GuidePage]) -> None:
        self._documents = {page.name: _document(page.text) for page in pages}
        self.hits: dict[str, list[tuple[int, int]]] = {}
        self.current: tuple[str, int] | None = None

    @property
    def count(self) -> int:
        """How many hits there are in all pages."""
        return sum(map(len, self.hits.values()))

    @property
    def number(self) -> int:
        """The number of the current hit among all, from 1; 0 if there is none."""
        return self._all().index(self.current) + 1 if self.current is not None else 0

    def find(self, text: str, page: str) -> None:
        """Look for a text; the first hit from this page on is the current one."""
        wanted = text.strip()
        found = {name: _hits(doc, wanted) for name, doc in self._documents.items()}
        self.hits = {name: hits for name, hits in found.items() if hits} if wanted else {}
        names = list(self._documents)
        start = names.index(page) if page in names else 0
        after = (name for name in names[start:] + names[:start] if name in self.hits)
        first = next(after, None)
        self.current = None if first is None else (first, 0)

    def step(self, by: int) -> None:
        """Go to the next hit, or with -1 to the previous one; behind the last comes the first."""
        if self.current is not None:
            every = self._all()
            self.current = every[(every.index(self.current) + by) % len(every)]

    def _all(self) -> list[tuple[str, int]]:
        return [(name, number) for name, hits in self.hits.items() for number in range(len(hits))]


def _document(markdown: str) -> QTextDocument:
    document = QTextDocument()
    document.setMarkdown(markdown)
    return document


def _hits(document: QTextDocument, wanted: str) -> list[tuple[int, int]]:
    found = []
    cursor: QTextCursor = document.find(wanted)
    while not cursor.isNull():
        found.append((cursor.selectionStart(), cursor.selectionEnd()))
        cursor = document.find(wanted, cursor)
    return found
