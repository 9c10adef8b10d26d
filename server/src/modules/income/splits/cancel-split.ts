import type { cancelSplit } from '#contract/income/split-calls'
import type { CallContext } from '../../../platform/http/call-handler'
import { ownProposal } from './own-proposal'
import { endSplit } from './settle-split'

export async function cancelTheSplit(context: CallContext<typeof cancelSplit>) {
  const { tx, input, actor, now, answer } = context
  const split = await ownProposal(tx, actor.memberId, input.split_id, now)
  await endSplit(tx, split, 'cancel', now)
  answer.text = { key: 'splits.takenBack' }
  return null
}
