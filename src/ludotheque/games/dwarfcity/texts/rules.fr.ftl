### Les règles de La ville des nains pour les familles, section par section.

rules-title = Les règles de La ville des nains
rules-idea = L’idée
rules-idea-about = Nous sommes des nains et construisons ensemble une ville, tour après tour. Le kobold construit aussi : une seule haute tour bleue, rien que pour lui, et de temps en temps il renverse une des nôtres.
rules-idea-win = Si toutes nos tours sont debout avant la sienne, tout le monde gagne. Si la tour du kobold est finie la première, c’est lui qui gagne cette fois. Pour 1 à 6 joueurs dès 4 ans environ. Personne n’a besoin de lire.
rules-idea-picture = Trois tours finies aux fenêtres éclairées, deux nains contents, et le kobold derrière sa tour bleue, à laquelle manquent cinq blocs.

## Ce qu’il y a dans la boîte.
rules-box = Dans la boîte
rules-box-about = 40 blocs, dix de chaque couleur, en quatre formes. Chaque couleur a aussi son signe.
rules-box-each = { $count } de chaque couleur
rules-box-cards = Douze cartes de construction à deux côtés. Le côté pierre montre quelles formes vont l’une sur l’autre ; du côté plage, tu construis comme tu veux.
rules-box-dice = Trois dés avec les quatre couleurs, le blanc et le bleu. Le blanc vaut la couleur que tu veux ; le bleu est au kobold.
rules-box-blue = { $blue } blocs bleus pour la tour du kobold. Trois d’entre eux cachent son signe.
rules-box-die = Le kobold a son propre dé. Il ne sert que si quelqu’un joue le kobold.

## Le premier jeu.
rules-together = Tous contre le kobold
rules-together-start = Chacun reçoit deux cartes de construction ; les autres forment la réserve. On tire au sort qui commence.
rules-together-roll = Quand c’est ton tour, tu lances les trois dés.
rules-together-build = Chaque dé de couleur amène un bloc de cette couleur de la table sur l’une de tes propres tours, dans l’ordre que tu veux. Le blanc amène un bloc de n’importe quelle couleur.
rules-together-card = Quand toutes tes tours sont finies, tu prends aussitôt une nouvelle carte. Les dés qui restent peuvent y construire.
rules-together-help = Toutes tes tours sont finies, et il n’y a plus de carte ? Alors tu aides : tes dés construisent sur les tours des autres.
rules-together-blue = Le bleu vient en dernier. Pour chaque dé bleu, on retourne un bloc bleu, et il va sur la tour du kobold.
rules-together-next = Ensuite, le joueur suivant lance les dés.

## Les deux côtés.
rules-faces = Pierre et plage
rules-faces-stone = Pierre
rules-faces-stone-is = La carte montre les formes de bas en haut. Un bloc convient s’il a la couleur du dé et la forme qui vient ensuite. Une tour peut être multicolore. Le toit la termine. Tu peux laisser un dé de côté.
rules-faces-beach = Plage
rules-faces-beach-is = N’importe quel bloc va sur n’importe laquelle de tes tours qui en a moins de sept. Avec sept blocs, elle est finie, et tu prends une carte. S’il y a un bloc de la couleur du dé, tu dois le prendre.
rules-faces-stone-picture = Une carte veut cube, brique, toit. Un cube rouge est posé ; un dé jaune amène la brique jaune.
rules-faces-beach-picture = Sur le sable, un toit se dresse sur une colonne, et un cube sur le toit : à la plage, tout va.

## Le kobold.
rules-kobold = Le signe du kobold
rules-kobold-about = Trois blocs bleus cachent son signe. Quand on retourne l’un d’eux, il surgit.
rules-kobold-tear = Une de tes propres tours tombe, une qui est commencée et pas finie ; c’est toi qui choisis laquelle. Ses blocs reviennent sur la table, sa carte reste, et tu la reconstruis.
rules-kobold-safe = Une tour finie ne tombe jamais. Si aucune des tiennes n’est commencée, il ne se passe rien.
rules-kobold-picture = Un bloc bleu montre le visage du kobold : la tour de deux blocs tombe, celle qui est finie à côté reste debout.

## La fin.
rules-end = La fin
rules-end-stone = Pierre : les douze tours sont finies, celles de la réserve aussi. Les nains ont gagné.
rules-end-beach = Plage : les 40 blocs de couleur sont posés. Les nains ont gagné.
rules-end-kobold = Le dernier bloc bleu du kobold est sur sa tour : il gagne, et demain est un autre soir.
rules-end-first = On construit avant le bleu : si le dernier bloc de couleur et le dernier bloc bleu viennent du même lancer, les nains gagnent.
rules-end-score = Ce que l’on compte à la fin, c’est l’avance : combien de blocs manquaient encore à l’autre camp.

## Le second jeu.
rules-duel = Quelqu’un est le kobold
rules-duel-about = Pour 2 à 6. Le kobold n’a pas de cartes, seulement les blocs bleus et son propre dé. Le bleu des autres dés ne fait plus rien, et les signes ne comptent pas.
rules-duel-number = Un nombre : autant de blocs bleus vont sur sa tour.
rules-duel-none = Rien : il doit attendre.
rules-duel-kobold = Le kobold : il peut renverser une tour de n’importe quel nain, commencée et pas finie. Ou bien il est gentil, et la laisse debout.
rules-duel-turn = Son tour vient tous les deux tours de nain. Sa tour a { $blocks } blocs.
rules-duel-picture = Les six faces du dé du kobold : { $faces }.
rules-duel-face = { $face ->
    [none] rien
    [k] le kobold
   *[other] { $face }
}

