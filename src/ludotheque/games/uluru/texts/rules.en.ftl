### The rules of Uluru for families, section by section.

rules-title = The rules of Uluru
rules-idea = In short
rules-idea-land = Eight dream birds want to land round the great rock, one on each place. Every bird has a wish: next to this one, opposite that one, far away from a third. The wishes lie on cards.
rules-idea-win = The hourglass is turned, and everybody seats all eight birds at the same time, each on a board of their own. Every unmet wish costs a stone. The fewest stones win. For 1 to 5 players.
rules-idea-signs = Each bird has its colour, its sign and its crest, always in this order:

## The board.
rules-board = The board
rules-board-about = Four sides, eight places: one on top, two on the right, two below, three on the left. Wishes speak of sides, of groups, and of where two birds sit in relation to each other.
rules-place-long = Long sides
rules-place-long-is = Left and right: places 1, 2, 5, 6 and 7.
rules-place-short = Short sides
rules-place-short-is = Top and bottom: places 0, 3 and 4.
rules-place-boomerang = Boomerang group
rules-place-boomerang-is = The left and the bottom side: places 3 to 7.
rules-place-lonely = Lonely places
rules-place-lonely-is = The top and the right side: places 0, 1 and 2.
rules-place-next = Next to
rules-place-next-is = Neighbours on one side, never round a corner.
rules-place-corner = Sharing a corner
rules-place-corner-is = The two places that meet at a corner. Place 6 shares none.
rules-place-opposite = Opposite
rules-place-opposite-is = Face to face across the rock: these six pairs and no others. 1 and 5 are not opposite, nor are 2 and 7.
rules-place-far = At least 2 places away
rules-place-far-is = Two places or more lie between them, whichever way round you count. From 0, for example, that is 3, 4 and 5.
rules-place-picture = { $title }. { $about } { $places }

## The cards.
rules-cards = The cards
rules-cards-about = 80 cards in five levels. A card lies under a bird: that bird has the wish, and is drawn without colour on the card. The coloured bird is the one the wish is about.
rules-level = Level { $level }
rules-level-count = { $cards } cards

## How to read a wish.
rules-meaning = How to read a wish
rules-contrary = The contrary
rules-contrary-is = Anything but that. The contrary of a long side is a short one, of the boomerang group a lonely place, of “next to Red” every place that is not next to Red, and so on with “opposite” and “sharing a corner”. The contrary of “neither next to nor opposite Red” is next to or opposite Red; of “at least 2 places away from Red” it is nearer than that: next to Red, round a corner from it, or with a single place between. The contrary of “anything goes” is met automatically.
rules-copy = What another bird wants
rules-copy-is = Look at that bird’s card and do it with your own bird. If that card points to yet another one, go on; every “contrary” on the way turns the meaning round. Twice the contrary is the wish itself.
rules-two = A bird with two cards
rules-two-is = In the experts’ game. A bird that wants what this one wants has to meet both cards. A bird that wants the contrary has to do the contrary of the one and the contrary of the other, too. A card that leads both ways still costs one stone at most.
rules-self = A wish about oneself
rules-self-is = If the card at the end names the very bird that wishes, the wish is met automatically.
rules-circle = In a circle
rules-circle-is = Wishes that point to each other in a circle are met automatically, and so is every wish that leads into one.
rules-absent = A bird that has not landed
rules-absent-is = It costs a stone, whatever it wished for. “Anything goes” needs a place, too.
rules-missing = A named bird that has not landed
rules-missing-is = It is nowhere. Nobody can be next to it, opposite it or at its corner; but everybody is far enough away from it.

## A round, step by step.
rules-round = A round
rules-round-deal = One card is laid under each bird. Three seconds to look, then the glass is turned.
rules-round-seat = Everyone seats birds at the same time, in secret, and moves them as often as they like. A bird put on another takes its place: the two change places, or the other goes back beside the board.
rules-round-done = Whoever is done presses Done, and may take it back while somebody is still at it. When the sand has run out, nothing moves any more.
rules-round-judge = Card by card, from White to Black, everyone sees who has met the wish. Every unmet wish costs a stone.
rules-round-next = The cards leave the game, the boards are cleared, and the next round begins when all are ready, after 45 seconds at the latest.
rules-round-win = After the last round, the fewest stones win. Players with equally few share the win.

