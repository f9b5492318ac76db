// Written by tools/contract from src/ludotheque/games/ostriches. Do not edit: run it again.

import { catalogue, node } from '../../kit/catalogue'
import type { Ostriches } from '../../wire.gen'

export type Action = Ostriches.Action

export const SIDE = 6
export const SQUARES: readonly (number)[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35]
export const NAMES = ['a1', 'b1', 'c1', 'd1', 'e1', 'f1', 'a2', 'b2', 'c2', 'd2', 'e2', 'f2', 'a3', 'b3', 'c3', 'd3', 'e3', 'f3', 'a4', 'b4', 'c4', 'd4', 'e4', 'f4', 'a5', 'b5', 'c5', 'd5', 'e5', 'f5', 'a6', 'b6', 'c6', 'd6', 'e6', 'f6'] as const
export const TILES = ['sw', 'se', 'nw', 'ne'] as const
export const TILE_AT = ['sw', 'sw', 'sw', 'se', 'se', 'se', 'sw', 'sw', 'sw', 'se', 'se', 'se', 'sw', 'sw', 'sw', 'se', 'se', 'se', 'nw', 'nw', 'nw', 'ne', 'ne', 'ne', 'nw', 'nw', 'nw', 'ne', 'ne', 'ne', 'nw', 'nw', 'nw', 'ne', 'ne', 'ne'] as const
export const ON_TILE: Readonly<Record<'sw' | 'se' | 'nw' | 'ne', readonly (number)[]>> = { sw: [0, 1, 2, 6, 7, 8, 12, 13, 14], se: [3, 4, 5, 9, 10, 11, 15, 16, 17], nw: [18, 19, 20, 24, 25, 26, 30, 31, 32], ne: [21, 22, 23, 27, 28, 29, 33, 34, 35] }
export const TURNED: Readonly<Record<'sw+' | 'sw-' | 'se+' | 'se-' | 'nw+' | 'nw-' | 'ne+' | 'ne-', readonly (number)[]>> = { 'sw+': [12, 6, 0, 3, 4, 5, 13, 7, 1, 9, 10, 11, 14, 8, 2, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35], 'sw-': [2, 8, 14, 3, 4, 5, 1, 7, 13, 9, 10, 11, 0, 6, 12, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35], 'se+': [0, 1, 2, 15, 9, 3, 6, 7, 8, 16, 10, 4, 12, 13, 14, 17, 11, 5, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35], 'se-': [0, 1, 2, 5, 11, 17, 6, 7, 8, 4, 10, 16, 12, 13, 14, 3, 9, 15, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35], 'nw+': [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 30, 24, 18, 21, 22, 23, 31, 25, 19, 27, 28, 29, 32, 26, 20, 33, 34, 35], 'nw-': [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 20, 26, 32, 21, 22, 23, 19, 25, 31, 27, 28, 29, 18, 24, 30, 33, 34, 35], 'ne+': [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 33, 27, 21, 24, 25, 26, 34, 28, 22, 30, 31, 32, 35, 29, 23], 'ne-': [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 23, 29, 35, 24, 25, 26, 22, 28, 34, 30, 31, 32, 21, 27, 33] }
export const EXCHANGED: Readonly<Record<'swse' | 'swnw' | 'swne' | 'senw' | 'sene' | 'nwne', readonly (number)[]>> = { swse: [3, 4, 5, 0, 1, 2, 9, 10, 11, 6, 7, 8, 15, 16, 17, 12, 13, 14, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35], swnw: [18, 19, 20, 3, 4, 5, 24, 25, 26, 9, 10, 11, 30, 31, 32, 15, 16, 17, 0, 1, 2, 21, 22, 23, 6, 7, 8, 27, 28, 29, 12, 13, 14, 33, 34, 35], swne: [21, 22, 23, 3, 4, 5, 27, 28, 29, 9, 10, 11, 33, 34, 35, 15, 16, 17, 18, 19, 20, 0, 1, 2, 24, 25, 26, 6, 7, 8, 30, 31, 32, 12, 13, 14], senw: [0, 1, 2, 18, 19, 20, 6, 7, 8, 24, 25, 26, 12, 13, 14, 30, 31, 32, 3, 4, 5, 21, 22, 23, 9, 10, 11, 27, 28, 29, 15, 16, 17, 33, 34, 35], sene: [0, 1, 2, 21, 22, 23, 6, 7, 8, 27, 28, 29, 12, 13, 14, 33, 34, 35, 18, 19, 20, 3, 4, 5, 24, 25, 26, 9, 10, 11, 30, 31, 32, 15, 16, 17], nwne: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 21, 22, 23, 18, 19, 20, 27, 28, 29, 24, 25, 26, 33, 34, 35, 30, 31, 32] }
export const WAYS = ['+', '-'] as const
export const POWERS = ['bush', 'swap', 'eye', 'tiles', 'plain'] as const
export const MODES = ['notes', 'memory'] as const
export const TO_WIN = 4

