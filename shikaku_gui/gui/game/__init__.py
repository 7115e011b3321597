"""The game in the window: files, autosave, history, commands, status line and side panel."""
