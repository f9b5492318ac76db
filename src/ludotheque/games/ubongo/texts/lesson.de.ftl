### Die Lernrunde von Ubongo: was das Erdmännchen sagt, Bild für Bild. $piece ist der bloße Name eines Teils.

lesson-lay-title = Guten Morgen!
lesson-lay = Ich bin das Erdmännchen. Der Würfel zeigt: { symbol }. Also sollen diese drei Teile deine Figur bedecken. Zieh eines darauf, so wie es ist. Gut für den Anfang: { piece }.
lesson-lay-keys = ein Teil mit seiner Nummer, dann Pfeile und Eingabe
lesson-turn-title = Drehen und wenden
lesson-turn = Tippen dreht ein Teil, doppelt tippen wendet es; die Knöpfe, das Mausrad und ein Rechtsklick tun es auch. Mach dieses hier passend und leg es hin: { piece }. Was liegt, kannst du jederzeit verschieben; Antippen nimmt es zurück.
lesson-turn-keys = R dreht, F wendet, Rücktaste nimmt zurück
lesson-cover-title = Bedecke alles
lesson-cover = Kein Feld darf hervorlugen, kein Teil darf überstehen. Sobald deine Figur bedeckt ist, hört dich die ganze Savanne: Ubongo! Wenn du nicht weiterweißt, hilft die Lampe.
lesson-cover-back = So geht es nicht weiter. Nimm zurück: { piece }.
lesson-gems-title = Edelsteine!
lesson-gems = { $rank ->
    [1] Du bist zuerst fertig geworden: Ein Saphir von der Leiste gehört dir, und ein Stein aus dem Beutel.
    [2] Du bist als Zweites fertig geworden: Ein Bernstein von der Leiste gehört dir, und ein Stein aus dem Beutel.
   *[other] Wer zuerst fertig ist, nimmt einen Saphir von der Leiste, wer danach kommt, einen Bernstein. Und alle, die es geschafft haben, ziehen einen Stein aus dem Beutel.
} Ein Stein hat so viele Spitzen, wie er Punkte wert ist: Rubin 4, Saphir 3, Smaragd 2, Bernstein 1.
lesson-gems-wait = { $name } sucht noch, mit vier Teilen. Schau ruhig zu: Wer fertig ist, darf zusehen.
lesson-gems-done = Dein Schatz ist { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} wert.
lesson-chance-title = Wenn der Sand läuft
lesson-chance = Im echten Spiel gibt dir die Sanduhr 45 Sekunden. Ist sie durchgelaufen, ist die Runde vorbei. Hat es dann noch niemand geschafft, wird sie ein Mal umgedreht: die zweite Chance. Geht gar nichts mehr? Gib auf und schau, wie es den anderen ergeht.
lesson-more-title = Jetzt kannst du spielen!
lesson-more = Neun Runden, jedes Mal eine neue Tafel und ein neuer Wurf: Jedes Symbol nennt andere Teile. Seite B braucht vier davon. Es gewinnt, wer die meisten Punkte hat. Und allein spielst du gegen die Zeit, oder fünf Aufgaben so schnell du kannst.
