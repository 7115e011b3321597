"""Pages and windows that are made when they are first shown."""

from collections.abc import Callable
from typing import Generic, TypeVar

from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

PageT = TypeVar("PageT", bound=QWidget)


class LazyPage(Generic[PageT]):
    """A page or window made by a function, which imports it: the start does not wait for that."""

    def __init__(self, make: Callable[[], PageT]) -> None:
        self._make = make
        self._made: PageT | None = None

    @property
    def made(self) -> PageT | None:
        """The page, None if it has not been made yet or was deleted."""
        return self._made if self._made is not None and isValid(self._made) else None

    def get(self) -> PageT:
        """Return the page, which is made now if need be."""
        page = self.made
        if page is None:
            page = self._made = self._make()
        return page

    def show(self) -> PageT:
        """Show a window in front of all others, and return it."""
        window = self.get()
        window.show()
        window.raise_()
        window.activateWindow()
        return window
