### La leçon d’Ubongo : ce que dit le suricate, écran par écran. $piece est le nom nu d’une pièce.

lesson-lay-title = Bonjour !
lesson-lay = Je suis le suricate. Le dé montre { symbol } : ces trois pièces doivent donc couvrir votre figure. Glissez-en une dessus, telle quelle. Pour commencer : { piece }.
lesson-lay-keys = une pièce par son numéro, puis flèches et Entrée
lesson-turn-title = Tournez, retournez
lesson-turn = Toucher une pièce la tourne, la toucher deux fois la retourne ; les boutons, la molette et le clic droit aussi. Faites entrer celle-ci et posez-la : { piece }. Une pièce posée peut toujours être déplacée ; la toucher la reprend.
lesson-turn-keys = R tourne, F retourne, Retour arrière reprend
lesson-cover-title = Couvrez tout
lesson-cover = Aucune case ne doit rester visible, aucune pièce ne doit dépasser. Dès que votre figure est couverte, toute la savane vous entend : Ubongo ! Si vous êtes bloqué, la lampe vous aide.
lesson-cover-back = Cela n’ira pas plus loin ainsi. À reprendre : { piece }.
lesson-gems-title = Des gemmes !
lesson-gems = { $rank ->
    [1] Vous êtes le premier : un saphir de la piste est à vous, et une gemme tirée du sac.
    [2] Vous êtes le deuxième : un ambre de la piste est à vous, et une gemme tirée du sac.
   *[other] Le premier prend un saphir sur la piste, le deuxième un ambre. Et tous ceux qui ont réussi tirent une gemme du sac.
} Une gemme a autant de pointes qu’elle vaut de points : rubis 4, saphir 3, émeraude 2, ambre 1.
lesson-gems-wait = { $name } cherche encore, avec quatre pièces. Regardez, si vous voulez : qui a fini peut voir.
lesson-gems-done = Votre trésor vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
lesson-chance-title = Quand le sable coule
lesson-chance = Dans une vraie partie, le sablier vous donne 45 secondes. Quand il est vide, la manche est finie. Si personne n’a réussi, on le retourne une fois : c’est la deuxième chance. Vraiment bloqué ? Abandonnez, et regardez les autres chercher.
lesson-more-title = Vous savez jouer !
lesson-more = Neuf manches, chaque fois un nouveau plateau et un nouveau lancer : chaque symbole nomme d’autres pièces. Le côté B en demande quatre. Le plus de points gagne. Et seul, on joue contre la montre, ou cinq missions le plus vite possible.
