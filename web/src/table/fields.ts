import type { GameClient } from '../games/client'
import type { GameInfo, Properties, Property } from '../kit/api'
import type { Say } from '../kit/texts.svelte'

export type Value = string | number | boolean | null

/** One setting in a form: one of several values, several of them, or free text. */
export interface Field {
  readonly name: string
  readonly many: boolean
  readonly values: readonly Value[]
  readonly default: unknown
  /** The pattern of a free text, which has no values to choose from. */
  readonly pattern?: string
}

/** The values that JSON Schema allows, as a list. */
export function valuesOf(property: Property): Value[] {
  if (property.anyOf !== undefined) return property.anyOf.flatMap(valuesOf)
  if (property.enum !== undefined) return [...property.enum]
  if (property.type === 'null') return [null]
  if (property.type === 'boolean') return [true, false]
  if (property.type === 'integer' && property.minimum !== undefined && property.maximum !== undefined) {
    const from = property.minimum
    return Array.from({ length: property.maximum - from + 1 }, (_, step) => from + step)
  }
  return []
}

/** Settings as fields, without those that are neither a list of values nor free text. */
export function fieldsOf(properties: Properties): Field[] {
  return Object.entries(properties)
    .map(([name, property]) => {
      const many = property.type === 'array'
      const worded = property.type === 'string' && property.pattern !== undefined ? { pattern: property.pattern } : {}
      return { name, many, values: valuesOf(many ? (property.items ?? {}) : property), default: property.default, ...worded }
    })
    .filter((field: Field) => field.values.length > 0 || field.pattern !== undefined)
}

/** The text key of a field or of its values: `option-second-cards`, `option-second-cards-is`. */
export function fieldKey(kind: 'option' | 'own', name: string): string {
  return `${kind}-${name.replaceAll('_', '-')}`
}

/** A value as an argument of a text. */
export function blank(value: Value): string | number {
  return value === null ? 'none' : typeof value === 'number' ? value : String(value)
}

/** A value in words, which may depend on the other options. */
export function valueWords(say: Say, kind: 'option' | 'own', field: Field, value: Value, agreed: Readonly<Record<string, unknown>>): string {
  const others = Object.entries(agreed).flatMap(([name, one]) => (typeof one === 'string' || typeof one === 'number' ? [[name, one] as const] : []))
  return say(`${fieldKey(kind, field.name)}-is`, { ...Object.fromEntries(others), value: blank(value) })
}

/** What the lobby needs of a game: its settings, and how its client wants them shown. */
interface Settable {
  readonly game: GameInfo | undefined
  readonly client: GameClient | null
}

/** The settings of one seat that matter with these options. */
export function ownFieldsOf({ game, client }: Settable, options: Readonly<Record<string, unknown>>): Field[] {
  if (client === null) return []
  return fieldsOf(game?.own ?? {}).filter((field) => client.setup?.matters?.(field.name, options) ?? true)
}

/** The options that matter. First the mode, options of this mode only and those that the game puts first; then the rest. */
export function optionFieldsOf(
  { game, client }: Settable,
  options: Readonly<Record<string, unknown>>,
): { readonly first: Field[]; readonly more: Field[] } {
  if (client === null) return { first: [], more: [] }
  const { matters = () => true, suits = () => true, modes, first = [] } = client.setup ?? {}
  const fields = fieldsOf(game?.options ?? {})
    .filter((field) => matters(field.name, options))
    .map((field) => ({ ...field, values: field.values.filter((value) => suits(field.name, value, options)) }))
  const isFirst = ({ name }: Field) => name === modes?.option || first.includes(name) || !matters(name, {})
  return { first: fields.filter(isFirst), more: fields.filter((field) => !isFirst(field)) }
}

/** Playable options: values that no longer suit the others return to their defaults. */
export function suited({ game, client }: Settable, options: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { suits = () => true } = client?.setup ?? {}
  const kept = ([name, value]: [string, unknown]) => [name, suits(name, value, options) ? value : game?.options[name]?.default]
  return Object.fromEntries(Object.entries(options).map(kept))
}
