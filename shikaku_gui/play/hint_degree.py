"""The degrees of a hint; cheap to import, for panels and counters."""

from shikaku_gui.formats import HintDegree

__all__ = ["HintDegree"]
