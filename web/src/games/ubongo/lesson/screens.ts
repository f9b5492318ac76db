import type { Blanks } from '../../../kit/texts.svelte'
import type { Scene, Screen } from '../../../learn/lesson'
import type { Ubongo } from '../../../wire.gen'
import type { Advice } from '../advice'
import { pointsOf, type Lay, type Name, type Task } from '../pieces'

/** The learner has seat 0, and there is one mate. */
const ME = 0
const MATE = 1

const viewOf = (view: unknown): Ubongo.View | null => view as Ubongo.View | null
const shownOf = (scene: Scene): Ubongo.Shown | null => viewOf(scene.view)?.shown ?? null
const lying = (view: unknown): readonly Lay[] => viewOf(view)?.pieces[ME] ?? []
const adviceOf = (scene: Scene): Advice | null => scene.advice as Advice | null
const task = (scene: Scene): Task | null => shownOf(scene)?.tasks[ME] ?? shownOf(scene)?.last?.tasks[ME] ?? null
const covering = (scene: Scene): boolean => shownOf(scene)?.phase === 'covering'

/** Whether the round is over: gems have been won. */
const over = (scene: Scene): boolean => shownOf(scene)?.last !== null && shownOf(scene) !== null
/** Whether the learner is through with the mission: done, or given up. */
function through(scene: Scene): boolean {
  const shown = shownOf(scene)
  return shown !== null && (over(scene) || shown.done.includes(ME) || shown.gave_up.includes(ME))
}
/** The learner's rank; 0 without one. */
function rank(scene: Scene): number {
  const shown = shownOf(scene)
  const won = shown?.last?.wins.find(({ seat }) => seat === ME)?.rank
  return won ?? (shown?.done ?? []).indexOf(ME) + 1
}

const same = (one: Lay, other: Lay): boolean => one.piece === other.piece && one.orientation === other.orientation && one.row === other.row && one.col === other.col
/** Whether a piece has just been laid in another orientation than it is drawn. */
export function turnedNow(scene: Scene): boolean {
  const before = lying(scene.before)
  return lying(scene.view).some((lay) => lay.orientation > 0 && !before.some((one) => same(one, lay)))
}

/** The piece to take next: the advised one, otherwise the first that is still beside the shape. */
export function nextPiece(scene: Scene): Name | null {
  const { back, lay } = adviceOf(scene) ?? { back: [], lay: null }
  const laid = lying(scene.view).map(({ piece }) => piece)
  return back[0] ?? lay?.piece ?? task(scene)?.pieces.find((piece) => !laid.includes(piece)) ?? null
}

const inHand = (piece: Name): string => `.hand [data-beside="${piece}"]`
const onShape = (piece: Name): string => `.board [data-piece="${piece}"]`
const LAMP = '.tools .lamp'
/** The buttons that turn and flip, while a piece in the hand is not in the advised orientation. */
function turners(scene: Scene): readonly string[] {
  const lay = adviceOf(scene)?.lay
  return lay ? [`.stage:has(${inHand(lay.piece)}.picked:not([data-look="${lay.orientation}"])) .tools .round:nth-child(-n+2)`] : []
}

function pieceRings(scene: Scene): readonly string[] {
  const piece = nextPiece(scene)
  if (piece === null || !covering(scene) || through(scene)) return []
  return [lying(scene.view).some((lay) => lay.piece === piece) ? onShape(piece) : inHand(piece)]
}
function named(scene: Scene): Blanks {
  const shown = shownOf(scene)
  return {
    piece: nextPiece(scene) ?? 'I3',
    symbol: task(scene)?.symbol ?? shown?.symbol ?? 'hand',
    name: scene.names?.[MATE] ?? '',
    rank: rank(scene),
    points: pointsOf(shown?.gems[ME] ?? []),
  }
}

/** What the round has brought, once it is over. */
const won = (scene: Scene): string | null => (over(scene) ? 'lesson-gems-done' : null)

export const screens: readonly Screen[] = [
  {
    key: 'lay',
    advised: true,
    blanks: named,
    keys: 'lesson-lay-keys',
    points: pieceRings,
    done: (scene) => (covering(scene) || over(scene) ? lying(scene.view).length > 0 || through(scene) : null),
    earned: (scene) => lying(scene.view).length > 0 || rank(scene) > 0,
  },
  {
    key: 'turn',
    advised: true,
    blanks: named,
    keys: 'lesson-turn-keys',
    points: (scene) => [...pieceRings(scene), ...turners(scene)],
    done: (scene) => (scene.view === null ? null : turnedNow(scene) || through(scene)),
    earned: (scene) => turnedNow(scene) || rank(scene) > 0,
  },
  {
    key: 'cover',
    advised: true,
    blanks: named,
    more: (scene) => ((adviceOf(scene)?.back.length ?? 0) > 0 ? 'lesson-cover-back' : null),
    points: (scene) => ((adviceOf(scene)?.back.length ?? 0) > 0 ? pieceRings(scene) : covering(scene) && !through(scene) ? [LAMP] : []),
    done: (scene) => (scene.view === null ? null : through(scene)),
    earned: (scene) => rank(scene) > 0,
  },
  {
    key: 'gems',
    blanks: named,
    more: (scene) => won(scene) ?? (through(scene) ? 'lesson-gems-wait' : null),
    points: (scene) => (over(scene) ? ['.riches', '.treasures'] : []),
  },
  { key: 'chance', blanks: named, more: won, points: () => ['.tools .leave'] },
  { key: 'more', blanks: named, more: won },
]
