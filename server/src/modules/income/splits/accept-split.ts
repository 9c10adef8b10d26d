import type { acceptSplit } from '#contract/income/split-calls'
import { writePercent } from '#contract/income/split-percent'
import type { SplitState } from '#contract/income/split-state'
import type { CallContext } from '../../../platform/http/call-handler'
import { spendSigningCode } from '../../identity/identity.public'
import { askedParty, requireOpenOwner } from './asked-party'
import { agreeIfAll, tell } from './settle-split'
import { putAnswer } from './splits.queries'

/** Said twice, it changes nothing. A minor's guardian gets the code. */
export async function acceptTheSplit(context: CallContext<typeof acceptSplit>) {
  const { tx, input, actor, secrets, now } = context
  await spendSigningCode(tx, secrets, actor, input.sms_code, now)
  const { split, party } = await askedParty(context, input.party_id)
  if (party.answer === 'accepted') return { state: split.state as SplitState }
  await requireOpenOwner(tx, split)
  await putAnswer(tx, party.id, actor.memberId, 'accepted', now)
  const state = await agreeIfAll(tx, split.id, now)
  if (state === 'proposed') {
    await tell(tx, split, split.owner_id, 'accepted', {
      name: party.name,
      percent: writePercent(party.part),
      isCalm: true,
    })
  }
  return { state }
}
