### Uluru in English. A bird is called by its colour; $name is that with its sign, $bird the bare key.

game-name = Uluru
game-about = Seat eight dream birds round the rock by their wishes, while the sand runs.

and = { $front } and { $last }
bird = { $bird ->
    [white] White
    [pink] Pink
    [yellow] Yellow
    [orange] Orange
    [red] Red
    [green] Green
    [blue] Blue
   *[black] Black
}
letter = { $bird ->
    [white] w
    [pink] p
    [yellow] y
    [orange] o
    [red] r
    [green] g
    [blue] b
   *[black] k
}

## Wishes, and what the contrary of each asks for.
wish-any = anything goes
wish-boomerang = in the boomerang group
wish-lonely = on a lonely place
wish-long = on a long side
wish-short = on a short side
wish-next = next to { $name }
wish-opposite = opposite { $name }
wish-corner = sharing a corner with { $name }
wish-neither = neither next to nor opposite { $name }
wish-far = at least 2 places away from { $name }
wish-same = what { $name } wants
wish-contrary = the contrary of what { $name } wants
not-boomerang = on a lonely place
not-lonely = in the boomerang group
not-long = on a short side
not-short = on a long side
not-next = not next to { $name }
not-opposite = not opposite { $name }
not-corner = sharing no corner with { $name }
not-neither = next to or opposite { $name }
not-far = less than 2 places away from { $name }

## Where a chain of wishes ends without a task.
ends-anything = met automatically
ends-self = met automatically: the wish is about this very bird
ends-circle = met automatically: the wishes run in a circle

## Why a card is not met.
why-absent = did not land
why-sits = it sits on { $own }
why-sit = it sits on { $own }, { $name } on { $place }
why-missing = it sits on { $own }, but { $name } has not landed

## Answers about a deal.
best-stones = { $stones ->
    [0] All wishes can be met.
    [one] The best possible result is 1 stone.
   *[other] The best possible result is { $stones } stones.
}
best-optima = { $optima ->
    [one] Just one of the 40,320 placements does it.
   *[other] { $optima } of the 40,320 placements do it.
}
score-stones = { $stones ->
    [0] No stone: every wish is met.
    [one] 1 stone.
   *[other] { $stones } stones.
}
difficulty-level = Difficulty { $level } of 5.
clash-none = No wish gets in the way of another.
clash-some = These wishes cannot all be met together:
clash-card = { "  " }{ $name }: { $wish }
move-none = No single move would save a stone.
move-best = Best move: { $name } to place { $place }{ $swaps ->
    [none] { "" }
   *[other] , in exchange with { $swaps }
}. { $gain ->
    [0] It opens the way to one of the best boards.
    [one] It saves 1 stone.
   *[other] It saves { $gain } stones.
}
deal-seed = Seed: { $seed }
input-waiting = Type or paste JSON, then end with Ctrl-D.

## Surveys.
mode = { $mode ->
    [first] first game
    [after] after the first game
    [tricky] really tricky
    [strengths] different strengths
    [experts] experts
    [experts-4] experts, 4 second cards
    [experts-8] experts, 8 second cards
   *[custom] custom levels
}
level-beginner = beginner
level-casual = casual
level-skilled = skilled
level-master = master
interval = { $mean } [{ $low }, { $high }]
percent = { $share }%
column-mode = Mode
column-level = Level { $level }
column-bot = Bot
column-stones = Stones per deal
column-below = Against the level below
difficulty-title = How hard { $deals } deals of each mode are
difficulty-fit = Rank correlation with the effort of a plain search, over all deals: { $fit }
difficulty-plan = { $deals } deals of each of { $modes } modes, each solved and searched several times: { $time }.
bots-plan = { $deals } deals for { $levels } levels of bots: { $time }.
bots-playing = Bots are playing
bots-title = { $deals } deals, the same for every level; means with 95% confidence intervals
bots-optimum = Fewest stones possible, on average: { $mean }

## At the terminal.
you = You
word-lock = lock
word-unlock = unlock
word-ready = ready
word-help = help
word-rules = rules
word-quit = quit
play-title = Uluru · { $mode }
play-against = At the table with you: { $players }
play-solo = You play alone: as few stones as you can.
play-sealed = Sealed before the first card: { $commitment }…
play-help = { $first }0 lands { $name } on place 0, { $first } alone lifts it; several at once: { $first }0 { $second }3
    { $lock }: done with this round, { $unlock }: not yet, { $ready }: next round
    { $help }, { $rules }, { $quit }
play-places = Boomerang group: 3 4 5 6 7. Lonely places: 0 1 2.
    Long sides: 1 2 and 5 6 7. Short sides: 0 and 3 4.
    Next to each other: 1-2, 3-4, 5-6, 6-7; never round a corner.
    Sharing a corner: 0-1, 2-3, 4-5, 7-0.
    Opposite: 0-3, 0-4, 1-6, 1-7, 2-5, 2-6.
    At least 2 away: two places or more between them, both ways round.
play-rules = Eight birds, eight places round the rock. Each card is the wish of its bird.
    { play-places }
    What another bird wants: follow its card, but for this bird.
    The contrary of what it wants: anything but that. The contrary of “anything goes” is met automatically.
    If that bird has two cards: both of them, or the contrary of each.
    A wish about the bird itself, or one that runs in a circle, is met automatically.
    Every wish unmet costs a stone, and so does a bird that did not land.
    The fewest stones win.
    Different strengths: the light pile has levels 1 and 2 and 16 cards of level 3, drawn at random; the dark pile has the other 8 of level 3 and levels 4 and 5.
