### Uluru on the screen, beside the words of en.ftl.

## What is agreed, field by field, and the values of each.
option-mode = Game
option-mode-is = { $value ->
    [first] First game
    [after] After the first game
    [tricky] Really tricky
    [strengths] Different strengths
    [experts] Experts
   *[custom] Levels of your choice
}
option-mode-lasts = { $value ->
    [strengths] Five rounds of a minute each. About 30 minutes, from age 8.
    [experts] Five rounds of a minute each. About 30 minutes, from age 8.
   *[other] Six rounds of a minute each. About 30 minutes, from age 8.
}
option-levels = Levels of the cards
option-levels-is = { $value }
option-second-cards = Second cards
option-second-cards-is = { $value }
option-second-cards-at = Second cards for
option-second-cards-at-is = { $value ->
    [left] the leftmost colours
   *[random] random colours
}
option-unplaced = A bird that did not land costs
option-unplaced-is = { $value ->
    [each] a stone for each card
   *[once] one stone in all, as printed
}
option-sand = Sand
option-sand-is = { $value ->
    [none] no glass
   *[other] { $value } seconds
}
option-rounds = Rounds
option-rounds-is = { $value ->
    [none] all
   *[other] { $value }
}
option-turns = Turns
option-turns-is = { $value ->
    [each] one after another, on one device
   *[together] all place at once
}
own-sand = Own glass
own-sand-is = { $value ->
    [table] same as the table
    [none] no glass
   *[other] { $value } seconds
}
own-row = Row of cards
own-row-is = { $value ->
    [light] light (easier)
   *[dark] dark (harder)
}

## The board.
board = Your board
board-of = Board of { $player }
board-hidden = Everyone places in secret. The boards are shown when the round is over.
place = Place { $place }
place-empty = Place { $place }, empty
place-with = Place { $place }: { $name }
place-land = Land { $name } here: place { $place }
hand = Beside the board
hand-empty = All birds have landed
hand-bird = { $name }, beside the board. Key { $letter }.
picked = { $name } picked: choose a place
picked-none = Drag a bird to a place, or tap bird and place.
picked-keys = Keys: { $letters } and 0 to 7.
wishes = Wishes
wishes-row = { $row ->
    [light] Light row
   *[dark] Dark row
}
wish-of = { $name }: { $wish }
lock = Done
lock-sure = { $count ->
    [one] One bird has not landed. Done anyway?
   *[other] { $count } birds have not landed. Done anyway?
}
lock-anyway = Done anyway
finish = Finish the round
undo = Take back
hint = A hint
hint-unhappy = Unhappy: { $birds }.
hint-nobody = No landed bird is unhappy.
hint-sad = not met now
hint-assisted = This result counts as “with hints”.
unlock = Not done after all
ready = On to the next round
waiting-ready = Waiting for the others
waiting-locked = Done. Waiting for the others.
waiting-closed = Your sand has run out. Waiting for the others.
sand = Sand left
lead = Read the wishes …
review-left = Next round at the latest in
help = Rules in short
done = done
board-nobody = The board, still empty
person-done = { $player }: done
person-busy = { $player }: placing
turn-of = { $player } is placing. The cards stay covered for the others.
turn-ready = I am ready: show the cards
row-counts = { $row ->
    [light] The light row counts for you.
   *[dark] The dark row counts for you.
}
help-ground = Birds on the same branch sit side by side. A rope joins two places that share a corner. Cracks in the rock lead to whoever sits opposite. The warm, rippled ground with round places is the boomerang group; the cool ground with angular places is for the lonely.
help-all = All the rules

## The evaluation.
judged-step = Card { $step } of { $steps }
judged-back = Previous card
judged-on = Next card
judged-all = All cards
judged-met = met
judged-unmet = not met
judged-absent = did not land
judged-other-row = another row
chain = How this wish reads
stones = Stones
stones-total = in all
landed = { $name } sits on place { $place }.
lifted = { $name } is beside the board again.
locked-by = { $player } is done.
unlocked-by = { $player } goes on placing.
round-done = Round { $round } is over: { $results }
player-stones = { $player } { $stones }
judged-free = met automatically
pile-round = { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
} in this round
pile-all = { $total } in all
verdicts = Wishes of this round
scoreboard = Stones by round
rounds = Round
boards-all = All boards
perfect-yours = A perfect board: nobody can do better!
perfect-of = { $players } did it perfectly: nobody can do better!
possible = What was possible?
possible-reached = You found the best there is!
possible-yours = { $stones ->
    [one] You have 1 stone.
   *[other] You have { $stones } stones.
}
possible-differ = Ringed, because they sit elsewhere: { $birds }

## Results told elsewhere.
record-rounds = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}
record-second-cards = second cards: { $count }
record-levels = levels { $levels }
share-stones = { $score } { $unit }
share-stones-of = { $score } { $unit } (best possible: { $best })

## Somebody joins a match that is running.
guest-chapter = From the next round
guest-coming = You play from the next round on
