### Der Tisch und das Haus auf Deutsch: alles auf dem Bildschirm, was zu keinem einzelnen Spiel gehört.

house-name = Ludothek
house-about = Spiele für einen Tisch und viele Bildschirme.
page-name = { $page ->
    [table] Tisch
    [replay] Aufzeichnung
    [beat] Herausforderung
    [screen] Großer Bildschirm
    [learn] Lernrunde
    [rules] Regeln
    [privacy] Datenschutz
    [hall] Saal
    [halls] Saal
   *[records] Rekorde
}
language = Sprache
close = Schließen
cancel = Abbrechen
back-home = Zu den Spielen
reload = Neu laden
try-again = Noch einmal versuchen
save = Speichern
sound = Ton
voice = Stimme
menu = Menü
rules = Regeln
big-screen = Großer Bildschirm

## Das Regal.
home-games = Spiele auf dem Tisch
home-name = Dein Name
home-join = Ich habe einen Code
home-code = Code
home-join-do = Mitspielen
home-move = Deinen Platz auf dieses Gerät holen
home-move-about = Die sechs Buchstaben, die dein anderes Gerät zeigt.
home-move-do = Hierher holen
home-tables = Tische, die auf Mitspieler warten
home-no-tables = Gerade ist kein Tisch offen. Eröffne einen!
home-table-free = { $free ->
    [0] kein freier Stuhl
    [one] 1 freier Stuhl
   *[other] { $free } freie Stühle
}
home-back-all = Wo du sitzt
home-back = Zurück zu deinem Spiel
home-back-lobby = Zurück zu deinem Tisch
home-back-over = Die Partie ist vorbei: zurück an den Tisch
home-visit = Hingehen
home-play = Jetzt spielen
home-play-about = { $bots ->
    [one] mit einem Bot, ohne Warten
   *[other] mit { $bots } Bots, ohne Warten
}
home-level = Stärke der Bots
home-own = Du spielst
home-friends = Mit Freunden
home-alone = Allein
home-alone-what = Was spielst du allein?
home-alone-do = Los
home-daily = Aufgabe des Tages
home-learn = Lernen
print-paper = Auf Papier:
print-pdf = PDF, { $paper ->
    [letter] US Letter
   *[a4] A4
}
home-me = Dein Platz
home-records = Meine Rekorde
home-away = Das Haus antwortet gerade nicht. Es sucht noch die Streichhölzer …
lid-open = Schachtel öffnen
name-you-are = Du bist
name-another = Ein anderer Name
given-name = { $first } { $second }
given-first = { $number ->
    [0] Mutiger
    [1] Munterer
    [2] Kluger
    [3] Sanfter
    [4] Schlauer
    [5] Flinker
    [6] Sonniger
   *[7] Verträumter
}
given-second = { $number ->
    [0] Gecko
    [1] Wombat
    [2] Emu
    [3] Ibis
    [4] Fuchs
    [5] Hase
    [6] Igel
   *[7] Spatz
}

## Die Leitung zum Tisch.
line-connecting = Der Tisch wird gesucht …
line-lost = Die Lampe flackert: Der Tisch wird gesucht …
line-offline = Kein Netz: Dieses Gerät ist offline.
line-slow = Warten auf den Tisch …
line-gone = Diesen Tisch gibt es nicht mehr.
line-gone-about = Er wurde weggeräumt, oder der Link ist nicht vollständig.
line-set-aside = Dieser Tisch ließ sich nicht wieder decken.
line-set-aside-about = Nach einem Neustart konnte das Haus ihn nicht mehr lesen. Er ist aufgehoben, wie er war; wer dieses Haus betreibt, kann ihn reparieren.
line-protocol = Das Haus wurde renoviert.
line-protocol-about = Lade die Seite neu, dann geht es weiter.

