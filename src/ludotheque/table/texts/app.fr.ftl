### L’appli sur cet appareil : le serveur injoignable, une version plus récente.

away = La maison est injoignable
away-about = Pas de liaison avec le serveur : personne ne peut jouer pour l’instant, car toutes les tables sont chez lui. Les parties finies ou en cours y sont à l’abri.
away-look = Réessayer
update = Une version plus récente de la maison est prête.
update-take = Recharger
update-later = Plus tard
hall-open = Une salle pour beaucoup