## The games in the box.
rules-modes = Which game?
rules-modes-first = Cards of levels 1 to 3, six rounds. The way to begin.
rules-modes-after = Levels 2 to 5, six rounds. Now birds copy each other.
rules-modes-tricky = Levels 3 to 5, six rounds. Not one easy card.
rules-modes-strengths = Two rows of cards, five rounds: an easier and a harder one. Everyone follows one row, so children and grown-ups can play together. A card that points to another bird points within its own row. There are two piles of 40 cards: the light one has all of levels 1 and 2 and 16 cards of level 3, drawn at random; the dark one has the other 8 of level 3 and all of levels 4 and 5.
rules-modes-experts = All 80 cards, five rounds. Some birds have two cards, and both want to be met; each one missed costs a stone. Whoever copies such a bird copies both.
rules-modes-custom = Any levels you like, as long as they have 48 cards or more. Six rounds.
rules-modes-solo = Alone it is a hunt for records: your results are kept for each game and each glass.

## What the table can agree on.
rules-options = What you can agree on
rules-option-sand = Sand
rules-option-sand-is = 30 to 120 seconds, usually 60; or no glass at all: then a round ends when everybody is done.
rules-option-own = A glass of one’s own
rules-option-own-is = Anybody may have more or less sand than the table. That makes for a fair game between old hands and beginners.
rules-option-rounds = Rounds
rules-option-rounds-is = Fewer, when time is short.
rules-option-second = Second cards
rules-option-second-is = Experts choose how many birds have two cards, 1 to 8, and whether these are the leftmost or random ones.
rules-option-turns = In turns
rules-option-turns-is = On a single tablet you place one after another, each with their own glass, and hand the tablet on.
rules-option-hints = Hints
rules-option-hints-is = If the table allows them, the lamp shows which wishes are not met, and one move that helps. Whoever uses it is marked, and the result does not count as a record.
rules-option-bots = Bots
rules-option-bots-is = Four levels from beginner to master. They see what a person at their seat would see, and no more.

## Where the box leaves something open.
rules-house = Our house rules
rules-house-about = Where the box leaves something open, this is how we play.
rules-house-hand = A bird that is in your hand when the sand runs out counts where it last stood.
rules-house-circle = Every circle of wishes is met automatically, long ones and mixed ones, too.
rules-house-two = In the experts’ game a bird that has not landed costs a stone for each of its cards. You may agree on one stone in all.
rules-house-stones = There are always enough stones.
rules-house-talk = While the sand runs, nobody talks.

## The worked example.
rules-example = An example
rules-example-about = The sand has run out, and your birds sit like this. Which wishes are met?
rules-example-board = The board of the example
rules-example-white = The card names White itself: met automatically.
rules-example-pink = Pink on 7 and Blue on 6 are neighbours on the left side.
rules-example-yellow = 3 and 0 face each other.
rules-example-orange = Pink wants to be next to Blue. Orange on 5 is, too.
rules-example-red = 4 and 2 share no corner. A stone!
rules-example-green = 2 and 3 meet at a corner: that is neither next to nor opposite.
rules-example-blue = 6 and 7 are neighbours, far too near. A stone!
rules-example-black = Orange copies Pink: next to Blue. The contrary is “not next to Blue”, and 1 is not next to 6.
rules-example-result = Two stones. With these cards nobody can do better than one: Pink wants to be next to Blue, but Blue wants to be far from Pink.

## On paper.
rules-paper = On paper
rules-paper-about = All of it can be printed: boards, birds for five players, stones, and the 80 cards with a picture of each wish. The sheets come as a PDF; only an hourglass you have to find yourself.
