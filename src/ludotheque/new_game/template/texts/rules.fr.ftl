### La page des règles.

rules-title = Les règles de Lowest Alone
rules-idea = L’idée
rules-idea-about = Tout le monde a les mêmes cinq cartes, de 1 à 5, et en choisit une en secret. Le plus petit nombre que personne d’autre n’a choisi gagne les baies de la manche.
rules-round = Une manche
rules-round-prize = Le hasard pose une, deux ou trois baies ; une seule est le cas le plus fréquent.
rules-round-name = Chaque personne choisit un nombre. Personne ne le voit avant que tout le monde ait choisi.
rules-round-open = Tous les nombres sont retournés. Le plus petit qui reste seul gagne les baies ; s’il n’y en a pas, personne ne les prend.
rules-end = La fin
rules-end-most = Après la dernière manche, la personne qui a le plus de baies gagne. Les ex æquo partagent leur place.
