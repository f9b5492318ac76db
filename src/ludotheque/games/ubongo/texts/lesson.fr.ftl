### La leçon d’Ubongo : ce que dit le suricate, écran par écran. $piece est le nom nu d’une pièce.

lesson-lay-title = Bonjour !
lesson-lay = Je suis le suricate. Le dé montre { symbol } : ces trois pièces doivent donc recouvrir votre grille. Glissez-en une dessus, telle quelle. Pour commencer : { piece }.
lesson-lay-keys = une pièce par son numéro, puis flèches et Entrée
lesson-turn-title = Tournez, retournez
lesson-turn = Un appui fait tourner une pièce, deux appuis la retournent ; les boutons, la molette et le clic droit aussi. Faites entrer celle-ci et posez-la : { piece }. Une pièce posée peut toujours être déplacée ; un appui la reprend.
lesson-turn-keys = R tourne, F retourne, Retour arrière reprend
lesson-cover-title = Recouvrez tout
lesson-cover = Aucune case ne doit rester visible, aucune pièce ne doit dépasser. Dès que votre grille est recouverte, toute la savane vous entend : Ubongo ! En cas de doute, la lampe vous aide.
lesson-cover-back = Cela ne marchera pas ainsi. À reprendre : { piece }.
lesson-gems-title = Des gemmes !
lesson-gems = { $rank ->
    [1] Vous avez fini en premier : un saphir de la piste est à vous, et une gemme tirée du sac.
    [2] Vous avez fini en deuxième : un ambre de la piste est à vous, et une gemme tirée du sac.
   *[other] La première personne qui finit prend un saphir sur la piste, la deuxième un ambre. Et tous ceux qui ont réussi tirent une gemme du sac.
} Une gemme a autant de pointes qu’elle vaut de points : rubis 4, saphir 3, émeraude 2, ambre 1.
lesson-gems-wait = { $name } cherche encore, avec quatre pièces. Regardez, si vous voulez : quand on a fini, on peut.
lesson-gems-done = Votre trésor vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
lesson-chance-title = Quand le sable coule
lesson-chance = Dans une vraie partie, le sablier vous donne 45 secondes. Quand il est vide, la manche est finie. Si personne n’a réussi, on le retourne une fois : c’est la deuxième chance. Vraiment rien à faire ? Abandonnez, et regardez les autres chercher.
lesson-more-title = Vous savez jouer !
lesson-more = Neuf manches, chaque fois un nouveau plateau et un nouveau lancer : chaque symbole nomme d’autres pièces. Le côté B en demande quatre. La personne qui a le plus de points gagne. Et en solo, on joue contre la montre, ou cinq missions le plus vite possible.
