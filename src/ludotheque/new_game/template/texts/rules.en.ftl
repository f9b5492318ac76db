### The rules page.

rules-title = The rules of Lowest Alone
rules-idea = The idea
rules-idea-about = Everyone has the same five cards, from 1 to 5, and names one of them in secret. The lowest number that nobody else has named takes the berries of the round.
rules-round = A round
rules-round-prize = Chance lays out one, two or three berries; one berry comes up most often.
rules-round-name = Everyone names a number. Nobody sees it before all have chosen.
rules-round-open = All numbers are turned up. The lowest that stands alone wins the berries; if none does, nobody gets them.
rules-end = The end
rules-end-most = After the last round the most berries win. Ties share a place.
