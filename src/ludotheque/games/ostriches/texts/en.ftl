### Ostriches in English. An ostrich is told by its power; $power is the bare key.

game-name = Ostriches
game-about = Two tribes cross a desert that turns under their feet, with their heads in the sand.

power = { $power ->
    [bush] gardener
    [swap] juggler
    [eye] lookout
    [tiles] dune mover
   *[plain] plain ostrich
}
level-random = wanderer
level-greedy = hothead
level-beginner = beginner
level-casual = casual
level-skilled = skilled
level-master = master

## How a match ended.
unit-ostriches = { $score ->
    [one] face
   *[other] faces
}
outcome-four-up = Four faces are up: { $winner } wins.
outcome-calm = A hundred turns without a new face: a draw.
outcome-agreed = Both agreed to a draw.
outcome-resigned = { $loser } has resigned.

## What the rules do not allow.
refused-not-placing = All ostriches are already in place.
refused-not-placed-yet = All twelve ostriches must be in place first.
refused-not-in-hand = You have no { power } left to place.
refused-not-your-side = Place your ostriches on your own two tiles.
refused-square-taken = { $square } is taken.
refused-draw-not-offered = Nobody has offered you a draw.
refused-offered-already = You have offered a draw already.
refused-not-a-leap = Ostriches leap like a chess knight: two squares on, one to the side.
refused-turns-up = This ostrich comes up there; the tile is turned afterwards.
refused-stays-down = No ostrich comes up there; choose the tile to turn as well.
refused-moved-already = You have moved already; now turn a tile.
refused-nobody-there = There is no ostrich there.
refused-just-moved = This one has just leapt and rests a turn: choose another.
refused-power-first = First use the power of the { power }, or choose not to.
refused-move-first = First move an ostrich.
refused-no-such-tile = There is no such tile.
refused-tile-of-moved = The moved ostrich stands on this tile: turn another.
refused-no-power-due = No ostrich with a power has just come up.
refused-other-power = The { power } cannot do that.
refused-no-bush-there = There is no bush there.
refused-two-face-down = Choose two ostriches with their heads in the sand.
refused-no-such-turn = “{ $text }” is not a turn in the notation of the game.

## A match told afterwards; a tile is called by its corner of the board, as the first player sees it.
story-tile = { $tile ->
    [sw] south-west
    [se] south-east
    [nw] north-west
   *[ne] north-east
}
story-power = { $power ->
    [plain] no power
   *[other] { power }
}
story-starter = { $player } begins.
story-placed = { $player } places on { $squares }.
story-turn = { $turn }. { $player }: { $move }
story-stuck = { $turn }. { $player } cannot move.
story-up = { "   " }On { $square } an ostrich of { $player } comes up: { story-power }.
story-bush = { "   " }A bush is moved: { $move }
story-swapped = { "   " }The two on { $one } and { $other } change places.
story-looked = { "   " }A look at { $one } and { $other }:
story-noticed = { "     " }{ $square }, { $player }: { story-power }
story-exchanged = { "   " }The tiles in the { $one } and in the { $other } change places.
story-passed = { "   " }The power is left unused.
story-rotated = { "   " }The tile in the { $tile } turns { $way ->
    [with] clockwise
   *[against] anticlockwise
}.
story-offered = { "   " }{ $player } offers a draw.
story-declined = { "   " }{ $player } declines the draw.
story-won = { $gift ->
    [1] { $mover } makes a present of it: { $player } wins.
   *[other] { $player } wins.
}

## Commands: matches of bots, an analysis, ways to play on.
thousands-mark = ,
percent = { $share }%
interval = { $mean } [{ $low }, { $high }]
match-plan = { $games } matches, { $a } against { $b }, { $jobs } at a time: { $time }. The seed decides everything.
match-plan-timed = { $games } matches, { $a } against { $b }, { $jobs } at a time: { $time }. Bots think by the clock; with --iterations the seed decides everything.
match-playing = { $a } against { $b }
match-title = { $games } matches, { $a } against { $b }
column-won = Won
column-drawn = Drawn
column-lost = Lost
column-points = Points, with a 95% interval
column-action = Action
column-turns = Turns
perft-counting = Counting
perft-turns = { $depth ->
    [one] { $turns } ways to play one turn.
   *[other] { $turns } ways to play { $depth } turns.
}
analysis-thinking = Thinking
analysis-turn = { $turn }. { $player }: { $said }
analysis-position = { "   " }Position: { $position }
analysis-chance = { "   " }Chances to win for { $player }: { $before }, with this turn { $after }
analysis-unknown = { "   " }{ $worlds ->
    [one] { $player } knows what every ostrich can do.
   *[other] { $player } has to reckon with { $worlds } deals of the hidden powers.
}
analysis-seen = { "   " }Seen by a lookout: { $squares }
analysis-best = { "   " }The turn that the bot would play, too.
analysis-better = { "   " }Better: { $said } ({ $chance })
refused-bot-unknown = There is no bot called “{ $given }”; there are { $known }.
refused-other-game = This is a record of another game: “{ $given }”.
refused-no-such-position = “{ $text }” is not a position in the notation of the game.
refused-position-row = Row { $row } of the position does not have six squares.
refused-position-bushes = A position has two bushes.
refused-position-tribe = The box does not hold so many ostriches of one kind.
refused-position-won = This match is over: four ostriches of one colour are up.
refused-position-moved = Nobody stands on { $square } who could have been moved last.
refused-nobody-on-turn = Nobody is on turn here.
refused-placing-secret = What others place is their secret.
refused-search-endless = A search must end: give it seconds, iterations or both.
