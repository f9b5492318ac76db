"""Side by side: the exact solver of Uluru against other tools on the same deals, and the speed of the rules."""
