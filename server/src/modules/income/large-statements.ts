// Settings for statements that read every line of a report.
import type { Tx } from '../../platform/database/query'

/**
 * For the rest of this transaction. Sums of millions of lines fit into this much, and would otherwise be written to disk and read back. A
 * worker has two such transactions at a time.
 */
export async function allowMemory(tx: Tx): Promise<void> {
  await tx.run("set local work_mem = '64MB'", [])
}

/**
 * Of a report that has just come the planner knows nothing. It takes it for a handful of lines, and would look through a list of all titles
 * for each of five million.
 */
export async function joinByHash<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  await tx.run('set local enable_nestloop = off', [])
  const result = await work()
  await tx.run('set local enable_nestloop = on', [])
  return result
}
