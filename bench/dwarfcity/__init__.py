"""Dwarf City: whole games per second, by the rules and by the kernel."""
