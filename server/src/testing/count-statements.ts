// How often a call asks the database, on every connection of this process. Which agent a connection works for is said once for many calls.
import pg from 'pg'

export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  let statements = 0
  const { query } = pg.Client.prototype
  const counted = function (this: pg.Client, ...given: unknown[]) {
    const [first] = given as [string | { text: string }]
    const text = typeof first === 'string' ? first : first.text
    if (!text.includes("set_config('app.agent_id'")) statements += 1
    return query.apply(this, given as never)
  }
  pg.Client.prototype.query = counted as never
  try {
    await work()
  } finally {
    pg.Client.prototype.query = query
  }
  return statements
}
