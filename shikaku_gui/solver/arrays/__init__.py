"""The engine for large grids: placements in NumPy arrays."""
