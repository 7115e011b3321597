"""The steps of :func:`shikaku_gui.solver.generate`: cut, clues, repairs, grades."""
