### Le jeu en français.

game-name = Lowest Alone
game-about = Choisissez un nombre en secret. Le plus petit que personne d’autre n’a choisi gagne les baies.

level-casual = amateur
level-skilled = confirmé

## La fin d’une partie.
unit-berries = { $score ->
    [one] baie
   *[other] baies
}
outcome-most-berries = La personne qui a le plus de baies gagne.

## Ce que les règles ne permettent pas.
refused-named-already = Vous avez déjà choisi votre nombre pour cette manche.
refused-number-unknown = Aucune carte ne porte le { $number }.
