import type { Scene, Screen } from '../../../learn/lesson'
import type { Ostriches } from '../../../wire.gen'
import { actionOf, type Action } from '../contract.gen'
import { middleOf, numberOf, rowOf, SIDE, SQUARES, TO_WIN, type Power, type Square, type Tile } from '../pieces'
import type { Advice } from '../words'

const viewOf = (view: unknown): Ostriches.View | null => view as Ostriches.View | null
const me = (view: Ostriches.View): number => view.viewer ?? 0
const mine = (view: Ostriches.View | null): boolean => view !== null && view.table.turn === me(view)
const over = (view: Ostriches.View | null): boolean => view?.table.phase === 'over'
const faces = (view: Ostriches.View | null, seat: number): number => view?.ostriches.filter((one) => one.up && one.of === seat).length ?? 0

/** The ostrich that was moved last. */
function moved(view: Ostriches.View | null): Ostriches.Seen | null {
  return view?.ostriches.find((one) => one.at === view.table.moved) ?? null
}
/** One of the learner's has just come up, and the turn is not over yet. */
function showing(view: Ostriches.View | null): Ostriches.Seen | null {
  const one = moved(view)
  const open = view !== null && mine(view) && ['power', 'rotate'].includes(view.table.phase)
  return open && one !== null && one.up && one.of === me(view) ? one : null
}

const allowed = (scene: Scene): Action[] => (scene.legal ?? []).flatMap((number) => actionOf(number) ?? [])
const start = (move: string): Square => numberOf(move.slice(0, 2))
const end = (move: string): Square => numberOf(move.slice(2))
const own = (view: Ostriches.View | null, at: Square): Ostriches.Seen | null => view?.ostriches.find((one) => one.at === at && one.of === me(view)) ?? null

/** Where the learner's own ostriches can come up from now; the lookout first. */
export function landers(scene: Scene): Square[] {
  const view = viewOf(scene.view)
  const found = new Set(allowed(scene).flatMap((action) => (action.type === 'land' && own(view, start(action.move)) ? [start(action.move)] : [])))
  return [...found].sort((one, other) => Number(own(view, other)?.power === 'eye') - Number(own(view, one)?.power === 'eye'))
}
/** One of the learner's that leaps without coming up: good for a first try. */
export function walker(scene: Scene): Square | null {
  const view = viewOf(scene.view)
  const near = landers(scene)
  const found = allowed(scene).flatMap((action) => (action.type === 'go' && own(view, start(action.move)) ? [start(action.move)] : []))
  return found.find((at) => !near.includes(at)) ?? found[0] ?? null
}

// What to touch next depends on the turn so far; the page shows that, so selectors ask it.
const square = (at: Square): string => `.squares [data-drop="${at}"]`
const before = (selector: string): string => `.stage:not(:has(.squares .picked)):not(:has(.actions .ready)) ${selector}`
/** A square that is still to be chosen. */
const still = (at: Square): string => `.stage:not(:has(.actions .ready)) ${square(at)}:not(.picked)`
const GO = '.actions .ready'
const ARROWS = '.stage:not(:has(.squares .target)):not(:has(.actions .ready)) .strip .pair:has(button:not([aria-disabled="true"]))'
const LEAPT = `.stage:has(.squares .picked)${ARROWS.slice('.stage'.length)}`

