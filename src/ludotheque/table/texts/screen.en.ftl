### One device handed round, and the big screen, in English.

## One device, one player after another.
cover-pass = Pass the tablet to { $name }
cover-pass-about = Everyone else looks away: the cards lie under the lid.
cover-pass-do = I am { $name }: show my cards
cover-turn = Your turn, { $name }
cover-turn-about = The cards lie under the lid until you are ready. Then the sand is turned.
cover-turn-do = Show my cards
cover-open = Pass the device to { $name }
cover-open-about = Only { $name } looks now: what the others know lies under the lid.
cover-open-do = I am { $name }: it is my turn
cover-wait = It is { $name }’s turn
cover-wait-about = Here the cards stay under the lid until everyone has played.

## The big screen.
screen-join = Join with your phone
screen-join-about = Point the camera at the picture, or type these letters at
screen-letters = The code: { $code }
screen-round-table = At the table
screen-free = free
screen-empty = Waiting for players
screen-some = { $name } begins as soon as everyone is here
screen-next = Join for the next game
screen-late = Join in: take over from a bot, or play next time
screen-late-next = Join in next time
screen-evening = This evening
screen-wins-count = { $wins ->
    [one] 1 win
   *[other] { $wins } wins
}{ $draws ->
    [0] { "" }
    [one] , 1 draw
   *[other] , { $draws } draws
}
