"""Seats a bot of one's own at a live table, by the same invitation and over the same protocol as people."""
