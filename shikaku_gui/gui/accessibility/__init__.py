"""Boards for screen readers."""
