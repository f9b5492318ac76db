### Das Spiel auf Deutsch.

game-name = Lowest Alone
game-about = Nenne heimlich eine Zahl. Die niedrigste, die sonst niemand genannt hat, bekommt die Beeren.

level-casual = Hobbyspieler
level-skilled = Könner

## Wie eine Partie endet.
unit-berries = { $score ->
    [one] Beere
   *[other] Beeren
}
outcome-most-berries = Es gewinnt, wer die meisten Beeren hat.

## Was die Regeln nicht erlauben.
refused-named-already = Du hast deine Zahl für diese Runde schon genannt.
refused-number-unknown = Es gibt keine Karte mit der { $number }.
