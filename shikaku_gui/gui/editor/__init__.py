"""The window for making puzzles."""
