### La leçon d’Autruches : ce que dit le fennec, écran par écran.

lesson-desert-title = Bonjour des dunes !
lesson-desert = Je suis le fennec. Vous jouez le soleil, { $name } la lune. Une autruche qui saute sur la rangée du fond, là-haut, sort la tête du sable. Quatre visages gagnent, et vous en avez déjà deux !
lesson-leap-title = Sautez, puis tournez une tuile
lesson-leap = Prenez n’importe quelle autruche : elle saute comme un cavalier aux échecs. Tournez ensuite une tuile avec ses flèches, mais pas celle où elle est arrivée, puis touchez « { go-move } ».
lesson-leap-keys = flèches et Entrée ; + ou − tourne la tuile sous le curseur ; Maj + Entrée joue
lesson-mate-title = À { $name }
lesson-mate = { $name } fait de même. L’autruche qui a sauté est marquée : vous ne pouvez pas la déplacer juste après. Toutes les autres, oui, même celles de l’autre tribu.
lesson-face-title = Sortez une tête
lesson-face = Faites sauter une des vôtres sur la rangée du fond : la guetteuse, celle à l’œil, si elle peut y aller. Un visage montre où une tête sort.
lesson-face-far = Aucune des vôtres ne peut y aller pour l’instant. Approchez-en une, ou tournez une tuile : elle emporte tout le monde.
lesson-gift-title = Que sait-elle faire ?
lesson-gift = { $gift ->
    [eye] Une guetteuse ! Choisissez deux croupions : à vous seulement de voir ce qu’ils savent faire. Puis tournez une tuile.
    [bush] Une jardinière ! Mettez un buisson là où il gêne. Puis tournez une tuile.
    [swap] Une jongleuse ! Choisissez deux croupions : ils échangent leurs places. Puis tournez une tuile.
    [tiles] Une déplaceuse de dunes ! Choisissez deux tuiles : elles échangent leurs places avec tout ce qu’elles portent. Puis tournez une tuile.
    [plain] Une autruche ordinaire : elle ne sait rien faire de spécial, mais un visage est un visage. Tournez une tuile.
   *[none] Quatre de vos six autruches ont un pouvoir, une seule fois, quand leur tête sort : regarder deux croupions, en échanger deux, déplacer un buisson, échanger deux tuiles. Faites-en sortir une et essayez.
}
lesson-gift-turn = Et maintenant, tournez une tuile.
lesson-four-title = Le quatrième visage gagne
lesson-four = Vous avez { $faces } visages sur { $all }, { $name } en a { $theirs }. Les cercles montrent ce que je ferais. Attention : un visage compte toujours pour sa tribu !
lesson-four-done = Quatre visages : vous avez gagné !
lesson-four-lost = Cette fois, { $name } a été plus rapide. On recommence ?
lesson-four-draw = Partie nulle. Personne n’a perdu !
