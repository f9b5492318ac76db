### The lesson of Uluru: what the bilby says, screen by screen.

lesson-birds-title = Good evening!
lesson-birds = I am the bilby, and I know every bird here. These eight dream of a place at the rock; it has room for all of them. Tonight you are the one who seats them.
lesson-seat-title = Seat a bird
lesson-seat = Drag { $name } to any place round the rock. Or tap the bird first and then the place.
lesson-seat-alone = There is no room beside { $name } on that branch. Try another place!
lesson-seat-keys = { $letter }, then a number from 0 to 7
lesson-wish-title = Make a wish come true
lesson-wish = { $name } has a wish: { $wish }. On its card the pale bird is { $name }, the coloured one is { $other }. Seat { $name } so that it fits.
lesson-wish-not-yet = { $name } is not happy there. Compare with the picture!
lesson-swap-title = Change your mind
lesson-swap = Put { $name } onto { $other }: they change places. To take a bird back, put it down beside the board.
lesson-swap-keys = { $letter }, then the place of the other one
lesson-fill-title = Now all the others
lesson-fill = Read each card and seat its bird. If you are stuck, the lamp helps.
lesson-fill-met = { $met } of { $all } wishes are met.
lesson-fill-done = Every wish is met! Now press “{ lock }”.
lesson-stones-title = You can play!
lesson-stones = { $stones ->
    [0] No stone, everyone sleeps well!
    [one] 1 stone for one unhappy bird.
   *[other] { $stones } stones, one for each unhappy bird.
} In a real game the sand runs meanwhile, and the fewest stones win.

## How two places lie in relation to each other.
lesson-place = Show on the board:
lesson-place-is = { $which ->
    [next] Next to
    [corner] Corner
    [opposite] Opposite
   *[far] 2 away
}
lesson-place-about = { $which ->
    [next] Next to each other, on one branch
    [corner] Sharing a corner, where a rope ties two branches
    [opposite] Opposite, across the rock
   *[far] Far away: two places or more lie between them
}
