### Dwarf City in English. A block is told by colour and shape, such as rc; colours and shapes by their letters.

game-name = Dwarf City
game-about = Dwarfs build a city together, before the kobold has finished his tower.

block = { $block ->
    [rc] red cube
    [rb] red brick
    [rp] red pillar
    [rr] red roof
    [oc] orange cube
    [ob] orange brick
    [op] orange pillar
    [or] orange roof
    [yc] yellow cube
    [yb] yellow brick
    [yp] yellow pillar
    [yr] yellow roof
    [vc] violet cube
    [vb] violet brick
    [vp] violet pillar
   *[vr] violet roof
}
shape = { $shape ->
    [c] cube
    [b] brick
    [p] pillar
   *[r] roof
}
die = { $die ->
    [r] red
    [o] orange
    [y] yellow
    [v] violet
    [w] white
   *[b] blue
}
level-beginner = beginner
level-casual = casual
level-skilled = skilled
level-master = master

## How a match ended.
unit-blocks = { $score ->
    [one] block to spare
   *[other] blocks to spare
}
outcome-dwarfs-won = The city stands: the dwarfs win.
outcome-kobold-won = The kobold’s tower is finished: this time he wins.

## What the rules do not allow.
refused-roll-first = Roll the dice first.
refused-rolled-already = The dice are already rolled.
refused-no-such-die = There is no { die } die left to build with.
refused-other-colour = The { die } die takes a block of its own colour.
refused-no-such-tower = There is no such tower yet.
refused-tower-finished = This tower is finished.
refused-not-your-tower = Build on your own towers first.
refused-other-shape = What comes next here: { shape }.
refused-block-gone = There is no such block left on the table.
refused-nothing-to-take-back = There is nothing to take back.
refused-must-build = One of your dice can still build.
refused-cannot-fall = This tower cannot fall now.
refused-not-the-kobold = Nobody plays the kobold: one of your towers has to fall.
refused-nothing-falls-now = No tower falls now.
refused-tear-first = First choose the tower that falls.

## A match told afterwards; towers are numbered as their cards were taken.
story-kobold = { $player } is the kobold.
story-starter = { $player } begins.
story-dealt = { $player } has a card: { $shapes }.
story-card = { "   " }{ $shapes ->
    [none] { $player } takes a new card.
   *[other] { $player } takes a new card: { $shapes }.
}
story-rolled = { $turn }. { $player } rolls { $dice }.
story-built = { "   " }Tower { $tower }: { block }{ $helped ->
    [none] { "" }
   *[other] , to help { $helped }
}.
story-finished = { "   " }Tower { $tower } is finished!
story-taken-back = { "   " }Taken back: { block }.
story-lost = { "   " }Left over: { $dice }.
story-sign = { "   " }A blue block with the kobold’s sign!
story-kobold-rolled = { $turn }. { $player } rolls the kobold’s die: { $face ->
    [none] nothing
    [k] the kobold himself
   *[other] { $face }
}.
story-pile = { "   " }The kobold’s tower: { $pile ->
    [one] 1 block
   *[other] { $pile } blocks
}.
story-torn = { "   " }Tower { $tower } falls; { $blocks ->
    [one] 1 block is
   *[other] { $blocks } blocks are
} back on the table.
story-spared = { "   " }{ $player } leaves all towers alone.
story-won = { $side ->
    [dwarfs] The last block is on: { $players } { $count ->
        [one] wins.
       *[other] win.
    }
    [kobold] The last blue block is on: { $players } wins.
   *[nobody] The last blue block is on. Once more?
}

## Commands: many games of bots, and the perfect dwarf.
thousands-mark = ,
percent = { $share }%
interval = { $share }% [{ $low }, { $high }]
column-won = Won by the dwarfs
column-share = Share, with a 95% interval
column-turns = Turns a game
column-speed = Games a second
column-needed = Blue blocks
column-perfect = Perfect
simulate-plan = { $games } games in all: { $time }.
simulate-playing = Playing
simulate-title = { $games ->
    [one] One game
   *[other] { $games } games
}
balance-title = { $mode ->
    [together] All against the kobold: how often the dwarfs win, in per cent ({ $dwarfs })
   *[kobold] { $cadence ->
        [second] One plays the kobold: how often the dwarfs win, in per cent ({ $dwarfs })
        [last] One plays the kobold, once a round after all dwarfs: how often the dwarfs win, in per cent ({ $dwarfs })
       *[printed] One plays the kobold, as printed once a round where he sits: how often the dwarfs win, in per cent ({ $dwarfs })
    }
}
balance-strength = { $strength ->
    [gentle] gentle
    [fair] fair
   *[cheeky] cheeky
}
balance-city = { $city ->
    [standard] stone
    [easy] stone, easy
    [balanced] stone, easy, balanced
   *[beach] beach
}
balance-dwarfs = { $count ->
    [one] 1 dwarf
   *[other] { $count } dwarfs
}
balance-within = { $share } ± { $half }
balance-levels = All against a fair kobold, { $count } dwarfs of each level: how often they win, in per cent
balance-duel = One plays a fair kobold, { $count } dwarfs, { $city }: how often the dwarfs win, in per cent
balance-kobold = kobold { $level }
perfect-solving = Solving: { balance-strength }
refused-bot-unknown = There is no bot called “{ $given }”; there are { $known }.
refused-needs-numba = This takes hours in plain Python. It needs the extra “fast”.
refused-nobody-decides = Nobody builds or tears down now: the phase is “{ $phase }”.
refused-levels-of-sides = All dwarfs need one level, and the kobold can have another only if exactly one seat wants to play it.
refused-layouts-too-many = There are more than { $most } layouts.
