### On paper.

print-make = To make it
print-make-paper = Take the heaviest paper that your printer likes, or glue the sheets to cardboard.
print-make-flip = Print on both sides, flipped along the long edge, at actual size and without fitting to the page: then fronts and backs lie on each other.
print-play = To play
print-foot-own = Made with Ludotheque, in drawings of its own.
