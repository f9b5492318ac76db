"""Ostriches: two tribes cross a desert that turns under their feet, their heads in the sand."""
