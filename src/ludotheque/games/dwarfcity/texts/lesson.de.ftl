### Die Lernrunde der Zwergen-Stadt in vier Bildern: was der Maulwurf sagt.

lesson-roll-title = Würfle!
lesson-roll = Ich bin der Maulwurf. Einem Turm fehlt noch das Dach. Tippe auf die Würfel!
lesson-roll-keys = Leertaste
lesson-build-title = Baue!
lesson-build = Ein gelber Würfel holt einen gelben Baustein. Von unten nach oben, und das Dach kommt zuletzt. Tippe auf einen Stein, der leuchtet.
lesson-build-keys = Pfeile führen zu einem leuchtenden Stein, die Eingabetaste baut ihn
lesson-build-roof-done = Das Dach sitzt: Licht in den Fenstern! Baue auf deiner neuen Karte weiter.
lesson-build-hand = Alles gebaut? Dann gib die Würfel weiter.
lesson-blue-title = Blau gehört dem Kobold
lesson-blue = Jeder blaue Würfel gibt ihm einen Stein. Steckt er darunter, stürzt ein Turm ein, der nicht fertig ist. Würfle noch einmal!
lesson-blue-tear = Oh, der Kobold! Welcher Turm stürzt ein? Tippe ihn zweimal an.
lesson-blue-fell = Rums! Aber die Steine sind wieder da: Du baust ihn neu. Fertige Türme fallen nie um.
lesson-city-title = Alle Türme vor seinem
lesson-city = Du hast { $towers } von { $all } Türmen, der Kobold { $pile } von { $needed } Steinen. Steht deine Stadt vor seinem Turm, gewinnen alle.
lesson-city-done = Die Stadt steht. Hurra! Sogar der Kobold kommt zum Fest.
lesson-city-lost = Diesmal war der Kobold schneller. Noch einmal?
