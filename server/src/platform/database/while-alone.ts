import type { Database } from './database'

/**
 * Two that make or send the same files at the same moment would be in each other's way. The lock lasts as long as its connection, so
 * a dead worker holds nobody up. Answers whether it was free; where another one holds it, nothing was done.
 */
export async function whileAlone(
  database: Database,
  { what, id }: { what: 'delivery' | 'release page' | 'payout batch' | 'archive' | 'webhook'; id: number },
  work: () => Promise<void>,
): Promise<boolean> {
  const connection = await database.openConnection()
  try {
    const { rows } = await connection.query<{ locked: boolean }>(
      'select pg_try_advisory_lock(hashtextextended($2, $1)) as locked',
      [id, what],
    )
    const isFree = rows[0]?.locked === true
    if (isFree) await work()
    return isFree
  } finally {
    await connection.end()
  }
}
