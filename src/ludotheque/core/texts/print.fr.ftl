### Sur papier.

print-make = À fabriquer
print-make-paper = Prenez le papier le plus épais que votre imprimante accepte, ou collez les feuilles sur du carton.
print-make-flip = Imprimez en recto verso, retourné sur le bord long, en taille réelle et sans ajuster à la page : les deux faces se superposent alors.
print-play = À jouer
print-foot-own = Fait avec Ludotheque, dans ses propres dessins.
