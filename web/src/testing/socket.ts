import type { Alive, Asked, Bye, Frame, Hello, Welcome } from '../wire.gen'

/** A fake WebSocket for tests: records what is sent, and receives what a test passes in. */
export class FakeSocket {
  static all: FakeSocket[] = []
  sent: (Asked | Hello)[] = []
  closed = false
  /** Whether the server has vanished: it does not say that it is there, and nobody is told. */
  vanished = false
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null

  constructor(readonly url: string) {
    FakeSocket.all.push(this)
  }
  static get last(): FakeSocket {
    const socket = FakeSocket.all.at(-1)
    if (socket === undefined) throw new Error('no socket')
    return socket
  }
  static make(url: string): WebSocket {
    return new FakeSocket(url) as unknown as WebSocket
  }
  send(text: string): void {
    const message = JSON.parse(text) as Alive | Asked | Hello
    if (message.type !== 'alive') this.sent.push(message)
    else if (!this.vanished) this.hears({ type: 'welcome' })
  }
  close(): void {
    this.closed = true
  }
  /** The socket is connected. */
  opens(): void {
    this.onopen?.()
  }
  hears(message: Partial<Frame> | Welcome | Bye): void {
    const whole = { type: 'frame', stream: 's', ...message }
    this.onmessage?.({ data: JSON.stringify(whole) })
  }
  breaks(code = 1006): void {
    this.onclose?.({ code })
  }
}
