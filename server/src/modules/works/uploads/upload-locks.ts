// One request at a time for an upload, over all processes and servers. All locks of a process live on one connection of its
// own, so that a hundred stalled uploads hold one connection, and a killed process lets go of everything at once.
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import type { Log } from '../../../platform/log'
import { Refusal } from '../../../platform/refusal'

const channel = 'upload_wanted'
const key = "hashtextextended('upload ' || $1, 0)"
const waitAtMost = 20_000
const askEvery = 100

export interface Holder {
  /** A later request wants the upload: come to an end. May be asked many times. */
  letGo(): void
  /** Whether somebody still waits for the answer. */
  isAlive(): boolean
}

export class UploadLocks {
  private readonly holders = new Map<string, Holder>()
  /** Notices come back to their sender, who must not heed them. */
  private readonly self = randomUUID()
  private connection: Promise<pg.Client> | undefined
  /** Once it is open; others may still be about to end. */
  private client: pg.Client | undefined

  constructor(
    private readonly openConnection: () => Promise<pg.Client>,
    private readonly log: Pick<Log, 'warn'>,
  ) {}

  /** Whoever comes later goes first: whoever is stalled, or has lost its connection without knowing, must not be waited for. */
  async hold<T>(id: string, holder: Holder, work: () => Promise<T>): Promise<T> {
    const end = Date.now() + waitAtMost
    await this.becomeFirstHere(id, holder, end)
    try {
      await this.lockEverywhere(id, holder, end)
      try {
        return await work()
      } finally {
        await this.unlock(id)
      }
    } finally {
      this.holders.delete(id)
    }
  }

  releaseAll() {
    for (const holder of this.holders.values()) holder.letGo()
  }

  async close() {
    const client = await this.connection?.catch(() => undefined)
    this.connection = undefined
    await client?.end()
  }

  /** Two requests in one process share the connection, so PostgreSQL cannot keep them apart. */
  private async becomeFirstHere(id: string, holder: Holder, end: number) {
    for (let other = this.holders.get(id); other; other = this.holders.get(id)) {
      other.letGo()
      await waitAgain(holder, end)
    }
    this.holders.set(id, holder)
  }

  private async lockEverywhere(id: string, holder: Holder, end: number) {
    const lock = `select pg_try_advisory_lock(${key}) as locked`
    while ((await this.ask<{ locked: boolean }>(lock, [id]))[0]?.locked !== true) {
      // Another process has it: whoever holds it there is told to let go.
      await this.ask('select pg_notify($1, $2)', [channel, `${this.self} ${id}`])
      await waitAgain(holder, end)
    }
  }

  private async unlock(id: string) {
    await this.ask(`select pg_advisory_unlock(${key})`, [id]).catch(error =>
      this.log.warn({ err: error }, 'a lock went with its connection'),
    )
  }

  private async ask<R extends pg.QueryResultRow>(sql: string, values: unknown[]): Promise<R[]> {
    this.connection ??= this.connect()
    const client = await this.connection
    return (await client.query<R>(sql, values)).rows
  }

  private async connect(): Promise<pg.Client> {
    let client: pg.Client | undefined
    try {
      client = await this.openConnection()
      this.client = client
      const lost = (error?: Error) => this.lose(client, error)
      client.on('error', lost)
      client.on('end', () => lost())
      client.on('notification', ({ payload = '' }) => this.heed(payload))
      await client.query(`listen ${channel}`)
      return client
    } catch (error) {
      // Whoever asks next connects anew.
      this.lose(client)
      await client?.end().catch(() => {})
      throw error
    }
  }

  private heed(notice: string) {
    const [sender, id = ''] = notice.split(' ')
    if (sender !== this.self) this.holders.get(id)?.letGo()
  }

  /** The locks are gone with the connection: what is written under them comes to an end. An end is told twice, the second time too late. */
  private lose(client: pg.Client | undefined, error?: Error) {
    if (error) this.log.warn({ err: error }, 'the connection of the upload locks was lost')
    if (this.client !== client) return
    this.client = undefined
    this.connection = undefined
    this.releaseAll()
  }
}

async function waitAgain(holder: Holder, end: number) {
  if (!holder.isAlive() || Date.now() > end) throw new Refusal('unavailable', { retryAfterSeconds: 1 })
  await pause(askEvery)
}
