// What is taken off the channels while a case is open, and brought back when nothing is left of it.
import { releasedStatuses } from '#contract/works/work-status'
import type { Tx } from '../../platform/database/query'
import { Refusal } from '../../platform/refusal'
import { accountState } from '../identity/identity.public'
import { assignCodes } from '../release-codes/release-codes.public'
import { askForReleasePage } from '../release-pages/release-pages.public'
import {
  findWork,
  liftMeasure,
  lockWork,
  takeWorkDown,
  tellChannels,
  type theSystem,
  withdrawTrack,
} from '../works/works.public'
import type { CaseRecord } from './infringement.queries'
import './infringement.texts'

type Doer = typeof theSystem

/** Answers what is down by it: the last track that is left takes its work with it. */
export async function takeMeasure(
  tx: Tx,
  { work_id: workId, track_id: trackId }: Pick<CaseRecord, 'work_id' | 'track_id'>,
  { doer, reason, now }: { doer: Doer; reason: string; now: Date },
): Promise<'work' | 'track'> {
  const work = workId === null ? undefined : await lockWork(tx, workId)
  if (!work) throw new Refusal('conflict', { text: 'infringement.workMissing' })
  if (!releasedStatuses.includes(work.status))
    throw new Refusal('conflict', { text: 'infringement.notOnline' })
  if (trackId === null) {
    await takeWorkDown(tx, work.id, { mover: 'rights', doer, reason }, now)
    return 'work'
  }
  const { status } = await withdrawTrack(tx, { workId: work.id, trackId, reason }, doer, now)
  if (!releasedStatuses.includes(status)) return 'work'
  await sendAgain(tx, work, now)
  return 'track'
}

/** Same codes, no signature. Answers whether something goes back to the channels. */
export async function endMeasure(
  tx: Tx,
  { work_id: workId, track_id: trackId, measure }: Pick<CaseRecord, 'work_id' | 'track_id' | 'measure'>,
  { doer, note, now }: { doer: Doer; note: string; now: Date },
): Promise<boolean> {
  const work = workId === null || measure === null ? undefined : await lockWork(tx, workId)
  if (!work || (await accountState(tx, work.member_id)) === 'closed') return false
  const lifted = { workId: work.id, trackId: measure === 'track' ? trackId : null, note }
  if (!(await liftMeasure(tx, lifted, doer, now))) return false
  const restored = await findWork(tx, work.id)
  if (restored) await sendAgain(tx, restored, now)
  return true
}

async function sendAgain(tx: Tx, work: NonNullable<Awaited<ReturnType<typeof findWork>>>, now: Date) {
  await assignCodes(tx, work.id, now)
  await tellChannels(tx, work, now)
  await askForReleasePage(tx, work.id)
}
