// The game of the comparison on Colyseus' own server: two players, each with a secret board of eight places.
// `node server.mjs PORT`, on this machine only. Rooms are kept in memory, so nothing survives the process.

import { createServer } from "node:http";
import { Room, Server } from "@colyseus/core";
import { schema, StateView, t } from "@colyseus/schema";
import { WebSocketTransport } from "@colyseus/ws-transport";

const BIRDS = 8;
const BESIDE = -1;

const Player = schema({ board: t.array("int8").view() }, "Player");
const State = schema({ cards: t.array("int8"), players: t.map(Player) }, "State");

class Land extends Room {
  maxClients = 2;
  state = new State();

  messages = {
    /** Seat a bird on the player's own board; on an occupied place the two change places. */
    land: (client, { bird, place, key }) => {
      const { board } = this.state.players.get(client.sessionId);
      const legal = 0 <= bird && bird < BIRDS && 0 <= place && place < BIRDS && board[bird] !== place;
      if (legal) {
        const other = board.indexOf(place);
        if (other >= 0) board[other] = board[bird];
        board[bird] = place;
      }
      client.send(legal ? "landed" : "refused", key);
    },
  };

  onCreate() {
    for (let card = 0; card < BIRDS; card += 1) this.state.cards.push(card);
  }

  onJoin(client) {
    const player = new Player();
    for (let bird = 0; bird < BIRDS; bird += 1) player.board.push(BESIDE);
    this.state.players.set(client.sessionId, player);
    client.view = new StateView();
    client.view.add(player);
  }
}

const http = createServer();
const server = new Server({ greet: false, transport: new WebSocketTransport({ server: http }) });
server.define("land", Land);
await server.listen(Number(process.argv[2] ?? 0), "127.0.0.1");
console.log(`http://127.0.0.1:${http.address().port}/`);
