### The table and the house in English: everything on the screen that belongs to no single game.

house-name = Ludotheque
house-about = Games for one table and many screens.
language = Language
close = Close
cancel = Cancel
back-home = To the shelf
reload = Load anew
yes = Yes
no = No
save = Save

## The shelf.
home-games = Games on the shelf
home-open = Open a table
home-open-game = Open a table: { $game }
home-name = Your name
home-listed = Let others on this server find the table
home-have-code = You have a code
home-join = Join a table
home-join-about = Four letters that somebody reads out to you.
home-code = Code
home-join-do = Join
home-move = Bring your seat to this device
home-move-about = Six letters that your other device shows.
home-move-do = Bring it here
home-tables = Tables that wait for players
home-no-tables = No open table at the moment. Open one!
home-table-free = { $free ->
    [0] no free chair
    [one] 1 free chair
   *[other] { $free } free chairs
}
home-visit = Go there

## The line to the table.
line-connecting = Looking for the table …
line-lost = The lamp flickers: looking for the table …
line-gone = There is no such table any more.
line-gone-about = It was put away, or the link is not complete.
line-protocol = The house has been refurbished.
line-protocol-about = Load the page anew to go on.

## Before a match.
lobby-chairs = Round the table
lobby-agreed = What we play
lobby-chairs-count = Chairs
lobby-listed = Others on this server find this table
lobby-timer = Without a glass, a turn may take
lobby-timer-is = { $value ->
    [none] as long as it takes
   *[other] { $value } seconds
}
lobby-start = Begin
lobby-waiting-host = { $name } begins when everyone is here.
lobby-nobody = Nobody has the say at this table: sit down to change that.
chair-number = Chair { $number }
chair-empty = Free chair
chair-you = you
chair-host = host
chair-bot = bot
chair-here = here
chair-away = away
chair-stand-in = a bot plays on
chair-sit = Sit down
chair-sit-at = Sit down on chair { $number }
chair-sit-more = Another person at this device sits here
chair-bot-add = Seat a bot
chair-bot-level = Bot for chair { $number }
chair-remove = Send away: { $name }
chair-remove-short = Send away
chair-leave = Get up
chair-leave-sure = Get up from the table? A bot plays on for you if a match is running.
chair-rename = Change name
chair-own = Own settings of { $name }
chair-own-short = Own settings
invite = Invite others
invite-code = Code
invite-link = Link
invite-copy = Copy link
invite-copied = The link is copied.
invite-copy-failed = Copying does not work here; mark the link and copy it yourself.
invite-qr = The link as a picture for phones
watching = { $count ->
    [0] Nobody watches.
    [one] 1 person watches.
   *[other] { $count } people watch.
}
watching-you = You are watching.

## During a match.
people = At the table
host-menu = Table
pause = Pause
go-on = Go on
end-match = End the match
end-sure = End the match now? Nobody wins then, and nothing is counted.
again = Play again
again-waiting = { $name } can call the next match.
paused = Pause
paused-about = The sand stands still, the cards are covered.
covered = Back at once
covered-about = The table was away for a moment. It goes on when everyone is back.
cover = Hand the device on
cover-about = Several people share this device. Only the one whose turn it is to look should look.
cover-show = I am { $name }
cover-hide = Cover and hand on
move-seat = Bring the seat to another device
move-seat-short = Other device
move-seat-code = On the other device, choose “{ home-move }” on the first page and type this code. It works once.
watch-replay = Watch it again
keep-record = Save the record
result = Result
result-place = { $place }. { $name }: { $score } { $unit }
result-everyone-won = Won!
result-nobody-won = This time the game has won.
records = Best results like this one
record-line = { $name }: { $score } { $unit } ({ $date })
record-mine = yours
phrases = Say something
phrase = { $phrase ->
    [hello] Hello!
    [well-done] Well done!
    [thinking] Let me think …
    [oops] Oops!
    [thanks] Thank you!
    [again] Another one?
    [ready] I am ready.
    [nudge] The table waits for you.
   *[goodbye] Goodbye!
}
phrase-said = { $name }: { $phrase }
nudged = The table waits for { $name }.
evening = This evening
evening-none = Nothing played yet.
evening-wins = { $name }: { $wins ->
    [one] 1 win
   *[other] { $wins } wins
}
evening-match = { $game }: { $result }

## A match seen again.
replay-title = { $game }, seen again
replay-step = Step { $step } of { $steps }
replay-first = To the beginning
replay-back = Back
replay-on = Forwards
replay-last = To the end
replay-round-back = Previous mark
replay-round-on = Next mark
replay-seat = Seen by
replay-spectator = a spectator
replay-slider = Where in the match
replay-keys = Arrow keys step, Home and End go to the ends.

## Refusals.
refused-unknown = That did not work.
refused-line-lost = The line to the table is lost. As soon as it is back, try again.
refused-action-unknown = There is no such action in this game.
refused-bot-unknown = There is no bot called “{ $given }”.
refused-chair-taken = Somebody sits there already.
refused-chair-unknown = There is no chair { $seat } at this table.
refused-chairs-taken = { $taken } chairs are taken; there cannot be fewer.
refused-code-unknown = No table waits under this code.
refused-host-stays = The host cannot be sent away.
refused-not-kept = The table could not write that down. Nothing has changed; try again.
refused-house-full = All tables of this house are taken.
refused-move-unknown = This code is not valid any more. Ask for a new one on the other device.
refused-name-bad = A name has 1 to { $most } letters, digits or simple signs.
refused-name-taken = Somebody at this table has this name already.
refused-no-cookie = This browser keeps no cookies; without one the table would not know you again.
refused-not-host = Only the host may do that.
refused-not-now = That does not work now.
refused-not-playing = No match is running.
refused-not-your-seat = This is not your seat.
refused-options-bad = These settings do not fit: { $problem }
refused-paused = The match is paused.
refused-phrases-closed = Nobody talks while the sand runs.
refused-table-unknown = There is no such table.
refused-table-full = No chair is free.
refused-host-unknown = This house is not known under that name.
