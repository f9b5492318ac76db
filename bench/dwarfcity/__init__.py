"""Dwarf City: whole games a second, by the rules and by the kernel."""
