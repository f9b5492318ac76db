/** One field of an action: groups of values, each with the node that follows it; a group without one completes the action. */
export interface Node {
  readonly size: number
  readonly field: string
  readonly values: ReadonlyMap<unknown, { readonly from: number; readonly next: Node | undefined }>
}
/** Words may stand in one string, with spaces between them. */
type Group = readonly [values: string | readonly (string | number | boolean | null)[], next?: Node]

export function node(field: string, ...groups: readonly Group[]): Node {
  const values = new Map<unknown, { from: number; next: Node | undefined }>()
  let size = 0
  for (const [group, next] of groups) {
    for (const value of typeof group === 'string' ? group.split(' ') : group) {
      values.set(value, { from: size, next })
      size += next?.size ?? 1
    }
  }
  return { size, field, values }
}

/** The number within a tree; -1: the tree has no such action. */
function numberIn(tree: Node | undefined, action: object): number {
  if (tree === undefined) return 0
  const found = tree.values.get((action as Record<string, unknown>)[tree.field])
  if (found === undefined) return -1
  const within = numberIn(found.next, action)
  return within < 0 ? -1 : found.from + within
}

function fieldsAt(tree: Node | undefined, number: number): Record<string, unknown> {
  if (tree === undefined) return {}
  for (const [value, { from, next }] of tree.values) {
    if (number < from + (next?.size ?? 1)) return { [tree.field]: value, ...fieldsAt(next, number - from) }
  }
  throw new RangeError()
}

export interface Catalogue<Action extends { readonly type: string }> {
  /** How many actions there are. */
  readonly length: number
  /** The number of an action; -1: there is no such action. */
  readonly numberOf: (action: Action) => number
  /** The action of a number; null: there is none. */
  readonly actionOf: (number: number) => Action | null
}

/** The actions of a game and their numbers: families of actions in order, as tools/contract writes them. */
export function catalogue<Action extends { readonly type: string }>(...families: readonly (readonly [type: Action['type'], tree?: Node])[]): Catalogue<Action> {
  let length = 0
  const placed = families.map(([type, tree]) => {
    const from = length
    length += tree?.size ?? 1
    return { type, tree, from }
  })
  return {
    length,
    numberOf(action) {
      for (const { type, tree, from } of placed) {
        const within = type === action.type ? numberIn(tree, action) : -1
        if (within >= 0) return from + within
      }
      return -1
    },
    actionOf(number) {
      const family = placed.findLast(({ from }) => from <= number)
      if (family === undefined || !Number.isInteger(number) || number >= length) return null
      return { type: family.type, ...fieldsAt(family.tree, number - family.from) } as Action
    },
  }
}
