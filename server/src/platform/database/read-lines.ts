// Single reads share a few connections and are sent without waiting for the answer before (pipelining): PostgreSQL is
// woken once for many questions, which on a busy server makes a read a third cheaper.
import { Socket } from 'node:net'
import pg from 'pg'
import type { Log } from '../log'
import { isTooSlow, isUnprepared } from './failure'

const lines = 4
/** A line takes this many questions before the next one is used. */
const usualDepth = 16
/** A line that has not answered for this long is busy with something slow: new questions go elsewhere. */
const slowMilliseconds = 5
/** What takes longer is ended here and asked again on a connection of its own: nobody waits long behind it. */
const patienceMilliseconds = 250
/** A question that was too slow is asked elsewhere from the beginning for this long. */
const rememberMilliseconds = 60_000
const rememberAtMost = 500

export class ReadLines {
  private readonly all: Line[]
  private readonly slowUntil = new Map<string, number>()

  constructor(settings: pg.ClientConfig, log: Log) {
    const options = `${settings.options} -c statement_timeout=${patienceMilliseconds}`
    this.all = Array.from({ length: lines }, () => new Line({ ...settings, options }, log))
  }

  /** `onOwnConnection`: for what is too slow to be waited for by others, out of the share of its sender. */
  async run(
    agentId: number,
    query: pg.QueryConfig,
    onOwnConnection: () => Promise<pg.QueryResult>,
  ): Promise<pg.QueryResult> {
    const now = performance.now()
    const line = this.isKnownToBeSlow(query, now) ? undefined : this.choose(now)
    if (!line) return onOwnConnection()
    try {
      return await line.run(agentId, query, now)
    } catch (error) {
      if (isTooSlow(error)) this.remember(query)
      // The question before it was ended while its statement was still being prepared, and this one was to use that.
      else if (!isUnprepared(error)) throw error
      return onOwnConnection()
    }
  }

  /** Undefined when every line is busy with something slow. */
  private choose(now: number): Line | undefined {
    const quick = this.all.filter(line => !line.isSlow(now))
    return quick.find(candidate => candidate.inFlight < usualDepth) ?? quick[0]
  }

  private isKnownToBeSlow({ text }: pg.QueryConfig, now: number): boolean {
    return this.slowUntil.size > 0 && (this.slowUntil.get(text) ?? 0) > now
  }

  private remember({ text }: pg.QueryConfig) {
    if (this.slowUntil.size >= rememberAtMost) this.slowUntil.clear()
    this.slowUntil.set(text, performance.now() + rememberMilliseconds)
  }

  async close() {
    await Promise.all(this.all.map(line => line.close()))
  }
}

class Line {
  inFlight = 0
  private client: pg.Client | undefined
  private socket = new Socket()
  private isGathering = false
  private agentId: number | undefined
  private lastAnswer = 0

  constructor(
    private readonly settings: pg.ClientConfig,
    private readonly log: Log,
  ) {}

  isSlow(now: number) {
    return this.inFlight > 0 && now - this.lastAnswer > slowMilliseconds
  }

  async run(agentId: number, query: pg.QueryConfig, now: number): Promise<pg.QueryResult> {
    const client = this.client ?? this.connect()
    this.gather()
    if (this.agentId !== agentId) this.turnTo(client, agentId)
    if (this.inFlight === 0) this.lastAnswer = now
    this.inFlight += 1
    try {
      const result = await client.query(query)
      // Had turning to the agent failed, this answer would be another agent's. The failure comes before the answer.
      if (this.client !== client) throw new Error('Connection terminated')
      return result
    } catch (error) {
      // The server says that it ends the connection a moment before it does.
      if ((error as pg.DatabaseError).severity === 'FATAL') this.giveUp(client, error as Error)
      throw error
    } finally {
      this.inFlight -= 1
      this.lastAnswer = performance.now()
    }
  }

  /** What is asked while this turn of the event loop lasts leaves in one piece at its end. */
  private gather() {
    if (this.isGathering) return
    const { socket } = this
    this.isGathering = true
    socket.cork()
    setImmediate(() => {
      this.isGathering = false
      socket.uncork()
    })
  }

  /** Sent right before the question, in order: what follows on this line is asked for this agent. */
  private turnTo(client: pg.Client, agentId: number) {
    this.agentId = agentId
    client.query("select set_config('app.agent_id', $1, false)", [String(agentId)], error => {
      if (error) this.giveUp(client, error)
    })
  }

  private connect(): pg.Client {
    const socket = new Socket()
    const client = new pg.Client({ ...this.settings, pipeline: true, stream: () => socket })
    this.client = client
    this.socket = socket
    this.agentId = undefined
    client.on('error', error => this.giveUp(client, error))
    // Questions wait in the client until it is connected, and fail with it.
    client.connect().catch(error => this.giveUp(client, error))
    return client
  }

  /** The next question opens a new connection; those under way fail. */
  private giveUp(client: pg.Client, error: Error) {
    if (this.client !== client) return
    this.client = undefined
    this.log.warn({ err: error }, 'a database connection was lost')
    client.end().catch(() => {})
  }

  async close() {
    const client = this.client
    this.client = undefined
    await client?.end().catch(() => {})
  }
}
