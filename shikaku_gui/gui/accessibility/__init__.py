"""The board as a screen reader finds it."""
