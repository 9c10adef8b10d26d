// What becomes of a proposal, and who is told. Whoever calls holds the split.
import { writePercent } from '#contract/income/split-percent'
import type { SplitState } from '#contract/income/split-state'
import type { Tx } from '../../../platform/database/query'
import { notify } from '../../messages/messages.public'
import { moveSplit } from './move-split'
import { findRecording } from './split-tracks.queries'
import { listParties, lockSplit, type PartyRow, type SplitRow } from './splits.queries'
import './splits.texts'

/** With the last acceptance it is agreed. Answers where it stands. */
export async function agreeIfAll(tx: Tx, splitId: number, now: Date): Promise<SplitState> {
  const split = await lockSplit(tx, splitId)
  if (!split) throw new Error('a split that must exist does not')
  const parties = await listParties(tx, [splitId])
  if (parties.some(({ answer }) => answer !== 'accepted')) return split.state as SplitState
  const state = await moveSplit(tx, split, 'agree', now)
  const told = new Set([split.owner_id, ...parties.flatMap(({ member_id }) => member_id ?? [])])
  for (const memberId of told)
    await tell(tx, split, memberId, 'agreed', { percent: percentOf(parties, memberId) })
  return state
}

const percentOf = (parties: readonly PartyRow[], memberId: number) =>
  writePercent(
    parties.filter(({ member_id }) => member_id === memberId).reduce((sum, { part }) => sum + part, 0),
  )

/** The owner in any case, whose phone rings; of the others those who had accepted. */
export async function endSplit(
  tx: Tx,
  split: SplitRow,
  event: 'decline' | 'cancel' | 'expire',
  now: Date,
): Promise<void> {
  const state = await moveSplit(tx, split, event, now)
  const parties = await listParties(tx, [split.id])
  if (event !== 'cancel') await tell(tx, split, split.owner_id, `${state}.owner`)
  const accepted = parties.filter(({ answer }) => answer === 'accepted')
  const told = new Set(accepted.flatMap(({ member_id }) => member_id ?? []))
  told.delete(split.owner_id)
  for (const memberId of told) await tell(tx, split, memberId, state, { isCalm: true })
}

interface Telling {
  percent?: string
  name?: string
  isCalm?: boolean
}

export async function tell(
  tx: Tx,
  split: Pick<SplitRow, 'isrc' | 'from_month'>,
  memberId: number,
  what: string,
  { isCalm, ...params }: Telling = {},
): Promise<void> {
  const track = await findRecording(tx, split.isrc)
  await notify(tx, {
    memberId,
    kind: 'bill',
    template: `splits.${what}`,
    params: { track: track?.title ?? split.isrc, month: split.from_month.slice(0, 7), ...params },
    link: `/person-center/splits/track?isrc=${split.isrc}`,
    isCalm,
  })
}
