import type { declineSplit } from '#contract/income/split-calls'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { askedParty } from './asked-party'
import { endSplit } from './settle-split'
import { putAnswer } from './splits.queries'

/** One no ends the proposal for everybody: a split needs all. */
export async function declineTheSplit(context: CallContext<typeof declineSplit>) {
  const { tx, input, actor, now, answer } = context
  const { split, party } = await askedParty(context, input.party_id)
  if (party.answer !== 'invited') throw new Refusal('conflict', { text: 'splits.answered' })
  await putAnswer(tx, party.id, actor.memberId, 'declined', now)
  await endSplit(tx, split, 'decline', now)
  answer.text = { key: 'splits.saidNo' }
  return null
}
