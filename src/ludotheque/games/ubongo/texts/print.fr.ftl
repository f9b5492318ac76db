### Sur papier.

print-about = { $boards ->
    [one] { $boards } plateau
   *[other] { $boards } plateaux
} avec { $missions } missions, et les pièces pour { $players ->
    [one] { $players } personne
   *[other] { $players } personnes
}.
print-make-sides = Imprimez en recto verso, retourné sur le bord long : le côté B de chaque plateau est au dos, comme l’autre face de chaque pièce.
print-make-size = Imprimez en taille réelle, sans ajuster à la page : les pièces vont alors avec les plateaux.
print-make-cut = Découpez les plateaux le long des traits fins, les pièces le long de leur bord, et les gemmes.
print-make-die = Découpez la croix des six symboles, pliez-la en dé et collez les languettes.
print-play-roll = Dix gemmes de chaque sorte vont dans un sac, les autres saphirs et ambres sur la piste. Chacun a douze pièces et prend un plateau, face cachée. Quelqu’un lance le dé.
print-play-cover = Retournez les plateaux, et un sablier de 45 secondes environ. Le symbole nomme vos pièces : recouvrez-en exactement votre grille. Tournez-les et retournez-les à volonté. C’est fait ? Criez Ubongo !
print-play-gems = Quand le sable s’est écoulé, la première personne qui a fini prend le saphir de la manche, la deuxième l’ambre. Et tous ceux qui ont réussi tirent une gemme du sac.
print-play-left = Personne n’a réussi ? Retournez le sablier une fois. Ce que personne n’a gagné va de la piste dans le sac.
print-play-win = Une gemme vaut autant de points qu’elle a de pointes. Après neuf manches, la personne qui a le plus de points gagne. Le côté A demande trois pièces, le côté B quatre.
print-foot = Livre « { $seed } », { $hash }. La même graine donne les mêmes plateaux. Fait avec Ludotheque.
