"""The base of every window: theme, fonts, jobs, settings. Nothing here knows about boards."""
