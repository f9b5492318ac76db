### Die Lernrunde von Vogel Strauß: was der Fennek sagt, Bild für Bild.

lesson-desert-title = Hallo aus den Dünen!
lesson-desert = Ich bin der Fennek. Die Sonne ist dein Stamm, der Mond der von { $name }. Wer in die hinterste Reihe springt, da oben, zieht den Kopf aus dem Sand. Vier Gesichter gewinnen, und zwei hast du schon!
lesson-leap-title = Springen, dann drehen
lesson-leap = Nimm irgendeinen Strauß: Er springt wie der Springer im Schach. Dann dreh mit den Pfeilen irgendein Plättchen außer dem, auf dem er landet, und drück „{ go-move }“.
lesson-leap-keys = Pfeile und Enter; + oder − dreht das Plättchen unter dem Zeiger; Umschalt + Enter zieht
lesson-mate-title = Jetzt { $name }
lesson-mate = { $name } macht dasselbe. Der gesprungene Strauß ist markiert: Den darfst du gleich danach nicht bewegen. Alle anderen schon, auch die von { $name }.
lesson-face-title = Kopf hoch!
lesson-face = Lass einen von deinen in die hinterste Reihe springen: den Späher mit dem Auge, wenn er hinkommt. Ein Gesicht zeigt, wo ein Kopf auftaucht.
lesson-face-far = Gerade kommt keiner von deinen hin. Spring näher heran, oder dreh ein Plättchen: Es nimmt alle mit.
lesson-gift-title = Was kann er?
lesson-gift = { $gift ->
    [eye] Ein Späher! Wähle zwei Hinterteile: Nur du siehst, was sie können. Dann dreh ein Plättchen.
    [bush] Ein Gärtner! Setz einen Busch dorthin, wo er stört. Dann dreh ein Plättchen.
    [swap] Ein Tauscher! Wähle zwei Hinterteile: Sie tauschen die Plätze. Dann dreh ein Plättchen.
    [tiles] Ein Dünenschieber! Wähle zwei Plättchen: Sie tauschen die Plätze mit allem darauf. Dann dreh ein Plättchen.
    [plain] Ein einfacher Strauß: Er kann nichts Besonderes, aber ein Gesicht ist ein Gesicht. Dreh ein Plättchen.
   *[none] Vier von deinen sechs können etwas, ein einziges Mal, wenn ihr Kopf auftaucht: zwei Hinterteile ansehen, zwei tauschen, einen Busch versetzen, zwei Plättchen tauschen. Lass einen auftauchen und probier es aus.
}
lesson-gift-turn = Und jetzt dreh ein Plättchen.
lesson-four-title = Das vierte Gesicht gewinnt
lesson-four = Du hast { $faces } von { $all } Gesichtern, { $name } hat { $theirs }. Die Ringe zeigen, was ich täte. Merke: Ein Gesicht zählt immer für seinen Stamm!
lesson-four-done = Vier Gesichter: Du hast gewonnen!
lesson-four-lost = Diesmal war { $name } schneller. Noch einmal?
lesson-four-draw = Unentschieden. Niemand hat verloren!
