### The table and the house in English: everything on the screen that belongs to no single game.

house-name = Ludotheque
house-about = Games for one table and many screens.
page-name = { $page ->
    [table] Table
    [replay] Replay
    [beat] Challenge
    [screen] Big screen
    [learn] Lesson
    [rules] Rules
    [privacy] Privacy
    [hall] Hall
    [halls] Hall
   *[records] Records
}
language = Language
close = Close
cancel = Cancel
back-home = To the games
reload = Reload
try-again = Try again
save = Save
sound = Sound
voice = Voice
menu = Menu
rules = Rules
big-screen = Big screen

## The shelf.
home-games = Games on the table
home-name = Your name
home-join = I have a code
home-code = Code
home-join-do = Join
home-move = Bring your seat to this device
home-move-about = The six letters that your other device shows.
home-move-do = Bring it here
home-tables = Tables waiting for players
home-no-tables = No open table at the moment. Open one!
home-table-free = { $free ->
    [0] no free chair
    [one] 1 free chair
   *[other] { $free } free chairs
}
home-back-all = Where you sit
home-back = Back to your game
home-back-lobby = Back to your table
home-back-over = The match is over: back to the table
home-visit = Go there
home-play = Play now
home-play-about = { $bots ->
    [one] with a bot, at once
   *[other] with { $bots } bots, at once
}
home-level = Bot strength
home-own = You play
home-friends = With friends
home-alone = Alone
home-alone-what = What do you play alone?
home-alone-do = Begin
home-daily = Deal of the day
home-learn = Learn it
print-paper = On paper:
print-pdf = PDF, { $paper ->
    [letter] US Letter
   *[a4] A4
}
home-me = Your place
home-records = My records
home-away = The house is not answering just now. It is looking for its matches …
lid-open = Open the box
name-you-are = You are
name-another = Another name
given-name = { $first } { $second }
given-first = { $number ->
    [0] Brave
    [1] Merry
    [2] Clever
    [3] Gentle
    [4] Sly
    [5] Nimble
    [6] Sunny
   *[7] Dreamy
}
given-second = { $number ->
    [0] Gecko
    [1] Wombat
    [2] Emu
    [3] Ibis
    [4] Fox
    [5] Hare
    [6] Hedgehog
   *[7] Robin
}

## The line to the table.
line-connecting = Looking for the table …
line-lost = The lamp flickers: looking for the table …
line-offline = No network: this device is offline.
line-slow = Waiting for the table …
line-gone = There is no such table any more.
line-gone-about = It was put away, or the link is not complete.
line-set-aside = This table could not be laid again.
line-set-aside-about = After a restart the house could not read it. It is kept as it was; whoever runs this house can mend it.
line-protocol = The house has been refurbished.
line-protocol-about = Reload the page to go on.

