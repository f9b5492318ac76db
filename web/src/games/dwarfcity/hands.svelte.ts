import { Drag, type Point } from '../../kit/drag.svelte'
import { DONE, TAKE_BACK, tear } from './contract.gen'
import { blocksFor, builtBy, diceFor, drop, tapBlock, tapTower, towersFor, type Building, type Held, type Meant, type Offers } from './offers'
import type { Face } from './pieces'

/** What a tap on a tower would do. */
export type Use = 'build' | 'held' | 'tear' | 'back' | null
/** The result of a tap: something was sent or taken up, or it meant nothing. */
export type Tapped = 'sent' | 'held' | 'nothing'

/** How long a second press may take, in milliseconds. */
const SURE = 5_000
/** The pause before a second press counts, so that impatient taps hand nothing on. */
const CALM = 700

/** The player's hands: which blocks and towers shine, what is held, and what the next tap means. Only legal actions are offered. */
export class Hands {
  held = $state.raw<Held>(null)
  /** Handing on was pressed once, though a die could still build. */
  sure = $state(false)
  /** The tower that was chosen to fall, once. */
  doomed = $state<number | null>(null)
  /** A second press counts. */
  ripe = $state(false)
  /** The number of an action that was advised. */
  advised = $state.raw<number | null>(null)
  readonly drag: Drag
  readonly #offers: () => Offers
  /** The tower whose last block can be taken back. */
  readonly #last: () => number | null
  readonly #act: (action: number) => Promise<boolean>
  /** The number of the pending request; 0: none. */
  #sending = 0
  #count = 0
  #waiting: ReturnType<typeof setTimeout>[] = []

  constructor(offers: () => Offers, last: () => number | null, act: (action: number) => Promise<boolean>, missed: (at: Point) => void = () => {}) {
    this.#offers = offers
    this.#last = last
    this.#act = act
    this.drag = new Drag((block, where, at) => {
      const action = where === null ? null : drop(this.#offers(), block, Number(where.replace('tower ', '')))
      if (action === null) missed(at)
      else void this.send(action)
    }, { anyFinger: true })
  }

  /** Drop everything that belongs to the last decision. */
  clear(): void {
    this.held = this.advised = null
    this.#sending = 0
    this.#doubt()
    this.drag.cancel()
  }

  /** Let only the advised action shine; if that is handing on, one press is enough. */
  advise(action: number | null): void {
    this.held = null
    this.advised = action
    this.#doubt()
    this.sure = this.ripe = action === DONE
  }

  /** Send an action once, however often it is tapped. */
  async send(action: number): Promise<void> {
    if (this.#sending !== 0) return
    const number = (this.#sending = this.#count += 1)
    this.held = null
    await this.#act(action)
    // the table may have moved on, and another action may be pending
    if (this.#sending === number) this.#sending = 0
  }

  /** What is held, or floats under a finger. */
  get carried(): Held {
    return this.drag.now === null ? this.held : { block: this.drag.now }
  }
  get #advice(): Building | null {
    return this.advised === null || this.carried !== null ? null : builtBy(this.advised)
  }
  readonly blocks: ReadonlySet<string> = $derived.by(() => (this.#advice === null ? blocksFor(this.#offers(), this.carried) : new Set([this.#advice.block])))
  readonly towers: ReadonlySet<number> = $derived.by(() => (this.#advice === null ? towersFor(this.#offers(), this.carried) : new Set([this.#advice.tower])))
  readonly back: number | null = $derived.by(() => (this.#offers().back ? this.#last() : null))

  /** The dice that can build on a tower, with what is held or advised. */
  wants(tower: number): readonly Face[] {
    const { carried } = this
    if (!this.towers.has(tower)) return []
    return diceFor(this.#offers(), this.#advice ?? (carried !== null && 'block' in carried ? carried : null), tower)
  }
  /** The dice that can build now, with what is held or advised. */
  get dice(): ReadonlySet<Face> {
    const free = this.carried === null && this.#advice === null
    return new Set(free ? this.#offers().dice : [...this.towers].flatMap((tower) => this.wants(tower)))
  }

  use(tower: number): Use {
    if (this.#offers().tears.includes(tower)) return this.advised === null || this.advised === tear(tower) ? 'tear' : null
    const { carried } = this
    if (carried !== null && 'tower' in carried && carried.tower === tower) return 'held'
    if (this.towers.has(tower)) return 'build'
    return this.back === tower && this.held === null ? 'back' : null
  }

  /** A tap builds if the tower can grow; only otherwise does it take back the last block. Advice forbids nothing. */
  tapTower(tower: number): Tapped {
    if (this.#offers().tears.includes(tower)) return this.#tear(tower)
    if (this.use(tower) === 'back' && !towersFor(this.#offers(), this.carried).has(tower)) return this.#sends(TAKE_BACK)
    return this.#mean(tapTower(this.#offers(), this.held, tower))
  }

  tapBlock(block: string): Tapped {
    return blocksFor(this.#offers(), this.carried).has(block) ? this.#mean(tapBlock(this.#offers(), this.held, block)) : 'nothing'
  }

  /** What a tap would build at once; null: there is still a choice. */
  builds(what: { readonly block: string } | { readonly tower: number }): Building | null {
    const meant = 'block' in what ? tapBlock(this.#offers(), this.held, what.block) : tapTower(this.#offers(), this.held, what.tower)
    return meant !== null && 'build' in meant ? builtBy(meant.build) : null
  }

  /** End the roll; if dice could still build, only by a second press after a pause. */
  done(): void {
    if (this.ripe || this.#offers().builds.length === 0) return void this.send(DONE)
    this.#ask()
    this.sure = true
  }
  /** Let a tower fall, by a second tap after a pause. */
  #tear(tower: number): Tapped {
    if (this.doomed === tower) return this.ripe ? this.#sends(tear(tower)) : 'held'
    this.#ask()
    this.doomed = tower
    return 'held'
  }
  /** Wait for a second press, for a while. */
  #ask(): void {
    this.#doubt()
    this.#waiting = [setTimeout(() => (this.ripe = true), CALM), setTimeout(() => this.#doubt(), SURE)]
  }
  #doubt(): void {
    this.sure = this.ripe = false
    this.doomed = null
    this.#waiting.splice(0).forEach(clearTimeout)
  }

  #sends(action: number): Tapped {
    void this.send(action)
    return 'sent'
  }

  #mean(meant: Meant): Tapped {
    if (meant === null) return 'nothing'
    if ('build' in meant) return this.#sends(meant.build)
    this.held = meant.held
    return 'held'
  }
}
