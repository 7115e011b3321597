"""A game in progress: gestures, moves, undo, the session. Without Qt."""
