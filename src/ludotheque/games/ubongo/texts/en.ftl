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
refused-shape-wrong = A shape has rows of equal length, made of # and . alone: { $given }
refused-batch-wrong = Mission { $number } is not for the kernel: it is too large, or the sizes of its pieces do not add up.
refused-book-unreadable = This is no book of the kind { $kind }.
