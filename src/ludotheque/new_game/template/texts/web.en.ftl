### The game on the screen, beside the words of en.ftl.

## What is agreed, field by field, and the values of each.
option-rounds = Rounds
option-rounds-is = { $value ->
    [one] 1 round
   *[other] { $value } rounds
}

## The table.
round = Round { $round } of { $rounds }
prize = { $berries ->
    [one] This round is about 1 berry
   *[other] This round is about { $berries } berries
}
berries = { $berries ->
    [one] 1 berry
   *[other] { $berries } berries
}
hand = Your cards
card = Name { $number }
chosen = You have named { $number }. The others are still thinking.
choose = Name a number: the lowest that stands alone wins.
looking-on = The players choose in secret.
ready = has chosen
last = Last round: { $number }

## What happened, for screen readers.
told-prize = { $berries ->
    [one] 1 berry is laid out.
   *[other] { $berries } berries are laid out.
}
told-named = { $player } has chosen.
told-winner = { $player } wins with { $number }.
told-nobody = No number stands alone: nobody wins.
