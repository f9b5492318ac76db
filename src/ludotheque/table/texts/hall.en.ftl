hall-open-about = An evening for as many as come: the wall here, everyone with their own phone, the same deals for all at the same moment.
hall-open-do = Open the hall
hall-game = The game
hall-more = How it is played
hall-set-rounds = Rounds
hall-set-rounds-is = { $value }
hall-set-minutes = A round ends after
hall-set-minutes-is = { $value ->
    [none] everyone is done
   *[other] { $value } minutes
}
hall-set-gap = The next round begins
hall-set-gap-is = { $value ->
    [none] when I say so
   *[other] after { $value } seconds
}
hall-set-teams = Teams
hall-set-teams-is = { $value ->
    [best] count their best
    [mean] count their mean
   *[none] none
}
hall-come = Scan, or type these letters at
hall-people = { $people ->
    [one] person is here
   *[other] people are here
}
hall-round = Round { $round } of { $rounds }
hall-done = of { $playing } are done
hall-byes = { $byes ->
    [one] One has a bye.
   *[other] { $byes } have a bye.
}
hall-evaluation = Round { $round }
hall-unavoidable = Nobody could do better than
hall-unavoidable-row = possible
hall-best = { $people ->
    [one] Best:
   *[other] Best, { $people } people:
}
hall-movers = Up:
hall-spread = How the field is spread
hall-ranking = Ranking
hall-teams = Teams
hall-team = Team { $team }
hall-team-short = Team
hall-team-number = Your table or team, by its number
hall-podium = The winners
hall-points = { $score ->
    [2] point
   *[other] points
}
hall-somebody = somebody
hall-begin = Begin
hall-next = Next round now
hall-skip = End this round
hall-end = End the evening
hall-end-about = The round that is being played counts for those who are done. Then the winners are shown.
hall-remove = Remove a name
hall-remove-do = Remove
hall-remove-name = Remove { $name }
hall-results = All results
hall-back = Back
hall-csv = As a table (CSV)
hall-print = Print
hall-place = Place
hall-name = Name
hall-total = Total
hall-hardest = The hardest of the evening, in round { $round }
hall-hardest-share = { $percent }% did not manage it.
hall-hardest-time = It took { $time } on average.
hall-replay = { $name }, round { $round }: watch it again
hall-replays = Every score of a round leads to its replay.
hall-join-about =
    { $rounds ->
        [one] One round
       *[other] { $rounds } rounds
    }, the same for everyone. { $people ->
        [0] Be the first.
        [one] One is here already.
       *[other] { $people } are here already.
    }
hall-join-late = You play from round { $round } on.
hall-join = I play
hall-watch = Only show the wall
hall-over = The evening is over.
hall-left = You take no part any more.
hall-wait = You are in. Look at the wall: it begins soon.
hall-wait-next = You are in from the next round on.
hall-wait-others = Done! The others still play.
hall-bye = You have a bye: one point without playing.
hall-next-in = The next round begins in { $time }.
hall-mine = The hall
hall-my-place = Place { $place }
hall-my-score = This round: { $score }
hall-my-total = All rounds: { $total } { $unit }
hall-my-team = Team { $team }: place { $place }
hall-leave = Leave the hall
