// The one connection of a process on which PostgreSQL tells what has changed. When it is lost, signals are lost with it:
// whoever listens has to be brought up to date after that.
import type pg from 'pg'
import type { Database } from '../database/database'
import type { Log } from '../log'
import { type Signal, signalChannel, signalShape } from './signal'

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
    await this.client?.end()
  }

  private async connect(): Promise<void> {
    if (this.isStopped) return
    try {
      const client = await this.database.openConnection()
      client.on('notification', ({ payload }) => this.onSignal(signalShape.parse(JSON.parse(payload ?? ''))))
      client.on('error', () => {})
      client.once('end', () => this.lost())
      await client.query(`listen ${signalChannel}`)
      this.client = client
      this.wait = firstWait
    } catch (error) {
      this.log.warn({ err: error }, 'cannot listen for what changes; trying again')
      this.lost()
    }
  }

  private lost() {
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
