// What a party of a split is paid for decides by which rule it is taxed: finance settles it before anything of it is approved.
import type { settleParty } from '#contract/payouts/payout-desk-calls'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { recordAudit } from '../../audit/audit.public'
import { lockAccount } from '../../identity/identity.public'
import { findPaidParty, insertPartyRule } from '../tax/services.queries'
import { isOwnMember } from '../withdrawals/handled.queries'
import { refuseHandsOff } from './decide-payout'

export async function settleTheParty(context: CallContext<typeof settleParty>) {
  const { tx, input, actor, client, now } = context
  const { party_id: partyId, paid_for: paidFor, reason } = input
  const party = await findPaidParty(tx, partyId)
  if (!party?.member_id || party.state !== 'agreed' || party.member_id === party.owner_id) {
    throw new Refusal('notFound')
  }
  if (!(await lockAccount(tx, party.member_id))) throw new Refusal('notFound')
  if (await isOwnMember(tx, actor.staffId, party.member_id)) refuseHandsOff('own')
  const rule = paidFor === 'service' ? 'service' : 'royalty'
  await insertPartyRule(tx, { partyId, rule, reason, staffId: actor.staffId, now })
  await recordAudit(tx, {
    ...{ actor, client, now, action: 'payout.partySettled', subject: 'member', subjectId: party.member_id },
    before: { isrc: party.isrc, paid_for: party.paid_for },
    after: { isrc: party.isrc, paid_for: paidFor, reason },
  })
  return null
}
