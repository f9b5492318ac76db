### Wörter des Servers.

## Im Terminal.
play-open = Der Tisch ist gedeckt: { $link }
play-lan = Für alle in diesem Netz: { $link }
server-missing = Der Tisch braucht das Paket { $package }: pip install 'ludotheque[server]'
play-taken = An Port { $port } lauscht schon jemand. Nimm einen anderen: make play PORT={ $other } oder ludotheque play --port { $other }
play-stop = Beenden mit Strg-C.
backup-done = Eine Kopie von allem liegt in { $file }.
backup-missing = In { $file } liegen keine Daten.
backup-exists = { $file } gibt es schon; wähle einen anderen Namen.
backup-failed = Die Kopie ist misslungen: { $problem }

## Ablehnungen.
refused-too-fast = Zu schnell. Versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
  } wieder.
refused-message-bad = Das lässt sich nicht lesen: { $problem }
refused-message-too-long = Das ist zu lang; höchstens { $most } Byte.
refused-not-found = Hier ist nichts.
refused-replay-unknown = Diese Partie gibt es nicht, oder sie ist noch nicht zu Ende.
refused-no-hints = An diesem Tisch sind Tipps nicht erlaubt.
refused-no-hint = Im Augenblick gibt es keinen Tipp.
refused-no-review = Noch ist nichts zu Ende.
refused-day-runs-on = Die Aufgabe des Tages kennt keine Pause und kein vorzeitiges Ende: Der Sand läuft für alle gleich.
refused-no-lesson = Für dieses Spiel gibt es noch keine Lernrunde.
refused-no-daily = Für dieses Spiel gibt es keine Aufgabe des Tages.
refused-ghost-unknown = An diesem Platz hat niemand gespielt.
refused-deal-not-again = Für so viele lässt sich diese Aufgabe nicht noch einmal stellen.

## Links, die man jemandem schickt.
preview-score = { $score } { $unit }
preview-foot = Kannst du das besser?
page-replay-title = { $game }: { $name }, { $score }
page-replay-about = Sieh dir Schritt für Schritt an, wie { $name } gespielt hat.
page-beat-title = { $game }: Schlägst du { $name }?
page-beat-about = Genau dieselbe Aufgabe. { $name } hat { $score }.
page-table-title = { $name } lädt dich zu { $game } ein
page-table-open = Ein Tisch mit { $game }
page-table-about = Öffne den Link und setz dich dazu. Ohne Konto, ohne Installation.
