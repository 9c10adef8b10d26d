import type { Database } from '../../../platform/database/database'

/**
 * Two that send the same files at the same moment would be in each other's way. The lock lasts as long as its connection, so a
 * dead sender holds nobody up; where another one holds it, there is nothing to do.
 */
export async function whileAlone(
  database: Database,
  deliveryId: number,
  work: () => Promise<void>,
): Promise<void> {
  const connection = await database.openConnection()
  try {
    const { rows } = await connection.query<{ locked: boolean }>(
      "select pg_try_advisory_lock(hashtextextended('delivery', $1)) as locked",
      [deliveryId],
    )
    if (rows[0]?.locked) await work()
  } finally {
    await connection.end()
  }
}
