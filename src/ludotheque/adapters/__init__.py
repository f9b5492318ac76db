"""The games as environments of PettingZoo, Gymnasium and OpenSpiel. Needs the extra `adapters` or `spiel`."""
