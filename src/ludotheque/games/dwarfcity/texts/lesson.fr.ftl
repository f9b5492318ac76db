### La leçon de La ville des nains en quatre images : ce que dit la taupe.

lesson-roll-title = Lance les dés !
lesson-roll = Je suis la taupe. Il manque encore un toit à une tour. Touche les dés !
lesson-roll-keys = Espace
lesson-build-title = Construis !
lesson-build = Un dé jaune prend un bloc jaune. De bas en haut, et le toit vient en dernier. Touche un bloc qui brille.
lesson-build-keys = les flèches mènent à un bloc qui brille, Entrée le pose
lesson-build-roof-done = Le toit est posé : les fenêtres s’allument ! Continue sur ta nouvelle carte.
lesson-build-hand = Tout est construit ? Alors passe les dés.
lesson-blue-title = Le bleu est au kobold
lesson-blue = Chaque dé bleu lui donne un bloc. S’il se cache dessous, une tour pas finie tombe. Lance encore !
lesson-blue-tear = Oh, le kobold ! Quelle tour tombe ? Touche-la deux fois.
lesson-blue-fell = Patatras ! Mais ses blocs sont revenus : reconstruis-la. Une tour finie ne tombe jamais.
lesson-city-title = Toutes les tours, avant la sienne
lesson-city = Tu as { $towers } tours sur { $all }, le kobold { $pile } blocs sur { $needed }. Si ta ville est debout avant sa tour, tout le monde gagne.
lesson-city-done = La ville est debout. Hourra ! Même le kobold vient à la fête.
lesson-city-lost = Cette fois, le kobold a été plus rapide. On rejoue ?
