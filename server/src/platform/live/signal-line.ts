// The one connection of a process on which PostgreSQL tells what has changed. When it is lost, signals are lost with it:
// whoever listens has to be brought up to date after that.
import type pg from 'pg'
import type { Database } from '../database/database'
import type { Log } from '../log'
import { readSignal, type Signal, signalChannel } from './signal'

const firstWait = 200
const longestWait = 10_000

export class SignalLine {
  private client: pg.Client | undefined
  private isStopped = false
  private wait = firstWait
  private opening: Promise<void> | undefined

  constructor(
    private readonly database: Database,
    private readonly log: Log,
    private readonly onSignal: (signal: Signal) => void,
    private readonly onGap: () => void,
  ) {}

  open(): Promise<void> {
    this.opening ??= this.connect()
    return this.opening
  }

  async stop() {
    this.isStopped = true
    await this.opening
    await this.client?.end().catch(() => {})
  }

  private async connect(): Promise<void> {
    if (this.isStopped) return
    let client: pg.Client | undefined
    try {
      client = await this.database.openConnection()
      client.on('notification', ({ payload }) => this.hear(payload ?? ''))
      await client.query(`listen ${signalChannel}`)
      // Only a line that was up can be lost; one that never came up has been dealt with below.
      client.once('end', () => this.comeBack())
      this.client = client
      this.wait = firstWait
    } catch (error) {
      this.log.warn({ err: error }, 'cannot listen for what changes; trying again')
      await client?.end().catch(() => {})
      this.comeBack()
    }
  }

  /** Servers of two versions may share a database: what this one does not understand is not for it. */
  private hear(payload: string) {
    const signal = readSignal(payload)
    if (signal) this.onSignal(signal)
    else this.log.warn({ payload: payload.slice(0, 200) }, 'heard a signal of an unknown shape')
  }

  private comeBack() {
    if (this.isStopped) return
    this.client = undefined
    const wait = this.wait
    this.wait = Math.min(longestWait, wait * 2)
    this.opening = new Promise<void>(resolve => setTimeout(resolve, wait).unref())
      .then(() => this.connect())
      .then(() => {
        if (this.client) this.onGap()
      })
  }
}
