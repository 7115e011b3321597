"""The words for each technique: its name, its hints, its lesson and its drills."""
