### Learning a game, and its rules page.

learn-guide = Lesson
learn-opening = The lesson is being set up …
learn-step = { $step } of { $steps }
learn-praise = Well done!
learn-on = Go on
learn-back = Back
learn-again = From the start
learn-leave = Leave the lesson
learn-fold = Hide the explanation
learn-unfold = What now?
learn-try = Try it out
learn-aloud = Read aloud
learn-picture = The picture
learn-play = Play now
learn-rules = Read the rules
learn-keys = With the keyboard: { $keys }
rules-contents = On this page
rules-print = Print
rules-learn = Learn it by playing
rules-missing-page = There are no rules for this game here.
