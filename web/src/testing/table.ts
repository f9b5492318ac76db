import type { ChairView, MatchView, TableView } from '../wire.gen'

export const CHAIR: ChairView = { who: 'person', name: 'Ada', level: null, number: null, own: {}, here: true, mine: true, awaited: false, stand_in: false, assisted: false }

export const TABLE: TableView = {
  id: 't',
  phase: 'lobby',
  code: 'ABCD',
  game: 'uluru',
  options: {},
  chairs: [CHAIR],
  guests: [],
  room_for_guests: true,
  removed: false,
  starting: false,
  host: 0,
  listed: false,
  turn_timer: null,
  hints: false,
  deal: null,
  watching: 0,
  paused: false,
  covered: false,
  commitment: null,
  begin: null,
  wall: null,
  evening: [],
  hall: null,
}

export const MATCH: MatchView = { id: 'm', chapter: '1', seat: 0, view: {}, legal: [1, 2], outcome: null, replay: null }
