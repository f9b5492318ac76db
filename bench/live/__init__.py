"""The live table under load, side by side with boardgame.io: the same generator against both servers."""
