"""Hints in play: asking for them, telling them by degrees, checking, walking through."""