## Vor einer Partie.
lobby-chairs = Rund um den Tisch
lobby-agreed = Was wir spielen
lobby-chairs-count = Stühle
lobby-listed = Andere auf diesem Server können diesen Tisch finden
lobby-timer = Ein Zug darf dauern
lobby-timer-is = { $value ->
    [none] so lange er eben dauert
   *[other] { $value } Sekunden, dann zieht ein Bot
}
lobby-start = Anfangen
lobby-start-now = Jetzt anfangen
lobby-call-off = Noch nicht
lobby-waiting-host = { $name } startet die Partie, wenn alle da sind.
lobby-nobody = Niemand hat an diesem Tisch das Sagen: Setz dich, um das zu ändern.
lobby-box = Schachtel
lobby-hints = Tipps sind erlaubt
lobby-hints-about = Wer einen nimmt, stellt keinen Rekord auf.
lobby-hints-alone = Allein gegen Bots hast du sie immer. Wer einen nimmt, stellt keinen Rekord auf.
lobby-more = Weitere Einstellungen
lobby-door = { $count ->
    [one] Jemand ist am Tisch und hat sich noch nicht gesetzt.
   *[other] { $count } sind am Tisch und haben sich noch nicht gesetzt.
}
lobby-another = Noch jemand an diesem Gerät
lobby-another-about = Ihr teilt euch diesen Bildschirm und seid nacheinander dran.
lobby-another-together = Ihr teilt euch diesen Bildschirm: Jeder hat seine Ecke, und alle spielen gleichzeitig.
lobby-another-name = Name der anderen Person
lobby-shared = { $count ->
    [2] Ihr seid zu zweit an diesem Gerät.
   *[other] Ihr seid zu { $count } an diesem Gerät.
}
lobby-take-turns = An diesem Gerät nacheinander spielen
lobby-full = Kein Stuhl ist frei. Schau gern zu.
lobby-removed = Die Tischleitung hat deinen Platz freigegeben.
lobby-removed-about = Setz dich wieder hin, solange ein Stuhl frei ist, schau zu, oder such dir einen anderen Tisch.
lobby-removed-stay = Hierbleiben
chair-number = Stuhl { $number }
chair-empty = Freier Stuhl
chair-you = du
chair-host = leitet
chair-bot = Bot
chair-program = ein Bot auf Einladung
chair-here = da
chair-away = weg
chair-coming = kommt gleich
chair-stand-in = ein Bot spielt weiter
chair-assisted = mit ein bisschen Hilfe
chair-sit = Hinsetzen
chair-remove = Wegschicken: { $name }
chair-remove-sure = { $name } wegschicken? Ein Bot spielt weiter; in diese Partie gibt es kein Zurück.
chair-leave = Aufstehen
chair-leave-sure = Vom Tisch aufstehen? Läuft gerade eine Partie, spielt ein Bot für dich weiter.
chair-rename = Namen ändern
chair-own = Eigene Einstellungen von { $name }
chair-menu = Der Platz von { $name }
chair-own-about = Für unterschiedlich starke Spieler: was nur für diesen Platz gilt.
invite = Andere einladen
invite-code = Code
invite-link = Link
invite-copy = Link kopieren
invite-copied = Der Link ist kopiert.
invite-copy-failed = Kopieren geht hier nicht; markiere den Link und kopiere ihn selbst.
invite-share = Teilen
invite-text = Komm an den Tisch: { $game }
invite-qr = Der Link als Bild für Handys
named = { $name }: { $what }
watching = { $count ->
    [0] Niemand schaut zu.
    [one] 1 Person schaut zu.
   *[other] { $count } Personen schauen zu.
}
watching-you = Du schaust zu.
watching-too = { $count ->
    [one] Eine weitere Person schaut zu.
   *[other] { $count } weitere Personen schauen zu.
}

## Während einer Partie.
people = Am Tisch
host-menu = Tisch
deal-kind = { $kind ->
    [daily] Aufgabe des Tages
    [lesson] Lernrunde
    [hall] Im Saal
   *[again] Noch einmal dieselbe Aufgabe
}
turn-left = Restliche Sekunden für diesen Zug
pause = Pause
go-on = Weiter
end-match = Partie beenden
end-sure = Die Partie jetzt beenden? Dann gewinnt niemand, und nichts zählt.
match-too-long = Diese Partie ist zu lang geworden: Sie endet hier. Niemand gewinnt, und nichts zählt.
again = Noch einmal spielen
paused = Pause
paused-about = Das Spiel steht still, alles ist zugedeckt.
covered = Gleich geht es weiter
covered-about = Der Tisch war kurz weg. Es geht weiter, wenn alle wieder da sind.
cover = Gerät weitergeben
cover-about = Mehrere teilen sich dieses Gerät. Nur wer gerade dran ist, sollte hinschauen.
cover-show = Ich bin { $name }
cover-hide = Verdecken und weitergeben
move-seat = Deinen Platz auf ein anderes Gerät mitnehmen
move-seat-short = Gerät wechseln
move-seat-code = Wähle auf dem anderen Gerät auf der ersten Seite „{ home-move }“ und tippe diesen Code ein. Er gilt nur einmal.
watch-replay = Noch einmal ansehen
keep-record = Aufzeichnung speichern
result = Ergebnis
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
bot-played = Die Zeit ist um: Ein Bot macht diesen Zug für dich.
bot-played-for = Die Zeit von { $name } ist um: Ein Bot macht diesen Zug.
evening = Heute Abend
evening-wins = { $name }: { $wins ->
    [one] 1 Sieg
   *[other] { $wins } Siege
}{ $draws ->
    [0] { "" }
    [one] , 1 Unentschieden
   *[other] , { $draws } Unentschieden
}
evening-match = { $game } · { $result }
result-line = { $name }: { $score }

