### The rules of Dwarf City for families, section by section.

rules-title = The rules of Dwarf City
rules-idea = The idea
rules-idea-about = You are dwarfs and build a city together, tower by tower. The kobold builds too: one tall blue tower, all for himself, and now and then he knocks one of yours over.
rules-idea-win = If all your towers stand first, you all win. If the kobold’s tower is finished first, he wins this time. For 1 to 6 players from about the age of 4. Nobody has to read.
rules-idea-picture = Three finished towers with lit windows, two happy dwarfs, and the kobold behind his blue tower, which still needs five blocks.

## What is in the box.
rules-box = In the box
rules-box-about = 40 blocks, ten of each colour, in four shapes. Every colour has a sign as well.
rules-box-each = { $count } of each colour
rules-box-cards = Twelve building cards with two faces. The stone face shows which shapes go on top of each other; on the beach face you build as you like.
rules-box-dice = Three dice with the four colours, white and blue. White is any colour you like; blue belongs to the kobold.
rules-box-blue = { $blue } blue blocks for the kobold’s tower. Three of them hide his sign.
rules-box-die = The kobold has a die of his own. It is needed only if one of you plays him.

## The first game.
rules-together = All against the kobold
rules-together-start = Everyone gets two building cards; the other cards are the stock. Chance decides who begins.
rules-together-roll = The player whose turn it is rolls the three dice.
rules-together-build = Every die with a colour brings one block of that colour from the table onto one of your own towers, in whatever order you like. White brings a block of any colour.
rules-together-card = When all your towers are finished, you take a new card at once. Dice that are left may build on it.
rules-together-help = All your towers finished, and no card left? Then you help: your dice build on the other players’ towers.
rules-together-blue = Blue comes last. For every blue die one blue block is turned over, and it goes onto the kobold’s tower.
rules-together-next = Then the next player rolls.

## The two faces.
rules-faces = Stone and beach
rules-faces-stone = Stone
rules-faces-stone-is = The card shows the shapes from the ground up. A block fits if its colour is that of the die and its shape is the next one. The colours of a tower may be mixed. The roof finishes it. You may leave a die unused.
rules-faces-beach = Beach
rules-faces-beach-is = Any block goes on any of your towers that has fewer than seven. With seven blocks it is finished, and you take a card. If there is a block of the die’s colour, you must take it.
rules-faces-stone-picture = A card wants cube, brick, roof. A red cube stands; a yellow die brings the yellow brick.
rules-faces-beach-picture = On the sand a roof stands on a pillar, and a cube on the roof: on the beach anything goes.

## The kobold.
rules-kobold = The kobold’s sign
rules-kobold-about = Three blue blocks hide his sign. When one of them is turned over, he jumps out.
rules-kobold-tear = One of your own towers falls, one that is started but not finished; you choose which. Its blocks go back to the table, its card stays, and you build it again.
rules-kobold-safe = Finished towers never fall. If none of yours is started, nothing happens.
rules-kobold-picture = A blue block shows the kobold’s face: the tower with two blocks falls, the finished one beside it stands.

## The end.
rules-end = The end
rules-end-stone = Stone: all twelve towers are finished, those from the stock too. You have won.
rules-end-beach = Beach: all 40 coloured blocks are in place. You have won.
rules-end-kobold = The kobold’s last blue block is on his tower: he wins, and there is always another evening.
rules-end-first = Building comes before blue: if the last block and the last blue come with the same roll, you win.
rules-end-score = What counts in the end is the lead: how many blocks the other side was short.

## The second game.
rules-duel = One of you is the kobold
rules-duel-about = For 2 to 6. The kobold has no cards, only the blue blocks and his own die. The blue faces of the other dice do nothing now, and signs mean nothing.
rules-duel-number = A number: that many blue blocks go onto his tower.
rules-duel-none = Nothing: he has to wait.
rules-duel-kobold = The kobold: he may knock down one tower of any dwarf, started but not finished. Or he is nice, and lets it stand.
rules-duel-turn = His turn comes after every second dwarf’s turn. His tower has { $blocks } blocks.
rules-duel-picture = The six faces of the kobold’s die: { $faces }.
rules-duel-face = { $face ->
    [none] nothing
    [k] the kobold
   *[other] { $face }
}

