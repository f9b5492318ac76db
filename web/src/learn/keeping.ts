import { recall, remember } from '../kit/memory'

/** A lesson that somebody has begun: at which table, and how far. */
export interface Begun {
  readonly table: string
  readonly at: number
}

export function keep(game: string, begun: Begun): void {
  remember(`lesson.${game}`, `${begun.table} ${begun.at}`)
}

export function kept(game: string): Begun | null {
  const [, table, at] = /^([A-Za-z0-9_-]{1,64}) (\d{1,2})$/.exec(recall(`lesson.${game}`) ?? '') ?? []
  return table === undefined || at === undefined ? null : { table, at: Number(at) }
}
