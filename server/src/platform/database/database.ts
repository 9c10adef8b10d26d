// Connections of the application role. Each remembers for which agent it was last set, so that the usual statement is a
// single round trip; an agent is always set before a statement runs, and PostgreSQL refuses the statement otherwise.
import { createHash } from 'node:crypto'
import pg from 'pg'
import type { Log } from '../log'
import { isCollision, isConnectionLost } from './failure'
import { FairShare } from './fair-share'
import { type Limits, limitOptions, quickLimits } from './limits'
import type { Tx } from './query'
import { ReadLines } from './read-lines'
import { asTransaction } from './slow-work'

interface Options {
  connections?: number
  /** Of them, for the requests of one sender. */
  eachSender?: number
  limits?: Limits
  /** For commands of the owner, who may become the application: row-level security does not hold for owners. */
  role?: string
  /** For tests: sees every transaction's statements before they run. */
  watch?(tx: Tx): Tx
}

export class Database {
  private readonly settings: pg.ClientConfig
  private readonly pool: pg.Pool
  private readonly share: FairShare
  private readonly lines: ReadLines
  private readonly agentOf = new WeakMap<pg.PoolClient, number>()
  private readonly statementNames = new Map<string, string>()
  private readonly watch: (tx: Tx) => Tx
  /** Undefined: nobody sent for it. Jobs and commands have pools of their own. */
  private sender: string | undefined

  /** `url`: a login that owns nothing and can become nobody else. */
  constructor(url: string, log: Log, options: Options = {}) {
    const { connections = 20, eachSender = 2, limits = quickLimits, role, watch = tx => tx } = options
    this.watch = watch
    this.settings = {
      connectionString: url,
      options: [limitOptions(limits), ...(role ? [`-c role=${role}`] : [])].join(' '),
      keepAlive: true,
      connectionTimeoutMillis: 10_000,
      types: { getTypeParser },
    }
    this.pool = new pg.Pool({ ...this.settings, max: connections })
    this.share = new FairShare(eachSender)
    this.lines = new ReadLines(this.settings, log)
    this.pool.on('error', error => log.warn({ err: error }, 'a database connection was lost'))
    // A connection in use tells its loss through the statement that fails. Unheard, the event would end the process.
    this.pool.on('connect', client => client.on('error', () => {}))
  }

  /** The same database for one sender, who holds a few of its connections at most: for whatever a request asks of it. */
  of(sender: string): Database {
    const own: Database = Object.create(this)
    own.sender = sender
    return own
  }

  /** Single statements: no transaction is opened, and two of them may see different moments. */
  async read<T>(agentId: number, work: (tx: Tx) => Promise<T>): Promise<T> {
    const ask = (query: pg.QueryConfig) =>
      this.lines.run(agentId, query, () => this.withConnection(agentId, client => client.query(query)))
    return work(this.txOn(ask, agentId))
  }

  /** One transaction: everything or nothing. What collided with another one is done once more, from its beginning. */
  async change<T>(agentId: number, work: (tx: Tx) => Promise<T>): Promise<T> {
    try {
      return await this.tryChange(agentId, work)
    } catch (error) {
      if (!isCollision(error)) throw error
      return this.tryChange(agentId, work)
    }
  }

  private tryChange<T>(agentId: number, work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.withConnection(agentId, async client => {
      await client.query('begin')
      try {
        const result = await asTransaction(() =>
          work(this.watch(this.txOn(query => client.query(query), agentId))),
        )
        await client.query('commit')
        return result
      } catch (error) {
        // On a lost connection there is nothing to take back, and the first error tells more.
        await client.query('rollback').catch(() => {})
        throw error
      }
    })
  }

  /** For the few look-ups that belong to no agent; tables refuse to be read this way. */
  async withoutAgent<R extends pg.QueryResultRow>(sql: string, values: unknown[]): Promise<R[]> {
    return this.withConnection(undefined, async client => (await client.query<R>(sql, values)).rows)
  }

  /** One outside the pool, for locks and notices that last as long as it does. Whoever asks for it ends it. */
  async openConnection(): Promise<pg.Client> {
    const client = new pg.Client({ ...this.settings, pipeline: true })
    client.on('error', () => {})
    await client.connect()
    return client
  }

  /**
   * One transaction on a connection of its own, for COPY, which no prepared statement can do. It lasts as long as its file is read, and is
   * therefore not watched for slow work.
   */
  async copy<T>(agentId: number, work: (client: pg.Client, tx: Tx) => Promise<T>): Promise<T> {
    const client = new pg.Client(this.settings)
    client.on('error', () => {})
    await client.connect()
    try {
      await client.query("select set_config('app.agent_id', $1, false)", [String(agentId)])
      await client.query('begin')
      const result = await work(client, this.watch(this.txOn(query => client.query(query), agentId)))
      await client.query('commit')
      return result
    } finally {
      // What was not committed is taken back with it.
      await client.end().catch(() => {})
    }
  }

  async close() {
    await Promise.all([this.pool.end(), this.lines.close()])
  }

  private withConnection<T>(
    agentId: number | undefined,
    work: (client: pg.PoolClient) => Promise<T>,
  ): Promise<T> {
    const hold = () => this.withPooled(agentId, work)
    return this.sender === undefined ? hold() : this.share.hold(this.sender, hold)
  }

  private async withPooled<T>(
    agentId: number | undefined,
    work: (client: pg.PoolClient) => Promise<T>,
  ): Promise<T> {
    const client = await this.pool.connect()
    let failure: Error | undefined
    try {
      if (this.agentOf.get(client) !== agentId) {
        // If setting fails half-way the old agent must not count any more.
        this.agentOf.delete(client)
        await client.query("select set_config('app.agent_id', $1, false)", [String(agentId ?? '')])
        if (agentId !== undefined) this.agentOf.set(client, agentId)
      }
      return await work(client)
    } catch (error) {
      if (isConnectionLost(error)) failure = error instanceof Error ? error : new Error(String(error))
      throw error
    } finally {
      client.release(failure)
    }
  }

  private txOn(send: (query: pg.QueryConfig) => Promise<pg.QueryResult>, agentId: number): Tx {
    return {
      agentId,
      run: async <R>(sql: string, values: readonly unknown[]) => {
        const name = this.statementName(sql)
        const result = await send({ name, text: sql, values: values as unknown[] })
        return { rows: result.rows as R[], count: result.rowCount ?? 0 }
      },
    }
  }

  /** Prepared once a connection. Statements past the first thousand shapes run unprepared, so memory stays bounded. */
  private statementName(sql: string): string | undefined {
    const known = this.statementNames.get(sql)
    if (known !== undefined || this.statementNames.size >= 1000) return known
    const name = createHash('sha1').update(sql).digest('base64url')
    this.statementNames.set(sql, name)
    return name
  }
}

const int8 = 20
const date = 1082
/** bigint columns are ids, counts and minor units: exact as a number or a loud failure, never a rounded one. */
function exactInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint out of range: ${text}`)
  return value
}

function getTypeParser(oid: number, format?: 'text' | 'binary') {
  if (oid === int8) return exactInteger
  // A day is a day, not a moment in the server's time zone.
  if (oid === date) return (text: string) => text
  return pg.types.getTypeParser(oid, format as 'text')
}
