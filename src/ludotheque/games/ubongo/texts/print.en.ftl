### On paper.

print-about = { $boards ->
    [one] One board
   *[other] { $boards } boards
} with { $missions } missions, and the pieces for { $players ->
    [one] one player
   *[other] { $players } players
}.
print-make-sides = Print on both sides, flipped along the long edge: side B of every board is on its back, and so is the other face of every piece.
print-make-size = Print at actual size, without fitting to the page: then the pieces match the boards.
print-make-cut = Cut out the boards along the thin lines, the pieces along their edges, and the gems.
print-make-die = Cut out the cross of six symbols, fold it into a die, and glue the flaps.
print-play-roll = Ten gems of each kind go into a bag, the other sapphires and ambers onto the track. Everyone has twelve pieces and takes a board, face down. One of you rolls the die.
print-play-cover = Turn the boards over and start a sand-glass of 45 seconds or so. The symbol names your pieces: cover your shape with them, exactly. Turn and flip them as you like. Done? Call Ubongo!
print-play-gems = When the sand has run out, the first takes the sapphire of this round, the second the amber. Everyone who was done also draws a gem from the bag.
print-play-left = Nobody done? Turn the glass once more. What nobody has won goes from the track into the bag.
print-play-win = A gem is worth as many points as it has tips. After nine rounds the most points win. Side A needs three pieces, side B four.
print-foot = Book “{ $seed }”, { $hash }. The same seed gives the same boards. Made with Ludotheque.
