/** Options by name, as the lobby and the server hold them. */
export type Options = Readonly<Record<string, unknown>>

/** By option: values of which it must have one. */
type Needs = Readonly<Partial<Record<string, readonly unknown[]>>>

const holds = (needs: Needs, options: Options): boolean => Object.entries(needs).every(([name, values]) => values?.includes(options[name]))

/** Whether an option has any effect with others, by the game's table of those that need certain values. */
export function mattersBy(table: Readonly<Record<string, Needs>>): (field: string, options: Options) => boolean {
  return (field, options) => holds(table[field] ?? {}, options)
}

/** Whether a value can be played with other options, by the game's table of those that cannot. */
export function suitsBy(table: Readonly<Record<string, Readonly<Partial<Record<string, Needs>>>>>): (field: string, value: unknown, options: Options) => boolean {
  return (field, value, options) => {
    const clash = table[field]?.[String(value)]
    return clash === undefined || !holds(clash, options)
  }
}
