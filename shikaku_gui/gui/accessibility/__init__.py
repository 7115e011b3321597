"""Boards and exclusive buttons for screen readers."""
