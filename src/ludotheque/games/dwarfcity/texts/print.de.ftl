### Auf Papier.

print-about = { $cards } Baukarten in zwei Sätzen, { $blocks } farbige und { $blue } blaue Blöcke, Würfel, Zwerge und ein Kobold, für 1 bis 6 Spieler.
print-make-cut = Schneide die Stadt und die Karten an den dünnen Linien aus und die Blöcke an ihrem Rand. Karten mit einem Blatt sind die leichten: Spielt mit einem der beiden Sätze von zwölf.
print-make-fold = Falte die Kreuze zu Würfeln und kleb die Laschen fest. Falte Zwerge und Kobold in der Mitte, kleb beide Seiten zusammen und knick die Füße nach außen.
print-play-lay = Legt die Stadt in die Mitte und die farbigen Blöcke darauf. Mischt die blauen und legt sie daneben, sodass niemand die { $signs } Zeichen sieht. Ein fairer Kobold braucht { $fair }: Lasst zwei ohne Zeichen in der Schachtel. Ein sanfter braucht alle { $gentle }; für einen frechen legt { $fair } hin, und { $cheeky } genügen.
print-play-flat = Die Türme liegen flach auf dem Tisch: Blöcke kommen auf die Plätze der Karte. Am Strand wächst ein Turm über seine Karte hinaus.
print-die = { $strength ->
    [gentle] Sanfter Kobold
    [cheeky] Frecher Kobold
   *[fair] Fairer Kobold
}
