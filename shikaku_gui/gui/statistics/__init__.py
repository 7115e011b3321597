"""The page of statistics: figures, plots, and the same as tables."""
