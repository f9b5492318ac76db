### Uluru en français. Un oiseau porte le nom de sa couleur ; $name y ajoute son signe, $bird est la clé seule.

game-name = Uluru
game-about = Installez huit oiseaux de rêve autour du rocher selon leurs vœux, pendant que le sable coule.

and = { $front } et { $last }
bird = { $bird ->
    [white] Blanc
    [pink] Rose
    [yellow] Jaune
    [orange] Orange
    [red] Rouge
    [green] Vert
    [blue] Bleu
   *[black] Noir
}
letter = { $bird ->
    [white] b
    [pink] s
    [yellow] j
    [orange] o
    [red] r
    [green] v
    [blue] u
   *[black] n
}

## Les vœux, et ce que demande le contraire de chacun.
wish-any = n’importe où
wish-boomerang = dans le groupe du boomerang
wish-lonely = sur une place isolée
wish-long = sur un grand côté
wish-short = sur un petit côté
wish-next = adjacent à { $name }
wish-opposite = en face { $bird ->
    [orange] d’{ $name }
   *[other] de { $name }
}
wish-corner = partager un coin avec { $name }
wish-neither = ni adjacent à { $name } ni en face
wish-far = à 2 places au moins { $bird ->
    [orange] d’{ $name }
   *[other] de { $name }
}
wish-same = ce que veut { $name }
wish-contrary = le contraire de ce que veut { $name }
not-boomerang = sur une place isolée
not-lonely = dans le groupe du boomerang
not-long = sur un petit côté
not-short = sur un grand côté
not-next = pas adjacent à { $name }
not-opposite = pas en face { $bird ->
    [orange] d’{ $name }
   *[other] de { $name }
}
not-corner = ne partager aucun coin avec { $name }
not-neither = adjacent à { $name } ou en face
not-far = à moins de 2 places { $bird ->
    [orange] d’{ $name }
   *[other] de { $name }
}

## Là où une chaîne de vœux finit sans rien demander.
ends-anything = exaucé d’office
ends-self = exaucé d’office : le vœu parle de l’oiseau lui-même
ends-circle = exaucé d’office : les vœux tournent en rond

## Pourquoi une carte n’est pas exaucée.
why-absent = ne s’est pas posé
why-sits = il est en { $own }
why-sit = il est en { $own }, { $name } en { $place }
why-missing = il est en { $own }, mais { $name } ne s’est pas posé

## Réponses sur une donne.
best-stones = { $stones ->
    [0] Tous les vœux peuvent être exaucés.
    [one] Le meilleur résultat possible est de 1 pierre.
   *[other] Le meilleur résultat possible est de { $stones } pierres.
}
best-optima = { $optima ->
    [1] Un seul des 40 320 placements y parvient.
   *[other] { $optima } des 40 320 placements y parviennent.
}
score-stones = { $stones ->
    [0] Aucune pierre : tous les vœux sont exaucés.
    [one] 1 pierre.
   *[other] { $stones } pierres.
}
difficulty-level = Difficulté { $level } sur 5.
clash-none = Aucun vœu n’en gêne un autre.
clash-some = Ces vœux ne peuvent pas tous être exaucés ensemble :
clash-card = { "  " }{ $name } : { $wish }
move-none = Aucun coup, à lui seul, n’épargnerait de pierre.
move-best = Meilleur coup : { $name } à la place { $place }{ $swaps ->
    [none] { "" }
   *[other] , en échange avec { $swaps }
}. { $gain ->
    [0] Il ouvre la voie vers un plateau idéal.
    [one] Il épargne 1 pierre.
   *[other] Il épargne { $gain } pierres.
}
deal-seed = Graine : { $seed }
input-waiting = Tapez ou collez du JSON, puis terminez par Ctrl-D.

## Enquêtes.
mode = { $mode ->
    [first] première partie
    [after] après la première partie
    [tricky] vraiment corsé
    [strengths] niveaux différents
    [experts] experts
    [experts-4] experts, 4 deuxièmes cartes
    [experts-8] experts, 8 deuxièmes cartes
   *[custom] niveaux de cartes au choix
}
level-beginner = débutant
level-casual = amateur
level-skilled = confirmé
level-master = maître
interval = { $mean } [{ $low } ; { $high }]
percent = { $share } %
column-mode = Mode
column-level = Niveau { $level }
column-bot = Robot
column-stones = Pierres par donne
column-below = Par rapport au niveau inférieur
difficulty-title = Difficulté de { $deals } donnes de chaque mode
difficulty-fit = Corrélation des rangs avec l’effort d’une recherche simple, toutes donnes réunies : { $fit }
difficulty-plan = { $deals } donnes pour chacun des { $modes } modes, chacune résolue et cherchée plusieurs fois : { $time }.
bots-plan = { $deals } donnes pour { $levels } niveaux de robots : { $time }.
bots-playing = Les robots jouent
bots-title = { $deals } donnes, les mêmes à chaque niveau ; moyennes et intervalles de confiance à 95 %
bots-optimum = Le moins de pierres possible, en moyenne : { $mean }

