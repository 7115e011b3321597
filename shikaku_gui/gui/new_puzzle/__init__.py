"""New puzzles in the window.

``wishes`` are the settings as they are remembered, ``dialog`` asks for them with the bars of
``choices``, ``maker`` makes a puzzle beside the window, ``larder`` has some made ahead.
``new_puzzle`` puts a new puzzle in the place of the game before, and that back.
"""
