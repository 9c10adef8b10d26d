import type pg from 'pg'
import { startingChannels } from './starting-channels'

/** Gives an agent the channels that every site starts with, as far as they are missing. Runs as the owner. */
export async function addStartingChannels(client: pg.ClientBase, agentId: number): Promise<void> {
  for (const [index, channel] of startingChannels.entries()) {
    const { code, name, leadDays, countries, messageVersion = '4.3.2', isSandbox = false } = channel
    const territory = { worldwide: countries === undefined, countries: countries ?? [] }
    await client.query(
      `insert into channels (agent_id, code, name, position, message_version, lead_days, territory, is_sandbox)
       values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (agent_id, code) do nothing`,
      [
        agentId,
        code,
        JSON.stringify(name),
        index + 1,
        messageVersion,
        leadDays,
        JSON.stringify(territory),
        isSandbox,
      ],
    )
  }
}
