"""The formulations of Shikaku that the literature names, side by side: the laboratory."""
