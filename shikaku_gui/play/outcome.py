"""The outcome of a gesture or command in a session."""

from enum import Enum


class Outcome(Enum):
    """The effect of a call: nothing, a change of what is shown, or of the board."""

    NOTHING = 0
    VIEW = 1
    MOVE = 2
