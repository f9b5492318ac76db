### Ostriches on the screen, beside the words of en.ftl.

## What is agreed, field by field, and the values of each.
option-mode = Game
option-mode-is = { $value ->
    [memory] From memory
   *[notes] With notes
}
option-mode-about = { $value ->
    [memory] As in the box: every rump looks alike, and you have to remember whose it is and what it can do.
   *[notes] The table remembers for you: whose every ostrich is, and what you know of it.
}
option-mode-lasts = { $value ->
    [memory] For two. No glass: take your time, and remember. About 30 minutes, from age 8.
   *[notes] For two. No glass: take your time. About 30 minutes, from age 8.
}
option-draw-after = Draw
option-draw-after-is = { $value ->
    [none] only if you agree, as in the box
   *[other] after { $value } quiet turns
}
level-about = { $level ->
    [random] plays at random
    [greedy] takes every face at once
   *[other] { "" }
}

## Ostriches, squares and tiles.
kind = { $power ->
    [bush] gardener
    [swap] juggler
    [eye] lookout
    [tiles] dune mover
   *[plain] plain ostrich
}
bush = bush
board = The desert
tile = tile { $first } to { $last }
ostrich-bare = an ostrich, head in the sand
ostrich-down = ostrich of { $player }, head in the sand
ostrich-known = { $kind } of { $player }, head in the sand
ostrich-up = { $kind } of { $player }, face up
square-empty = { $square }, empty
square-with = { $square }: { $what }
square-moved = just moved
square-target = can go here
square-landing = can go here and comes up
square-picked = chosen
describe = The board in words
describe-empty = The board is empty.
describe-moved = The ostrich on { $square } was moved last.

## Players.
player-strip = { $player }: { $faces ->
    [one] 1 face up
   *[other] { $faces } faces up
} of 4
left = { $count } to place
hand = Your ostriches
turn-tile = Turn { $tile } { $way ->
    [with] clockwise
   *[against] anticlockwise
}

## What to do now.
goal = Goal: four of yours onto the glowing row.
now-place = Choose one of your ostriches.
now-place-where = { $kind }: choose a square on your side.
now-place-there = { $kind } on { $square }: leave it there?
now-move-first = Pick any ostrich, yours or not: it leaps like a chess knight. Then turn a tile.
now-move = Pick an ostrich, yours or not.
now-move-too = The tile is chosen. Now pick an ostrich.
now-leap = Where does it leap?
now-turn = Now turn a tile: with the arrows, or drag it round.
now-land = Up there it shows its face. Power and tile come next.
now-ready = All set.
now-rotate = Turn a tile, but not the one it stands on.
now-bush = Pick a bush to move.
now-bush-where = Where does the bush go?
now-bush-there = The bush goes there?
now-swap = { $count ->
    [2] Choose two rumps: they change places.
   *[1] One more rump.
}
now-swap-these = These two change places?
now-eye = { $count ->
    [2] Choose two rumps: you alone see their faces.
   *[1] One more rump.
}
now-eye-these = Look at these two?
now-tiles = { $count ->
    [2] Choose two tiles: they change places.
   *[1] One more tile.
}
now-tiles-these = These two tiles change places?
waits-starter = Who begins?
waits-placing = { $player } is placing an ostrich.
waits-move = { $player } is thinking.
waits-power = { $player } may use a power.
waits-rotate = { $player } is turning a tile.
waits-over = The match is over.
go = Go
go-place = Leave it there
go-move = Go
go-land = Up!
go-rotate = Turn
go-bush = Plant it
go-swap = Swap
go-eye = Look
go-tiles = Swap tiles
pass = Don’t use it
undo = Take back
last-turn = The last turn again, slowly
last-turn-short = Last turn
eye-alone = Only { $player } looks
eye-alone-about = Turn the screen so that nobody else sees it. The faces show for five seconds.
eye-alone-do = Show me
hint = A hint
hint-chance = { $pass ->
    [1] Not using the power looks best.
   *[0] This looks best.
} Chance to win: { $chance }%.
hint-assisted = This match now counts as “with hints”.
opinion = What would the bot play?
opinion-is = { $pass ->
    [1] The bot would leave the power unused
   *[0] The bot would play { $what }
}, with a { $chance }% chance of winning.
replay-head = head no. { $count }
calm = { $count } of { $most } turns without a new face: then it is a draw.

## More: help, a draw, giving up.
more = More
help = In short
help-turn = Bring four of your ostriches face up. Each turn: move any ostrich like a chess knight, then turn any tile except the one it lands on. One that leaps onto the row at the far edge shows its face, and its power may be used at once, whoever owns it.
help-power = { $power ->
    [bush] moves a bush to any free square.
    [swap] swaps two rumps.
    [eye] looks at two rumps in secret.
    [tiles] swaps two tiles.
   *[plain] just looks good.
}
help-keys = Keys: arrows and Enter choose, + and − turn the tile below the cursor, Esc takes back, Shift + Enter goes.
offer = Offer a draw
agree = Agree to a draw
decline = No, thanks
offered = You have offered a draw.
resign = Resign
resign-sure = Give up this match? Your opponent wins.
resign-yes = Yes, resign
resign-no = No, play on

## What has happened, for those who cannot see it.
tell-starter = { $player } begins.
tell-placed = { $player } places an ostrich on { $square }.
tell-placed-bare = An ostrich is placed on { $square }.
tell-moved = { $player } moves from { $from } to { $to }.
tell-up = On { $square } a face comes up: { $kind } of { $player }.
tell-bush = A bush goes from { $from } to { $to }.
tell-swapped = { $one } and { $other } change places.
tell-looked = { $player } looks at { $one } and { $other }.
tell-noticed = { $square }: { $kind } of { $player }.
tell-exchanged = { $one } and { $other } change places.
tell-passed = { $player } leaves the power unused.
tell-rotated = { $player } turns { $tile } { $way ->
    [with] clockwise
   *[against] anticlockwise
}.
tell-offered = { $player } offers a draw.
tell-declined = No draw: { $player } plays on.
told = { $player }: { $what }
told-placed = an ostrich on { $square }
told-moved = { $from } → { $to }
told-up = { $kind } of { $player } comes up
told-bush = bush { $from } → { $to }
told-swapped = { $one } and { $other } swapped
told-looked = a look at { $one } and { $other }
told-passed = power left unused
told-rotated = { $way ->
    [with] ↻
   *[against] ↺
} { $tile }

## Results told elsewhere.
share-faces = { $score } { $unit }

## Somebody joins a match that is running.
guest-chapter = From the next turn
guest-coming = You play from the next turn on
