"""Dwarf City: dice, towers and a kobold, together or against one player."""
