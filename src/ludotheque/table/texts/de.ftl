### Der Tisch und das Haus auf Deutsch: alles auf dem Bildschirm, was zu keinem einzelnen Spiel gehört.

house-name = Ludothek
house-about = Spiele für einen Tisch und viele Bildschirme.
language = Sprache
close = Schließen
cancel = Abbrechen
back-home = Zum Regal
reload = Neu laden
yes = Ja
no = Nein
save = Speichern

## Das Regal.
home-games = Spiele im Regal
home-open = Einen Tisch eröffnen
home-open-game = Einen Tisch eröffnen: { $game }
home-name = Dein Name
home-listed = Andere auf diesem Server können den Tisch finden
home-have-code = Du hast einen Code
home-join = Zu einem Tisch dazukommen
home-join-about = Vier Buchstaben, die dir jemand vorliest.
home-code = Code
home-join-do = Dazukommen
home-move = Deinen Platz auf dieses Gerät holen
home-move-about = Sechs Buchstaben, die dein anderes Gerät zeigt.
home-move-do = Hierher holen
home-tables = Tische, die auf Mitspieler warten
home-no-tables = Gerade ist kein Tisch offen. Eröffne einen!
home-table-free = { $free ->
    [0] kein freier Stuhl
    [one] 1 freier Stuhl
   *[other] { $free } freie Stühle
}
home-visit = Hingehen

## Die Leitung zum Tisch.
line-connecting = Der Tisch wird gesucht …
line-lost = Die Lampe flackert: Der Tisch wird gesucht …
line-gone = Diesen Tisch gibt es nicht mehr.
line-gone-about = Er wurde weggeräumt, oder der Link ist nicht vollständig.
line-protocol = Das Haus wurde renoviert.
line-protocol-about = Lade die Seite neu, dann geht es weiter.

## Vor einer Partie.
lobby-chairs = Um den Tisch
lobby-agreed = Was wir spielen
lobby-chairs-count = Stühle
lobby-listed = Andere auf diesem Server finden diesen Tisch
lobby-timer = Ohne Sanduhr darf ein Zug dauern
lobby-timer-is = { $value ->
    [none] so lange er braucht
   *[other] { $value } Sekunden
}
lobby-start = Anfangen
lobby-waiting-host = { $name } fängt an, wenn alle da sind.
lobby-nobody = Niemand hat an diesem Tisch das Sagen: Setz dich, um das zu ändern.
chair-number = Stuhl { $number }
chair-empty = Freier Stuhl
chair-you = du
chair-host = leitet
chair-bot = Bot
chair-here = da
chair-away = weg
chair-stand-in = ein Bot spielt weiter
chair-sit = Hinsetzen
chair-sit-at = Auf Stuhl { $number } setzen
chair-sit-more = Noch jemand an diesem Gerät setzt sich hierher
chair-bot-add = Einen Bot setzen
chair-bot-level = Bot für Stuhl { $number }
chair-remove = Wegschicken: { $name }
chair-remove-short = Wegschicken
chair-leave = Aufstehen
chair-leave-sure = Vom Tisch aufstehen? Läuft gerade eine Partie, spielt ein Bot für dich weiter.
chair-rename = Namen ändern
chair-own = Eigene Einstellungen von { $name }
chair-own-short = Eigene Einstellungen
invite = Andere einladen
invite-code = Code
invite-link = Link
invite-copy = Link kopieren
invite-copied = Der Link ist kopiert.
invite-copy-failed = Kopieren geht hier nicht; markiere den Link und kopiere ihn selbst.
invite-qr = Der Link als Bild für Telefone
watching = { $count ->
    [0] Niemand schaut zu.
    [one] 1 Person schaut zu.
   *[other] { $count } Personen schauen zu.
}
watching-you = Du schaust zu.

