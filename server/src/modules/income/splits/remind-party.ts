import type { remindParty } from '#contract/income/split-calls'
import { splitRules } from '#contract/income/split-state'
import type { CallContext } from '../../../platform/http/call-handler'
import { enqueue } from '../../../platform/jobs/job'
import { Refusal } from '../../../platform/refusal'
import { inviteParty } from './invite-party.job'
import { ownProposal } from './own-proposal'
import { findParty, type PartyRow, putReminded, type SplitRow } from './splits.queries'
import './splits.texts'

const pause = splitRules.daysBetweenReminders * 86_400_000

/** From when on this party may be reminded; null: it has answered, or the proposal ends before. */
export function remindFrom(split: SplitRow, party: PartyRow): Date | null {
  if (split.state !== 'proposed' || party.answer !== 'invited') return null
  const from = new Date((party.reminded_at ?? split.proposed_at).getTime() + pause)
  return from < split.ends_at ? from : null
}

export async function remindTheParty(context: CallContext<typeof remindParty>) {
  const { tx, input, actor, now, answer } = context
  const found = await findParty(tx, input.party_id)
  if (!found) throw new Refusal('notFound')
  const split = await ownProposal(tx, actor.memberId, found.split_id, now)
  const party = await findParty(tx, input.party_id)
  const from = party && remindFrom(split, party)
  if (!party || !from) throw new Refusal('conflict', { text: 'splits.answered' })
  if (from > now) {
    const seconds = Math.ceil((from.getTime() - now.getTime()) / 1000)
    throw new Refusal('tooManyRequests', { text: 'splits.remindLater', retryAfterSeconds: seconds })
  }
  await putReminded(tx, party.id, now)
  await enqueue(tx, inviteParty, { partyId: party.id })
  answer.text = { key: 'splits.reminded' }
  return null
}
