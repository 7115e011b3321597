"""How the board is looked at: its size and place in the window, and what changes them."""
