### Dwarf City on the screen, beside the words of en.ftl.

## What is agreed, field by field, and the values of each.
option-mode = Game
option-mode-is = { $value ->
    [kobold] One is the kobold
   *[together] All together
}
option-mode-about = { $value ->
    [kobold] One of you is the kobold, with a die of his own. The others build against him.
   *[together] You build together, before the kobold has finished his tower.
}
option-mode-lasts = { $value ->
    [kobold] From age 4, nobody has to read. About 20 minutes, or 30 rolls.
   *[together] From age 4, nobody has to read. About 15 minutes, or 20 rolls.
}
lid-young = For age 4: easy towers and a gentle kobold
option-face = Building
option-face-is = { $value ->
    [beach] Freely (beach)
   *[stone] By the card (stone)
}
option-cards = Cards
option-cards-is = { $value ->
    [easy] Easy: 3 blocks
   *[standard] 3 or 4 blocks
}
option-blue-blocks = Blue blocks
option-blue-blocks-is = { $value ->
    [balanced] Balanced for easy cards (our rule)
   *[printed] As printed
}
option-strength = The kobold
option-strength-is = { $value ->
    [gentle] Gentle kobold
    [cheeky] Cheeky kobold
   *[fair] Fair kobold
}
option-cadence = The kobold’s turn
option-cadence-is = { $value ->
    [printed] As printed: where he sits
    [last] After all dwarfs
   *[second] After two dwarfs
}
own-role = Plays
own-role-is = { $value ->
    [dwarf] dwarf
    [kobold] kobold
   *[any] either
}

## The hill.
scene = The hill
shelf = Blocks on the table
shelf-block = { $block }, { $count } on the table
dice = The dice
die-free = { $die }
die-used = { $die }, built
die-blue = { $die }, for the kobold
die-lost = { $die }, not built
kobold-die = The kobold’s die: { $face ->
    [0] nothing
    [k] the kobold
   *[other] { $face }
}
pile = The kobold’s tower: { $pile } of { $needed } blocks
stock = { $count ->
    [one] 1 card left
   *[other] { $count } cards left
}
city = { $count } of { $all } towers are finished
city-beach = { $count } of { $all } blocks are in place
town = { $count ->
    [0] The evening begins
    [one] 1 city on the horizon
   *[other] { $count } cities on the horizon
}
yard = { $player }
tower = tower { $number } of { $player }, { $count } of { $all } blocks
tower-done = tower { $number } of { $player }, finished
tower-wants = { $tower }, next: { $shape }
tower-with = { $tower }: { $blocks }

## What one can do.
offer-build = { $block } on { $tower }
offer-block = { $block }: then choose a tower
offer-tower = { $tower }: then choose a block
offer-held = { $what }, in your hand
roll = Roll the dice
roll-kobold = Roll the kobold’s die
done = Pass the dice on to { $player }
done-sure = Some dice can still build. Press again to pass them on to { $player }.
back = Take the last block back
tear = Let it fall: { $tower }
tear-sure = Press again, and it falls: { $tower }
spare = Leave all towers alone
hint = A hint

## Why a tap did nothing, where the table is not asked.
no-turn = It is { $player }’s turn.
no-pile = That is the kobold’s own tower.

## What to do now.
now-roll = { $player } rolls.
now-roll-you = { $player }, roll the dice!
now-kobold-roll = { $player } is the kobold, and rolls.
now-kobold-roll-you = { $player }, you are the kobold: roll!
now-build = { $player } builds.
now-build-you = Tap a shining block, or drag it.
now-help-you = Your towers stand. Now help the others!
now-where-you = Which tower?
now-which-you = Which block?
now-done-you = Well built! Pass the dice on.
now-tear = { $player } chooses a tower.
now-tear-you = Oh, the kobold! Tap the tower that falls.
now-kobold-tear-you = Tap a tower: it falls. Or leave them all.
now-tear-sure = Really this one? Tap it again.
now-won = The city stands!
now-lost = The kobold was faster. Once more?
now-kobold-won = The kobold’s tower stands!
now-sets-up = The dwarfs are setting up.
now-watch = Look!

## What is said aloud.
speak-roll = { $player }, roll!
speak-kobold-roll = { $player }, you are the kobold!
speak-die = { $die ->
    [r] red
    [o] orange
    [y] yellow
    [v] violet
    [w] rainbow
   *[b] blue
}
speak-sign = Oh, the kobold!
speak-tear = Which tower falls?
speak-finished = A tower is finished!
speak-spared = Phew!
speak-won = Hurray! The city stands!
speak-lost = The kobold was faster. Once more?
speak-kobold-won = The kobold’s tower stands!

## What has happened, for those who cannot see it.
tell-kobold = { $player } is the kobold.
tell-starter = { $player } begins.
tell-card = { $player } takes a new card.
tell-rolled = { $player } rolls { $dice }.
tell-built = { $player } builds: { $block } on tower { $tower }.
tell-finished = Tower { $tower } is finished!
tell-back = { $player } takes back: { $block }.
tell-lost = Not built: { $dice }.
tell-blue = A blue block without a sign.
tell-sign = A blue block with the kobold’s sign!
tell-kobold-rolled = { $player } rolls the kobold’s die: { $face ->
    [0] nothing
    [k] the kobold
   *[other] { $face }
}.
tell-pile = The kobold’s tower has { $pile ->
    [one] 1 block.
   *[other] { $pile } blocks.
}
tell-torn = Tower { $tower } falls.
tell-spared = The kobold leaves all towers alone.

## Results told elsewhere.
record-balanced = balanced
end-lost = The kobold was faster. Once more?
end-about-dwarfs-won = { $score ->
    [one] The kobold was one block short.
   *[other] The kobold was { $score } blocks short.
}
end-about-kobold-won = { $score ->
    [one] The city was one block short.
   *[other] The city was { $score } blocks short.
}
share-winner = { $winner ->
    [kobold] The kobold’s tower stands:
   *[dwarfs] Our city stands, the kobold’s tower does not:
}

## Somebody joins a match that is running.
guest-chapter = From the next turn
guest-coming = You play from the next turn on