## Gäste, die später kommen, und wer weg ist.
guest-welcome = Willkommen! Hier läuft eine Partie.
guest-welcome-over = Willkommen! Die Partie ist vorbei.
guest-removed = Für diese Partie hat die Tischleitung deinen Platz vergeben.
guest-removed-about = Ein Bot spielt für dich weiter. Schau zu, sei nächstes Mal dabei, oder such dir einen anderen Tisch.
guest-elsewhere = Einen anderen Tisch suchen
guest-take = Für einen Bot einspringen
guest-take-about = Du spielst mit dem weiter, was der Bot hat.
guest-take-from = Anstelle von { $name }
guest-now = Jetzt
guest-chapter = Ab dem nächsten Zug
guest-next = Nächstes Mal bin ich dabei
guest-next-about = Ein Stuhl bleibt für dich frei, und die nächste Partie wartet kurz auf dich.
guest-full = Für die nächste Partie sind alle Stühle vergeben.
guest-watch = Nur zuschauen
guest-watching = Du schaust zu
guest-join = Mitspielen
guest-kept = Nächstes Mal bist du dabei
guest-coming = Ab dem nächsten Zug spielst du mit
guest-withdraw = Doch nur zuschauen
guest-kept-for = { $name } ist nächstes Mal dabei.
guest-coming-for = { $name } springt gleich ein
guest-joined = { $name } springt für einen Bot ein.
host-now = { $name } leitet jetzt den Tisch.
host-now-you = Du leitest jetzt den Tisch.
presence = { $kind ->
    [away] weg
    [stand-in] Bot
    [back] zurück
   *[host] leitet
}
presence-of = { $kind ->
    [away] { $name } ist weg
    [stand-in] Ein Bot spielt für { $name }
    [back] { $name } ist zurück
   *[host] { $name } leitet jetzt
}
lobby-starting = Einen Moment, wir warten auf { $names } …

## Eine Partie noch einmal.
replay-title = { $game }: noch einmal ansehen
replay-step = Schritt { $step } von { $steps }
replay-first = An den Anfang
replay-back = Zurück
replay-on = Vor
replay-last = Ans Ende
replay-round-back = Vorige Marke
replay-round-on = Nächste Marke
replay-seat = Aus der Sicht von
replay-everyone = alle zugleich
replay-spectator = einem Zuschauer
replay-slider = Stelle in der Partie

