"""The player's own data: games kept, their history, the library, the daily puzzle."""
