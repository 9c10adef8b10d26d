// What is kept off the channels while a case is open, and brought back when nothing is left of it.
import { releasedStatuses, workStatusAfter } from '#contract/works/work-status'
import type { Tx } from '../../platform/database/query'
import { Refusal } from '../../platform/refusal'
import { accountState } from '../identity/identity.public'
import { assignCodes } from '../release-codes/release-codes.public'
import { askForReleasePage } from '../release-pages/release-pages.public'
import {
  findWork,
  isUnderMeasure,
  leaveTrackOut,
  liftMeasure,
  lockWork,
  takeWorkDown,
  tellChannels,
  type theSystem,
  tracksOf,
  type WorkRecord,
  withdrawTrack,
} from '../works/works.public'
import { hasHoldingClaim, listOwedReturns, settleReturn } from './case-returns.queries'
import { noteRecordings } from './claimed-recordings.queries'
import type { CaseRecord } from './infringement.queries'
import './infringement.texts'
import { rememberAlike } from './remember-recordings'

type Doer = typeof theSystem

interface Measure {
  measure: 'work' | 'track'
  /** Something was there until now, and comes back when the case ends. */
  brings_back: boolean
}

/** Whatever its place: what is at the channels goes down, and nothing else goes there while the case is open. */
export async function takeMeasure(
  tx: Tx,
  { id, work_id: workId, track_id: trackId }: Pick<CaseRecord, 'id' | 'work_id' | 'track_id'>,
  { doer, reason, now }: { doer: Doer; reason: string; now: Date },
): Promise<{ taken: Measure; notice: Notice }> {
  const work = workId === null ? undefined : await lockWork(tx, workId)
  if (!work) throw new Refusal('conflict', { text: 'infringement.workMissing' })
  await noteRecordings(tx, id)
  await rememberAlike(tx, id, work)
  const wasOnline = releasedStatuses.includes(work.status)
  const isDown = workStatusAfter(work.status, 'liftMeasure') !== undefined
  // With its member or in review: its rights don't pass until the case has ended or the track it is about was taken out.
  if (!wasOnline && !isDown) {
    const notice =
      trackId !== null && (await canGoWithout(tx, work, trackId)) ? 'measureHeldTrack' : 'measureHeld'
    return { taken: { measure: 'work', brings_back: false }, notice }
  }
  if (trackId !== null) {
    const said = { workId: work.id, trackId, reason }
    const taken = await leaveOut(tx, work, wasOnline, { said, doer, now })
    return {
      taken,
      notice: !wasOnline ? 'measureHeld' : taken.measure === 'track' ? 'measureTrack' : 'measure',
    }
  }
  if (wasOnline) await takeWorkDown(tx, work.id, { mover: 'rights', doer, reason }, now)
  return {
    taken: { measure: 'work', brings_back: wasOnline },
    notice: wasOnline ? 'measure' : 'measureHeld',
  }
}

/** Of a release that is not out yet: whether it holds the track and others that the claim is not about. */
export async function canGoWithout(tx: Tx, work: Pick<WorkRecord, 'id' | 'status'>, trackId: number) {
  if (releasedStatuses.includes(work.status) || workStatusAfter(work.status, 'liftMeasure')) return false
  const tracks = await tracksOf(tx, work.id)
  return tracks.length > 1 && tracks.some(({ id }) => id === trackId)
}

/** What its member is told. */
type Notice = 'measure' | 'measureTrack' | 'measureHeld' | 'measureHeldTrack'

interface OneTrack {
  said: { workId: number; trackId: number; reason: string }
  doer: Doer
  now: Date
}

/** The last track that is left takes its work with it. */
async function leaveOut(
  tx: Tx,
  work: WorkRecord,
  isOnline: boolean,
  { said, doer, now }: OneTrack,
): Promise<Measure> {
  const track = (await tracksOf(tx, work.id)).find(({ id }) => id === said.trackId)
  // Withdrawn already, or taken out by a revision: nothing has to go down, and its recording does not come again.
  if (!track || track.withdrawn_at !== null) return { measure: 'track', brings_back: false }
  if (!isOnline) {
    const isOut = await leaveTrackOut(tx, said, doer, now)
    return { measure: isOut ? 'track' : 'work', brings_back: isOut }
  }
  const { status } = await withdrawTrack(tx, said, doer, now)
  if (!releasedStatuses.includes(status)) return { measure: 'work', brings_back: true }
  await sendAgain(tx, work, now)
  return { measure: 'track', brings_back: true }
}

export interface Returned {
  /** Cases whose release or track goes back to the channels. */
  back: CaseRecord[]
  /** Something would come back but for another case. */
  isHeld: boolean
}

/** Everything that cases which ended took down, and that no other case keeps. Same codes, no signature. */
export async function bringBack(
  tx: Tx,
  workId: number,
  { doer, note, now }: { doer: Doer; note: string; now: Date },
): Promise<Returned> {
  const work = await lockWork(tx, workId)
  const returned: Returned = { back: [], isHeld: false }
  if (!work || (await accountState(tx, work.member_id)) === 'closed') return returned
  for (const claim of await listOwedReturns(tx, workId)) {
    const trackId = claim.measure === 'track' ? claim.track_id : null
    if ((await isUnderMeasure(tx, workId, trackId)) || (await hasHoldingClaim(tx, workId, trackId))) {
      returned.isHeld = true
      continue
    }
    await settleReturn(tx, claim.id)
    if (await liftMeasure(tx, { workId, trackId, note }, doer, now)) returned.back.push(claim)
  }
  const restored = returned.back.length > 0 ? await findWork(tx, workId) : undefined
  if (restored) await sendAgain(tx, restored, now)
  return returned
}

async function sendAgain(tx: Tx, work: WorkRecord, now: Date) {
  await assignCodes(tx, work.id, now)
  await tellChannels(tx, work, now)
  await askForReleasePage(tx, work.id)
}