## Ablehnungen.
refused-unknown = Das hat nicht geklappt.
refused-line-lost = Die Verbindung zum Tisch ist weg. Versuch es noch einmal, sobald sie wieder da ist.
refused-act-stale = Am Tisch ging es inzwischen weiter: Das hat nicht gezählt.
refused-action-unknown = So etwas gibt es in diesem Spiel nicht.
refused-bot-unknown = Es gibt keinen Bot namens „{ $given }“.
refused-chair-taken = Da sitzt schon jemand.
refused-chair-unknown = An diesem Tisch gibt es keinen Stuhl { $seat }.
refused-chairs-taken = { $taken } Stühle sind besetzt; weniger können es nicht sein.
refused-code-short = Das ist zu kurz: Ein Code hat mindestens { $letters } Buchstaben.
refused-code-unknown = Zu diesem Code gibt es keinen Tisch.
refused-match-too-long = Diese Partie ist zu lang geworden. Sie endet hier.
refused-host-stays = Wer den Tisch leitet, kann nicht weggeschickt werden.
refused-not-kept = Der Tisch konnte das nicht festhalten. Nichts hat sich geändert; versuch es noch einmal.
refused-house-full = Alle Tische dieses Hauses sind besetzt.
refused-move-unknown = Dieser Code gilt nicht mehr. Hol dir auf dem anderen Gerät einen neuen.
refused-name-alike = Das könnte man an diesem Tisch mit „{ $other }“ verwechseln. Nimm bitte einen anderen Namen.
refused-name-bad = In diesem Namen ist etwas, das sich nicht zeigen lässt. Buchstaben aller Schriften, Ziffern, Emojis und einfache Zeichen sind willkommen.
refused-name-empty = Ein Name braucht mindestens einen Buchstaben, eine Ziffer oder ein Emoji.
refused-name-long = Dieser Name ist zu lang: Es ist Platz für etwa { $most } Buchstaben.
refused-name-taken = So heißt an diesem Tisch schon jemand.
refused-no-cookie = Dieser Browser behält keine Cookies; ohne sie würde der Tisch dich nicht wiedererkennen.
refused-not-a-wall = Nur ein großer Bildschirm verkündet, wie eine Partie ausging.
refused-not-host = Das darf nur, wer den Tisch leitet.
refused-not-now = Das geht gerade nicht.
refused-not-playing = Es läuft keine Partie.
refused-not-your-seat = Das ist nicht dein Platz.
refused-not-seated = Das kann nur, wer am Tisch sitzt.
refused-seated-already = Du sitzt schon an diesem Tisch.
refused-deal-given = Diese Karten gehören denen, die gerade spielen. Bei der nächsten Partie bist du willkommen.
refused-sent-away = Für diese Partie hat die Tischleitung deinen Platz vergeben. Zuschauen geht, und nächstes Mal mitspielen auch.
refused-not-expected = Hier ist kein Stuhl für dich freigehalten.
refused-options-bad = Diese Einstellungen passen nicht: { $problem }
refused-paused = Gerade ist Pause.
refused-phrases-closed = Solange der Sand läuft, spricht niemand.
refused-log-gap = Von dieser Partie fehlt ein Stück.
refused-table-unknown = Diesen Tisch gibt es nicht.
refused-table-set-aside = Nach einem Neustart ließ sich dieser Tisch nicht wieder decken. Er ist aufgehoben; wer dieses Haus betreibt, kann ihn reparieren.
refused-tables-in-use = Alle { $most } Tische dieses Geräts oder Netzes sind besetzt. Verlass erst einen davon.
refused-table-full = Kein Stuhl ist frei.
refused-host-unknown = Dieses Haus ist unter diesem Namen nicht bekannt.
refused-code-of-hall = Dieser Code führt in einen Saal, nicht an einen Tisch.
refused-hall-leads = Dieser Tisch gehört zu einem Saal: Das entscheidet, wer den Saal leitet.
refused-hall-sealed = Das wird verraten, wenn alle mit dieser Runde fertig sind.
refused-hall-unknown = Diesen Saal gibt es nicht, oder er ist geschlossen.
refused-hall-stranger = Diese Person spielt in diesem Saal nicht mit.
refused-hall-over = Dieser Abend ist vorbei.
refused-hall-full = Dieser Saal ist voll: Er hat Platz für { $most } Leute.
refused-hall-team = Wähle zuerst ein Team.
refused-hall-removed = Wer diesen Saal leitet, hat deine Teilnahme beendet.
refused-hall-nobody = { $needed ->
    [one] Noch ist niemand da.
   *[other] Es müssen mindestens { $needed } Leute da sein.
}
refused-hall-all-met = Alle haben gegen alle gespielt.
refused-hall-not-this-game = Dieses Spiel wird nicht im Saal gespielt.
refused-hall-not-this-mode = Diese Spielweise passt nicht in einen Saal.
refused-hall-one-more = Du leitest schon { $most } Säle. Beende zuerst einen davon.
refused-halls-full = Alle Säle dieses Hauses sind belegt.
refused-halls-of-network = Alle { $most } Säle dieses Netzes sind belegt. Erst muss einer davon schließen.
refused-hall-not-host = Das kann nur das Gerät, das diesen Saal eröffnet hat.
