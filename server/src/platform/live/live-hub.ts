// Who listens on this process, and what they are told. Signals that come while the last ones are being dealt with are
// dealt with together: a thousand listeners cost one look-up, and a single one does not wait for a clock.
import type { Language } from '#contract/language'
import type { Database } from '../database/database'
import type { Tx } from '../database/query'
import type { Log } from '../log'
import type { EventStream } from './event-stream'
import type { Signal } from './signal'
import { SignalLine } from './signal-line'

export interface Unheard {
  memberId: number
  /** The newest message the listener knows of. */
  since: number
}

export interface MessageState {
  unread: number
  latest: number
  newestIn(language: Language, since: number): unknown[]
}

/** How each of these members stands now. */
export type LookUpMessages = (tx: Tx, unheard: Unheard[]) => Promise<Map<number, MessageState>>

const beatMilliseconds = 25_000
/** A browser keeps few connections to one site; more than this is a mistake or an attack. */
const mostStreamsEach = 12

export class LiveHub {
  private readonly streams = new Map<string, Set<EventStream>>()
  private readonly line: SignalLine
  private readonly beating: NodeJS.Timeout
  private waiting = new Set<EventStream>()
  private isLookingUp = false

  constructor(
    private readonly database: Database,
    private readonly log: Log,
    private readonly lookUpMessages: LookUpMessages,
    /** A site is not what it was; after a gap any may have changed. */
    private readonly onSiteChanged: () => void,
  ) {
    this.line = new SignalLine(
      database,
      log,
      signal => this.heard(signal),
      () => {
        this.onSiteChanged()
        this.catchUp(this.all())
      },
    )
    this.beating = setInterval(() => void this.beat(), beatMilliseconds).unref()
  }

  /** Without a listener too: the process itself has to hear when a site changes. */
  open(): Promise<void> {
    return this.line.open()
  }

  get size(): number {
    return this.all().length
  }

  async add(stream: EventStream) {
    const key = keyOf(stream.listener)
    const beside = this.streams.get(key) ?? new Set()
    this.streams.set(key, beside.add(stream))
    if (beside.size > mostStreamsEach) beside.values().next().value?.end()
    // What is committed after this is heard; what was committed before is in the state that is sent next.
    await this.line.open()
    this.catchUp([stream])
  }

  remove(stream: EventStream) {
    const key = keyOf(stream.listener)
    const beside = this.streams.get(key)
    beside?.delete(stream)
    if (beside?.size === 0) this.streams.delete(key)
    this.waiting.delete(stream)
  }

  async stop() {
    clearInterval(this.beating)
    for (const stream of this.all()) stream.end()
    await this.line.stop()
  }

  private all(): EventStream[] {
    return [...this.streams.values()].flatMap(streams => [...streams])
  }

  private heard(signal: Signal) {
    if (signal.to === 'servers') return this.onSiteChanged()
    const streams =
      signal.to === 'members'
        ? this.all().filter(({ listener }) => listener.agentId === signal.agentId && listener.to !== 'staff')
        : [...(this.streams.get(keyOf({ agentId: signal.agentId, to: signal.to })) ?? [])]
    if (signal.topic === 'messages') this.catchUp(streams)
    else void this.pass(streams, stream => stream.send(signal.topic, signal.data))
  }

  /** Sends each its state of messages; staff have none. */
  private catchUp(streams: EventStream[]) {
    for (const stream of streams) if (stream.listener.to !== 'staff') this.waiting.add(stream)
    if (!this.isLookingUp) void this.lookUpWaiting()
  }

  private async lookUpWaiting() {
    this.isLookingUp = true
    try {
      while (this.waiting.size > 0) {
        const streams = [...this.waiting]
        this.waiting = new Set()
        const agents = new Set(streams.map(({ listener }) => listener.agentId))
        const ofAgent = (agentId: number) => streams.filter(({ listener }) => listener.agentId === agentId)
        await Promise.all([...agents].map(agentId => this.tellMessages(agentId, ofAgent(agentId))))
      }
    } finally {
      this.isLookingUp = false
    }
  }

  private async tellMessages(agentId: number, streams: EventStream[]) {
    const unheard = streams.map(({ listener, lastMessage }) => ({
      memberId: listener.to as number,
      since: lastMessage,
    }))
    try {
      const states = await this.database.read(agentId, tx => this.lookUpMessages(tx, unheard))
      await this.pass(streams, stream => {
        const state = states.get(stream.listener.to as number)
        if (!state) return
        const newest =
          stream.lastMessage === 0 ? [] : state.newestIn(stream.listener.language, stream.lastMessage)
        stream.lastMessage = Math.max(state.latest, stream.lastMessage)
        stream.send('messages', { unread: state.unread, newest }, stream.lastMessage)
      })
    } catch (error) {
      // The next signal, or the page's own asking, brings it up to date.
      this.log.warn({ err: error }, 'could not look up what to tell listeners')
    }
  }

  /** Nothing is told to a session that has ended meanwhile. */
  private async pass(streams: EventStream[], tell: (stream: EventStream) => void) {
    await Promise.all(
      streams.map(async stream => {
        if (await stream.listener.isAllowed().catch(() => false)) tell(stream)
        else stream.end()
      }),
    )
  }

  private async beat() {
    await this.pass(this.all(), stream => stream.beat())
  }
}

function keyOf({ agentId, to }: { agentId: number; to: Signal['to'] }): string {
  return `${agentId} ${to}`
}
