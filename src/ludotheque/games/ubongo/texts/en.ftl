### Ubongo in English. A piece is told by its colour and look; $piece is the bare name.

game-name = Ubongo
game-about = Cover your shape with the right pieces, before the others and before the sand runs out.

piece = { $piece ->
    [I2] purple domino
    [I3] light blue bar of three
    [V3] teal corner
    [I4] brown bar of four
    [O4] red square
    [T4] yellow T
    [L4] lime L
    [S4] blue S
    [Y5] orange Y
    [L5] magenta long L
    [P5] green P
   *[Z5] gold Z
}
symbol = { $symbol ->
    [hand] hand
    [shield] shield
    [antelope] antelope
    [snake] snake
    [elephant] elephant
   *[mask] mask
}
gem = { $gem ->
    [ruby] ruby
    [sapphire] sapphire
    [emerald] emerald
   *[amber] amber
}
level-beginner = beginner
level-casual = casual
level-skilled = skilled
level-master = master

## How a match ended.
unit-missions = { $score ->
    [one] mission
   *[other] missions
}
outcome-most-points = The most points win.
outcome-mini-round = The mini-round has decided.
outcome-most-missions = The most missions win.
outcome-shortest-time = The shortest time wins.
outcome-bell = The hour is over, and there are missions left.

## What the rules do not allow.
refused-not-covering = Pieces can only be laid while the round is running.
refused-not-review = This round must be over first.
refused-not-in-set = The { piece } is not in the set of this mission.
refused-lies-there-already = The { piece } lies there already.
refused-off-the-shape = The { piece } would lie outside the shape.
refused-covered-already = There the { piece } would lie on another piece.
refused-not-on-shape = The { piece } does not lie on the shape.
refused-nothing-to-give-up = Nobody gives up here: lay the mission aside instead.
refused-nothing-to-lay-aside = There is only one mission each in a round: it can only be given up.
refused-minute-too-short = One minute is too short; take five.
refused-difficulty-missing = This book has no mission of difficulty { $difficulty } on this side.

## A match told afterwards.
story-starter = { $player } rolls the die first.
story-round = Round { $round }: the { symbol }.
story-mission = Mission { $round }: the { symbol }.
story-taken = { "  " }{ $player } has board { $board }, side { $side }: { $pieces }
story-again = { "  " }Nobody has found it: a second chance.
story-ubongo = { "  " }{ $player } calls Ubongo after { $seconds ->
    [one] 1 second.
   *[other] { $seconds } seconds.
}
story-gave-up = { "  " }{ $player } gives up.
story-aside = { "  " }{ $player } lays the mission aside.
story-sand = { "  " }The sand has run out.
story-gem = { "  " }{ $source ->
    [track] { $player } takes from the track: { gem }.
    [bag] { $player } draws from the bag: { gem }.
   *[reward] { $player } gets: { gem }.
}
story-tied = { $players } are tied for the lead: a mini-round decides.
story-points = { "  " }{ $player }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
story-won = { $players } { $winners ->
    [one] wins.
   *[other] win.
}

## Commands: missions and books.
input-waiting = Type or paste JSON, then end with Ctrl-D.
solve-solutions = { $solutions ->
    [0] There is no way to cover this.
    [one] There is one way to cover this.
   *[other] There are { $solutions } ways to cover this.
}
sets-set = { $names }: { $solutions ->
    [one] one way
   *[other] { $solutions } ways
}
sets-found = { $sets ->
    [0] No set of { $size } different pieces covers this.
    [one] One set of { $size } different pieces covers this.
   *[other] { $sets } sets of { $size } different pieces cover this.
}
book-plan = { $boards } boards, every mission of which is proven: { $time }.
book-making = Making boards
book-made = { $missions } missions, every one proven; the mark of this book is { $hash }.

## What a command refuses.
refused-shape-not-rows = { where }: a shape is a list of rows, such as ["##.", ".##"].
refused-shape-row = { where }: a row is made of # for a cell and . for none, not { $given }.
refused-shape-ragged = { where }: this row is { $given } long, the first one { $wanted }; all must be equal.
refused-shape-large = { where }: a shape has at most { $most } rows and columns.
refused-shape-empty = { where }: this shape has no cell.
refused-pieces-not-list = { where }: the pieces are a list of 1 to { $most } names, such as ["I2", "L4"].
refused-piece-unknown = { where }: there is no piece { $given }; there are { $known }.
refused-size-unknown = { where }: the size of a set is a whole number from 1 to { $most }, not { $given }.
refused-book-seed = The seed of a book has 1 to { $longest } letters from a to z, digits and hyphens.

## Print and play.
print-making = Making boards
print-made = { $file }: { $boards ->
    [one] one board
   *[other] { $boards } boards
} and pieces for { $players ->
    [one] one player
   *[other] { $players } players
}. Print on both sides, flipped along the long edge, at actual size.
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
refused-shape-wrong = A shape has rows of equal length, made of # and . alone: { $given }
refused-batch-wrong = Mission { $number } is not for the kernel: it is too large, or the sizes of its pieces do not add up.
refused-book-unreadable = This is no book of the kind { $kind }.
