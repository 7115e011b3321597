"""The preferences: a dialog with pages, each control of which takes effect at once."""
