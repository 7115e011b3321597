"""The engine for small grids: sets of cells as big integers."""
