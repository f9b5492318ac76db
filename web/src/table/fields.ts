import type { Properties, Property } from '../kit/api'

export type Value = string | number | boolean | null

/** One setting as a form shows it: one of several values, or several of them. */
export interface Field {
  readonly name: string
  readonly many: boolean
  readonly values: readonly Value[]
  readonly default: unknown
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

/** Settings as fields; those that are no list of values are left to their defaults. */
export function fieldsOf(
  properties: Properties,
  order: Readonly<Record<string, readonly (string | number)[]>> = {},
): Field[] {
  return Object.entries(properties)
    .map(([name, property]) => {
      const many = property.type === 'array'
      const found = valuesOf(many ? (property.items ?? {}) : property)
      const wanted = order[name]
      const values = wanted === undefined ? found : sorted(found, wanted)
      return { name, many, values, default: property.default }
    })
    .filter((field) => field.values.length > 0)
}

function sorted(values: Value[], wanted: readonly (string | number)[]): Value[] {
  const place = (value: Value) => {
    const index = wanted.indexOf(value as string)
    return index < 0 ? wanted.length : index
  }
  return [...values].sort((a, b) => place(a) - place(b))
}

/** The text key of a field or of its values: `option-second-cards`, `option-second-cards-is`. */
export function fieldKey(kind: 'option' | 'own', name: string): string {
  return `${kind}-${name.replaceAll('_', '-')}`
}

/** A value as the texts select by it. */
export function blank(value: Value): string {
  return value === null ? 'none' : String(value)
}
