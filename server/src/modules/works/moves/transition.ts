// The one way from a status to the next: lock, table, guard, new status with its history, or a refusal. Nobody else
// writes the status of a work.
import {
  mayMove,
  releasedStatuses,
  submittedStatuses,
  type WorkEvent,
  type WorkMover,
  type WorkStatus,
  workStatusAfter,
} from '#contract/works/work-status'
import type { Tx } from '../../../platform/database/query'
import { Refusal } from '../../../platform/refusal'
import { requireOpenAccount } from '../../identity/identity.public'
import { closeCase } from '../licences/rights-cases.queries'
import { growRoster } from '../roster/grow-roster'
import { lockWork, type WorkRecord } from '../works.queries'
import '../works.texts'
import type { Doer } from './doer'
import { type RejectReason, writeHistory } from './history.queries'
import { standReasons } from './standing-reasons'
import { keepSubmission } from './submissions.queries'
import { tellOfMove } from './tell-of-move'
import { type AlongWithStatus, putStatus } from './transition.queries'

interface Move {
  event: WorkEvent
  mover: WorkMover
  doer: Doer
  now: Date
  /** Whose work it has to be; another's is as good as none. */
  memberId?: number
  /** Throws where the event may not happen although the table knows it. */
  guard?(work: WorkRecord): Promise<void> | void
  along?: AlongWithStatus
  note?: string
  /** Why it comes back. They stay with it until it is through. */
  reasons?: readonly RejectReason[]
}

export interface Moved {
  work: WorkRecord
  status: WorkStatus
  version: number
}

export async function transition(tx: Tx, workId: number, move: Move): Promise<Moved> {
  const { event, mover, doer, now, memberId, along = {}, note, reasons } = move
  // Before the work, in the order in which freezing locks them.
  if (memberId !== undefined && mover !== 'system') await requireOpenAccount(tx, memberId)
  const work = await lockWork(tx, workId)
  const isStrangers = work !== undefined && memberId !== undefined && work.member_id !== memberId
  if (!work || isStrangers) throw new Refusal('notFound', { log: { workId, event, by: doer, isStrangers } })
  const to = workStatusAfter(work.status, event)
  const isGone = work.deleted_at !== null || work.closed_at !== null
  if (!to || isGone || !mayMove(mover, event)) {
    throw new Refusal('conflict', {
      text: 'works.cannotMove',
      log: { workId, event, from: work.status, by: doer },
    })
  }
  await move.guard?.(work)
  // A claim ends with the stage it was made for.
  const unclaimed = { claimed_by: null, claimed_at: null }
  const leavesChannels = releasedStatuses.includes(work.status) && !releasedStatuses.includes(to)
  const unlicensed = leavesChannels ? { licence_kept_until: null } : {}
  const returned = reasons && {
    reasons: JSON.stringify(await standReasons(tx, work, reasons)),
    note_to_reviewer: '',
  }
  const version = await putStatus(
    tx,
    work.id,
    to,
    { ...unclaimed, ...unlicensed, ...returned, ...along },
    now,
  )
  const isSubmitted = submittedStatuses.includes(to)
  const said = note ?? (isSubmitted && work.note_to_reviewer ? work.note_to_reviewer : undefined)
  await writeHistory(tx, { workId: work.id, event, from: work.status, to, doer, now, note: said, reasons })
  await tellOfMove(tx, { work, to, event, reasons, now })
  if (isSubmitted) {
    await keepSubmission(tx, work.id, now)
    await growRoster(tx, work, now)
  }
  if (leavesChannels) {
    await closeCase(tx, work.id, {
      outcome: 'down',
      staffId: doer.by === 'staff' ? doer.id : null,
      note,
      now,
    })
  }
  return { work, status: to, version }
}
