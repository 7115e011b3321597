"""The grid on the screen: geometry, painters, zooming, and the game that is shown."""
