"""The player's own data: games kept, their history, the library, the daily puzzle.

Needs no window and finds no folder: paths are handed in. docs/data.md says what is kept
and by which rules. Where to look:

- games in progress: ``keeper`` (the folder), ``sitting``, ``autosave`` (when to save);
- the database: ``database`` (opening it whatever its state), ``schema``;
- games that ended: ``days.finish_game`` writes one down, ``history`` lists and reopens,
  ``statistics`` sums up, ``export`` writes CSV and erases;
- the daily puzzle: ``daily`` makes it, ``days`` is its calendar, ``streaks`` the rules;
- the library: ``shelf`` (a folder), ``records`` (what the player did), ``entries``,
  ``browse`` (search, filter, sort), ``filing`` (rename, delete, undo),
  ``scan`` and ``cache`` below them, ``thumbnails`` beside;
- ``notices``: what the player is told of a file that is damaged, newer or read-only.
"""
