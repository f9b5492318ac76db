"""Ubongo: everyone covers a shape with the pieces that the die has named, and the sand is running."""
