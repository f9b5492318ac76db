### The laboratory, in English.

## What is said on the way.
lab-plan = { $jobs ->
    [one] One job
   *[other] { $jobs } jobs
} of “{ $measure }” ({ $settings } × { $count }): { $time }.
lab-running = Measuring
lab-stopped = Stopped. What is finished is kept: the same command goes on from here.
lab-done = Done. The report is { $file }
lab-time = That takes { $time }.
lab-kind = { $kind ->
    [tournament] A tournament: bots against each other, all of them with all others, at all seats.
    [balance] A balance: shares with their intervals.
   *[distribution] A distribution: how measured values are spread.
}

## The report.
lab-report-title = { $game }: an experiment
lab-report-done = “{ $measure }” for { $settings ->
    [one] one setting
   *[other] { $settings } settings
} and { $count ->
    [one] one seed
   *[other] { $count } seeds
}: { $jobs ->
    [one] one job
   *[other] { $jobs } jobs
} in all.
lab-report-intervals = Intervals are 95% intervals. All settings have the same seeds, so differences are taken seed by seed.
lab-report-more = { $rows ->
    [one] One more row stands
   *[other] { $rows } more rows stand
} in the CSV file.
lab-report-again = To do it again
lab-report-seeds = The seeds are the words from { $first } to { $last }; each row names its own.
lab-report-all-seeds = Every seed
lab-report-software = ludotheque { $version }, version { $rules } of the rules of { $game }, code { $code }, numba: { $numba }.
lab-at-least = at least { $low }
lab-between = { $low } to { $high }
lab-nothing = none
lab-table-ratings = Ratings
lab-table-pairings = Every pair
lab-table-seats = Seats
lab-table-shares = Shares
lab-table-differences = Differences from the first setting
lab-table-numbers = Numbers
lab-table-words = Words
lab-plot-numbers = How { $column } is spread
lab-plot-words = How often: { $column }
lab-column-about = about
lab-column-column = column
lab-column-columns = columns
lab-column-difference = difference
lab-column-lead = lead over the next
lab-column-least = least
lab-column-level = level
lab-column-mean = mean
lab-column-measure = measure
lab-column-median = median
lab-column-most = most
lab-column-openings = openings
lab-column-other = against
lab-column-p5 = 5%
lab-column-p25 = 25%
lab-column-p75 = 75%
lab-column-p95 = 95%
lab-column-rating = rating (Elo)
lab-column-rows = rows
lab-column-sd = standard deviation
lab-column-seat = seat
lab-column-seeds = seeds
lab-column-share = share
lab-column-value = value

## What cannot be.
refused-lab-not-toml = { $file }, line { $line }: this is not TOML ({ $problem }).
refused-lab-key-unknown = { $file }: there is no “{ $name }”; there are { $known }.
refused-lab-key-missing = { $file }: “{ $name }” is missing.
refused-lab-choice-missing = { $file }: “{ $name }” is missing; it is one of { $known }.
refused-lab-value = { $file }: “{ $name }” cannot be { $given }; it can be { $wanted }.
refused-lab-sweep = { $file }: “{ $name }” takes a list of values, none of them twice.
refused-lab-twice = { $file }: “{ $name }” names something twice.
refused-lab-too-few = { $file }: { $given } levels cannot meet { $seats } at a time.
refused-lab-levels-wrong = { $file }: there are { $seats } seats, but { $given } levels.
refused-lab-own-wrong = { $file }: there are { $seats } seats, but “own” has the settings of { $given }.
refused-lab-not-timed = { $file }: “{ $given }” means nothing; { $level } does not think by the clock.
refused-lab-setting = { $file }: it cannot be played with { $setting }. { $problem }
refused-lab-too-many = { $file }: these are { $jobs } jobs; { $most } are possible.
refused-lab-no-share = The column { $column } has values that are not between 0 and 1, so it has no shares.
refused-lab-no-column = No row has a column { $column }; there are { $known }.
refused-lab-game-unknown = There is no game “{ $given }”; there are { $known }.
refused-lab-folder-taken = The folder { $folder } holds something else; choose another one with --out.
refused-lab-folder-other = The folder { $folder } holds the results of another experiment; choose another one with --out.
refused-lab-folder-software = The folder { $folder } was begun with other software: results of both would be mixed. Choose another one with --out.
refused-lab-folder-busy = Another run is at work in the folder { $folder }.
refused-lab-folder-unwritable = The folder { $folder } cannot be written to.
refused-lab-extra-missing = The laboratory needs the package { $package }: install ludotheque with the extra “{ $extra }”.
refused-lab-no-cluster = No cluster answers at { $address }: { $problem }
refused-lab-cluster-lost = The cluster at { $address } was lost: { $problem }
refused-lab-no-workers = The cluster at { $address } has no workers.
refused-lab-worker-lacks = A worker of the cluster lacks the package { $package }. Install the same software everywhere.
refused-lab-worker-differs = A worker has other software: { $here } instead of { $there }. Install the same everywhere.
