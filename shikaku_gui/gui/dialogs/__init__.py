"""Dialogs, each in a file of its own."""
