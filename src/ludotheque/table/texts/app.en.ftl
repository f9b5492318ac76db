### The app on this device: the server out of reach, a newer version.

away = The house is out of reach
away-about = There is no line to the server, so nobody can play just now: all the tables are there. Finished and running games are safe with it.
away-look = Look again
update = A newer version of the house is ready.
update-take = Reload
update-later = Later
hall-open = A hall for many
