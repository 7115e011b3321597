"""Play, solve and study Shikaku."""

__version__ = "0.1.0"
