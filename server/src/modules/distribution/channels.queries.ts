import { readStoredProfile } from '#contract/distribution/stored-profile'
import type { Language } from '#contract/language'
import type { Territory } from '#contract/works/work'
import { build, rows, type Tx } from '../../platform/database/query'

/** In the operator's order, also those that are switched off. A store that reports alone name is no channel. */
export async function listChannels(tx: Tx) {
  const found = await rows(
    tx,
    build
      .selectFrom('channels')
      .select(['id', 'code', 'name', 'lead_days', 'territory', 'is_sandbox', 'is_on', 'profile'])
      .where('is_store', '=', false)
      .orderBy('position')
      .orderBy('id'),
  )
  return found.map(channel => ({
    ...channel,
    name: channel.name as unknown as Record<Language, string>,
    territory: channel.territory as unknown as Territory,
    profile: readStoredProfile(channel.profile),
  }))
}

/** Those that works can be sent to. */
export async function listOpenChannels(tx: Tx) {
  return (await listChannels(tx)).filter(({ is_on }) => is_on)
}
