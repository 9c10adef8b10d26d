import type { Language } from '#contract/language'
import type { Territory } from '#contract/works/work'
import { build, rows, type Tx } from '../../platform/database/query'

/** Channels that are switched on, in the operator's order. */
export async function listOpenChannels(tx: Tx) {
  const found = await rows(
    tx,
    build
      .selectFrom('channels')
      .select(['id', 'code', 'name', 'lead_days', 'territory', 'is_sandbox'])
      .where('is_on', '=', true)
      .orderBy('position')
      .orderBy('id'),
  )
  return found.map(channel => ({
    ...channel,
    name: channel.name as unknown as Record<Language, string>,
    territory: channel.territory as unknown as Territory,
  }))
}
