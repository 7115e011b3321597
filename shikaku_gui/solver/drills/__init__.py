"""Exercises for one technique: positions, everything it concludes there, and their making."""
