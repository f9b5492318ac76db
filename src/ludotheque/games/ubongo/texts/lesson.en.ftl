### The lesson of Ubongo: what the meerkat says, screen by screen. $piece is the bare name of a piece.

lesson-lay-title = Good morning!
lesson-lay = I am the meerkat. The die shows the { symbol }, so these three pieces cover your shape. Drag one onto it, just as it is: the { piece } is a good start.
lesson-lay-keys = a piece by its number, then arrows and Enter
lesson-turn-title = Turn it, flip it
lesson-turn = A tap turns a piece, a double tap flips it over; so do the buttons, the mouse wheel and a right click. Make the { piece } fit, and lay it down. A piece that you have laid can be moved, and a tap takes it back.
lesson-turn-keys = R turns, F flips, Backspace takes back
lesson-cover-title = Cover it all
lesson-cover = No cell may peep out, and no piece may stick out. The moment your shape is covered, the whole savanna hears you: Ubongo! The lamp helps if you are stuck.
lesson-cover-back = It does not work out like this. Take back: { piece }.
lesson-gems-title = Gems!
lesson-gems = { $rank ->
    [1] You are the first: a sapphire from the track is yours, and one gem drawn from the bag.
    [2] You are the second: an amber from the track is yours, and one gem drawn from the bag.
   *[other] The first to finish takes a sapphire from the track, the second an amber. And everyone who made it draws a gem from the bag.
} A gem has as many tips as it is worth points: ruby 4, sapphire 3, emerald 2, amber 1.
lesson-gems-wait = { $name } is still at it, with four pieces. Watch, if you like: players who are done may look.
lesson-gems-done = Your treasure is worth { $points ->
    [one] 1 point
   *[other] { $points } points
}.
lesson-chance-title = When the sand runs
lesson-chance = In a real game the sand gives you 45 seconds. When it has run out, the round is over. If nobody has made it by then, the glass is turned once more: the second chance. Stuck for good? Give up, and see how the others fare.
lesson-more-title = You can play!
lesson-more = Nine rounds, a new board and a new roll every time: each symbol names other pieces. Side B takes four of them. The most points win. And alone you play against the clock, or five missions as fast as you can.
