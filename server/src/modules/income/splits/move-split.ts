// The only writer of a split's state: it takes the steps of the contract's table, or none.
import { type SplitEvent, type SplitState, splitAfter } from '#contract/income/split-state'
import type { Tx } from '../../../platform/database/query'
import { Refusal } from '../../../platform/refusal'
import { putSplitState, type SplitRow } from './splits.queries'
import './splits.texts'

/** Of a split that is locked. */
export async function moveSplit(tx: Tx, split: SplitRow, event: SplitEvent, now: Date): Promise<SplitState> {
  const to = splitAfter(split.state as SplitState, event)
  if (!to) throw new Refusal('conflict', { text: 'splits.notOpen' })
  await putSplitState(tx, split.id, to, now)
  return to
}
