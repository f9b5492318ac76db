"""A hall: many people, each at a table of their own, who play the same deals at the same moment for one ranking."""
