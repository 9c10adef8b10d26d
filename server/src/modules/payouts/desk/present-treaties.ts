import { todayInChina } from '#contract/identity/age'
import type { readPayout } from '#contract/payouts/payout-desk-calls'
import type { TreatyDocument, TreatyState } from '#contract/payouts/treaty'
import type { CallContext } from '../../../platform/http/call-handler'
import { listSelves } from '../../deeds/deeds.public'
import { fileLink } from '../../files/files.public'
import { listOpenTreaties } from '../tax/treaties.queries'
import { whyNotConfirm } from './treaty.policy'

interface Of {
  memberId: number
  index: Buffer
  /** The money is that of who looks. */
  isOwn: boolean
}

export async function presentTreaties(
  context: Pick<CallContext<typeof readPayout>, 'tx' | 'actor' | 'now' | 'secrets'>,
  { memberId, index, isOwn }: Of,
): Promise<TreatyDocument[]> {
  const { tx, actor, now } = context
  const found = await listOpenTreaties(tx, memberId, index)
  if (found.length === 0) return []
  const selves = await listSelves(tx, actor.staffId)
  return found.map(row => {
    const why = whyNotConfirm({ selves, isOwn, proposedBy: row.proposed_by })
    const isProposed = row.state === 'proposed'
    return {
      ...{ id: row.id, state: row.state as TreatyState, rate: (row.rate / 100).toFixed(2) },
      ...{ valid_until: row.valid_until, is_valid: row.valid_until >= todayInChina(now) },
      ...{ url: fileLink(context, { id: row.upload_id, agentId: tx.agentId }), media_type: row.media_type },
      ...{ reason: row.reason, proposed_by: row.proposer, proposed_at: row.proposed_at.toISOString() },
      ...{ confirmed_by: row.confirmer ?? '', confirmed_at: row.confirmed_at?.toISOString() ?? null },
      can: { confirm: isProposed && why === undefined, end: !isOwn },
      hands_off: isProposed ? (why ?? null) : null,
    }
  })
}
