"""New puzzles: their settings, their generation, and undo back to the previous game.

``presets`` are the settings as they are remembered, ``new_puzzle_dialog`` asks for them,
``puzzle_maker`` generates a puzzle on a worker thread, ``pregeneration`` generates some in advance.
``new_puzzle_controller`` replaces the game by a new puzzle, and ``game_stack`` brings it back.
"""
