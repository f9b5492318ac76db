### The rules of Ostriches for families, section by section.

rules-title = The rules of Ostriches
rules-idea = The idea
rules-idea-about = Two tribes of six ostriches cross a desert of four tiles that turn. All have their heads in the sand, and from behind one ostrich looks like any other. What each of them can do is its owner’s secret.
rules-idea-win = An ostrich that leaps onto the row at the far end pulls its head out. The first tribe with four faces wins. For two players.
rules-idea-down = head in the sand
rules-idea-up = face up
rules-idea-other-down = the other tribe
rules-idea-other-up = and its face
rules-idea-picture = The board, seen from the tribe of the sun. Its far row, a6 to f6, lies in the light; one of its ostriches shows its face there.

## Before the first turn.
rules-placing = Placing
rules-placing-about = Each player has six ostriches: four that can do something, and two plain ones. A bush stands in the middle of each player’s right-hand tile.
rules-placing-first = Chance decides who begins. In turn, each player places one ostrich, head in the sand, on a free square of their own two tiles, until all twelve are in place. You know what you place; your opponent only sees where. The player who placed first also moves first.
rules-placing-picture = All twelve ostriches are in place; your own two tiles, rows 1 to 3, lie in the light.

## A turn.
rules-turn = A turn
rules-turn-about = Leap, then turn a tile. If a head comes out on the way, its power may be used in between.
rules-turn-leap = Leap
rules-turn-leap-is = Move any ostrich, of either tribe, face up or down. It leaps like a chess knight: two squares straight on and one to the side, over everything in between, to a square without an ostrich or a bush.
rules-turn-ban = Only one is barred: the ostrich that your opponent moved last. It is marked.
rules-turn-leap-picture = From d3 an ostrich can leap to b2, b4, c1, e1 and f4. There are bushes on c5 and f2, and an ostrich on e5.
rules-turn-tile = Turn a tile
rules-turn-tile-is = Then turn one tile by a quarter, clockwise or anticlockwise. Everything on it goes round with it. The tile on which your ostrich has landed stays as it is. You must turn a tile.
rules-turn-tile-picture = An ostrich leaps from b2 to d3. The tile in the upper left turns clockwise, and everything on it goes along. The tile with d3 may not turn.
rules-turn-face = A head comes out
rules-turn-face-is = Your far row is the one in front of your opponent, whichever tile is there now. An ostrich that leaps onto it with its head in the sand comes up and stays up, whoever owns it. Then you may use its power, even if it belongs to your opponent; after that you turn a tile. An ostrich that a tile carries there keeps its head down.
rules-turn-face-picture = An ostrich leaps from d4 to e6, on the far row, and shows its face.

## What they can do.
rules-gifts = The four powers
rules-gifts-about = A power works once, right when the head comes out, for the player who made the leap. You may also choose not to use it.
rules-gift-bush = Moves a bush to any other free square, in any row.
rules-gift-bush-picture = The gardener has come up on c6; a bush goes from c5 to e4.
rules-gift-swap = Swaps two ostriches with their heads in the sand, from either tribe. Nobody looks at them.
rules-gift-swap-picture = The juggler has come up on c6; the two on a4 and c1 change places.
rules-gift-eye = Looks at exactly two ostriches with their heads in the sand. Everybody sees which ones; only you see what they can do.
rules-gift-eye-picture = The lookout has come up on a6; the two on d3 and f4 show their faces to you alone.
rules-gift-tiles = Swaps two tiles with everything on them, without turning them.
rules-gift-tiles-picture = The dune mover has come up on c6; the tiles in the lower left and the upper right change places.

## The end.
rules-end = The end
rules-end-win = The fourth face of a tribe wins at once, before any power and before the tile turns.
rules-end-gift = A face counts for its own tribe, whoever made the leap. So you can make your opponent win by accident.
rules-end-calm = A hundred turns in a row, both players counted, without a new face: a draw.
rules-end-agreed = On your turn you may offer a draw. The offer holds until your opponent declines it or makes a move.
rules-end-resign = You may resign at any time.

## Secrets.
rules-known = What you may know
rules-known-about = Everything but the powers happens in the open.
rules-known-own = You know your own six, wherever they are.
rules-known-seen = You know every ostrich whose face is up, and those that you have looked at with a lookout, whichever tribe they belong to.
rules-known-follow = What you know of an ostrich goes with it: through leaps, turning tiles, and swaps.
rules-known-open = Everybody may know whose an ostrich is, which two a lookout looked at, and which two changed places.

## What the table can agree on.
rules-options = What you can agree on
rules-option-notes = Notes
rules-option-notes-is = The table remembers for you. Blankets show the tribe of each ostrich, and you see the powers that you may know. The way to begin.
rules-option-memory = Memory
rules-option-memory-is = As in the box: once it is placed, every rump looks like any other, and you have to remember whose it is and what it can do. A lookout sees for five seconds, or until the tile turns. At the end everything is shown.
rules-option-draw = Draw
rules-option-draw-is = After a hundred quiet turns, our house rule, or only if you agree on it, as in the box.
rules-option-timer = Turn timer
rules-option-timer-is = If you like: a player who takes too long is nudged, and then a bot plays this one turn.
rules-option-hints = Hints
rules-option-hints-is = If the table allows them, you may ask what a strong bot would do, going by what you yourself may know. Players who ask are marked.
rules-option-bots = Bots
rules-option-bots-is = From a wanderer that hops about to a master. They remember well, but they see only what a person at their seat could see.

## Where the box leaves something open.
rules-house = Our house rules
rules-house-about = Where the box leaves something open, this is how we play.
rules-house-tribe = Each tribe has one gardener, one juggler, one lookout, one dune mover and two plain ostriches.
rules-house-bushes = The bushes begin on the right-hand tile of each player, so that both see the same.
rules-house-moved = “Just moved” is only the ostrich that leapt. Those that were swapped or carried along may move. If your opponent could only turn a tile, nobody is barred.
rules-house-carried = An ostrich that a tile carries to the far row keeps its head down. To come up it has to leave and leap there again.
rules-house-again = An ostrich with its face up may go on leaping; its power cannot be used again.
rules-house-stuck = A player who cannot make a leap only turns a tile, whichever they like.
rules-house-tiles = After two tiles have changed places, the one that carries the leaper is still the one that may not turn.
rules-house-calm = The hundred quiet turns count from the first leap, and anew from each new face.

## How turns are written down.
rules-notation = The notation
rules-notation-about = Columns a to f and rows 1 to 6 as the tribe of the sun sees them. Tiles by their corner: sw, se, nw, ne; + is clockwise, - anticlockwise.
rules-notation-place = places the lookout on b2
rules-notation-go = leaps from b1 to c3, then turns the tile in the north-east
rules-notation-land = leaps to d6, and a head comes out
rules-notation-bush = moves a bush from e2 to d4
rules-notation-swap = the two on a1 and f6 change places
rules-notation-eye = looks at a1 and f6
rules-notation-tiles = two tiles change places
rules-notation-pass = does not use the power
rules-notation-rotate = turns the tile in the north-west, after a power
rules-notation-offer = offers a draw
rules-notation-accept = agrees to it
rules-notation-resign = resigns

## On paper.
rules-paper = On paper
rules-paper-about = All of it can be printed: tiles, bushes, and ostriches with coloured backs, or with backs that are all alike for those who trust their memory. The sheets come as a PDF.
