// The game of the comparison on boardgame.io's own server: two players, each with a secret board of eight places.
// `node server.mjs PORT`, on this machine only. Matches are kept in memory, so nothing survives the process.

import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const { ActivePlayers, INVALID_MOVE, PlayerView } = require("boardgame.io/core");
const { Server } = require("boardgame.io/server");

const BIRDS = 8;

/** Seat a bird on the player's own board; on an occupied place the two change places. */
function land({ G, playerID }, bird, place) {
  const { board } = G.players[playerID];
  if (!(bird in board) || !(place in board) || board[bird] === place) return INVALID_MOVE;
  const other = board.indexOf(place);
  if (other >= 0) board[other] = board[bird];
  board[bird] = place;
}

const game = {
  name: "land",
  setup: () => ({
    cards: Array.from({ length: BIRDS }, (_, card) => card),
    players: { 0: { board: Array(BIRDS).fill(null) }, 1: { board: Array(BIRDS).fill(null) } },
  }),
  minPlayers: 2,
  maxPlayers: 2,
  // Everyone acts at the same time: a move holds although the other player has moved meanwhile. Where birds sit is a
  // secret in the log too. Snapshots for taking moves back would grow with the match, so they are switched off.
  moves: { land: { move: land, redact: true, ignoreStaleStateID: true } },
  turn: { activePlayers: ActivePlayers.ALL },
  playerView: PlayerView.STRIP_SECRETS,
  disableUndo: true,
};

const server = Server({ games: [game], origins: [] });
const listen = server.app.listen.bind(server.app);
server.app.listen = (port, done) => listen({ port, host: "127.0.0.1" }, done);
const { appServer } = await server.run(Number(process.argv[2] ?? 0));
console.log(`http://127.0.0.1:${appServer.address().port}/`);
