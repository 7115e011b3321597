"""Pictures and printed pages of puzzles."""
