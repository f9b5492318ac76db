### Words of the server.

## In the terminal.
play-open = The table is laid: { $link }
play-lan = For everyone in this network: { $link }
server-missing = The live table needs the package { $package }: pip install 'ludotheque[server]'
play-taken = Port { $port } is already taken. Choose another one: make play PORT={ $other }, or ludotheque play --port { $other }
play-forbidden = You are not allowed to listen on port { $port }. Choose one from 1024 on, for example: ludotheque play --port 8000
play-address = It is not possible to listen on { $host }: { $problem }
client-missing = This installation has no browser client, so the pages are empty. A clone builds it with make play; wheels and source distributions bring it along.
play-without-client = { client-missing } { play-stop }
play-stop = Stop with Ctrl-C.
backup-done = A copy of everything is in { $file }.
store-missing = There is no store at { $file }.
move-done = Everything is in { $file }: { $matches ->
    [one] one match
   *[other] { $matches } matches
}, { $rows ->
    [one] one row
   *[other] { $rows } rows
}, all compared. { $source } is unchanged.
move-copies = Copying
move-compares = Comparing
prune-looks = Looking for what is old
prune-done = Deleted, because it was older than { $days ->
    [one] one day
   *[other] { $days } days
}: { $matches ->
    [one] one match
   *[other] { $matches } matches
}, { $rooms ->
    [one] one table
   *[other] { $rooms } tables
}, { $results ->
    [one] one result
   *[other] { $results } results
}, { $tries ->
    [one] one try
   *[other] { $tries } tries
} at a deal of the day.
prune-would = Would be deleted, because it is older than { $days ->
    [one] one day
   *[other] { $days } days
}: { $matches ->
    [one] one match
   *[other] { $matches } matches
}, { $rooms ->
    [one] one table
   *[other] { $rooms } tables
}, { $results ->
    [one] one result
   *[other] { $results } results
}, { $tries ->
    [one] one try
   *[other] { $tries } tries
} at a deal of the day.
doctor-well = { $file } is fine (schema { $schema }): { $tables ->
    [one] one open table
   *[other] { $tables } open tables
  }, { $matches ->
    [one] one finished match
   *[other] { $matches } finished matches
  }{ $free ->
    [unknown] .
   *[other] , { $free } GB free.
  }
doctor-problems = { $file } (schema { $schema }): { $problems ->
    [one] one problem
   *[other] { $problems } problems
  }, { $tables ->
    [one] one open table
   *[other] { $tables } open tables
  }, { $matches ->
    [one] one finished match
   *[other] { $matches } finished matches
  }{ $free ->
    [unknown] .
   *[other] , { $free } GB free.
  }
doctor-migrates = { $file } has the older schema { $schema }; { $free ->
    [unknown] the next start brings it up to date.
   *[other] the next start makes a copy and brings it up to date. { $free } GB free.
  }
doctor-retry = The table { $table } will be taken up again at the next start.
doctor-damage = The file is damaged: { $why }
doctor-space = There is hardly any space left on the disk.
doctor-others = Others can read the file, which holds seeds and secrets; the next start changes that.
doctor-not-writable = You may not write to the file or its folder.
doctor-set-aside = The table { $id } was set aside on { $since }: { $why }
doctor-unfit = The table { $id } cannot be taken up at the next start: { $why }
doctor-match = The match { $id } cannot be replayed: { $why }
aside-damage = { $problem }
aside-room-unreadable = its description cannot be read ({ $problem }).
aside-room-contradicts = its description contradicts itself or its match.
aside-game-unknown = there is no game { $game } here.
aside-bot-unknown = there is no bot { $level } for its game.
aside-match-missing = its match is missing.
aside-match-unreadable = its match cannot be read ({ $problem }).
aside-rules-newer = the match has rules of version { $given }, and this house knows version { $known }.
aside-log = its log does not follow the rules ({ $problem }).
aside-defect = something unforeseen went wrong ({ $problem }).

