import type { Step } from '../kit/api'

/** The steps at which a game sets a mark, with the first and the last. */
export function marksOf(steps: readonly Step[], marks: ((event: unknown) => boolean) | undefined): number[] {
  const found = steps.flatMap((step, number) => (marks !== undefined && step.events.some(marks) ? [number] : []))
  return [...new Set([0, ...found, Math.max(0, steps.length - 1)])]
}

/** Where a key leads in a replay, or null for other keys. */
export function moved(key: string, at: number, count: number, marks: readonly number[]): number | null {
  const last = Math.max(0, count - 1)
  switch (key) {
    case 'ArrowRight':
      return Math.min(last, at + 1)
    case 'ArrowLeft':
      return Math.max(0, at - 1)
    case 'Home':
      return 0
    case 'End':
      return last
    case 'PageDown':
      return marks.find((mark) => mark > at) ?? last
    case 'PageUp':
      return marks.findLast((mark) => mark < at) ?? 0
    default:
      return null
  }
}
