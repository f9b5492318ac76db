import type { Blanks } from '../../../kit/texts.svelte'
import type { Scene, Screen } from '../../../learn/lesson'
import type { Dwarfcity } from '../../../wire.gen'
import { DONE, ROLL } from '../contract.gen'
import { builtBy, tornBy } from '../offers'
import { isFinished } from '../pieces'
import BluePicture from './BluePicture.svelte'
import BuildPicture from './BuildPicture.svelte'
import CityPicture from './CityPicture.svelte'
import RollPicture from './RollPicture.svelte'

/** Turns played before the learner takes over, and towers finished by then. */
export const PLAYED = 12
export const STOOD = 10

const tableOf = (scene: Scene): Dwarfcity.State | null => (scene.view as Dwarfcity.View | null)?.table ?? null
const standing = (table: Dwarfcity.State): number => table.towers.filter(isFinished).length
const isOver = (scene: Scene): boolean => tableOf(scene)?.phase === 'over'
/** How many turns of their own the learner has finished. */
const turns = (scene: Scene): number => (tableOf(scene)?.turns ?? 0) - PLAYED

// What to point at: offers shine, except while events are shown.
const DICE = '.tray .roll'
const BLOCKS = '.shelf .shines'
const TOWERS = '.yard .tower.build'
const HAND_ON = '.tray .done.ready'
const TREMBLING = '.yard .tower.tear'
const ALL = [DICE, BLOCKS, TOWERS, HAND_ON, TREMBLING]

function counted(scene: Scene): Blanks {
  const view = scene.view as Dwarfcity.View | null
  if (view === null) return { towers: 0, all: 0, pile: 0, needed: 0 }
  return { towers: standing(view.table), all: view.city, pile: view.table.pile, needed: view.needed }
}

/** Whether the learner has put the roof on. */
function roofed(scene: Scene): boolean {
  const table = tableOf(scene)
  return table !== null && standing(table) > STOOD
}

/** What to say while the learner builds: the roof is on, or nothing is left to build. */
function built(scene: Scene): string | null {
  const table = tableOf(scene)
  if (table === null || turns(scene) > 0) return null
  if (table.phase === 'build' && !(scene.legal ?? []).some((number) => builtBy(number) !== null)) return 'lesson-build-hand'
  return roofed(scene) ? 'lesson-build-roof-done' : null
}

/** What to say about the kobold's sign. */
function shown(scene: Scene): string | null {
  const table = tableOf(scene)
  if (table === null) return null
  if (table.phase === 'tear') return 'lesson-blue-tear'
  // while a blue block is shown, the tower may still stand
  const stands = table.phase === 'blue' && table.towers.some((tower) => tower.blocks.length > 0 && !isFinished(tower))
  return table.signs > 0 && !stands ? 'lesson-blue-fell' : null
}

/** The action that "Go on" takes for the learner: roll, build, let a tower fall, hand on. */
function next(scene: Scene): number | null {
  const legal = scene.legal ?? []
  const found = [legal.find((one) => one === ROLL), legal.find((one) => builtBy(one) !== null), legal.find((one) => tornBy(one) !== null), legal.find((one) => one === DONE)]
  return found.find((one) => one !== undefined) ?? null
}
const rolled = (scene: Scene): boolean => turns(scene) > 0 || (tableOf(scene)?.rolled.length ?? 0) > 0

function howItEnded(scene: Scene): string | null {
  if (!isOver(scene)) return null
  return tableOf(scene)?.winner === 'dwarfs' ? 'lesson-city-done' : 'lesson-city-lost'
}

/** The game in four pictures. */
export const screens: readonly Screen[] = [
  {
    key: 'roll',
    keys: 'lesson-roll-keys',
    points: () => [DICE],
    done: (scene) => (scene.view === null ? null : rolled(scene)),
    shows: (scene) => (rolled(scene) ? null : next(scene)),
    Picture: RollPicture,
  },
  {
    key: 'build',
    keys: 'lesson-build-keys',
    more: built,
    points: () => [BLOCKS, TOWERS, HAND_ON],
    done: (scene) => (scene.view === null ? null : turns(scene) > 0),
    earned: roofed,
    shows: (scene) => (turns(scene) > 0 ? null : next(scene)),
    Picture: BuildPicture,
  },
  // no praise for a falling tower: the learner says when to go on
  {
    key: 'blue',
    more: shown,
    points: (scene) => (shown(scene) === 'lesson-blue-fell' ? [] : ALL),
    shows: (scene) => (shown(scene) === 'lesson-blue-fell' ? null : next(scene)),
    Picture: BluePicture,
  },
  { key: 'city', blanks: counted, more: howItEnded, over: isOver, points: (scene) => (isOver(scene) ? [] : ALL), Picture: CityPicture },
]
