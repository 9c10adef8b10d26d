import type pg from 'pg'
import { startingShadows } from './starting-shadows'
import { startingTemplates } from './starting-templates'

/** Gives an agent the shadows and templates that every site starts with, unless it ever had any. Runs as the owner. */
export async function addStartingCovers(client: pg.ClientBase, agentId: number): Promise<void> {
  if (await isNewTo(client, 'cover_shadows', agentId)) {
    for (const [index, { names, ...fields }] of startingShadows.entries()) {
      const { blur, offset_x, offset_y, color, opacity } = fields
      await client.query(
        'insert into cover_shadows (agent_id, names, position, blur, offset_x, offset_y, color, opacity) values ($1, $2, $3, $4, $5, $6, $7, $8)',
        [agentId, JSON.stringify(names), index + 1, blur, offset_x, offset_y, color, opacity],
      )
    }
  }
  if (await isNewTo(client, 'cover_templates', agentId)) {
    for (const [index, { names, scene }] of startingTemplates.entries()) {
      await client.query(
        'insert into cover_templates (agent_id, names, position, scene) values ($1, $2, $3, $4)',
        [agentId, JSON.stringify(names), index + 1, JSON.stringify(scene)],
      )
    }
  }
}

async function isNewTo(client: pg.ClientBase, table: 'cover_shadows' | 'cover_templates', agentId: number) {
  const { rowCount } = await client.query(`select from ${table} where agent_id = $1 limit 1`, [agentId])
  return rowCount === 0
}
