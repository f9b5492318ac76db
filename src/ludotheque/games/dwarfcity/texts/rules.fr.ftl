### Les règles de La ville des nains pour les familles, section par section.

rules-title = Les règles de La ville des nains
rules-idea = L’idée
rules-idea-about = Vous êtes des nains et bâtissez une ville ensemble, tour après tour. Le kobold bâtit aussi : une seule haute tour bleue, rien que pour lui, et de temps en temps il renverse une des vôtres.
rules-idea-win = Si toutes vos tours sont debout les premières, vous gagnez tous. Si la tour du kobold est finie avant, c’est lui qui gagne cette fois. Pour 1 à 6 joueurs dès 4 ans environ. Personne n’a besoin de lire.
rules-idea-picture = Trois tours finies aux fenêtres éclairées, deux nains contents, et le kobold derrière sa tour bleue, à laquelle manquent cinq pierres.

## Ce qu’il y a dans la boîte.
rules-box = Dans la boîte
rules-box-about = 40 pierres, dix de chaque couleur, en quatre formes. Chaque couleur a aussi son signe.
rules-box-each = { $count } de chaque couleur
rules-box-cards = Douze cartes de construction à deux côtés. Le côté pierre montre quelles formes vont l’une sur l’autre ; du côté plage, on construit comme on veut.
rules-box-dice = Trois dés avec les quatre couleurs, le blanc et le bleu. Le blanc vaut la couleur que l’on veut ; le bleu est au kobold.
rules-box-blue = { $blue } pierres bleues pour la tour du kobold. Trois d’entre elles cachent son signe.
rules-box-die = Le kobold a son propre dé. Il ne sert que si l’un de vous joue le kobold.

## Le premier jeu.
rules-together = Tous contre le kobold
rules-together-start = Chacun reçoit deux cartes de construction ; les autres forment la réserve. On tire au sort qui commence.
rules-together-roll = Celui dont c’est le tour lance les trois dés.
rules-together-build = Chaque dé de couleur amène une pierre de cette couleur de la table sur l’une de ses propres tours, dans l’ordre que l’on veut. Le blanc amène une pierre de n’importe quelle couleur.
rules-together-card = Quand toutes ses tours sont finies, on prend aussitôt une nouvelle carte. Les dés qui restent peuvent y construire.
rules-together-help = Toutes tes tours sont finies, et il n’y a plus de carte ? Alors tu aides : tes dés construisent sur les tours des autres.
rules-together-blue = Le bleu vient en dernier. Pour chaque dé bleu, on retourne une pierre bleue, et elle va sur la tour du kobold.
rules-together-next = Ensuite, c’est au suivant de lancer.

## Les deux côtés.
rules-faces = Pierre et plage
rules-faces-stone = Pierre
rules-faces-stone-is = La carte montre les formes de bas en haut. Une pierre va si elle a la couleur du dé et la forme qui vient ensuite. Les couleurs d’une tour peuvent se mélanger. Le toit la termine. On peut laisser un dé de côté.
rules-faces-beach = Plage
rules-faces-beach-is = N’importe quelle pierre va sur n’importe laquelle de tes tours qui en a moins de sept. Avec sept pierres, elle est finie, et tu prends une carte. S’il y a une pierre de la couleur, on la prend.
rules-faces-stone-picture = Une carte veut cube, brique, toit. Un cube rouge est posé ; un dé jaune amène la brique jaune.
rules-faces-beach-picture = Sur le sable, un toit se dresse sur une colonne, et un cube sur le toit : à la plage, tout va.

## Le kobold.
rules-kobold = Le signe du kobold
rules-kobold-about = Trois pierres bleues cachent son signe. Quand on retourne l’une d’elles, il surgit.
rules-kobold-tear = Une de tes propres tours tombe, une qui est commencée et pas finie ; c’est toi qui choisis laquelle. Ses pierres reviennent sur la table, sa carte reste, et tu la rebâtis.
rules-kobold-safe = Une tour finie ne tombe jamais. Si aucune des tiennes n’est commencée, il ne se passe rien.
rules-kobold-picture = Une pierre bleue montre le visage du kobold : la tour de deux pierres tombe, celle qui est finie à côté reste debout.

## La fin.
rules-end = La fin
rules-end-stone = Pierre : les douze tours sont finies, celles de la réserve aussi. Vous avez gagné.
rules-end-beach = Plage : les 40 pierres de couleur sont posées. Vous avez gagné.
rules-end-kobold = La dernière pierre bleue du kobold est sur sa tour : il gagne, et il y aura toujours un autre soir.
rules-end-first = On construit avant le bleu : si la dernière pierre et la dernière bleue viennent du même lancer, vous gagnez.
rules-end-score = Ce que l’on compte à la fin, c’est l’avance : combien de pierres manquaient encore à l’autre camp.

