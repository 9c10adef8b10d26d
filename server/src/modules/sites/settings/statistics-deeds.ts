// What measures visits runs on the pages of the site, or hears of every visit: another address waits for a second person. None acts immediately.
import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import type { WaitingDeed } from '#contract/deeds/deed'
import { statistics } from '#contract/sites/agent'
import type { saveSettings } from '#contract/sites/settings-calls'
import type { Tx } from '../../../platform/database/query'
import type { CallContext } from '../../../platform/http/call-handler'
import { readPresentation } from '../../../platform/stored-settings'
import { recordAudit } from '../../audit/audit.public'
import { actOrPend, type DeedMaker, deedsWait } from '../../deeds/deeds.public'
import { lockSettingsRow, putSettingsRow } from './settings.queries'
import './settings.texts'

type Statistics = z.output<typeof statistics>

const readShown = async (tx: Tx) => readPresentation((await lockSettingsRow(tx)).presentation)

/** What may be written now: while another address waits, the one before stays. */
export async function holdStatistics<P extends { statistics: Statistics }>(
  context: CallContext<typeof saveSettings>,
  wanted: P,
): Promise<{ presentation: P; waiting: WaitingDeed[] }> {
  const before = (await readShown(context.tx)).statistics
  // The policy of pages lets its address in whatever the service is.
  if (!wanted.statistics.address || isDeepStrictEqual(wanted.statistics, before))
    return { presentation: wanted, waiting: [] }
  const waits = await deedsWait(context.tx)
  const asked = { kind: 'statistics-address', subject: 'site', change: wanted.statistics } as const
  // Where nothing waits, everything is written together after this.
  const waiting = await actOrPend(context, asked, async () => undefined)
  return {
    presentation: waits ? { ...wanted, statistics: before } : wanted,
    waiting: waiting ? [waiting] : [],
  }
}

export const statisticsDeeds: DeedMaker<Statistics> = {
  change: statistics,
  askedBy: ['admin'],
  readState: async tx => (await readShown(tx)).statistics,
  async perform({ tx, actor, client, now }, _, wanted) {
    const before = await readShown(tx)
    const after = { ...before, statistics: wanted }
    await putSettingsRow(tx, { presentation: JSON.stringify(after) })
    await recordAudit(tx, {
      ...{ actor, client, now, action: 'site.saveSettings', subject: 'site', subjectId: tx.agentId },
      before: { presentation: { statistics: before.statistics } },
      after: { presentation: { statistics: wanted } },
    })
  },
  describe: (_, { service, address = '', site_id: site = '' }) => ({
    text: site ? 'settings.deed.statisticsSite' : 'settings.deed.statistics',
    params: { service: names[service], address, site },
  }),
}

const names: Record<Statistics['service'], string> = {
  builtin: 'Tributary',
  baidu: 'Baidu',
  umami: 'Umami',
  matomo: 'Matomo',
}
