### Ein Spiel lernen, und seine Regelseite.

learn-guide = Lernrunde
learn-opening = Die Lernrunde wird aufgebaut …
learn-step = { $step } von { $steps }
learn-praise = Gut gemacht!
learn-on = Weiter
learn-back = Zurück
learn-again = Von vorn
learn-leave = Lernrunde verlassen
learn-fold = Erklärung ausblenden
learn-unfold = Und jetzt?
learn-try = Ausprobieren
learn-aloud = Vorlesen
learn-picture = Das Bild
learn-play = Jetzt spielen
learn-rules = Regeln lesen
learn-keys = Mit der Tastatur: { $keys }
rules-contents = Auf dieser Seite
rules-print = Drucken
rules-learn = Spielend lernen
rules-missing-page = Von diesem Spiel gibt es hier keine Regeln.
