import { announcer } from '../kit/announcer.svelte'
import { api, whyNot, type GameInfo } from '../kit/api'
import { Connection, socketAddress, type Wanted } from '../kit/connection.svelte'
import { matchTime, Ticking } from '../kit/glass.svelte'
import type { HeadProps, Look, Presence } from '../kit/seated'
import { refusal, say, sayOf, texts } from '../kit/texts.svelte'
import { loadGame, type AdviceWanted, type GameClient } from '../games/client'
import type { Answer, ChairView, Frame, MatchView, TableView } from '../wire.gen'
import { chairName } from './names'
import { NEWS, presences, Returns } from './presence'

/** Milliseconds that a lobby gets to draw before anything is fetched for the match. */
const FIRST_SIGHT = 300

/** One screen at one table: its connection, what it has been sent, and what it can ask for. */
export class Session {
  readonly id: string
  readonly line: Connection
  readonly time: Ticking
  client = $state.raw<GameClient | null>(null)
  games = $state.raw<readonly GameInfo[]>([])
  /** The events of the latest frame that had any, and the number of such frames. */
  events = $state.raw<readonly unknown[]>([])
  eventsAt = $state.raw(0)
  /** The view before those events; null: this screen had none. */
  before = $state.raw<unknown>(null)
  /** Players who have just come back or become host. */
  #news = $state.raw<ReadonlyMap<number, Presence>>(new Map())
  /** Whether somebody came here without a seat when a match had begun; null: not known yet. */
  late = $state.raw<boolean | null>(null)
  /** The name of the guest at this screen who takes over a chair. */
  #coming = ''
  readonly #returns = new Returns()
  /** The view of the frame before. */
  #viewed: unknown = null
  #browsing = false
  #loading = ''
  /** The game whose client is loaded. */
  #unpacked = ''

  /** `watch`: a screen for everybody, which shows what a spectator sees. */
  constructor(id: string, { watch = false }: { watch?: boolean } = {}) {
    this.id = id
    this.line = new Connection(socketAddress(id), undefined, watch)
    this.line.onFrame = (frame) => this.#hear(frame)
    this.time = new Ticking(
      () => matchTime(this.line.known.clock, this.line.arrived, performance.now()),
      () => this.line.known.clock?.running ?? true,
    )
  }

  get table(): TableView | null {
    return this.line.known.table
  }
  get match(): MatchView | null {
    return this.line.known.match
  }
  get mine(): number[] {
    return (this.table?.chairs ?? []).flatMap((chair, seat) => (chair.mine ? [seat] : []))
  }
  get amHost(): boolean {
    const host = this.table?.host ?? null
    return host !== null && this.mine.includes(host)
  }
  get names(): string[] {
    const words = sayOf(this.table?.game ?? '')
    return (this.table?.chairs ?? []).map((chair, seat) => chairName(chair, chair.who, words, seat))
  }
  get hostName(): string {
    const host = this.table?.host ?? null
    return host === null ? '' : (this.names[host] ?? '')
  }
  get game(): GameInfo | undefined {
    return this.games.find((game) => game.key === this.table?.game)
  }
  /** The game's own portraits, if it has any. */
  get look(): Look | null {
    const { Head, setup } = this.client ?? {}
    if (Head === undefined) return null
    const matters = setup?.matters ?? (() => true)
    const options = this.table?.options as HeadProps['own']
    const chosen = ({ own }: ChairView) => Object.fromEntries(Object.entries(own as HeadProps['own']).filter(([field]) => matters(field, options)))
    return { Head, view: this.match?.view ?? null, own: (this.table?.chairs ?? []).map(chosen) }
  }
  /** What is to be seen of each player, by seat. */
  get presence(): (Presence | null)[] {
    return this.table === null ? [] : presences(this.table, this.#news)
  }
  /** Whether this screen only looks on at a match. */
  get watches(): boolean {
    return this.table !== null && this.table.phase !== 'lobby' && this.mine.length === 0
  }
  /** The seat that this screen speaks for. */
  get speaker(): number | null {
    return this.match?.seat ?? this.mine[0] ?? null
  }

  open(): () => void {
    this.line.open()
    void this.#browse()
    // timers sleep while a phone is in a pocket: reconnect as soon as somebody looks
    const retry = () => {
      if (this.line.status === 'lost' && !document.hidden) this.line.open()
    }
    // a socket notices late that the network is gone; the device knows at once
    const cut = () => this.line.cut()
    addEventListener('offline', cut)
    addEventListener('online', retry)
    document.addEventListener('visibilitychange', retry)
    return () => {
      removeEventListener('offline', cut)
      removeEventListener('online', retry)
      document.removeEventListener('visibilitychange', retry)
      this.line.close()
    }
  }

  /**
   * Load the list of games, and the texts of those that are mentioned: all games for a host, who may choose another one,
   * else those that were played this evening. The next frame tries again what failed.
   */
  async #browse(): Promise<void> {
    if (this.#browsing) return
    this.#browsing = true
    try {
      if (this.games.length === 0) this.games = await api.games()
      const spoken = this.amHost ? this.games.map(({ key }) => key) : (this.table?.evening ?? []).map(({ game }) => game)
      await Promise.all([...new Set(spoken)].filter((key) => !texts.knows(key)).map((key) => texts.learn(key)))
    } catch {
      // the status of the connection tells that the server is away
    }
    this.#browsing = false
  }

  /** Send a request; shows a refusal as a notice and resolves with null, else with the answer. */
  async ask(wanted: Wanted): Promise<Answer | null> {
    const answer = await this.line.ask(wanted)
    if (!answer.refused) return answer
    announcer.notice(refusal(answer.refused, this.table?.game))
    return null
  }

  /** Act in the match; resolves with whether the table accepted it. */
  async act(action: number): Promise<boolean> {
    const seat = this.match?.seat ?? null
    return seat !== null && (await this.ask({ type: 'do', seat, action })) !== null
  }

  /** Whether this player waits for bots alone. */
  get mayFinish(): boolean {
    return this.line.known.clock?.finish === true && this.match?.outcome === null
  }
  /** Let the time until bots are done pass at once. */
  async finish(): Promise<void> {
    const seat = this.match?.seat ?? null
    if (seat !== null) await this.ask({ type: 'finish', seat })
  }

  /** Ask the game for a hint or a review; resolves with null when there is none. */
  async advice(wanted: AdviceWanted): Promise<unknown> {
    if (wanted.type === 'review') return (await (wanted.quiet ? this.line : this).ask({ type: 'review' }))?.advice ?? null
    const seat = this.match?.seat ?? null
    return seat === null ? null : ((await this.ask({ type: 'hint', seat }))?.advice ?? null)
  }

  /** Sit down on a certain chair or on any free one; resolves with the reason if refused. */
  sit(seat: number | null, name: string): Promise<string | null> {
    return this.#come(api.sit(this.id, seat, name))
  }
  /** Take over a bot's chair, at once or when the chapter is over; resolves with the reason if refused. */
  takeOver(seat: number, name: string, at: 'now' | 'chapter'): Promise<string | null> {
    this.#coming = name
    return this.#come(api.takeOver(this.id, seat, name, at))
  }
  /** Have a chair of the next match kept; resolves with the reason if refused. */
  nextTime(name: string): Promise<string | null> {
    return this.#come(api.nextTime(this.id, name))
  }
  /** The first time, the browser gets its cookie and reconnects. */
  async #come(asked: Promise<unknown>): Promise<string | null> {
    try {
      await asked
    } catch (error) {
      return whyNot(error, this.table?.game)
    }
    if (this.mine.length === 0) this.line.renew()
    return null
  }