## Au terminal.
you = Vous
word-lock = fini
word-unlock = reprendre
word-ready = prêt
word-help = aide
word-rules = règles
word-quit = quitter
play-title = Uluru · { $mode }
play-against = À table avec vous : { $players }
play-solo = Vous jouez en solo : le moins de pierres possible.
play-sealed = Scellé avant la première carte : { $commitment }…
play-help = { $first }0 pose { $name } à la place 0, { $first } seul le reprend ; plusieurs à la fois : { $first }0 { $second }3
    { $lock } : j’ai terminé cette manche, { $unlock } : pas encore, { $ready } : manche suivante
    { $help }, { $rules }, { $quit }
play-places = Groupe du boomerang : 3 4 5 6 7. Places isolées : 0 1 2.
    Grands côtés : 1 2 et 5 6 7. Petits côtés : 0 et 3 4.
    Adjacents : 1-2, 3-4, 5-6, 6-7 ; jamais de part et d’autre d’un coin.
    Partagent un coin : 0-1, 2-3, 4-5, 7-0.
    En face : 0-3, 0-4, 1-6, 1-7, 2-5, 2-6.
    À 2 places au moins : deux places ou plus entre eux, dans les deux sens.
play-rules = Huit oiseaux, huit places autour du rocher. Chaque carte est le vœu de son oiseau.
    { play-places }
    Ce que veut un autre oiseau : suivez sa carte, mais pour cet oiseau-ci.
    Le contraire de ce qu’il veut : tout sauf cela. Le contraire de « n’importe où » est exaucé d’office.
    Si cet oiseau a deux cartes : les deux, ou le contraire de chacune.
    Un vœu qui parle de l’oiseau lui-même, ou qui tourne en rond, est exaucé d’office.
    Chaque vœu manqué coûte une pierre, un oiseau qui ne s’est pas posé aussi.
    La personne qui a le moins de pierres gagne.
    Niveaux différents : la pile claire a les niveaux 1 et 2 et 16 cartes du niveau 3, au hasard ; la pile sombre, les 8 autres et les niveaux 4 et 5.
play-unclear = « { $word } » ne veut rien dire ici. Tapez { $help } pour voir ce qui est compris.
play-unclear-near = « { $word } » ne veut rien dire ici. Vouliez-vous dire { $near } ?
play-unclear-place = « { $word } » : les places vont de 0 à 7.
play-refused = { $why }
play-round = Manche { $round } sur { $rounds }
play-lead = Le sablier sera retourné dans 3 secondes : lisez les vœux.
play-lead-no-glass = La manche commence dans 3 secondes : lisez les vœux.
play-sand = Le sable coule !
play-hurry = Encore dix secondes !
play-no-sand = Prenez votre temps : la manche se termine quand tout le monde a fini.
play-sand-out = Le sable s’est écoulé !
play-evaluation = Décompte de la manche { $round }
play-locked = C’est noté : vous avez fini. Pour changer d’avis tant que les autres jouent : { $unlock }
play-unlocked = Vos oiseaux sont de nouveau libres.
play-held = C’est noté : ce sera fait le moment venu.
play-dropped = Trop tard, oublié : { $text }
play-beside = Encore à côté du plateau : { $birds }
play-all-landed = Tous les oiseaux sont posés.
play-over = La partie est terminée
play-left = Vous avez quitté la table. À la prochaine !
play-seed = Pour rejouer ces cartes : { $command }
prompt-begin = Entrée pour commencer, { $rules } pour les lire toutes >
prompt-review = Entrée : manche suivante, d’elle-même dans { $seconds } s >
prompt-waiting = Les autres regardent encore >
prompt-locked = fini
column-player = Robot { $seat }
column-wish = Vœu
column-sum = Pierres (en tout)
round-sum = { $now } ({ $total })
evaluation-why = { $name } demande : { $wish } ; { $why }.
evaluation-absent = { $name } ne s’est pas posé.
board-yours = Votre plateau
board-best = Un plateau idéal
result-solo = { $stones ->
    [0] Pas une seule pierre. Les oiseaux chantent !
    [one] 1 pierre en tout.
   *[other] { $stones } pierres en tout.
}
result-won = Vous gagnez avec { $stones ->
    [one] { $stones } pierre
   *[other] { $stones } pierres
} !
result-shared = Victoire partagée avec { $stones ->
    [one] { $stones } pierre
   *[other] { $stones } pierres
} : { $players }
result-lost = { $players } { $winners ->
    [one] gagne
   *[other] gagnent
} avec { $stones ->
    [one] { $stones } pierre
   *[other] { $stones } pierres
}. Bien joué quand même !
record-written = L’enregistrement de la partie est dans { $file }.
record-none = La partie n’est pas allée à son terme : il n’y a pas d’enregistrement.

