### Words that all games share.

## Refusals: the match does not wait for this.
refused-seats-wrong = This game seats { $fewest } to { $most } players, not { $given }.
refused-time-backwards = Time only runs forwards at this table.
refused-no-draw-due = Nothing is to be drawn now.
refused-draw-impossible = Chance cannot have drawn that.
refused-draw-first = Chance comes first.
refused-match-over = This match is over.
refused-no-tick-due = No glass runs out at that moment.
refused-too-late = Too late: the sand has run through.
refused-not-your-turn = It is not your turn.

## What can be wrong with the record of a match.
record-problem = Line { $line }: { $problem }
refused-record-empty = The file is empty.
refused-record-format = Format { $given } is not known here; this software reads format { $known }.
refused-game-unknown = There is no game called “{ $given }” here.
refused-record-rules = Played by version { $given } of the rules; this software plays version { $known }.
refused-record-line = Not a line of a match record: { $problem }
refused-record-unfinished = The record breaks off before the end of the match.
refused-record-seed = The seed is not 64 hexadecimal digits.
refused-record-commitment = The seed is not the one that was promised in the first line.
refused-record-draw = This draw does not follow from the seed.
refused-record-outcome = The match did not end like that.