play-unclear = “{ $word }” means nothing here. Type { $help } to see what does.
play-unclear-near = “{ $word }” means nothing here. Did you mean { $near }?
play-unclear-place = “{ $word }”: places go from 0 to 7.
play-refused = { $why }
play-round = Round { $round } of { $rounds }
play-lead = The glass will be turned in 3 seconds: read the wishes.
play-lead-no-glass = The round begins in 3 seconds: read the wishes.
play-sand = The sand is running!
play-hurry = Ten seconds left!
play-no-sand = Take your time: the round ends when all have locked in.
play-sand-out = The sand has run out!
play-evaluation = Evaluation of round { $round }
play-locked = You have locked in. Take it back with { $unlock } while the others are at it.
play-unlocked = Your birds are free again.
play-held = Noted: this happens as soon as it is time.
play-dropped = Too late, forgotten: { $text }
play-beside = Still beside the board: { $birds }
play-all-landed = All birds have landed.
play-over = The match is over
play-left = You have left the table. Until next time!
play-seed = These cards again: { $command }
prompt-begin = Enter to begin, { $rules } to read them all >
prompt-review = Enter for the next round, it begins by itself in { $seconds } s >
prompt-waiting = The others are still looking >
prompt-locked = locked in
column-player = Bot { $seat }
column-wish = Wish
column-sum = Stones (in all)
round-sum = { $now } ({ $total })
evaluation-why = { $name } wants: { $wish }; { $why }.
evaluation-absent = { $name } did not land.
board-yours = Your board
board-best = One of the best boards
result-solo = { $stones ->
    [0] Not a single stone. The birds sing!
    [one] 1 stone in all.
   *[other] { $stones } stones in all.
}
result-won = You win with { $stones ->
    [one] 1 stone
   *[other] { $stones } stones
}!
result-shared = Shared win with { $stones ->
    [one] 1 stone
   *[other] { $stones } stones
}: { $players }
result-lost = { $players } { $winners ->
    [one] wins
   *[other] win
} with { $stones ->
    [one] 1 stone
   *[other] { $stones } stones
}. Well played, all the same!
record-written = The record of the match is in { $file }.
record-none = The match was not played to its end, so there is no record.

## A match told afterwards.
story-round = Round { $round }
story-starter = { $player } draws the first cards.
story-second = { $name } gets a second card.
story-dealt = { "  " }{ $name }: { $wish }
story-locked = { $player } has locked in.
story-unlocked = { $player } has second thoughts.
story-sand = The sand has run out for { $players }.
story-unmet = { "  " }{ $name } ({ $wish }) is not content with: { $players }
story-board = { $player }: { $stones ->
    [one] 1 stone
   *[other] { $stones } stones
} with { $board }
story-nobody = no bird landed
story-won = { $players } { $winners ->
    [one] wins
   *[other] win
} with { $stones ->
    [one] 1 stone
   *[other] { $stones } stones
}.

## What the rules do not allow.
refused-levels-too-few = These levels have { $cards } cards; { $needed } are needed.
refused-rounds-too-many = This mode has cards for at most { $most } rounds.
refused-not-placing = Birds can only be moved while the round is running.
refused-not-locked = You have not locked in.
refused-locked-in = You have locked in; take that back first.
refused-bird-beside-board = { bird } is still beside the board.
refused-bird-there-already = { bird } sits there already.
refused-not-review = This round must be over first: lock in when you are done.

## What can be wrong with what was asked.
refused-levels-unknown = “{ $given }” does not name levels; write 4, 1,2,3 or 3-5, from 1 to 5.
refused-sand-unknown = There is no glass of “{ $given }” seconds; there are 30, 45, 60, 90, 120 and none.
refused-bot-unknown = There is no bot called “{ $given }”; there are { $known }.
refused-option-elsewhere = { $option } is for --mode { $mode } only.
refused-bots-too-many = At most { $most } bots have a seat beside you.
refused-cards-missing = { where }: { bird } has no card; all eight colours need one.
refused-cards-not-list = { where }: the cards of a bird must be a list, such as ["next:blue"].
refused-cards-number = { where }: a bird has one or two cards, not { $given }.
refused-wish-not-text = { where }: a wish must be a text such as "next:blue", not { $given }.
refused-kind-unknown = { where }: there is no wish { $given }; there are { $known }.
refused-colour-unknown = { where }: there is no bird { $given }; there are { $known }.
refused-colour-missing = { where }: the wish { $kind } must name a bird, such as "{ $kind }:blue".
refused-colour-superfluous = { where }: the wish { $kind } names no bird.
refused-place-unknown = { where }: a place is a whole number from 0 to 7, not { $given }.
refused-place-taken = { where }: place { $place } is taken by { bird }.

## How a match ended.
unit-stones = { $score ->
    [one] stone
   *[other] stones
}
outcome-fewest-stones = The fewest stones win; players with equally few share the win.
refused-deal-wrong = A deal has one or two cards for each of { $birds } birds; this one is for { $given }.
refused-board-wrong = A board has { $birds } birds, each beside it or on a place of its own from 0 to 7: { $given }
refused-deals-wrong = These are no deals: each has { $width } bytes, wish numbers with a full light row.