## Refusals.
refused-too-fast = Too fast. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  }.
refused-limit-unknown = There is no limit called { $given }.
refused-limit-bad = The limit { $name } must be a number above zero, not { $given }.
refused-too-busy = The server has too much to work out just now. Try again in a moment.
refused-not-worked-out = That could not be worked out in time.
refused-proxy-bad = { $given } is neither an address nor a network.
refused-server-full = The server is full just now. Try again in a moment.
refused-too-many-connections = Too many connections from here; at most { $most }.
refused-message-bad = That cannot be read: { $problem }
refused-message-too-long = That is too long; at most { $most } bytes.
refused-head-too-long = The head of this request is too long; at most { $most } bytes and { $lines } lines.
refused-length-missing = A body needs its length in advance (Content-Length).
refused-not-json = A request with a body must be application/json.
refused-method-unknown = That cannot be done here.
refused-not-found = There is nothing here.
refused-not-aside = The table { $table } was not set aside.
refused-backup-exists = { $file } already exists; choose another name.
refused-store-in-use = Another server has { $file } open. Stop it first, or take another store with --database.
refused-store-locked = Another program is writing to { $file } just now. Try again in a moment.
refused-store-damaged = { $file } is damaged, or not a store at all. Put a copy from ludotheque backup in its place, or take another store with --database.
refused-store-newer = { $file } was written by a newer Ludotheque (schema { $given }, known here { $known }). Use that one.
refused-store-foreign = { $file } is a database of another program. Take another store with --database.
refused-store-read-only = { $file } can only be read, not written.
refused-store-forbidden = You have no permission to open { $file } or to make files in its folder.
refused-store-full = There is no space left for { $file }.
refused-store-folder = { $file } is a folder; a file is needed.
refused-store-no-folder = The folder of { $file } is missing, or is not a folder.
refused-store-not-migrated = { $file } could not be brought up to date and is unchanged: { $problem }
refused-store-unusable = { $file } cannot be used: { $problem }
refused-store-address = That is no address of a PostgreSQL database. It looks like postgresql://name:password@host/database; write special characters in it as in every web address.
refused-store-no-driver = { $file } needs the package { $package }. Install ludotheque[postgres].
refused-store-unreachable = { $file } does not answer: { $problem }
refused-store-no-entry = { $file } does not let you in. Check the name and the password.
refused-store-no-database = There is no database at { $file }. Create it first, for example with createdb.
refused-store-no-rights = You may not make or change tables in { $file }. Ask its owner for that right.
refused-store-server-old = { $file } runs on PostgreSQL { $given }; { $known } or newer is needed.
refused-store-encoding = { $file } keeps text as { $given }; a database in UTF8 is needed.
refused-store-older = { $file } was written by an older Ludotheque. Start the server once, and it is brought up to date.
refused-keep-days-missing = Say how many days are kept: --days 365, or LUDOTHEQUE_KEEP_DAYS=365.
refused-keep-days-bad = LUDOTHEQUE_KEEP_DAYS is a number of days from 1 to { $most }, not { $given }.
refused-node-bad = “{ $given }” is no address of a node: give a host and a port, such as 10.0.0.5:8100.
refused-store-half-moved = Another store is being moved to { $file }. Finish that first with ludotheque move-store.
refused-backup-server = PostgreSQL makes its own copies, also while people play: { $command }
refused-move-missing = There is no store at { $file }.
refused-move-target = { $file } is not empty, and no part of what you are moving. Choose an empty store.
refused-move-text = The row { $id } of { $table } has text that { $file } cannot keep. Mend or delete it first.
refused-move-differs = What arrived in { $file } differs from what was sent: { $table }. Move to an empty store.
refused-replay-unknown = There is no such match, or it is not over yet.
refused-not-on-paper = This game cannot be printed here.
refused-not-finished = Finish your part of the round first.
refused-no-hints = Hints are not allowed at this table.
refused-no-hint = There is no hint to give you just now.
refused-no-review = Nothing is over yet.
refused-day-runs-on = The deal of the day is neither paused nor ended: the sand runs for everyone alike.
refused-no-lesson = There is no lesson for this game yet.
refused-no-daily = There is no deal of the day for this game.
refused-ghost-unknown = Nobody played that seat.
refused-deal-not-again = This deal cannot be played again by so many players.

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
