"""Controls that all windows share."""
