"""The records of all techniques."""

from collections.abc import Mapping

from shikaku_gui.solver.techniques import what_if
from shikaku_gui.solver.techniques.hint_records import Technique
from shikaku_gui.solver.techniques.technique_order import DIRECT_TECHNIQUES
from shikaku_gui.solver.techniques.technique_record import TechniqueRecord

TECHNIQUES: Mapping[Technique, TechniqueRecord] = {
    **DIRECT_TECHNIQUES,
    what_if.RECORD.technique: what_if.RECORD,
}
"""All techniques, easiest first."""