const at0 = node('at', ['a1 b1 c1 d1 e1 f1 a2 b2 c2 d2 e2 f2 a3 b3 c3 d3 e3 f3 a4 b4 c4 d4 e4 f4 a5 b5 c5 d5 e5 f5 a6 b6 c6 d6 e6 f6'])
const power0 = node('power', ['bush swap eye tiles plain', at0])
const turn0 = node('turn', ['se+ se- nw+ nw- ne+ ne-'])
const turn1 = node('turn', ['sw+ sw- nw+ nw- ne+ ne-'])
const turn2 = node('turn', ['sw+ sw- se+ se- ne+ ne-'])
const turn3 = node('turn', ['sw+ sw- se+ se- nw+ nw-'])
const move0 = node(
  'move',
  ['a1b3 a1c2 b1c3', turn0],
  ['b1d2', turn1],
  ['b1a3', turn0],
  ['c1d3 c1e2', turn1],
  ['c1a2 c1b3', turn0],
  ['d1e3 d1f2', turn1],
  ['d1b2 d1c3', turn0],
  ['e1f3', turn1],
  ['e1c2', turn0],
  ['e1d3 f1d2 f1e3', turn1],
  ['a2b4', turn2],
  ['a2c3 a2c1', turn0],
  ['b2c4', turn2],
  ['b2d3 b2d1', turn1],
  ['b2a4', turn2],
  ['c2d4', turn3],
  ['c2e3 c2e1', turn1],
  ['c2a1 c2a3', turn0],
  ['c2b4', turn2],
  ['d2e4', turn3],
  ['d2f3 d2f1', turn1],
  ['d2b1 d2b3', turn0],
  ['d2c4', turn2],
  ['e2f4', turn3],
  ['e2c1 e2c3', turn0],
  ['e2d4', turn3],
  ['f2d1 f2d3', turn1],
  ['f2e4', turn3],
  ['a3b5 a3c4', turn2],
  ['a3c2 a3b1', turn0],
  ['b3c5', turn2],
  ['b3d4', turn3],
  ['b3d2', turn1],
  ['b3c1 b3a1', turn0],
  ['b3a5', turn2],
  ['c3d5 c3e4', turn3],
  ['c3e2 c3d1', turn1],
  ['c3b1 c3a2', turn0],
  ['c3a4 c3b5', turn2],
  ['d3e5 d3f4', turn3],
  ['d3f2 d3e1', turn1],
  ['d3c1 d3b2', turn0],
  ['d3b4 d3c5', turn2],
  ['e3f5', turn3],
  ['e3f1 e3d1', turn1],
  ['e3c2', turn0],
  ['e3c4', turn2],
  ['e3d5', turn3],
  ['f3e1 f3d2', turn1],
  ['f3d4 f3e5', turn3],
  ['a4b6 a4c5', turn2],
  ['a4c3 a4b2', turn0],
  ['b4c6', turn2],
  ['b4d5', turn3],
  ['b4d3', turn1],
  ['b4c2 b4a2', turn0],
  ['b4a6', turn2],
  ['c4d6 c4e5', turn3],
  ['c4e3 c4d2', turn1],
  ['c4b2 c4a3', turn0],
  ['c4a5 c4b6', turn2],
  ['d4e6 d4f5', turn3],
  ['d4f3 d4e2', turn1],
  ['d4c2 d4b3', turn0],
  ['d4b5 d4c6', turn2],
  ['e4f6', turn3],
  ['e4f2 e4d2', turn1],
  ['e4c3', turn0],
  ['e4c5', turn2],
  ['e4d6', turn3],
  ['f4e2 f4d3', turn1],
  ['f4d5 f4e6', turn3],
  ['a5c6 a5c4', turn2],
  ['a5b3', turn0],
  ['b5d6 b5d4', turn3],
  ['b5c3 b5a3', turn0],
  ['c5e6 c5e4', turn3],
  ['c5d3', turn1],
  ['c5b3', turn0],
  ['c5a4 c5a6', turn2],
  ['d5f6 d5f4', turn3],
  ['d5e3', turn1],
  ['d5c3', turn0],
  ['d5b4 d5b6', turn2],
  ['e5f3 e5d3', turn1],
  ['e5c4 e5c6', turn2],
  ['f5e3', turn1],
  ['f5d4 f5d6', turn3],
  ['a6c5 a6b4', turn2],
  ['b6d5', turn3],
  ['b6c4 b6a4', turn2],
  ['c6e5 c6d4', turn3],
  ['c6b4 c6a5', turn2],
  ['d6f5 d6e4', turn3],
  ['d6c4 d6b5', turn2],
  ['e6f4 e6d4', turn3],
  ['e6c5', turn2],
  ['f6e4 f6d5', turn3],
)
const move1 = node('move', ['a1b3 a1c2 b1c3 b1d2 b1a3 c1d3 c1e2 c1a2 c1b3 d1e3 d1f2 d1b2 d1c3 e1f3 e1c2 e1d3 f1d2 f1e3 a2b4 a2c3 a2c1 b2c4 b2d3 b2d1 b2a4 c2d4 c2e3 c2e1 c2a1 c2a3 c2b4 d2e4 d2f3 d2f1 d2b1 d2b3 d2c4 e2f4 e2c1 e2c3 e2d4 f2d1 f2d3 f2e4 a3b5 a3c4 a3c2 a3b1 b3c5 b3d4 b3d2 b3c1 b3a1 b3a5 c3d5 c3e4 c3e2 c3d1 c3b1 c3a2 c3a4 c3b5 d3e5 d3f4 d3f2 d3e1 d3c1 d3b2 d3b4 d3c5 e3f5 e3f1 e3d1 e3c2 e3c4 e3d5 f3e1 f3d2 f3d4 f3e5 a4b6 a4c5 a4c3 a4b2 b4c6 b4d5 b4d3 b4c2 b4a2 b4a6 c4d6 c4e5 c4e3 c4d2 c4b2 c4a3 c4a5 c4b6 d4e6 d4f5 d4f3 d4e2 d4c2 d4b3 d4b5 d4c6 e4f6 e4f2 e4d2 e4c3 e4c5 e4d6 f4e2 f4d3 f4d5 f4e6 a5c6 a5c4 a5b3 b5d6 b5d4 b5c3 b5a3 c5e6 c5e4 c5d3 c5b3 c5a4 c5a6 d5f6 d5f4 d5e3 d5c3 d5b4 d5b6 e5f3 e5d3 e5c4 e5c6 f5e3 f5d4 f5d6 a6c5 a6b4 b6d5 b6c4 b6a4 c6e5 c6d4 c6b4 c6a5 d6f5 d6e4 d6c4 d6b5 e6f4 e6d4 e6c5 f6e4 f6d5'])
const move2 = node('move', ['a1b1 a1c1 a1d1 a1e1 a1f1 a1a2 a1b2 a1c2 a1d2 a1e2 a1f2 a1a3 a1b3 a1c3 a1d3 a1e3 a1f3 a1a4 a1b4 a1c4 a1d4 a1e4 a1f4 a1a5 a1b5 a1c5 a1d5 a1e5 a1f5 a1a6 a1b6 a1c6 a1d6 a1e6 a1f6 b1a1 b1c1 b1d1 b1e1 b1f1 b1a2 b1b2 b1c2 b1d2 b1e2 b1f2 b1a3 b1b3 b1c3 b1d3 b1e3 b1f3 b1a4 b1b4 b1c4 b1d4 b1e4 b1f4 b1a5 b1b5 b1c5 b1d5 b1e5 b1f5 b1a6 b1b6 b1c6 b1d6 b1e6 b1f6 c1a1 c1b1 c1d1 c1e1 c1f1 c1a2 c1b2 c1c2 c1d2 c1e2 c1f2 c1a3 c1b3 c1c3 c1d3 c1e3 c1f3 c1a4 c1b4 c1c4 c1d4 c1e4 c1f4 c1a5 c1b5 c1c5 c1d5 c1e5 c1f5 c1a6 c1b6 c1c6 c1d6 c1e6 c1f6 d1a1 d1b1 d1c1 d1e1 d1f1 d1a2 d1b2 d1c2 d1d2 d1e2 d1f2 d1a3 d1b3 d1c3 d1d3 d1e3 d1f3 d1a4 d1b4 d1c4 d1d4 d1e4 d1f4 d1a5 d1b5 d1c5 d1d5 d1e5 d1f5 d1a6 d1b6 d1c6 d1d6 d1e6 d1f6 e1a1 e1b1 e1c1 e1d1 e1f1 e1a2 e1b2 e1c2 e1d2 e1e2 e1f2 e1a3 e1b3 e1c3 e1d3 e1e3 e1f3 e1a4 e1b4 e1c4 e1d4 e1e4 e1f4 e1a5 e1b5 e1c5 e1d5 e1e5 e1f5 e1a6 e1b6 e1c6 e1d6 e1e6 e1f6 f1a1 f1b1 f1c1 f1d1 f1e1 f1a2 f1b2 f1c2 f1d2 f1e2 f1f2 f1a3 f1b3 f1c3 f1d3 f1e3 f1f3 f1a4 f1b4 f1c4 f1d4 f1e4 f1f4 f1a5 f1b5 f1c5 f1d5 f1e5 f1f5 f1a6 f1b6 f1c6 f1d6 f1e6 f1f6 a2a1 a2b1 a2c1 a2d1 a2e1 a2f1 a2b2 a2c2 a2d2 a2e2 a2f2 a2a3 a2b3 a2c3 a2d3 a2e3 a2f3 a2a4 a2b4 a2c4 a2d4 a2e4 a2f4 a2a5 a2b5 a2c5 a2d5 a2e5 a2f5 a2a6 a2b6 a2c6 a2d6 a2e6 a2f6 b2a1 b2b1 b2c1 b2d1 b2e1 b2f1 b2a2 b2c2 b2d2 b2e2 b2f2 b2a3 b2b3 b2c3 b2d3 b2e3 b2f3 b2a4 b2b4 b2c4 b2d4 b2e4 b2f4 b2a5 b2b5 b2c5 b2d5 b2e5 b2f5 b2a6 b2b6 b2c6 b2d6 b2e6 b2f6 c2a1 c2b1 c2c1 c2d1 c2e1 c2f1 c2a2 c2b2 c2d2 c2e2 c2f2 c2a3 c2b3 c2c3 c2d3 c2e3 c2f3 c2a4 c2b4 c2c4 c2d4 c2e4 c2f4 c2a5 c2b5 c2c5 c2d5 c2e5 c2f5 c2a6 c2b6 c2c6 c2d6 c2e6 c2f6 d2a1 d2b1 d2c1 d2d1 d2e1 d2f1 d2a2 d2b2 d2c2 d2e2 d2f2 d2a3 d2b3 d2c3 d2d3 d2e3 d2f3 d2a4 d2b4 d2c4 d2d4 d2e4 d2f4 d2a5 d2b5 d2c5 d2d5 d2e5 d2f5 d2a6 d2b6 d2c6 d2d6 d2e6 d2f6 e2a1 e2b1 e2c1 e2d1 e2e1 e2f1 e2a2 e2b2 e2c2 e2d2 e2f2 e2a3 e2b3 e2c3 e2d3 e2e3 e2f3 e2a4 e2b4 e2c4 e2d4 e2e4 e2f4 e2a5 e2b5 e2c5 e2d5 e2e5 e2f5 e2a6 e2b6 e2c6 e2d6 e2e6 e2f6 f2a1 f2b1 f2c1 f2d1 f2e1 f2f1 f2a2 f2b2 f2c2 f2d2 f2e2 f2a3 f2b3 f2c3 f2d3 f2e3 f2f3 f2a4 f2b4 f2c4 f2d4 f2e4 f2f4 f2a5 f2b5 f2c5 f2d5 f2e5 f2f5 f2a6 f2b6 f2c6 f2d6 f2e6 f2f6 a3a1 a3b1 a3c1 a3d1 a3e1 a3f1 a3a2 a3b2 a3c2 a3d2 a3e2 a3f2 a3b3 a3c3 a3d3 a3e3 a3f3 a3a4 a3b4 a3c4 a3d4 a3e4 a3f4 a3a5 a3b5 a3c5 a3d5 a3e5 a3f5 a3a6 a3b6 a3c6 a3d6 a3e6 a3f6 b3a1 b3b1 b3c1 b3d1 b3e1 b3f1 b3a2 b3b2 b3c2 b3d2 b3e2 b3f2 b3a3 b3c3 b3d3 b3e3 b3f3 b3a4 b3b4 b3c4 b3d4 b3e4 b3f4 b3a5 b3b5 b3c5 b3d5 b3e5 b3f5 b3a6 b3b6 b3c6 b3d6 b3e6 b3f6 c3a1 c3b1 c3c1 c3d1 c3e1 c3f1 c3a2 c3b2 c3c2 c3d2 c3e2 c3f2 c3a3 c3b3 c3d3 c3e3 c3f3 c3a4 c3b4 c3c4 c3d4 c3e4 c3f4 c3a5 c3b5 c3c5 c3d5 c3e5 c3f5 c3a6 c3b6 c3c6 c3d6 c3e6 c3f6 d3a1 d3b1 d3c1 d3d1 d3e1 d3f1 d3a2 d3b2 d3c2 d3d2 d3e2 d3f2 d3a3 d3b3 d3c3 d3e3 d3f3 d3a4 d3b4 d3c4 d3d4 d3e4 d3f4 d3a5 d3b5 d3c5 d3d5 d3e5 d3f5 d3a6 d3b6 d3c6 d3d6 d3e6 d3f6 e3a1 e3b1 e3c1 e3d1 e3e1 e3f1 e3a2 e3b2 e3c2 e3d2 e3e2 e3f2 e3a3 e3b3 e3c3 e3d3 e3f3 e3a4 e3b4 e3c4 e3d4 e3e4 e3f4 e3a5 e3b5 e3c5 e3d5 e3e5 e3f5 e3a6 e3b6 e3c6 e3d6 e3e6 e3f6 f3a1 f3b1 f3c1 f3d1 f3e1 f3f1 f3a2 f3b2 f3c2 f3d2 f3e2 f3f2 f3a3 f3b3 f3c3 f3d3 f3e3 f3a4 f3b4 f3c4 f3d4 f3e4 f3f4 f3a5 f3b5 f3c5 f3d5 f3e5 f3f5 f3a6 f3b6 f3c6 f3d6 f3e6 f3f6 a4a1 a4b1 a4c1 a4d1 a4e1 a4f1 a4a2 a4b2 a4c2 a4d2 a4e2 a4f2 a4a3 a4b3 a4c3 a4d3 a4e3 a4f3 a4b4 a4c4 a4d4 a4e4 a4f4 a4a5 a4b5 a4c5 a4d5 a4e5 a4f5 a4a6 a4b6 a4c6 a4d6 a4e6 a4f6 b4a1 b4b1 b4c1 b4d1 b4e1 b4f1 b4a2 b4b2 b4c2 b4d2 b4e2 b4f2 b4a3 b4b3 b4c3 b4d3 b4e3 b4f3 b4a4 b4c4 b4d4 b4e4 b4f4 b4a5 b4b5 b4c5 b4d5 b4e5 b4f5 b4a6 b4b6 b4c6 b4d6 b4e6 b4f6 c4a1 c4b1 c4c1 c4d1 c4e1 c4f1 c4a2 c4b2 c4c2 c4d2 c4e2 c4f2 c4a3 c4b3 c4c3 c4d3 c4e3 c4f3 c4a4 c4b4 c4d4 c4e4 c4f4 c4a5 c4b5 c4c5 c4d5 c4e5 c4f5 c4a6 c4b6 c4c6 c4d6 c4e6 c4f6 d4a1 d4b1 d4c1 d4d1 d4e1 d4f1 d4a2 d4b2 d4c2 d4d2 d4e2 d4f2 d4a3 d4b3 d4c3 d4d3 d4e3 d4f3 d4a4 d4b4 d4c4 d4e4 d4f4 d4a5 d4b5 d4c5 d4d5 d4e5 d4f5 d4a6 d4b6 d4c6 d4d6 d4e6 d4f6 e4a1 e4b1 e4c1 e4d1 e4e1 e4f1 e4a2 e4b2 e4c2 e4d2 e4e2 e4f2 e4a3 e4b3 e4c3 e4d3 e4e3 e4f3 e4a4 e4b4 e4c4 e4d4 e4f4 e4a5 e4b5 e4c5 e4d5 e4e5 e4f5 e4a6 e4b6 e4c6 e4d6 e4e6 e4f6 f4a1 f4b1 f4c1 f4d1 f4e1 f4f1 f4a2 f4b2 f4c2 f4d2 f4e2 f4f2 f4a3 f4b3 f4c3 f4d3 f4e3 f4f3 f4a4 f4b4 f4c4 f4d4 f4e4 f4a5 f4b5 f4c5 f4d5 f4e5 f4f5 f4a6 f4b6 f4c6 f4d6 f4e6 f4f6 a5a1 a5b1 a5c1 a5d1 a5e1 a5f1 a5a2 a5b2 a5c2 a5d2 a5e2 a5f2 a5a3 a5b3 a5c3 a5d3 a5e3 a5f3 a5a4 a5b4 a5c4 a5d4 a5e4 a5f4 a5b5 a5c5 a5d5 a5e5 a5f5 a5a6 a5b6 a5c6 a5d6 a5e6 a5f6 b5a1 b5b1 b5c1 b5d1 b5e1 b5f1 b5a2 b5b2 b5c2 b5d2 b5e2 b5f2 b5a3 b5b3 b5c3 b5d3 b5e3 b5f3 b5a4 b5b4 b5c4 b5d4 b5e4 b5f4 b5a5 b5c5 b5d5 b5e5 b5f5 b5a6 b5b6 b5c6 b5d6 b5e6 b5f6 c5a1 c5b1 c5c1 c5d1 c5e1 c5f1 c5a2 c5b2 c5c2 c5d2 c5e2 c5f2 c5a3 c5b3 c5c3 c5d3 c5e3 c5f3 c5a4 c5b4 c5c4 c5d4 c5e4 c5f4 c5a5 c5b5 c5d5 c5e5 c5f5 c5a6 c5b6 c5c6 c5d6 c5e6 c5f6 d5a1 d5b1 d5c1 d5d1 d5e1 d5f1 d5a2 d5b2 d5c2 d5d2 d5e2 d5f2 d5a3 d5b3 d5c3 d5d3 d5e3 d5f3 d5a4 d5b4 d5c4 d5d4 d5e4 d5f4 d5a5 d5b5 d5c5 d5e5 d5f5 d5a6 d5b6 d5c6 d5d6 d5e6 d5f6 e5a1 e5b1 e5c1 e5d1 e5e1 e5f1 e5a2 e5b2 e5c2 e5d2 e5e2 e5f2 e5a3 e5b3 e5c3 e5d3 e5e3 e5f3 e5a4 e5b4 e5c4 e5d4 e5e4 e5f4 e5a5 e5b5 e5c5 e5d5 e5f5 e5a6 e5b6 e5c6 e5d6 e5e6 e5f6 f5a1 f5b1 f5c1 f5d1 f5e1 f5f1 f5a2 f5b2 f5c2 f5d2 f5e2 f5f2 f5a3 f5b3 f5c3 f5d3 f5e3 f5f3 f5a4 f5b4 f5c4 f5d4 f5e4 f5f4 f5a5 f5b5 f5c5 f5d5 f5e5 f5a6 f5b6 f5c6 f5d6 f5e6 f5f6 a6a1 a6b1 a6c1 a6d1 a6e1 a6f1 a6a2 a6b2 a6c2 a6d2 a6e2 a6f2 a6a3 a6b3 a6c3 a6d3 a6e3 a6f3 a6a4 a6b4 a6c4 a6d4 a6e4 a6f4 a6a5 a6b5 a6c5 a6d5 a6e5 a6f5 a6b6 a6c6 a6d6 a6e6 a6f6 b6a1 b6b1 b6c1 b6d1 b6e1 b6f1 b6a2 b6b2 b6c2 b6d2 b6e2 b6f2 b6a3 b6b3 b6c3 b6d3 b6e3 b6f3 b6a4 b6b4 b6c4 b6d4 b6e4 b6f4 b6a5 b6b5 b6c5 b6d5 b6e5 b6f5 b6a6 b6c6 b6d6 b6e6 b6f6 c6a1 c6b1 c6c1 c6d1 c6e1 c6f1 c6a2 c6b2 c6c2 c6d2 c6e2 c6f2 c6a3 c6b3 c6c3 c6d3 c6e3 c6f3 c6a4 c6b4 c6c4 c6d4 c6e4 c6f4 c6a5 c6b5 c6c5 c6d5 c6e5 c6f5 c6a6 c6b6 c6d6 c6e6 c6f6 d6a1 d6b1 d6c1 d6d1 d6e1 d6f1 d6a2 d6b2 d6c2 d6d2 d6e2 d6f2 d6a3 d6b3 d6c3 d6d3 d6e3 d6f3 d6a4 d6b4 d6c4 d6d4 d6e4 d6f4 d6a5 d6b5 d6c5 d6d5 d6e5 d6f5 d6a6 d6b6 d6c6 d6e6 d6f6 e6a1 e6b1 e6c1 e6d1 e6e1 e6f1 e6a2 e6b2 e6c2 e6d2 e6e2 e6f2 e6a3 e6b3 e6c3 e6d3 e6e3 e6f3 e6a4 e6b4 e6c4 e6d4 e6e4 e6f4 e6a5 e6b5 e6c5 e6d5 e6e5 e6f5 e6a6 e6b6 e6c6 e6d6 e6f6 f6a1 f6b1 f6c1 f6d1 f6e1 f6f1 f6a2 f6b2 f6c2 f6d2 f6e2 f6f2 f6a3 f6b3 f6c3 f6d3 f6e3 f6f3 f6a4 f6b4 f6c4 f6d4 f6e4 f6f4 f6a5 f6b5 f6c5 f6d5 f6e5 f6f5 f6a6 f6b6 f6c6 f6d6 f6e6'])
const pair0 = node('pair', ['a1b1 a1c1 a1d1 a1e1 a1f1 a1a2 a1b2 a1c2 a1d2 a1e2 a1f2 a1a3 a1b3 a1c3 a1d3 a1e3 a1f3 a1a4 a1b4 a1c4 a1d4 a1e4 a1f4 a1a5 a1b5 a1c5 a1d5 a1e5 a1f5 a1a6 a1b6 a1c6 a1d6 a1e6 a1f6 b1c1 b1d1 b1e1 b1f1 b1a2 b1b2 b1c2 b1d2 b1e2 b1f2 b1a3 b1b3 b1c3 b1d3 b1e3 b1f3 b1a4 b1b4 b1c4 b1d4 b1e4 b1f4 b1a5 b1b5 b1c5 b1d5 b1e5 b1f5 b1a6 b1b6 b1c6 b1d6 b1e6 b1f6 c1d1 c1e1 c1f1 c1a2 c1b2 c1c2 c1d2 c1e2 c1f2 c1a3 c1b3 c1c3 c1d3 c1e3 c1f3 c1a4 c1b4 c1c4 c1d4 c1e4 c1f4 c1a5 c1b5 c1c5 c1d5 c1e5 c1f5 c1a6 c1b6 c1c6 c1d6 c1e6 c1f6 d1e1 d1f1 d1a2 d1b2 d1c2 d1d2 d1e2 d1f2 d1a3 d1b3 d1c3 d1d3 d1e3 d1f3 d1a4 d1b4 d1c4 d1d4 d1e4 d1f4 d1a5 d1b5 d1c5 d1d5 d1e5 d1f5 d1a6 d1b6 d1c6 d1d6 d1e6 d1f6 e1f1 e1a2 e1b2 e1c2 e1d2 e1e2 e1f2 e1a3 e1b3 e1c3 e1d3 e1e3 e1f3 e1a4 e1b4 e1c4 e1d4 e1e4 e1f4 e1a5 e1b5 e1c5 e1d5 e1e5 e1f5 e1a6 e1b6 e1c6 e1d6 e1e6 e1f6 f1a2 f1b2 f1c2 f1d2 f1e2 f1f2 f1a3 f1b3 f1c3 f1d3 f1e3 f1f3 f1a4 f1b4 f1c4 f1d4 f1e4 f1f4 f1a5 f1b5 f1c5 f1d5 f1e5 f1f5 f1a6 f1b6 f1c6 f1d6 f1e6 f1f6 a2b2 a2c2 a2d2 a2e2 a2f2 a2a3 a2b3 a2c3 a2d3 a2e3 a2f3 a2a4 a2b4 a2c4 a2d4 a2e4 a2f4 a2a5 a2b5 a2c5 a2d5 a2e5 a2f5 a2a6 a2b6 a2c6 a2d6 a2e6 a2f6 b2c2 b2d2 b2e2 b2f2 b2a3 b2b3 b2c3 b2d3 b2e3 b2f3 b2a4 b2b4 b2c4 b2d4 b2e4 b2f4 b2a5 b2b5 b2c5 b2d5 b2e5 b2f5 b2a6 b2b6 b2c6 b2d6 b2e6 b2f6 c2d2 c2e2 c2f2 c2a3 c2b3 c2c3 c2d3 c2e3 c2f3 c2a4 c2b4 c2c4 c2d4 c2e4 c2f4 c2a5 c2b5 c2c5 c2d5 c2e5 c2f5 c2a6 c2b6 c2c6 c2d6 c2e6 c2f6 d2e2 d2f2 d2a3 d2b3 d2c3 d2d3 d2e3 d2f3 d2a4 d2b4 d2c4 d2d4 d2e4 d2f4 d2a5 d2b5 d2c5 d2d5 d2e5 d2f5 d2a6 d2b6 d2c6 d2d6 d2e6 d2f6 e2f2 e2a3 e2b3 e2c3 e2d3 e2e3 e2f3 e2a4 e2b4 e2c4 e2d4 e2e4 e2f4 e2a5 e2b5 e2c5 e2d5 e2e5 e2f5 e2a6 e2b6 e2c6 e2d6 e2e6 e2f6 f2a3 f2b3 f2c3 f2d3 f2e3 f2f3 f2a4 f2b4 f2c4 f2d4 f2e4 f2f4 f2a5 f2b5 f2c5 f2d5 f2e5 f2f5 f2a6 f2b6 f2c6 f2d6 f2e6 f2f6 a3b3 a3c3 a3d3 a3e3 a3f3 a3a4 a3b4 a3c4 a3d4 a3e4 a3f4 a3a5 a3b5 a3c5 a3d5 a3e5 a3f5 a3a6 a3b6 a3c6 a3d6 a3e6 a3f6 b3c3 b3d3 b3e3 b3f3 b3a4 b3b4 b3c4 b3d4 b3e4 b3f4 b3a5 b3b5 b3c5 b3d5 b3e5 b3f5 b3a6 b3b6 b3c6 b3d6 b3e6 b3f6 c3d3 c3e3 c3f3 c3a4 c3b4 c3c4 c3d4 c3e4 c3f4 c3a5 c3b5 c3c5 c3d5 c3e5 c3f5 c3a6 c3b6 c3c6 c3d6 c3e6 c3f6 d3e3 d3f3 d3a4 d3b4 d3c4 d3d4 d3e4 d3f4 d3a5 d3b5 d3c5 d3d5 d3e5 d3f5 d3a6 d3b6 d3c6 d3d6 d3e6 d3f6 e3f3 e3a4 e3b4 e3c4 e3d4 e3e4 e3f4 e3a5 e3b5 e3c5 e3d5 e3e5 e3f5 e3a6 e3b6 e3c6 e3d6 e3e6 e3f6 f3a4 f3b4 f3c4 f3d4 f3e4 f3f4 f3a5 f3b5 f3c5 f3d5 f3e5 f3f5 f3a6 f3b6 f3c6 f3d6 f3e6 f3f6 a4b4 a4c4 a4d4 a4e4 a4f4 a4a5 a4b5 a4c5 a4d5 a4e5 a4f5 a4a6 a4b6 a4c6 a4d6 a4e6 a4f6 b4c4 b4d4 b4e4 b4f4 b4a5 b4b5 b4c5 b4d5 b4e5 b4f5 b4a6 b4b6 b4c6 b4d6 b4e6 b4f6 c4d4 c4e4 c4f4 c4a5 c4b5 c4c5 c4d5 c4e5 c4f5 c4a6 c4b6 c4c6 c4d6 c4e6 c4f6 d4e4 d4f4 d4a5 d4b5 d4c5 d4d5 d4e5 d4f5 d4a6 d4b6 d4c6 d4d6 d4e6 d4f6 e4f4 e4a5 e4b5 e4c5 e4d5 e4e5 e4f5 e4a6 e4b6 e4c6 e4d6 e4e6 e4f6 f4a5 f4b5 f4c5 f4d5 f4e5 f4f5 f4a6 f4b6 f4c6 f4d6 f4e6 f4f6 a5b5 a5c5 a5d5 a5e5 a5f5 a5a6 a5b6 a5c6 a5d6 a5e6 a5f6 b5c5 b5d5 b5e5 b5f5 b5a6 b5b6 b5c6 b5d6 b5e6 b5f6 c5d5 c5e5 c5f5 c5a6 c5b6 c5c6 c5d6 c5e6 c5f6 d5e5 d5f5 d5a6 d5b6 d5c6 d5d6 d5e6 d5f6 e5f5 e5a6 e5b6 e5c6 e5d6 e5e6 e5f6 f5a6 f5b6 f5c6 f5d6 f5e6 f5f6 a6b6 a6c6 a6d6 a6e6 a6f6 b6c6 b6d6 b6e6 b6f6 c6d6 c6e6 c6f6 d6e6 d6f6 e6f6'])
const pair1 = node('pair', ['swse swnw swne senw sene nwne'])
const turn4 = node('turn', ['sw+ sw- se+ se- nw+ nw- ne+ ne-'])
export const { length, numberOf, actionOf } = catalogue<Action>(
  ['place', power0],
  ['go', move0],
  ['land', move1],
  ['bush', move2],
  ['swap', pair0],
  ['eye', pair0],
  ['tiles', pair1],
  ['pass'],
  ['rotate', turn4],
  ['offer'],
  ['accept'],
  ['resign'],
  ['decline'],
)

