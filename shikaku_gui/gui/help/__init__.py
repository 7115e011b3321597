"""The guide, the list of keys, and what there is to know about the program itself."""
