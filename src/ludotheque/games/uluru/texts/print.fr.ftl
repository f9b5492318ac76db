### Sur papier.

print-about = { $cards } cartes de vœux, des plateaux pour { $players } joueurs avec { $birds } oiseaux chacun, et des pierres.
print-make-cut = Découpez tout le long des traits fins : plateaux, plaques des oiseaux, oiseaux, pierres et cartes. Chaque niveau de cartes a son propre dos, avec autant d’étoiles.
print-play-row = Posez les huit plaques en rangée, de Blanc à Noir. Chacun a un plateau et huit oiseaux. Prenez les niveaux de votre jeu et mélangez ces cartes. Quelqu’un prend le soleil.
print-play-deal = La personne qui a le soleil retourne huit cartes, une sous chaque plaque : cet oiseau a ce vœu. Sur la carte, c’est celui sans couleur.
print-play-timer = Lancez un minuteur de { $sand } secondes. Tous posent leurs oiseaux en même temps, à l’abri des regards et sans un mot, et les déplacent à volonté. Quand le temps est écoulé, plus rien ne bouge.
print-play-next = Les cartes quittent le jeu, les plateaux sont vidés, et le soleil passe à la personne à gauche.
