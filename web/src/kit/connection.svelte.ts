import { PROTOCOL, type Alive, type Answer, type Asked, type Bye, type Frame, type Hello, type Welcome } from '../wire.gen'
import { gap, merge, NOTHING, seenBefore, type Known } from './frames'

/** A request before it gets its key, and an act before it gets its match and chapter. */
export type Wanted = Asked extends infer One ? (One extends Asked ? Omit<One, 'key' | 'match' | 'chapter'> : never) : never
export type Status = 'connecting' | 'open' | 'lost' | 'over'

interface Pending {
  readonly asked: Asked
  readonly settle: (answer: Answer) => void
}

const NOT_HERE = 4404
/** The close code of a connection that broke without a closing handshake. */
const BROKEN = 1006
/** How long, in milliseconds, an answer may take before people are told, and before the connection is given up. */
const SLOW = 5_000
const DEAD = 10_000
/** How long, in milliseconds, a match may be silent before the table is asked whether it is still there, and may take to answer. */
const QUIET = 3_000
const UNHEARD = 4_000

/** The connection to one table: it reconnects, misses nothing, and is `open` only once the table has answered. */
export class Connection {
  status = $state<Status>('connecting')
  /** Why the connection is over for good. */
  reason = $state<Bye['reason'] | null>(null)
  /** The answer to an action is overdue. */
  slow = $state(false)
  known = $state.raw<Known>(NOTHING)
  /** When the last clock arrived, by this screen's own monotonic clock. */
  arrived = $state.raw(0)
  onFrame: (frame: Frame) => void = () => {}

  #url: string
  #socket: WebSocket | null = null
  #tries = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #silence: ReturnType<typeof setTimeout> | undefined
  #quiet: ReturnType<typeof setTimeout> | undefined
  #pending = new Map<string, Pending>()
  #make: (url: string) => WebSocket
  #watch: boolean

  /** `watch`: show what a spectator sees, whatever seats this device has. */
  constructor(url: string, make: (url: string) => WebSocket = (address) => new WebSocket(address), watch = false) {
    this.#url = url
    this.#make = make
    this.#watch = watch
  }

