### The end of a match, a match seen again, records, the deal of the day, and races against a recorded run.

replay-looking = Looking for the match …

## The end of a match.
end-won = { $count ->
    [one] { $names } wins!
   *[other] { $names } win together!
}
end-all-won = Everyone wins together!
end-level = All level: { $names } share the win.
end-you-won = You win!
end-draw = A draw
end-score = { $score } { $unit }
end-assisted = with hints
end-rematch = Rematch
end-new-deal = Play again
end-other-game = Another game
end-more = More
end-fold = Hide the result
end-unfold = Show the result
end-suspense = And the result is …
end-evening = This evening: { $wins }
end-same-deal = Same deal again
end-try-again = Try it again
end-share = Share
end-share-text = { $game } · { $results }
end-beat-my-deal = Challenge a friend
end-beat-text = { $game }: { $score } { $unit } in this deal. Can you do better?
end-race = Race this run
end-lesson-done = You know how it works!
end-play-now = To the games
end-not-kept = This deal was known already, so the result does not count as a record.
best-new = New best! The old one was { $score } { $unit }.
best-first = Your first result here: now try to beat it.
best-equal = As good as your best.
best-behind = Your best: { $score } { $unit }.
best-assisted = With hints: not among the records.
share-copied = Copied: now paste it wherever you like.
share-by-hand = Copying does not work here. Select it and copy it yourself:

## A match seen again.
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-about = About this match
replay-share = Share this match
replay-again-about = Would you have done better? The deal is the same.
replay-mode = { $game }: { $mode }
replay-ghost-of = Race { $name }
replay-by = { $name }: { $line }
replay-jump = Go to
replay-start = the start
opinion-curve = { $name }’s chances over the match
opinion-working = Working out the curve …
opinion-coming = The bot is still thinking about this …
opinion-you = You played { $played }: { $chance }%. Best: { $best }: { $more }%.
opinion-you-best = You played { $played }: { $chance }%. The bot would have done the same.
opinion-they = { $name } played { $played }: { $chance }%. Best: { $best }: { $more }%.
opinion-they-best = { $name } played { $played }: { $chance }%. The bot would have done the same.
replay-keys-more = Space plays and pauses, arrow keys step, Page Up and Page Down go from mark to mark, E to the next in the list, Home and End to the ends.
not-here = There is no match to see here.
not-here-about = The link may be incomplete, or the deal of the day is not over yet and you have not played it.
not-here-deal = This deal cannot be found.

## A challenge.
beat-title = { $name } challenges you
beat-mode = { $game }: { $mode }
beat-cards = You get the very same deal.
beat-whose = Whose run?
beat-run = { $name }: { $score } { $unit }
beat-race = Race { $name }’s run
beat-race-about = It plays beside you, as fast and as well as it did then. All you see is when it is done.
beat-alone = Play alone
beat-watch = Watch it first? Then you will know the deal.
beat-watch-do = Watch it
ghost-name = Run of { $name }
chair-ghost = recorded run

## Records of this device.
best-title = My records
best-about = The best on this device, mode by mode. Results with hints or from known deals do not count.
best-none = Nothing here yet.
best-none-about = Play a game alone, and your best result will be shown here. It stays on this server, for this device.
best-watch = Watch
best-race = Race yourself
duels = Against one bot
duels-level = Bot
duels-won = won
duels-drawn = drawn
duels-lost = lost

## The deal of the day.
daily = Deal of the day
daily-number = No. { $number }
daily-title = { $game }, { $date }
daily-about = The same deal for everyone today. Your first try counts.
daily-play = Play today’s deal
daily-mine = You: { $score } { $unit }, place { $place } of { $count }
daily-mine-only = You: { $score } { $unit }
daily-mine-quick = You: { $score } { $unit }, quicker than hands can be. The list leaves it out; the result stays yours.
daily-results = Today’s results
daily-you = you
daily-honest = The list leaves out only what no person could do: a patient program cannot be told from a player.
daily-hidden = You will see how the others did when you have finished.
daily-next = The next one in { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
}
daily-perfect = Nobody can do better.
daily-played = Played today: { $score } { $unit }
daily-again = Once more, just for practice
daily-share = Share as text
daily-text-head = { $house } · { $game } { $date } (no. { $number })
daily-text-score = { $score } { $unit }

## What is kept, and how it is deleted.
privacy-title = Privacy
privacy-kept = What is kept here
privacy-kept-device = A random mark in a cookie, so that your chair and your results stay yours. The server keeps only a fingerprint of it: it says nothing about you.
privacy-kept-names = The names that you type.
privacy-kept-matches = Matches with every move, how they ended, and tables that were put away.
privacy-kept-wrong-codes = After a wrong code, for a few minutes: a fingerprint of the network address that it came from, so that nobody guesses their way to your table.
privacy-kept-browser = In this browser: your name, language, sound and what you have chosen last.
privacy-long = For how long
privacy-for-ever = Until somebody deletes it: this house keeps its evenings.
privacy-days = { $days ->
    [one] Matches and tables are deleted after one day. Your best results stay, without their replay.
   *[other] Matches and tables are deleted after { $days } days. Your best results stay, without their replay.
}
privacy-others = Who else gets it
privacy-others-about = Nobody. There is no tracking, no advertising, and nothing is sent to anybody else. Anyone with the link to a table or a replay can see it.
privacy-delete = Delete what this device left
privacy-delete-about = Your results and tries are deleted, your chairs become free, and your name disappears from matches that others keep.
privacy-button = Delete what this device left
privacy-sure = Delete it all?
privacy-sure-about = Your results cannot be brought back. The others at your tables play on without you.
privacy-yes = Yes, delete
privacy-deleted = Done. Nothing of this device is left here.
privacy-nothing = Nothing of this device is kept here yet.
