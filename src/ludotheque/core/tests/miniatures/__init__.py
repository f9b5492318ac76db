"""Four toy games that exercise the interface: own glasses, memory, helping dice, a solo stopwatch."""
