import type { Scene, Screen } from '../../../learn/lesson'
import type { Blanks, Say } from '../../../kit/texts.svelte'
import type { Uluru } from '../../../wire.gen'
import type { Advice } from '../advice'
import { PAIRS } from '../contract.gen'
import { BIRDS, type Bird, type Board } from '../pieces'
import { birdName, letterOf, wishWords } from '../words'
import Relations from './Relations.svelte'

const viewOf = (scene: Scene): Uluru.View | null => scene.view as Uluru.View | null
const boardOf = (view: unknown): Board => (view as Uluru.View | null)?.board ?? []
const landed = (board: Board, bird: Bird): boolean => typeof board[BIRDS.indexOf(bird)] === 'number'
const inHand = (bird: Bird): string => `.hand button:has([data-bird="${bird}"])`
const onBoard = (bird: Bird): string => `.board .place:has([data-bird="${bird}"])`
const cardOf = (bird: Bird): string => `.wishes li:nth-child(${BIRDS.indexOf(bird) + 1}) .card`

/** The card to practise on: the first one that names another bird. */
interface Practice {
  readonly bird: Bird
  readonly other: Bird
  readonly wish: Uluru.Wish
}
function practice(scene: Scene): Practice {
  const row = viewOf(scene)?.shown.rows[0] ?? []
  const number = row.findIndex((wish, index) => wish?.bird && wish.bird !== BIRDS[index])
  const [bird, wish] = [BIRDS[number], row[number]]
  if (bird === undefined || !wish?.bird) return { bird: 'pink', other: 'white', wish: { kind: 'next', bird: 'white' } }
  return { bird, other: wish.bird, wish }
}

/** Places with a neighbour on their branch. */
const NEIGHBOURED: readonly number[] = PAIRS.next.flat()
/** Whether the bird that the practice card names sits on a place without neighbours. */
function alone(scene: Scene): boolean {
  const place = boardOf(scene.view)[BIRDS.indexOf(practice(scene).other)]
  return typeof place === 'number' && !NEIGHBOURED.includes(place)
}

const unmet = (scene: Scene): Advice['unmet'] | null => (scene.advice as Advice | null)?.unmet ?? null

/** Whether a bird has landed and is content; null until the table has answered. A bird in hand needs no answer. */
function isMet(scene: Scene, bird: Bird): boolean | null {
  const view = viewOf(scene)
  if (view !== null && !landed(boardOf(view), bird)) return false
  return unmet(scene)?.every(([one]) => one !== bird) ?? null
}
const content = (scene: Scene): number => BIRDS.filter((bird) => isMet(scene, bird)).length

/** Whether two birds have just changed places. */
export function swapped(before: Board, now: Board): boolean {
  return before.some((place, one) => typeof place === 'number' && now.some((there, other) => one !== other && there === place && before[other] === now[one] && typeof now[one] === 'number'))
}

const over = (scene: Scene): boolean => ['review', 'over'].includes(viewOf(scene)?.shown.phase ?? '')

function names(scene: Scene, say: Say): Blanks {
  const { bird, other, wish } = practice(scene)
  return { name: birdName(say, bird), other: birdName(say, other), wish: wishWords(say, wish), letter: letterOf(say, bird).toUpperCase() }
}

/** How many birds are content, once the table has answered. */
function howFar(scene: Scene): string | null {
  if (unmet(scene) === null) return null
  return content(scene) === BIRDS.length ? 'lesson-fill-done' : 'lesson-fill-met'
}

export const screens: readonly Screen[] = [
  { key: 'birds', points: () => ['.board', '.hand'] },
  {
    key: 'seat',
    blanks: (scene, say) => {
      const { other } = practice(scene)
      return { name: birdName(say, other), letter: letterOf(say, other).toUpperCase() }
    },
    keys: 'lesson-seat-keys',
    more: (scene) => (alone(scene) ? 'lesson-seat-alone' : null),
    points: (scene) => [alone(scene) ? onBoard(practice(scene).other) : inHand(practice(scene).other)],
    done: (scene) => (viewOf(scene) === null ? null : landed(boardOf(scene.view), practice(scene).other) && !alone(scene)),
  },
  {
    key: 'wish',
    advised: true,
    blanks: names,
    more: (scene) => (landed(boardOf(scene.view), practice(scene).bird) && isMet(scene, practice(scene).bird) === false ? 'lesson-wish-not-yet' : null),
    points: (scene) => [cardOf(practice(scene).bird), inHand(practice(scene).bird)],
    done: (scene) => isMet(scene, practice(scene).bird),
    Extra: Relations,
  },
  {
    key: 'swap',
    blanks: names,
    keys: 'lesson-swap-keys',
    points: (scene) => [onBoard(practice(scene).bird), onBoard(practice(scene).other)],
    done: (scene) => (scene.before === null ? false : swapped(boardOf(scene.before), boardOf(scene.view))),
    Extra: Relations,
  },
  {
    key: 'fill',
    advised: true,
    blanks: (scene) => ({ all: BIRDS.length, met: content(scene) }),
    more: howFar,
    points: (scene) => (content(scene) === BIRDS.length ? ['.actions .strong'] : ['.actions .lamp']),
    done: over,
    earned: (scene) => viewOf(scene)?.shown.last?.boards[0]?.every((place) => place !== null) === true,
    Extra: Relations,
  },
  { key: 'stones', blanks: (scene) => ({ stones: viewOf(scene)?.shown.stones.at(-1)?.[0] ?? 0 }) },
]