## Während einer Partie.
people = Am Tisch
host-menu = Tisch
pause = Pause
go-on = Weiter
end-match = Partie beenden
end-sure = Die Partie jetzt beenden? Dann gewinnt niemand, und nichts wird gezählt.
again = Noch einmal spielen
again-waiting = { $name } kann zur nächsten Partie rufen.
paused = Pause
paused-about = Der Sand steht still, die Karten sind verdeckt.
covered = Gleich geht es weiter
covered-about = Der Tisch war kurz weg. Es geht weiter, wenn alle wieder da sind.
cover = Gerät weitergeben
cover-about = Mehrere teilen sich dieses Gerät. Nur wer gerade dran ist, sollte hinschauen.
cover-show = Ich bin { $name }
cover-hide = Verdecken und weitergeben
move-seat = Den Platz auf ein anderes Gerät holen
move-seat-short = Anderes Gerät
move-seat-code = Wähle auf dem anderen Gerät auf der ersten Seite „{ home-move }“ und tippe diesen Code ein. Er gilt einmal.
watch-replay = Noch einmal ansehen
keep-record = Aufzeichnung speichern
result = Ergebnis
result-place = { $place }. { $name }: { $score } { $unit }
result-everyone-won = Gewonnen!
result-nobody-won = Diesmal hat das Spiel gewonnen.
records = Die besten Ergebnisse dieser Art
record-line = { $name }: { $score } { $unit } ({ $date })
record-mine = deins
phrases = Etwas sagen
phrase = { $phrase ->
    [hello] Hallo!
    [well-done] Gut gemacht!
    [thinking] Ich überlege …
    [oops] Hoppla!
    [thanks] Danke!
    [again] Noch eine?
    [ready] Ich bin so weit.
    [nudge] Der Tisch wartet auf dich.
   *[goodbye] Tschüss!
}
phrase-said = { $name }: { $phrase }
nudged = Der Tisch wartet auf { $name }.
evening = Heute Abend
evening-none = Noch nichts gespielt.
evening-wins = { $name }: { $wins ->
    [one] 1 Sieg
   *[other] { $wins } Siege
}
evening-match = { $game }: { $result }

## Eine Partie noch einmal.
replay-title = { $game }, noch einmal angesehen
replay-step = Schritt { $step } von { $steps }
replay-first = An den Anfang
replay-back = Zurück
replay-on = Vor
replay-last = Ans Ende
replay-round-back = Vorige Marke
replay-round-on = Nächste Marke
replay-seat = Gesehen von
replay-spectator = einem Zuschauer
replay-slider = Wo in der Partie
replay-keys = Die Pfeiltasten gehen Schritt für Schritt, Pos1 und Ende an die Enden.

## Ablehnungen.
refused-unknown = Das hat nicht geklappt.
refused-line-lost = Die Leitung zum Tisch ist weg. Sobald sie wieder da ist, versuch es noch einmal.
refused-action-unknown = So etwas gibt es in diesem Spiel nicht.
refused-bot-unknown = Es gibt keinen Bot namens „{ $given }“.
refused-chair-taken = Da sitzt schon jemand.
refused-chair-unknown = An diesem Tisch gibt es keinen Stuhl { $seat }.
refused-chairs-taken = { $taken } Stühle sind besetzt; weniger können es nicht sein.
refused-code-unknown = Unter diesem Code wartet kein Tisch.
refused-host-stays = Wer den Tisch leitet, kann nicht weggeschickt werden.
refused-not-kept = Der Tisch konnte das nicht festhalten. Nichts hat sich geändert; versuch es noch einmal.
refused-house-full = Alle Tische dieses Hauses sind besetzt.
refused-move-unknown = Dieser Code gilt nicht mehr. Hol dir auf dem anderen Gerät einen neuen.
refused-name-bad = Ein Name hat 1 bis { $most } Buchstaben, Ziffern oder einfache Zeichen.
refused-name-taken = So heißt an diesem Tisch schon jemand.
refused-no-cookie = Dieser Browser behält keine Cookies; ohne würde der Tisch dich nicht wiedererkennen.
refused-not-host = Das darf nur, wer den Tisch leitet.
refused-not-now = Das geht gerade nicht.
refused-not-playing = Es läuft keine Partie.
refused-not-your-seat = Das ist nicht dein Platz.
refused-options-bad = Diese Einstellungen passen nicht: { $problem }
refused-paused = Die Partie hat Pause.
refused-phrases-closed = Solange der Sand läuft, spricht niemand.
refused-table-unknown = Diesen Tisch gibt es nicht.
refused-table-full = Kein Stuhl ist frei.
refused-host-unknown = Dieses Haus ist unter diesem Namen nicht bekannt.
