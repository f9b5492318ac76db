### Words of the server.

## In the terminal.
play-open = The table is laid: { $link }
play-lan = For everyone in this network: { $link }
server-missing = The live table needs the package { $package }: pip install 'ludotheque[server]'
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