/** SHA-256 of all 3839 actions as JSON with sorted keys, from Python. */
export const CATALOGUE_DIGEST = 'b945bafa64e161fb00015719f7efec54161b97a74871aee5e81a0d538dbd0cc0'

export const place = (power: Ostriches.Place['power'], at: Ostriches.Place['at']): number => numberOf({ type: 'place', power, at })
export const go = (move: Ostriches.Go['move'], turn: Ostriches.Go['turn']): number => numberOf({ type: 'go', move, turn })
export const land = (move: Ostriches.Land['move']): number => numberOf({ type: 'land', move })
export const moveBush = (move: Ostriches.MoveBush['move']): number => numberOf({ type: 'bush', move })
export const swap = (pair: Ostriches.Swap['pair']): number => numberOf({ type: 'swap', pair })
export const look = (pair: Ostriches.Look['pair']): number => numberOf({ type: 'eye', pair })
export const exchange = (pair: Ostriches.Exchange['pair']): number => numberOf({ type: 'tiles', pair })
export const PASS = numberOf({ type: 'pass' })
export const rotate = (turn: Ostriches.Rotate['turn']): number => numberOf({ type: 'rotate', turn })
export const OFFER = numberOf({ type: 'offer' })
export const ACCEPT = numberOf({ type: 'accept' })
export const RESIGN = numberOf({ type: 'resign' })
export const DECLINE = numberOf({ type: 'decline' })