  /** Connect, or reconnect at once. */
  open(): void {
    clearTimeout(this.#timer)
    this.#drop()
    if (this.status !== 'lost') this.status = 'connecting'
    const socket = this.#make(this.#url)
    this.#socket = socket
    this.#silence = setTimeout(() => this.cut(), DEAD)
    socket.onopen = () => this.#greet(socket)
    socket.onmessage = (message: MessageEvent<string>) => this.#hear(socket, message.data)
    socket.onclose = (event: CloseEvent) => this.#closed(socket, event.code)
  }

  /** Reconnect from scratch, as when the device has another seat. */
  renew(): void {
    this.known = { ...this.known, stream: null, n: null }
    this.#tries = 0
    this.open()
  }

  /** Treat the connection as broken without waiting for the socket to notice. */
  cut(): void {
    const socket = this.#socket
    if (socket === null) return
    socket.close()
    this.#closed(socket, BROKEN)
  }

  /** Close for good: nothing more is sent or received. */
  close(): void {
    clearTimeout(this.#timer)
    this.status = 'over'
    this.#drop()
  }

  /**
   * Send a request; resolves with its answer. Actions in the match survive a reconnect. They name the match and the chapter
   * that this screen shows now: if the table has moved on when they arrive, it refuses them.
   */
  ask(wanted: Wanted): Promise<Answer> {
    const { id = '', chapter = '' } = this.known.match ?? {}
    const asked = { ...wanted, ...(wanted.type === 'do' || wanted.type === 'announce' ? { match: id, chapter } : {}), key: newKey() } as Asked
    return new Promise((settle) => {
      if (this.status === 'over' || (this.status !== 'open' && asked.type !== 'do')) {
        settle(lost(asked.key))
        return
      }
      this.#pending.set(asked.key, { asked, settle })
      if (this.status !== 'open') return
      this.#send(asked)
      if (this.#silence === undefined) this.#listen()
    })
  }

  #greet(socket: WebSocket): void {
    this.#hush()
    const { stream, n } = this.known
    const hello: Hello = { type: 'hello', protocol: PROTOCOL, stream, last: n, ...(this.#watch ? { watch: true } : {}) }
    socket.send(JSON.stringify(hello))
    this.#silence = setTimeout(() => this.cut(), DEAD)
  }

  #hear(socket: WebSocket, data: string): void {
    if (socket !== this.#socket) return
    const message = JSON.parse(data) as Frame | Welcome | Bye
    if (message.type === 'welcome' && this.status === 'open') {
      this.#stayAlert()
      return
    }
    this.#hush()
    if (message.type === 'bye') {
      if (message.reason !== 'restart') this.reason = message.reason
      return
    }
    if (message.type === 'welcome') {
      this.#arrive()
      return
    }
    if (seenBefore(this.known, message)) return
    if (gap(this.known, message)) {
      this.renew()
      return
    }
    this.known = merge(this.known, message)
    if (message.clock) this.arrived = performance.now()
    this.#arrive()
    for (const answer of message.answers ?? []) this.#answer(answer)
    this.#stayAlert()
    this.onFrame(message)
    this.#listen()
  }

  /** The table has answered: send unanswered actions again, under their old keys. */
  #arrive(): void {
    if (this.status === 'open') return
    this.status = 'open'
    this.#tries = 0
    for (const { asked } of this.#pending.values()) this.#send(asked)
    this.#stayAlert()
    this.#listen()
  }

  #answer(answer: Answer): void {
    this.#pending.get(answer.key)?.settle(answer)
    this.#pending.delete(answer.key)
  }

  #closed(socket: WebSocket, code: number): void {
    if (socket !== this.#socket) return
    this.#socket = null
    this.#hush()
    clearTimeout(this.#quiet)
    if (code === NOT_HERE) this.reason ??= 'gone'
    const over = this.reason === 'gone' || this.reason === 'protocol' || this.reason === 'set-aside'
    this.#giveUp(({ type }) => over || type !== 'do')
    if (over) {
      this.status = 'over'
      return
    }
    this.status = 'lost'
    const wait = backoff(this.#tries + (this.reason === null ? 0 : 4))
    this.reason = null
    this.#tries += 1
    this.#timer = setTimeout(() => this.open(), wait)
  }

  /** Settle these requests as lost. */
  #giveUp(which: (asked: Asked) => boolean): void {
    for (const [key, { asked, settle }] of this.#pending) {
      if (!which(asked)) continue
      this.#pending.delete(key)
      settle(lost(key))
    }
  }

  #send(asked: Asked): void {
    this.#socket?.send(JSON.stringify(asked))
  }

  /** Watch for an overdue answer to an action; a hint may take longer. */
  #listen(): void {
    this.#hush()
    if (this.status !== 'open' || ![...this.#pending.values()].some(({ asked }) => asked.type === 'do')) return
    this.#silence = setTimeout(() => {
      this.slow = true
      this.#silence = setTimeout(() => this.cut(), DEAD - SLOW)
    }, SLOW)
  }

  /** While a match is played, a server that has vanished is noticed by its silence: the page never sees its pings. */
  #stayAlert(): void {
    clearTimeout(this.#quiet)
    if (this.known.table?.phase !== 'playing') return
    this.#quiet = setTimeout(() => {
      if (document.hidden) {
        this.#stayAlert()
        return
      }
      this.#quiet = setTimeout(() => this.cut(), UNHEARD)
      this.#socket?.send(JSON.stringify({ type: 'alive' } satisfies Alive))
    }, QUIET)
  }

  #hush(): void {
    clearTimeout(this.#silence)
    this.#silence = undefined
    this.slow = false
  }

  #drop(): void {
    this.#hush()
    clearTimeout(this.#quiet)
    const socket = this.#socket
    this.#socket = null
    socket?.close()
  }
}

function lost(key: string): Answer {
  return { key, refused: { key: 'line-lost', about: {} }, code: null, advice: null }
}

export function socketAddress(table: string, place: Location = location): string {
  return `${place.protocol === 'https:' ? 'wss' : 'ws'}://${place.host}/ws/${encodeURIComponent(table)}`
}

/** A key for one request: 96 random bits. Works on plain http, where crypto.randomUUID is missing. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

const FIRST = 400
const MOST = 15_000

/** Milliseconds to wait before the nth try: doubling up to 15 s, with jitter so that screens do not all return at once. */
export function backoff(tries: number, random: () => number = Math.random): number {
  const most = Math.min(MOST, FIRST * 2 ** Math.min(tries, 10))
  return Math.round(most / 2 + (random() * most) / 2)
}
