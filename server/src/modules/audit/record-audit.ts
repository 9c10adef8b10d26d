import type { Tx } from '../../platform/database/query'
import type { StaffActor } from '../../platform/http/actor'
import { insertAuditEntry } from './audit.queries'

interface AuditFacts {
  /** `null`: the system, or somebody who has not proved yet to be staff. */
  actor: Pick<StaffActor, 'staffId' | 'name'> | null
  client: { address: string; userAgent: string }
  now: Date
  /** What happened to what, such as `check.viewed`. */
  action: string
  subject: string
  subjectId: string | number
  before?: unknown
  after?: unknown
}

/** Writes an entry in the transaction of what it tells about: nothing happens unseen, and nothing is told that did not. */
export async function recordAudit(tx: Tx, facts: AuditFacts): Promise<void> {
  await insertAuditEntry(tx, {
    at: facts.now,
    staffId: facts.actor?.staffId ?? null,
    staffName: facts.actor?.name ?? '',
    action: facts.action,
    subject: facts.subject,
    subjectId: String(facts.subjectId),
    before: facts.before,
    after: facts.after,
    address: facts.client.address,
    userAgent: facts.client.userAgent,
  })
}