## How one plays here.
rules-hands = How to play here
rules-hands-roll = Roll
rules-hands-roll-is = Tap the dice.
rules-hands-build = Build
rules-hands-build-is = Blocks that fit shine. Tap one, or drag it onto a tower. If it fits in several places, tap the tower as well.
rules-hands-back = Take back
rules-hands-back-is = A slip? Tap the curved arrow, and the block that you have just built comes off again.
rules-hands-done = Pass on
rules-hands-done-is = When you are done, pass the dice on to the next dwarf.
rules-hands-keys = With the keyboard
rules-hands-keys-is = Space rolls. Arrows lead to whatever can be done, Enter does it, Backspace takes back.
rules-hands-voice = Voice
rules-hands-voice-is = Where the device has a voice of its own, it says whose turn it is and what has happened. There is a switch for it.

## What the table can agree on.
rules-options = What you can agree on
rules-option-mode = Game
rules-option-mode-is = All together, or one of you is the kobold.
rules-option-face = Face of the cards
rules-option-face-is = Stone shows the shapes, on the beach anything goes.
rules-option-cards = Buildings
rules-option-cards-is = On the stone face: towers of three or four blocks, or easy ones, all of three.
rules-option-blue-blocks = Blue blocks
rules-option-blue-blocks-is = As printed, for all cards; or balanced for easy cards, which is our rule: the kobold needs one blue block fewer, and two if one of you plays him.
rules-option-strength = The kobold
rules-option-strength-is = Gentle, fair or cheeky. If you all play against the kobold, this sets how many blue blocks he needs: { $gentle }, { $fair } or { $cheeky }; fair is as in the box. If one of you plays him, it changes his die.
rules-option-cadence = The kobold’s turn
rules-option-cadence-is = After every second dwarf, which is fair for any number of dwarfs; as printed, once a round when it is his seat’s turn, clockwise; or once a round after all dwarfs.
rules-option-role = Who is the kobold
rules-option-role-is = Everyone may say: dwarf, kobold, or either. If nobody wants to, or several do, chance decides.
rules-option-bots = Bots
rules-option-bots-is = They can be dwarfs or the kobold, from a beginner to a master builder.
rules-option-tablet = One tablet
rules-option-tablet-is = Several children share a screen. A picture and a voice say whose turn it is.

## Where the box leaves something open.
rules-house = Our house rules
rules-house-about = Where the box leaves something open, this is how we play.
rules-house-shapes = In each colour there are three cubes, two bricks, two pillars and three roofs. The twelve usual buildings need exactly all 40 blocks, and whatever shape a tower needs is still on the table in some colour: nobody can get stuck.
rules-house-beach = Twelve towers of seven would need 84 blocks, and there are 40. So the beach is finished when all 40 are in place.
rules-house-one = A die brings one block. It may wait for the others, and is lost only when none of your dice can build any more.
rules-house-help = A player with an unfinished tower builds there, and cannot give dice away. On the stone face a helper may leave a die unused; on the beach they may not.
rules-house-last = On the beach white may take the last block of another die’s colour; that die is then lost.
rules-house-sign = The sign on the very last blue block knocks nothing over any more. What the kobold’s die gives beyond his last block is lost.
rules-house-back = A block can be taken back until the next die, until you pass the dice on, or until a new card is drawn.
rules-house-gentle = A gentle kobold has to lay more blue blocks, and the extra ones have no sign. For a cheeky one all are there, but he does not need the last ones.
rules-house-die = The box does not say what is on the kobold’s die. Its six faces are ours.
rules-house-turn = Once a round would be hopeless or dull, depending on how many you are. So the kobold comes after every second dwarf.

## On paper.
rules-paper = On paper
rules-paper-about = All of it can be printed: the city, building cards, blocks to lay onto them, dice to fold, dwarfs and the kobold to stand up. The sheets come as a PDF.
