import { z } from 'zod'
import type { listAudit, readAuditChoices } from '#contract/audit/calls'
import type { checkKinds } from '#contract/identity/check-calls'
import { batchNumber } from '#contract/payouts/batch'
import { withdrawalNumber } from '#contract/payouts/withdrawal'
import { pageOf, place, readCursor } from '../../platform/cursor'
import type { CallContext } from '../../platform/http/call-handler'
import { type AuditRecord, listActions, listAuditRows, listStaffNames } from './audit-log.queries'

const placeShape = z.object({ at: place.moment, id: place.id })

export async function listTheAudit({ tx, input, language }: CallContext<typeof listAudit>) {
  const { cursor, limit, ...filter } = input
  const after = readCursor(placeShape, cursor)
  const found = await listAuditRows(tx, { ...filter, after, limit: limit + 1 }, language)
  const { shown, next_cursor } = pageOf(found, limit, row => ({ at: row.place, id: row.id }))
  return { items: shown.map(presentEntry), next_cursor }
}

function presentEntry(entry: AuditRecord) {
  return {
    id: entry.id,
    at: entry.at.toISOString(),
    staff: entry.staff_id === null ? null : { id: entry.staff_id, name: entry.staff_name },
    action: entry.action,
    subject: entry.subject,
    subject_id: entry.subject_id,
    subject_name: nameOf(entry),
    check_kind: entry.check_kind as (typeof checkKinds)[number] | null,
    before: entry.before,
    after: entry.after,
    address: entry.address,
    user_agent: entry.user_agent,
  }
}

function nameOf({ subject, subject_name, subject_number }: AuditRecord): string | null {
  if (subject_number === null) return subject_name
  return subject === 'withdrawal' ? withdrawalNumber(subject_number) : batchNumber(subject_number)
}

export async function readTheChoices({ tx }: CallContext<typeof readAuditChoices>) {
  const [staff, actions] = await Promise.all([listStaffNames(tx), listActions(tx)])
  return { staff, actions }
}
