"""Learning to play: lessons, drills, and reviews of games."""
