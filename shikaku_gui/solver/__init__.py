"""Reasoning about puzzles: solving them with proof."""

from shikaku_gui.solver.result import Figures, Level, Phase, SolveResult, Status
from shikaku_gui.solver.solve import solve

__all__ = ["Figures", "Level", "Phase", "SolveResult", "Status", "solve"]