## Une partie racontée après coup.
story-round = Manche { $round }
story-starter = { $player } tire les premières cartes.
story-second = { $name } reçoit une deuxième carte.
story-dealt = { "  " }{ $name } : { $wish }
story-locked = { $player } a fini.
story-unlocked = { $player } se ravise.
story-sand = Le sable s’est écoulé pour { $players }.
story-unmet = { "  " }{ $name } ({ $wish }) n’est pas content de : { $players }
story-board = { $player } : { $stones ->
    [one] { $stones } pierre
   *[other] { $stones } pierres
} avec { $board }
story-nobody = aucun oiseau posé
story-won = { $players } { $winners ->
    [one] gagne
   *[other] gagnent
} avec { $stones ->
    [one] { $stones } pierre
   *[other] { $stones } pierres
}.

## Ce que les règles ne permettent pas.
refused-levels-too-few = Ces niveaux ont { $cards } cartes ; il en faut { $needed }.
refused-rounds-too-many = Ce mode a des cartes pour { $most } manches au plus.
refused-not-placing = Les oiseaux ne bougent que pendant la manche.
refused-not-locked = Vous n’avez pas annoncé avoir fini.
refused-locked-in = Vous avez annoncé avoir fini ; changez d’abord d’avis.
refused-bird-beside-board = { bird } est encore à côté du plateau.
refused-bird-there-already = { bird } est déjà là.
refused-not-review = Cette manche doit d’abord se terminer : annoncez que vous avez fini quand c’est le cas.

## Ce qui peut clocher dans ce qui est demandé.
refused-levels-unknown = « { $given } » : ce ne sont pas des niveaux ; écrivez 4, 1,2,3 ou 3-5, de 1 à 5.
refused-sand-unknown = Il n’y a pas de sablier de « { $given } » secondes ; il y a 30, 45, 60, 90, 120 et none.
refused-bot-unknown = Il n’y a pas de robot nommé « { $given } » ; il y a { $known }.
refused-option-elsewhere = { $option } ne sert qu’avec --mode { $mode }.
refused-bots-too-many = Il y a de la place pour { $most } robots au plus à côté de vous.
refused-cards-missing = { where } : { bird } n’a pas de carte ; il en faut aux huit couleurs.
refused-cards-not-list = { where } : les cartes d’un oiseau doivent être une liste, comme ["next:blue"].
refused-cards-number = { where } : un oiseau a une ou deux cartes, pas { $given }.
refused-wish-not-text = { where } : un vœu doit être un texte comme "next:blue", pas { $given }.
refused-kind-unknown = { where } : il n’y a pas de vœu { $given } ; il y a { $known }.
refused-colour-unknown = { where } : il n’y a pas d’oiseau { $given } ; il y a { $known }.
refused-colour-missing = { where } : le vœu { $kind } doit nommer un oiseau, comme "{ $kind }:blue".
refused-colour-superfluous = { where } : le vœu { $kind } ne nomme pas d’oiseau.
refused-place-unknown = { where } : une place est un nombre entier de 0 à 7, pas { $given }.
refused-place-taken = { where } : la place { $place } est prise par { bird }.

## Comment une partie s’est terminée.
unit-stones = { $score ->
    [one] pierre
   *[other] pierres
}
outcome-fewest-stones = La personne qui a le moins de pierres gagne ; à égalité, la victoire est partagée.
refused-deal-wrong = Une donne a une ou deux cartes pour chacun des { $birds } oiseaux ; celle-ci est pour { $given }.
refused-board-wrong = Un plateau a { $birds } oiseaux, chacun à côté ou à sa propre place de 0 à 7 : { $given }
refused-deals-wrong = Ce ne sont pas des donnes : chacune a { $width } octets, des numéros de vœux avec une rangée claire complète.
