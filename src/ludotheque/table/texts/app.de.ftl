### Die App auf diesem Gerät: der Server nicht erreichbar, eine neuere Fassung.

away = Das Haus ist nicht zu erreichen
away-about = Es gibt keine Verbindung zum Server, deshalb kann gerade niemand spielen: Alle Tische stehen dort. Beendete und laufende Partien sind dort sicher.
away-look = Noch einmal nachsehen
update = Eine neuere Fassung des Hauses liegt bereit.
update-take = Neu laden
update-later = Später
hall-open = Ein Saal für viele
