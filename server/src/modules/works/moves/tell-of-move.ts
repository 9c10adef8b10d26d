import type { WorkEvent, WorkStatus } from '#contract/works/work-status'
import type { Tx } from '../../../platform/database/query'
import { announce } from '../../webhooks/webhooks.public'
import type { WorkRecord } from '../works.queries'
import type { RejectReason } from './history.queries'

interface Move {
  work: WorkRecord
  to: WorkStatus
  event: WorkEvent
  reasons?: readonly RejectReason[]
  now: Date
}

const rejections: readonly WorkEvent[] = ['reject', 'allChannelsRefuse']

/** For the account's own tools. */
export async function tellOfMove(tx: Tx, { work, to, event, reasons = [], now }: Move): Promise<void> {
  const about = { work_id: work.id, revision_of: work.revision_of, title: work.details.title }
  const { member_id: memberId, status: from } = work
  await announce(tx, 'work.status_changed', [{ memberId, data: { ...about, from, status: to } }], now)
  if (!rejections.includes(event)) return
  const why = reasons.map(({ field, text }) => ({ field, text }))
  await announce(tx, 'work.rejected', [{ memberId, data: { ...about, status: to, reasons: why } }], now)
}
