"""What every window builds on: theme, fonts, jobs, settings. Nothing here knows about boards."""
