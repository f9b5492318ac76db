### Sur papier.

print-about = { $cards } cartes de construction en deux jeux, { $blocks } blocs de couleur et { $blue } bleus, des dés, des nains et un kobold, pour 1 à 6 joueurs.
print-make-cut = Découpe la cité et les cartes le long des traits fins, et les blocs le long de leur bord. Les cartes avec une feuille sont les faciles : joue avec l’un ou l’autre jeu de douze.
print-make-fold = Plie les croix en dés et colle les languettes. Plie les nains et le kobold au milieu, colle les deux faces et replie leurs pieds vers l’extérieur.
print-play-lay = Pose la cité au milieu et les blocs de couleur dessus. Mélange les blocs bleus et pose-les à côté, sans que l’on voie les { $signs } signes. Un kobold honnête en demande { $fair } : laisse-en deux sans signe dans la boîte. Un gentil les demande tous les { $gentle } ; pour un effronté, poses-en { $fair }, et { $cheeky } suffisent.
print-play-flat = Les tours sont couchées sur la table : les blocs se posent sur les places de la carte. À la plage, une tour dépasse de sa carte.
print-die = { $strength ->
    [gentle] Kobold gentil
    [cheeky] Kobold effronté
   *[fair] Kobold honnête
}
