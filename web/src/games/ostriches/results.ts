import type { Say } from '../../kit/texts.svelte'
import type { Outcome } from '../../wire.gen'
import { TO_WIN } from './pieces'

const perches = (faces: number): string => '●'.repeat(faces) + '○'.repeat(Math.max(0, TO_WIN - faces))

/** The faces of both, four perches each. */
export function shareText(outcome: Outcome, seat: number, _view: unknown, say: Say): string | null {
  const [own, other] = [outcome.score[seat] ?? 0, outcome.score[1 - seat] ?? 0]
  return `${perches(own)} : ${perches(other)} ${say('share-faces', { score: own, unit: say(`unit-${outcome.unit}`, { score: own }) })}`
}
