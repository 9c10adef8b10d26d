// Settings for statements that read every line of a report.
import type { Tx } from '../../platform/database/query'

/**
 * For the rest of this transaction. Sums of millions of lines fit into this much, and would otherwise be written to disk and read back. A
 * worker has two such transactions at a time.
 */
export async function allowMemory(tx: Tx): Promise<void> {
  await tx.run("set local work_mem = '64MB'", [])
  // How many rows a table of the transaction has, and roughly how they are spread, is enough to know.
  await tx.run('set local default_statistics_target = 10', [])
}

/**
 * Of a report that has just come the planner knows nothing. It takes it for a handful of lines, and would look through a list of all titles
 * for each of five million.
 */
export async function joinByHash<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  return without(tx, ['enable_nestloop'], work)
}

/** For the same reason it would sort all lines to add them up, on disk, where a table of the sums fits into memory. */
export async function addUpByHash<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  return without(tx, ['enable_nestloop', 'enable_sort'], work)
}

async function without<T>(tx: Tx, ways: readonly string[], work: () => Promise<T>): Promise<T> {
  for (const way of ways) await tx.run(`set local ${way} = off`, [])
  const result = await work()
  for (const way of ways) await tx.run(`set local ${way} = on`, [])
  return result
}