  /** Load a game's texts and its client; the previous client is dropped at once. */
  #unpack({ game, phase }: TableView): void {
    this.#loading = game
    if (this.#unpacked !== game) this.client = null
    // the server went away: the next frame tries again
    const lost = () => {
      if (this.#loading === game) this.#loading = ''
    }
    const found = (client: GameClient | null) => {
      if (this.#loading !== game) return
      this.client = client
      this.#unpacked = game
    }
    texts.learn(game).catch(lost)
    // in a lobby the chairs are drawn first
    setTimeout(() => void loadGame(game).then(found, lost), phase === 'lobby' ? FIRST_SIGHT : 0)
  }

  /** Mark a player for some seconds. */
  #mark(seat: number, as: Presence): void {
    this.#news = new Map(this.#news).set(seat, as)
    setTimeout(() => {
      if (this.#news.get(seat) === as) this.#news = new Map([...this.#news].filter(([one]) => one !== seat))
    }, NEWS)
  }

  #hear(frame: Frame): void {
    const table = this.table
    if (table === null) return
    if (table.game !== this.#loading) this.#unpack(table)
    void this.#browse()
    this.late ??= this.watches
    for (const seat of this.#returns.follow(table)) this.#mark(seat, 'back')
    for (const told of frame.told ?? []) {
      const name = this.names[told.seat] ?? ''
      if (told.phrase === 'host') {
        if (this.mine.includes(told.seat)) announcer.notice(say('host-now-you'))
        else announcer.tell(say('host-now', { name })) // a chip and a tag show it
        this.#mark(told.seat, 'host')
      } else if (told.phrase === 'joined') {
        if (!this.mine.includes(told.seat) && name !== this.#coming) announcer.notice(say('guest-joined', { name }))
      } else if (told.phrase === 'taken') {
        announcer.notice(this.mine.includes(told.seat) ? say('bot-played') : say('bot-played-for', { name }))
      } else if (told.phrase === 'too-long') {
        announcer.notice(say('match-too-long'))
      } else if (told.phrase !== 'nudge') {
        announcer.notice(say('phrase-said', { name, phrase: say('phrase', { phrase: told.phrase }) }))
      } else if (this.mine.includes(told.seat)) {
        announcer.notice(say('phrase', { phrase: 'nudge' }))
      } else {
        announcer.notice(say('nudged', { name }))
      }
    }
    if (frame.events !== undefined && frame.events.length > 0) {
      this.events = frame.events
      this.before = this.#viewed
      this.eventsAt += 1
    }
    this.#viewed = this.match?.view ?? null
    const { tell, unspoken = [] } = this.client?.words ?? {}
    for (const event of frame.events ?? []) {
      const line = unspoken.includes((event as { readonly type: string }).type) ? null : tell?.(event, this.names, sayOf(table.game))
      if (line) announcer.tell(line)
    }
  }
}
