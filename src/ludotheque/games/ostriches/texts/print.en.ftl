### On paper.

print-about = Four tiles, { $ostriches } ostriches for each of two players, bushes, and a card of the powers for each.
print-make-cut = Cut out the tiles, cards and ostriches along the thin lines. Play with the ostriches whose backs show their tribe; or, as in the box, with those whose backs are all alike, if you trust your memory.
print-play-lay = Lay the four tiles in a square and sit at opposite sides of it. An ostrich lies on its face: that is its head in the sand.
print-play-mark = Lay the footprint on the ostrich that has just leapt: it is barred for your opponent’s next leap.
