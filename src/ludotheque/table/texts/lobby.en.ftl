### Coming to a table, in English: a deal or a box on the first page, a chair, and what is missing before a match.

## The first page.
home-today = Today’s deals
home-here = { $most ->
    [2] Two on this device
   *[other] Two or more on this device
}
home-here-about = { $together ->
    [yes] Everyone has a corner of this screen, and all play at the same time.
   *[no] You take turns at this screen.
}
home-here-count = How many are you?
home-here-name = Name { $number }
home-here-do = Begin

## A chair.
lobby-sit = A chair for you
lobby-sit-which = Chair
lobby-sit-any = any free one
lobby-add = Who else plays?
lobby-add-free = { $free ->
    [one] One chair is free.
   *[other] { $free } chairs are free.
}
lobby-add-here = On this device
lobby-add-link = By link
lobby-add-bot = A bot
lobby-missing = { $count ->
    [one] One more player
   *[other] { $count } more players
}

## A big screen tells the end first.
wall-look = Look at the big screen!
wall-now = Show me now
