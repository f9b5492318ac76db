### Words of the server.

## In the terminal.
play-open = The table is laid: { $link }
play-lan = For everyone in this network: { $link }
server-missing = The live table needs the package { $package }: pip install 'ludotheque[server]'
play-taken = Somebody else listens at port { $port } already. Take another one: make play PORT={ $other }, or ludotheque play --port { $other }
play-stop = Stop with Ctrl-C.
backup-done = A copy of everything is in { $file }.
backup-missing = There is no store at { $file }.
backup-exists = { $file } is there already; choose another name.
backup-failed = The copy did not work: { $problem }

## Refusals.
refused-too-fast = Too fast. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  }.
refused-message-bad = That cannot be read: { $problem }
refused-message-too-long = That is too long; at most { $most } bytes.
refused-not-found = There is nothing here.
refused-replay-unknown = There is no such match, or it is not over yet.
refused-no-hints = Hints are not allowed at this table.
refused-no-hint = There is nothing to tell you just now.
refused-no-review = Nothing is over yet.
refused-day-runs-on = The deal of the day is neither paused nor ended: the sand runs for everyone alike.
refused-no-lesson = There is no lesson for this game yet.
refused-no-daily = There is no deal of the day for this game.
refused-ghost-unknown = Nobody played that seat.
refused-deal-not-again = This deal cannot be laid for so many players.

## Links that are sent to somebody.
preview-score = { $score } { $unit }
preview-foot = Can you do better?
page-replay-title = { $game }: { $name }, { $score }
page-replay-about = Watch how { $name } played, step by step.
page-beat-title = { $game }: can you beat { $name }?
page-beat-about = The very same deal. { $name } has { $score }.
page-table-title = { $name } invites you to { $game }
page-table-open = A table of { $game }
page-table-about = Open the link and sit down. No account, nothing to install.
