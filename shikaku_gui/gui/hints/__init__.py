"""Help in play: hints by degrees, checks, walkthroughs and the grade."""
