### Ubongo on the screen, beside the words of en.ftl.

## What is agreed, field by field, and the values of each.
option-mode = Game
option-mode-is = { $value ->
    [nine] With gems and bag
    [noluck] Without luck
    [time] Against the clock
   *[count] Fastest through the missions
}
option-mode-about = { $value ->
    [nine] Everyone covers a shape while the sand runs; the fastest win the best gems. Nine rounds, or fewer.
    [noluck] The same without the bag: every place has its fixed gems.
    [time] As many missions as you can before the bell rings.
   *[count] A fixed number of missions: the shortest time wins.
}
option-mode-lasts = { $value ->
    [time] 5, 10 or 20 minutes, as you like. From age 8.
    [count] 5, 10 or 20 missions, about 5 to 20 minutes. From age 8.
   *[other] Nine rounds of 45 seconds each. About 20 minutes, from age 8.
}
option-side = Side of the boards
option-side-is = { $value ->
    [A] A: three pieces
   *[B] B: four pieces
}
option-sand = Sand
option-sand-is = { $value ->
    [none] no glass
   *[other] { $value } seconds
}
option-rounds = Rounds
option-rounds-is = { $value }
option-length = Length
option-length-is = { $mode ->
    [time] { $value } minutes
   *[count] { $value ->
        [1] 1 mission
       *[other] { $value } missions
    }
}
option-difficulty = Difficulty
option-difficulty-is = { $value ->
    [none] any
    [1] 1 of 5: easy
    [5] 5 of 5: hard
   *[other] { $value } of 5
}
option-pieces = Pieces beside the board
option-pieces-is = { $value ->
    [needed] those of the mission
   *[all] all twelve, as in the box
}
option-boards = Boards before the roll
option-boards-is = { $value ->
    [covered] covered
   *[open] open, as printed
}
option-book = Mission book
option-book-is = { $value ->
    [standard] the one in the box
   *[other] { $value }
}
own-side = Own side
own-side-is = { $value ->
    [table] same as the table
    [A] A: three pieces
   *[B] B: four pieces
}

## The table.
play-round = Round { $round } of { $rounds }
play-mission = Mission { $count }
play-mission-of = Mission { $count } of { $all }
mini = Mini-round
mini-about = { $players } are tied for the lead. No sand: the first to finish wins.
lead = Get ready …
lead-open = Have a look: { $player } rolls next
lead-rolls = { $player } rolls the die
lead-race = { $mode ->
    [time] As many missions as you can in { $length } minutes
   *[count] { $length ->
        [1] One mission, as fast as you can
       *[other] { $length } missions, as fast as you can
    }
}
length = { $mode ->
    [time] { $length } minutes
   *[count] { $length ->
        [one] 1 mission
       *[other] { $length } missions
    }
}
sand = Sand
watch = Time
watch-left = Time left
second-chance = Second chance
again-short = once more
again-about = Nobody has found it yet.
everyone = Players
points = { $count ->
    [one] point
   *[other] points
}
missions = { $count ->
    [one] mission
   *[other] missions
}
missions-done = { $count ->
    [one] 1 mission done
   *[other] { $count } missions done
}
missions-aside = { $count } laid aside
race-done = You have done it: { $count ->
    [one] 1 mission
   *[other] { $count } missions
} in { $time }.
is-done = done
has-given-up = given up
at-it = is searching
track = Round track: round { $round } of { $rounds }
bag = The bag, { $count ->
    [one] 1 gem
   *[other] { $count } gems
} in it

## The board and the pieces.
board = Your board
board-of = Board of { $player }
board-hidden = The pieces are a secret until this player is done.
boards = Boards
set = The { symbol } asks for: { $pieces }
hand = Your pieces
hand-piece = { $key ->
    [none] { $name }
   *[other] { $name }, key { $key }
}
cell = Row { $row }, column { $col }: { $what ->
    [free] free
   *[piece] { $name }
}
row = Row { $row }: { $what }.
row-free = free { $cols }
row-piece = { $name } { $cols }
stretch = { $from } to { $to }
look = { $name }, columns { $rows }.
cursor = Corner at row { $row }, column { $col }: { $fits ->
    [true] fits
   *[false] does not fit
}
pick-first = Pick a piece first.
no-fit = The { piece } does not fit there.
turn = Turn
flip = Flip
take-back = Take back
give-up = Give up
give-up-sure = Really give up?
aside = Lay aside
aside-sure = Really lay aside?
finish = Finish the round
finish-race = To the result
waiting = Just a moment …
now-mouse = Drag a piece onto the shape. The wheel turns it, the right button flips it.
now-finger = Drag a piece onto the shape. A tap turns it, a double tap flips it.
now-laid = A tap on a laid piece takes it back, a double tap flips it too.
now-numbers = Keys { $first } to { $last } pick.
now-keys = Arrows move, R turns, F flips, Enter lays, Esc drops.
hint = A hint
hint-lay = The { piece } goes there.
hint-back = { $count ->
    [one] Take this one back: { $pieces }.
   *[other] Take these back: { $pieces }.
}
hint-assisted = This result counts as “with hints”.

## What is called out.
ubongo = Ubongo!
ubongo-mission = { $count ->
    [1] Ubongo!
   *[other] Ubongo! { $count }
}
told-opened = A board lies open before { $player }.
told-rolled = The die shows the { symbol }.
told-taken = { $player } has: { $pieces }.
told-sand = The sand is running.
told-watch = The clock is running.
told-no-sand = No sand: off you go.
told-laid = { $player }: { piece } laid, corner at row { $row }, column { $col }.
told-lifted = { $player }: { piece } taken back.
told-ubongo = { $player } calls Ubongo!
told-gave-up = { $player } gives up.
told-aside = { $player } lays the mission aside.
told-sand-out = The sand has run out.
told-gem = { $source ->
    [track] { $player } takes from the track: { gem }.
    [bag] { $player } draws from the bag: { gem }.
   *[reward] { $player } gets: { gem }.
}
told-tied = { $players } are tied for the lead: a mini-round decides.
told-round = Round { $round } is over. { $results }.
told-points = { $player } { $points ->
    [one] 1 point
   *[other] { $points } points
}

## After a round.
review-title = Round { $round } is over
review-first = { $player } was first
review-nobody = Nobody has found it
mini-decided = The mini-round has decided: { $player } wins
review-sand = Until the next round
not-done = not done
treasure = Treasure
rank = Place
gems = { $count } × { $name }
column-gems = gems
column-new = new
column-points = points
gems-none = no gems yet
how = How it is solved
how-race = How the missions are solved
run = Your missions
run-aside = { $time }, laid aside
mission-number = Mission { $count }
how-hide = As it lay
ways = { $count ->
    [one] the only way
   *[other] one of { $count } ways
}
ready = Ready
waiting-for = Waiting for { $players }

## Records.
share-race = { $what }: { $result }
record-difficulty = difficulty { $difficulty }
record-book = book { $book }

## Somebody joins a match that is running.
guest-chapter = From the next mission
guest-coming = You play from the next mission on