## Before a match.
lobby-chairs = Round the table
lobby-agreed = What we play
lobby-chairs-count = Chairs
lobby-listed = Others on this server can find this table
lobby-timer = A turn may take
lobby-timer-is = { $value ->
    [none] as long as it takes
   *[other] { $value } seconds, then a bot plays it
}
lobby-start = Begin
lobby-start-now = Begin now
lobby-call-off = Not yet
lobby-waiting-host = { $name } begins when everyone is here.
lobby-nobody = Nobody is in charge at this table: sit down to change that.
lobby-box = Box
lobby-hints = Hints are allowed
lobby-hints-about = Results with hints do not count as records.
lobby-hints-alone = The only person at the table always has them. Results with hints do not count as records.
lobby-more = More settings
lobby-door = { $count ->
    [one] Somebody is at the table and has not sat down yet.
   *[other] { $count } are at the table and have not sat down yet.
}
lobby-another = Another player on this device
lobby-another-about = You share this screen and take turns at it.
lobby-another-together = You share this screen: everyone has a corner of their own, and all play at the same time.
lobby-another-name = Name of the other player
lobby-shared = { $count ->
    [2] Two of you share this device.
   *[other] { $count } of you share this device.
}
lobby-take-turns = Take turns on this device
lobby-full = No chair is free. You are welcome to watch.
lobby-removed = The host has freed your seat.
lobby-removed-about = Sit down again while a chair is free, stay and watch, or find another table.
lobby-removed-stay = Stay here
chair-number = Chair { $number }
chair-empty = Free chair
chair-you = you
chair-host = host
chair-bot = bot
chair-program = a bot by invitation
chair-here = here
chair-away = away
chair-coming = on the way
chair-stand-in = a bot plays on
chair-assisted = with a little help
chair-sit = Sit down
chair-remove = Send away: { $name }
chair-remove-sure = Send { $name } away? A bot plays on in their place, and they do not come back into this match.
chair-leave = Leave my seat
chair-leave-sure = Leave your seat? A bot plays on for you if a match is running.
chair-rename = Change name
chair-own = Settings for { $name } alone
chair-menu = Seat of { $name }
chair-own-about = For players of different strengths: what counts for this seat alone.
invite = Invite others
invite-code = Code
invite-link = Link
invite-copy = Copy link
invite-copied = The link is copied.
invite-copy-failed = Copying does not work here; select the link and copy it yourself.
invite-share = Share
invite-text = Come to the table: { $game }
invite-qr = The link as a picture for phones
named = { $name }: { $what }
watching = { $count ->
    [0] Nobody is watching.
    [one] 1 person is watching.
   *[other] { $count } people are watching.
}
watching-you = You are watching.
watching-too = { $count ->
    [one] One more person is watching.
   *[other] { $count } more people are watching.
}

## During a match.
people = At the table
host-menu = Table
deal-kind = { $kind ->
    [daily] Deal of the day
    [lesson] Lesson
    [hall] In the hall
   *[again] The same deal again
}
turn-left = Seconds left for this turn
pause = Pause
go-on = Go on
end-match = End the match
end-sure = End the match now? Then nobody wins, and nothing counts.
match-too-long = This match has become too long: it ends here. Nobody wins, and nothing counts.
again = Play again
paused = Pause
paused-about = The game stands still, everything is covered.
covered = Back in a moment
covered-about = The table was away for a moment. It goes on when everyone is back.
cover = Pass the device on
cover-about = Several people share this device. Only the player whose turn it is should look.
cover-show = I am { $name }
cover-hide = Cover and pass on
move-seat = Move your seat to another device
move-seat-short = Move to another device
move-seat-code = On the other device, choose “{ home-move }” on the first page and type this code. It works once.
watch-replay = Watch it again
keep-record = Save the record
result = Result
result-nobody-won = This time the game has won.
records = The best results of this kind
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
    [nudge] The table is waiting for you.
   *[goodbye] Goodbye!
}
phrase-said = { $name }: { $phrase }
nudged = The table is waiting for { $name }.
bot-played = Time is up: a bot plays this turn for you.
bot-played-for = { $name }’s time is up: a bot plays this turn.
evening = This evening
evening-wins = { $name }: { $wins ->
    [one] 1 win
   *[other] { $wins } wins
}{ $draws ->
    [0] { "" }
    [one] , 1 draw
   *[other] , { $draws } draws
}
evening-match = { $game } · { $result }
result-line = { $name }: { $score }

## Guests who come late, and who is away.
guest-welcome = Welcome! A match is running.
guest-welcome-over = Welcome! The match is over.
guest-removed = The host has ended your part in this match.
guest-removed-about = A bot plays on for you. Stay and watch, be in next time, or find another table.
guest-elsewhere = Find another table
guest-take = Take over from a bot
guest-take-about = You play on with what the bot has.
guest-take-from = In place of { $name }
guest-now = Now
guest-chapter = From the next turn
guest-next = I am in next time
guest-next-about = A chair is kept for you, and the next match waits a moment for you.
guest-full = Every chair of the next match is taken.
guest-watch = Just watch
guest-watching = You are watching
guest-join = Join in
guest-kept = You are in next time
guest-coming = You play from the next turn on
guest-withdraw = Only watch after all
guest-kept-for = { $name } is in next time.
guest-coming-for = { $name } is taking over
guest-joined = { $name } plays on for a bot.
host-now = { $name } is the host now.
host-now-you = You are the host now.
presence = { $kind ->
    [away] away
    [stand-in] bot
    [back] back
   *[host] host
}
presence-of = { $kind ->
    [away] { $name } is away
    [stand-in] A bot plays for { $name }
    [back] { $name } is back
   *[host] { $name } is the host now
}
lobby-starting = One moment, we are waiting for { $names } …

