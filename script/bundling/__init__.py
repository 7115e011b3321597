"""Bundles and packages of the program."""
