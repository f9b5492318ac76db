### The lesson of Dwarf City in four pictures: what the mole says.

lesson-roll-title = Roll the dice!
lesson-roll = I am the mole. One tower still needs its roof. Tap the dice!
lesson-roll-keys = Space
lesson-build-title = Build!
lesson-build = A yellow die takes a yellow block. From the ground up, and the roof comes last. Tap a block that shines.
lesson-build-keys = arrows lead to a shining block, Enter builds it
lesson-build-roof-done = The roof is on: lights in the windows! Go on building on your new card.
lesson-build-hand = All built? Then pass the dice on.
lesson-blue-title = Blue is the kobold’s
lesson-blue = Every blue die gives him a block. If he hides under it, an unfinished tower falls. Roll again!
lesson-blue-tear = Oh, the kobold! Which tower falls? Tap it twice.
lesson-blue-fell = Bump! But its blocks are back: just build it again. Finished towers never fall.
lesson-city-title = All towers, before his
lesson-city = You have { $towers } of { $all } towers, the kobold { $pile } of { $needed } blocks. If your city stands before his tower does, everybody wins.
lesson-city-done = The city stands. Hurray! Even the kobold comes to the feast.
lesson-city-lost = This time the kobold was faster. Once more?
