### The game in English.

game-name = Lowest Alone
game-about = Name a number in secret. The lowest that nobody else has named takes the berries.

level-casual = casual
level-skilled = skilled

## How a match ended.
unit-berries = { $score ->
    [one] berry
   *[other] berries
}
outcome-most-berries = The most berries win.

## What the rules do not allow.
refused-named-already = You have already named your number for this round.
refused-number-unknown = There is no card with { $number } on it.
