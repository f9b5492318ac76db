import type { GameClient } from '../games/client'
import type { GameInfo } from '../kit/api'
import { recall, remember } from '../kit/memory'
import { optionFieldsOf, ownFieldsOf } from '../table/fields'

type Chosen = Readonly<Record<string, unknown>>

/** What a player chooses on the lid of a box: the mode, further options and settings of their own seat. Options are remembered. */
export class Choices {
  readonly #game: () => GameInfo
  readonly #client: () => GameClient | null
  #mode = $state<string | null>(null)
  #young = $state(false)
  #lid = $state.raw<Readonly<Record<string, string | null>>>({})
  #own = $state.raw<Chosen>({})

  constructor(game: () => GameInfo, client: () => GameClient | null) {
    this.#game = game
    this.#client = client
    const { key, options } = game()
    this.#mode = recall(`mode.${key}`)
    this.#young = recall(`young.${key}`) === 'yes'
    this.#lid = Object.fromEntries(Object.keys(options).map((name) => [name, recall(`lid.${key}.${name}`)]))
  }

  /** The option that tells the games in the box apart, and its values; empty where there is but one game. */
  readonly option = $derived.by(() => this.#client()?.setup?.modes?.option ?? '')
  readonly modes = $derived.by(() => this.#client()?.setup?.modes?.values ?? [])
  /** Further options that the game offers on its lid. */
  readonly fields = $derived.by(() => {
    const { first, more } = optionFieldsOf({ game: this.#game(), client: this.#client() }, {})
    return [...first, ...more].filter(({ name }) => this.#client()?.setup?.lid?.fields?.includes(name))
  })
  readonly #fieldOptions: Chosen = $derived.by(() =>
    Object.fromEntries(this.fields.flatMap(({ name, values }) => values.filter((value) => String(value) === this.#lid[name]).map((value) => [name, value]))),
  )
  /** All options that were chosen, here or last time. */
  readonly options: Chosen = $derived.by(() => ({
    ...(this.#mode !== null && this.modes.includes(this.#mode) ? { [this.option]: this.#mode } : {}),
    ...this.#fieldOptions,
    ...(this.#young ? this.#client()?.setup?.lid?.young : {}),
  }))
  /** Settings of the player's own seat that the game puts first. */
  readonly ownFields = $derived.by(() =>
    ownFieldsOf({ game: this.#game(), client: this.#client() }, this.options).filter(({ name }) => this.#client()?.setup?.ownFirst?.includes(name)),
  )
  readonly own: Chosen = $derived.by(() => Object.fromEntries(this.ownFields.flatMap(({ name }) => (name in this.#own ? [[name, this.#own[name]]] : []))))

  get mode(): string {
    return this.#mode ?? this.modes[0] ?? ''
  }
  set mode(wanted: string) {
    this.#mode = wanted
    remember(`mode.${this.#game().key}`, wanted)
  }
  /** Whether the youngest play; null: the game has no options for them. */
  get young(): boolean | null {
    return this.#client()?.setup?.lid?.young === undefined ? null : this.#young
  }
  set young(wanted: boolean) {
    this.#young = wanted
    remember(`young.${this.#game().key}`, wanted ? 'yes' : 'no')
  }
  /** The value of a field in words of the form, chosen or by default. */
  valueOf({ name, default: otherwise }: { readonly name: string; readonly default: unknown }): string {
    return String(this.#fieldOptions[name] ?? otherwise)
  }
  choose(field: string, value: string): void {
    this.#lid = { ...this.#lid, [field]: value }
    remember(`lid.${this.#game().key}.${field}`, value)
  }
  chooseOwn(field: string, value: string): void {
    this.#own = { ...this.#own, [field]: value }
  }
}
