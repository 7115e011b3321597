"""The roles of marks in the picture of a hint; cheap to import, for painters and panels."""

from enum import Enum


class MarkRole(Enum):
    """The part a rectangle (or a cell, as a 1 x 1 rectangle) plays in a picture."""

    SUBJECT = "subject"
    ALLOWED = "allowed"
    RULED_OUT = "ruled_out"
    REASON = "reason"
    RESULT = "result"
