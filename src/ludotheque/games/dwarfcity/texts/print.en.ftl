### On paper.

print-about = { $cards } building cards of two sets, { $blocks } coloured and { $blue } blue blocks, dice, dwarfs and a kobold, for 1 to 6 players.
print-make-cut = Cut out the city and the cards along the thin lines, and the blocks along their edges. Cards with a leaf are the easy ones: play with either set of twelve.
print-make-fold = Fold the crosses into dice and glue the flaps. Fold the dwarfs and the kobold in the middle, glue front and back together, and bend their feet outwards.
print-play-lay = Put the city in the middle and the coloured blocks onto it. Mix the blue blocks and lay them beside it, so that nobody sees the { $signs } signs. A fair kobold needs { $fair } of them: leave two without a sign in the box. A gentle one needs all { $gentle }; for a cheeky one lay { $fair }, and { $cheeky } are enough.
print-play-flat = Towers lie flat on the table: blocks are laid onto the places of the card. On the beach a tower grows beyond its card.
print-die = { $strength ->
    [gentle] Gentle kobold
    [cheeky] Cheeky kobold
   *[fair] Fair kobold
}
