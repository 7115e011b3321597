"""How :func:`shikaku_gui.solver.generate` makes a puzzle: the solution first, then its clues."""
