import type pg from 'pg'
import { startingReasons } from './starting-reasons'

/** Gives an agent the reasons that every library starts with, unless it ever had any. Runs as the owner. */
export async function addStartingReasons(client: pg.ClientBase, agentId: number): Promise<void> {
  const { rowCount } = await client.query('select from review_reasons where agent_id = $1 limit 1', [agentId])
  if (rowCount) return
  for (const { part, title, text } of startingReasons) {
    await client.query(
      'insert into review_reasons (agent_id, part, title, text, changed_at) values ($1, $2, $3, $4, now())',
      [agentId, part, JSON.stringify(title), JSON.stringify(text)],
    )
  }
}
