// Connections of the application role. Each remembers for which agent it was last set, so that the usual statement is a
// single round trip; an agent is always set before a statement runs, and PostgreSQL refuses the statement otherwise.
import { createHash } from 'node:crypto'
import pg from 'pg'
import type { Log } from '../log'
import type { Tx } from './query'
import { ReadLines } from './read-lines'

export class Database {
  private readonly settings: pg.ClientConfig
  private readonly pool: pg.Pool
  private readonly lines: ReadLines
  private readonly agentOf = new WeakMap<pg.PoolClient, number>()
  private readonly statementNames = new Map<string, string>()

  constructor(url: string, log: Log, options: { connections?: number } = {}) {
    this.settings = {
      connectionString: url,
      options: '-c role=tributary_app -c idle_in_transaction_session_timeout=60000',
      keepAlive: true,
      connectionTimeoutMillis: 10_000,
      types: { getTypeParser },
    }
    this.pool = new pg.Pool({ ...this.settings, max: options.connections ?? 20 })
    this.lines = new ReadLines(this.settings, log)
    this.pool.on('error', error => log.warn({ err: error }, 'a database connection was lost'))
  }

  /** Single statements: no transaction is opened, and two of them may see different moments. */
  async read<T>(agentId: number, work: (tx: Tx) => Promise<T>): Promise<T> {
    const onOwnConnection = (query: pg.QueryConfig) =>
      this.withConnection(agentId, client => client.query(query))
    return work(this.txOn(query => this.lines.run(agentId, query) ?? onOwnConnection(query), agentId))
  }

  /** One transaction: everything or nothing. */
  async change<T>(agentId: number, work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.withConnection(agentId, async client => {
      await client.query('begin')
      try {
        const result = await work(this.txOn(query => client.query(query), agentId))
        await client.query('commit')
        return result
      } catch (error) {
        await client.query('rollback')
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
    await client.connect()
    return client
  }

  async close() {
    await Promise.all([this.pool.end(), this.lines.close()])
  }

  private async withConnection<T>(
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
      if (!(error instanceof Error) || isConnectionFailure(error)) failure = error as Error
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

function isConnectionFailure(error: Error & { code?: string }) {
  // 57P0x: the server ended the connection; 08xxx: the connection itself; no code: the socket.
  return 'code' in error ? /^(57P|08|E[A-Z]+$)/.test(String(error.code)) : /connection/i.test(error.message)
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
