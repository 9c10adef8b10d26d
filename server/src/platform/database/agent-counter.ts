// Numbers that count up within an agent. The row stays locked until the transaction ends, so no number is given twice.
import { sql } from 'kysely'
import { build, one, type Tx } from './query'

export async function nextNumber(tx: Tx, name: string): Promise<number> {
  const { value } = await one(
    tx,
    build
      .insertInto('agent_counters')
      .values({ name, value: 1 })
      .onConflict(conflict =>
        conflict.columns(['agent_id', 'name']).doUpdateSet({ value: sql<number>`agent_counters.value + 1` }),
      )
      .returning('value'),
  )
  return value
}
