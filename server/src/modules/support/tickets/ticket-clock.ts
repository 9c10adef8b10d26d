// What will happen to a ticket if nothing happens. A due time is a row in the queue: it comes true whichever server runs
// then, and a later time under the same key takes the place of the earlier one.
import { z } from 'zod'
import { silentDays } from '#contract/support/ticket-state'
import type { Tx } from '../../../platform/database/query'
import { enqueue, type JobName } from '../../../platform/jobs/job'

const payload = z.object({ ticketId: z.number().int() })
export const escalation: JobName<{ ticketId: number }> = { name: 'escalateTicket', payload }
export const silence: JobName<{ ticketId: number }> = { name: 'closeSilentTicket', payload }

export function promisedFrom(asked: Date, hours: number | undefined): Date {
  if (hours === undefined) throw new Error('a clock starts without a promise')
  return new Date(asked.getTime() + hours * 3_600_000)
}

export function watchClock(tx: Tx, ticketId: number, dueAt: Date) {
  return enqueue(tx, escalation, { ticketId }, { runAt: dueAt, key: `escalate ticket ${ticketId}` })
}

export function watchSilence(tx: Tx, ticketId: number, answeredAt: Date) {
  const runAt = new Date(answeredAt.getTime() + silentDays * 86_400_000)
  return enqueue(tx, silence, { ticketId }, { runAt, key: `close silent ticket ${ticketId}` })
}
