// A report that was posted and paid for: what a member's income begins with.
import { postReport } from '../../server/src/modules/income/posting/post-report'
import { closeDifference } from '../../server/src/modules/income/receipts/record-receipt'
import type { Database } from '../../server/src/platform/database/database'
import { buildRelease, isrcOf } from '../../server/src/testing/build-release'
import { buildReport } from '../../server/src/testing/build-report'
import type { BackendFacts } from '../server/backend'
import { asOwnerOf } from './as-owner'
import type { Site } from './site'

interface WantedIncome {
  mobile: string
  title: string
  /** Its lines, in the site's currency. */
  lines: { amount: string; quantity: number; country: string; usage: string }[]
}

export async function postedIncome(
  backend: BackendFacts & { database: Database },
  { agentId }: Pick<Site, 'agentId'>,
  { mobile, title, lines }: WantedIncome,
): Promise<void> {
  const { asOwner } = asOwnerOf(backend)
  const [member] = await asOwner<{ id: string }>(
    'select id from members where agent_id = $1 and mobile = $2',
    [agentId, mobile],
  )
  const [staff, colleague] = await asOwner<{ id: string }>(
    `insert into staff (agent_id, username, name, password_hash, roles, totp_secret)
     select $1, 'poster-' || gen_random_uuid(), 'n', 'h', '{finance}', 's' from generate_series(1, 2) returning id`,
    [agentId],
  )
  const { database } = backend
  const isrc = isrcOf()
  const staffId = Number(staff?.id)
  await buildRelease({ database, asOwner }, agentId, Number(member?.id), { title, isrcs: [isrc] })
  const reportId = await buildReport(
    { database, agentId },
    { lines: lines.map(line => ({ ...line, isrc, title })) },
  )
  const now = new Date()
  const who = { actor: { staffId, name: 'n' }, client: { address: '', userAgent: '' }, now }
  await database.change(agentId, tx => postReport(tx, { reportId, staffId, note: '', now }))
  await database.change(agentId, tx =>
    closeDifference(tx, reportId, { currency: 'CNY', reason: 'paid' }, who, Number(colleague?.id)),
  )
}
