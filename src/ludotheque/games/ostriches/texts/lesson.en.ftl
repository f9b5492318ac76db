### The lesson of Ostriches: what the fennec says, screen by screen.

lesson-desert-title = Hello from the dunes!
lesson-desert = I am the fennec. The sun is your tribe, the moon is { $name }’s. An ostrich that leaps to the far row, up there, pulls its head out of the sand. Four faces win, and you have two already!
lesson-leap-title = Leap, then turn a tile
lesson-leap = Pick any ostrich: it leaps like a chess knight. Then turn a tile with its arrows, but not the one it landed on, and press “{ go-move }”.
lesson-leap-keys = arrows and Enter; + or − turns the tile below the cursor; Shift + Enter goes
lesson-mate-title = Now { $name }
lesson-mate = { $name } does the same. The ostrich that leapt is marked: you may not move it next. You may move all the others, even { $name }’s.
lesson-face-title = Pull a head out
lesson-face = Let one of yours leap onto the far row: your lookout with the eye, if it can get there. A face marks where a head comes out.
lesson-face-far = None of yours can get there right now. Leap nearer, or turn a tile: it carries everybody with it.
lesson-gift-title = What can it do?
lesson-gift = { $gift ->
    [eye] A lookout! Choose two rumps: you alone see what they can do. Then turn a tile.
    [bush] A gardener! Put a bush wherever it is in the way. Then turn a tile.
    [swap] A juggler! Choose two rumps: they change places. Then turn a tile.
    [tiles] A dune mover! Choose two tiles: they change places with everything on them. Then turn a tile.
    [plain] A plain one: it can do nothing special, but a face is a face. Turn a tile.
   *[none] Four of your six can do something, once, when their heads come out: look at two rumps, swap two, move a bush, swap two tiles. Let one of yours come up and try it.
}
lesson-gift-turn = And now turn a tile.
lesson-four-title = The fourth face wins
lesson-four = You have { $faces } of { $all } faces, { $name } has { $theirs }. The rings show what I would do. Mind this: a face counts for its own tribe, whoever leaps!
lesson-four-done = Four faces: you have won!
lesson-four-lost = This time { $name } was faster. Once more?
lesson-four-draw = A draw. Nobody lost!
