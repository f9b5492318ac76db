### Poser un nouveau jeu, en français.

new-game-done = C’est fait. `make play` le montre sur la table, `make check` le teste ; docs/adding-a-game.md dit comment continuer.
refused-new-game-no-clone = Un nouveau jeu se crée dans un clone de Ludotheque ; ce dossier n’en fait pas partie.
refused-new-game-key = « { $given } » ne peut pas être la clé d’un jeu : une lettre minuscule, puis jusqu’à 19 lettres minuscules ou chiffres.
refused-new-game-title = Un titre a jusqu’à { $most } caractères, sans accolades, guillemets ni barres obliques inverses.
refused-new-game-taken = Il y a déjà un dossier pour « { $given } ».
