### Words that all games share.

## Refusals: the match does not wait for this.
refused-seats-wrong = This game seats { $fewest } to { $most } players, not { $given }.
refused-seats-exactly = This game seats exactly { $most } players, not { $given }.
refused-time-backwards = Time only runs forwards at this table.
refused-no-draw-due = There is nothing to draw now.
refused-draw-impossible = Chance cannot have drawn that.
refused-draw-late = Chance answers at once, not later.
refused-draw-first = Chance comes first.
refused-match-over = This match is over.
refused-no-tick-due = No glass runs out at that moment.
refused-too-late = Too late: time is up.
refused-not-your-turn = It is not your turn.

## Refusals: what a program passed in cannot be used.
refused-state-impossible = No match can have come to this.
refused-value-type = { $name } is { $given }; it must be { $wanted }.
refused-value-wrong = { $name } cannot be used: { $problem }
refused-value-range = { $name } is { $given }; it must be from { $least } to { $most }.
refused-value-least = { $name } is { $given }; it must be at least { $least }.
refused-value-unknown = { $name } is { $given }; there are { $known }.
refused-no-such-action = There is no such action in this game: { $given }
refused-seed-wrong = { $given } is no seed: take a word, a whole number, or exactly { $bytes } bytes.
refused-odds-wrong = { $given } are no odds: take whole numbers, none below zero, and at least one above it.
refused-bots-wrong = There are { $seats } seats, but { $given } bots.
refused-bot-name = { $given } cannot name a bot in a record: take 1 to 40 of a to z, digits and hyphens.
refused-measure-needs-bots = This measure plays matches: say which bots play, by their levels.
refused-jobs-killed = A process was killed from outside, perhaps for want of memory.
refused-jobs-need-joblib = Doing { $jobs } at a time needs the package joblib: install ludotheque with the extra “lab”.

## What can be wrong with the record of a match.
record-problem = Line { $line }: { $problem }
refused-record-empty = The file is empty.
refused-record-format = Format { $given } is not known here; this software reads format { $known }.
refused-game-unknown = There is no game called “{ $given }” here.
refused-record-rules = Played by version { $given } of the rules; this software plays version { $known }.
refused-record-line = Not a line of a match record: { $problem }
record-line-empty = The line is empty.
refused-record-unfinished = The record breaks off before the end of the match.
refused-record-seed = The seed is not 64 hexadecimal digits.
refused-record-commitment = The seed is not the one that was promised in the first line.
refused-record-draw = This draw does not follow from the seed.
refused-record-sat = Nobody can have sat down there then.
refused-record-helped = Nobody can have been helped there then.
refused-record-outcome = The match did not end like that.

## What can be wrong with what was read.
where = { $path ->
    [none] Line { $line }
   *[other] Line { $line }, { $path }
}
refused-input-empty = There is nothing to read.
refused-input-unreadable = The input cannot be read.
refused-input-not-utf8 = { where }: from byte { $column } on this is not UTF-8 text.
refused-input-not-json = { where }: this is not JSON from column { $column } on.
refused-input-too-deep = { where }: this is nested too deeply.
refused-input-not-object = { where }: there must be a JSON object here.
refused-input-twice = { where }: this is given twice.
refused-field-unknown = { where }: there is no such field.
refused-field-missing = { where }: this field is missing.
refused-record-too-deep = Nested too deeply.
refused-file-missing = There is no file { $file }.
refused-file-directory = { $file } is a folder, not a file.
refused-file-unreadable = The file { $file } cannot be read.
refused-file-unwritable = The file { $file } cannot be written.
refused-file-exists = The file { $file } already exists; choose another name.

## Before a long command: how long it takes on one idle processor.
takes = { $minutes ->
    [0] less than a minute
    [one] about a minute
   *[other] about { $minutes } minutes
}

## The shelf, and a match told afterwards.
games-seats = Players: { $fewest } to { $most }
games-seats-exactly = Players: { $most }
games-bots = Bots: { $bots }
games-commands = Commands: { $commands }
games-options = Options, the default in brackets:
who-person = Player { $seat }
who-program = Bot { $seat } (by invitation)
program-name = { $name } (bot)
who-bot = Bot { $seat } ({ $level })
who-ghost = Ghost { $seat }
who-other = Player { $seat } ({ $who })
unit-points = { $score ->
    [one] point
   *[other] points
}
unit-ms = min
unit-s = s
decimal-mark = .
replay-place = { $place }. { $player }: { $score } { $unit }
replay-checked = Checked: all { $rows } rows follow from the rules and the seed.
replay-scripted = { $draws ->
    [one] One draw was
   *[other] { $draws } draws were
} laid down beforehand, as the record says; the rest follows from the seed.

## What can go wrong with a command.
usage-problem = This command is not clear: { $problem }
output-unwritable = The answer cannot be written: the output is closed or full.

## Print and play.
print-written = { $file }: { $pages } pages. Print on both sides, flipped along the long edge, at actual size.
refused-print-needs-typst = Printing needs the extra “server”, with typst in it.
