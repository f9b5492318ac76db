### The rules of Ubongo for families, section by section.

rules-title = The rules of Ubongo
rules-idea = The idea
rules-idea-about = You have a shape and a few pieces that cover it exactly. The others have theirs. All search at the same time, while the sand runs: turn the pieces, flip them, try. Yours is covered? Call Ubongo!
rules-idea-win = The faster you are, the better your gems. After nine rounds the most points win. For 2 to 4 players, or for one against the clock.
rules-idea-before = A shape of thirteen cells, and three pieces beside it.
rules-idea-after = One of six ways to cover it: the bar on top, the long L below it, the P at the bottom.

## What is in the box.
rules-box = In the box
rules-box-about = Everyone has the same twelve pieces.
rules-box-boards = 54 boards have a shape on either side. Side A takes three pieces, side B four. Beside every shape are the six symbols of the die, and each names different pieces: 648 missions. Ours are all made anew by a program and proven, and more books can be made without end.
rules-box-rest = And there are a die, a sand-glass, a bag, a track for nine rounds, and gems.

## How a board is read.
rules-mission = Your mission
rules-mission-about = The die shows one symbol for everybody. Look for it beside your shape: those are your pieces, and no others. Your neighbour has another board, so different pieces too.
rules-mission-die = The die shows: { symbol }.
rules-mission-board = A board with its shape.

## A round.
rules-round = A round
rules-round-roll = Everyone gets a new board. One of you rolls the die: in the first round a player drawn at random, then the next on the left.
rules-round-glass = The boards are shown and the glass is turned. You have 45 seconds.
rules-round-cover = Everyone covers their own shape at the same time. No cell may stay empty, no piece may stick out or lie on another. Turn and flip as you like, and take back what does not work.
rules-round-ubongo = When your shape is covered, that is Ubongo! The table sees it by itself, there is nothing to press. Then watch how the others fare.
rules-round-ends = When the sand has run out, the round is over. Or sooner, if everyone is done or has given up.
rules-round-gems = Gems are given in the order in which you finished, and you can see how each mission is solved. When all are ready, the next round begins.

## When it does not work out.
rules-stuck = If you are stuck
rules-stuck-again = The sand has run out and nobody has found it? Then there is a second chance: everything stays as it lies, and the glass is turned once more. Only once.
rules-stuck-up = You may give up. You are then out for this round and may watch the others.
rules-stuck-none = A player who does not finish gets nothing in this round. The next one is a new chance.

## Gems.
rules-gems = Gems
rules-gems-about = A gem has as many tips as it is worth points.
rules-gems-worth = { $points ->
    [one] 1 point
   *[other] { $points } points
}
rules-gems-rank = Finished
rules-gems-track = From the track
rules-gems-bag = From the bag
rules-gems-drawn = one drawn
rules-gems-unwon = For every round there are a sapphire and an amber on the track; ten gems of each kind are in the bag. Gems of the track that nobody wins go into the bag; without luck they leave the game.

## The end.
rules-end = The end
rules-end-win = After nine rounds the most points win.
rules-end-mini = If several players are tied for the lead, they play a mini-round: a new board each, one roll, no glass. The first to finish wins, or the last one who has not given up.

## The games in the box.
rules-modes = Four games
rules-modes-nine = As described here, for 2 to 4 players.
rules-modes-noluck = The same without the bag: every place has its fixed gems, see the table.
rules-modes-time = As many missions as you can in 5, 10 or 20 minutes. When one is done, the next one appears at once. One that you do not like may be laid aside; it does not count.
rules-modes-count = 5, 10 or 20 missions, and the shortest time wins. Here, too, you may lay one aside and get another.
rules-modes-records = The last two you play alone, or you race each other through the same missions. Alone, your best result is kept for each length, side and difficulty.

## How pieces are moved.
rules-hands = Moving the pieces
rules-hands-mouse = With the mouse
rules-hands-mouse-is = Drag a piece onto the shape. The wheel turns it, the right button flips it over, also on the way. Drag it off the board to take it back.
rules-hands-finger = With a finger
rules-hands-finger-is = A tap turns a piece, a double tap flips it over. Then drag it: it floats above your finger and snaps in where it fits. On the board a tap takes a piece back, a double tap flips it too.
rules-hands-keys = With the keyboard
rules-hands-keys-is = A number picks a piece. Arrows move it, R turns, F flips, Enter lays it down, Escape drops it, Backspace takes the last one back.

## Secrets.
rules-known = Who may see what
rules-known-own = Everyone sees all shapes. Only you see how far you have come.
rules-known-done = Players who are done, or have given up, see all boards. So does everyone after the round.
rules-known-others = Spectators and the big screen see finished boards only.

## What the table can agree on.
rules-options = What you can agree on
rules-option-sand = Sand
rules-option-sand-is = 30 to 120 seconds, or no glass at all. Without a glass there is no second chance.
rules-option-side = Side
rules-option-side-is = A for three pieces, B for four.
rules-option-own = Own side
rules-option-own-is = A stronger player may play side B against others on side A.
rules-option-pieces = Pieces
rules-option-pieces-is = You are shown the pieces of your mission, or you have to find them among all twelve, as in the box.
rules-option-difficulty = Difficulty
rules-option-difficulty-is = Against the clock and with a fixed number of missions: only missions of one difficulty, from 1 for easy to 5 for hard.
rules-option-rounds = Rounds
rules-option-rounds-is = Fewer than nine for a shorter evening.
rules-option-boards = Boards
rules-option-boards-is = Covered until the glass is turned, or open before the roll, as printed. Then everyone has three seconds to look before the die rolls.
rules-option-book = Mission book
rules-option-book-is = Any word makes another book of 54 boards, the same for everyone who gives the same word.
rules-option-hints = Hints
rules-option-hints-is = If the table allows them, the lamp shows the next piece, or which one is in the way. Players who ask are marked.
rules-option-bots = Bots
rules-option-bots-is = They see a way at once, but take as long as people do: beginners often need more than the sand gives, masters seldom.
rules-option-tablet = One tablet
rules-option-tablet-is = Several players share a screen: everyone has a corner, and all fingers play at once.

## Where the box leaves something open.
rules-house = Our house rules
rules-house-about = Where the box leaves something open, this is how we play.
rules-house-order = The table decides who was first: it counts everyone’s last pieces in the order in which they arrive.
rules-house-shown = Boards are shown when the glass is turned, not before, unless you agree to lay them open.
rules-house-bag = Gems are given when the round is over. Only then does what nobody won go into the bag.
rules-house-enough = Gems and boards cannot run out in nine rounds. Long solo games go through the book and shuffle it again.
rules-house-course = In a race everyone gets the same missions in the same order, each at their own pace.
rules-house-missions = Missions that were laid aside, or are not finished at the bell, do not count. After an hour, a run through a number of missions ends unfinished.

## On paper.
rules-paper = On paper
rules-paper-about = All of it can be printed: boards, pieces to cut out, a die to fold, gems. The sheets come as a PDF.
