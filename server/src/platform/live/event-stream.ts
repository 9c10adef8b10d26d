// One open answer of server-sent events.
import type { ServerResponse } from 'node:http'
import type { Language } from '#contract/language'

/** A listener that does not read must not make us remember for it. */
const mostWaiting = 64 * 1024
const retryMilliseconds = 3000

export interface Listener {
  agentId: number
  /** The account, or staff. */
  to: number | 'staff'
  language: Language
  /** Whether the session behind it is still good; a refusal means that it is not. */
  isAllowed(): Promise<boolean>
}

export class EventStream {
  /** The newest message this listener knows of. */
  lastMessage = 0
  private isEnded = false

  constructor(
    readonly listener: Listener,
    private readonly response: ServerResponse,
    onEnd: () => void,
  ) {
    response.once('close', () => {
      this.isEnded = true
      onEnd()
    })
    response.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      // Proxies that collect an answer before they pass it on would hold back every event.
      'x-accel-buffering': 'no',
    })
    this.write(`retry: ${retryMilliseconds}\n\n`)
  }

  send(topic: string, data: unknown, id?: number) {
    this.write(`${id === undefined ? '' : `id: ${id}\n`}event: ${topic}\ndata: ${JSON.stringify(data)}\n\n`)
  }

  /** Keeps the line open through proxies, and finds out whether anybody is still there. */
  beat() {
    this.write(':\n\n')
  }

  end() {
    if (!this.isEnded) this.response.end()
  }

  private write(text: string) {
    if (this.isEnded) return
    if (this.response.writableLength > mostWaiting) this.response.destroy()
    else this.response.write(text)
  }
}
