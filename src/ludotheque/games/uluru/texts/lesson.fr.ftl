### La leçon d’Uluru : ce que dit le bilby, écran par écran.

lesson-birds-title = Bonsoir !
lesson-birds = Je suis le bilby, et je connais tous les oiseaux d’ici. Ces huit-là rêvent d’une place au rocher ; il y en a pour tout le monde. Ce soir, c’est vous qui les installez.
lesson-seat-title = Posez un oiseau
lesson-seat = Glissez { $name } sur une place autour du rocher, n’importe laquelle. Ou touchez d’abord l’oiseau, puis la place.
lesson-seat-alone = Sur cette branche, { $name } n’aurait aucun voisin. Essayez ailleurs !
lesson-seat-keys = { $letter }, puis un chiffre de 0 à 7
lesson-wish-title = Exaucez un vœu
lesson-wish = { $name } a un vœu : { $wish }. Sur sa carte, l’oiseau pâle est { $name }, l’oiseau coloré est { $other }. Installez { $name } comme il le veut.
lesson-wish-not-yet = { $name } n’est pas content ici. Comparez avec l’image !
lesson-swap-title = Changez d’avis
lesson-swap = Posez { $name } sur { $other } : ils échangent leurs places. Pour reprendre un oiseau, posez-le à côté du plateau.
lesson-swap-keys = { $letter }, puis la place de l’autre
lesson-fill-title = Et maintenant, les autres
lesson-fill = Lisez chaque carte et installez son oiseau. En cas de doute, la lampe vous aide.
lesson-fill-met = Vœux exaucés : { $met } sur { $all }.
lesson-fill-done = Tous les vœux sont exaucés ! Appuyez maintenant sur « { lock } ».
lesson-stones-title = Vous savez jouer !
lesson-stones = { $stones ->
    [0] Aucune pierre, tout le monde dort bien !
    [one] 1 pierre pour un oiseau déçu.
   *[other] { $stones } pierres, une par oiseau déçu.
} Dans une vraie partie, le sable coule en même temps, et la personne qui a le moins de pierres gagne.

## Comment deux places sont l’une par rapport à l’autre.
lesson-place = Montrer sur le plateau :
lesson-place-is = { $which ->
    [next] Adjacents
    [corner] Coin
    [opposite] En face
   *[far] À 2 places
}
lesson-place-about = { $which ->
    [next] Adjacents, sur une même branche
    [corner] Partagent un coin, là où une corde lie deux branches
    [opposite] En face, de l’autre côté du rocher
   *[far] Loin l’un de l’autre : au moins deux places entre eux
}