## A match seen again.
replay-title = Replay of { $game }
replay-step = Step { $step } of { $steps }
replay-first = To the beginning
replay-back = Back
replay-on = Forwards
replay-last = To the end
replay-round-back = Previous mark
replay-round-on = Next mark
replay-seat = Seen by
replay-everyone = everyone at once
replay-spectator = a spectator
replay-slider = Where in the match

## Refusals.
refused-unknown = That did not work.
refused-line-lost = The line to the table is lost. Try again as soon as it is back.
refused-act-stale = The table has moved on since: that did not count.
refused-action-unknown = There is no such action in this game.
refused-bot-unknown = There is no bot called “{ $given }”.
refused-chair-taken = Somebody is sitting there already.
refused-chair-unknown = There is no chair { $seat } at this table.
refused-chairs-taken = { $taken } chairs are taken; there cannot be fewer.
refused-code-short = That is too short: a code has at least { $letters } letters.
refused-code-unknown = No table has this code.
refused-match-too-long = This match has become too long. It ends here.
refused-host-stays = The host cannot be sent away.
refused-not-kept = The table could not write that down. Nothing has changed; try again.
refused-house-full = All tables in this house are taken.
refused-move-unknown = This code is no longer valid. Ask for a new one on the other device.
refused-name-alike = At this table that could be mistaken for “{ $other }”. Please choose another name.
refused-name-bad = There is something in this name that cannot be shown. Letters of every script, digits, emoji and simple signs are welcome.
refused-name-empty = A name needs at least one letter, digit or emoji.
refused-name-long = This name is too long: there is room for about { $most } letters.
refused-name-taken = Somebody at this table has this name already.
refused-no-cookie = This browser keeps no cookies; without one the table would not know you again.
refused-not-a-wall = Only a big screen announces how a match has ended.
refused-not-host = Only the host may do that.
refused-not-now = That does not work just now.
refused-not-playing = No match is running.
refused-not-your-seat = This is not your seat.
refused-not-seated = Only players at this table can do that.
refused-seated-already = You are sitting at this table already.
refused-deal-given = These cards were dealt to those who play now. The next match is yours, too.
refused-sent-away = The host has ended your part in this match. You are welcome to watch, and to join the next one.
refused-not-expected = No chair is kept for you here.
refused-options-bad = These settings do not fit: { $problem }
refused-paused = The match is paused.
refused-phrases-closed = Nobody talks while the sand runs.
refused-log-gap = A part of this match is missing.
refused-table-unknown = There is no such table.
refused-table-set-aside = After a restart this table could not be laid again. It is kept; whoever runs this house can mend it.
refused-tables-in-use = All { $most } tables of this device or network are in use. Leave one of them first.
refused-table-full = No chair is free.
refused-host-unknown = This house is not known under that name.
refused-code-of-hall = This code leads to a hall, not to a table.
refused-hall-leads = This table belongs to a hall: whoever leads the hall decides that.
refused-hall-sealed = That is told when everyone is done with this round.
refused-hall-unknown = There is no such hall, or it is closed.
refused-hall-stranger = That person takes no part in this hall.
refused-hall-over = This evening is over.
refused-hall-full = This hall is full: there is room for { $most } people.
refused-hall-team = Choose a team first.
refused-hall-removed = Whoever leads this hall has ended your part in it.
refused-hall-nobody = { $needed ->
    [one] Nobody is here yet.
   *[other] At least { $needed } people must be here.
}
refused-hall-all-met = Everyone has played against everyone.
refused-hall-not-this-game = This game is not played in a hall.
refused-hall-not-this-mode = This way to play does not suit a hall.
refused-hall-one-more = You already lead { $most } halls. End one of them first.
refused-halls-full = All halls of this house are taken.
refused-halls-of-network = All { $most } halls of this network are taken. One of them must close first.
refused-hall-not-host = Only the device that opened this hall can do that.
