"""Lowest Alone: name a number in secret; the lowest that nobody else has named takes the berries."""
