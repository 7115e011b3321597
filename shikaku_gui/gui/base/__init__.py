"""What every window builds on: theme, fonts, jobs, settings. It knows no board."""