/** The advised action as things to touch, one after the other. */
export function advised(action: Action | null): string[] {
  switch (action?.type) {
    case 'go':
    case 'land':
    case 'bush':
      return [before(square(start(action.move))), `.stage:has(${square(start(action.move))}.picked) ${square(end(action.move))}`, LEAPT, GO]
    case 'swap':
    case 'eye':
      return [...[start(action.pair), end(action.pair)].map(still), GO]
    case 'tiles':
      return [...[action.pair.slice(0, 2), action.pair.slice(2)].map((tile) => still(middleOf(tile as Tile))), GO]
    case 'pass':
      return ['.actions .pass']
    case 'rotate':
      return [ARROWS, GO]
    default:
      return [GO]
  }
}
/** Two of the other tribe that the learner does not know: worth a look. */
function strangers(view: Ostriches.View | null): Square[] {
  return (view?.ostriches ?? []).flatMap((one) => (one.power === null && !one.up ? [one.at] : [])).slice(0, 2)
}
/** What to do with the one that has just come up. */
function giftRings(scene: Scene): readonly string[] {
  const view = viewOf(scene.view)
  const power = gift(scene)
  if (power === 'none') return []
  if (view?.table.phase === 'rotate') return [ARROWS, GO]
  return power === 'eye' ? [...strangers(view).map(still), GO] : advised(best(scene))
}
const best = (scene: Scene): Action | null => actionOf((scene.advice as Advice | null)?.best[0]?.action ?? -1)
const mate = (scene: Scene): string => scene.names?.[1] ?? ''
const named = (scene: Scene) => ({ name: mate(scene) })

/** What the one that has just come up can do; `none`: nobody has. */
const gift = (scene: Scene): Power | 'none' => showing(viewOf(scene.view))?.power ?? 'none'

function howItEnded(scene: Scene): string | null {
  const view = viewOf(scene.view)
  if (!over(view)) return null
  const winner = view?.table.winner ?? null
  return winner === null ? 'lesson-four-draw' : winner === 0 ? 'lesson-four-done' : 'lesson-four-lost'
}

/** No praise where the match has ended without the learner's victory. */
const notLost = (scene: Scene): boolean => !over(viewOf(scene.view)) || viewOf(scene.view)?.table.winner === 0

export const screens: readonly Screen[] = [
  { key: 'desert', blanks: named, points: () => SQUARES.filter((at) => rowOf(at) === SIDE - 1).map(square) },
  {
    key: 'leap',
    blanks: named,
    keys: 'lesson-leap-keys',
    points: (scene) => {
      const at = walker(scene)
      return at === null ? [ARROWS, GO] : [before(square(at)), LEAPT, GO]
    },
    done: (scene) => (scene.view === null ? null : over(viewOf(scene.view)) || !mine(viewOf(scene.view))),
    earned: notLost,
  },
  { key: 'mate', blanks: named, points: (scene) => (mine(viewOf(scene.view)) ? ['.squares .moved'] : []) },
  {
    key: 'face',
    advised: true,
    more: (scene) => (mine(viewOf(scene.view)) && landers(scene).length === 0 && showing(viewOf(scene.view)) === null ? 'lesson-face-far' : null),
    points: (scene) => {
      const [at] = landers(scene)
      return at === undefined ? advised(best(scene)) : [before(square(at)), `.stage:has(${square(at)}.picked) .squares .landing`, GO]
    },
    done: (scene) => (scene.view === null ? null : over(viewOf(scene.view)) || showing(viewOf(scene.view)) !== null),
    earned: notLost,
  },
  {
    key: 'gift',
    advised: true,
    blanks: (scene) => ({ gift: gift(scene), ...named(scene) }),
    more: (scene) => (showing(viewOf(scene.view)) !== null && viewOf(scene.view)?.table.phase === 'rotate' ? 'lesson-gift-turn' : howItEnded(scene)),
    points: giftRings,
    done: (scene) => over(viewOf(scene.view)) || (showing(viewOf(scene.before)) !== null && !mine(viewOf(scene.view))),
    earned: notLost,
  },
  {
    key: 'four',
    advised: true,
    blanks: (scene) => ({ name: mate(scene), faces: faces(viewOf(scene.view), 0), theirs: faces(viewOf(scene.view), 1), all: TO_WIN }),
    more: howItEnded,
    over: (scene) => over(viewOf(scene.view)),
    points: (scene) => (over(viewOf(scene.view)) || !mine(viewOf(scene.view)) ? [] : advised(best(scene))),
  },
]
