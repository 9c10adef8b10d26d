import type { listChannels } from '#contract/distribution/calls'
import { todayInChina } from '#contract/identity/age'
import { earliestDate } from '#contract/works/missing'
import type { CallContext } from '../../platform/http/call-handler'
import { logoOf } from './channel-logo'
import { listOpenChannels } from './channels.queries'

export async function listSiteChannels({ tx, language, now }: CallContext<typeof listChannels>) {
  const today = todayInChina(now)
  const channels = await listOpenChannels(tx)
  return channels.map(channel => ({
    id: channel.id,
    code: channel.code,
    name: channel.name[language],
    logo: logoOf(channel),
    lead_days: channel.lead_days,
    territory: channel.territory,
    is_sandbox: channel.is_sandbox,
    earliest: earliestDate([channel], today),
  }))
}
