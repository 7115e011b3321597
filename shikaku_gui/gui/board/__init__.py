"""The grid on the screen: geometry, painters, zooming, and the controller of the game."""
