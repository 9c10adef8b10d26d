// How much work the database has with something: all rows that its reads look at on the way, as PostgreSQL itself counts them. Without a
// clock, so that it says the same on a busy machine.
import { vi } from 'vitest'
import type { Database } from '../platform/database/database'
import type { Tx } from '../platform/database/query'

interface PlanNode {
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  'Rows Removed by Join Filter'?: number
  Plans?: PlanNode[]
}

export async function rowsLookedAt(database: Database, work: () => Promise<unknown>): Promise<number> {
  let looked = 0
  const counting = (tx: Tx): Tx => ({
    agentId: tx.agentId,
    async run<R>(sql: string, values: readonly unknown[]) {
      if (/^\s*(select|with)\b/.test(sql)) {
        const explained = await tx.run<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
          `explain (analyze, timing off, format json) ${sql}`,
          values,
        )
        looked += rowsOf(explained.rows[0]?.['QUERY PLAN'][0].Plan)
      }
      return tx.run<R>(sql, values)
    },
  })
  const read = database.read.bind(database)
  const spy = vi
    .spyOn(database, 'read')
    .mockImplementation((agentId, task) => read(agentId, tx => task(counting(tx))))
  try {
    await work()
  } finally {
    spy.mockRestore()
  }
  return looked
}

function rowsOf(node: PlanNode | undefined): number {
  if (!node) return 0
  const removed =
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Index Recheck'] ?? 0) +
    (node['Rows Removed by Join Filter'] ?? 0)
  const own = (node['Actual Rows'] + removed) * node['Actual Loops']
  return (node.Plans ?? []).reduce((sum, child) => sum + rowsOf(child), own)
}