## Comment on joue ici.
rules-hands = Comment jouer ici
rules-hands-roll = Lancer
rules-hands-roll-is = Touche les dés.
rules-hands-build = Construire
rules-hands-build-is = Les blocs qui conviennent brillent. Touches-en un, ou fais-le glisser sur une tour. S’il va à plusieurs endroits, touche aussi la tour.
rules-hands-back = Reprendre
rules-hands-back-is = Une erreur ? Touche la flèche courbée : le bloc que tu viens de poser revient.
rules-hands-done = Passer
rules-hands-done-is = Quand tu as fini, passe les dés au nain suivant.
rules-hands-keys = Au clavier
rules-hands-keys-is = Espace lance. Les flèches mènent à tout ce qui peut se faire, Entrée le fait, Retour arrière reprend.
rules-hands-voice = Voix
rules-hands-voice-is = Si l’appareil a sa propre voix, elle dit de qui c’est le tour et ce qui s’est passé. Un bouton la coupe.

## Ce dont la table peut convenir.
rules-options = Ce dont on peut convenir
rules-option-mode = Jeu
rules-option-mode-is = Tous ensemble, ou quelqu’un est le kobold.
rules-option-face = Côté des cartes
rules-option-face-is = Le côté pierre montre les formes, à la plage tout va.
rules-option-cards = Constructions
rules-option-cards-is = Du côté pierre : des tours de trois ou quatre blocs, ou de faciles, toutes de trois.
rules-option-blue-blocks = Blocs bleus
rules-option-blue-blocks-is = Comme dans la boîte, pour toutes les cartes ; ou équilibrés pour les cartes faciles, c’est notre règle : il faut au kobold un bloc bleu de moins, et deux si quelqu’un le joue.
rules-option-strength = Le kobold
rules-option-strength-is = Gentil, honnête ou effronté. Si tout le monde joue contre le kobold, cela change le nombre de blocs bleus qu’il lui faut : { $gentle }, { $fair } ou { $cheeky } ; honnête, comme dans la boîte. Si quelqu’un le joue, cela change son dé.
rules-option-cadence = Le tour du kobold
rules-option-cadence-is = Chaque fois après deux nains, ce qui est juste quel que soit leur nombre ; comme dans la boîte, une fois par tour de table, quand vient sa place dans le sens des aiguilles d’une montre ; ou une fois par tour de table, après tous les nains.
rules-option-role = Qui est le kobold
rules-option-role-is = Chacun peut dire : nain, kobold, ou l’un ou l’autre. Si personne ne veut, ou si plusieurs veulent, on tire au sort.
rules-option-bots = Robots
rules-option-bots-is = Ils peuvent être nains ou kobold, du débutant au maître bâtisseur.
rules-option-tablet = Une tablette
rules-option-tablet-is = Plusieurs enfants partagent un écran. Une image et une voix disent de qui c’est le tour.

## Là où la boîte laisse une question ouverte.
rules-house = Nos règles maison
rules-house-about = Là où la boîte laisse une question ouverte, voici comment nous jouons.
rules-house-shapes = De chaque couleur, il y a trois cubes, deux briques, deux colonnes et trois toits. Les douze constructions habituelles demandent exactement les 40 blocs, et la forme dont une tour a besoin se trouve toujours sur la table dans une couleur ou une autre : personne ne reste bloqué.
rules-house-beach = Douze tours de sept demanderaient 84 blocs, et il y en a 40. La plage est donc finie quand les 40 sont posés.
rules-house-one = Un dé amène un bloc. Il peut attendre les autres, et n’est perdu que quand aucun de tes dés ne peut plus construire.
rules-house-help = Si tu as une tour pas finie, tu construis là, et tu ne peux pas donner tes dés. Du côté pierre, quand tu aides, tu peux laisser un dé ; à la plage, non.
rules-house-last = À la plage, le blanc peut prendre le dernier bloc de la couleur d’un autre dé ; ce dé est alors perdu.
rules-house-sign = Le signe sur le tout dernier bloc bleu ne renverse plus rien. Ce que le dé du kobold donne au-delà de son dernier bloc est perdu.
rules-house-back = Tu peux reprendre un bloc jusqu’au dé suivant, jusqu’à ce que tu passes les dés, ou jusqu’à ce qu’une carte soit tirée.
rules-house-gentle = Un kobold gentil doit poser plus de blocs bleus, et ceux qui s’ajoutent sont sans signe. Pour un effronté, tous sont là, mais il n’a pas besoin des derniers.
rules-house-die = La boîte ne dit pas ce que montre le dé du kobold. Ses six faces sont de nous.
rules-house-turn = Une fois par tour de table, ce serait sans espoir ou sans sel, selon le nombre de joueurs. Le kobold joue donc chaque fois après deux nains.

## Sur papier.
rules-paper = Sur papier
rules-paper-about = Tout peut être imprimé : la cité, les cartes de construction, des blocs à poser dessus, des dés à plier, des nains et le kobold à dresser. Les feuilles sont prêtes en PDF.
