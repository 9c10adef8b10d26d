// Kysely writes the SQL, we run it: every statement takes its transaction as the first argument and nothing else can.
import {
  type Compilable,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
} from 'kysely'
import type { DB } from './schema'

/** An open connection that sees one agent's rows. */
export interface Tx {
  readonly agentId: number
  run<R>(sql: string, values: readonly unknown[]): Promise<{ rows: R[]; count: number }>
}

/** Builds statements; it has no connection of its own. */
export const build = new Kysely<DB>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: db => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

/** What the builder has no words for. */
export function written<R>(query: RawBuilder<R>): Compilable<R> {
  return { compile: () => query.compile(build) }
}

export async function rows<R>(tx: Tx, query: Compilable<R>): Promise<R[]> {
  const { sql, parameters } = query.compile()
  return (await tx.run<R>(sql, parameters)).rows
}

export async function maybeOne<R>(tx: Tx, query: Compilable<R>): Promise<R | undefined> {
  return (await rows(tx, query))[0]
}

export async function one<R>(tx: Tx, query: Compilable<R>): Promise<R> {
  const row = await maybeOne(tx, query)
  if (row === undefined) throw new Error('a row that must exist does not')
  return row
}

/** For statements without a result; answers how many rows they touched. */
export async function execute(tx: Tx, query: Compilable<unknown>): Promise<number> {
  const { sql, parameters } = query.compile()
  return (await tx.run(sql, parameters)).count
}

/**
 * A query that is built once and then only gets new values: building costs more than PostgreSQL needs to answer it.
 * The shape must not depend on the arguments, and an argument stands in the query as it was given.
 */
export function prepared<Args extends readonly unknown[], R>(
  shape: (...args: Args) => Compilable<R>,
): (...args: Args) => Compilable<R> {
  let sql: string | undefined
  let sources: Array<{ argument: number } | { value: unknown }> = []
  let compiled: ReturnType<Compilable<R>['compile']>
  return (...args) => {
    if (sql === undefined) {
      const marks = Array.from({ length: shape.length }, () => ({}))
      compiled = shape(...(marks as unknown as Args)).compile()
      sources = compiled.parameters.map(value => {
        const argument = marks.indexOf(value as object)
        return argument >= 0 ? { argument } : { value }
      })
      sql = compiled.sql
    }
    const parameters = sources.map(source => ('argument' in source ? args[source.argument] : source.value))
    return { compile: () => ({ ...compiled, parameters }) }
  }
}
