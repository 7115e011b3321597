"""The statistics window: figures, plots, and the same as tables."""
