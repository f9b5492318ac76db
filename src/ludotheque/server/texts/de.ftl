### Wörter des Servers.

## Im Terminal.
play-open = Der Tisch ist gedeckt: { $link }
play-lan = Für alle in diesem Netz: { $link }
server-missing = Der Tisch braucht das Paket { $package }: pip install 'ludotheque[server]'
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
