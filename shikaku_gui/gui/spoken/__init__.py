"""What a screen reader finds and says: the board as a table of cells, and what has changed."""
