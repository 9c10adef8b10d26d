import { build, execute, type Tx } from '../../platform/database/query'

export interface NewAuditEntry {
  at: Date
  staffId: number | null
  staffName: string
  action: string
  subject: string
  subjectId: string
  before: unknown
  after: unknown
  address: string
  userAgent: string
}

export function insertAuditEntry(tx: Tx, entry: NewAuditEntry) {
  return execute(
    tx,
    build.insertInto('audit_entries').values({
      at: entry.at,
      staff_id: entry.staffId,
      staff_name: entry.staffName,
      action: entry.action,
      subject: entry.subject,
      subject_id: entry.subjectId,
      before: jsonOf(entry.before),
      after: jsonOf(entry.after),
      address: entry.address,
      user_agent: entry.userAgent,
    }),
  )
}

function jsonOf(value: unknown): string | null {
  return value === undefined ? null : JSON.stringify(value)
}
