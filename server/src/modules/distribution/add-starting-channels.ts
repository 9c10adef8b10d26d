import type pg from 'pg'
import { profileOf, startingChannels } from './starting-channels'

/** Gives an agent the channels that every site starts with, as far as they are missing. Runs as the owner. */
export async function addStartingChannels(client: pg.ClientBase, agentId: number): Promise<void> {
  for (const [index, channel] of startingChannels.entries()) {
    const profile = profileOf(channel)
    await client.query(
      `insert into channels (agent_id, code, name, position, lead_days, territory, is_sandbox, profile)
       values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (agent_id, code) do nothing`,
      [
        agentId,
        channel.code,
        JSON.stringify(profile.name),
        index + 1,
        profile.lead_days,
        JSON.stringify(profile.territory),
        channel.isSandbox ?? false,
        JSON.stringify(profile),
      ],
    )
  }
}

/** The sandbox plays every channel that has no connection of its own yet, each in its own format. Runs as the owner. */
export async function letSandboxPlay(client: pg.ClientBase, agentId: number): Promise<void> {
  await client.query(
    `update channels set is_on = true, test_passed = true, tested_at = now(),
       profile = profile || jsonb_build_object('acknowledgement', 'files', 'party_id',
         coalesce(nullif(profile ->> 'party_id', ''), 'PADPIDA200000' || lpad(position::text, 4, '0') || 'S'))
     where agent_id = $1 and not is_store and tested_at is null and coalesce(profile -> 'connection' ->> 'kind', 'folder') = 'folder'`,
    [agentId],
  )
  const named = `update agents set ddex_party_id = 'PADPIDA2000000000T' where id = $1 and ddex_party_id = ''`
  await client.query(named, [agentId])
}
