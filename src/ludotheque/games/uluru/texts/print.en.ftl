### On paper.

print-about = { $cards } wish cards, boards for { $players } players with { $birds } birds each, and stones.
print-make-cut = Cut everything out along the thin lines: boards, plates of the birds, birds, stones and cards. Each level of cards has its own back, with as many stars.
print-play-row = Lay the eight plates in a row, from White to Black. Everyone has a board and a set of eight birds. Take the levels of your game and shuffle these cards. Somebody takes the sun.
print-play-deal = The player with the sun turns up eight cards, one under each plate: that bird has the wish. On the card it is the plain one.
print-play-timer = Start a timer of { $sand } seconds. All seat their birds at the same time, hidden from the others and without a word, and move them as often as they like. When time is up, nothing moves any more.
print-play-next = The cards leave the game, the boards are cleared, and the sun goes to the next player on the left.
