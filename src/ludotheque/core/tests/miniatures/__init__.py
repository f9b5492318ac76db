"""Four toy games that try the interface from all sides: own glasses, memory, helping dice, a solo stopwatch."""