## Le second jeu.
rules-duel = L’un de vous est le kobold
rules-duel-about = Pour 2 à 6. Le kobold n’a pas de cartes, seulement les pierres bleues et son propre dé. Le bleu des autres dés ne fait plus rien, et les signes ne comptent pas.
rules-duel-number = Un nombre : autant de pierres bleues vont sur sa tour.
rules-duel-none = Rien : il doit attendre.
rules-duel-himself = Le kobold : il peut renverser une tour de n’importe quel nain, commencée et pas finie. Ou bien il est gentil, et la laisse.
rules-duel-turn = Son tour vient après chaque deuxième tour de nain. Sa tour a { $blocks } pierres.
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
rules-hands-build-is = Les pierres qui vont brillent. Touches-en une, ou tire-la sur une tour. Si elle va à plusieurs endroits, touche aussi la tour.
rules-hands-back = Reprendre
rules-hands-back-is = Une erreur ? Touche la flèche courbée : la pierre que tu viens de poser revient.
rules-hands-done = Passer
rules-hands-done-is = Quand tu as fini, passe les dés au nain suivant.
rules-hands-keys = Au clavier
rules-hands-keys-is = Espace lance. Les flèches mènent à tout ce qui peut se faire, Entrée le fait, Retour arrière reprend.
rules-hands-voice = Voix
rules-hands-voice-is = Si l’appareil a sa propre voix, elle dit à qui c’est le tour et ce qui s’est passé. Un bouton la coupe.

## Ce que la table peut convenir.
rules-options = Ce que l’on peut convenir
rules-option-mode = Jeu
rules-option-mode-is = Tous ensemble, ou l’un de vous est le kobold.
rules-option-face = Côté des cartes
rules-option-face-is = Le côté pierre montre les formes, à la plage tout va.
rules-option-cards = Constructions
rules-option-cards-is = Du côté pierre : des tours de trois ou quatre pierres, ou de faciles, toutes de trois.
rules-option-blue-blocks = Pierres bleues
rules-option-blue-blocks-is = Comme imprimé, pour toutes les cartes ; ou équilibré pour les cartes faciles, c’est notre règle : il faut au kobold une pierre bleue de moins, et deux si l’un de vous le joue.
rules-option-strength = Le kobold
rules-option-strength-is = Gentil, honnête ou effronté. Si vous jouez tous contre le kobold, cela change le nombre de pierres bleues qu’il lui faut : { $gentle }, { $fair } ou { $cheeky } ; honnête, comme dans la boîte. Si l’un de vous le joue, cela change son dé.
rules-option-cadence = Le tour du kobold
rules-option-cadence-is = Après chaque deuxième nain, ce qui est juste quel que soit leur nombre ; comme imprimé, une fois par tour de table, quand vient sa place dans le sens des aiguilles d’une montre ; ou une fois par tour de table, après tous les nains.
rules-option-role = Qui est le kobold
rules-option-role-is = Chacun peut dire : nain, kobold, ou l’un ou l’autre. Si personne ne veut, ou si plusieurs veulent, on tire au sort.
rules-option-bots = Robots
rules-option-bots-is = Ils peuvent être nains ou kobold, du débutant au maître bâtisseur.
rules-option-tablet = Une tablette
rules-option-tablet-is = Plusieurs enfants partagent un écran. Une image et une voix disent à qui c’est le tour.

## Où la boîte laisse quelque chose ouvert.
rules-house = Nos règles maison
rules-house-about = Où la boîte laisse quelque chose ouvert, voici comment nous jouons.
rules-house-shapes = De chaque couleur, il y a trois cubes, deux briques, deux colonnes et trois toits. Les douze constructions habituelles demandent exactement les 40 pierres, et la forme dont une tour a besoin se trouve toujours sur la table dans une couleur ou une autre : personne ne reste bloqué.
rules-house-beach = Douze tours de sept demanderaient 84 pierres, et il y en a 40. La plage est donc finie quand les 40 sont posées.
rules-house-one = Un dé amène une pierre. Il peut attendre les autres, et n’est perdu que quand aucun de tes dés ne peut plus construire.
rules-house-help = Qui a une tour pas finie y construit, et ne peut pas donner ses dés. Du côté pierre, celui qui aide peut laisser un dé, à la plage non.
rules-house-last = À la plage, le blanc peut prendre la dernière pierre de la couleur d’un autre dé ; ce dé est alors perdu.
rules-house-sign = Le signe sur la toute dernière pierre bleue ne renverse plus rien. Ce que le dé du kobold donne au-delà de sa dernière pierre est perdu.
rules-house-back = On peut reprendre une pierre jusqu’au dé suivant, jusqu’à ce que l’on passe, ou jusqu’à ce qu’une carte soit tirée.
rules-house-gentle = Un kobold gentil doit poser plus de pierres bleues, et celles-là sont sans signe. Pour un effronté, toutes sont là, mais il n’a pas besoin des dernières.
rules-house-die = La boîte ne dit pas ce que montre le dé du kobold. Ses six faces sont de nous.
rules-house-turn = Une fois par tour de table, ce serait sans espoir ou sans sel, selon votre nombre. Le kobold vient donc après chaque deuxième nain.
