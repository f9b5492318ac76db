### Laying a new game, in English.

new-game-done = Done. `make play` shows it on the table, `make check` tests it; docs/adding-a-game.md says how to go on.
refused-new-game-no-clone = A new game needs a clone of Ludotheque; this folder is not in one.
refused-new-game-key = “{ $given }” cannot be the key of a game: a lower-case letter, then up to 19 lower-case letters or digits.
refused-new-game-title = A title has up to { $most } characters, without braces, quotation marks or backslashes.
refused-new-game-taken = There is a folder for “{ $given }” already.
