### Sur papier.

print-about = Quatre tuiles, { $ostriches } autruches pour chacun des deux joueurs, des buissons, et une carte des pouvoirs pour chacun.
print-make-cut = Découpez les tuiles, les cartes et les autruches le long des traits fins. Jouez avec les autruches dont le dos montre la tribu ; ou, comme dans la boîte, avec celles aux dos tous pareils, si vous vous fiez à votre mémoire.
print-play-lay = Posez les quatre tuiles en carré et asseyez-vous de part et d’autre. Une autruche est posée face cachée : elle a la tête dans le sable.
print-play-mark = Posez l’empreinte sur l’autruche qui vient de sauter : elle est interdite au prochain saut de l’adversaire.
